"""What the README and the pages of docs/ show is true: their commands, snippets and records run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.patience import PATIENCE
from tests.saved import saved_game
from wyrmhall.cli.check import failure_of
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.registry import game

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(path for path in ROOT.glob("docs/**/*.md") if not path.is_symlink())])
LINK = re.compile(r"\]\(([^)#\s]+)\)")


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    """The wyrmhall commands of the README, less their comments."""
    lines = [line for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines if line.startswith("wyrmhall")]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_readme_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = game("magic-dragon").folder
    shutil.copy(folder / "cards.csv", tmp_path / "my-cards.csv")
    shutil.copytree(folder / "records", tmp_path / "tests" / "records" / "magic-dragon")
    (tmp_path / "my-game.record").write_text(saved_game(seats=4))
    monkeypatch.chdir(tmp_path)
    words = [word for part in shlex.split(command)[1:] for word in expanded(tmp_path, part)]
    if words[0] in ("serve", "backup"):
        open_and_close(words if words[0] == "serve" else ["serve"], tmp_path / "home")
    if words[0] == "serve":
        return
    answer = wyrmhall(*words, home=tmp_path / "home", typed="1\nquit\n")
    assert answer.code == 0, answer
    assert answer.out


def open_and_close(words: list[str], home: Path) -> None:
    """Open a hall at a free port, wait until it says so, and ask it to close."""
    hall = subprocess.Popen(
        [sys.executable, "-m", "wyrmhall", *words, "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "WYRMHALL_HOME": str(home)},
    )
    assert hall.stdout is not None
    with hall:
        assert "open" in hall.stdout.readline()
        hall.terminate()
        assert hall.wait(PATIENCE) == 0


def expanded(folder: Path, word: str) -> list[str]:
    """What the shell makes of a word with a star."""
    return sorted(str(path) for path in folder.glob(word)) if "*" in word else [word]


def test_the_readme_has_commands() -> None:
    assert len(commands()) > 10


@pytest.mark.parametrize("text", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_the_snippets_of_a_page_run_in_order(text: Path, tmp_path: Path) -> None:
    script = tmp_path / "snippets.py"
    guarded = "\n".join(f"    {line}" for block in blocks(text, "python") for line in block.splitlines())
    script.write_text(f'if __name__ == "__main__":\n{guarded}\n', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("text", [page for page in PAGES if blocks(page, "record")], ids=lambda page: page.name)
def test_the_records_of_a_page_hold(text: Path, tmp_path: Path) -> None:
    for block in blocks(text, "record"):
        for record in read_records(block, text.name):
            assert failure_of(record, tmp_path / "x.record") == ""


@pytest.mark.parametrize("text", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(text: Path) -> None:
    for target in LINK.findall(text.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (text.parent / target).exists(), target


def test_the_example_game_plays(tmp_path: Path) -> None:
    example = ROOT / "docs" / "examples" / "high_dragon.py"
    done = subprocess.run(
        [sys.executable, example], capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
