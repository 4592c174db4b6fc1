"""Memory that nobody needs any more: collected when it suits people, and given back to the system."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from time import monotonic

LOOK = 5.0  # seconds between two looks at how many people are there
USUAL = 600.0  # seconds between two collections: with 2,000 people one takes some tenths of a second
CALM = 30.0  # seconds between two of them at least
CROWD = 500  # sockets, after which it is worth while to clean up when half of them have gone


class Litter:
    """When to collect: now and then, and when a crowd has gone."""

    def __init__(self, now: float) -> None:
        self._collected = now
        self._most = 0  # sockets at once since then

    def is_due(self, sockets: int, now: float) -> bool:
        """Whether it is time; if so, it counts as done."""
        self._most = max(self._most, sockets)
        has_gone = self._most >= CROWD and 2 * sockets <= self._most
        if now - self._collected < (CALM if has_gone else USUAL):
            return False
        self._collected, self._most = now, sockets
        return True


async def collect_litter(sockets: Callable[[], int]) -> None:
    """Collect what only refers to itself when it suits us: whenever Python likes, it makes people wait (measured)."""
    gc.freeze()  # what is there now stays for ever: no need to look at it again and again
    gc.disable()
    litter = Litter(monotonic())
    while True:
        await asyncio.sleep(LOOK)
        if litter.is_due(sockets(), monotonic()):
            gc.collect()
            give_back()


def give_back() -> None:
    """glibc keeps what was freed, 2,000 sockets' worth, unless it is told; others have no such call."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
