"""What happens at an event by itself: clocks run out, tables are opened, and what they report is pulled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from wyrmhall.events import deeds as d
from wyrmhall.events.owed import MINUTE, is_waiting, no_shows
from wyrmhall.events.written import deed_as_data
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.entries import EventEntries
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.log import EventLog
from wyrmhall.hall.events.playing import Wanted, reported, wanted_tables
from wyrmhall.hall.events.seating import awaited_games, is_at_tables, open_matches
from wyrmhall.hall.live.driver import RETRY, Driver
from wyrmhall.hall.logs import told
from wyrmhall.hall.tokens import new_table_id

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

log = logging.getLogger("wyrmhall.hall")


class EventDriver(Driver[HallEvent]):
    """The clocks of one event, and its tables.

    No transaction spans two logs.  The event names a table before it is opened, and pulls what it reports; whatever was
    not done when the hall was killed is done when the event is looked at again, and what was done is not done twice.
    """

    def __init__(self, hall: Hall, live: EventLog) -> None:
        super().__init__(hall, live)
        self.live = live
        self.going_on: set[str] = set()  # tables that are open and have not ended when they were looked at
        self.looking: asyncio.Task[None] | None = None

    def drive(self) -> bool:
        is_ours = super().drive()
        if is_ours and self.looking is None and self._unseen():
            self.looking = self.spawned(self._look_at_tables())
        return is_ours

    def names(self, table: str) -> bool:
        """Whether the event waits for this table."""
        return table in [each.table for each in wanted_tables(self.live.fold)]

    def table_is_over(self, table: str) -> None:
        """A table of the event has something to report."""
        self.going_on.discard(table)
        self.drive()

    # --- clocks ---------------------------------------------------------------------------

    def due(self, fold: HallEvent, at: int) -> EventEntries:
        """Of one sort at a time: what follows from it is due after it."""
        if fold.event.has_ended or not fold.seq:
            return []
        for sort in DUE:
            entries = sort(fold, at)
            if entries:
                return entries
        return []

    def due_in(self, fold: HallEvent, at: int) -> int | None:
        found, event = [bout.ends - at for bout in fold.bouts.values() if bout.ends], fold.event
        if event.has_ended:
            return None
        if event.rounds and event.plan.no_show:
            last = event.rounds[-1]
            if any(is_waiting(event, last, match) for match in last.matches):
                found.append(last.began + event.plan.no_show * MINUTE - at)
        return max(0, min(found)) if found else None

    # --- tables ---------------------------------------------------------------------------

    def _unseen(self) -> list[Wanted]:
        fold = self.live.fold
        return [] if fold.event.has_ended else [each for each in wanted_tables(fold) if each.table not in self.going_on]

    async def _look_at_tables(self) -> None:
        try:
            while unseen := self._unseen():
                for wanted in unseen:
                    await self._look_at(wanted)
        except CommandRefused:  # nothing can be saved or read now: it is tried again
            self.looking = None
            self.set_timer(RETRY)
            return
        finally:
            self.looking = None
        self.drive()

    async def _look_at(self, wanted: Wanted) -> None:
        """Open this table if it is not there, and hear what it has to say."""
        self.going_on.add(wanted.table)
        try:
            live = await self.hall.events.table_for(self.live.fold, wanted)
        except CommandRefused as refused:
            if refused.code == "not_saved":
                self.going_on.discard(wanted.table)
                raise
            self._complain(f"table {wanted.table}: {refused.text}")
            return
        except Exception as error:  # the rules of a game concern this table alone
            log.error("event %s, table %s: %s", self.live.fold.id, wanted.table, told(error))
            self._complain(f"table {wanted.table} cannot be opened; set the result of its match")
            return
        if live.table.is_over():
            await self._hear(wanted)

    async def _hear(self, wanted: Wanted) -> None:
        live = await self.hall.find(wanted.table)
        table = live.table
        try:
            committed = await self.live.commit(lambda fold, at: reported(fold, wanted, table))
        except CommandRefused as refused:
            if refused.code == "not_saved":
                self.going_on.discard(wanted.table)
                raise
            self._complain(f"table {wanted.table}: {refused.text}")
            return
        if committed.is_new:
            self.live.told()

    def _complain(self, what: str) -> None:
        """Organisers are told what the hall could not do by itself."""
        self.live.audience.trouble = what
        self.live.audience.tell()


def arrivals(fold: HallEvent, at: int) -> EventEntries:
    """Bots are always there."""
    return [
        happened(d.Arrived(*where, player))
        for where, _, match in open_matches(fold)
        if not match.tables and is_at_tables(fold, match)
        for player in match.players
        if player in fold.bots and player not in match.here
    ]


def exchanges(fold: HallEvent, at: int) -> EventEntries:
    """DBS-27 Time is up for those who exchange cards."""
    return [e.ExchangeDone(*where) for where, bout in fold.bouts.items() if bout.ends and bout.ends <= at]


def absences(fold: HallEvent, at: int) -> EventEntries:
    return [happened(d.ResultSet(each.round, each.match, each.result)) for each in no_shows(fold.event, at)]


def games(fold: HallEvent, at: int) -> EventEntries:
    return [happened(d.TableNamed(*each.where, new_table_id())) for each in awaited_games(fold)]


def happened(deed: d.Deed) -> e.Happened:
    return e.Happened(by=e.NOBODY, deed=deed_as_data(deed))


DUE: tuple[Callable[[HallEvent, int], EventEntries], ...] = (arrivals, exchanges, absences, games)
