"""The rules of each game are what is pinned of their version: whoever changes one raises the version."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wyrmhall import _native
from wyrmhall.cli.pin import changed_rules
from wyrmhall.kernel.digest import pin_of
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names

GAMES = [game(name) for name in game_names()]
OWN = ("fairy-tale", "magic-dragon", "storm-dragons")
DIGEST = "from wyrmhall import game; from wyrmhall.kernel.digest import pin_of; print(pin_of(game('{}')).digest)"


@pytest.mark.parametrize("each", [each for each in GAMES if each.pins()], ids=lambda each: each.name)
def test_the_rules_are_those_that_are_pinned(each: Game) -> None:
    assert each.rules in each.pins(), f"rules {each.rules} of {each.name} are new: run `wyrmhall pin {each.name}`"
    assert pin_of(each).digest == each.rules_digest(), changed_rules(each)


def test_our_own_games_are_pinned() -> None:
    assert [each.name for each in GAMES if each.name in OWN and each.pins()] == sorted(OWN)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_digest_does_not_depend_on_how_python_hashes(seed: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(_native.PACKAGE).parent), "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", DIGEST.format("magic-dragon")],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == game("magic-dragon").rules_digest()
