"""Card tables, read strictly, and the book a game makes of one: its cards, its options and their notation."""

from __future__ import annotations

import csv
from hashlib import sha256
from typing import Final
from unicodedata import category

from wyrmhall.kernel.errors import BadTable, IllegalOption
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import UNSEEN, Item

LONGEST_RANK: Final = 3  # signs that fit into the corner of a card
# A table is data that strangers may hand us.
LARGEST_TABLE: Final = 1_048_576  # bytes
MOST_LINES: Final = 10_000
LONGEST_CELL: Final = 1_000  # characters
LONGEST_NAME: Final = 60  # characters of what a card, or a group of cards, is called
MOST_MARKS: Final = 3  # on one letter; Hebrew letters have as many
MOST_CARDS: Final = 2_000  # in a deck


class CardTable:
    """The text of a card table and where it came from, for messages.

    Texts that differ only in how lines end, or in a mark of their encoding, are the same table on every machine.
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").rstrip("\n") + "\n"
        self.known_digest = ""

    def digest(self) -> str:
        if not self.known_digest:
            self.known_digest = sha256(self.encoded()).hexdigest()
        return self.known_digest

    def encoded(self) -> bytes:
        return self.text.encode("utf-8", "surrogatepass")  # rows() refuses what is no text

    def rows(self, columns: tuple[str, ...]) -> list[TableRow]:
        """Its rows, if it has just these columns, in any order."""
        reader = csv.reader(self._lines(), strict=True)
        header: list[str] | None = None
        rows: list[TableRow] = []
        try:
            for cells in reader:
                if header is None:
                    header = self._header([cell.strip() for cell in cells], columns)
                elif cells:
                    rows.append(self._row(reader.line_num, header, cells))
        except csv.Error as error:
            raise self.fail(reader.line_num, f"not a CSV line: {error}") from None
        if not rows:
            raise self.fail(1, f"the table is empty; its columns are {','.join(columns)}")
        return rows

    def fail(self, line: int, problem: str) -> BadTable:
        """What is wrong with a line of it; with the first one, if it is wrong as a whole."""
        return BadTable(problem, self.name, line)

    def columns(self) -> tuple[str, ...]:
        """The columns as they stand in its first line."""
        return tuple([cell.strip() for cell in next(csv.reader(self._lines()), [])])

    def _lines(self) -> list[str]:
        """Its lines, if they can be shown to people as they are; raises BadTable."""
        if len(self.encoded()) > LARGEST_TABLE:
            raise self.fail(1, f"the table is larger than {LARGEST_TABLE} bytes")
        lines = self.text.removesuffix("\n").split("\n") if self.text != "\n" else []
        if len(lines) > MOST_LINES:
            raise self.fail(MOST_LINES + 1, f"more than {MOST_LINES} lines")
        for number, line in enumerate(lines, 1):
            odd = odd_sign(line)
            if odd:
                raise self.fail(number, odd)
        return lines

    def _header(self, found: list[str], columns: tuple[str, ...]) -> list[str]:
        for name in columns:
            if found.count(name) != 1:
                raise self.fail(1, f"the column {name} must stand there once; the columns are {','.join(columns)}")
        for name in found:
            if name not in columns:
                raise self.fail(1, f"unknown column {name!r}; the columns are {','.join(columns)}")
        return found

    def _row(self, line: int, header: list[str], cells: list[str]) -> TableRow:
        if len(cells) != len(header):
            raise self.fail(line, f"{len(cells)} cells where the table has {len(header)} columns")
        for column, cell in zip(header, cells):
            if len(cell) > LONGEST_CELL:
                raise self.fail(line, f"{column} has more than {LONGEST_CELL} characters")
        return TableRow(self, line, dict(zip(header, [cell.strip() for cell in cells])))


def odd_sign(line: str) -> str:
    """What is wrong with a line that people cannot read as it is: nothing in most."""
    if not line.isprintable():
        sign = next(sign for sign in line if not sign.isprintable())
        return f"the character U+{ord(sign):04X} is not one that people can see"
    if line.isascii():
        return ""
    marks = MOST_MARKS  # there is nothing yet to set one on
    for sign in line:
        marks = marks + 1 if category(sign).startswith("M") else MOST_MARKS if sign == " " else 0
        if marks > MOST_MARKS:
            return f"the mark U+{ord(sign):04X} has no letter, or one with more than {MOST_MARKS} marks"
    return ""


class TableRow:
    """One line of a card table; whatever is wrong with it is said with file and line."""

    def __init__(self, table: CardTable, line: int, cells: dict[str, str]) -> None:
        self.table = table
        self.line = line
        self.cells = cells

    def fail(self, problem: str) -> BadTable:
        return self.table.fail(self.line, problem)

    def text(self, column: str) -> str:
        """The cell, which must not be empty."""
        if not self.cells[column]:
            raise self.fail(f"{column} is missing")
        return self.cells[column]

    def name(self, column: str) -> str:
        """The cell as what a card, or a group of cards, is called: short enough to be written everywhere."""
        text = self.text(column)
        if len(text) > LONGEST_NAME:
            raise self.fail(f"{column} has more than {LONGEST_NAME} characters")
        return text

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
        if len(deck) > MOST_CARDS:
            raise table.fail(1, f"{len(deck)} cards; a deck has at most {MOST_CARDS}")

    def other_spelling(self, text: str) -> str:
        """The notation that is meant by what others may write for it."""
        return text

    def option(self, text: str) -> Option:
        """The option of this notation."""
        found = self.notation.get(text) or self.notation.get(self.other_spelling(text))
        if found is None:
            raise IllegalOption(text, "no-such-option")
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

    def face(self, row: int) -> Face:
        """How a card of this kind is drawn: unless the game says otherwise, with its notation, large if it is short."""
        notation = self.faces[row]
        return Face(notation, rank=notation if len(notation) <= LONGEST_RANK else "")

    def marks(self, item: Item) -> tuple[Said, ...]:
        """What should be said of an item on the table besides its cards: that it waits for green."""
        return ()
