"""Closes the tables that wait for players and that everybody has forgotten, and forgets cards that no game needs."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wyrmhall.hall import entries as e
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.logs import told
from wyrmhall.hall.store.errors import StoreFailure
from wyrmhall.hall.table import Table

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

ROUND = 60.0  # seconds between two rounds, or a tenth of the time that tables are given
AT_ONCE = 100  # tables that are closed in one round
NOTED = 1_000  # tables that are noted in one transaction

log = logging.getLogger("wyrmhall.hall")


class Caretaker:
    """Goes round the hall; tables are given so many hours of hall time without anybody."""

    def __init__(self, hall: Hall, hours: float) -> None:
        self.hall = hall
        self.patience = int(hours * 3_600_000)  # milliseconds
        self.pause = min(ROUND, hours * 360)
        self._visited: set[str] = set()  # tables that somebody came to or left since the last round
        self._stuck: set[str] = set()  # tables whose log cannot be played

    def note(self, table: Table) -> None:
        """Somebody came to this table, or left it."""
        if table.status == "gathering":
            self._visited.add(table.id)

    async def work(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.go_round()
            except StoreFailure:
                log.warning("forgotten tables could not be looked for")
            except Exception as error:  # the next round may go well
                log.error("looking for forgotten tables: %s", told(error))

    async def go_round(self) -> None:
        hall, now = self.hall, self.hall.time.now()
        watched = {
            name for name, live in hall.tables.items() if live.audience.viewers and live.table.status == "gathering"
        }
        attended, self._visited = self._visited | watched, set()
        try:
            for some in batched(sorted(attended)):
                await asyncio.to_thread(hall.store.note_attendance, some, now)
        except StoreFailure:
            self._visited |= attended
            raise
        forgotten = await asyncio.to_thread(hall.store.deserted, now - self.patience)
        for name in [each for each in forgotten if each not in self._stuck][:AT_ONCE]:
            await self.close(name)
        await hall.books.forget()

    async def close(self, name: str) -> None:
        """Close this table, unless somebody is there after all, or another hall sees to it."""
        hall = self.hall
        try:
            live = await hall.find(name)
            if not live.audience.viewers and not live.audience.presence.here and hall.drives(name):
                await live.log.commit(deserted)
        except CommandRefused as refused:
            log.warning("table %s cannot be closed: %s", name, refused.code)
            if refused.code != "not_saved":
                self._stuck.add(name)


def batched(names: list[str]) -> list[list[str]]:
    """In parts that a database takes; one empty part if there are none."""
    return [names[first : first + NOTED] for first in range(0, max(1, len(names)), NOTED)]


def deserted(table: Table, at: int) -> Entries:
    return [e.Aborted(seat=e.HALL, why="deserted")] if table.status == "gathering" else []
