"""All who look at one table: who they are, who of them is there, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from wyrmhall.hall import wire
from wyrmhall.hall.limits import Bucket
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.presence import Presence, begins_in
from wyrmhall.hall.show import Showing, show_seats
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm, HallTime
from wyrmhall.hall.tokens import digest_of
from wyrmhall.kernel.view import SPECTATOR

BELIEVED = 10_000  # milliseconds for which another hall's word about who is connected to it is good
FRESH = 200  # milliseconds for which a showing is good for others too: its clocks are as old as that
MOST_KEPT = 8  # messages that such a showing holds
COUNTED = 2_000  # milliseconds in which a change of the number of watchers is told
COMINGS = 10  # of persons, and goings, that are told at once; then one for each of the following
COMINGS_EVERY = 1_000  # milliseconds


class Outbox(Protocol):
    """Where a viewer's messages go: a socket, or a test."""

    address: str  # from which the viewer comes

    def send(self, data: bytes) -> None: ...

    def close(self, code: str, text: str) -> None: ...


class Viewer:
    """Somebody who looks at the table, and what has been sent already."""

    def __init__(self, outbox: Outbox, player: str, hello: wire.Hello) -> None:
        self.outbox = outbox
        self.player = player  # the id, or nothing
        self.token = digest_of(hello.token) if hello.token is not None else ""
        self.is_board = hello.looks_from == "board"
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


class Audience:
    """The viewers of one table.  Each table has one, and tells it whatever has changed."""

    def __init__(self, time: HallTime, current: Callable[[], Table], deserted_since: int) -> None:
        self.viewers: dict[Outbox, Viewer] = {}
        self.presence = Presence(absent=dict.fromkeys(current().persons(), time.now()), deserted_since=deserted_since)
        self._time = time
        self._current = current
        self._elsewhere: dict[str, tuple[set[int], int]] = {}  # what other halls said of their own, and when
        self._rehearsed: Showing | None = None
        self._shown: Showing | None = None  # to somebody who came or asked, a moment ago
        self._told = self.presence  # what all have been told of who is there
        self._comings = Bucket(COMINGS, time.now())
        self._later: Alarm | None = None
        self.has_news = False  # which is told as soon as whatever else happens now has happened

    # --- who is there ---------------------------------------------------------------------

    def admit(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on, and is shown it; a seat is looked through from one place."""
        table = self._current()
        seat = viewer.seat(table)
        for other in [each for each in self.viewers.values() if seat is not None and each.seat(table) == seat]:
            del self.viewers[other.outbox]
            other.outbox.close("elsewhere", "the table was opened at another place")
        self.viewers[viewer.outbox] = viewer
        self.look_around()
        self.show(viewer)

    def dismiss(self, outbox: Outbox) -> Viewer | None:
        """Somebody looks no more."""
        viewer = self.viewers.pop(outbox, None)
        if viewer is not None:
            self.look_around()
        return viewer

    def disperse(self, code: str, text: str) -> None:
        """Send all of them away."""
        self._be_quiet()
        for viewer in list(self.viewers.values()):
            viewer.outbox.close(code, text)

    def own_seats(self) -> set[int]:
        """The seats whose persons are connected to this hall."""
        table = self._current()
        seats = [viewer.seat(table) for viewer in self.viewers.values()]
        return {seat for seat in seats if seat is not None}

    def hear_of(self, origin: str, seats: list[int]) -> None:
        """Another hall says who is connected to it; one that was killed never says that they are gone."""
        now, chairs = self._time.now(), range(len(self._current().places))
        self._elsewhere = {name: said for name, said in self._elsewhere.items() if now - said[1] < BELIEVED}
        self._elsewhere[origin] = ({seat for seat in seats if seat in chairs}, now)

    def _seats_elsewhere(self) -> set[int]:
        now = self._time.now()
        return {seat for seats, at in self._elsewhere.values() if now - at < BELIEVED for seat in seats}

    def look_around(self) -> bool:
        """See who is there, and tell of those who have come or gone; whether persons have."""
        was = self.presence
        self.count()
        if self.presence is not was:
            self._spread_the_news()
        return self.presence.here != was.here

    def count(self) -> None:
        """See who is there."""
        table, was, now = self._current(), self.presence, self._time.now()
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
            self._later = self._time.after(COUNTED, self._tell_who_is_here)

    def _is_worth_it(self) -> bool:
        """Whether it is told at once; not if somebody's line comes and goes all the time."""
        return self.has_news or self._comings.take(1 / COMINGS_EVERY, COMINGS, self._time.now())

    def _tell_soon(self) -> None:
        if not self.has_news:
            self.has_news = True
            asyncio.get_running_loop().call_soon(self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        """To those who have not been told yet: a short message, the same for all."""
        self._be_quiet()
        presence = self._told = self.presence
        brief = wire.encoder.encode(wire.Presence(presence.watchers))
        table, now = self._current(), self._time.now()
        seats = show_seats(table, presence, now)
        whole = wire.encoder.encode(wire.Presence(presence.watchers, seats, begins_in(table, presence, now)))
        for viewer in list(self.viewers.values()):
            was, viewer.presence = viewer.presence, presence
            if was is None or was.seats() != presence.seats():
                viewer.outbox.send(whole)
            elif was.watchers != presence.watchers:
                viewer.outbox.send(brief)

    def _be_quiet(self) -> None:
        self.has_news = False
        if self._later is not None:
            self._later.cancel()
            self._later = None

    # --- what they are shown --------------------------------------------------------------

    def showing(self, table: Table) -> Showing:
        return Showing(table, self.presence, self._time.now())

    def message(self, showing: Showing, viewer: Viewer) -> bytes:
        """The table as this viewer may see it; all who see the same are sent the same bytes."""
        return showing.message(seen_from(viewer, showing.table), viewer.seen)

    def show(self, viewer: Viewer) -> None:
        """Show the table to one of them; who asks again and again is shown what is ready."""
        table, showing = self._current(), self._shown
        if (
            showing is None
            or showing.table is not table
            or showing.presence is not self.presence
            or self._is_old(showing)
        ):
            showing = self._shown = self.showing(table)
        self._send(viewer, showing)
        table.views.clear()

    def _is_old(self, showing: Showing) -> bool:
        """Whether time has passed that can be seen: on a clock, or by somebody who is waited for; or it holds much."""
        table = showing.table
        is_timed = table.agreed().clock.kind != "none" or bool(showing.presence.absent) or table.ready_since is not None
        return (is_timed and self._time.now() - showing.at >= FRESH) or len(showing.messages) >= MOST_KEPT

    def _send(self, viewer: Viewer, showing: Showing) -> None:
        viewer.outbox.send(self.message(showing, viewer))
        viewer.seen = len(showing.table.lines)
        viewer.presence = showing.presence

    def rehearse(self, twin: Table) -> None:
        """What cannot be shown must not be saved; what can be shown is ready to be sent then."""
        showing = self._rehearsed = self.showing(twin)
        for viewer in self.viewers.values():
            self.message(showing, viewer)

    def tell(self) -> None:
        """Show the table to all of them, with the messages of the rehearsal where they still fit."""
        table, showing = self._current(), self._rehearsed
        self._rehearsed = self._shown = None
        if showing is None or showing.table is not table or showing.presence is not self.presence:
            showing = self.showing(table)
        self._be_quiet()
        self._told = self.presence
        for viewer in list(self.viewers.values()):
            self._send(viewer, showing)
        table.views.clear()  # thousands of small values that nobody needs until something happens here again

    def earlier(self, viewer: Viewer, question: wire.Lines) -> wire.EarlierLines:
        """The lines of the log before those that the viewer has, as many as fit into a message."""
        table = self._current()
        showing, before = self.showing(table), min(question.before, len(table.lines))
        lines = showing.latest(seen_from(viewer, table), 0, before)
        return wire.EarlierLines(question.id, before - len(lines), lines)


def seen_from(viewer: Viewer, table: Table) -> int:
    """The seat through which the viewer sees the table, or SPECTATOR."""
    seat = viewer.seat(table)
    return SPECTATOR if seat is None else seat
