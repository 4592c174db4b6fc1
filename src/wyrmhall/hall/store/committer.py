"""One thread saves what all tables of the hall have to save."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from time import perf_counter, sleep

from msgspec import Struct

from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.errors import NotSaved, Unstorable
from wyrmhall.hall.store.rows import Append

LARGEST = 256  # appends in one transaction
ROUND = 0.004  # seconds between two transactions while several tables save: together they cost less


class Tally(Struct):
    """What the committer has done so far."""

    commits: int = 0
    appends: int = 0  # saved
    rows: int = 0
    lost: int = 0  # another was first
    failed: int = 0
    untidy: int = 0  # checkpoints that failed
    largest: int = 0  # the largest batch
    seconds: float = 0.0  # spent saving
    slowest: float = 0.0
    waited: float = 0.0  # seconds from asking to the answer, of all appends together
    longest: float = 0.0


class Waiting(Struct):
    append: Append
    answer: asyncio.Future[bool]
    since: float


class Committer:
    """Group commit: whatever waits is saved in one transaction, and then everybody is answered."""

    def __init__(self, store: Store, pause: Callable[[float], None] = sleep) -> None:
        self.tally = Tally()
        self._store = store
        self._pause = pause
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._is_open = True
        self._began = -inf  # the last transaction,
        self._tables = set[str]()  # and whose it was
        self._thread = threading.Thread(target=self._work, name="committer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many appends nobody has begun to save."""
        return self._queue.qsize()

    async def save(self, append: Append) -> bool:
        """True when it is safe on the disk, False if another was first; NotSaved if it could not be saved."""
        if not self._is_open:
            raise NotSaved("The hall is closing.")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(append, answer, perf_counter()))
        return await answer

    async def close(self) -> None:
        """Save what waits, then stop."""
        if self._is_open:
            self._is_open = False
            self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        while batch := self._next_batch():
            began = self._began = perf_counter()
            self._tables = {waiting.append.table for waiting in batch}
            outcomes = self._save(batch)
            self._count(batch, outcomes, began)
            _deliver(batch, outcomes)
            try:
                self._store.tidy()
            except Exception:  # whatever it is, the next append shall be tried
                self.tally.untidy += 1

    def _next_batch(self) -> list[Waiting]:
        """Everything that waits, at least one; nothing when the committer is closed."""
        first = self._queue.get()
        if first is None:
            return []
        self._gather(first)
        batch = [first]
        while len(batch) < LARGEST:
            try:
                following = self._queue.get_nowait()
            except Empty:
                break
            if following is None:
                self._queue.put(None)  # for the next round
                break
            batch.append(following)
        return batch

    def _gather(self, first: Waiting) -> None:
        """Let others join, if others than this table have just been saved; a table alone is never held up."""
        rest = self._began + ROUND - perf_counter()
        if rest > 0 and self._tables != {first.append.table}:
            self._pause(rest)

    def _save(self, batch: list[Waiting]) -> list[bool | NotSaved]:
        try:
            return list(self._store.append([waiting.append for waiting in batch]))
        except Unstorable as failure:
            if len(batch) == 1:
                return [failure]
            # One of them is at fault; the others shall not suffer.
            return [outcome for waiting in batch for outcome in self._save([waiting])]
        except NotSaved as failure:
            return [failure] * len(batch)
        except Exception as error:
            return [NotSaved(f"{type(error).__name__}: {error}")] * len(batch)

    def _count(self, batch: list[Waiting], outcomes: list[bool | NotSaved], began: float) -> None:
        tally, now = self.tally, perf_counter()
        seconds = now - began
        tally.commits += 1
        tally.seconds += seconds
        tally.slowest = max(tally.slowest, seconds)
        tally.largest = max(tally.largest, len(batch))
        tally.waited += sum(now - waiting.since for waiting in batch)
        tally.longest = max(tally.longest, now - batch[0].since)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if outcome is True:
                tally.appends += 1
                tally.rows += len(waiting.append.rows)
            elif outcome is False:
                tally.lost += 1
            else:
                tally.failed += 1


def _deliver(batch: list[Waiting], outcomes: list[bool | NotSaved]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        batch[0].answer.get_loop().call_soon_threadsafe(_answer, batch, outcomes)


def _answer(batch: list[Waiting], outcomes: list[bool | NotSaved]) -> None:
    for waiting, outcome in zip(batch, outcomes, strict=True):
        if waiting.answer.done():
            continue  # whoever asked has gone
        if isinstance(outcome, bool):
            waiting.answer.set_result(outcome)
        else:
            waiting.answer.set_exception(outcome)
