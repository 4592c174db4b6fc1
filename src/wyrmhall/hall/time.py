"""Hall time: the milliseconds that the hall has been up, summed over all its runs.

Clocks are reckoned in it, so that neither a stopped hall nor a changed wall clock costs anybody anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class HallTime:
    """Goes on where the last run of the hall has stopped."""

    def __init__(self, before: int = 0) -> None:
        self._before = before
        self._begun = time.monotonic_ns()

    def now(self) -> int:
        return self._before + (time.monotonic_ns() - self._begun) // 1_000_000

    def catch_up(self, at: int) -> None:
        """Another hall on the same database is ahead: go on from there."""
        self._before += max(0, at - self.now())

    def after(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call it when so much time has passed."""
        return asyncio.get_running_loop().call_later((milliseconds + 1) / 1000, call)

    async def sleep(self, milliseconds: int) -> None:
        """Until so much time has passed."""
        if milliseconds <= 0:
            await asyncio.sleep(0)
            return
        passed = asyncio.Event()
        alarm = self.after(milliseconds, passed.set)
        try:
            await passed.wait()
        finally:
            alarm.cancel()

    def wall(self) -> int:
        """Seconds since 1970, for people to read."""
        return int(time.time())
