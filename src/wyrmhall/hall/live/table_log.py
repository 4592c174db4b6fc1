"""The log of a table: what is saved of it, and what becomes of a table whose rules fail."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.damage import DamagedTable, follow
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.attendance import Attendance
from wyrmhall.hall.live.log import LiveLog
from wyrmhall.hall.logs import told
from wyrmhall.hall.pinned import OtherRules
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.records import how_ended
from wyrmhall.hall.store.rows import Append, Ending, Row, Summary
from wyrmhall.hall.table import Table
from wyrmhall.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

log = logging.getLogger("wyrmhall.hall")


class TableLog(LiveLog[Table]):
    """What a table adds up to, rehearsed before its audience."""

    def __init__(
        self,
        hall: Hall,
        table: Table,
        last: bytes,
        deserted_since: int,
        go_on: Callable[[], None],
        give_up: Callable[[str], CommandRefused],
    ) -> None:
        super().__init__(hall, table, last)
        self.audience = Attendance(hall.time, table, deserted_since)
        self.opened_from = ""  # a digest of the address, while the table is opened
        self._go_on = go_on
        self._give_up = give_up

    def rehearse(self, fold: Table) -> None:
        self.audience.rehearse(fold)

    def failed(self, error: Exception, entries: Entries) -> tuple[Entries, CommandRefused]:
        """The rules failed: this table waits, with a report; the others play on."""
        log.error("the rules failed at table %s: %s", self.fold.id, told(error))
        if self.fold.status not in ("shuffling", "playing"):
            raise CommandRefused("error", "something went wrong in the hall; nothing was changed") from error
        seat, option = next((each for entry in entries if (each := chosen_by(entry)) is not None), (e.HALL, ""))
        suspended = e.Suspended(seat=seat, option=option, error=type(error).__name__)
        self.hall.keep_report(self.fold, suspended, f"{type(error).__name__}: {error}"[:500])
        return [suspended], CommandRefused("suspended", "the rules failed here; the table is suspended")

    def append(self, fold: Table, rows: tuple[Row, ...]) -> Append:
        secret = fold.secret if rows[0].seq == 1 else None
        book = fold.cards.table.digest() if fold.cards is not None else None
        return Append(fold.id, rows, summary_of(fold), secret, self.opened_from, book)

    def follow(self, fold: Table, rows: Sequence[Row]) -> None:
        try:
            follow(fold, rows)
        except (OtherRules, UnknownGame) as other:
            raise CommandRefused(other.code, str(other)) from None

    def close(self) -> None:
        """And whoever has this log is not held by it any more: it need not be looked for by those who clean up."""
        super().close()
        self._go_on, self._give_up = nothing, given_up

    def damaged(self, what: str) -> CommandRefused:
        return self._give_up(what)

    def closed(self) -> CommandRefused:
        return DamagedTable()

    def changed(self) -> None:
        self.audience.look_at(self.fold)

    def told(self) -> None:
        self._go_on()


def nothing() -> None:
    """Nobody is told."""


def given_up(what: str) -> CommandRefused:
    return DamagedTable()


def chosen_by(entry: e.Entry) -> tuple[int, str] | None:
    """Who has chosen, and what: several options in a row."""
    if isinstance(entry, e.Chose):
        return entry.seat, entry.option
    return (entry.seat, " ".join(entry.options)) if isinstance(entry, e.ChoseAll) else None


def summary_of(table: Table) -> Summary:
    agreed = table.agreed()
    return Summary(
        game=agreed.game,
        variant=agreed.variant,
        status=table.status,
        private=agreed.private,
        names=[place.name for place in table.places],
        clock=wire.encoder.encode(agreed.clock).decode(),
        owing=[table.places[seat].player for seat in table.owing() if table.places[seat].kind == PERSON],
        players=[place.player if place.kind == PERSON else "" for place in table.places],
        ending=ending_of(table) if table.is_over() else None,
    )


def ending_of(table: Table) -> Ending:
    return Ending(
        winners=list(table.winners),
        conceded=[seat for seat, place in enumerate(table.places) if place.has_conceded],
        ended=how_ended(table),
        has_begun=table.state is not None and not table.is_sealed(),  # for the lists: whether it can be replayed
    )
