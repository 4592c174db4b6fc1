"""Storm Dragons: rules.py follows the book, abilities.py its cards, strength.py its six steps, draft.py the draft."""

from wyrmhall.games.storm_dragons.game import STORM_DRAGONS

__all__ = ["STORM_DRAGONS"]
