"""Hostile messages into the decoder and the dispatcher of a hall in this process, as many as one likes."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import msgspec

from tests.hall.hostile.door import Caller, Door, text_event
from tests.hall.hostile.fuzz import KINDS, Fuzz
from tests.hall.room import picture
from tests.hall.serving import NEWS
from wyrmhall.hall import http
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.table import Table

LOOK = 500  # messages after which everything is compared
OVER = 60  # messages to a table whose game is over, until another is opened
ANSWERS = {"table", "presence", "lines", "done", "refused", "because", "hinted", "pong", "closing"}


def digest(table: Table) -> str:
    """Of everything that the table is."""
    return sha256(repr(sorted(picture(table).items())).encode("utf-8", "surrogatepass")).hexdigest()


class Storm:
    """People of every kind at one table, who say what no honest client says."""

    def __init__(self, door: Door, seed: str) -> None:
        self.door = door
        self.fuzz = Fuzz(seed)
        self.counts: Counter[str] = Counter()  # what the messages were answered
        self.tables = 0
        self.callers: list[Caller] = []
        self.rests = 0

    async def gather(self) -> None:
        """A new table with a host, another person, a program, a board, a spectator and somebody without a cookie."""
        self.door.room.hall.tables.clear()
        self.tables += 1
        room, door = self.door.room, self.door
        ada, bea, cay = [Player(f"{self.tables:031x}{each}", name) for each, name in enumerate(("Ada", "Bea", "Cay"))]
        wish = msgspec.convert({"game": "magic-dragon", "seats": 4, "bots": ["random"]}, http.OpenTable)
        table = (await room.hall.open_table(ada, wish)).table
        await room.hall.sit(table, bea, 1)
        token = (await room.hall.sit(table, cay, 2)).token
        await room.settle()
        callers = [
            door.call(table, ada), door.call(table, bea), door.call(table, token=token),
            door.call(table, Player("f" * 32, "Zoe")), door.call(table),
        ]  # fmt: skip
        self.callers = [await each.hello() for each in callers]
        self.callers.append(await door.call(table, ada).hello(looks_from="board"))
        if self.chance.random() < 0.85:
            await self.callers[0].ask("start")
            for each in self.callers[:3]:
                await each.ask("add", value="0" * 64)
        self.rests = OVER

    @property
    def chance(self) -> Random:
        return self.fuzz.chance

    @property
    def live(self) -> LiveTable:
        live = self.callers[0].live
        assert live is not None
        return live

    async def blow(self, messages: int) -> None:
        """So many messages; raises AssertionError where one is not answered as it should be, or changes something."""
        await self.gather()
        known = digest(self.live.table)
        for number in range(messages):
            if await self.one():
                known = digest(self.live.table)
            if number % LOOK == 0:
                assert digest(self.live.table) == known, f"a refused message changed the table, up to message {number}"
                assert digest(self.door.room.folded(self.live)) == known, (
                    f"the log tells it otherwise, message {number}"
                )
            if self.live.table.is_over():
                self.rests -= 1
                if self.rests == 0:
                    await self.gather()
                    known = digest(self.live.table)

    async def one(self) -> bool:
        """One message; whether it changed the table, as it may."""
        caller = self.chance.choice(self.callers)
        data = self.fuzz.message(caller.shown(), KINDS)
        before, seq = self.live.table, self.live.table.seq
        try:
            answers = await caller.hear(as_event(data))
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error} for {data[:300]!r}") from error
        told = [msgspec.json.decode(each) for each in answers]
        assert told, f"no answer to {data[:300]!r}"
        assert {each["is"] for each in told} <= ANSWERS
        outcome = next((each for each in told if each["is"] not in NEWS), told[0])
        self.counts[outcome.get("code", outcome["is"])] += 1
        assert outcome.get("code") not in ("error", "suspended"), f"the hall stumbled over {data[:300]!r}"
        for viewer in self.callers:
            viewer.wire.sent.clear()
        if outcome["is"] == "done":
            await self.door.room.settle()
            return True
        assert self.live.table is before, f"{outcome}, and yet the table was changed by {data[:300]!r}"
        assert self.live.table.seq == seq
        return False


def as_event(data: bytes) -> dict[str, object]:
    """As the server hands a frame on: text, or bytes where it is none."""
    try:
        return text_event(data.decode())
    except UnicodeDecodeError:
        return {"type": "websocket.receive", "bytes": data, "text": None}
