"""Magic Dragon: cards.py and state.py say what lies on the table, rules.py follows the book."""

from wyrmhall.games.magic_dragon.game import MAGIC_DRAGON

__all__ = ["MAGIC_DRAGON"]
