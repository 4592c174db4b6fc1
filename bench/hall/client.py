"""A client of the hall that costs next to nothing: thousands of its sockets fit into one process.

It speaks just as much HTTP and WebSocket as is needed, over asyncio's own transports.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
NO_MASK = b"\0\0\0\0"  # a client must mask; zeros leave the message as it is
KEY = "d3lybWhhbGwgY2xpZW50IQ=="


class Refused(Exception):
    """The hall answered a request with a problem."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


def framed(kind: int, payload: bytes) -> bytes:
    """A message as a client sends it."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((kind,)) + length + NO_MASK + payload


class ClientSocket(asyncio.Protocol):
    """A WebSocket: `heard` is called with each message, `lost` once at the end, also if it never opened."""

    def __init__(self, request: bytes, hello: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.transport: asyncio.Transport | None = None
        self.refusal = ""  # why it never opened: the status line of the answer
        self._request = request
        self._hello = hello
        self._is_open = False
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._is_open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.refusal = head.split(b"\r\n")[0].decode("latin-1")
                self.cut()
                return
            self._is_open = True
            self.send(self._hello)
        self._buffer = self._take_messages(data)

    def _take_messages(self, data: bytes) -> bytes:
        """Handle all whole messages; what is left of the next one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + size or end < start:
                break
            self._take(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._write(framed(PONG, payload))
        elif kind == CLOSE:
            self._write(framed(CLOSE, payload[:2]))
            if self.transport is not None:
                self.transport.close()

    def send(self, message: bytes) -> None:
        self._write(framed(TEXT, message))

    def _write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def cut(self) -> None:
        """End without a word."""
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        lost, self.lost = self.lost, _nothing
        self.heard = _deaf
        lost()


def _nothing() -> None:
    pass


def _deaf(data: bytes) -> None:
    pass


class Visitor:
    """A person with a cookie, at a hall on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    @staticmethod
    async def named(port: int, name: str) -> Visitor:
        visitor = Visitor(port)
        await visitor.ask("POST", "/api/me", {"name": name})
        return visitor

    def _head(self, method: str, path: str) -> str:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        host = f"127.0.0.1:{self.port}"
        return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{cookie}"

    async def ask(self, method: str, path: str, asked: object = None) -> Any:
        """The answer to one request; raises Refused, or OSError where nobody answers."""
        body = b"" if asked is None else json.dumps(asked).encode()
        head = self._head(method, path) + "Connection: close\r\n"
        if asked is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(f"{head}\r\n".encode() + body)
            status, answered = self._read(await reader.read())
        finally:
            writer.close()
        if status >= 400:
            raise Refused(status, answered.get("code", "") if isinstance(answered, dict) else "")
        return answered

    def _read(self, answer: bytes) -> tuple[int, Any]:
        head, ended, body = answer.partition(b"\r\n\r\n")
        if not ended:
            raise ConnectionResetError("no answer")
        lines = head.decode("latin-1").split("\r\n")
        fields = [line.split(": ", 1) for line in lines[1:]]
        for name, value in fields:
            if name.lower() == "set-cookie":
                self.cookie = value.split(";")[0]
        is_json = any(name.lower() == "content-type" and "json" in value for name, value in fields)
        length = next((int(value) for name, value in fields if name.lower() == "content-length"), len(body))
        if len(body) < length:
            raise ConnectionResetError("half an answer")
        return int(lines[0].split(" ")[1]), json.loads(body) if is_json else body.decode()

    async def connect(
        self, table: str, heard: Callable[[bytes], None], lost: Callable[[], None], hello: bytes = b'{"do":"hello"}'
    ) -> ClientSocket:
        """A socket at this table; raises OSError where nobody listens."""
        upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}"
        head = f"{self._head('GET', f'/api/tables/{table}/socket')}{upgrade}\r\n\r\n".encode()
        socket = ClientSocket(head, hello, heard, lost)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self.port)
        return socket
