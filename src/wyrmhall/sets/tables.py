"""A file as a table: named columns, and rows of cells with the line where each begins."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass, field
from io import StringIO
from typing import Final

from wyrmhall.sets.problems import BadSet, Problems, problem, quoted

MOST_ROWS: Final = 20_000
MOST_COLUMNS: Final = 300
MOST_CELLS: Final = 2_000_000  # of all rows together: a file of commas alone must not take all memory
LONGEST_COLUMN: Final = 60  # signs of its name
DELIMITERS: Final = {",": "comma", ";": "semicolon", "\t": "tab", "|": "bar"}
SAMPLE: Final = 65_536  # signs from which the delimiter is guessed
SAMPLE_ROWS: Final = 200
NEVER_CLOSED: Final = "unexpected end of data"  # what the csv module says of a quote
TOO_LARGE_CELL: Final = "field larger"


@dataclass
class Row:
    line: int
    cells: list[str]  # one for each column


@dataclass
class Table:
    columns: tuple[str, ...]
    rows: list[Row]
    shape: str = "csv"
    encoding: str = "utf-8"
    delimiter: str = ""
    header: bool = True
    skip: int = 0  # rows before the header, or before the first card
    path: str = ""  # in JSON: where the cards were found
    problems: Problems = field(default_factory=Problems)  # rows that are no rows

    def place(self, column: str) -> int:
        return self.columns.index(column)


@dataclass
class Record:
    """A row of a CSV file before its columns have names."""

    line: int
    cells: list[str]


def records_of(text: str, delimiter: str, *, quotes: bool) -> list[Record]:
    """The rows of a CSV text without those that are empty; raises BadSet."""
    lines = StringIO(text, newline="")
    if quotes:
        reader = csv.reader(lines, delimiter=delimiter, strict=True)
    else:
        reader = csv.reader(lines, delimiter=delimiter, strict=True, quoting=csv.QUOTE_NONE)
    records: list[Record] = []
    line, total = 1, 0
    try:
        for cells in reader:
            total += len(cells)
            if len(cells) > MOST_COLUMNS:
                raise BadSet(problem("too-many-columns", line, limit=MOST_COLUMNS))
            if total > MOST_CELLS:
                raise BadSet(problem("too-many-cells", line, limit=MOST_CELLS))
            if "".join(cells).strip():
                if len(records) > MOST_ROWS:
                    raise BadSet(problem("too-many-rows", line, limit=MOST_ROWS))
                records.append(Record(line, cells))
            line = reader.line_num + 1
    except csv.Error as error:
        said = str(error)
        kind = (
            "quote-open" if said.startswith(NEVER_CLOSED) else
            "cell-too-large" if said.startswith(TOO_LARGE_CELL) else "quote-stray"
        )  # fmt: skip
        raise BadSet(problem(kind, line)) from None
    return records


def guessed_delimiter(text: str) -> str:
    """What makes the most even table of the first rows; raises BadSet where nothing makes columns."""
    sample = text[:SAMPLE]
    best, found = (0.0, 0), ""
    for delimiter in DELIMITERS:
        widths = Counter([len(cells) for cells in sample_rows(sample, delimiter)])
        if not widths:
            continue
        width, times = max(widths.items(), key=lambda pair: (pair[0] > 1, pair[1]))
        score = (times / widths.total(), width)
        if width > 1 and score > best:
            best, found = score, delimiter
    if not found:
        raise BadSet(problem("one-column", 1, text=quoted(sample.partition("\n")[0])))
    return found


def sample_rows(sample: str, delimiter: str) -> list[list[str]]:
    rows: list[list[str]] = []
    try:
        for cells in csv.reader(StringIO(sample, newline=""), delimiter=delimiter):
            if any(cells):
                rows.append(cells)
            if len(rows) == SAMPLE_ROWS:
                break
    except csv.Error:
        pass  # read strictly it is told
    return rows if len(rows) < 2 or len(sample) < SAMPLE else rows[:-1]


def named_columns(names: list[str]) -> tuple[str, ...]:
    """Each column by its own name: what is empty, odd or there twice is told apart by its place."""
    found: dict[str, None] = {}
    for place, name in enumerate(names, 1):
        shown = " ".join(quoted(name)[:LONGEST_COLUMN].split()) or f"column {place}"
        times = 2
        unique = shown
        while unique in found:
            unique = f"{shown} ({times})"
            times += 1
        found[unique] = None
    return tuple(found)


def table_of(records: list[Record], header: int, skip: int, *, fill: bool) -> Table:
    """Columns named by the record at `header`, or by their places if that is -1; cards follow it, or `skip` records."""
    first = header + 1 if header >= 0 else skip
    cards = records[first:]
    usual = Counter([len(record.cells) for record in cards]).most_common(1)[0][0] if cards else 0
    names = records[header].cells if header >= 0 else [str(place) for place in range(1, usual + 1)]
    while names and not names[-1].strip() and len(names) > usual:
        names = names[:-1]
    columns = named_columns(names)
    table = Table(columns, [], header=header >= 0, skip=header if header >= 0 else skip)
    for record in cards:
        cells = record.cells
        extra = "".join(cells[len(columns) :]).strip()
        if extra or (len(cells) < len(columns) and not fill):
            table.problems.add(problem("ragged-row", record.line, found=len(cells), wanted=len(columns)))
            continue
        table.rows.append(Row(record.line, [*cells[: len(columns)], *[""] * (len(columns) - len(cells))]))
    return table
