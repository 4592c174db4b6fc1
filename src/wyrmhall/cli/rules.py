"""wyrmhall rules: the rule book in numbered clauses, with rulings, house options, provenance and records."""

from __future__ import annotations

import csv
import re
from typing import Any

from rich.markup import escape

from wyrmhall.cli.console import console
from wyrmhall.cli.output import Json, print_json
from wyrmhall.kernel.clauses import Clause, clauses_of, find, shown_by
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named

MARKS = re.compile(r"[*`]")  # of Markdown


def rules(game: str, clause: str | None = None, *, json: Json = False) -> None:
    """Read the rules of a game.

    Parameters
    ----------
    game
        The game, such as magic-dragon.
    clause
        One clause or ruling, such as MD-20 or MD-A6; without it, all of them.
    """
    book = game_named(game)
    clauses, shown = clauses_of(book), shown_by(book)
    chosen = [find(clauses, clause)] if clause else list(clauses.values())
    if json:
        print_json(
            {
                "game": book.name,
                "rules": book.rules,
                "clauses": [as_data(each, shown) for each in chosen],
                "house": [house_as_data(book, option.name) for option in book.house if tells_of(option.clause, clause)],
                "cards": [] if clause else doubtful_cards(book),
            }
        )
        return
    section = ""
    for each in chosen:
        if each.section != section:
            section = each.section
            console.print(f"\n[bold]{section}[/bold]")
        print_clause(book, each, shown)
    if clause is None:
        if book.house:
            print_house(book)
        if (book.folder / "cards.csv").is_file():
            print_provenance(book)


def tells_of(option_clause: str, clause: str | None) -> bool:
    return clause is None or option_clause == clause.upper()


def as_data(clause: Clause, shown: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "clause": clause.name,
        "section": clause.section,
        "text": clause.text,
        "no_code": clause.no_code(),
        "shown_by": shown.get(clause.name, []),
    }


def house_as_data(book: Game, name: str) -> dict[str, Any]:
    [option] = [option for option in book.house if option.name == name]
    return {
        "name": option.name,
        "clause": option.clause,
        "meaning": option.meaning,
        "values": option.values(),
        "default": option.write(option.default),
    }


def print_clause(book: Game, clause: Clause, shown: dict[str, list[str]]) -> None:
    console.print(f"[bold]{clause.name}[/bold] {escape(MARKS.sub('', clause.text))}")
    for option in book.house:
        if option.clause == clause.name:
            console.print(f"    house option {option.name} = {option.values()}; default {option.write(option.default)}")
    titles = [escape(title) for title in shown.get(clause.name, [])]
    if titles:
        console.print(f"    [dim]shown by: {'; '.join(titles[:4])}{' …' if len(titles) > 4 else ''}[/dim]")


def print_house(book: Game) -> None:
    console.print("\n[bold]House options[/bold] (wyrmhall play --house name=value)")
    for option in book.house:
        console.print(f"{option.name} ({option.clause}): {option.meaning}; {option.values()};"
                      f" default {option.write(option.default)}")  # fmt: skip


def doubtful_cards(book: Game) -> list[dict[str, str]]:
    """The rows of the card table that do not come from the rule book alone."""
    if not (book.folder / "cards.csv").is_file():
        return []
    with (book.folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row.get("provenance", "rulebook") != "rulebook"]


def print_provenance(book: Game) -> None:
    doubtful = doubtful_cards(book)
    console.print("\n[bold]Where the cards come from[/bold]")
    if not doubtful:
        console.print("Every card is as the rule book has it.")
        return
    console.print("All cards are as the rule book has them, but for these (use a table of your own with --cards FILE):")
    for row in doubtful:
        values = ", ".join(f"{column} {value}" for column, value in row.items()
                           if value and column not in ("kind", "name", "provenance"))  # fmt: skip
        console.print(f"{next(iter(row.values()))} {row.get('name', '')}: {values} ({row['provenance']})", markup=False)
