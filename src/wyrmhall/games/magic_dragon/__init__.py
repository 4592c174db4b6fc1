"""Magic Dragon: cards.py is what lies on the table, rules.py follows the book, game.py presents it to the hall."""

from wyrmhall.games.magic_dragon.game import MAGIC_DRAGON

__all__ = ["MAGIC_DRAGON"]
