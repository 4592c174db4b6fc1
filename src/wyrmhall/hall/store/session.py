"""What needs a PostgreSQL connection of its own, because it ends with the connection: locks and notifications."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from threading import Event, Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wyrmhall.hall.store.base import Heard, Here, Missed

if TYPE_CHECKING:
    from psycopg import Connection

CHANNEL = "wyrmhall"
HERE = "here:"  # in place of a number: these seats are connected to the hall that says so
TRUSTED = 1.0  # seconds for which a lock is believed to be held without asking
GLANCE = 0.25  # seconds between two looks whether the store is closed
PAUSE = 0.25  # seconds between two attempts to connect
DEAF = 10.0  # seconds without hearing oneself
QUIET = 60.0  # seconds between two lines of the log about it
MOST_SEATS = 64  # of one table in one notification

log = logging.getLogger("wyrmhall.store")


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


class News(Struct, frozen=True):
    """What a hall tells the others: the last entry of a table, or which of its seats are connected to that hall."""

    table: str
    origin: str
    seq: int | None
    seats: list[int]


def read_news(payload: str) -> News | None:
    """News, or None where it is none: anybody on the same server may say anything on the channel."""
    words = payload.split(" ")
    if len(words) != 3 or not all(words):
        return None
    table, what, origin = words
    if not what.startswith(HERE):
        return News(table, origin, int(what), []) if _is_number(what, 9) else None
    seats = [seat for seat in what.removeprefix(HERE).split(",") if what != HERE]
    if len(seats) > MOST_SEATS or not all(_is_number(seat, 2) for seat in seats):
        return None
    return News(table, origin, None, [int(seat) for seat in seats])


def _is_number(word: str, digits: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= digits


class Deaf(Exception):
    """What this hall says itself does not come back to it."""


class Ear:
    """A thread that listens to what other halls have saved, and connects again by itself.

    A hall hears itself too: what it says with every beat must come back, or it is deaf and would show old tables.
    """

    def __init__(
        self, address: str, options: Mapping[str, Any], origin: str, heard: Heard, missed: Missed, here: Here
    ) -> None:
        self.junk = 0
        self.echoes = 0
        self.listened = 0  # times
        self._address = address
        self._options = options
        self._origin = origin
        self._heard = heard
        self._missed = missed
        self._here = here
        self._is_closed = Event()
        self._turn = Lock()
        self._called: float | None = None  # since when something that we said has not come back
        self._told = -QUIET  # when the log was last told of a failure
        self._connection: Connection | None = None
        self._thread = self._started()

    def _started(self) -> Thread:
        thread = Thread(target=self._listen, name="ear", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        with self._turn:
            self._is_closed.set()
        self._thread.join()

    def expect(self) -> None:
        """We have just said something, and shall hear it; if nobody listens any more, somebody must."""
        with self._turn:
            if self._called is None:
                self._called = monotonic()
            if not self._thread.is_alive() and not self._is_closed.is_set():
                self._tell("the thread that listens had ended")
                self._thread = self._started()

    def is_well(self) -> bool:
        """False once this hall has been deaf for a while."""
        return not self._is_deaf(0.0)

    def _is_deaf(self, since: float) -> bool:
        called = self._called
        return called is not None and monotonic() - max(called, since) > DEAF

    def _listen(self) -> None:
        from psycopg import connect

        while not self._is_closed.is_set():
            try:
                with connect(self._address, autocommit=True, **self._options) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._connection = connection
                    self.listened += 1
                    self._missed()
                    self._hear(connection)
            except Exception as error:  # whatever it is, a hall that hears nothing shows old tables
                self._tell(type(error).__name__)
                self._is_closed.wait(PAUSE)

    def _tell(self, why: str) -> None:
        """Tell the log, but not with every attempt."""
        if monotonic() - self._told > QUIET:
            self._told = monotonic()
            log.warning("this hall does not hear the others on its database (%s), and listens again", why)

    def _hear(self, connection: Connection) -> None:
        connected = monotonic()
        while not self._is_closed.is_set():
            for notice in connection.notifies(timeout=GLANCE):
                self._take(notice.payload)
                if self._is_closed.is_set():
                    return
            if self._is_deaf(connected):
                raise Deaf

    def _take(self, payload: str) -> None:
        news = read_news(payload)
        if news is None:
            self.junk += 1
        elif news.origin == self._origin:
            self._called = None
            self.echoes += 1
        elif news.seq is None:
            self._here(news.table, news.origin, news.seats)
        else:
            self._heard(news.table, news.seq)
