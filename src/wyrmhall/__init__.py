"""Wyrmhall: a hall of dragon card games.  This page of names is the public interface; the README shows how to use it."""

from wyrmhall import _native

_native.settle()  # before anything below is imported: a stale compiled file must never run

from wyrmhall.kernel.play import choose, options, owing, take
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.view import look

__all__ = ["choose", "game", "game_names", "look", "options", "owing", "take"]
