"""Times every contestant written in Python in the same way.

A game is timed in two parts: the deal (making the game, and all chance up to the first decision of a
player) and the rest of it. What is dealt later, as in every round of Magic Dragon after the first, belongs
to the rest for all contestants alike.
"""

import json
import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

Deal = Callable[[int], Any]  # seed -> a game at its first decision
Play = Callable[[Any, int], int]  # game, most decisions to take -> decisions taken
Copier = Callable[[Any], Callable[[], object]]  # game -> its bound method that copies it

WHOLE_GAME = sys.maxsize
COPIED_STATES = 200
COPIES_OF_EACH = 100


def race(deal: Deal, play: Play, seconds: float) -> tuple[int, int, float, float]:
    games = decisions = 0
    dealing = playing = 0.0
    while dealing + playing < seconds:
        start = perf_counter()
        game = deal(games)
        dealt = perf_counter()
        decisions += play(game, WHOLE_GAME)
        playing += perf_counter() - dealt
        dealing += dealt - start
        games += 1
    return games, decisions, dealing, playing


def microseconds(copy: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(COPIES_OF_EACH):
        copy()
    return (perf_counter() - start) / COPIES_OF_EACH * 1e6


def copy_time(deal: Deal, play: Play, copier: Copier, taken: int) -> float:
    """The median over many games, each after so many decisions."""
    games = [deal(seed) for seed in range(COPIED_STATES)]
    midway = [game for game in games if play(game, taken) == taken]
    return statistics.median(microseconds(copier(game)) for game in midway)


def measure(deal: Deal, play: Play, copier: Copier | None = None, **facts: object) -> None:
    """Runs for as many seconds as the last argument of the program says, after a warm-up."""
    seconds = float(sys.argv[-1])
    race(deal, play, seconds / 4)
    games, decisions, dealing, playing = race(deal, play, seconds)
    result = {
        "decisions_per_s": decisions / (dealing + playing),
        "after_deal_per_s": decisions / playing,
        "copy_us": copier and copy_time(deal, play, copier, decisions // games // 3),
        "games": games,
        "decisions": decisions,
    }
    print(json.dumps(result | facts))
