"""The import: bytes and a mapping go in; a set comes out, or all that is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from wyrmhall.sets.cards import (
    LONGEST_LABEL,
    LONGEST_NAME,
    LONGEST_NUMBER,
    LONGEST_WORD,
    MAIN,
    MOST_COLOURS,
    MOST_COPIES,
    MOST_COST,
    RARITIES,
    Card,
    CardSet,
    is_like,
)
from wyrmhall.sets.cells import colours_in, copies_in, cost_in, is_empty, is_free, rarity_in, usual_kind
from wyrmhall.sets.decoding import decoded
from wyrmhall.sets.guessing import fields_named, guessed_columns, guessed_header
from wyrmhall.sets.mapping import FIELDS, REFUSE, Mapping, column_named, folded, problem_of_columns, word_for
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.nested import read_json
from wyrmhall.sets.packs import usual_booster
from wyrmhall.sets.problems import BadSet, Problem, Problems, problem, quoted
from wyrmhall.sets.tables import DELIMITERS, Row, Table, guessed_delimiter, records_of, table_of
from wyrmhall.sets.text import LONGEST_CELL, bare_cell, fault_of, plain

NEEDED: Final = ("name", "type", "rarity")  # a card without a number gets one
LONGEST_FIELD: Final = {"number": LONGEST_NUMBER, "name": LONGEST_NAME, "type": LONGEST_WORD}
MOST_TYPES_SHOWN: Final = 100  # in the mapping that comes out
UNKNOWN_PROVENANCE: Final = "imported"


@dataclass(frozen=True)
class Imported:
    """What came of a file.  Either there is a set, or there are problems."""

    mapping: Mapping  # all of it, as it was guessed and corrected
    card_set: CardSet | None = None
    problems: tuple[Problem, ...] = ()
    problem_count: int = 0  # with those that are not told one by one
    notices: tuple[Problem, ...] = ()
    rows: int = 0
    left_out: int = 0
    samples: dict[str, str] = field(default_factory=dict)  # of each field, a cell as it stands in the file
    columns: dict[str, str] = field(default_factory=dict)  # all that there are, each with what stands in its first row


def import_set(body: bytes, wanted: Mapping | None = None, name: str = "") -> Imported:
    """Reads a set list of any known shape.  Never raises for what is in the file, and changes nothing."""
    wanted = wanted or Mapping()
    columns: dict[str, str] = {}
    try:
        table = read_table(body, wanted)
        columns = first_cells(table)
        mapping = whole_mapping(table, wanted, name)
    except BadSet as bad:
        return Imported(wanted, problems=bad.problems, problem_count=bad.count, columns=columns)
    work = Import(table, mapping)
    try:
        card_set = work.card_set()
    except BadSet as bad:
        return replace(work.outcome(), problems=bad.problems, problem_count=bad.count)
    return replace(work.outcome(), card_set=card_set, notices=tuple(work.notices(card_set)))


def read_table(body: bytes, wanted: Mapping) -> Table:
    text, encoding = decoded(body, wanted.encoding)
    shape = wanted.shape or ("json" if text.lstrip()[:1] in ("{", "[") else "csv")
    table = read_json(text, wanted.path, fields_named) if shape == "json" else read_csv(text, wanted)
    table.encoding = encoding
    return table


def first_cells(table: Table) -> dict[str, str]:
    """The columns, each with what stands in its first row."""
    first = table.rows[0].cells if table.rows else [""] * len(table.columns)
    return {column: quoted(plain(cell[:LONGEST_CELL])) for column, cell in zip(table.columns, first, strict=True)}


def read_csv(text: str, wanted: Mapping) -> Table:
    signs = {word: sign for sign, word in DELIMITERS.items()}
    delimiter = signs[wanted.delimiter] if wanted.delimiter else guessed_delimiter(text)
    records = records_of(text, delimiter, quotes=wanted.quotes is not False)
    skip = min(wanted.skip or 0, len(records))
    if wanted.header is None:
        header = guessed_header(records[skip:], wanted)
    else:
        header = 0 if wanted.header else -1
    table = table_of(records, header + skip if header >= 0 else -1, skip, fill=wanted.short_rows == "fill")
    table.delimiter = DELIMITERS[delimiter]
    return table


def whole_mapping(table: Table, wanted: Mapping, name: str) -> Mapping:
    """What was wanted, and guesses where nothing was said; raises BadSet for columns that are not there."""
    wrong = problem_of_columns(wanted, table.columns)
    if wrong:
        raise BadSet(*wrong)
    is_csv = table.shape == "csv"
    guessed = Mapping(
        name=plain(quoted(name))[:LONGEST_LABEL] or "Imported set",
        provenance=UNKNOWN_PROVENANCE,
        shape=table.shape,
        encoding=table.encoding,
        delimiter=table.delimiter if is_csv else None,
        quotes=True if is_csv else None,
        header=table.header if is_csv else None,
        skip=table.skip if is_csv else None,
        path=None if is_csv else table.path,
        short_rows=REFUSE if is_csv else None,
        repeats=REFUSE,
        rarities=RARITIES,
    )
    columns = guessed_columns(table, wanted)
    return replace(guessed.corrected(wanted), columns=columns, skip=guessed.skip)


@dataclass
class Known:
    """A card and where it came from."""

    card: Card
    line: int


class Import:
    """Turns the rows of a table into cards, and goes on where one is wrong."""

    def __init__(self, table: Table, mapping: Mapping) -> None:
        self.table = table
        self.mapping = mapping
        self.problems = Problems()
        self.left_out = 0
        self.cards: dict[str, Known] = {}
        self.kinds: dict[str, str] = {}  # of each printed type, in the order in which they were met
        self.spelling: dict[str, str] = {}  # of types and colours that differ in large and small letters alone
        self.unplaced: dict[str, list[int]] = {}  # lines of each rarity that has no place in the order
        self.unused = {(key, name, pattern) for key in ("leave_out", "only")
                       for name, patterns in getattr(mapping, key).items() for pattern in patterns}  # fmt: skip
        self.order = mapping.rarities or RARITIES
        self.places = {name: table.place(column) for name, column in mapping.columns.items() if column}
        self.words = {name: folded(words) for name, words in mapping.values.items()}
        self.types = folded(mapping.types)

    def card_set(self) -> CardSet:
        """Raises BadSet with everything that is wrong."""
        self.problems.told += self.table.problems.told
        self.problems.count += self.table.problems.count
        self.check_columns()
        for number, row in enumerate(self.table.rows, 1):
            if self.is_left_out(row):
                self.left_out += 1
            else:
                self.read_row(row, number)
        self.tell_unplaced()
        if not self.cards and not self.problems.count:
            self.problems.add(problem("no-cards-left", rows=len(self.table.rows), left=self.left_out))
        self.problems.raise_if_any()
        cards = tuple([known.card for known in self.cards.values()])
        name, provenance = self.mapping.name or "", self.mapping.provenance or ""
        found = CardSet(name, provenance, self.order, tuple(self.kinds.items()), cards)
        booster = usual_booster(found)
        return found.with_packs([booster]) if booster else found

    def check_columns(self) -> None:
        missing = [name for name in NEEDED if name not in self.places and not self.mapping.defaults.get(name)]
        for name in missing:
            self.problems.add(problem("column-missing", 0, name, columns=", ".join(self.table.columns[:20])))
        if missing:
            self.problems.raise_if_any()

    def outcome(self) -> Imported:
        rows = self.table.rows
        columns = first_cells(self.table)
        samples = {name: columns[self.table.columns[at]] for name, at in self.places.items() if rows}
        types = {**self.mapping.types, **dict(list(self.kinds.items())[:MOST_TYPES_SHOWN])}
        return Imported(replace(self.mapping, types=types), rows=len(rows), left_out=self.left_out, samples=samples,
                        columns=columns)  # fmt: skip

    # --- which rows -----------------------------------------------------------------------------

    def is_left_out(self, row: Row) -> bool:
        if any(self.is_meant("leave_out", name, patterns, row) for name, patterns in self.mapping.leave_out.items()):
            return True
        return not all(self.is_meant("only", name, patterns, row) for name, patterns in self.mapping.only.items())

    def is_meant(self, key: str, name: str, patterns: tuple[str, ...], row: Row) -> bool:
        if name in FIELDS:
            cell = self.cell(row, name)
        else:
            column = column_named(name, self.table.columns)
            cell = plain(row.cells[self.table.place(column or "")][:LONGEST_CELL])
        for pattern in patterns:
            if is_like(pattern, cell):
                self.unused.discard((key, name, pattern))
                return True
        return False

    # --- one row --------------------------------------------------------------------------------

    def cell(self, row: Row, name: str) -> str:
        """What stands in the column of a field, in one line; nothing where it has no column."""
        at = self.places.get(name)
        return bare_cell(plain(row.cells[at][:LONGEST_CELL])) if at is not None else ""

    def meant(self, row: Row, name: str) -> str:
        """The same after the words of the mapping; an empty cell has its default."""
        cell = self.in_other_words(name, self.cell(row, name))
        is_nothing = not cell if name in ("number", "name") else is_empty(cell)
        return self.mapping.defaults.get(name, "") if is_nothing else cell

    def in_other_words(self, name: str, cell: str) -> str:
        """What the mapping says that a cell means."""
        meant = word_for(cell, self.words[name]) if name in self.words else None
        return cell if meant is None else meant

    def wrong(self, kind: str, line: int, name: str, /, **parts: int | str) -> None:
        self.problems.add(problem(kind, line, name, **parts))

    def text(self, row: Row, name: str) -> str:
        text = self.meant(row, name)
        if not text:
            self.wrong("cell-empty-in", row.line, name)
            return ""
        fault = fault_of(text, LONGEST_FIELD[name], row.line, name)
        if fault is not None:
            self.problems.add(fault)
            return ""
        return text

    def read_row(self, row: Row, place: int) -> None:
        before = self.problems.count
        number = self.text(row, "number") if "number" in self.places else f"{place:03}"
        name = self.text(row, "name")
        printed = self.spelt(self.text(row, "type"))
        colours = self.colours(row)
        rarity = self.rarity(row)
        cost = None if is_free(self.meant(row, "cost")) else self.whole(row, "cost", cost_in, 0, MOST_COST)
        copies = self.whole(row, "copies", copies_in, 1, MOST_COPIES)
        if self.problems.count > before or rarity is None:
            return
        if printed not in self.kinds:
            self.kinds[printed] = word_for(printed, self.types) or usual_kind(printed)
        self.keep(Card(number, name, printed, colours, rarity, cost, copies or 1), row.line)

    def keep(self, card: Card, line: int) -> None:
        known = self.cards.get(card.number)
        repeats = self.mapping.repeats or REFUSE
        if known is None:
            self.cards[card.number] = Known(card, line)
        elif repeats == REFUSE:
            self.wrong("number-twice-in", line, "number", number=card.number, first=str(known.line))
        elif repeats == "add":
            copies = min(known.card.copies + card.copies, MOST_COPIES)
            known.card = known.card._replace(copies=copies)

    def spelt(self, word: str) -> str:
        return self.spelling.setdefault(word.casefold(), word)

    def colours(self, row: Row) -> tuple[str, ...]:
        cell = self.meant(row, "colours")
        if len(cell) > LONGEST_WORD * 2:
            self.wrong("too-long", row.line, "colours", longest=LONGEST_WORD * 2, text=quoted(cell))
            return ()
        found = colours_in(cell)
        if len(found) > MOST_COLOURS:
            self.wrong("bad-colours", row.line, "colours", text=quoted(cell), most=MOST_COLOURS)
        for colour in found:
            fault = fault_of(colour, LONGEST_WORD, row.line, "colours")
            if fault is not None:
                self.problems.add(fault)
        return tuple([self.spelt(colour) for colour in found])

    def rarity(self, row: Row) -> str | None:
        cell = self.meant(row, "rarity")
        if not cell:
            self.wrong("cell-empty-in", row.line, "rarity")
            return None
        found = rarity_in(cell, self.order)
        if found is None:
            self.unplaced.setdefault(cell, []).append(row.line)
        return found

    def whole(self, row: Row, name: str, read: Callable[[str], int | None], least: int, most: int) -> int | None:
        cell = self.meant(row, name)
        number = read(cell) if cell else None
        if cell and number is None:
            self.wrong("bad-cell-number", row.line, name, text=quoted(cell), least=least, most=most)
        return number

    # --- as a whole -----------------------------------------------------------------------------

    def tell_unplaced(self) -> None:
        """A rarity without a place is told once, with an order that would do (DBS-31)."""
        if not self.unplaced:
            return
        new = [quoted(cell) for cell, _ in sorted(self.unplaced.items(), key=lambda each: -len(each[1]))]
        at = self.order.index("R") + 1 if "R" in self.order else len(self.order)
        order = ",".join([*self.order[:at], *new[:10], *self.order[at:]])
        for cell, lines in self.unplaced.items():
            near = nearest(cell, self.order)
            self.wrong("rarity-unplaced", lines[0], "rarity", rarity=quoted(cell), rows=len(lines), meant=near,
                       order=order)  # fmt: skip

    def notices(self, card_set: CardSet) -> list[Problem]:
        """What is no mistake, but should be known."""
        found: list[Problem] = []
        times = Counter([card.type for card in card_set.cards])
        for printed, kind in card_set.types:
            found.append(problem("type-is", 0, "type", type=printed, kind=kind, cards=times[printed]))
        if not card_set.of_kind(MAIN):
            found.append(problem("no-main", 0, "type"))
        for key, name, pattern in sorted(self.unused):
            found.append(problem("pattern-unused", 0, f"{key}.{name}", pattern=pattern))
        if not card_set.packs:
            found.append(problem("no-booster"))
        return found
