"""The statements of the append path, as text for the driver: SQLAlchemy writes them once, and then stands aside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, bindparam, delete, exists, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from wyrmhall.hall.store.rows import Append, Ending
from wyrmhall.hall.store.schema import entries, seated, secrets, tables

Values = dict[str, Any]

SHOWN = ("game", "variant", "status", "private", "names", "clock", "owing", "players", "ending")
MOST = 100  # rows in one statement

# The plus signs: SQLite shall look the tables up by their ids, and never go through all of them.
MOVE = """
UPDATE tables
SET seq = new.column3, changed = new.column4, game = new.column5, variant = new.column6, status = new.column7,
    private = new.column8, names = new.column9, clock = new.column10, owing = new.column11, players = new.column12,
    ending = new.column13
FROM (VALUES {rows}) AS new
WHERE id = +new.column1 AND seq = +new.column2
    AND EXISTS (SELECT 1 FROM entries WHERE table_id = new.column1 AND entries.seq = new.column2)"""
UNSEAT = "DELETE FROM seated WHERE table_id IN (VALUES {rows})"


class Statement(Protocol):
    def run(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Do it for all these rows, and count those that it concerned."""


class Statements(Struct, frozen=True):
    open_table: Statement
    # Both only if the entry before is really there: nothing is added to a log that has lost its end.
    move_table: Statement  # and if the same players sit there: `seated` needs no change
    reseat_table: Statement
    add_entry: Statement
    unseat: Statement
    seat: Statement
    add_secret: Statement


class OneByOne(Struct, frozen=True):
    """Row after row, in order: so two halls never wait for each other in a circle."""

    text: str

    def run(self, connection: Connection, rows: Sequence[Values]) -> int:
        return connection.exec_driver_sql(self.text, list(rows)).rowcount


class Together(Struct, frozen=True):
    """All rows in one step.

    At each step the driver of SQLite gives the interpreter to the event loop, and may have to wait for 5 ms until it
    gets it back: a step for each row would make everybody wait.
    """

    text: str  # with {rows}
    names: tuple[str, ...]  # what a row has, in order

    def run(self, connection: Connection, rows: Sequence[Values]) -> int:
        place = f"({', '.join('?' * len(self.names))})"
        count = 0
        for begin in range(0, len(rows), MOST):
            some = rows[begin : begin + MOST]
            values = tuple(row[name] for row in some for name in self.names)
            text = self.text.replace("{rows}", ", ".join([place] * len(some)))
            count += connection.exec_driver_sql(text, values).rowcount
        return count


def for_postgres(dialect: Dialect) -> Statements:
    moved = (
        update(tables)
        .values(_places("seq", "changed", *SHOWN))
        .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
        .where(exists().where(entries.c.table_id == tables.c.id, entries.c.seq == tables.c.seq))
    )
    return Statements(
        move_table=OneByOne(_text(moved.where(tables.c.players == bindparam("new_players")), dialect)),
        reseat_table=OneByOne(_text(moved, dialect)),
        unseat=OneByOne(_text(delete(seated).where(seated.c.table_id == bindparam("table")), dialect)),
        **{name: OneByOne(_text(insert, dialect)) for name, insert in _inserts(postgresql.insert).items()},
    )


def for_sqlite() -> Statements:
    dialect = sqlite.dialect(paramstyle="qmark")
    moved = ("table", "before", "new_seq", "new_changed", *(f"new_{name}" for name in SHOWN))
    return Statements(
        move_table=Together(MOVE + " AND players = +new.column12", moved),
        reseat_table=Together(MOVE, moved),
        unseat=Together(UNSEAT, ("table",)),
        **{name: _together(insert, dialect) for name, insert in _inserts(sqlite.insert).items()},
    )


def _inserts(insert: Any) -> dict[str, Insert]:
    opened = insert(tables).values(
        id=bindparam("table"),
        opened=bindparam("new_changed"),
        **_places("seq", "changed", "opened_from", "book", *SHOWN),
    )
    entry = insert(entries).values(
        table_id=bindparam("table"), **_places("seq", "at", "wall", "command", "body", "hash")
    )
    sits = insert(seated).values(table_id=bindparam("table"), **_places("player"))
    return {
        "open_table": opened.on_conflict_do_nothing(),
        "add_entry": entry.on_conflict_do_nothing(),
        "seat": sits.on_conflict_do_nothing(),
        "add_secret": insert(secrets).values(table_id=bindparam("table"), **_places("secret")),
    }


def _places(*names: str) -> dict[str, Any]:
    return {name: bindparam(f"new_{name}") for name in names}


def _text(statement: ClauseElement, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def _together(insert: Insert, dialect: Dialect) -> Together:
    compiled: Any = insert.compile(dialect=dialect)
    names: tuple[str, ...] = tuple(compiled.positiontup)
    return Together(str(compiled).replace(f"({', '.join('?' * len(names))})", "{rows}"), names)


# --- What fills them -----------------------------------------------------------------------------


def table_values(append: Append) -> Values:
    summary, last = append.summary, append.rows[-1]
    return {
        "table": append.table,
        "before": append.rows[0].seq - 1,
        "new_seq": last.seq,
        "new_changed": last.wall,
        "new_opened_from": append.opened_from,
        "new_book": append.book,
        "new_game": summary.game,
        "new_variant": summary.variant,
        "new_status": summary.status,
        "new_private": summary.private,
        "new_names": _json(summary.names),
        "new_clock": summary.clock,
        "new_owing": _json(summary.owing),
        "new_players": _json(summary.players),
        "new_ending": _json(summary.ending) if summary.ending is not None else "",
    }


def entry_values(appends: Iterable[Append]) -> list[Values]:
    return [
        {
            "table": append.table,
            "new_seq": row.seq,
            "new_at": row.at,
            "new_wall": row.wall,
            "new_command": row.command,
            "new_body": row.body,
            "new_hash": row.hash,
        }
        for append in appends
        for row in append.rows
    ]


def seat_values(appends: Iterable[Append]) -> list[Values]:
    return [
        {"table": append.table, "new_player": player}
        for append in appends
        for player in append.summary.players
        if player
    ]


def secret_values(appends: Iterable[Append]) -> list[Values]:
    return [{"table": append.table, "new_secret": append.secret} for append in appends if append.secret is not None]


def _json(value: Sequence[str] | Ending) -> str:
    return msgspec.json.encode(value).decode()
