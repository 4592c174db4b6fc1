"""PostgreSQL: one database, any number of halls.

`tables.seq` decides who was first.  A connection that breaks is replaced; when it breaks in the middle of a commit,
nobody knows what became of it, and the store looks before it answers.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any, Self, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from wyrmhall.hall.store import chain
from wyrmhall.hall.store.base import Heard, Here, Missed, NotAtOnce, Store
from wyrmhall.hall.store.errors import BadLog, CannotOpen, NotSaved, StoreFailure, Unstorable
from wyrmhall.hall.store.migrate import migrate, refuse_unreadable
from wyrmhall.hall.store.onestep import APPEND, READ, columns_of
from wyrmhall.hall.store.portable import copy_to_file
from wyrmhall.hall.store.rows import Append, Hearing, Kept, Row
from wyrmhall.hall.store.schema import entries
from wyrmhall.hall.store.session import CHANNEL, HERE, Drivers, Ear, lock_number

PATIENCE = 10.0  # seconds that an append or a reader waits for a database that is away
PAUSE = 0.1  # seconds between two attempts
OLDEST = 140_000  # the oldest server: PostgreSQL 14
NOWHERE = "-"  # in place of a table
NOTIFY = "SELECT pg_notify(%(channel)s, line) FROM unnest(%(lines)s::text[]) AS line"

# Without an answer for so long, the other side is gone; libpq's words.
CONNECT = {
    "application_name": "wyrmhall",
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}

T = TypeVar("T")


class Away(NotSaved):
    """The database cannot be reached; it may be back in a moment."""


class PostgresStore(Store):
    is_shared = True

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = _engine(url, pool_pre_ping=True)
        # For single statements, each a transaction; what is broken is noticed by its use, and `_patiently` tries again.
        self._swift = _engine(url, isolation_level="AUTOCOMMIT")
        event.listen(self._swift, "connect", _look_up_by_key)
        super().__init__(self._engine.dialect, insert)
        self._origin = secrets.token_hex(6)  # tells our own notifications from those of other halls
        self._is_closed = Event()
        self._drivers = Drivers(self._libpq(), CONNECT)
        self._ears: list[Ear] = []

    @classmethod
    def open(cls, address: str, copies: Path) -> Self:
        """Connect, and bring the schema up to date; what was there before is copied to the folder `copies` first."""
        store = cls(_url(address))
        try:
            with store._connect() as connection, connection.begin():
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (lock_number("migration"),))
                migrate(connection, lambda version: store._copy_before(copies, version))
            store.probe()
        except (StoreFailure, SQLAlchemyError) as error:
            store.close()
            if isinstance(error, CannotOpen):
                raise
            why = error.orig if isinstance(error, DBAPIError) else error
            raise CannotOpen(f"{store}: {why}") from error
        return store

    @classmethod
    def look(cls, address: str) -> Self:
        """Connect without changing the schema, which may be an earlier one; CannotOpen if it is none of ours."""
        store = cls(_url(address))
        try:
            with store.reading() as connection:
                refuse_unreadable(connection, str(store))
        except StoreFailure as failure:
            store.close()
            raise CannotOpen(str(failure)) from failure
        return store

    def __str__(self) -> str:
        return self._url.set(drivername="postgresql").render_as_string(hide_password=True)

    def _libpq(self) -> str:
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _copy_before(self, copies: Path, version: str) -> None:
        copies.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self.reading() as connection:
            copy_to_file(connection, copies / f"{self._url.database}.schema-{version}.backup", version)

    def close(self) -> None:
        self._is_closed.set()
        for ear in self._ears:
            ear.close()
        self._drivers.close()
        self._engine.dispose()
        self._swift.dispose()

    def _connect(self, engine: Engine | None = None) -> Connection:
        if self._is_closed.is_set():
            raise NotSaved(f"{self} is closed.")
        return (engine or self._engine).connect()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._saving(), self._connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def _saving(self) -> Iterator[None]:
        try:
            yield
        except (DataError, IntegrityError, ProgrammingError) as error:
            raise Unstorable(f"{self}: {error.orig}") from error
        except DBAPIError as error:
            raise (Away if _is_away(error) else NotSaved)(f"{self}: {error.orig}") from error
        except (ValueError, OverflowError, TypeError) as error:
            raise Unstorable(f"{type(error).__name__}: {error}") from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._looking(), self._connect() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @contextmanager
    def _looking(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise (Away if _is_away(error) else StoreFailure)(f"{self}: {error.orig}") from error

    def append(self, batch: Sequence[Append]) -> list[bool]:
        attempts = iter([super().append])
        return self._patiently(lambda: next(attempts, self._append_again)(batch))

    def _append_at_once(self, batch: Sequence[Append]) -> None:
        with self._saving():
            given = {**columns_of(batch), "channel": CHANNEL, "lines": self._lines(batch)}
            try:
                with self._connect(self._swift) as connection:
                    connection.exec_driver_sql(APPEND, given)
            except (DataError, IntegrityError) as error:
                raise NotAtOnce from error

    def _append_again(self, batch: Sequence[Append]) -> list[bool]:
        """After a connection broke: what is there with the same hash was saved by the first attempt."""
        with self.writing() as connection:
            saved = self._append_each(connection, batch)
            return [is_in or _is_there(connection, append) for append, is_in in zip(batch, saved, strict=True)]

    def announce(self, connection: Connection, saved: Sequence[Append]) -> None:
        if saved:
            connection.exec_driver_sql(NOTIFY, {"channel": CHANNEL, "lines": self._lines(saved)})

    def _lines(self, saved: Sequence[Append]) -> list[str]:
        return [f"{append.table} {append.rows[-1].seq} {self._origin}" for append in saved]

    def read(self, table: str, after: int = 0) -> list[Row]:
        return self._patiently(lambda: Store.read(self, table, after))

    def read_each(self, wanted: Sequence[tuple[str, int]]) -> list[list[Row] | BadLog]:
        return self._patiently(lambda: self._read_at_once(wanted))

    def _read_at_once(self, wanted: Sequence[tuple[str, int]]) -> list[list[Row] | BadLog]:
        given = {"tables": [table for table, _ in wanted], "after": [after for _, after in wanted]}
        counted: list[int | None] = [None] * len(wanted)
        found: list[list[Row]] = [[] for _ in wanted]
        with self._looking(), self._connect(self._swift) as connection:
            for place, last, *row in connection.exec_driver_sql(READ, given):
                counted[place - 1] = last
                if row[0] is not None:
                    found[place - 1].append(Row(*row))
        return [
            chain.whole_or_damage(table, rows, after, last)
            for (table, after), rows, last in zip(wanted, found, counted, strict=True)
        ]

    def log(self, table: str) -> Kept | None:
        return self._patiently(lambda: Store.log(self, table))

    def _patiently(self, action: Callable[[], T]) -> T:
        """Try again and again while the database is away, as long as our patience lasts."""
        end = monotonic() + PATIENCE
        while True:
            try:
                return action()
            except Away:
                self._drivers.doubt()
                if monotonic() > end or self._is_closed.wait(PAUSE):
                    raise

    def drive(self, table: str) -> bool:
        return self._drivers.take(table)

    def let_go(self, table: str) -> None:
        self._drivers.give_back(table)

    def listen(self, heard: Heard, missed: Missed, here: Here) -> None:
        self._ears.append(Ear(self._libpq(), CONNECT, self._origin, heard, missed, here))

    def tell_here(self, seats: dict[str, list[int]]) -> None:
        told = seats or {NOWHERE: []}
        lines = [f"{table} {HERE}{','.join(map(str, held))} {self._origin}" for table, held in told.items()]
        with self.writing() as connection:
            connection.exec_driver_sql(NOTIFY, {"channel": CHANNEL, "lines": lines})
        for ear in self._ears:
            ear.expect()

    def hearing(self) -> Hearing:
        return Hearing(
            is_well=all(ear.is_well() for ear in self._ears),
            restarts=sum(max(0, ear.listened - 1) for ear in self._ears),
            junk=sum(ear.junk for ear in self._ears),
            echoes=sum(ear.echoes for ear in self._ears),
        )


def _is_there(connection: Connection, append: Append) -> bool:
    last = append.rows[-1]
    wanted = select(entries.c.hash).where(entries.c.table_id == append.table, entries.c.seq == last.seq)
    return connection.execute(wanted).scalar() == last.hash


def _is_away(error: DBAPIError) -> bool:
    """Whether it may help to try again: connection lost, server shutting down or starting, deadlock, standby."""
    state = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state.startswith(("08", "57P", "40", "25006"))


def _url(address: str) -> URL:
    try:
        import psycopg as psycopg
    except ImportError as error:
        raise CannotOpen("PostgreSQL needs the package psycopg: pip install 'wyrmhall[postgres]'") from error
    try:
        return make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise CannotOpen("The address of the database is not like postgresql://user:password@host/name") from error


def _engine(url: URL, **options: Any) -> Engine:
    engine = create_engine(url, connect_args=CONNECT, pool_size=4, max_overflow=4, **options)
    event.listen(engine, "connect", _insist_on_durability)
    return engine


def _look_up_by_key(driver: Any, _: object) -> None:
    """A plan that was made while a table was small is used when it has grown: never go through all of it."""
    with driver.cursor() as cursor:
        for setting in ("enable_seqscan", "enable_hashjoin", "enable_mergejoin", "jit"):
            cursor.execute(f"SET {setting} = off")
    driver.commit()


def _insist_on_durability(driver: Any, _: object) -> None:
    names = ("fsync", "full_page_writes", "synchronous_commit", "server_version_num", "server_encoding")
    with driver.cursor() as cursor:
        cursor.execute("SELECT " + ", ".join(f"current_setting('{name}')" for name in names))
        fsync, full_pages, synchronous, version, encoding = cursor.fetchone()
        if synchronous in ("off", "local"):
            cursor.execute("SET synchronous_commit = on")
    driver.commit()
    if (fsync, full_pages) != ("on", "on"):
        raise CannotOpen(
            "This PostgreSQL runs with fsync or full_page_writes off and would lose games: switch them on."
        )
    if int(version) < OLDEST or encoding != "UTF8":
        raise CannotOpen("The hall needs PostgreSQL 14 or newer and a database in UTF8.")
