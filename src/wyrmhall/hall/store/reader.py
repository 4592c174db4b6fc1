"""What other halls have saved, read for many tables at once."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.rows import Row

LARGEST = 256  # tables in one look


class Wanted(Struct):
    table: str
    after: int
    answer: asyncio.Future[list[Row]]


class Reader:
    """Group reading: one look at a time, and whoever asks meanwhile is answered by the next."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: list[Wanted] = []
        self._looking: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[Row]:
        """The log of a table after this entry; raises BadLog, or StoreFailure while it cannot be read."""
        loop = asyncio.get_running_loop()
        wanted = Wanted(table, after, loop.create_future())
        self._wanted.append(wanted)
        if self._looking is None:
            self._looking = loop.create_task(self._look())
        return await wanted.answer

    async def _look(self) -> None:
        try:
            while self._wanted:
                some, self._wanted = self._wanted[:LARGEST], self._wanted[LARGEST:]
                await self._look_for(some)
        finally:
            self._looking = None

    async def _look_for(self, some: list[Wanted]) -> None:
        try:
            found = await asyncio.to_thread(self._store.read_each, [(each.table, each.after) for each in some])
        except Exception as error:  # whatever it is, everybody is answered
            for each in some:
                if not each.answer.done():
                    each.answer.set_exception(error)
            return
        for each, rows in zip(some, found, strict=True):
            if each.answer.done():
                continue  # whoever asked has gone
            if isinstance(rows, list):
                each.answer.set_result(rows)
            else:
                each.answer.set_exception(rows)
