"""People at an event of a real hall in this process: their sockets, and a clock that goes only when it is told to."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from tests.hall.room import Answer, Room
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.live import LiveEvent
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.wire import encoder


class EventBox:
    """The outbox of a viewer: remembers every byte, and puts changes together."""

    address = "192.0.2.1"

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.heard: list[Answer] = []
        self.shown: Answer = {}
        self.closed = ""

    def send(self, data: bytes) -> None:
        message: Answer = msgspec.json.decode(data)
        msgspec.convert(message, w.EventAnswer)  # as the types of the wire say
        self.sent.append(data)
        self.heard.append(message)
        if message["is"] == "event":
            self.shown = message
        elif message["is"] == "event_changed":
            self.shown = {**self.shown, **message["set"], "seq": message["seq"]}

    def close(self, code: str, text: str) -> None:
        self.closed = code


class Visitor:
    """Somebody who looks at an event through a socket."""

    def __init__(self, room: Room, live: LiveEvent, name: str) -> None:
        self.room = room
        self.live = live
        self.player = Player(f"id-{name}", name)
        self.commands = count(1)
        self.box = EventBox()
        live.join(self.box, self.player if name else None, w.EventHello(changes=True))

    @property
    def shown(self) -> Answer:
        return self.box.shown

    @property
    def you(self) -> Answer:
        you: Answer = self.shown["you"]
        return you

    async def do(self, what: str, /, command: str = "", **words: Any) -> Answer:
        """Send it, and wait until everything that follows has happened; the answer."""
        to = command or f"c{next(self.commands)}"
        message = w.event_decoder.decode(encoder.encode({"do": what, "id": to, **words}))
        await self.live.obey(self.box, message)
        await self.room.settle()
        return [each for each in self.box.heard if each.get("to") == to][-1]

    async def done(self, what: str, /, **words: Any) -> None:
        answer = await self.do(what, **words)
        assert answer["is"] == "done", answer
        assert not answer["again"], "this name was used before"

    async def refused(self, what: str, /, **words: Any) -> str:
        """Send what must be refused, which changes nothing; the code."""
        before = self.live.event.seq
        answer = await self.do(what, **words)
        assert answer["is"] == "refused", answer
        assert answer["text"]
        assert self.live.event.seq == before
        return str(answer["code"])


async def made(room: Room, /, maker: str = "Mara", **plan: Any) -> Visitor:
    """An event of this person, who looks at it."""
    wish = msgspec.convert({"name": "Ember Cup", "game": "Dragon Ball Super", **plan}, w.EventPlan)
    found = await room.hall.events.make(Player(f"id-{maker}", maker), wish, "192.0.2.1")
    return Visitor(room, await room.hall.events.find(found.event), maker)


async def joined(mara: Visitor, *names: str) -> list[Visitor]:
    """These people have signed up and checked in."""
    found = []
    for name in names:
        await mara.room.hall.events.join(mara.live.event.id, Player(f"id-{name}", name), name)
        found.append(Visitor(mara.room, mara.live, name))
        await found[-1].done("check_in")
    return found


async def bots(mara: Visitor, number: int, level: str = "random") -> None:
    for each in range(number):
        await mara.done("add_player", name=f"Bot {each + 1}", bot=level)


async def play_round(mara: Visitor, seconds: int = 600, step: int = 5) -> None:
    """Let time pass until every match of the round has a result."""
    for _ in range(seconds // step):
        if not mara.live.event.event.open_matches():
            return
        await mara.room.wait(step)
    raise AssertionError(f"open: {mara.live.event.event.open_matches()}, {mara.shown['trouble']}")


def folded(room: Room, live: LiveEvent) -> HallEvent:
    """The event as its log tells it."""
    return room.hall.events.read(live.event.id)[0]


__all__ = ["Visitor", "bots", "folded", "joined", "made", "play_round"]
