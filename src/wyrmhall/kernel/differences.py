"""How one card table of a game differs from another: card by card, and column by column."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.book import CardTable, TableRow
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.value import Value

ADDED: Final = "added"
LEFT_OUT: Final = "left_out"
CHANGED: Final = "changed"
UNTOLD: Final = ("provenance",)  # where a line comes from is no difference between cards


class Difference(Value):
    """One thing that is otherwise."""

    fields = ("card", "how", "column", "before", "after")

    def __init__(self, card: str, how: str, column: str = "", before: str = "", after: str = "") -> None:
        self.card = card  # as the game calls this line
        self.how = how
        self.column = column  # of a changed card, and what stands there
        self.before = before
        self.after = after


def differences(game: Game, before: CardTable, after: CardTable) -> list[Difference]:
    """What is otherwise in the second of two tables that the game can read: in its order, then what it leaves out."""
    old, new = lines_of(game, before), lines_of(game, after)
    found: list[Difference] = []
    for card, row in new.items():
        known = old.get(card)
        found += [Difference(card, ADDED)] if known is None else changes(card, known, row)
    return found + [Difference(card, LEFT_OUT) for card in old if card not in new]


def changes(card: str, before: TableRow, after: TableRow) -> list[Difference]:
    found: list[Difference] = []
    for column, cell in before.cells.items():
        if column not in UNTOLD and cell != after.cells[column]:
            found.append(Difference(card, CHANGED, column, cell, after.cells[column]))
    return found


def lines_of(game: Game, table: CardTable) -> dict[str, TableRow]:
    """The lines of a table by what the game calls each."""
    own = game.book_of(None).table
    return {game.line_named(row): row for row in game.lines_in(table, own)}
