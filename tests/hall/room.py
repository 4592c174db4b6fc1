"""A real hall in this process, with people at its tables and a clock that goes only when it is told to.

The store is a file, the committer a thread, the rules the real ones; only sockets and bots are of this file: outboxes
that remember every byte, and bots whose choices the test foresees.
"""

from __future__ import annotations

import asyncio
from base64 import b32encode
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.hall.spoken import spoken
from tests.laws.samples import TOYS
from wyrmhall.hall import entries as e
from wyrmhall.hall import http, wire
from wyrmhall.hall.bots import BotWorkers, Job
from wyrmhall.hall.config import Settings
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.live import LiveEvent
from wyrmhall.hall.hall import Hall
from wyrmhall.hall.live.changes import followed
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.live.table_log import summary_of
from wyrmhall.hall.openings import Openings
from wyrmhall.hall.store.chain import link
from wyrmhall.hall.store.committer import Committer
from wyrmhall.hall.store.rows import Append, Row, body_of
from wyrmhall.hall.store.sqlite import SqliteStore
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm, HallTime
from wyrmhall.kernel.data import to_data
from wyrmhall.kernel.play import options
from wyrmhall.kernel.registry import registered

WALL = 1_700_000_000
COMMANDS = count(1)  # no name is used twice at a table
# Paces that no test reaches by chance.
PATIENT = Settings(
    message_rate=1e6,
    message_burst=1_000_000,
    player_rate=1e6,
    player_burst=1_000_000,
    look_rate=1e6,
    look_burst=1_000_000,
    request_rate=1e6,
    request_burst=1_000_000,
    table_rate=1e6,
    table_burst=1_000_000,
    address_table_rate=1e6,
    address_table_burst=1_000_000,
    gathering_per_address=1_000_000,
)
Answer = dict[str, Any]


class SetAlarm:
    """Something to be called at some hall time."""

    def __init__(self, at: int, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.is_set = True

    def cancel(self) -> None:
        self.is_set = False


class SlowTime(HallTime):
    """Hall time that stands still until the test lets it pass."""

    def __init__(self, before: int = 0) -> None:
        super().__init__()
        self.at = before
        self.alarms: list[SetAlarm] = []
        self.pondering = 0  # bots that take their time

    def now(self) -> int:
        return self.at

    def catch_up(self, at: int) -> None:
        self.at = max(self.at, at)

    def wall(self) -> int:
        return WALL + self.at // 1000

    def after(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        self.alarms.append(SetAlarm(self.at + milliseconds, call))
        return self.alarms[-1]

    def next_alarm(self) -> SetAlarm | None:
        self.alarms = [alarm for alarm in self.alarms if alarm.is_set]
        return min(self.alarms, key=lambda alarm: alarm.at, default=None)

    async def ponder(self, milliseconds: int) -> None:
        """For a bot of a test that thinks for so long."""
        self.pondering += 1
        try:
            await self.sleep(milliseconds)
        finally:
            self.pondering -= 1

    def ring(self) -> bool:
        """Call the first whose time has come; whether there was one."""
        alarm = self.next_alarm()
        if alarm is None or alarm.at > self.at:
            return False
        alarm.cancel()
        alarm.call()
        return True


class Box:
    """The outbox of a viewer: remembers every byte."""

    address = "192.0.2.1"

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.heard: list[Answer] = []  # the same, understood: what has changed is the whole table again
        self.table: Answer | None = None  # as it was shown last, with who is there by what was told since
        self.closed = ""

    def send(self, data: bytes) -> None:
        message: Answer = msgspec.json.decode(data)
        if message["is"] == "changed":
            assert self.table is not None
            assert message["base"] == self.table["seq"]
        self.table = followed(self.table, message)
        if message["is"] == "changed":
            message = {**(self.table or {})}
        self.sent.append(data)
        self.heard.append(message)

    def clear(self) -> None:
        """What was sent so far has been looked at."""
        self.sent.clear()
        self.heard.clear()

    def close(self, code: str, text: str) -> None:
        self.closed = code

    def messages(self, first: int = 0) -> list[Answer]:
        return self.heard[first:]


class Puppets(BotWorkers):
    """Bots that choose the first option, or none at all, or whatever the test wants, as soon as it wants."""

    def __init__(self) -> None:
        super().__init__(1)
        self.choice: Callable[[Job], str | None] = lambda job: job.view["options"][0]
        self.pause: Callable[[Job], Awaitable[None]] = lambda job: asyncio.sleep(0)

    async def ready(self) -> None:
        await asyncio.sleep(0)

    async def choose(self, job: Job, patience: float) -> str | None:
        await self.pause(job)
        return self.choice(job)

    async def hint(self, job: Job, patience: float) -> str | None:
        return await self.choose(job, patience)


class Guest:
    """Somebody who looks at a table through a socket, with or without a seat."""

    wants_changes = True  # rather than the whole table each time

    def __init__(self, room: Room, name: str, live: LiveTable, token: str = "") -> None:
        self.room = room
        self.player = Player(f"id-{name}", name)
        self.live = live
        self.token = token  # of the seat
        self.box = Box()

    @property
    def seat(self) -> int:
        found = self.live.table.seat_of(self.player.id)
        assert found is not None
        return found

    @property
    def shown(self) -> Answer:
        """The table as it was shown last, and who is there by what was told since."""
        assert self.box.table is not None, "nothing was shown"
        return self.box.table

    @property
    def game(self) -> Answer:
        game: Answer = self.shown["game"]
        return game

    def lines(self) -> list[str]:
        """All lines that this socket was sent, each in its place."""
        read: list[str] = []
        for message in self.box.messages():
            if message["is"] == "table":
                read[message["since"] :] = spoken(self.live.table, message["lines"])
        return read

    async def come(self, since: int = 0, looks_from: str = "seat", token: str | None = None) -> Guest:
        self.box = Box()
        words = {"since": since, "looks_from": looks_from, "token": token, "changes": self.wants_changes}
        hello = msgspec.convert(words, wire.Hello)
        self.live.join(self.box, self.player, hello)
        await self.room.settle()
        return self

    async def go(self) -> None:
        self.live.leave(self.box)
        await self.room.settle()

    async def do(self, kind: type[wire.Command] | type[wire.Question], name: str = "", **words: Any) -> Answer:
        """Send it, and wait until everything that follows has happened; the answer."""
        name = name or f"c{next(COMMANDS)}"
        first = len(self.box.sent)
        message = msgspec.convert({"id": name, **words}, kind)
        await self.live.obey(self.box, message)
        await self.room.settle()
        [answer] = [each for each in self.box.messages(first) if each.get("to") == name]
        return answer

    async def refused(self, kind: type[wire.Command] | type[wire.Question], **words: Any) -> str:
        """Send what must be refused, which changes nothing and is answered with a fresh table; the code."""
        before, seq, sent = picture(self.live.table), self.live.table.seq, len(self.box.sent)
        answer = await self.do(kind, **words)
        assert answer["is"] == "refused", answer
        assert answer["text"]
        assert (picture(self.live.table), self.live.table.seq) == (before, seq)
        assert [message["is"] for message in self.box.messages(sent)][-1] == "table"
        return str(answer["code"])

    async def choose(self, option: str | None = None, name: str = "") -> Answer:
        """Choose this, or the first that is offered."""
        game = self.game
        text = option if option is not None else game["options"][0]["option"]
        return await self.do(wire.Choose, name, decision=game["decision"] or 0, option=text)

    async def chosen(self, option: str | None = None) -> None:
        answer = await self.choose(option)
        assert answer["is"] == "done", answer


class Room:
    """A hall, its time, and the people in it."""

    def __init__(self, folder: Path, before: int = 0, bots: BotWorkers | None = None) -> None:
        self.folder = folder
        self.time = SlowTime(before)
        self.bots = Puppets()
        self.store = SqliteStore.open(folder / "hall.db")
        self.committer = Committer(self.store)
        self.hall = Hall(
            self.store, self.committer, bots or self.bots, Openings(self.store, PATIENT, "a key for tests"),
            reports=folder / "reports", pace=0, bot_seconds=0, hall_time=self.time,
        )  # fmt: skip

    async def close(self) -> None:
        await self.hall.stop()
        await self.committer.close()
        self.store.close()

    def tasks(self) -> list[asyncio.Task[None]]:
        goes_on: list[LiveTable | LiveEvent] = [*self.hall.tables.values(), *self.hall.events.live.values()]
        return [*self.hall.under_way(), *[task for live in goes_on for task in live.driver.tasks]]

    async def settle(self) -> None:
        """Until nothing happens any more by itself."""
        calm = 0
        while calm < 3:
            tasks = self.tasks()
            if len(tasks) > self.time.pondering:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=0.1)
            await asyncio.sleep(0)
            is_busy = len(self.tasks()) > self.time.pondering
            is_busy |= any(live.audience.has_news or live.log.is_busy() for live in self.hall.tables.values())
            is_busy |= any(live.log.is_busy() for live in self.hall.events.live.values())
            calm = 0 if is_busy or self.time.ring() else calm + 1

    async def wait(self, seconds: float) -> None:
        """Let time pass, and let happen what is due meanwhile."""
        until = self.time.at + int(seconds * 1000)
        while (alarm := self.time.next_alarm()) is not None and alarm.at <= until:
            self.time.at = max(self.time.at, alarm.at)
            await self.settle()
        self.time.at = until
        for table in list(self.hall.tables.values()):
            table.drive()
        for event in list(self.hall.events.live.values()):
            event.drive()
        await self.settle()

    async def open(self, name: str = "Ada", **wish: Any) -> Guest:
        """A table with this person at it."""
        wanted = {"game": "magic-dragon", "seats": 2, **wish}
        player = Player(f"id-{name}", name)
        seated = await self.hall.open_table(player, msgspec.convert(wanted, http.OpenTable))
        await self.settle()
        return await Guest(self, name, await self.hall.find(seated.table), seated.token).come()

    async def sit(self, host: Guest, name: str, seat: int | None = None) -> Guest:
        seated = await self.hall.sit(host.live.table.id, Player(f"id-{name}", name), seat)
        await self.settle()
        return await Guest(self, name, host.live, seated.token).come()

    async def watch(self, host: Guest, name: str = "Zoe") -> Guest:
        return await Guest(self, name, host.live).come()

    async def play(self, *names: str, bots: int = 0, **wish: Any) -> list[Guest]:
        """A game that has begun, with these people in the first seats; each has added to the shuffle."""
        levels = ["random"] * bots
        first = await self.open(names[0], seats=len(names) + bots, bots=levels, **wish)
        guests = [first, *[await self.sit(first, name) for name in names[1:]]]
        if len(guests) > 1:
            await first.do(wire.Start)
        for number, guest in enumerate(guests):
            await guest.do(wire.Add, value=f"{number + 1:064x}")
        assert first.live.table.setup is not None
        return guests

    def folded(self, live: LiveTable) -> Table:
        """The table as its log tells it."""
        return self.hall._read(live.table.id)[0]

    def save_elsewhere(self, live: LiveTable, logged: e.Logged) -> None:
        """Another hall on the same database saves this as the next entry; this hall has not heard of it."""
        body = body_of(logged)
        row = Row(logged.seq, logged.at, logged.wall, None, body, link(live.log.last, body))
        assert self.store.append([Append(live.table.id, (row,), summary_of(live.table))]) == [True]

    def logged(self, live: LiveTable) -> list[e.Logged]:
        return [e.decoder.decode(row.body) for row in self.store.read(live.table.id)]


class Waited(NamedTuple):
    """For a choice that no person made."""

    milliseconds: int  # since it was asked for, or since the last such choice
    options: int
    by: str


def waits_for_bots(table: Table, logged: list[e.Logged]) -> list[Waited]:
    """How long everybody waited for bots and stand-ins, from a log and an empty table that goes through it."""
    found, last, before = list[Waited](), 0, 0
    for entry in logged:
        what = entry.what
        if isinstance(what, e.Chose) and what.by != "person":
            assert table.state is not None
            asked = logged[table.places[what.seat].decision - 1].at
            before, last = (last, entry.at) if entry.at != last else (before, last)  # several may choose at one moment
            found.append(Waited(entry.at - max(asked, before), len(options(table.state, what.seat)), what.by))
        table.apply(entry)
    return found


def whose_turn(guests: list[Guest]) -> Guest:
    """The first of them who owes a choice."""
    owing = guests[0].live.table.owing()
    return next(guest for guest in guests if guest.seat in owing)


async def play_on(guests: list[Guest], most: int = 10_000) -> int:
    """Everybody chooses what is offered first, until the game is over or so many choices were made."""
    table, made = guests[0].live, 0
    while table.table.status == "playing" and made < most:
        await whose_turn(guests).chosen()
        made += 1
    return made


def picture(table: Table) -> Answer:
    """All that a table is, as plain values: equal for equal tables."""
    known = dict(vars(table))
    del known["views"]  # made when somebody looks
    known["cards"] = table.cards.table.digest() if table.cards is not None else None
    known["entry_of"] = {name: seq for name, seq in table.entry_of.items() if table.done(name) is not None}
    known["places"] = [vars(place) for place in table.places]
    known["state"] = to_data(table.state) if table.state is not None else None
    known["setup"] = table.setup.to_data() if table.setup is not None else None
    known["asked"] = [
        (repr(decision), place.decision) for decision, place in zip(table.asked, table.places, strict=True)
    ]
    known["choices"] = [(taken.seat, taken.option.text, taken.by, taken.thought) for taken in table.choices]
    known["before"] = {
        seat: (before.choices, to_data(before.state), before.thought) for seat, before in table.before.items()
    }
    return {name: repr(value) for name, value in known.items()}


async def code_of(awaited: Awaitable[object]) -> str:
    """The code with which it is refused."""
    try:
        await awaited
    except CommandRefused as refused:
        return refused.code
    raise AssertionError("it was not refused")


TABLES: Counter[Path] = Counter()  # opened so far in the halls of each folder


@contextmanager
def same_each_time(folder: Path) -> Iterator[None]:
    """Tables that are named and dealt in the same way whenever the test is run."""

    def number() -> bytes:
        TABLES[folder] += 1
        return sha256(str(TABLES[folder]).encode()).digest()

    with pytest.MonkeyPatch.context() as patch:
        for module in ("hall", "events.events", "events.commands", "events.driver"):
            patch.setattr(f"wyrmhall.hall.{module}.new_table_id", lambda: b32encode(number()[:10]).decode().lower())
        for module in ("hall", "events.opening"):
            patch.setattr(f"wyrmhall.hall.{module}.new_secret", lambda: number().hex())
        yield


@asynccontextmanager
async def room_in(folder: Path, before: int = 0, bots: BotWorkers | None = None) -> AsyncIterator[Room]:
    """A room whose hall has started, and the toy games in its registry."""
    new = [toy.name for toy in TOYS if toy.name not in registered]
    registered.update({toy.name: toy for toy in TOYS})
    room = Room(folder, before, bots)
    try:
        with same_each_time(folder):
            await room.hall.start()
            yield room
    finally:
        await room.close()
        for name in new:
            registered.pop(name, None)


def in_a_room(test: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that is given a room."""

    def run(tmp_path: Path) -> None:
        async def evening() -> None:
            async with room_in(tmp_path) as room:
                await test(room)

        asyncio.run(evening())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
