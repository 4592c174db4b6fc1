"""Sockets of a table: the handshake, the pace, and one message after the other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.types import Receive

from wyrmhall.hall import wire
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.connection import HANDSHAKE, OUTLET, SocketConnection
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.identity import bearer
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.logs import told
from wyrmhall.hall.problems import TEXTS
from wyrmhall.hall.strict import BadMessage, read, read_message
from wyrmhall.hall.wire_events import EventHello, EventSync, event_decoder

if TYPE_CHECKING:
    from wyrmhall.hall.front import Front

STRIKES = 20  # messages beyond the pace that are answered before the socket is closed

CLOSE_CODES = {
    "error": 1011,
    "restarting": 1012,
    "too_slow": 1013,
    "bad_message": 4000,
    "bad_token": 4003,
    "not_found": 4004,
    "elsewhere": 4009,
    "slow_down": 4029,
}
ANY_OTHER = 4000
HELLO = (wire.Hello, EventHello)
RETRY_AFTER = {"restarting": 1500, "not_saved": 2000, "slow_down": 10_000}  # milliseconds

IS_DONE = b'{"is":"done"'
IS_REFUSED = b'{"is":"refused"'

Asgi = WebSocket[Any, Any, Any]


log = logging.getLogger("wyrmhall.web")


class Socket:
    """The outbox of a viewer: whatever is sent goes out in this turn, or waits in a queue that has an end."""

    __slots__ = ("address", "front", "is_open", "outcome", "outlet")

    def __init__(self, front: Front, address: str, outlet: SocketConnection) -> None:
        self.front = front
        self.address = address
        self.outlet = outlet
        self.is_open = True
        self.outcome = ""  # of the message that is being obeyed

    def send(self, data: bytes) -> None:
        if not self.is_open:
            return
        metrics = self.front.metrics
        metrics.sent_messages += 1
        if data.startswith(IS_DONE):
            self.outcome = "done"
        elif data.startswith(IS_REFUSED):
            self.outcome = "refused"
        if not self.outlet.write(data):
            self.is_open = False
            if self.outlet.is_behind:
                metrics.closed.add("too_slow")

    def answer(self, answer: wire.Answer) -> None:
        self.send(wire.encoder.encode(answer))

    def close(self, code: str, text: str) -> None:
        """Say why, and close."""
        if self.is_open:
            self.answer(wire.Closing(code, text, RETRY_AFTER.get(code)))
        if self.is_open:  # the line may have been cut meanwhile
            self.front.metrics.closed.add(code)
            self.outlet.finish(CLOSE_CODES.get(code, ANY_OTHER), code)
            self.is_open = False


class Visit:
    """One socket at one table, from its handshake to its end."""

    asks_much: tuple[type, ...] = (wire.Sync, wire.Lines)  # questions that are answered with much

    def __init__(self, front: Front, asgi: Asgi, name: str) -> None:
        self.front = front
        self.name = name
        self.receive: Receive = asgi.receive
        headers = dict(asgi.scope["headers"])
        self.token = bearer(headers)
        self.player = None if self.token else front.identity.of_headers(headers)
        self.address = address_of(asgi.scope)
        self.pace = front.messages.bucket()
        self.strikes = 0

    async def attend(self, asgi: Asgi) -> None:
        """Let the socket in, if it may, and serve it until it ends; raises CommandRefused before it is in."""
        front, player = self.front, self.player
        if not front.sockets.enter(self.address):
            raise CommandRefused("too_many", "too many connections; close some, or try again later")
        try:
            if player is not None and not front.sockets_of_players.enter(player.id):
                raise CommandRefused("too_many", "you have too many tables open; close some")
            try:
                await asgi.accept()
                extensions: Any = asgi.scope["extensions"]
                await self.serve(Socket(front, self.address, extensions.pop(OUTLET)))
            finally:
                if player is not None:
                    front.sockets_of_players.leave(player.id)
        finally:
            front.sockets.leave(self.address)

    async def serve(self, socket: Socket) -> None:
        """Whatever happens, the socket is told why it is closed, and nothing of what is inside."""
        try:
            await self.sit_in(socket)
        except CommandRefused as refused:
            socket.close(refused.code, refused.text)
        except Gone:
            if socket.is_open and socket.outlet.is_behind:
                self.front.metrics.closed.add("too_slow")
        except Exception as error:
            log.error("over a socket: %s", told(error))
            socket.close("error", TEXTS["error"])

    async def sit_in(self, socket: Socket) -> None:
        """The first message says who looks; then the table is shown, and each message answered."""
        hello = await self.hello()
        live = await self.find()
        if self.front.is_stopping:
            raise CommandRefused("restarting", "the hall is restarting")
        try:
            live.join(socket, self.player_of(hello), hello)
            while socket.is_open:
                await self.next(socket, live)
        finally:
            live.leave(socket)

    def player_of(self, hello: Any) -> Player | None:
        """Whose cookie counts: a token takes its place."""
        return None if hello.token else self.player

    async def find(self) -> Any:
        """What is looked at."""
        return await self.front.hall.find(valid(self.name))

    def read(self, text: str) -> Any:
        """A message; raises BadMessage."""
        return read_message(text)

    async def hello(self) -> Any:
        try:
            async with asyncio.timeout(HANDSHAKE):
                message = self.read(await self.text())
        except TimeoutError:
            raise BadMessage("the first message must be `hello`, within 5 seconds") from None
        if not isinstance(message, HELLO):
            raise BadMessage("the first message must be `hello`")
        if isinstance(message, wire.Hello) and self.token is not None and message.token is None:
            return msgspec.structs.replace(message, token=self.token)
        return message

    async def text(self) -> str:
        """The next message, if it is one of text; raises Gone at the end."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        if text is None:
            raise BadMessage("messages are text, not bytes")
        return text

    async def next(self, socket: Socket, live: Any) -> None:
        """Obey or answer one message."""
        kind = "bad"
        try:
            text = await self.text()
            if not socket.is_open:
                return
            message: Any = self.read(text)
            kind = type(message).__name__.lower()
            if isinstance(message, HELLO):
                raise BadMessage("`hello` is only the first message")
        except BadMessage as bad:
            self.front.metrics.messages.add(kind, bad.code)
            if self.keeps_pace(socket, None):
                socket.answer(wire.Refused(None, bad.code, bad.text))
            return
        if not (self.keeps_pace(socket, message.id) and self.may_look(socket, message)):
            self.front.metrics.messages.add(kind, "slow_down")
            return
        socket.outcome = "answered"
        await live.obey(socket, message)
        if not isinstance(message, wire.Mark):  # nobody hears of marks, not even that there are any
            self.front.metrics.messages.add(kind, socket.outcome)

    def may_look(self, socket: Socket, message: Any) -> bool:
        """To be shown much for little is for those who read what they are sent; and an address has a share of it."""
        to: str = message.id
        if not isinstance(message, self.asks_much):
            return True
        socket.outlet.flush()  # what this turn has written may be read at once
        if socket.outlet.has_unread():
            socket.answer(wire.Refused(to, "slow_down", "read first what you were sent"))
        elif not self.front.looks.take(self.address):
            socket.answer(wire.Refused(to, "slow_down", "too many questions from your address; wait a little"))
        else:
            return True
        return False

    def keeps_pace(self, socket: Socket, to: str | None) -> bool:
        """Whether this message is not one too many; if it is, it is answered, and after some of them no more."""
        front, player = self.front, self.player
        in_pace = front.messages.take_from(self.pace)
        if in_pace and (player is None or front.messages_of_players.take(player.id)):
            self.strikes = max(0, self.strikes - 1)
            return True
        self.strikes += 1
        if self.strikes > STRIKES:
            socket.close("slow_down", "too many messages")
        else:
            socket.answer(wire.Refused(to, "slow_down", "too many messages; wait a little"))
        return False


class EventVisit(Visit):
    """One socket at one event."""

    asks_much = (EventSync,)

    def player_of(self, hello: Any) -> Player | None:
        return self.player

    async def find(self) -> Any:
        return await self.front.hall.events.find(valid(self.name))

    def read(self, text: str) -> Any:
        return read(event_decoder, text)


def let_go(asgi: Asgi) -> None:
    """litestar's socket refers to itself: all that it holds would wait for the next collection of litter."""
    asgi.receive, asgi.send = empty_receive, empty_send


class Gone(Exception):
    """The other side has closed the socket."""


def valid(name: str) -> str:
    """The id of a table, if it can be one."""
    if len(name) != 16 or not (name.isascii() and name.isalnum() and name.islower()):
        raise NotFound
    return name
