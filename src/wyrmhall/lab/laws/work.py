"""How much work something takes: a clock that never lies, the same on every machine, however busy it is."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of plain Python this takes, loops counted."""
    count, before = 0, sys.gettrace()

    def note(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += 1
        return note

    with uncollected():
        sys.settrace(note)
        try:
            work()
        finally:
            sys.settrace(before)
    return count


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the garbage collector, for others, such as Hypothesis, have code run whenever it collects."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
