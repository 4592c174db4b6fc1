"""What happens by itself: whatever is due happens in time, and what is spawned ends with the thing it belongs to."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Generic, TypeVar

from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.log import Entries, Fold, LiveLog
from wyrmhall.hall.logs import told
from wyrmhall.hall.time import Alarm

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

RETRY = 1_000  # milliseconds until something that could not be saved is tried again

F = TypeVar("F", bound=Fold)

log = logging.getLogger("wyrmhall.hall")


class Driver(ABC, Generic[F]):
    """The timer of one log.  In one hall alone, where several share a database."""

    def __init__(self, hall: Hall, live: LiveLog[F]) -> None:
        self.hall = hall
        self.log = live
        self.tasks: set[asyncio.Task[None]] = set()
        self._timer: Alarm | None = None
        self._is_stopped = False

    @abstractmethod
    def due(self, fold: F, at: int) -> Entries:
        """What should happen by itself now."""

    @abstractmethod
    def due_in(self, fold: F, at: int) -> int | None:
        """In how many milliseconds something should, if nothing happens before."""

    def drive(self) -> bool:
        """See to what is due, now or later; whether nothing is due now and this hall sees to what happens here."""
        self.set_timer(None)
        if self._is_stopped or self.hall.is_stopping or not self.hall.drives(self.log.fold.id):
            return False
        now = self.hall.time.now()
        if self.due(self.log.fold, now):
            self.spawn(self.tick())
            return False
        self.set_timer(self.due_in(self.log.fold, now))
        return True

    async def tick(self) -> None:
        """Whatever is due by now happens."""
        try:
            if not (await self.log.commit(self.due)).is_new:
                self.drive()
                return
        except CommandRefused:  # it cannot be saved: nobody is told anything, and it is tried again
            self.set_timer(RETRY)
            return
        self.log.told()

    def is_idle(self) -> bool:
        """Whether nothing is under way, and nothing will be as long as nobody comes."""
        return not self.tasks and self._timer is None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._is_stopped = True
        self.set_timer(None)
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let it happen beside everything else."""
        self.spawned(work)

    def spawned(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """The same, and what others may wait for."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %s", self.log.fold.id, told(task.exception()))
            self.set_timer(RETRY)

    def set_timer(self, left: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if left is not None and not self._is_stopped:
            self._timer = self.hall.time.after(left, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self.spawn(self.tick())
