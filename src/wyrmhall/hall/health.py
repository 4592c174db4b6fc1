"""Whether the hall can save a move now, asked by really saving something."""

from __future__ import annotations

import asyncio
from time import monotonic

from wyrmhall.hall.store import Store

PATIENCE = 1.0  # seconds that a commit may take
FRESH = 0.5  # seconds for which an answer is good enough for others too


class Health:
    """Asks the store, one question at a time, however many want to know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[None] | None = None
        self._known: tuple[float, bool] = (0.0, False)

    async def can_save(self) -> bool:
        """True if something could be committed within a second."""
        at, answer = self._known
        if at and monotonic() - at < FRESH:
            return answer
        if self._asking is None:
            self._asking = asyncio.create_task(asyncio.to_thread(self._store.probe))
            self._asking.add_done_callback(self._answered)
        done, _ = await asyncio.wait([self._asking], timeout=PATIENCE)
        return any(task.exception() is None for task in done)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._asking = None
        self._known = (monotonic(), not task.cancelled() and task.exception() is None)
