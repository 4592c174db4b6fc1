"""The records that show a clause, as texts that a replay takes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wyrmhall.hall import http
from wyrmhall.hall.errors import NotFound
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import read_card_table
from wyrmhall.kernel.record import Record, write_table
from wyrmhall.kernel.registry import game as game_named

MOST = 8  # records beside one clause


@cache
def records_by_clause(name: str) -> dict[str, list[Record]]:
    """The records of a game by the clauses they show, those that show the fewest first; raises UnknownGame."""
    found: dict[str, list[Record]] = {}
    try:
        records = records_of(game_named(name))
    except WyrmhallError:
        return {}
    for record in sorted(records, key=lambda record: len(record.shows())):
        for clause in record.shows():
            found.setdefault(clause, []).append(record)
    return found


def shown(name: str, clause: str) -> int:
    """How many records are beside this clause."""
    return min(MOST, len(records_by_clause(name).get(clause, ())))


def examples(name: str, clause: str) -> list[http.ExampleInfo]:
    """The records beside a clause; raises UnknownGame and NotFound."""
    found = records_by_clause(name).get(clause)
    if found is None:
        raise NotFound("no record shows this clause")
    folder = game_named(name).folder / "records"
    return [http.ExampleInfo(record.title(), text_of(record, folder)) for record in found[:MOST]]


def text_of(record: Record, folder: Path) -> str:
    """A record by itself: with the card table that lies beside it."""
    table = [f"| {line}" for line in record.table]
    if "Cards" in record.tags and not table:
        table = write_table(read_card_table(folder / record.tags["Cards"]))
    tags = [f'[{tag} "{value}"]' for tag, value in record.tags.items()]
    return "\n".join([*tags, *table, "", *[" ".join(line.words) for line in record.lines]]) + "\n"
