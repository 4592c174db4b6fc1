"""uvicorn's connections with the patience of a hall: slow handshakes end, and nobody's backlog grows without bound."""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

HANDSHAKE = 5.0  # seconds to send the head of a request, or its body
GOODBYE = 5.0  # seconds for the other side to close too
MOST_WAITING = 262_144  # bytes that may wait for a reader that does not read
KERNEL_BUFFER = 65_536  # bytes that may wait in the kernel besides
MOST_FRAGMENTS = 64  # of one message
SPARE_CONNECTIONS = 1000  # for HTTP, beside the sockets

OUTLET = "wyrmhall.outlet"  # where the scope of a socket holds its connection


class HttpConnection(H11Protocol):
    """HTTP, for clients that send their requests without delay."""

    patience: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency + SPARE_CONNECTIONS:
            transport.abort()
            return
        self.patience = self.loop.call_later(HANDSHAKE, self.lose_patience)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.is_sending():  # else it has become a socket
            if self.patience is None:
                self.patience = self.loop.call_later(HANDSHAKE, self.lose_patience)
        else:
            self.calm_down()

    def is_sending(self) -> bool:
        """Whether the client has begun a request and not ended it."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.calm_down()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm_down()
        super().connection_lost(exc)

    def lose_patience(self) -> None:
        self.patience = None
        self.transport.abort()

    def calm_down(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; the one place from which bytes go to a person, a spectator or a program."""

    is_behind = False  # whether it was cut off because it did not read

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        kernel: Any = self.transport.get_extra_info("socket")
        if kernel is not None:
            kernel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OUTLET] = self

    def write(self, message: bytes) -> bool:
        """Send a text message at once, or queue it; False, and the end, for a reader that is far behind."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > MOST_WAITING:
            self.is_behind = True
            transport.abort()
            return False
        self.conn.send_text(message)
        transport.write(b"".join(self.conn.data_to_send()))
        return True

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

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)
