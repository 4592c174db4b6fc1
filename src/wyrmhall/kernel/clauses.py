"""The rules of a game in words: the clauses and rulings of its rules.md, and which record shows which."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from wyrmhall.kernel.errors import BadData, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.record import Record, read_records

ITEM: Final = re.compile(r"- \*\*([A-Z]+-A?[0-9]+)\*\* ")
NO_CODE: Final = re.compile(r"\(no code: ([^)]*)\)")
NAME: Final = re.compile(r"\b[A-Z]+-A?[0-9]+\b")
TEXT: Final = "text"
EMPHASIS: Final = "emphasis"
CODE: Final = "code"
CLAUSE: Final = "clause"
MARKS: Final = {"*": EMPHASIS, "`": CODE}  # of Markdown, around what they mark


class Span(NamedTuple):
    """A part of a clause's text that is written in one way."""

    text: str
    kind: str  # TEXT, EMPHASIS, CODE, or CLAUSE: the name of a clause of the same rules


class Clause:
    """One numbered rule or ruling."""

    def __init__(self, name: str, section: str, text: str) -> None:
        self.name = name
        self.section = section
        self.text = text

    def no_code(self) -> str:
        """Why no line of code can obey it; empty if one must."""
        found = NO_CODE.search(self.text)
        return found.group(1) if found is not None else ""

    def is_ruling(self) -> bool:
        """Whether it answers what the rule book leaves open: MD-A6."""
        return "-A" in self.name


def for_people(text: str) -> str:
    """Rules in words without what only those want to know who write code."""
    return NO_CODE.sub("", text)


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a rules.md by their names, in its order; a list item may go on over several lines."""
    clauses: dict[str, Clause] = {}
    section, open_clause = "", False
    name = ""
    for line in text.splitlines():
        found = ITEM.match(line)
        if found is not None:
            name = found.group(1)
            if name in clauses:
                raise BadData(f"the clause {name} stands twice")
            clauses[name] = Clause(name, section, line[found.end() :].strip())
            open_clause = True
        elif line.startswith("  ") and open_clause:
            clauses[name].text += " " + line.strip()
        else:
            open_clause = False
            if line.startswith("## "):
                section = line[3:].strip()
    return clauses


def spans_of(clause: Clause, clauses: dict[str, Clause]) -> list[Span]:
    """The text for people, in parts: Markdown is read here and nowhere else."""
    return marked(for_people(clause.text).strip(), clauses)


def marked(text: str, clauses: dict[str, Clause]) -> list[Span]:
    """Text with its marks taken off; a mark that nothing closes is a sign like any other."""
    spans: list[Span] = []
    plain = begin = 0
    while begin < len(text):
        sign = text[begin]
        end = text.find(sign, begin + 1) if sign in MARKS else -1
        if end > begin + 1:
            spans += with_names(text[plain:begin], clauses)
            spans.append(Span(text[begin + 1 : end], MARKS[sign]))
            plain = begin = end + 1
        else:
            begin += 1
    return spans + with_names(text[plain:], clauses)


def with_names(text: str, clauses: dict[str, Clause]) -> list[Span]:
    """Text without marks, with the names of other clauses apart."""
    spans: list[Span] = []
    plain = 0
    for found in NAME.finditer(text):
        if found.group() in clauses:
            if found.start() > plain:
                spans.append(Span(text[plain : found.start()], TEXT))
            spans.append(Span(found.group(), CLAUSE))
            plain = found.end()
    return spans if plain == len(text) else [*spans, Span(text[plain:], TEXT)]


def clauses_of(game: Game) -> dict[str, Clause]:
    path = (game.rule_book or game.folder) / "rules.md"
    if not path.is_file():
        raise BadData(f"{game.name} has no rules in words: {path.name} is missing")
    return read_clauses(path.read_text(encoding="utf-8"))


def records_of(game: Game) -> list[Record]:
    """The records that come with a game."""
    records: list[Record] = []
    for path in sorted((game.folder / "records").glob("*.record")):
        records += read_records(path.read_text(encoding="utf-8"), path.name)
    return records


def shown_by(game: Game) -> dict[str, list[str]]:
    """For each clause the titles of the records that show it."""
    shown: dict[str, list[str]] = {}
    for record in records_of(game):
        for name in record.shows():
            shown.setdefault(name, []).append(record.title())
    return shown


def find(clauses: dict[str, Clause], name: str) -> Clause:
    """A clause by its name, in whatever case."""
    found = clauses.get(name.upper())
    if found is None:
        raise WyrmhallError(
            f"there is no clause {name}; the first is {next(iter(clauses))}, the last {list(clauses)[-1]}"
        )
    return found
