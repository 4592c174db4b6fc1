"""What every store does, whichever database is below it."""

from __future__ import annotations

import secrets as randomness
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Self

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, Table, case, exists, func, or_, select, union, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.engine import Dialect

from wyrmhall.hall.store import chain
from wyrmhall.hall.store.errors import BadLog, StoreFailure
from wyrmhall.hall.store.rows import Append, Ending, Hearing, Kept, Listed, Row, Summary
from wyrmhall.hall.store.schema import books, entries, hall, kept, seated, secrets, tables
from wyrmhall.hall.store.shelf import Shelf, book_of
from wyrmhall.hall.store.statements import (
    SHOWN,
    entry_values,
    seat_values,
    statements_for,
    table_values,
)

ENDED = ("finished", "aborted")
EVENT, EVENT_OVER = EVENTS = ("event", "event_over")  # in place of a status: the log is that of an event
GATHERING = tables.c.status == "gathering"

SUSPECTS = 1_000  # tables: when so many are damaged, all are to be verified

Insert = Callable[[Table], Any]  # the one of the dialect, which knows ON CONFLICT
Heard = Callable[[str, int], None]  # a table, and the last entry of its log
Missed = Callable[[], None]
Here = Callable[[str, str, list[int]], None]  # a table, another hall, and the seats whose persons are connected there


class NotAtOnce(Exception):
    """A batch cannot be saved in one statement; nothing is changed, and the slow way finds out why."""


class RaceLost(Exception):
    """Another was first; what was written so far is taken back."""


class Store(ABC):
    """The logs of all tables, and the little that is kept beside them.  Safe to use from several threads."""

    is_shared = False  # whether several halls may use it at once

    def __init__(self, dialect: Dialect, insert: Insert) -> None:
        self._statements = statements_for(dialect, insert)
        self.insert = insert
        self.shelf = Shelf(self)
        self.garbled: set[str] = set()  # tables whose summaries could not be read, as far as somebody has tried

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction, durable when the block ends; any failure takes all of it back and raises NotSaved."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """A connection that sees one state of the database and changes nothing; raises StoreFailure."""

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- Logs --------------------------------------------------------------------------------

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Save the batch in one transaction, each Append whole or not at all; False where another was first.

        Raises NotSaved, and then nothing is changed; Unstorable if the fault lies in what was to be saved.
        """
        if not batch:
            return []
        try:
            self._append_at_once(batch)
            return [True] * len(batch)
        except NotAtOnce:
            with self.writing() as connection:
                return self._append_each(connection, batch)

    def _append_at_once(self, batch: Sequence[Append]) -> None:
        """The quick way, for a batch in which nobody loses a race; NotAtOnce otherwise."""
        raise NotAtOnce

    def _append_each(self, connection: Connection, batch: Sequence[Append]) -> list[bool]:
        """One after the other, each with a way back of its own."""
        saved = [False] * len(batch)
        for place in sorted(range(len(batch)), key=lambda place: batch[place].table):
            try:
                with connection.begin_nested():
                    self._append_one(connection, batch[place])
                saved[place] = True
            except RaceLost:
                saved[place] = False
        self.announce(connection, [append for append, is_in in zip(batch, saved, strict=True) if is_in])
        return saved

    def _append_one(self, connection: Connection, append: Append) -> None:
        sql, rows, run = self._statements, entry_values(append), connection.exec_driver_sql
        change = sql.open_table if append.rows[0].seq == 1 else sql.move_table
        if run(change, table_values(append)).rowcount != 1 or run(sql.add_entry, rows).rowcount != len(rows):
            raise RaceLost
        run(sql.unseat, {"table": append.table})
        if chairs := seat_values(append):
            run(sql.seat, chairs)
        if append.secret is not None:
            run(sql.add_secret, {"table": append.table, "new_secret": append.secret})

    def announce(self, connection: Connection, saved: Sequence[Append]) -> None:  # noqa: B027
        """Tell other halls on the same database, if there can be any, in the same transaction."""

    def read(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table after this entry, in order; BadLog unless it is whole, and [] for no table."""
        with self.reading() as connection:
            return _whole_rows(connection, table, after)

    def read_each(self, wanted: Sequence[tuple[str, int]]) -> list[list[Row] | BadLog]:
        """Of each of these tables its log after an entry, all as they are at one moment."""
        with self.reading() as connection:
            found = [
                (table, _rows(connection, table, after), after, _counted(connection, table)) for table, after in wanted
            ]
        return [chain.whole_or_damage(*each) for each in found]

    def log(self, table: str) -> Kept | None:
        """All that is stored of a table, as it is at one moment; BadLog unless it is whole, None for no table."""
        with self.reading() as connection:
            rows = _whole_rows(connection, table)
            status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
            secret = connection.execute(select(secrets.c.secret).where(secrets.c.table_id == table)).scalar()
            book = book_of(connection, table, rows[0].body) if rows else None
        if rows and status is not None:
            chain.check_secret(table, rows[0], secret)
            return Kept(rows, secret or "", status, book)
        if status is not None or secret is not None:
            raise BadLog(f"table {table}: its log is missing")
        return None

    def rows(self, table: str) -> list[Row]:
        """The entries of a table as they lie there, whole or damaged."""
        with self.reading() as connection:
            return _rows(connection, table)

    def openings(self) -> list[tuple[str, str, bytes]]:
        """Each table with its status and its first entry."""
        first = (entries.c.table_id == tables.c.id) & (entries.c.seq == 1)
        wanted = select(tables.c.id, tables.c.status, entries.c.body).join(entries, first)
        wanted = wanted.where(tables.c.status.not_in(EVENTS))
        with self.reading() as connection:
            return list(connection.execute(wanted.order_by(tables.c.id)).tuples())

    def secret(self, table: str) -> str | None:
        with self.reading() as connection:
            return connection.execute(select(secrets.c.secret).where(secrets.c.table_id == table)).scalar()

    # --- Lists -------------------------------------------------------------------------------

    def gathering(self, limit: int = 100, each: int = 100) -> list[Listed]:
        """Public tables that wait for players, the newest first, and at most so many that one address has opened."""
        return self._shared_out(GATHERING, limit, each)

    def gathering_from(self, digest: str) -> int:
        """How many tables wait for players that were opened from this address."""
        wanted = select(func.count()).where(tables.c.opened_from == digest, tables.c.opened_from != "", GATHERING)
        with self.reading() as connection:
            return int(connection.execute(wanted).scalar_one())

    def watchable(self, limit: int = 100, each: int = 100) -> list[Listed]:
        """Public tables where a game goes on, likewise."""
        return self._shared_out(tables.c.status.in_(("shuffling", "playing", "paused")), limit, each)

    def _shared_out(self, which: ColumnElement[bool], limit: int, each: int) -> list[Listed]:
        opener = case((tables.c.opened_from == "", tables.c.id), else_=tables.c.opened_from)
        place = func.row_number().over(partition_by=opener, order_by=(tables.c.changed.desc(), tables.c.id))
        ranked = select(tables.c.id, place.label("place")).where(which, ~tables.c.private).subquery()
        shown = select(ranked.c.id).where(ranked.c.place <= each)
        return self._listed(_summaries().where(tables.c.id.in_(shown)), limit)

    def tables_of(self, player: str, limit: int = 100) -> list[Listed]:
        """Where this player sits: games that go on before those that have ended, the newest first."""
        mine = _summaries().join(seated, seated.c.table_id == tables.c.id).where(seated.c.player == player)
        mine = mine.where(tables.c.status.not_in(EVENTS))
        return self._listed(mine.order_by(case((tables.c.status.in_(ENDED), 1), else_=0)), limit)

    def played_by(self, player: str, first: int, limit: int) -> tuple[int, list[Listed]]:
        """How many games of this player have ended; and some of them, the newest first, after so many others."""
        mine = (seated.c.player == player) & tables.c.status.in_(ENDED)
        seats = seated.join(tables, seated.c.table_id == tables.c.id)
        with self.reading() as connection:
            total = int(connection.execute(select(func.count()).select_from(seats).where(mine)).scalar_one())
        return total, self._listed(_summaries().select_from(seats).where(mine).offset(first), limit)

    def events(self, limit: int = 100) -> list[Listed]:
        """Public events, the newest first."""
        return self._listed(_summaries().where(tables.c.status.in_(EVENTS), ~tables.c.private), limit)

    def events_of(self, player: str, limit: int = 100) -> list[Listed]:
        """Those that this player organises or plays in, likewise."""
        mine = _summaries().join(seated, seated.c.table_id == tables.c.id).where(seated.c.player == player)
        return self._listed(mine.where(tables.c.status.in_(EVENTS)), limit)

    def events_running(self) -> list[str]:
        """Those that are not over."""
        wanted = select(tables.c.id).where(tables.c.status == EVENT).order_by(tables.c.id)
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    def openings_of(self, some: Sequence[str]) -> dict[str, bytes]:
        """The first entry of each of these tables."""
        wanted = select(entries.c.table_id, entries.c.body).where(entries.c.table_id.in_(some), entries.c.seq == 1)
        with self.reading() as connection:
            return dict(connection.execute(wanted).tuples().all())

    def sits_at(self, player: str, some: Iterable[str]) -> list[str]:
        """At which of these tables the player sits."""
        wanted = select(seated.c.table_id).where(seated.c.player == player, seated.c.table_id.in_(list(some)))
        with self.reading() as connection:
            return list(connection.scalars(wanted.order_by(seated.c.table_id)))

    def _listed(self, wanted: Select[tuple[object, ...]], limit: int) -> list[Listed]:
        newest = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        with self.reading() as connection:
            lines = connection.execute(newest).all()
        found = []
        for line in lines:
            try:
                found.append(_listed(line))
                self.garbled.discard(str(line[0]))
            except (msgspec.MsgspecError, TypeError):  # a damaged file may hold anything
                self.garbled.add(str(line[0]))
        return found

    def deserted(self, since: int) -> list[str]:
        """Tables that wait for players, but at which nothing has happened and nobody was since this hall time."""
        last = (entries.c.table_id == tables.c.id) & (entries.c.seq == tables.c.seq)
        quiet = (entries.c.at < since) & (tables.c.attended < since)
        wanted = select(tables.c.id).join(entries, last).where(GATHERING, quiet).order_by(entries.c.at)
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        with self.reading() as connection:
            counted = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {str(status): int(number) for status, number in counted}

    def is_over(self, table: str) -> bool:
        """Whether its summary says that the game has ended: without one nobody knows."""
        with self.reading() as connection:
            return connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar() in (
                *ENDED,
                EVENT_OVER,
            )

    def is_event(self, table: str) -> bool:
        with self.reading() as connection:
            return connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar() in EVENTS

    def tables_unfinished(self) -> dict[str, str]:
        """The tables whose games have not ended, each with its clock as JSON."""
        wanted = (
            select(tables.c.id, tables.c.clock).where(tables.c.status.not_in((*ENDED, *EVENTS))).order_by(tables.c.id)
        )
        with self.reading() as connection:
            return dict(connection.execute(wanted).tuples().all())

    def all_tables(self) -> list[str]:
        """Every table of which anything is left."""
        parts = (tables.c.id, entries.c.table_id, secrets.c.table_id)
        with self.reading() as connection:
            return sorted(connection.scalars(union(*[select(part) for part in parts])))

    def note_attendance(self, attended: Iterable[str], at: int) -> None:
        """Somebody is at these tables, or has been; and of those that have ended, nobody need know who opened them."""
        with self.writing() as connection:
            connection.execute(
                update(tables).where(_free(tables.c.id.in_(list(attended)) & GATHERING)).values(attended=at)
            )
            connection.execute(
                update(tables)
                .where(_free((tables.c.opened_from != "") & tables.c.status.in_(ENDED)))
                .values(opened_from="")
            )

    # --- Beside the logs ---------------------------------------------------------------------

    def hall_time(self) -> int:
        """How many milliseconds the hall has been up, in all its runs."""
        with self.reading() as connection:
            return connection.execute(select(hall.c.time)).scalar() or 0

    def beat(self, at: int) -> int:
        """Hall time is `at` now, or what it is already if that is later; returns it."""
        new = self.insert(hall).values(one=1, time=at)
        later = case((hall.c.time > new.excluded.time, hall.c.time), else_=new.excluded.time)
        with self.writing() as connection:
            stored = new.on_conflict_do_update(index_elements=[hall.c.one], set_={"time": later})
            return int(connection.execute(stored.returning(hall.c.time)).scalar_one())

    def keep(self, name: str, value: str) -> str:
        """What is kept under this name: the value, unless there was one before."""
        with self.writing() as connection:
            connection.execute(self.insert(kept).values(name=name, value=value).on_conflict_do_nothing())
            return str(connection.execute(select(kept.c.value).where(kept.c.name == name)).scalar_one())

    def probe(self) -> None:
        """Commit something and read it back; StoreFailure if that does not work."""
        value = randomness.token_hex(8)
        written = self.insert(kept).values(name="probe", value=value)
        with self.writing() as connection:
            connection.execute(written.on_conflict_do_update(index_elements=[kept.c.name], set_={"value": value}))
        with self.reading() as connection:
            found = connection.execute(select(kept.c.value).where(kept.c.name == "probe")).scalar()
        if found is None:
            raise StoreFailure("The database forgets what was written to it.")

    def verify(self) -> list[str]:
        """Check the log of every table: what is wrong, one line a table."""
        return [wrong for table in self.all_tables() if (wrong := self._wrong_with(table))]

    def suspects(self) -> dict[str, str]:
        """What is wrong with tables that go on, as far as it shows without their logs: lost tails, secrets, cards.

        It takes one look into an index for each of them, and ends after SUSPECTS.
        """
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        has_secret = exists().where(secrets.c.table_id == tables.c.id)
        has_lost_book = tables.c.book.is_not(None) & ~exists().where(books.c.digest == tables.c.book)
        is_odd = or_(last.is_(None), last != tables.c.seq, ~has_secret, has_lost_book)
        wanted = select(tables.c.id).where(tables.c.status.not_in(ENDED), is_odd).order_by(tables.c.id).limit(SUSPECTS)
        with self.reading() as connection:
            found = list(connection.scalars(wanted))
        return {table: wrong for table in found if (wrong := self._wrong_with(table))}

    def _wrong_with(self, table: str) -> str:
        try:
            self.log(table)
        except BadLog as damaged:
            return str(damaged)
        return ""

    # --- Several halls on one database -------------------------------------------------------

    def drive(self, table: str) -> bool:
        """Whether this hall, and no other, runs the clocks and bots of the table from now on."""
        return True

    def let_go(self, table: str) -> None:  # noqa: B027
        """Another hall may drive the table."""

    def listen(self, heard: Heard, missed: Missed, here: Here) -> None:  # noqa: B027
        """Call `heard`, in a thread of the store, whenever another hall has saved something.

        `missed` is called when news may have been lost: look at every table again.  `here` is what others say of who
        is connected to them.
        """

    def tell_here(self, seats: dict[str, list[int]]) -> None:  # noqa: B027
        """Tell the other halls which persons are connected to this one, table by table, and expect to hear it too."""

    def hearing(self) -> Hearing:
        """How well this hall hears the others: where there are none, there is nothing to miss."""
        return Hearing()

    def tidy(self) -> None:  # noqa: B027
        """Called by the committer when everybody has been answered: housekeeping that takes a moment."""


def _rows(connection: Connection, table: str, first: int = 0) -> list[Row]:
    wanted = select(entries).where(entries.c.table_id == table, entries.c.seq >= first).order_by(entries.c.seq)
    return [Row(*line[1:]) for line in connection.execute(wanted)]


def _whole_rows(connection: Connection, table: str, after: int = 0) -> list[Row]:
    return chain.whole(table, _rows(connection, table, after), after, _counted(connection, table))


def _counted(connection: Connection, table: str) -> int | None:
    return connection.execute(select(tables.c.seq).where(tables.c.id == table)).scalar()


def _free(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Those of which this holds, but for tables that somebody writes to at this moment."""
    found = select(tables.c.id).where(condition).order_by(tables.c.id)
    return tables.c.id.in_(found.with_for_update(skip_locked=True))


def _summaries() -> Select[tuple[object, ...]]:
    shown = ("id", "seq", "opened", "changed", "book", *SHOWN)
    return select(*(tables.c[name] for name in shown))


def _listed(line: SqlRow[tuple[object, ...]]) -> Listed:
    table, seq, opened, changed, book, game, variant, status, private, names, clock, owing, players, ending = line
    words = msgspec.json.Decoder(list[str]).decode
    summary = Summary(
        game, variant, status, bool(private), words(names), clock, words(owing), words(players),
        msgspec.json.decode(ending, type=Ending) if ending else None,
    )  # fmt: skip
    return Listed(table, seq, opened, changed, summary, book)
