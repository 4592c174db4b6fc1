"""What is added often is one entry in one place: a level of the bots, and what the page has of its own for a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from wyrmhall.bots import ADVISER, COMPARED, EASY, LEVELS, USUAL

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "wyrmhall"
PYTHON = [file for folder in ("hall", "cli", "lab") for file in sorted((SOURCES / folder).rglob("*.py"))]
WORDS = ROOT / "web" / "src" / "messages"  # what a screen of a game says is a file there, named after the game
PAGE = [
    file
    for file in sorted((ROOT / "web" / "src").rglob("*"))
    if file.suffix in (".ts", ".svelte") and not file.is_relative_to(WORDS)
]
OTHER_MEANINGS = {"random"}  # also the value of a house option: a seat that is drawn by lot


def texts(source: str) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("level", LEVELS)
def test_no_other_package_names_a_level(level: str) -> None:
    assert [file.name for file in PYTHON if level in texts(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("level", sorted(LEVELS.keys() - OTHER_MEANINGS))
def test_the_page_names_no_level(level: str) -> None:
    named = re.compile(rf"['\"`]{level}['\"`]")
    assert [file.name for file in PAGE if named.search(file.read_text(encoding="utf-8"))] == []


def test_every_role_is_played_by_a_level() -> None:
    assert {USUAL, ADVISER, EASY, *COMPARED} <= LEVELS.keys()


@pytest.mark.parametrize(
    "game", [file.parent.name.replace("_", "-") for file in sorted((SOURCES / "games").glob("*/rules.md"))]
)
def test_the_page_has_one_entry_for_a_game(game: str) -> None:
    named = re.compile(rf"['\"`]{game}['\"`]")
    assert [file.name for file in PAGE if named.search(file.read_text(encoding="utf-8"))] == ["games.ts"]
