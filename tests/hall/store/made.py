"""Appends to try a store with."""

from __future__ import annotations

from wyrmhall.hall.store.chain import first_link, link
from wyrmhall.hall.store.rows import Append, Row, Summary


def summary(status: str = "playing", private: bool = False, players: tuple[str, ...] = ("ada", "bob")) -> Summary:
    return Summary(
        "magic-dragon", "", status, private, [name.title() for name in players], "{}", list(players[:1]), list(players)
    )


class Log:
    """A table's log as its hall knows it: makes the next append, and goes on when it is saved."""

    def __init__(self, table: str, seq: int = 0, head: bytes | None = None) -> None:
        self.table = table
        self.seq = seq
        self.head = first_link(table) if head is None else head

    def propose(self, *bodies: bytes, command: str | None = None, shown: Summary | None = None) -> Append:
        """The next entries, as an append that has not been saved yet; the command is that of the first."""
        rows: list[Row] = []
        head = self.head
        for place, body in enumerate(bodies, 1):
            head = link(head, body)
            seq = self.seq + place
            rows.append(Row(seq, seq * 1000, 1_700_000_000 + seq, command if place == 1 else None, body, head))
        secret = f"secret of {self.table}" if self.seq == 0 else None
        return Append(self.table, tuple(rows), shown or summary(), secret)

    def accept(self, append: Append) -> None:
        """It was saved."""
        self.seq, self.head = append.rows[-1].seq, append.rows[-1].hash

    def next(self, *bodies: bytes, command: str | None = None, shown: Summary | None = None) -> Append:
        """The same, for those who are sure that it will be saved."""
        append = self.propose(*bodies, command=command, shown=shown)
        self.accept(append)
        return append
