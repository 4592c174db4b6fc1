"""Fairy Tale: effects.py and conditions.py are the words of its cards, rules.py follows the book."""

from wyrmhall.games.fairy_tale.game import FAIRY_TALE

__all__ = ["FAIRY_TALE"]
