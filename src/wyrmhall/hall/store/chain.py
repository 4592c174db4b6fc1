"""Whether a log is whole: a hash chains its entries, its summary counts them, its opening pledges the secret."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from msgspec import Struct

from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import Row
from wyrmhall.kernel.chance import pledge


def first_link(table: str) -> bytes:
    """What the first entry of a table is chained to."""
    return sha256(table.encode()).digest()


def link(previous: bytes, body: bytes) -> bytes:
    """The hash of an entry, from that of the entry before."""
    return sha256(previous + body).digest()


def check(table: str, rows: Iterable[Row], after: int = 0, previous: bytes | None = None) -> None:
    """BadLog unless the rows follow the entry `after`, whose hash is `previous`."""
    last = first_link(table) if previous is None else previous
    for seq, row in enumerate(rows, after + 1):
        if row.seq != seq:
            raise BadLog(f"table {table}: entry {seq} is missing from its log")
        # A damaged file of SQLite may hold anything in any column, text and numbers too.
        is_whole = isinstance(last, bytes) and isinstance(row.body, bytes) and row.hash == link(last, row.body)
        if not is_whole:
            raise BadLog(f"table {table}: entry {seq} of its log is damaged (its hash does not fit)")
        last = row.hash


def whole(table: str, found: list[Row], after: int, counted: int | None) -> list[Row]:
    """The rows behind the entry `after`, of those from it on; BadLog unless they go on to the last that was counted."""
    if counted is None:
        if found or after:
            raise BadLog(f"table {table}: it has no summary any more")
        return []
    rows, previous = found, None
    if after:
        if not found or found[0].seq != after:
            raise BadLog(f"table {table}: entry {after} is missing from its log")
        previous, rows = found[0].hash, found[1:]
    check(table, rows, after, previous)
    if after + len(rows) != counted:
        raise BadLog(f"table {table}: its log ends with entry {after + len(rows)}, but its summary counts {counted}")
    return rows


def whole_or_damage(table: str, found: list[Row], after: int, counted: int | None) -> list[Row] | BadLog:
    """The same, for one of many: the damage of one is no hindrance for the others."""
    try:
        return whole(table, found, after, counted)
    except BadLog as damaged:
        return damaged


class Pledged(Struct, frozen=True):
    pledge: str = ""


class Opening(Struct, frozen=True):
    """As much of a log's first entry as is needed here; what deals no cards pledges nothing."""

    what: Pledged = Pledged()


def check_secret(table: str, opening: Row, secret: str | None) -> None:
    """BadLog unless the secret is the one that the opening of the log pledges, if it pledges one."""
    try:
        pledged = msgspec.json.decode(opening.body, type=Opening).what.pledge
    except msgspec.DecodeError:  # whoever plays it will say what is wrong with it
        return
    if pledged and secret is None:
        raise BadLog(f"table {table}: its secret is missing")
    if pledged and not _fits(secret, pledged):
        raise BadLog(f"table {table}: its secret is not the one that was pledged")


def _fits(secret: object, pledged: str) -> bool:
    try:
        return isinstance(secret, str) and pledge(secret) == pledged
    except ValueError:  # no hexadecimal digits
        return False
