"""A WebSocket client that may be as rude as it likes: it writes its frames by itself, and reads only if asked to."""

from __future__ import annotations

import json
import os
import socket
from typing import Any, Self

from tests.hall.serving import Serving
from tests.patience import PATIENCE

TEXT, BINARY, CONTINUED, PING = 1, 2, 0, 9


class Raw:
    def __init__(self, hall: Serving, table: str, receive_buffer: int = 0) -> None:
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        if receive_buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.line.connect(("127.0.0.1", hall.port))
        head = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{hall.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate",
        ]
        self.line.sendall("\r\n".join([*head, "", ""]).encode())
        self.answer = b""
        while b"\r\n\r\n" not in self.answer:
            self.answer += self.line.recv(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def frame(self, kind: int, body: bytes, *, is_last: bool = True, reserved: int = 0) -> None:
        mask = os.urandom(4)
        first = bytes([(0x80 if is_last else 0) | reserved | kind])
        if len(body) < 126:
            size = bytes([0x80 | len(body)])
        else:
            size = bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
        self.line.sendall(first + size + mask + masked)

    def say(self, **message: Any) -> None:
        self.frame(TEXT, json.dumps(message).encode())

    def is_cut_off(self) -> bool:
        """Read until the end; whether there is one."""
        try:
            while self.line.recv(65536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True
