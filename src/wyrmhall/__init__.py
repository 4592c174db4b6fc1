"""Wyrmhall: a hall of dragon card games.  These names are its public interface; docs/python.md shows how to use it."""

from wyrmhall import _native

_native.settle()  # before anything below is imported: a stale compiled file must never run

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position
from wyrmhall.kernel.data import from_data, to_data, view_from_data, view_to_data
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import score, score_lines
from wyrmhall.kernel.imagine import imagine, redeal
from wyrmhall.kernel.play import choose, options, owing, playout, take, why_not
from wyrmhall.kernel.registry import game, game_names, register
from wyrmhall.kernel.together import choose_all
from wyrmhall.kernel.view import SPECTATOR, look

__all__ = [
    "SPECTATOR",
    "IllegalOption",
    "WyrmhallError",
    "choose",
    "choose_all",
    "fingerprint",
    "from_data",
    "game",
    "game_names",
    "imagine",
    "look",
    "options",
    "owing",
    "playout",
    "position",
    "redeal",
    "register",
    "score",
    "score_lines",
    "swift",
    "take",
    "to_data",
    "view_from_data",
    "view_to_data",
    "why_not",
]
