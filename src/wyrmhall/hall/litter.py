"""Memory that nobody needs any more: collected so that nobody waits for it, and given back to the system."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from time import monotonic, perf_counter

from wyrmhall.hall.metrics import resident

LOOK = 0.2  # seconds between two collections of what is new: the oftener, the less there is to look at each time
USUAL = 600.0  # seconds between two collections of everything
CALM = 30.0  # seconds between two of them at least
CROWD = 500  # sockets, after which it is worth while to clean up when half of them have gone
LONGEST = 0.04  # seconds that people may wait for a collection
EACH = 6e-7  # seconds for each value that is looked at, where it has not been measured to be more
GROWN = 2.0  # times the memory when one was first put off: rather let people wait than run out of it


class Litter:
    """When to collect everything: now and then, and when a crowd has gone, if it does not take long."""

    def __init__(self, now: float) -> None:
        self._collected = now  # or put off
        self._most = 0  # sockets at once since then
        self._memory: float | None = None  # when a collection was first put off, since the last one
        self._each = EACH

    def is_due(self, sockets: int, now: float) -> bool:
        """Whether it is time; if so, it counts as done."""
        self._most = max(self._most, sockets)
        has_gone = self._most >= CROWD and 2 * sockets <= self._most
        if now - self._collected < (CALM if has_gone else USUAL):
            return False
        self._collected, self._most = now, sockets
        return True

    def may_be_collected(self, values: int, memory: float) -> bool:
        """Whether nobody would notice, or it has to be."""
        if values * self._each <= LONGEST:
            return True
        if self._memory is None:
            self._memory = memory
        return memory > GROWN * self._memory

    def collected(self, values: int, seconds: float) -> None:
        self._each = max(EACH, seconds / max(1, values))
        self._memory = None


async def collect_litter(sockets: Callable[[], int]) -> None:
    """Collect what only refers to itself when it suits us: whenever Python likes, it makes people wait (measured)."""
    gc.freeze()  # what is there now stays for ever: no need to look at it again and again
    gc.disable()
    litter = Litter(monotonic())
    while True:
        await asyncio.sleep(LOOK)
        gc.collect(1)  # what has come since the last look, and only that
        if litter.is_due(sockets(), monotonic()):
            collect_everything(litter)


def collect_everything(litter: Litter) -> None:
    """Unless people would wait for it: then what sockets and tables leave behind must not need it."""
    values = len(gc.get_objects())
    if not litter.may_be_collected(values, resident()):
        return
    began = perf_counter()
    gc.collect()
    seconds = perf_counter() - began
    give_back()
    litter.collected(values, seconds)


def give_back() -> None:
    """glibc keeps what was freed, 2,000 sockets' worth, unless it is told; others have no such call."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
