"""The games that bring lessons."""

from __future__ import annotations

from tests.laws.samples import every_game
from wyrmhall.lessons.lesson import lesson_files

GAMES = [game for game in every_game() if lesson_files(game)]
