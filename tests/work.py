"""How much work something takes, also where it is written in C."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

from wyrmhall.lab.laws.work import uncollected


def calls_made(work: Callable[[], object]) -> int:
    """How many functions this calls, those written in C among them."""
    count, before = 0, sys.getprofile()

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    with uncollected():
        sys.setprofile(note)
        try:
            work()
        finally:
            sys.setprofile(before)
    return count
