"""The measures of work count the work, and nothing that happens beside it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from tests.work import calls_made
from wyrmhall.lab.laws.work import lines_run

Measure = Callable[[Callable[[], object]], int]


@pytest.fixture
def noisy_collector() -> Iterator[None]:
    """A garbage collector that runs all the time, and has code run whenever it does."""

    def note(phase: str, info: dict[str, int]) -> None:
        _ = len(phase)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(1, 1, 1)
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(note)


@pytest.mark.parametrize("measure", [lines_run, calls_made])
def test_the_collector_is_not_counted(measure: Measure, noisy_collector: None) -> None:
    def work(litter: int) -> list[list[int]]:
        return [[len("four")] for _ in range(litter)]

    once, twice = measure(lambda: work(100)), measure(lambda: work(200))
    assert twice > once
    assert [measure(lambda: work(100)) for _ in range(20)] == [once] * 20


@pytest.mark.parametrize("measure", [lines_run, calls_made])
def test_the_collector_goes_on_afterwards(measure: Measure) -> None:
    assert gc.isenabled()
    measure(lambda: None)
    assert gc.isenabled()
