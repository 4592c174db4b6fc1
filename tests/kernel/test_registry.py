"""Games of strangers: an installed package needs one line in its entry points, and its faults are told in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stranger import install
from tests.toy import relay
from wyrmhall import _native
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.play import playout
from wyrmhall.kernel.registry import game, game_names

LIST_GAMES = "from wyrmhall import game_names; print(*game_names())"
PLAY = """
from wyrmhall import _native, game, fingerprint
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import playout
s = game("relay").start(4, seed="stranger")
playout(s, swift("stranger"))
print(_native.how()[0], fingerprint(s))
"""
LOAD = """
from wyrmhall import WyrmhallError, game
try:
    game("relay")
except WyrmhallError as error:
    print(error.code, error)
"""


def run(folder: Path, program: str) -> str:
    """What the program prints where this package is installed, on the kernel that is being tested now."""
    wyrmhall = Path(_native.PACKAGE).parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(wyrmhall), str(folder)])}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def relay_source(folder: Path) -> str:
    """The toy game, as a stranger would have written it, with its card table beside it."""
    (folder / "cards.csv").write_text(Path(relay.__file__).with_name("cards.csv").read_text())
    return Path(relay.__file__).read_text(encoding="utf-8")


def test_the_game_of_an_installed_package_is_found_and_played(tmp_path: Path) -> None:
    """Compiled or not: a game in plain Python runs on the compiled kernel."""
    install(tmp_path, relay_source(tmp_path))
    assert run(tmp_path, LIST_GAMES).split() == sorted({*game_names(), "relay"})
    compiled, played = run(tmp_path, PLAY).split()
    s = relay.RELAY.start(4, seed="stranger")
    playout(s, swift("stranger"))
    assert compiled == str(_native.how()[0])
    assert played == fingerprint(s)


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("1 / 0\n", "relay = stranger:RELAY", "cannot be loaded from stranger:RELAY: ZeroDivisionError"),
        ("import no_such_package\n", "relay = stranger:RELAY", "cannot be loaded from stranger:RELAY: ModuleNotFound"),
        ("RELAY = None\n", "relay = stranger:RELAY", "stranger:RELAY is not the game 'relay'"),
        ("x = 1\n", "relay = stranger:RELAY", "cannot be loaded from stranger:RELAY: AttributeError"),
        ("x = 1\n", "relay = no_such_module:RELAY", "cannot be loaded from no_such_module:RELAY: ModuleNotFound"),
        ("from wyrmhall.games.magic_dragon import MAGIC_DRAGON as RELAY", "relay = stranger:RELAY", "is not the game"),
    ],
)
def test_a_broken_package_is_reported_in_one_line(tmp_path: Path, source: str, line: str, said: str) -> None:
    install(tmp_path, source, line)
    found = run(tmp_path, LOAD)
    assert found.startswith("unknown_game ")
    assert "relay" in found
    assert said in found
    assert "\n" not in found


def test_a_broken_package_does_not_hinder_the_other_games(tmp_path: Path) -> None:
    install(tmp_path, "1 / 0\n")
    assert run(tmp_path, "from wyrmhall import game; print(game('magic-dragon').title)") == "Magic Dragon"


def test_no_package_takes_the_name_of_another_ones_game(tmp_path: Path) -> None:
    """Which of two is meant cannot be known, so neither is played."""
    install(tmp_path, relay_source(tmp_path))
    install(tmp_path, relay_source(tmp_path), "relay = impostor:RELAY", "impostor")
    found = run(tmp_path, LOAD)
    assert found.startswith("unknown_game ")
    assert "stranger:RELAY" in found
    assert "impostor:RELAY" in found


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*magic-dragon"):
        game("chess")
