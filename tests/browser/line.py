"""A line between a browser and the hall that can be cut and joined again, as a bad network does it."""

from __future__ import annotations

import selectors
import socket
import threading
from typing import Self

from tests.patience import PATIENCE


class Line:
    """Listens on a port of its own and passes everything on to the hall's, in a thread."""

    def __init__(self) -> None:
        self.to = 0  # the hall's port
        self.cuts = 0
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.ear.getsockname()[1]
        self.is_cut = False
        self._ends: dict[socket.socket, socket.socket] = {}
        self._selector = selectors.DefaultSelector()
        self._lock = threading.Lock()
        self._is_over = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._selector.register(self.ear, selectors.EVENT_READ)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over = True
        self._thread.join(30)
        self.cut()
        self.ear.close()
        self._selector.close()

    def cut(self) -> None:
        """Every connection ends now, and no new one comes through."""
        with self._lock:
            self.is_cut = True
            self.cuts += 1
            for end in list(self._ends):
                self._close(end)

    def join(self) -> None:
        self.is_cut = False

    def _run(self) -> None:
        while not self._is_over:
            for key, _ in self._selector.select(0.05):
                with self._lock:
                    if key.fileobj is self.ear:
                        self._accept()
                    elif key.fileobj in self._ends:
                        self._pass_on(key.fileobj)

    def _accept(self) -> None:
        near, _ = self.ear.accept()
        try:
            if self.is_cut:
                raise ConnectionRefusedError
            far = socket.create_connection(("127.0.0.1", self.to), timeout=PATIENCE)
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            self._ends[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, end: socket.socket) -> None:
        try:
            data = end.recv(65536)
            if data:
                self._ends[end].sendall(data)
                return
        except OSError:
            pass
        self._close(end)

    def _close(self, end: socket.socket) -> None:
        for each in (end, self._ends.get(end)):
            if each is not None and each in self._ends:
                self._selector.unregister(each)
                del self._ends[each]
                each.close()
