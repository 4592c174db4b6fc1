"""The terminal draws structure: no file of it looks into a sentence, a notation or a clause to see what it is about."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import wyrmhall.cli

FOLDER: Final = Path(wyrmhall.cli.__file__).parent
LOOKS_INTO_TEXT: Final = frozenset(
    {
        "startswith", "endswith", "split", "rsplit", "splitlines", "partition", "rpartition", "removeprefix",
        "removesuffix", "find", "rfind", "sub", "match", "fullmatch", "search", "finditer", "findall",
    }
)  # fmt: skip
# Where a text is taken apart that is no sentence, notation or clause of a game, and why.
ALLOWED: Final = {
    ("__init__", "partition"): "options, as they are typed",
    ("card_tables", "split"): "the first line of a file",
    ("card_tables", "startswith"): "the first line of a file",
    ("compile", "startswith"): "the name of a module",
    ("compiler", "endswith"): "the name of a file",
    ("compiler", "rpartition"): "the name of a module",
    ("compiler", "split"): "the name of a module, and the command of the C compiler",
    ("doctor", "startswith"): "the name of a module",
    ("draft_cards", "removeprefix"): "the first line of a file",
    ("draft_cards", "splitlines"): "the first line of a file",
    ("draft_cards", "startswith"): "the first line of a file",
    ("draft_desk", "endswith"): "the log of a draft, as it is typed",
    ("draft_desk", "partition"): "what people type",
    ("draft_desk", "rpartition"): "what people type",
    ("draft_desk", "split"): "the log of a draft, as it is typed",
    ("draft_desk", "startswith"): "the name of a player, as it is typed",
    ("draft_log", "fullmatch"): "the key of a draft",
    ("draft_log", "removeprefix"): "the log of a draft, as it is typed",
    ("draft_log", "split"): "the log of a draft, as it is typed",
    ("draft_log", "startswith"): "the log of a draft, as it is typed",
    ("draft_rows", "find"): "a card by what people type",
    ("draft_rows", "partition"): "a deck, as it is typed",
    ("draft_rows", "split"): "what people type",
    ("draft_rows", "splitlines"): "a deck, as it is typed",
    ("draft_table", "partition"): "what people type",
    ("event", "fullmatch"): "results and lines of a deck, as they are typed",
    ("event", "match"): "a match of two players",
    ("event", "partition"): "match=players, as it is typed",
    ("event", "re.compile"): "results and lines of a deck, as they are typed",
    ("event", "split"): "results and players, as they are typed",
    ("event", "splitlines"): "the lines of a deck, as they are typed",
    ("event_files", "rfind"): "the lines of a file",
    ("event_files", "split"): "the lines of a file",
    ("laws", "split"): "house options, as they are typed",
    ("output", "splitlines"): "an error of any kind, of which one line is shown",
    ("plain", "partition"): "what people type",
    ("typed", "split"): "what people type, compared without spaces",
    ("plain", "startswith"): "what people type",
    ("running", "split"): "the log of a build, of which one line is shown",
    ("sets", "split"): "rarities, as they are typed",
    ("setup", "partition"): "name=value, as it is typed",
    ("simulate", "partition"): "seat=file, as it is typed",
    ("simulate", "split"): "bots, as they are typed",
    ("sitting", "split"): "the tag Bots of a record",
    ("words", "split"): "the tag Bots of a record",
}


def looks(file: Path) -> set[tuple[str, str]]:
    """The calls of a file that look into a text."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and owner.id == "re":
                found.add((file.stem, f"re.{node.func.attr}"))
            elif node.func.attr in LOOKS_INTO_TEXT:
                found.add((file.stem, node.func.attr))
    return found


def test_no_file_of_the_terminal_looks_into_what_is_said() -> None:
    found = {look for file in FOLDER.glob("*.py") for look in looks(file)}
    assert found - set(ALLOWED) == set()


def test_every_exception_is_needed() -> None:
    found = {look for file in FOLDER.glob("*.py") for look in looks(file)}
    assert set(ALLOWED) - found == set()


@pytest.mark.parametrize("name", ["painting", "widgets", "table", "lines", "lying", "explained", "replay", "check"])
def test_what_draws_and_tells_has_no_exception(name: str) -> None:
    assert looks(FOLDER / f"{name}.py") == set()
