"""A hall full of people who choose at a steady rate, and how long each choice takes to reach everybody."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections import deque
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from bench.hall.client import ClientSocket, Visitor
from wyrmhall.hall.live.changes import followed

SHOWN = b'{"is":"table","seq":'
CHANGED = b'{"is":"changed","seq":'
HELLO = b'{"do":"hello","changes":true}'  # as the page says it
REFUSED = b'{"is":"refused"'
TICK = 0.001
AT_ONCE = 16  # requests under way while people come in


class SeenOption(Struct):
    option: str


class SeenGame(Struct):
    owing: list[int]
    decision: int | None
    options: list[SeenOption]


class SeenTable(Struct):
    id: str
    status: str
    rematch: str | None


class Seen(Struct):
    """As much of a message as a player of random games needs."""

    table: SeenTable
    game: SeenGame | None


class Chair:
    """A person at a table."""

    def __init__(self, visitor: Visitor, circle: Circle) -> None:
        self.visitor = visitor
        self.circle = circle
        self.socket: ClientSocket | None = None
        self.seq = 0
        self.whole: dict[str, Any] = {}  # the table as it was looked at last
        self.news: list[bytes] = []  # and what has come since

    async def connect(self, table: str) -> None:
        self.seq, self.whole = 0, {}
        self.news.clear()
        self.socket = await self.visitor.connect(table, self.heard, self.circle.load.lost, HELLO)

    def heard(self, data: bytes) -> None:
        self.circle.load.heard(data)
        if data.startswith((SHOWN, CHANGED)):
            head = len(SHOWN) if data.startswith(SHOWN) else len(CHANGED)
            seq = int(data[head : data.index(b",", head)])
            self.news.append(data)
            if seq > self.seq:
                self.seq = seq
                self.circle.moved(seq)
        elif data.startswith(REFUSED):
            self.circle.load.refused.append(data.decode())

    def send(self, **command: object) -> None:
        assert self.socket is not None
        command["id"] = self.circle.load.new_id()
        self.socket.send(msgspec.json.encode(command))

    def seen(self) -> Seen:
        for data in self.news:
            self.whole = followed(self.whole, msgspec.json.decode(data)) or {}
        self.news.clear()
        return msgspec.convert(self.whole, Seen)

    def is_shown(self) -> bool:
        return bool(self.whole or self.news)


class Circle:
    """Four people who play one game after the other, each at a new table."""

    def __init__(self, load: Load, visitors: list[Visitor]) -> None:
        self.load = load
        self.chairs = [Chair(visitor, self) for visitor in visitors]
        self.before = -1  # the last entry of the log when a choice was sent; -1: none is under way
        self.missing = 0  # seats that have not got it yet
        self.sent = 0.0
        self.games = 0

    async def open(self) -> None:
        """The first table."""
        wish = {"game": "magic-dragon", "seats": len(self.chairs)}
        table = (await self.chairs[0].visitor.ask("POST", "/api/tables", wish))["table"]
        for chair in self.chairs[1:]:
            await chair.visitor.ask("POST", f"/api/tables/{table}/sit", {})
        await self.begin(table)

    async def begin(self, table: str) -> None:
        """Everybody at this table adds to the shuffle, and the game is on."""
        for chair in self.chairs:
            await chair.connect(table)
        await self.load.until(lambda: all(chair.is_shown() for chair in self.chairs))
        if self.chairs[0].seen().table.status == "gathering":
            self.chairs[0].send(do="start")
        await self.load.until(lambda: all(chair.seen().table.status != "gathering" for chair in self.chairs))
        for chair in self.chairs:
            chair.send(do="add", value=secrets.token_hex(32))
        await self.load.until(lambda: all(chair.seen().game is not None for chair in self.chairs))
        latest = max(chair.seq for chair in self.chairs)
        await self.load.until(lambda: all(chair.seq == latest for chair in self.chairs))
        self.games += 1
        self.load.ready.append(self)

    def choose(self, now: float) -> bool:
        """The seat that owes a choice makes one; False where the game is over."""
        owing = self.chairs[0].seen()
        if owing.game is None or not owing.game.owing:
            return False
        chair = self.chairs[owing.game.owing[0]]
        game = chair.seen().game
        assert game is not None
        option = self.load.random.choice(game.options).option
        self.before, self.missing, self.sent = chair.seq, len(self.chairs), now
        chair.send(do="choose", decision=game.decision, option=option)
        return True

    def moved(self, seq: int) -> None:
        if self.before >= 0 and seq > self.before:
            self.missing -= 1
            if self.missing == 0:
                self.load.arrived(perf_counter() - self.sent)
                self.before = -1
                self.load.ready.append(self)

    async def play_again(self) -> None:
        """A rematch; everybody sits one seat further there."""
        self.chairs[0].send(do="rematch")
        await self.load.until(lambda: bool(self.chairs[0].seen().table.rematch))
        table = self.chairs[0].seen().table.rematch
        for chair in self.chairs:
            if chair.socket is not None:
                chair.socket.lost = _expected
                chair.socket.cut()
        self.chairs = [self.chairs[-1], *self.chairs[:-1]]
        assert table is not None
        await self.begin(table)


def _expected() -> None:
    pass


class Load:
    """Many circles, and a fixed number of choices a second over all of them, come what may.

    With several halls, the people of each table are spread over all of them.
    """

    def __init__(self, *ports: int, seed: str = "load") -> None:
        self.ports = ports
        self.random = Random(seed)
        self.circles: list[Circle] = []
        self.ready: deque[Circle] = deque()
        self.times: list[float] = []  # seconds from sending a choice until all seats had it
        self.late: list[float] = []  # seconds by which choices were sent later than the rate wants
        self.refused: list[str] = []
        self.cut = 0  # sockets that the hall closed
        self.bytes = 0  # that everybody was sent, while it was measured
        self.stall = 0.0  # seconds: the longest time in which no choice reached everybody
        self._last = 0.0  # when one did
        self.is_measuring = False
        self._ids = count()
        self._tasks: set[asyncio.Task[None]] = set()

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    def lost(self) -> None:
        self.cut += 1

    def heard(self, data: bytes) -> None:
        if self.is_measuring:
            self.bytes += len(data)

    def arrived(self, seconds: float) -> None:
        now = perf_counter()
        if self.is_measuring:
            self.times.append(seconds)
            self.stall = max(self.stall, now - self._last)
        self._last = now

    async def until(self, condition: object, seconds: float = 60) -> None:
        end = perf_counter() + seconds
        while not condition():  # type: ignore[operator]
            if perf_counter() > end:
                raise TimeoutError("the hall did not answer in time")
            await asyncio.sleep(0.005)

    async def gather(self, tables: int, seats: int = 4) -> None:
        """So many tables with people at them, all in play."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with turn:
                ports = [self.ports[(number + seat) % len(self.ports)] for seat in range(seats)]
                visitors = [await Visitor.named(port, f"P{number}x{seat}") for seat, port in enumerate(ports)]
                circle = Circle(self, visitors)
                await circle.open()
                self.circles.append(circle)

        await asyncio.gather(*[one(number) for number in range(tables)])

    async def play(self, rate: float, seconds: float, warm_up: float = 5.0) -> None:
        """Choices at this rate; those after the warm-up are measured."""
        gc.collect()
        gc.freeze()
        gc.disable()  # what is measured is the hall, not how this client tidies up after itself
        began, sent = perf_counter(), 0
        while (now := perf_counter()) < began + warm_up + seconds:
            if not self.is_measuring and now >= began + warm_up:
                self.is_measuring = True
            due = int((now - began) * rate)
            while sent < due and self.ready:
                if self._next_choice():
                    if self.is_measuring:
                        self.late.append(perf_counter() - began - (sent + 1) / rate)
                    sent += 1
            await asyncio.sleep(TICK)
        await self.until(lambda: all(circle.before < 0 for circle in self.circles), 10)
        self.is_measuring = False

    def _next_choice(self) -> bool:
        circle = self.ready.popleft()
        if circle.choose(perf_counter()):
            return True
        task = asyncio.get_running_loop().create_task(circle.play_again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return False

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for circle in self.circles:
            for chair in circle.chairs:
                if chair.socket is not None:
                    chair.socket.lost = _expected
                    chair.socket.cut()
