"""The log, the audience and the driver know nothing of tables: here they serve a guest book."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tests.hall.room import Box, Room, room_in
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.audience import Audience, Viewer
from wyrmhall.hall.live.driver import Driver
from wyrmhall.hall.live.log import Entries, LiveLog
from wyrmhall.hall.store.chain import first_link
from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import Append, Row, Summary

CLOSES_AFTER = 60_000  # milliseconds


class Signed(Struct, tag=True):
    name: str


class Closed(Struct, tag=True):
    pass


class Logged(Struct):
    seq: int
    at: int
    wall: int
    command: str | None
    what: Signed | Closed


class GuestBook:
    """Who has signed it, until it is closed."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        self.names: tuple[str, ...] = ()
        self.opened: int | None = None
        self.is_closed = False
        self.commands: tuple[str | None, ...] = ()

    def copy(self) -> GuestBook:
        twin = GuestBook(self.id)
        twin.__dict__.update(self.__dict__)
        return twin

    def add(self, what: Any, at: int, wall: int, command: str | None) -> Logged:
        if isinstance(what, Signed) and what.name in self.names:
            raise CommandRefused("taken", "somebody has signed with this name")
        logged = Logged(self.seq + 1, at, wall, command, what)
        self.apply(logged)
        return logged

    def apply(self, logged: Logged) -> None:
        self.seq = logged.seq
        self.opened = logged.at if self.opened is None else self.opened
        self.commands = (*self.commands, logged.command)
        if isinstance(logged.what, Closed):
            self.is_closed = True
        elif logged.what.name == "Nemo":
            raise ZeroDivisionError
        else:
            self.names = (*self.names, logged.what.name)

    def done(self, command: str) -> int | None:
        return self.commands.index(command) + 1 if command in self.commands else None


class Page:
    """The book at one moment: the same for all."""

    def __init__(self, book: GuestBook) -> None:
        self.book = book

    def shows(self, fold: GuestBook) -> bool:
        return fold is self.book

    def message(self, viewer: Viewer) -> bytes:
        return msgspec.json.encode({"is": "book", "names": self.book.names, "closed": self.book.is_closed})

    def sent(self, viewer: Viewer) -> None:
        pass

    def is_stale(self) -> bool:
        return False

    def forget(self) -> None:
        pass


class Readers(Audience[GuestBook, Viewer]):
    def showing(self, fold: GuestBook) -> Page:
        return Page(fold)


class BookLog(LiveLog[GuestBook]):
    def __init__(self, room: Room, book: GuestBook) -> None:
        super().__init__(room.hall, book, first_link(book.id))
        self.audience = Readers(book)
        self.driver = Closing(room.hall, self)

    def rehearse(self, fold: GuestBook) -> None:
        self.audience.rehearse(fold)

    def failed(self, error: Exception, entries: Entries) -> tuple[Entries, CommandRefused]:
        return [Closed()], CommandRefused("suspended", type(error).__name__)

    def append(self, fold: GuestBook, rows: tuple[Row, ...]) -> Append:
        return Append(fold.id, rows, Summary("", "", "playing", True, [], "{}", [], []))

    def follow(self, fold: GuestBook, rows: Sequence[Row]) -> None:
        for row in rows:
            fold.apply(msgspec.json.decode(row.body, type=Logged))

    def damaged(self, what: str) -> CommandRefused:
        self.close()
        return CommandRefused("bad_log", what)

    def closed(self) -> CommandRefused:
        return CommandRefused("bad_log", "closed")

    def changed(self) -> None:
        self.audience.fold = self.fold

    def told(self) -> None:
        self.audience.tell()
        self.driver.drive()


class Closing(Driver[GuestBook]):
    """The book is closed a minute after the first name."""

    def due(self, fold: GuestBook, at: int) -> Entries:
        return [Closed()] if self.due_in(fold, at) == 0 else []

    def due_in(self, fold: GuestBook, at: int) -> int | None:
        if fold.opened is None or fold.is_closed:
            return None
        return max(0, fold.opened + CLOSES_AFTER - at)


class Visit:
    """A hall with a guest book in it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.log = BookLog(room, GuestBook("a-guest-book"))
        self.box = Box()
        self.log.audience.viewers[self.box] = Viewer(self.box, "id-Ada")

    async def sign(self, name: str, command: str | None = None) -> tuple[int, bool]:
        committed = await self.log.commit(lambda book, at: [Signed(name)], command)
        if committed.is_new:
            self.log.told()
        return committed

    def seen(self) -> Any:
        return self.box.messages()[-1]["names"]


def visiting(folder: Path, visit: Any) -> None:
    async def evening() -> None:
        async with room_in(folder) as room:
            await visit(Visit(room))

    asyncio.run(evening())


def test_what_is_saved_is_told_and_never_done_twice(tmp_path: Path) -> None:
    async def evening(visit: Visit) -> None:
        assert await visit.sign("Ada", "c1") == (1, True)
        assert await visit.sign("Bea", "c2") == (2, True)
        assert await visit.sign("Ada", "c1") == (1, False)
        assert visit.seen() == ["Ada", "Bea"]
        kept = [msgspec.json.decode(row.body, type=Logged) for row in visit.room.store.read("a-guest-book")]
        assert [each.what for each in kept] == [Signed("Ada"), Signed("Bea")]

    visiting(tmp_path, evening)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def evening(visit: Visit) -> None:
        await visit.sign("Ada")
        before = len(visit.box.sent)
        with pytest.raises(CommandRefused, match="with this name"):
            await visit.sign("Ada", "c1")
        assert (visit.log.fold.seq, len(visit.box.sent)) == (1, before)

    visiting(tmp_path, evening)


def test_what_fails_is_entered_as_a_failure_and_told_to_all(tmp_path: Path) -> None:
    async def evening(visit: Visit) -> None:
        with pytest.raises(CommandRefused, match="ZeroDivisionError"):
            await visit.sign("Nemo")
        assert visit.log.fold.is_closed
        assert visit.box.messages()[-1]["closed"]

    visiting(tmp_path, evening)


def test_what_cannot_be_shown_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(visit: Visit) -> None:
        honest = Page.message
        monkeypatch.setattr(
            Page, "message", lambda page, viewer: honest(page, viewer) if page.book.is_closed else 1 / 0
        )
        with pytest.raises(CommandRefused, match="ZeroDivisionError"):
            await visit.sign("Ada")
        assert visit.log.fold.names == ()

    visiting(tmp_path, evening)


def test_what_is_due_happens_by_itself(tmp_path: Path) -> None:
    async def evening(visit: Visit) -> None:
        await visit.sign("Ada")
        assert not visit.log.driver.is_idle()
        await visit.room.wait(59)
        assert not visit.log.fold.is_closed
        await visit.room.wait(2)
        while visit.log.driver.tasks:
            await asyncio.wait(visit.log.driver.tasks)
        assert visit.log.fold.is_closed
        assert visit.box.messages()[-1]["closed"]
        assert visit.log.driver.is_idle()

    visiting(tmp_path, evening)


def test_it_goes_on_by_what_another_hall_has_saved(tmp_path: Path) -> None:
    async def evening(visit: Visit) -> None:
        await visit.sign("Ada")
        elsewhere = BookLog(visit.room, GuestBook("a-guest-book"))
        elsewhere.follow(elsewhere.fold, visit.room.store.read("a-guest-book"))
        elsewhere.last = visit.log.last
        await elsewhere.commit(lambda book, at: [Signed("Bea")])
        assert await visit.sign("Cal", "c3") == (3, True)  # after a lost race
        assert visit.seen() == ["Ada", "Bea", "Cal"]
        await elsewhere.hear()
        assert elsewhere.fold.names == visit.log.fold.names

    visiting(tmp_path, evening)


def test_nobody_goes_on_with_a_log_that_has_lost_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(visit: Visit) -> None:
        await visit.sign("Ada")

        monkeypatch.setattr(visit.room.store, "append", lambda batch: [False] * len(batch))
        monkeypatch.setattr(
            visit.room.store, "read_each", lambda wanted: [BadLog("its end is missing") for _ in wanted]
        )
        with pytest.raises(CommandRefused, match="its end is missing"):
            await visit.sign("Bea")
        with pytest.raises(CommandRefused, match="closed"):
            await visit.sign("Bea")

    visiting(tmp_path, evening)
