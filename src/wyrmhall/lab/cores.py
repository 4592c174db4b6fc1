"""Many games on all cores, in processes of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from os import cpu_count
from typing import TypeVar

from wyrmhall.kernel.errors import BadSetup, RuleError

T = TypeVar("T")

LARGEST_LOT = 50  # games that a process plays before it reports


def on_all_cores(play: Callable[[int], T], games: int, workers: int | None = None) -> Iterator[T]:
    """What became of so many games, in their order: `play` gets the number of a game."""
    if games < 1:
        raise BadSetup("the number of games must be at least 1")
    workers = min(workers or cpu_count() or 1, games)
    if workers == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play, range(games), chunksize=max(1, min(LARGEST_LOT, games // workers // 4)))
        except BrokenProcessPool as error:
            raise RuleError("a process that played has died; --workers 1 shows where") from error
