"""The statements of the append path, as text for the driver: SQLAlchemy writes them once, and then stands aside.

Each of them is for one append; the quick ways, which save a whole batch in one statement, are in onestep.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, exists, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from wyrmhall.hall.store.rows import Append, Ending
from wyrmhall.hall.store.schema import entries, seated, secrets, tables

Values = dict[str, Any]

SHOWN = ("game", "variant", "status", "private", "names", "clock", "owing", "players", "ending")


class Statements(Struct, frozen=True):
    open_table: str
    move_table: str  # only if the entry before is really there: nothing is added to a log that has lost its end
    add_entry: str
    unseat: str
    seat: str
    add_secret: str


def statements_for(dialect: Dialect, insert: Any) -> Statements:
    moved = (
        update(tables)
        .values(_places("seq", "changed", *SHOWN))
        .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
        .where(exists().where(entries.c.table_id == tables.c.id, entries.c.seq == tables.c.seq))
    )
    opened = insert(tables).values(
        id=bindparam("table"),
        **_places("seq", "opened", "changed", "opened_from", "book", *SHOWN),
    )
    entry = insert(entries).values(
        table_id=bindparam("table"), **_places("seq", "at", "wall", "command", "body", "hash")
    )
    sits = insert(seated).values(table_id=bindparam("table"), **_places("player"))
    hidden = insert(secrets).values(table_id=bindparam("table"), **_places("secret"))
    return Statements(
        open_table=_text(opened.on_conflict_do_nothing(), dialect),
        move_table=_text(moved, dialect),
        add_entry=_text(entry.on_conflict_do_nothing(), dialect),
        unseat=_text(delete(seated).where(seated.c.table_id == bindparam("table")), dialect),
        seat=_text(sits.on_conflict_do_nothing(), dialect),
        add_secret=_text(hidden, dialect),
    )


def _places(*names: str) -> dict[str, Any]:
    return {name: bindparam(f"new_{name}") for name in names}


def _text(statement: ClauseElement, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


# --- What fills them -----------------------------------------------------------------------------


def table_values(append: Append) -> Values:
    summary, last = append.summary, append.rows[-1]
    return {
        "table": append.table,
        "before": append.rows[0].seq - 1,
        "new_seq": last.seq,
        "new_opened": append.rows[0].wall,
        "new_changed": last.wall,
        "new_opened_from": append.opened_from,
        "new_book": append.book,
        "new_game": summary.game,
        "new_variant": summary.variant,
        "new_status": summary.status,
        "new_private": summary.private,
        "new_names": as_json(summary.names),
        "new_clock": summary.clock,
        "new_owing": as_json(summary.owing),
        "new_players": as_json(summary.players),
        "new_ending": as_json(summary.ending) if summary.ending is not None else "",
    }


def entry_values(append: Append) -> list[Values]:
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
        for row in append.rows
    ]


def seat_values(append: Append) -> list[Values]:
    return [{"table": append.table, "new_player": player} for player in append.summary.players if player]


def as_json(value: Sequence[str] | Ending) -> str:
    return msgspec.json.encode(value).decode()
