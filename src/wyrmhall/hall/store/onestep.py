"""A whole batch in one statement, which is one transaction: nobody waits between its steps.

At each step that a driver takes, it gives the interpreter to the event loop, and may have to wait for 5 ms until it
gets it back; and each step is a way to the server and back, where there is one.  If anybody in the batch loses a race,
the statement fails as a whole, and the slow way finds out who.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from wyrmhall.hall.store.rows import Append, Row
from wyrmhall.hall.store.statements import SHOWN, table_values

ENTRY = Row.__struct_fields__
# A line for each entry; what the summary shows is the same in all lines of an append.
LINE = ("id", *ENTRY, "opened_from", "book", "secret", *SHOWN)

shown_in = itemgetter("new_opened_from", "new_book", *(f"new_{name}" for name in SHOWN))


def lines_of(batch: Sequence[Append]) -> Iterator[tuple[Any, ...]]:
    for append in batch:
        opened_from, book, *shown = shown_in(table_values(append))
        for row in append.rows:
            entry = (row.seq, row.at, row.wall, row.command, row.body, row.hash)
            yield (append.table, *entry, opened_from, book, append.secret, *shown)


# --- SQLite ----------------------------------------------------------------------------------------

MOST = 100  # lines in one statement

# Lists are found by the status: its index is left alone as long as it stays the same.
SETUP = f"""
CREATE TEMP VIEW appended ({", ".join(LINE)}) AS SELECT {", ".join(["NULL"] * len(LINE))};
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
    INSERT INTO tables (id, seq, opened, changed, opened_from, book, {", ".join(SHOWN)})
        SELECT new.id, 0, new.wall, new.wall, new.opened_from, new.book, new.game, new.variant, new.status,
            new.private, '', '', '', '', ''
        WHERE new.seq = 1;
    SELECT RAISE(ABORT, 'a text of JSON ends with NUL here') WHERE instr(new.players, '\\u0000');
    DELETE FROM seated
        WHERE table_id = new.id AND new.players <> (SELECT players FROM tables WHERE id = new.id);
    INSERT INTO seated (table_id, player)
        SELECT DISTINCT new.id, value FROM tables, json_each(new.players)
        WHERE tables.id = new.id AND tables.players <> new.players AND value <> '';
    UPDATE tables SET status = new.status WHERE id = new.id AND status <> new.status;
    UPDATE tables
        SET seq = new.seq, changed = new.wall, game = new.game, variant = new.variant, private = new.private,
            names = new.names, clock = new.clock, owing = new.owing, players = new.players, ending = new.ending
        WHERE id = new.id AND seq = new.seq - 1
            AND (new.seq = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = new.id AND seq = new.seq - 1));
    SELECT RAISE(ABORT, 'race lost') WHERE changes() <> 1;
    INSERT INTO entries (table_id, {", ".join(ENTRY)})
        VALUES (new.id, {", ".join(f"new.{name}" for name in ENTRY)});
    INSERT INTO secrets (table_id, secret) SELECT new.id, new.secret WHERE new.seq = 1 AND new.secret IS NOT NULL;
END;
"""  # noqa: S608  # nothing but names of columns is put in, here and below


@lru_cache(MOST)
def step(count: int) -> str:
    """The statement for so many lines."""
    line = f"({', '.join('?' * len(LINE))})"
    return f"INSERT INTO appended VALUES {', '.join([line] * count)}"  # noqa: S608


# --- PostgreSQL ------------------------------------------------------------------------------------

TYPES = {
    "seq": "int", "before": "int", "private": "boolean", "at": "bigint", "wall": "bigint", "opened": "bigint",
    "changed": "bigint", "body": "bytea", "hash": "bytea",
}  # fmt: skip
TABLE = ("id", "before", "seq", "opened", "changed", "opened_from", "book", "secret", *SHOWN)
ADDED = ("table_id", *ENTRY)


def _arrays(name: str, columns: Sequence[str]) -> str:
    """What was given column by column, as rows."""
    given = ", ".join(f"%({name}_{column})s::{TYPES.get(column, 'text')}[]" for column in columns)
    return f"{name} AS (SELECT * FROM unnest({given}) AS {name} ({', '.join(columns)}))"  # noqa: S608


# By table: two halls that take the same locks take them in the same order.  Whatever else is written of a table is
# written when its lock is taken, since each part looks at `gone_on`.
APPEND = f"""
WITH {_arrays("new", TABLE)}, {_arrays("entry", ADDED)},
old AS (
    SELECT tables.id, tables.players FROM tables JOIN new ON tables.id = new.id AND tables.seq = new.before
    WHERE EXISTS (SELECT 1 FROM entries WHERE entries.table_id = new.id AND entries.seq = new.before)
    ORDER BY tables.id FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in ("seq", "changed", *SHOWN))}
    FROM old JOIN new ON new.id = old.id WHERE tables.id = old.id
    RETURNING tables.id, old.players
), opened AS (
    INSERT INTO tables (id, seq, opened, changed, opened_from, book, {", ".join(SHOWN)})
    SELECT id, seq, opened, changed, opened_from, book, {", ".join(SHOWN)} FROM new WHERE before = 0 ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id, '' AS players
), gone_on AS (
    SELECT id, players FROM moved UNION ALL SELECT id, players FROM opened
), reseated AS (
    SELECT new.id, new.players::jsonb AS players FROM gone_on JOIN new ON new.id = gone_on.id
    WHERE new.players <> gone_on.players
), added AS (
    INSERT INTO entries ({", ".join(ADDED)})
    SELECT {", ".join(ADDED)} FROM entry WHERE (SELECT count(*) FROM gone_on) = %(count)s
), unseated AS (
    DELETE FROM seated USING reseated WHERE table_id = reseated.id AND NOT reseated.players ? player
), sat_down AS (
    INSERT INTO seated (table_id, player)
    SELECT DISTINCT id, player FROM reseated, jsonb_array_elements_text(players) AS player WHERE player <> ''
    ON CONFLICT DO NOTHING
), hidden AS (
    INSERT INTO secrets (table_id, secret)
    SELECT new.id, secret FROM gone_on JOIN new ON new.id = gone_on.id WHERE secret IS NOT NULL
)
SELECT 1 / ((SELECT count(*) FROM gone_on) = %(count)s)::int, -- an error, if a race was lost
    (SELECT count(pg_notify(%(channel)s, line)) FROM unnest(%(lines)s::text[]) AS line)
"""  # noqa: S608


def columns_of(batch: Sequence[Append]) -> dict[str, Any]:
    """What APPEND needs of the batch."""
    changes = [{"new_secret": append.secret, **table_values(append)} for append in batch]
    keys = {"id": "table", "before": "before"}
    rows = [(append.table, *(getattr(row, name) for name in ENTRY)) for append in batch for row in append.rows]
    added = zip(ADDED, zip(*rows, strict=True), strict=True)
    return {
        **{f"new_{name}": [change[keys.get(name, f"new_{name}")] for change in changes] for name in TABLE},
        **{f"entry_{name}": list(values) for name, values in added},
        "count": len(batch),
    }


# Of each table the number of its last entry, and its entries from one on; one statement sees one moment.
READ = """
SELECT wanted.place, tables.seq, entries.seq, at, wall, command, body, hash
FROM unnest(%(tables)s::text[], %(after)s::int[]) WITH ORDINALITY AS wanted (id, after, place)
LEFT JOIN tables ON tables.id = wanted.id
LEFT JOIN entries ON entries.table_id = wanted.id AND entries.seq >= wanted.after
ORDER BY wanted.place, entries.seq
"""
