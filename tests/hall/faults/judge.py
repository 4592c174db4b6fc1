"""Holds what people were told against what the log says: nothing lost, nothing twice, nothing out of order.

What has been judged is forgotten, so that a trial may go on for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.hall.faults.crowd import Crowd, Guest, Message, Sent
from wyrmhall.hall import entries as e
from wyrmhall.hall.live.presence import Presence
from wyrmhall.hall.live.table_log import chosen_by
from wyrmhall.hall.show import Showing, show_line
from wyrmhall.hall.store.backup import look
from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.errors import StoreFailure
from wyrmhall.hall.table import Table
from wyrmhall.hall.tokens import digest_of

PASSING = ("is_here", "stand_in_at", "left", "is_running")  # of a seat: not in the log, or different in a moment


class Judge:
    """Looks into the database again and again, each time at what is new."""

    def __init__(self, database: str | Path, crowd: Crowd) -> None:
        self.database = database
        self.crowd = crowd
        self.logs: dict[str, TableLog] = {}
        self.parted: dict[str, tuple[int, bytes]] = {}  # the last entries of tables that everybody has left
        self.found: list[str] = []

    def look(self) -> None:
        """Whatever people have been told by now must be in the log."""
        with look(self.database) as store:
            self._look(store)

    def _look(self, store: Store) -> None:
        for table, guests in self.crowd.by_table().items():
            try:
                log = self.logs.get(table) or self.logs.setdefault(table, TableLog(store, table))
                log.read_on(store)
                self.found += log.wrongs(guests)
            except (StoreFailure, AssertionError) as error:
                self.found.append(f"table {table}: {error!r}")

    def part(self, tables: list[str]) -> None:
        """Look for the last time at tables whose people are about to leave."""
        self.look()
        people = self.crowd.by_table()
        for table in tables:
            log = self.logs.pop(table)
            self.found += log.wrongs_at_the_end(people[table])
            self.parted[table] = (log.seq, log.head)

    def verdict(self) -> list[str]:
        """Everything that is not as it was promised, from the beginning on; nothing, if all is well."""
        with look(self.database) as store:
            self._look(store)
            for table, guests in self.crowd.by_table().items():
                self.found += self.logs[table].wrongs_at_the_end(guests)
            self.found += store.verify()
            there = set(store.all_tables())
            self.found += [
                f"table {table} was opened, and is gone" for table in self.crowd.opened if table not in there
            ]
            for table, (seq, head) in self.parted.items():
                if [row.hash for row in store.rows(table)][seq - 1 : seq] != [head]:
                    self.found.append(f"table {table}: entry {seq} has been changed since everybody left")
        return self.crowd.complaints + self.found


class TableLog:
    """The log of one table, as far as it has been read, and the table as it was at some entry."""

    def __init__(self, store: Store, name: str) -> None:
        self.name = name
        self.head = b""  # the hash of the last entry
        self.logged: list[e.Logged] = []
        self.places: dict[str, int] = {}  # the entries that came from commands
        self.table = Table(name, store.secret(name) or "")
        self.last: dict[int, int] = {}  # the entry of each seat's last command
        self.unexplained: list[str] = []  # commands in the log of which we do not know yet who gave them

    @property
    def seq(self) -> int:
        return len(self.logged)

    def read_on(self, store: Store) -> None:
        """Read what is new; AssertionError if what was read before is no longer there."""
        rows = store.read(self.name, max(0, self.seq - 1))
        if self.seq:
            known = rows[:1]
            assert [row.hash for row in known] == [self.head], f"entry {self.seq} is lost, or not what it was"
            rows = rows[1:]
        for row in rows:
            self.logged.append(e.decoder.decode(row.body))
            self.head = row.hash
            if row.command is not None:
                assert row.command not in self.places, f"command {row.command} was done twice"
                self.places[row.command] = row.seq
                self.unexplained.append(row.command)

    def fold(self, seq: int) -> Table:
        """The table as it was after this entry, which is not before the last that was asked for."""
        assert self.table.seq <= seq, f"the table is at entry {self.table.seq} already, not at {seq}"
        for logged in self.logged[self.table.seq : seq]:
            self.table.apply(logged)
        return self.table

    # --- commands -------------------------------------------------------------------------

    def wrongs(self, guests: list[Guest]) -> list[str]:
        """What is wrong with all that was said since the last time; it is forgotten then."""
        given = {f"{guest.seat}:{sent.id}" for guest in guests for sent in guest.sent}
        found = [f"table {self.name}: {name} came from nobody" for name in self.unexplained if name not in given]
        self.unexplained = []
        for guest in guests:
            for sent in guest.sent:
                if sent.is_settled():
                    found += self._wrong_command(guest, sent)
            guest.sent = [sent for sent in guest.sent if not sent.is_settled()]
        return found + self._wrong_views(guests)

    def _wrong_command(self, guest: Guest, sent: Sent) -> list[str]:
        seq = self.places.get(f"{guest.seat}:{sent.id}", 0)
        if sent.refused:
            return [f"{guest}: {sent.words} was refused ({sent.refused}), and is entry {seq}"] if seq else []
        if not seq:
            return [f"{guest}: {sent.words} was acknowledged as entry {sent.done}, and is lost"]
        found, last = [], self.last.get(guest.seat, 0)
        self.last[guest.seat] = seq
        if seq < last:
            found.append(f"{guest}: {sent.words} is entry {seq}, before the one that was sent earlier ({last})")
        if sent.done != seq:
            found.append(f"{guest}: {sent.words} was acknowledged as entry {sent.done}, and is {seq}")
        what = self.logged[seq - 1].what
        if sent.words["do"] == "choose" and chosen_by(what) != (guest.seat, all_chosen(sent.words)):
            found.append(f"{guest}: {sent.words} became {what}")
        return found

    def wrongs_at_the_end(self, guests: list[Guest]) -> list[str]:
        """What is wrong if nothing more is to come."""
        found = [f"{guest}: {sent.words} was never answered" for guest in guests for sent in guest.sent]
        found += [f"{guest} saw something that was not judged" for guest in guests if guest.first_views or guest.lines]
        sat = [logged.what.token for logged in self.logged if isinstance(logged.what, e.Sat)]
        for guest in guests:
            if guest.token and sat.count(digest_of(guest.token)) != 1:
                found.append(f"{guest} sat down {sat.count(digest_of(guest.token))} times")
        return found

    # --- views ----------------------------------------------------------------------------

    def _wrong_views(self, guests: list[Guest]) -> list[str]:
        """Where views, or the lines that came one after the other, differ from the sum of the log.

        Only up to the entry that everybody has seen: who is behind may still be shown an earlier one.
        """
        found = []
        seen = min(guest.shown.get("seq", 0) for guest in guests)
        for guest in guests:
            ahead = [shown for shown in (*guest.first_views, guest.shown) if shown.get("seq", 0) > self.seq]
            found += [f"{guest} was shown entry {shown['seq']}; the log ends with {self.seq}" for shown in ahead]
        for seq in range(self.table.seq, min(seen, self.seq) + 1):
            for guest in guests:
                views = [shown for shown in guest.first_views if shown["seq"] == seq]
                is_last = guest.shown.get("seq") == seq
                for shown in [*views, guest.shown] if is_last else views:
                    found += self._wrong_view(guest, shown)
                if is_last:
                    found += self._wrong_lines(guest)
        for guest in guests:
            guest.first_views = [shown for shown in guest.first_views if shown["seq"] > seen]
        return found

    def _wrong_view(self, guest: Guest, shown: Message) -> list[str]:
        truth = _shown(self.fold(shown["seq"]), guest.seat, shown["since"])
        found = [
            f"{guest}, entry {shown['seq']}: {key} is {shown[key]}, not {truth[key]}"
            for key in ("game", "lines", "you", "host")
            if shown[key] != truth[key]
        ]
        if _lasting(shown["table"]) != _lasting(truth["table"]):
            found.append(f"{guest}, entry {shown['seq']}: the table is {shown['table']}, not {truth['table']}")
        return found

    def _wrong_lines(self, guest: Guest) -> list[str]:
        truth = _lines(self.fold(guest.shown["seq"]), guest.seat, guest.lines_judged)
        is_wrong = guest.lines != truth
        guest.lines_judged += len(guest.lines)
        guest.lines = []
        return [f"{guest}: the lines that came one after the other are not those of the log"] if is_wrong else []


def all_chosen(words: Message) -> str:
    """Several options in a row, as the report of a hall has them."""
    return " ".join(words.get("options") or [words["option"]])


def _shown(table: Table, seat: int, since: int) -> Message:
    decoded: Message = msgspec.json.decode(Showing(table, Presence(), 0).message(seat, since, None))
    return decoded


def _lines(table: Table, seat: int, since: int) -> list[Message]:
    """All of them, however many."""
    lines = [show_line(table.book(), number, table.lines[number], seat) for number in range(since, len(table.lines))]
    decoded: list[Message] = msgspec.json.decode(msgspec.json.encode(lines))
    return decoded


def _lasting(table: Message) -> Message:
    seats = [{key: value for key, value in seat.items() if key not in PASSING} for seat in table["seats"]]
    return {**table, "seats": seats, "watchers": 0, "begins_in": None}
