"""Games of the tests, and defects planted in them, in another process: `python -m tests.laws.elsewhere`."""

from __future__ import annotations

from pathlib import Path

from tests.laws import planted, planted_lists, samples
from wyrmhall.kernel.game import Game
from wyrmhall.lab.laws import elsewhere
from wyrmhall.lab.laws.elsewhere import Job

ROOT = Path(__file__).parents[2]


def find(name: str) -> Game:
    """A game by its name, or a defect of the toy game by what is wrong with it."""
    found = [game for game in samples.every_game() if game.name == name]
    defects = [each for each in (*planted.DEFECTS, *planted_lists.DEFECTS) if each.what == name]
    return found[0] if found else planted.plant(defects[0])


def play_elsewhere(jobs: list[Job], how: str = "", path: str = "", **environment: str) -> list[list[str]]:
    paths = f"{path}:{ROOT}" if path else str(ROOT)
    return elsewhere.play_elsewhere(jobs, how, "tests.laws.elsewhere", PYTHONPATH=paths, **environment)


def same_elsewhere(jobs: list[Job], there: list[list[str]], where: str) -> None:
    elsewhere.same_elsewhere(jobs, there, where, find)


if __name__ == "__main__":
    elsewhere.answer_jobs(find)
