"""Card tables, read strictly, and the book a game makes of one: its cards, its options and their notation."""

from __future__ import annotations

import csv
from difflib import get_close_matches
from hashlib import sha256
from typing import Final
from unicodedata import category

from wyrmhall.kernel.errors import BadTable, IllegalOption, all_told
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import UNSEEN, Item

LONGEST_RANK: Final = 3  # signs that fit into the corner of a card
# A table is data that strangers may hand us.
LARGEST_TABLE: Final = 1_048_576  # bytes
MOST_LINES: Final = 10_000
MOST_COLUMNS: Final = 100
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
        """Its rows, if it has just these columns, in any order; raises BadTable with all that is wrong."""
        rows, problems = self.readable(columns)
        if problems:
            raise all_told(problems)
        return rows

    def readable(self, columns: tuple[str, ...]) -> tuple[list[TableRow], list[BadTable]]:
        """The rows that can be read, and what is wrong with the others or with the columns."""
        problems: list[BadTable] = []
        rows: list[TableRow] = []
        header: list[str] | None = None
        found = self._cells(problems)
        if problems and problems[0].line == 1:
            return rows, problems  # nobody knows what its columns are
        for line, cells in found:
            if header is None:
                header = self._header([cell.strip() for cell in cells], columns, problems)
            elif cells:
                self._add_row(line, header, cells, columns, rows, problems)
        if not rows and not problems:
            problems.append(self.fail(1, f"the table is empty; its columns are {','.join(columns)}"))
        return rows, problems

    def fail(self, line: int, problem: str, column: str = "") -> BadTable:
        """What is wrong with a line of it; with the first one, if it is wrong as a whole."""
        return BadTable(problem, self.name, line, column)

    def columns(self) -> tuple[str, ...]:
        """The columns as they stand in its first line."""
        return tuple([cell.strip() for cell in next(csv.reader(self._lines([])), [])])

    def _cells(self, problems: list[BadTable]) -> list[tuple[int, list[str]]]:
        """Line by line; a cell may go over several of them, unless that is a quote that nobody has closed."""
        lines = self._lines(problems)
        reader = csv.reader(lines, strict=True)
        found: list[tuple[int, list[str]]] = []
        try:
            for cells in reader:
                found.append((reader.line_num, cells))
            if len(found) == len(lines) or all([len(cells) in (0, len(found[0][1])) for _, cells in found]):
                return found
        except csv.Error:
            pass
        return self._each_by_itself(lines, problems)

    def _each_by_itself(self, lines: list[str], problems: list[BadTable]) -> list[tuple[int, list[str]]]:
        found: list[tuple[int, list[str]]] = []
        for number, line in enumerate(lines, 1):
            try:
                found.append((number, next(csv.reader([line], strict=True), [])))
            except csv.Error as error:
                problems.append(self.fail(number, f"not a CSV line: {error}"))
        return found

    def _lines(self, problems: list[BadTable]) -> list[str]:
        """Its lines, without those that cannot be shown to people as they are; raises BadTable if it is too large."""
        if len(self.encoded()) > LARGEST_TABLE:
            raise self.fail(1, f"the table is larger than {LARGEST_TABLE} bytes")
        lines = self.text.removesuffix("\n").split("\n") if self.text != "\n" else []
        if len(lines) > MOST_LINES:
            raise self.fail(MOST_LINES + 1, f"more than {MOST_LINES} lines")
        for place, line in enumerate(lines):
            odd = odd_sign(line)
            if odd:
                problems.append(self.fail(place + 1, odd))
                lines[place] = ""
        return lines

    def _header(self, found: list[str], columns: tuple[str, ...], problems: list[BadTable]) -> list[str]:
        """The columns as they were meant; nothing where that is not known, or where one stands again."""
        if len(found) > MOST_COLUMNS:
            raise self.fail(1, f"{len(found)} columns; the columns are {','.join(columns)}")
        missing = [name for name in columns if name not in found]
        strange = [name for name in found if name not in columns]
        there = f"the columns are {','.join(columns)}"
        header: list[str] = []
        for name in found:
            near = get_close_matches(name, missing, 1) or (missing[:] if len(missing) == len(strange) == 1 else [])
            if name in strange and near:
                missing.remove(near[0])
                problems.append(self.fail(1, f"unknown column {name!r}, did you mean {near[0]!r}? {there}", name))
                header.append(near[0])
            elif name in strange:
                problems.append(self.fail(1, f"unknown column {name!r}; {there}", name))
                header.append("")
            else:
                header.append("" if name in header else name)
        for name in columns:
            if name in missing or found.count(name) > 1:
                problems.append(self.fail(1, f"the column {name} must stand there once; {there}", name))
        return header

    def _add_row(
        self,
        line: int,
        header: list[str],
        cells: list[str],
        columns: tuple[str, ...],
        rows: list[TableRow],
        problems: list[BadTable],
    ) -> None:
        """What can be read of a line; cells of columns that are not there are empty."""
        if len(cells) != len(header):
            told = f"{len(cells)} cells where the table has {len(header)} columns"
            if len(cells) > len(header):
                told += "; quotes stand around a cell with a comma in it"
            problems.append(self.fail(line, told))
            return
        row = dict.fromkeys(columns, "")
        for column, cell in zip(header, cells):
            if len(cell) > LONGEST_CELL:
                problems.append(self.fail(line, f"{column} has more than {LONGEST_CELL} characters", column))
                return
            if column:
                row[column] = cell.strip()
        rows.append(TableRow(self, line, row))


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

    def fail(self, problem: str, column: str = "") -> BadTable:
        return self.table.fail(self.line, problem, column)

    def text(self, column: str) -> str:
        """The cell, which must not be empty."""
        if not self.cells[column]:
            raise self.fail(f"{column} is missing", column)
        return self.cells[column]

    def name(self, column: str) -> str:
        """The cell as what a card, or a group of cards, is called: short enough to be written everywhere."""
        text = self.text(column)
        if len(text) > LONGEST_NAME:
            raise self.fail(f"{column} has more than {LONGEST_NAME} characters", column)
        return text

    def number(self, column: str, least: int, most: int) -> int:
        text = self.text(column)
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(text) <= most:
            raise self.fail(f"{column} is {text!r}; it must be a whole number from {least} to {most}", column)
        return int(text)

    def one_of(self, column: str, words: tuple[str, ...]) -> str:
        text = self.text(column)
        if text not in words:
            raise self.fail(f"{column} is {text!r}; it must be one of {', '.join(words)}", column)
        return text

    def empty(self, *columns: str) -> None:
        """These cells mean nothing in such a row, so they must be empty."""
        for column in columns:
            if self.cells[column]:
                raise self.fail(f"{column} must be empty here, not {self.cells[column]!r}", column)


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

    def written(self, text: str) -> Option | None:
        """The option that is written just so, if there is one."""
        try:
            found = self.option(text)
        except IllegalOption:
            return None
        return found if found.text == text else None

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
