"""SQLite: one file, one process, one connection that writes.

SQLite before 3.51.3 can damage a file when one connection checkpoints while another writes, so the connection that
writes is also the only one that checkpoints; all others only read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import dialect, insert
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool, StaticPool

from wyrmhall.hall.store.base import NotAtOnce, Store
from wyrmhall.hall.store.errors import BadLog, CannotOpen, NotSaved, StoreFailure, Unstorable
from wyrmhall.hall.store.files import connect, copy_file
from wyrmhall.hall.store.lock import FileLock
from wyrmhall.hall.store.migrate import migrate, refuse_strangers
from wyrmhall.hall.store.onestep import MOST, SETUP, lines_of, step
from wyrmhall.hall.store.rows import Append

URL = "sqlite+pysqlite://"
CHECKPOINT = 400  # appends between two checkpoints
SAFETY = 20_000  # pages of the write-ahead log at which SQLite checkpoints by itself, should nobody call `tidy`


class SqliteReader(Store):
    """A file that may be in use by a hall: look, but change nothing."""

    def __init__(self, path: Path) -> None:
        self._readers = _readers(path)
        self._is_closed = False
        super().__init__(dialect(paramstyle="named"), insert)
        self.path = path

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        raise NotSaved(f"{self.path} is only being looked at.")
        yield

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        if self._is_closed:
            raise StoreFailure(f"{self.path} is closed.")
        try:
            with self._readers.connect() as connection, connection.begin():
                yield connection
        except DBAPIError as error:
            if "decode" in str(error.orig):  # its words repeat what was written there
                raise BadLog(f"{self.path}: text that is damaged") from None
            is_damage = type(error.orig) is sqlite3.DatabaseError
            raise (BadLog if is_damage else StoreFailure)(f"{self.path}: {error.orig}") from error

    def close(self) -> None:
        self._is_closed = True
        self._readers.dispose()


class SqliteStore(SqliteReader):
    def __init__(self, path: Path, lock: FileLock) -> None:
        super().__init__(path)
        writer = _writer(path)
        self._lock = lock
        self._turn = Lock()
        self._since_checkpoint = 0
        self._writer = writer.connect()

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the file, or make it; CannotOpen if another hall has it, or if it is not ours."""
        path = Path(os.path.realpath(path))
        try:
            lock = FileLock.take(path)
        except OSError as error:
            raise CannotOpen(f"{path} cannot be used: {error.strerror}") from error
        try:
            store = cls(path, lock)
        except BaseException as error:
            lock.release()
            raise _why_not(path, error) from error
        try:
            store._prepare()
        except BaseException as error:
            store.close()
            raise _why_not(path, error) from error
        return store

    def _prepare(self) -> None:
        with self.writing() as connection:
            migrate(connection, self._copy_before)
        self._driver().executescript(SETUP)
        self.probe()
        self._checkpoint()

    def _copy_before(self, version: str) -> None:
        """Keep the file as it was before a migration."""
        copy_file(self.path, self.path.with_name(f"{self.path.name}.schema-{version}.backup"))

    def close(self) -> None:
        with self._turn:
            if self._is_closed:
                return
            self._writer.close()
            super().close()
            self._writer.engine.dispose()
            self._lock.release()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._turn:
            if self._is_closed:
                raise NotSaved(f"{self.path} is closed.")
            try:
                with self._writer.begin():
                    yield self._writer
            except DBAPIError as error:
                is_ours = isinstance(error, OperationalError) or type(error.orig) is sqlite3.DatabaseError
                raise (NotSaved if is_ours else Unstorable)(f"{self.path}: {error.orig}") from error
            except (ValueError, OverflowError, TypeError) as error:
                raise Unstorable(f"{type(error).__name__}: {error}") from error

    def append(self, batch: Sequence[Append]) -> list[bool]:
        saved = super().append(batch)
        self._since_checkpoint += len(saved)
        return saved

    def _append_at_once(self, batch: Sequence[Append]) -> None:
        with self._turn:
            if self._is_closed:
                raise NotSaved(f"{self.path} is closed.")
            try:
                self._take_steps([*lines_of(batch)])
            except (sqlite3.Error, ValueError, OverflowError, TypeError) as error:
                raise NotAtOnce from error

    def _take_steps(self, lines: list[tuple[Any, ...]]) -> None:
        """One step, which is a transaction by itself, unless there are too many lines for it."""
        driver = self._driver()
        if len(lines) <= MOST:
            driver.execute(step(len(lines)), [*chain.from_iterable(lines)])
            return
        driver.execute("BEGIN IMMEDIATE")
        try:
            for begin in range(0, len(lines), MOST):
                some = lines[begin : begin + MOST]
                driver.execute(step(len(some)), [*chain.from_iterable(some)])
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:  # a full disk has taken it back already
                driver.execute("ROLLBACK")
            raise

    def tidy(self) -> None:
        if self._since_checkpoint >= CHECKPOINT:
            self._checkpoint()

    def _checkpoint(self) -> None:
        self._since_checkpoint = 0
        with self._turn:
            try:
                self._driver().execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:
                raise NotSaved(f"{self.path}: {error}") from error

    def _driver(self) -> sqlite3.Connection:
        driver = self._writer.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver


def _why_not(path: Path, error: BaseException) -> BaseException:
    """The same in one clear line, if it is about the database."""
    if isinstance(error, CannotOpen) or not isinstance(error, StoreFailure | DBAPIError):
        return error
    return CannotOpen(f"{path} cannot be used: {error.orig if isinstance(error, DBAPIError) else error}")


def _connect_writer(path: Path) -> sqlite3.Connection:
    driver = connect(path, "mode=rw")
    try:
        # Before anything is written to the file of somebody else.
        refuse_strangers({name for (name,) in driver.execute("SELECT name FROM sqlite_master WHERE type = 'table'")})
        _insist_on_durability(driver)
    except BaseException:
        driver.close()
        raise
    return driver


def _insist_on_durability(driver: sqlite3.Connection) -> None:
    (mode,) = driver.execute("PRAGMA journal_mode=WAL").fetchone()
    driver.execute("PRAGMA synchronous=FULL")
    driver.execute(f"PRAGMA wal_autocheckpoint={SAFETY}")
    (level,) = driver.execute("PRAGMA synchronous").fetchone()
    if (mode, level) != ("wal", 2):
        raise CannotOpen("This disk or this SQLite has no write-ahead log; keep the hall on a disk of this machine.")


def _connect_reader(path: Path) -> sqlite3.Connection:
    driver = connect(path, "mode=ro")
    driver.execute("PRAGMA query_only=ON")
    return driver


def _writer(path: Path) -> Engine:
    engine = create_engine(URL, creator=lambda: _connect_writer(path), poolclass=StaticPool)
    event.listen(engine, "begin", _begin_writing)
    return engine


def _readers(path: Path) -> Engine:
    engine = create_engine(URL, creator=lambda: _connect_reader(path), poolclass=QueuePool)
    event.listen(engine, "begin", _begin_reading)
    return engine


def _begin_writing(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
