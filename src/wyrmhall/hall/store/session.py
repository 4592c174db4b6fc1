"""What needs a PostgreSQL connection of its own, because it ends with the connection: locks and notifications."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from threading import Event, Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from wyrmhall.hall.store.base import Heard, Here, Missed

if TYPE_CHECKING:
    from psycopg import Connection

CHANNEL = "wyrmhall"
HERE = "here:"  # in place of a number: these seats are connected to the hall that says so
TRUSTED = 1.0  # seconds for which a lock is believed to be held without asking
GLANCE = 0.25  # seconds between two looks whether the store is closed
PAUSE = 0.25  # seconds between two attempts to connect


def lock_number(name: str) -> int:
    """The number of an advisory lock."""
    return int.from_bytes(sha256(f"wyrmhall {name}".encode()).digest()[:8], signed=True)


class Drivers:
    """The tables that this hall drives: an advisory lock each, gone with the connection."""

    def __init__(self, address: str, options: Mapping[str, Any]) -> None:
        self._address = address
        self._options = options
        self._turn = Lock()
        self._held: set[str] = set()
        self._asked = 0.0
        self._connection: Connection | None = None

    def take(self, table: str) -> bool:
        """Whether the lock is ours, now or already; False while the database is away."""
        from psycopg import Error
        from psycopg.errors import OutOfMemory

        with self._turn:
            if table in self._held and monotonic() - self._asked < TRUSTED:
                return True
            for _ in range(2):
                try:
                    return self._take(table)
                except OutOfMemory:  # no room for one more lock; those we have stay ours
                    return False
                except Error:
                    self._forget()
            return False

    def _take(self, table: str) -> bool:
        connection = self._connected()
        if table in self._held:
            connection.execute("SELECT 1")
            self._asked = monotonic()
            return True
        answer = connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_number(f"drive {table}"),)).fetchone()
        self._asked = monotonic()
        if not (answer and answer[0]):
            return False
        self._held.add(table)
        return True

    def doubt(self) -> None:
        """The database was away: ask before a lock is believed to be held."""
        self._asked = 0.0

    def give_back(self, table: str) -> None:
        from psycopg import Error

        with self._turn:
            if table not in self._held:
                return
            self._held.discard(table)
            try:
                self._connected().execute("SELECT pg_advisory_unlock(%s)", (lock_number(f"drive {table}"),))
            except Error:
                self._forget()

    def close(self) -> None:
        with self._turn:
            self._forget()

    def _connected(self) -> Connection:
        from psycopg import connect

        if self._connection is None:
            self._connection = connect(self._address, autocommit=True, **self._options)
        return self._connection

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None
        self._held.clear()


class Ear:
    """A thread that listens to what other halls have saved, and connects again by itself."""

    def __init__(
        self, address: str, options: Mapping[str, Any], origin: str, heard: Heard, missed: Missed, here: Here
    ) -> None:
        self._address = address
        self._options = options
        self._origin = origin
        self._heard = heard
        self._missed = missed
        self._here = here
        self._is_closed = Event()
        self._thread = Thread(target=self._listen, name="ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_closed.set()
        self._thread.join()

    def _listen(self) -> None:
        from psycopg import Error, connect

        while not self._is_closed.is_set():
            try:
                with connect(self._address, autocommit=True, **self._options) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    self._hear(connection)
            except Error:
                self._is_closed.wait(PAUSE)

    def _hear(self, connection: Connection) -> None:
        while not self._is_closed.is_set():
            for notice in connection.notifies(timeout=GLANCE):
                table, what, origin = notice.payload.split(" ")
                if origin != self._origin:
                    self._hear_of(table, what, origin)
                if self._is_closed.is_set():
                    return

    def _hear_of(self, table: str, what: str, origin: str) -> None:
        if what.startswith(HERE):
            self._here(table, origin, [int(seat) for seat in what.removeprefix(HERE).split(",") if seat])
        else:
            self._heard(table, int(what))
