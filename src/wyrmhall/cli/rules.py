"""wyrmhall rules: rule books in numbered clauses, with rulings, house options, provenance and records."""

from __future__ import annotations

import csv
from typing import Any

from rich.markup import escape
from rich.text import Text

from wyrmhall.cli.console import console
from wyrmhall.cli.games import loaded
from wyrmhall.cli.language import language, told
from wyrmhall.cli.output import Json, print_json
from wyrmhall.kernel.clauses import CLAUSE, CODE, EMPHASIS, TEXT, Clause, clauses_of, find, shown_by, spans_of
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.lessons.lesson import lesson_files
from wyrmhall.lessons.overview import STACK, overview_of, spans
from wyrmhall.speech.about import About

STYLES = {TEXT: "", EMPHASIS: "italic", CODE: "cyan", CLAUSE: "bold"}


def rules(game: str | None = None, clause: str | None = None, *, json: Json = False) -> None:
    """Read the rules of a game, or see which games there are.

    Parameters
    ----------
    game
        The game, such as magic-dragon. Without it, the games are listed.
    clause
        A clause or ruling, such as MD-20 or MD-A6. Without it, the whole rule book is printed, beginning with an
        overview.
    """
    if game is None:
        list_rule_books(as_json=json)
    else:
        print_rules(game_named(game), clause, as_json=json)


def list_rule_books(*, as_json: bool) -> None:
    """What can be read here, and how."""
    found, broken = loaded()
    if as_json:
        print_json([rule_book_as_data(each) for each in found])
        return
    for each in found:
        console.print(f"[bold]{each.name}[/bold]: {escape(each.title)}. {escape(About(each, language()).sentence())}")
        console.print(f"    {rule_book_in_words(each)}")
    for problem in broken:
        console.print(problem, markup=False)
    for each in [each for each in found if has_rules(each)][:1]:
        first = next(iter(clauses_of(each)))
        console.print(f"\n{told('read-rule-book', game=each.name)}", markup=False)
        console.print(told("read-clause", game=each.name, clause=first), markup=False)


def rule_book_as_data(book: Game) -> dict[str, Any]:
    clauses, rulings = numbers_of(book)
    return {
        "name": book.name,
        "title": book.title,
        "sentence": book.sentence,
        "rules": book.rules,
        "clauses": clauses,
        "rulings": rulings,
    }


def rule_book_in_words(book: Game) -> str:
    if not has_rules(book):
        return told("no-rules")
    clauses, rulings = numbers_of(book)
    return told("rule-book", clauses=clauses, rulings=rulings, options=len(book.house))


def has_rules(book: Game) -> bool:
    return (book.folder / "rules.md").is_file()


def numbers_of(book: Game) -> tuple[int, int]:
    """How many clauses and how many rulings it has."""
    clauses = list(clauses_of(book).values()) if has_rules(book) else []
    rulings = sum(clause.is_ruling() for clause in clauses)
    return len(clauses) - rulings, rulings


def print_rules(book: Game, clause: str | None, *, as_json: bool) -> None:
    clauses, shown = clauses_of(book), shown_by(book)
    chosen = [find(clauses, clause)] if clause else list(clauses.values())
    if as_json:
        print_json(
            {
                "game": book.name,
                "rules": book.rules,
                "overview": overview_as_data(book) if clause is None else None,
                "clauses": [as_data(each, shown) for each in chosen],
                "house": [house_as_data(book, option.name) for option in book.house if tells_of(option.clause, clause)],
                "cards": [] if clause else doubtful_cards(book),
            }
        )
        return
    if clause is None:
        print_overview(book)
    section = ""
    for each in chosen:
        if each.section != section:
            section = each.section
            console.print(f"\n[bold]{section}[/bold]")
        print_clause(book, each, clauses, shown)
    if clause is None:
        if book.house:
            print_house(book)
        if (book.folder / "cards.csv").is_file():
            print_provenance(book)


def print_overview(book: Game) -> None:
    """What to know before the first game, with its picture in notation, and how to learn more."""
    overview = overview_of(book, language())
    if overview is None:
        return
    console.print(f"[bold]{escape(overview.title)}[/bold]")
    for heading, said in overview.chapters:
        text = Text(f"{heading}. ", "bold")
        for span in spans(said):
            text.append(span.text, STYLES[span.kind])
        console.print(text)
    if overview.picture is not None:
        things = " ".join(STACK.join(thing) for thing in overview.picture.things)
        console.print(Text.assemble((things, "cyan"), f"   {overview.picture.caption}"))
    if lesson_files(book):
        console.print(told("learn-game", game=book.name), markup=False)


def overview_as_data(book: Game) -> dict[str, Any] | None:
    overview = overview_of(book, language())
    if overview is None:
        return None
    chapters = [{"heading": heading, "text": "".join(span.text for span in spans(said))}
                for heading, said in overview.chapters]  # fmt: skip
    return {"title": overview.title, "chapters": chapters}


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


def print_clause(book: Game, clause: Clause, clauses: dict[str, Clause], shown: dict[str, list[str]]) -> None:
    text = Text()
    text.append(clause.name, "bold")
    text.append(" ")
    for span in spans_of(clause, clauses):
        text.append(span.text, STYLES[span.kind])
    console.print(text)
    for option in book.house:
        if option.clause == clause.name:
            values, default = About(book, language()).values(option), option.write(option.default)
            console.print(f"    {told('house-option', name=option.name, values=values, default=default)}", markup=False)
    titles = [escape(title) for title in shown.get(clause.name, [])]
    if titles:
        named = f"{'; '.join(titles[:4])}{' …' if len(titles) > 4 else ''}"
        console.print(f"    [dim]{told('shown-by', titles=named)}[/dim]")


def print_house(book: Game) -> None:
    about = About(book, language())
    console.print(f"\n[bold]{told('house-options')}[/bold] (wyrmhall play --house name=value)")
    for option in book.house:
        told_of = {"meaning": about.meaning(option), "values": about.values(option)}
        default = option.write(option.default)
        line = told("house-option-meant", name=option.name, clause=option.clause, default=default, **told_of)
        console.print(line, markup=False)


def doubtful_cards(book: Game) -> list[dict[str, str]]:
    """The rows of the card table that do not come from the rule book alone."""
    if not (book.folder / "cards.csv").is_file():
        return []
    with (book.folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row.get("provenance", "rulebook") != "rulebook"]


def print_provenance(book: Game) -> None:
    doubtful = doubtful_cards(book)
    console.print(f"\n[bold]{told('provenance')}[/bold]")
    if not doubtful:
        console.print(told("cards-as-printed"))
        return
    console.print(told("cards-otherwise"))
    for row in doubtful:
        values = ", ".join(f"{column} {value}" for column, value in row.items()
                           if value and column not in ("kind", "name", "provenance"))  # fmt: skip
        console.print(f"{next(iter(row.values()))} {row.get('name', '')}: {values} ({row['provenance']})", markup=False)
