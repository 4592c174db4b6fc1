"""uvicorn's connections with the patience of a hall: few from one address, no slow handshakes, no endless backlog."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from struct import Struct
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from wyrmhall.hall.addresses import Proxies, counted
from wyrmhall.hall.limits import Cap

HANDSHAKE = 5.0  # seconds to send the head of a request, or its body
READING = 15.0  # seconds to take an answer from the line
GOODBYE = 5.0  # seconds for the other side to close too
MOST_WAITING = 131_072  # bytes that may wait for a reader that does not read: two of the largest messages
KERNEL_BUFFER = 65_536  # bytes that may wait in the kernel besides
MOST_FRAGMENTS = 64  # of one message
SPARE_CONNECTIONS = 2000  # for HTTP, beside the sockets
AT_ONCE = 32  # connections that are accepted before those are looked at that were
OTHER_FILES = 256  # that a hall has open, besides its connections: some are accepted only to be cut
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

TEXT = 0x81  # the first byte of a frame that holds a whole text message
SHORT_HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")

OUTLET = "wyrmhall.outlet"  # where the scope of a socket holds its connection


class Entrance:
    """How many connections there may be: in all, and from one address before they are sockets of a table."""

    def __init__(self, most: int, most_each: int, proxies: list[str]) -> None:
        self.most = most  # of all kinds
        self.waiting = Cap(most, most_each)  # those that are no sockets
        self.refused = 0
        self._proxies = Proxies(proxies)

    def fit_into(self, files: int) -> None:
        """No more connections than the system lets us open."""
        self.most = min(self.most, max(1, files - OTHER_FILES))

    def counts_for(self, transport: asyncio.BaseTransport) -> str:
        """The address that a connection comes from; that of a proxy stands for nobody."""
        peer: Any = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        return "" if host in self._proxies else counted(host)

    def enter(self, address: str, there: int) -> bool:
        """Whether one more may come in from there, where so many are in already."""
        if there < self.most and (not address or self.waiting.enter(address)):
            return True
        self.refused += 1
        return False

    def leave(self, address: str) -> None:
        if address:
            self.waiting.leave(address)


class HallConfig(uvicorn.Config):
    """uvicorn's settings, and the entrance of the hall."""

    entrance: Entrance


class Door(asyncio.Protocol):
    """A connection that nothing has been made for yet: it is let in as one for HTTP, or cut."""

    __slots__ = ("words",)

    def __init__(self, **words: Any) -> None:
        self.words = words  # with which uvicorn makes a connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        entrance: Entrance = self.words["config"].entrance
        address = entrance.counts_for(transport)
        if not entrance.enter(address, len(self.words["server_state"].connections)):
            transport.abort()
            return
        connection = HttpConnection(entrance, address, **self.words)
        transport.set_protocol(connection)
        connection.connection_made(transport)


class Patience:
    """Something that the other side has so many seconds to do."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, lost: Callable[[], None]) -> None:
        """Wait for it, if we do not wait already; `lost` is called when the time is up."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._end, lost)

    def _end(self, lost: Callable[[], None]) -> None:
        self._timer = None
        lost()

    def calm_down(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """HTTP, for clients that send their requests and take their answers without delay."""

    def __init__(self, entrance: Entrance, address: str, **words: Any) -> None:
        super().__init__(**words)
        self.entrance = entrance
        self.address: str | None = address  # that it is counted for, as long as it is
        self.request = Patience(self.loop, HANDSHAKE)
        self.reading = Patience(self.loop, READING)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.request.begin(self.cut)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.is_sending():  # else it has become a socket
            self.request.begin(self.cut)
        else:
            self.request.calm_down()

    def is_sending(self) -> bool:
        """Whether the client has begun a request and not ended it."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin(self.look_whether_it_is_read)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.calm_down()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.reading.begin(self.look_whether_it_is_read)

    def look_whether_it_is_read(self) -> None:
        if self.transport.get_write_buffer_size():
            self.cut()

    def cut(self) -> None:
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.be_gone()
        super().handle_websocket_upgrade(event)
        opened: Any = self.transport.get_protocol()
        if not opened.handshake_initiated:  # HTTP allows it, WebSockets do not: nobody would ever answer
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_gone()
        super().connection_lost(exc)
        untie(self.transport)

    def be_gone(self) -> None:
        """It is no connection for HTTP any more."""
        self.request.calm_down()
        self.reading.calm_down()
        if self.address is not None:
            self.entrance.leave(self.address)
            self.address = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; the one place from which bytes go to a person, a spectator or a program."""

    is_behind = False  # whether it was cut off because it did not read
    is_flushing = False  # whether what was written goes out at the end of this turn of the event loop
    written = 0  # bytes of messages
    taken = 0  # of these, when the other side was looked at last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.reading = Patience(self.loop, READING)
        transport.set_write_buffer_limits(high=0)  # whatever is not read at once is waited for
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        kernel: Any = self.transport.get_extra_info("socket")
        if kernel is not None:
            kernel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OUTLET] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal, which uvicorn takes for a fault and logs

    def write(self, message: bytes) -> bool:
        """Send a text message with all others of this turn, or queue it; False, and the end, for one far behind.

        It waits among what websockets has to send, so that a ping or the end that comes meanwhile goes out after it.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.waiting() > MOST_WAITING:
            self.flush()  # a reader is judged by what the kernel does not take
            if self.waiting() > MOST_WAITING:
                self.fall_behind()
                return False
        self.conn.writes += (head_of(message), message)
        self.written += len(message)
        if not self.is_flushing:
            self.is_flushing = True
            self.loop.call_soon(self.end_turn)
        return True

    def end_turn(self) -> None:
        self.is_flushing = False
        self.flush()

    def flush(self) -> None:
        """Hand all that was written to the kernel, in one piece."""
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def waiting(self) -> int:
        """Bytes that the kernel has not taken yet."""
        return self.transport.get_write_buffer_size() + sum(map(len, self.conn.writes))

    def has_unread(self) -> bool:
        """Whether something waits for the other side to read."""
        return self.waiting() > 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taken = self.written - self.waiting()
        self.reading.begin(self.look_for_progress)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.calm_down()

    def look_for_progress(self) -> None:
        """A slow line is waited for as long as the kernel takes more for it; who reads nothing is cut off."""
        before, self.taken = self.taken, self.written - self.waiting()
        if self.taken > before:
            self.reading.begin(self.look_for_progress)
        else:
            self.fall_behind()

    def fall_behind(self) -> None:
        self.is_behind = True
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.calm_down()
        super().connection_lost(exc)
        untie(self.transport)

    def finish(self, code: int, reason: str) -> None:
        """Close from our side, after what was written; a peer that does not answer is cut off later."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """One message may wait while another is obeyed; only behind it is reading paused, which costs two calls."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that uvicorn, which pauses for each message, does not
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_ping(self) -> None:
        if self.waiting() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)


def untie(transport: asyncio.Transport) -> None:
    """asyncio's transport refers to itself even when it is closed, and would wait for a collection of everything."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


def head_of(message: bytes) -> bytes:
    """What stands before a text message from a server: one whole frame, not masked, not compressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return SHORT_HEAD.pack(TEXT, 126, size)
    return LONG_HEAD.pack(TEXT, 127, size)
