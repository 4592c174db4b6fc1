"""Storm Dragons: rules.py follows the book, abilities.py its cards, strength.py its six steps, draft.py the draft.

playing.py is what happens when a card is played, coop.py the game together, enemy.py how an enemy plays there.
"""

from wyrmhall.games.storm_dragons.game import STORM_DRAGONS

__all__ = ["STORM_DRAGONS"]
