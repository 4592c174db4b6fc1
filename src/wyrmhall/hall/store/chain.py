"""The hash chain of a table's log: whoever changes an entry changes every hash after it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import Row


def first_link(table: str) -> bytes:
    """What the first entry of a table is chained to."""
    return sha256(table.encode()).digest()


def link(previous: bytes, body: bytes) -> bytes:
    """The hash of an entry, from that of the entry before."""
    return sha256(previous + body).digest()


def check(table: str, rows: Iterable[Row], after: int = 0, previous: bytes | None = None) -> bytes:
    """The hash of the last row; BadLog unless the rows follow the entry `after`, whose hash is `previous`."""
    last = first_link(table) if previous is None else previous
    for seq, row in enumerate(rows, after + 1):
        if row.seq != seq:
            raise BadLog(f"table {table}: entry {seq} is missing from its log")
        # A damaged file of SQLite may hold anything in any column, text and numbers too.
        is_whole = isinstance(last, bytes) and isinstance(row.body, bytes) and row.hash == link(last, row.body)
        if not is_whole:
            raise BadLog(f"table {table}: entry {seq} of its log is damaged (its hash does not fit)")
        last = row.hash
    return last
