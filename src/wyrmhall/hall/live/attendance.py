"""All who look at one table: through which seat they do, who of them is there, and what they are told."""

from __future__ import annotations

import asyncio

from wyrmhall.hall import wire
from wyrmhall.hall.limits import Bucket
from wyrmhall.hall.live.audience import Audience, Outbox, Viewer
from wyrmhall.hall.live.changes import met
from wyrmhall.hall.live.presence import Presence, begins_in
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.show import Showing, show_seats
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm, HallTime
from wyrmhall.hall.tokens import digest_of
from wyrmhall.kernel.picture import Picture
from wyrmhall.kernel.view import SPECTATOR

BELIEVED = 10_000  # milliseconds for which another hall's word about who is connected to it is good
FRESH = 200  # milliseconds for which a showing is good for others too: its clocks are as old as that
MOST_KEPT = 8  # messages that such a showing holds
COUNTED = 2_000  # milliseconds in which a change of the number of watchers is told
COMINGS = 10  # of persons, and goings, that are told at once; then one for each of the following
COMINGS_EVERY = 1_000  # milliseconds


class TableViewer(Viewer):
    """Somebody who looks at a table: through a seat of it, or as a spectator."""

    def __init__(self, outbox: Outbox, player: str, hello: wire.Hello) -> None:
        super().__init__(outbox, player)
        self.token = digest_of(hello.token) if hello.token is not None else ""
        self.is_board = hello.looks_from == "board"
        self.wants_changes = hello.changes
        self.base: Picture | None = None  # what such a viewer has been shown last
        self.seen = hello.since  # lines of the log
        self.presence: Presence | None = None  # who was there when it was told last
        self._found: tuple[Table, int | None] | None = None  # the seat, at a table as it is once

    def seat(self, table: Table) -> int | None:
        """The viewer's own seat, found anew whenever something has happened: a seat can be lost."""
        if self._found is None or self._found[0] is not table:
            self._found = table, self._seat_at(table)
        return self._found[1]

    def _seat_at(self, table: Table) -> int | None:
        if self.is_board:
            return None
        for seat, place in enumerate(table.places):
            if place.kind == PERSON and (place.token == self.token if self.token else place.player == self.player):
                return seat
        return None

    def sees_from(self, table: Table) -> int:
        """The seat through which the viewer sees the table, or SPECTATOR."""
        seat = self.seat(table)
        return SPECTATOR if seat is None else seat


class Attendance(Audience[Table, TableViewer]):
    """The audience of a table, and who of those who sit there is in it."""

    def __init__(self, time: HallTime, table: Table, deserted_since: int) -> None:
        super().__init__(table)
        self.presence = Presence(absent=dict.fromkeys(table.persons(), time.now()), deserted_since=deserted_since)
        self.time = time
        self._elsewhere: dict[str, tuple[set[int], int]] = {}  # what other halls said of their own, and when
        self._told = self.presence  # what all have been told of who is there
        self._told_seq = table.open_seq  # and the last entry that they have been told of
        self._comings = Bucket(COMINGS, time.now())
        self._later: Alarm | None = None
        self.has_news = False  # which is told as soon as whatever else happens now has happened

    # --- who is there ---------------------------------------------------------------------

    def admit(self, viewer: TableViewer) -> None:
        """Somebody looks at the table from now on, and is shown it; a seat is looked through from one place."""
        table = self.fold
        seat = viewer.seat(table)
        for other in [each for each in self.viewers.values() if seat is not None and each.seat(table) == seat]:
            del self.viewers[other.outbox]
            other.outbox.close("elsewhere", "the table was opened at another place")
        self.viewers[viewer.outbox] = viewer
        self.look_around()
        self.show(viewer)

    def dismiss(self, outbox: Outbox) -> TableViewer | None:
        """Somebody looks no more."""
        viewer = self.viewers.pop(outbox, None)
        if viewer is not None:
            self.look_around()
        return viewer

    def disperse(self, code: str, text: str) -> None:
        self._be_quiet()
        super().disperse(code, text)

    def own_seats(self) -> set[int]:
        """The seats whose persons are connected to this hall."""
        table = self.fold
        seats = [viewer.seat(table) for viewer in self.viewers.values()]
        return {seat for seat in seats if seat is not None}

    def hear_of(self, origin: str, seats: list[int]) -> None:
        """Another hall says who is connected to it; one that was killed never says that they are gone."""
        now, chairs = self.time.now(), range(len(self.fold.places))
        self._elsewhere = {name: said for name, said in self._elsewhere.items() if now - said[1] < BELIEVED}
        self._elsewhere[origin] = ({seat for seat in seats if seat in chairs}, now)

    def _seats_elsewhere(self) -> set[int]:
        now = self.time.now()
        return {seat for seats, at in self._elsewhere.values() if now - at < BELIEVED for seat in seats}

    def look_around(self) -> bool:
        """See who is there, and tell of those who have come or gone; whether persons have."""
        was = self.presence
        self.count()
        if self.presence is not was:
            self._spread_the_news()
        return self.presence.here != was.here

    def look_at(self, table: Table) -> None:
        """The table is another one now, and so may be who sits there."""
        self.fold = table
        self.count()

    def count(self) -> None:
        """See who is there."""
        table, was, now = self.fold, self.presence, self.time.now()
        seats = [viewer.seat(table) for viewer in self.viewers.values()]
        here = frozenset({seat for seat in seats if seat is not None} | self._seats_elsewhere())
        since = {} if here and not was.here else was.absent  # nobody is waited for in an empty room
        absent = {seat: since.get(seat, now) for seat in table.persons() if seat not in here}
        presence = Presence(
            here,
            absent,
            seats.count(None),
            now if was.here and not here else was.deserted_since,
            now if was.absent and not absent else was.complete_since,
        )
        if presence != was:
            self.presence = presence

    # --- who came and went ----------------------------------------------------------------

    def _spread_the_news(self) -> None:
        """Persons come and go at once, with whatever else happens in this moment; watchers are counted in a while."""
        if not self.viewers:
            self._be_quiet()
        elif self.presence.seats() != self._told.seats() and self._is_worth_it():
            self._tell_soon()
        elif self._later is None:
            self._later = self.time.after(COUNTED, self._tell_who_is_here)

    def _is_worth_it(self) -> bool:
        """Whether it is told at once; not if somebody's line comes and goes all the time."""
        return self.has_news or self._comings.take(1 / COMINGS_EVERY, COMINGS, self.time.now())

    def _tell_soon(self) -> None:
        if not self.has_news:
            self.has_news = True
            asyncio.get_running_loop().call_soon(self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        """To those who have not been told yet: a short message, the same for all."""
        self._be_quiet()
        presence = self._told = self.presence
        table, now = self.fold, self.time.now()
        brief = News(wire.Presence(presence.watchers))
        seats, begins = show_seats(table, presence, now), begins_in(table, presence, now)
        whole = News(wire.Presence(presence.watchers, seats, begins))
        for viewer in list(self.viewers.values()):
            was, viewer.presence = viewer.presence, presence
            if was is None or was.seats() != presence.seats():
                whole.tell(viewer)
            elif was.watchers != presence.watchers:
                brief.tell(viewer)

    def _be_quiet(self) -> None:
        self.has_news = False
        if self._later is not None:
            self._later.cancel()
            self._later = None

    # --- what they are shown --------------------------------------------------------------

    def showing(self, table: Table) -> TableShowing:
        return TableShowing(self, table)

    def rehearse(self, fold: Table) -> None:
        if fold.open_seq != self.fold.open_seq:
            super().rehearse(fold)

    def tell(self) -> None:
        """What has happened, unless it is nobody else's business."""
        if self.fold.open_seq == self._told_seq:
            return
        self._be_quiet()
        self._told, self._told_seq = self.presence, self.fold.open_seq
        super().tell()

    def show_whole(self, viewer: TableViewer, since: int) -> None:
        """To somebody who has these lines of the log, and of the table nothing for certain."""
        viewer.seen, viewer.base = since, None
        self.show(viewer)

    def earlier(self, viewer: TableViewer, question: wire.Lines) -> wire.EarlierLines:
        """The lines of the log before those that the viewer has, as many as fit into a message."""
        table = self.fold
        showing, before = self.showing(table), min(question.before, len(table.lines))
        lines = showing.of_table.latest(viewer.sees_from(table), 0, before)
        return wire.EarlierLines(question.id, before - len(lines), lines)


class TableShowing:
    """A table at one moment, with those who are there then."""

    def __init__(self, attendance: Attendance, table: Table) -> None:
        self.attendance = attendance
        self.of_table = Showing(table, attendance.presence, attendance.time.now())

    def shows(self, table: Table) -> bool:
        return self.of_table.table is table and self.of_table.presence is self.attendance.presence

    def message(self, viewer: TableViewer) -> bytes:
        return self.of_table.message(viewer.sees_from(self.of_table.table), viewer.seen, viewer.base)

    def sent(self, viewer: TableViewer) -> None:
        showing = self.of_table
        viewer.seen = len(showing.table.lines)
        viewer.presence = showing.presence
        if viewer.wants_changes:
            viewer.base = showing.picture(viewer.sees_from(showing.table))

    def is_stale(self) -> bool:
        """Whether time has passed that can be seen: on a clock, or by somebody who is waited for; or it holds much."""
        showing, table = self.of_table, self.of_table.table
        is_timed = table.agreed().clock.kind != "none" or bool(showing.presence.absent) or table.ready_since is not None
        is_old = is_timed and self.attendance.time.now() - showing.at >= FRESH
        return is_old or len(showing.messages) >= MOST_KEPT

    def forget(self) -> None:
        self.of_table.table.views.clear()  # thousands of small values


class News:
    """Who is there now, for those who have been shown the table before."""

    def __init__(self, presence: wire.Presence) -> None:
        self.presence = presence
        self.data = wire.encoder.encode(presence)
        self.bases: dict[int, tuple[Picture, Picture]] = {}  # as they were, by their ids, and as they are now

    def tell(self, viewer: TableViewer) -> None:
        viewer.outbox.send(self.data)
        base = viewer.base
        if base is not None:
            if id(base) not in self.bases:
                self.bases[id(base)] = base, met(base, self.presence)
            viewer.base = self.bases[id(base)][1]
