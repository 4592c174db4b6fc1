"""Each clause of each rule book is cited by code and shown by a record or test, and no citation points nowhere."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import wyrmhall
from wyrmhall.kernel.clauses import read_clauses
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.registry import game, game_names

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wyrmhall"
GAMES = PACKAGE / "games"
CITATION = re.compile(r"\b[A-Z]{2,3}-A?[0-9]+\b")


def rule_books() -> list[Path]:
    """The folders of games, and of what is no game but has rules: events."""
    return sorted([path.parent for path in PACKAGE.rglob("rules.md")])


@cache
def all_clauses() -> frozenset[str]:
    """Code may cite the clauses of another rule book too."""
    texts = [(folder / "rules.md").read_text(encoding="utf-8") for folder in rule_books()]
    return frozenset([name for text in texts for name in read_clauses(text)])


def problems(folder: Path) -> list[str]:
    """What is wrong with the citations of the game in this folder, or of what else has rules there."""
    clauses = read_clauses((folder / "rules.md").read_text(encoding="utf-8"))
    prefixes = {name.partition("-")[0] for name in clauses}
    code = cited_in_code(folder, prefixes)
    shown = shown_by_records(folder) if (folder / "records").is_dir() else shown_by_tests(folder, prefixes)
    known = {*clauses, *all_clauses()}
    found = [f"{where}: there is no clause {name}" for name, where in {**shown, **code}.items() if name not in known]
    for name, clause in clauses.items():
        if name not in code and not clause.no_code():
            found.append(f"{folder.name}: {name} is cited by no code; if none can, end it with (no code: reason)")
        if name in code and clause.no_code():
            found.append(f"{code[name]}: {name} is cited, though its clause says (no code: …)")
        if name not in shown and not clause.no_code():
            found.append(f"{folder.name}: {name} is shown by no record or test")
    return found


@cache
def played_from(folder: Path) -> list[Path]:
    """The folder of a rule book, and those of other games that are in it: drafts of a game."""
    books = [(each.folder, each.rule_book) for each in map(game, game_names())]
    return [folder, *[source_of(own) for own, book in books if book is not None and source_of(book) == folder]]


def source_of(folder: Path) -> Path:
    """The same folder among the sources, also where the package runs from a compiled copy."""
    package = Path(wyrmhall.__file__).parent
    return PACKAGE / folder.relative_to(package) if folder.is_relative_to(package) else folder


def cited_in_code(folder: Path, prefixes: set[str]) -> dict[str, str]:
    """Each clause that the code cites, and where."""
    found: set[Path] = set()
    for place in played_from(folder):
        found |= set(place.glob("*.py"))
        if place.parent.parent == PACKAGE:  # what all drafts have in common
            found |= set(place.parent.glob("*.py"))
    return cited_in(sorted(found), prefixes)


def shown_by_tests(folder: Path, prefixes: set[str]) -> dict[str, str]:
    """What is no game has no records: its tests name the clauses that they show."""
    return cited_in(sorted((ROOT / "tests" / folder.name).glob("test_*.py")), prefixes)


def cited_in(paths: Sequence[Path], prefixes: set[str]) -> dict[str, str]:
    cited: dict[str, str] = {}
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in CITATION.findall(line):
                if name.partition("-")[0] in prefixes:
                    cited.setdefault(name, f"{path.name}:{number}")
    return cited


def shown_by_records(folder: Path) -> dict[str, str]:
    """Each clause that a record shows, and where."""
    shown: dict[str, str] = {}
    for path in [path for place in played_from(folder) for path in sorted((place / "records").glob("*.record"))]:
        for record in read_records(path.read_text(encoding="utf-8"), path.name):
            for name in record.shows():
                shown.setdefault(name, f"{path.name}:{record.number}")
    return shown


def main() -> int:
    folders = rule_books()
    found = [problem for folder in folders for problem in problems(folder)]
    for problem in found:
        print(problem)
    print(f"{len(folders)} rule books, {len(found)} problems with citations")
    return 1 if found or not folders else 0


if __name__ == "__main__":
    sys.exit(main())
