"""Events as lines and tables for people.  Names are texts of strangers': shown as they are, never as markup."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

import wyrmhall.events
from wyrmhall.cli.language import sentence_of, told
from wyrmhall.events.event import Event
from wyrmhall.events.history import Told, names
from wyrmhall.events.owed import Owed, stage
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.standings import Figure, Line, number, percent
from wyrmhall.events.tables import (
    cross_rows,
    pairing_rows,
    ranked,
    shown,
    standing_rows,
    value_of,
)
from wyrmhall.kernel.said import Said, named, said

MESSAGES: Final = Path(wyrmhall.events.__file__).parent
# The numbers that an average is made of.
COUNTS: Final = {
    f"count-{name}": name for name in ("points", "rounds", "games-won", "games-drawn", "games")
}  # fmt: skip


def spoken(group: str, what: Said) -> str:
    return sentence_of(MESSAGES, group, what)


def event_sentence(bad: BadEvent) -> str:
    return spoken("events", bad.said)


def owed_line(event: Event, owed: Owed) -> str:
    players = names(event, owed.players)
    return spoken("owed", said(owed.kind, players=players, round=owed.round, match=owed.match))


def stage_line(event: Event) -> str:
    return spoken("stage", said(stage(event), round=len(event.rounds)))


def history_line(told: Told) -> str:
    """When, who, what."""
    what = told.said
    ends = what.part("ends")
    if isinstance(ends, int):
        what = Said(what.kind, what.named + named(time=moment(ends)))
    return f"{moment(told.at)}  {told.by}: {spoken('done', what)}"


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")


# --- tables -----------------------------------------------------------------------------------


def table_of(columns: list[str], rows: list[tuple[str, ...]], numbers: int = 0) -> Table:
    """The columns from this place on hold numbers."""
    table = Table(box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if numbers and at >= numbers else "left", overflow="fold")
    for cells in rows:
        table.add_row(*[Text(cell) for cell in cells])
    return table


def standings_table(event: Event) -> Table:
    lines = ranked(event)
    heads = [short(figure) for figure in shown(lines[0])] if lines else []
    rows = [(*row[:-1], told("dropped") if row[-1] else "") for row in standing_rows(event)]
    columns = ["", *[told(f"column-{head}") for head in ("player", "matches", "games")], *heads]
    if any(row[-1] for row in rows):
        return table_of([*columns, ""], rows)
    return table_of(columns, [row[:-1] for row in rows], 2)


def short(figure: Figure) -> str:
    return sentence_of(MESSAGES, "figure", figure.said, "short")


def pairings_table(event: Event, round: int) -> Table:
    rows = pairing_rows(event, round)
    has_tables = any(row[-1] for row in rows)
    columns = ["", *[told(f"column-{head}") for head in ("players", "result", "table")]]
    return table_of(columns if has_tables else columns[:3], rows if has_tables else [row[:3] for row in rows])


def cross_table(event: Event) -> Table:
    rows = cross_rows(event)
    return table_of(["", *[row[0] for row in rows]], rows)


# --- arithmetic -------------------------------------------------------------------------------


def explained(line: Line) -> Iterator[str]:
    """Each figure with the numbers that it is made of, indented."""
    for figure in shown(line):
        yield from figure_lines(figure, 1)


def figure_lines(figure: Figure, depth: int) -> Iterator[str]:
    clauses = f" ({', '.join(figure.clauses)})" if figure.clauses and depth == 1 else ""
    yield f"{'  ' * depth}{spoken('figure', figure.said)}: {sum_of(figure)}{clauses}"
    for part in figure.parts:
        if part.said.kind not in COUNTS:
            yield from figure_lines(part, depth + 1)


def sum_of(figure: Figure) -> str:
    """6 of 9 = 66.67"""
    found = {COUNTS[part.said.kind]: part.value for part in figure.parts if part.said.kind in COUNTS}
    if "points" in found:
        return share(number(found["points"]), 3 * found["rounds"], figure)
    if "games-won" in found:
        return share(str(3 * found["games-won"] + found["games-drawn"]), 3 * found["games"], figure)
    return value_of(figure)


def share(points: str, most: object, figure: Figure) -> str:
    return told("share", points=points, most=str(most), percent=percent(figure.value))
