"""A table's log as text, for the operator: also of a table that this version cannot play.  It tells every hand."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from wyrmhall.hall import entries as e
from wyrmhall.hall.books import read_book
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.records import record_of
from wyrmhall.hall.shuffle import NOTHING, key_of
from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.rows import Row
from wyrmhall.hall.store.shelf import named_in
from wyrmhall.hall.table import Table
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import KEY
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.record import write_table


class Exported(Struct, frozen=True):
    """What an export writes."""

    entries: int
    log: bytes  # JSON lines: what is known of the table, then the entries as they lie in the log
    record: str  # empty where no game was begun
    why_not: str  # why this version cannot go on with the table; empty if it can


def export(store: Store, name: str) -> Exported:
    """All that is known of a table; raises NotFound."""
    rows, secret = store.rows(name), store.secret(name) or ""
    if not rows:
        raise NotFound()
    if store.is_event(name):
        return Exported(len(rows), log_of(name, secret, rows), "", "")
    record, why_not = played(store, name)
    if why_not:
        record = record_from(name, secret, rows, why_not, cards_of(store, rows))
    return Exported(len(rows), log_of(name, secret, rows), record, why_not)


def played(store: Store, name: str) -> tuple[str, str]:
    """The record of the game, if one was begun; or why this version cannot write it."""
    table = Table(name, "")
    try:
        kept = store.log(name)
        assert kept is not None
        table = Table(name, kept.secret, read_book(kept.book) if kept.book is not None else None)
        for row in kept.rows:
            table.apply(e.decoder.decode(row.body))
        return record_of(table) if table.state is not None else "", ""
    except WyrmhallError as error:
        return "", str(error)
    except Exception as error:  # whatever the rules of today raise
        return "", f"the rules fail at entry {table.seq}: {type(error).__name__}"


def cards_of(store: Store, rows: list[Row]) -> CardTable | None:
    """The card table that the log names, as far as it is there."""
    digest = named_in(as_bytes(rows[0].body))
    found = store.shelf.find(digest) if digest is not None else None
    return CardTable(found.name, found.text) if found is not None else None


def refuse_running(store: Store, name: str) -> None:
    """Raises where the game is not over: whoever reads its log sees every hand."""
    if store.rows(name) and not store.is_over(name):
        raise CommandRefused("not_over", "the game is not over, and its log tells every hand; --running exports it")


def log_of(name: str, secret: str, rows: list[Row]) -> bytes:
    head = {"table": name, "secret": secret, "entries": len(rows), "last_hash": as_bytes(rows[-1].hash).hex()}
    return b"\n".join([msgspec.json.encode(head), *[as_bytes(row.body) for row in rows], b""])


def as_bytes(value: object) -> bytes:
    """A damaged file of SQLite may hold anything in any column."""
    return value if isinstance(value, bytes) else msgspec.json.encode(str(value))


def record_from(name: str, secret: str, rows: list[Row], why_not: str, cards: CardTable | None = None) -> str:
    """The record as far as the log alone tells it, without a rule: no fingerprints, and no result."""
    told = Told()
    try:
        for row in rows:
            told.hear(msgspec.json.decode(row.body)["what"])
    except (msgspec.DecodeError, KeyError, TypeError, IndexError) as error:
        why_not += f"; the log cannot be read after entry {told.entries}: {type(error).__name__}"
    if not (told.opened and told.names):
        return ""
    opened, added = told.opened, [told.added.get(seat, NOTHING) for seat in range(len(told.names))]
    tags = {
        "Game": opened["game"],
        "Seats": " ".join(told.names),
        "Variant": opened["variant"],
        "House": " ".join([f"{option}={value}" for option, value in opened["house"].items()]),
        "Cards": opened.get("book"),
        "CardsDigest": opened.get("cards"),
        "Rules": opened["rules"],
        "RulesDigest": opened.get("digest"),
        "Pledge": opened["pledge"],
        "Secret": secret,
        "Table": name,
        "Added": " ".join(added),
        "Key": key_of(secret, name, added) if KEY.fullmatch(secret) else "",
        "Choices": str(len(told.choices)),
    }
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
    brought = [f"brought {told.names[seat]} {' '.join(cards) or 'nothing'}" for seat, cards in told.brought.items()]
    choices = [f"{told.names[seat]} {option}" for seat, option in told.choices]
    carried = write_table(cards) if cards is not None else []
    remark = f"; written from the log alone: {why_not}"
    return "\n".join([*lines, *carried, "", remark, *brought, "start", *choices, ""])


class Told:
    """What the entries of a log say of a game, whichever version wrote them."""

    def __init__(self) -> None:
        self.entries = 0
        self.opened: dict[str, Any] = {}
        self.names: list[str] = []
        self.added: dict[int, str] = {}
        self.brought: dict[int, list[str]] = {}  # by those who bring something of their own
        self.choices: list[tuple[int, str]] = []

    def hear(self, what: dict[str, Any]) -> None:
        kind = what["entry"]
        if kind == "opened":
            self.opened = what
        elif kind == "added":
            self.added[what["seat"]] = what["value"]
        elif kind in ("sat", "bot_sat", "seat_opened") and not self.names:
            self.added.pop(what["seat"], None)
            self.brought.pop(what["seat"], None)
        elif kind == "brought":
            self.brought.pop(what["seat"], None)
            if what["cards"] is not None:
                self.brought[what["seat"]] = what["cards"]
        elif kind == "begun":
            self.names = what["names"]
        elif kind == "chose":
            self.choices.append((what["seat"], what["option"]))
        elif kind == "chose_all":
            self.choices += [(what["seat"], option) for option in what["options"]]
        elif kind == "undone":
            del self.choices[what["choices"] :]
        self.entries += 1
