"""The citation check bites: a clause that loses its code or its record is noticed, and so is one that never was."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tools.citations import GAMES, problems, rule_books


@pytest.mark.parametrize("folder", rule_books(), ids=lambda folder: folder.name)
def test_every_clause_is_cited_and_shown(folder: Path) -> None:
    assert problems(folder) == []


def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAMES / "magic_dragon", tmp_path / "magic_dragon"))


def replace_in(folder: Path, pattern: str, old: str, new: str) -> int:
    """How many places of the matching files were changed."""
    changed = 0
    for path in folder.glob(pattern):
        text = path.read_text(encoding="utf-8")
        found, count = re.subn(rf"\b{old}\b", new, text)
        path.write_text(found, encoding="utf-8")
        changed += count
    return changed


@pytest.mark.parametrize("clause", ["MD-20", "MD-A6", "MD-54"])
def test_a_clause_that_no_code_cites_is_noticed(tmp_path: Path, clause: str) -> None:
    folder = copied(tmp_path)
    assert replace_in(folder, "*.py", clause, "") > 0
    assert [problem for problem in problems(folder) if clause in problem and "cited by no code" in problem]


@pytest.mark.parametrize("clause", ["MD-20", "MD-A6", "MD-54"])
def test_a_clause_that_no_record_shows_is_noticed(tmp_path: Path, clause: str) -> None:
    folder = copied(tmp_path)
    assert replace_in(folder, "records/*.record", clause, "MD-1") > 0
    assert [problem for problem in problems(folder) if clause in problem and "shown by no record or test" in problem]


def test_a_citation_that_points_nowhere_is_noticed(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    assert replace_in(folder, "rules.py", "MD-20", "MD-999") > 0
    assert [problem for problem in problems(folder) if "there is no clause MD-999" in problem]
