"""Card tables, read strictly, and the book a game makes of one: its cards, its options and their notation."""

from __future__ import annotations

import csv
from hashlib import sha256
from typing import Final

from wyrmhall.kernel.errors import BadTable, IllegalOption
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.value import UNSEEN, Item

LARGEST_TABLE: Final = 262_144  # bytes; a table is data that strangers may hand us


class CardTable:
    """The text of a card table and where it came from, for messages."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    def rows(self, columns: tuple[str, ...]) -> list[TableRow]:
        """Its rows, if it has just these columns, in any order."""
        if len(self.text.encode()) > LARGEST_TABLE:
            raise BadTable(f"{self.name}:1: the table is larger than {LARGEST_TABLE} bytes")
        reader = csv.reader(self.text.lstrip("\ufeff").splitlines(), strict=True)
        header: list[str] | None = None
        rows: list[TableRow] = []
        try:
            for cells in reader:
                if header is None:
                    header = self._header([cell.strip() for cell in cells], columns)
                elif cells:
                    rows.append(self._row(reader.line_num, header, cells))
        except csv.Error as error:
            raise BadTable(f"{self.name}:{reader.line_num}: not a CSV line: {error}") from None
        if not rows:
            raise BadTable(f"{self.name}:1: the table is empty; its columns are {','.join(columns)}")
        return rows

    def _header(self, found: list[str], columns: tuple[str, ...]) -> list[str]:
        for name in columns:
            if found.count(name) != 1:
                raise BadTable(
                    f"{self.name}:1: the column {name} must stand there once; the columns are {','.join(columns)}"
                )
        for name in found:
            if name not in columns:
                raise BadTable(f"{self.name}:1: unknown column {name!r}; the columns are {','.join(columns)}")
        return found

    def _row(self, line: int, header: list[str], cells: list[str]) -> TableRow:
        if len(cells) != len(header):
            raise BadTable(f"{self.name}:{line}: {len(cells)} cells where the table has {len(header)} columns")
        return TableRow(f"{self.name}:{line}", dict(zip(header, [cell.strip() for cell in cells])))


class TableRow:
    """One line of a card table; whatever is wrong with it is said with file and line."""

    def __init__(self, where: str, cells: dict[str, str]) -> None:
        self.where = where
        self.cells = cells

    def fail(self, problem: str) -> BadTable:
        return BadTable(f"{self.where}: {problem}")

    def text(self, column: str) -> str:
        """The cell, which must not be empty."""
        if not self.cells[column]:
            raise self.fail(f"{column} is missing")
        return self.cells[column]

    def number(self, column: str, least: int, most: int) -> int:
        text = self.text(column)
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(text) <= most:
            raise self.fail(f"{column} is {text!r}; it must be a whole number from {least} to {most}")
        return int(text)

    def one_of(self, column: str, words: tuple[str, ...]) -> str:
        text = self.text(column)
        if text not in words:
            raise self.fail(f"{column} is {text!r}; it must be one of {', '.join(words)}")
        return text

    def empty(self, *columns: str) -> None:
        """These cells mean nothing in such a row, so they must be empty."""
        for column in columns:
            if self.cells[column]:
                raise self.fail(f"{column} must be empty here, not {self.cells[column]!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The cards of one table as the rules use them.  A card in a pile is the row of its kind: copies are equal."""

    def __init__(
        self, table: CardTable, faces: tuple[str, ...], deck: tuple[int, ...], options: tuple[Option, ...]
    ) -> None:
        self.table = table
        self.faces = faces  # how each kind is written
        self.deck = deck  # every card there is, as rows
        self.options = options  # by code
        self.rows = {face: row for row, face in enumerate(faces)}
        self.notation = {option.text: option for option in options}
        if len(self.notation) < len(options) or [option.code for option in options] != list(range(len(options))):
            raise ValueError("options need different texts, and their row in the table as code")

    def other_spelling(self, text: str) -> str:
        """The notation that is meant by what others may write for it."""
        return text

    def option(self, text: str) -> Option:
        """The option of this notation."""
        found = self.notation.get(text) or self.notation.get(self.other_spelling(text))
        if found is None:
            raise IllegalOption(text, "there is no such option in this game")
        return found

    def write(self, item: Item) -> str:
        """A card or a piece as records and views show it."""
        if isinstance(item, int):
            return "?" if item == UNSEEN else self.faces[item]
        return self.write_piece(item)

    def read(self, text: str, owner: int) -> Item:
        """What write() wrote down; raises ValueError where it is neither card nor piece."""
        return self.card(text)

    def read_card(self, text: str, owner: int) -> Item:
        """The same where only bare cards lie."""
        return self.card(text)

    def card(self, text: str) -> int:
        if text == "?":
            return UNSEEN
        row = self.rows.get(text)
        if row is None:
            raise ValueError(f"there is no card {text}")
        return row

    def is_meant(self, claimed: str, found: str) -> bool:
        """Whether a claim about an item means this one; games may let claims leave out what is clear."""
        return claimed == found

    def write_piece(self, item: Item) -> str:
        raise NotImplementedError

    def sentence(self, option: Option) -> str:
        """The option in words, as what a seat does: 'bids 2'."""
        return f"chooses {option.text}"

    def face(self, row: int) -> Face:
        """How a card of this kind is drawn."""
        return Face(self.faces[row])

    def remark(self, item: Item) -> str:
        """What should be said of an item on the table besides its cards: 'waits for green'."""
        return ""
