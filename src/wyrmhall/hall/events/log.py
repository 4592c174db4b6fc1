"""The log of an event: what is saved of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from wyrmhall.events.owed import stage
from wyrmhall.hall.damage import DamagedTable
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.audience import EventAudience
from wyrmhall.hall.events.entries import EventEntries
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.live.log import LiveLog
from wyrmhall.hall.logs import told
from wyrmhall.hall.store.base import EVENT, EVENT_OVER
from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import Append, Row, Summary

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

log = logging.getLogger("wyrmhall.hall")


class EventLog(LiveLog[HallEvent]):
    """What an event adds up to, rehearsed before its audience."""

    def __init__(
        self,
        hall: Hall,
        event: HallEvent,
        last: bytes,
        go_on: Callable[[], None],
        give_up: Callable[[str], CommandRefused],
    ) -> None:
        super().__init__(hall, event, last)
        self.audience = EventAudience(hall.time, event)
        self.opened_from = ""  # a digest of the address, while the event is made
        self._go_on = go_on
        self._give_up = give_up

    def rehearse(self, fold: HallEvent) -> None:
        self.audience.rehearse(fold)

    def failed(self, error: Exception, entries: EventEntries) -> tuple[EventEntries, CommandRefused]:
        log.error("event %s: %s", self.fold.id, told(error))
        raise CommandRefused("error", "something went wrong in the hall; nothing was changed") from error

    def append(self, fold: HallEvent, rows: tuple[Row, ...]) -> Append:
        book = fold.cards.table.digest() if fold.cards is not None else None
        return Append(fold.id, rows, summary_of(fold), None, self.opened_from, book)

    def follow(self, fold: HallEvent, rows: Sequence[Row]) -> None:
        follow(fold, rows)

    def damaged(self, what: str) -> CommandRefused:
        return self._give_up(what)

    def closed(self) -> CommandRefused:
        return DamagedTable()

    def changed(self) -> None:
        self.audience.fold = self.fold

    def told(self) -> None:
        self._go_on()


def follow(event: HallEvent, rows: Iterable[Row]) -> None:
    """Go on by these entries; BadLog where they are no event's."""
    try:
        for row in rows:
            event.apply(e.event_log_decoder.decode(row.body))
    except Exception as error:  # whatever it is, it concerns this event alone
        kind = type(error).__name__
        raise BadLog(f"table {event.id}: entry {event.seq + 1} of its log cannot be followed: {kind}") from None


def summary_of(event: HallEvent) -> Summary:
    """What lists show: the stage in place of the variant; the first name is that of the event."""
    found = event.event
    return Summary(
        game=found.plan.game,
        variant=stage(found),
        status=EVENT_OVER if found.has_ended else EVENT,
        private=event.agreed().private,
        names=[found.plan.name, *[player.name for player in found.players.values()]],
        clock="",
        owing=[],
        players=list(dict.fromkeys([*event.organisers, *event.people.values()])),
    )
