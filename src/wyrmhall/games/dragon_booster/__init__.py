"""Dragon Booster: language.py is what cards can say, cards.py and state.py what lies there, rules.py the book."""

from wyrmhall.games.dragon_booster.game import DRAGON_BOOSTER

__all__ = ["DRAGON_BOOSTER"]
