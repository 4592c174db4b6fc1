"""The door of a hall in this process: requests and sockets go through everything that stands before the tables.

Only the wires are of this file: what a socket is told is kept in a list, and what it says comes from a queue.
"""

from __future__ import annotations

import asyncio
import secrets
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
from litestar.exceptions import LitestarDeprecationWarning

from tests.hall.room import PATIENT, Room, room_in
from tests.hall.serving import NEWS
from wyrmhall.hall.app import application
from wyrmhall.hall.connection import SocketConnection
from wyrmhall.hall.front import Front
from wyrmhall.hall.identity import COOKIE
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.page import Page
from wyrmhall.hall.sockets import Socket, Visit

PORT = 8642
ORIGIN = f"http://127.0.0.1:{PORT}"
Answer = dict[str, Any]


class Wire:
    """What stands in for the connection of a socket: remembers the messages."""

    is_behind = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.table = b"null"  # the last message that showed it
        self.closed: tuple[int, str] | None = None

    def write(self, message: bytes) -> bool:
        self.sent.append(message)
        if message.startswith(b'{"is":"table"'):
            self.table = message
        return True

    def flush(self) -> None:
        pass

    def has_unread(self) -> bool:
        return False

    def finish(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


class Asgi:
    """A handshake: its headers, and the messages that follow."""

    def __init__(self, headers: list[tuple[bytes, bytes]]) -> None:
        self.scope: dict[str, Any] = {"headers": headers, "client": ("127.0.0.1", 1), "extensions": {}}
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        return await self.queue.get()


class Caller:
    """Somebody at a socket of a table."""

    def __init__(self, door: Door, table: str, headers: dict[str, str]) -> None:
        self.door = door
        self.table = table
        self.wire = Wire()
        self.asgi = Asgi([(name.encode(), value.encode()) for name, value in headers.items()])
        self.visit = Visit(door.front, cast(Any, self.asgi), table)
        self.socket = Socket(door.front, self.visit.address, cast(SocketConnection, self.wire))
        self.live: LiveTable | None = None
        self._shown: tuple[bytes, Answer] = (b"", {})  # a message that showed the table, and what it says

    async def hello(self, **words: Any) -> Caller:
        """As Visit.serve does it, up to the first message; raises CommandRefused."""
        self.asgi.queue.put_nowait(text_event(msgspec.json.encode({"do": "hello", **words}).decode()))
        hello = await self.visit.hello()
        self.live = await self.door.room.hall.find(self.table)
        self.live.join(self.socket, None if hello.token else self.visit.player, hello)
        await self.door.room.settle()
        return self

    async def hear(self, event: dict[str, Any]) -> list[bytes]:
        """One message from the net, of any kind; what it is answered."""
        assert self.live is not None
        first = len(self.wire.sent)
        self.asgi.queue.put_nowait(event)
        await self.visit.next(self.socket, self.live)
        if len(self.wire.sent) == first:  # a hint, for which a bot thinks
            await self.door.room.settle()
        return self.wire.sent[first:]

    async def ask(self, do: str, **words: Any) -> Answer:
        """The answer to a message."""
        name = secrets.token_hex(8)
        data = msgspec.json.encode({"do": do, "id": name, **words}).decode()
        answers = [msgspec.json.decode(each) for each in await self.hear(text_event(data))]
        await self.door.room.settle()
        to_us = [each for each in answers if each["is"] not in (*NEWS, "closing") and each["to"] in (name, None)]
        return to_us[0] if to_us else {"is": "closed", "code": self.wire.closed}

    def shown(self) -> Answer:
        """The table as it was shown last."""
        if self._shown[0] is not self.wire.table:
            self._shown = (self.wire.table, msgspec.json.decode(self.wire.table))
        return self._shown[1]

    def go(self) -> None:
        assert self.live is not None
        self.live.leave(self.socket)


def text_event(text: str) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": text}


class Door:
    """A hall, what stands before it, and people who come with or without a cookie."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.front = Front(PATIENT, room.hall, room.store, "a key for tests", PORT, Page({}))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            self.app = application(self.front)

    def cookie(self, player: Player) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.front.identity.sign(player)}", "origin": ORIGIN}

    def call(self, table: str, player: Player | None = None, token: str | None = None) -> Caller:
        """A socket of somebody with a cookie, or with a token, or with nothing."""
        headers = self.cookie(player) if player is not None else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        return Caller(self, table, headers)

    async def request(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: Any = None
    ) -> httpx.Response:
        transport = httpx.ASGITransport(app=cast(Any, self.app))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            return await client.request(method, path, headers=headers, json=body)


@asynccontextmanager
async def door_in(folder: Path) -> AsyncIterator[Door]:
    """A door whose hall has started."""
    async with room_in(folder) as room:
        yield Door(room)
