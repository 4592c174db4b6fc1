"""Holds what people were told against what the log says: nothing lost, nothing twice, nothing out of order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tests.hall.faults.crowd import Crowd, Guest, Message, Sent
from wyrmhall.hall import entries as e
from wyrmhall.hall.show import Presence, show
from wyrmhall.hall.store.backup import look
from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.errors import StoreFailure
from wyrmhall.hall.store.rows import Row
from wyrmhall.hall.table import Table
from wyrmhall.hall.tokens import digest_of

PASSING = ("is_here", "stand_in_at", "left", "is_running")  # of a seat: not in the log, or different in a moment


def wrongs(database: str | Path, crowd: Crowd) -> list[str]:
    """Everything that is not as it was promised; nothing, if all is well."""
    found = list(crowd.complaints)
    with look(database) as store:
        found += store.verify()
        there = set(store.all_tables())
        found += [f"table {table} was opened, and is not there" for table in crowd.opened if table not in there]
        for table in sorted({guest.table for guest in crowd.guests} & there):
            guests = [guest for guest in crowd.guests if guest.table == table]
            try:
                found += TableLog(store, table).wrongs(guests)
            except (StoreFailure, AssertionError) as error:
                found.append(f"table {table}: {error!r}")
    return found


class TableLog:
    """The log of one table."""

    def __init__(self, store: Store, name: str) -> None:
        self.name = name
        self.rows: list[Row] = store.read(name)
        self.logged = [e.decoder.decode(row.body) for row in self.rows]
        self.secret = store.secret(name) or ""

    def fold(self, seq: int) -> Table:
        """The table as it was after this entry."""
        table = Table(self.name, self.secret)
        for logged in self.logged[:seq]:
            table.apply(logged)
        return table

    def wrongs(self, guests: list[Guest]) -> list[str]:
        numbers = Counter(row.command for row in self.rows if row.command is not None)
        found = [f"table {self.name}: command {name} was done {n} times" for name, n in numbers.items() if n > 1]
        places = {row.command: row.seq for row in self.rows if row.command is not None}
        known = {f"{guest.seat}:{sent.id}" for guest in guests for sent in guest.sent}
        found += [f"table {self.name}: command {name} came from nobody" for name in places if name not in known]
        sat = [logged.what.token for logged in self.logged if isinstance(logged.what, e.Sat)]
        for guest in guests:
            if guest.token and sat.count(digest_of(guest.token)) != 1:
                found.append(f"{guest} sat down {sat.count(digest_of(guest.token))} times")
            found += self._wrongs_of(guest, places)
        return found

    def _wrongs_of(self, guest: Guest, places: dict[str, int]) -> list[str]:
        found, last = [], 0
        for sent in guest.sent:
            seq = places.get(f"{guest.seat}:{sent.id}", 0)
            if sent.done and not seq:
                found.append(f"{guest}: {sent.words} was acknowledged as entry {sent.done}, and is lost")
            elif sent.refused and seq:
                found.append(f"{guest}: {sent.words} was refused ({sent.refused}), and is entry {seq}")
            elif not sent.is_settled():
                found.append(f"{guest}: {sent.words} was never answered")
            if seq:
                found += self._misplaced(guest, sent, seq, last)
                last = seq
        return found + self._wrong_views(guest)

    def _misplaced(self, guest: Guest, sent: Sent, seq: int, last: int) -> list[str]:
        found = []
        if seq < last:
            found.append(f"{guest}: {sent.words} is entry {seq}, before the one that was sent earlier ({last})")
        following = self.logged[seq : sent.done]
        if sent.done and (sent.done < seq or any(logged.command is not None for logged in following)):
            found.append(f"{guest}: {sent.words} was acknowledged as entry {sent.done}, and is {seq}")
        what: Any = self.logged[seq - 1].what
        if sent.words["do"] == "choose" and (what.seat, what.option) != (guest.seat, sent.words["option"]):
            found.append(f"{guest}: {sent.words} became {what}")
        return found

    def _wrong_views(self, guest: Guest) -> list[str]:
        """Where a view, or the lines that came one after the other, differ from the sum of the log."""
        found = []
        views = [*guest.first_views, *([guest.shown] if guest.shown else [])]
        for shown in views:
            if shown["seq"] > len(self.rows):
                found.append(f"{guest} was shown entry {shown['seq']}; the log ends with {len(self.rows)}")
                continue
            table = self.fold(shown["seq"])
            truth = _shown(table, guest.seat, shown["since"])
            found += [
                f"{guest}, entry {shown['seq']}: {key} is {shown[key]}, not {truth[key]}"
                for key in ("game", "lines", "you", "host")
                if shown[key] != truth[key]
            ]
            if _lasting(shown["table"]) != _lasting(truth["table"]):
                found.append(f"{guest}, entry {shown['seq']}: the table is {shown['table']}, not {truth['table']}")
        if guest.shown and guest.shown["seq"] <= len(self.rows):
            if guest.lines != _shown(self.fold(guest.shown["seq"]), guest.seat, 0)["lines"]:
                found.append(f"{guest}: the lines that came one after the other are not those of the log")
        return found


def _shown(table: Table, seat: int, since: int) -> Message:
    shown = show(table, Presence(), seat, seat, since, 0)
    decoded: Message = msgspec.json.decode(msgspec.json.encode(shown))
    return decoded


def _lasting(table: Message) -> Message:
    seats = [{key: value for key, value in seat.items() if key not in PASSING} for seat in table["seats"]]
    return {**table, "seats": seats, "watchers": 0}
