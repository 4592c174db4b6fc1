"""wyrmhall compile: the game of another package runs compiled if it was compiled for this build, otherwise plain."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.compiled import compiled_tree
from tests.stranger import install, install_high_dragon
from wyrmhall import _guests, _native
from wyrmhall.cli import compiler
from wyrmhall.cli.compiler import NotCompiled

# --- what is compiled -----------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """guest_games/chess/{__init__,game,rules}.py, and a module that stands alone."""
    folder = tmp_path / "guest_games" / "chess"
    folder.mkdir(parents=True)
    for file in ("../__init__.py", "__init__.py", "__main__.py", "game.py", "rules.py", "../../guest_alone.py"):
        (folder / file).write_text("raise AssertionError('nothing is imported')\n")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_the_package_of_a_game_is_compiled_whole(package: Path) -> None:
    unit = _guests.unit_of("guest_games.chess.game")
    assert unit is not None
    assert (unit.name, unit.root, unit.group()) == ("guest_games.chess", str(package), "guest_games_chess")
    assert unit.modules() == ["guest_games.chess.game", "guest_games.chess.rules"]
    assert unit.folder().startswith(str(package / "guest_games" / "chess" / "__wyrmhall__"))
    assert _guests.unit_of("guest_games.chess") == unit


def test_a_module_that_stands_alone_is_compiled_alone(package: Path) -> None:
    unit = _guests.unit_of("guest_alone")
    assert unit is not None
    assert (unit.modules(), unit.root) == (["guest_alone"], str(package))
    assert unit.folder().startswith(str(package / "__wyrmhall__"))


def test_a_package_needs_no_init(package: Path) -> None:
    for folder in (package / "guest_games", package / "guest_games" / "chess"):
        (folder / "__init__.py").unlink()
    unit = _guests.unit_of("guest_games.chess.game")
    assert unit is not None
    assert (unit.name, unit.root) == ("guest_games.chess", str(package))


@pytest.mark.parametrize("module", ["guest_nobody", "guest_games.nothing", "guest_games.chess.nothing"])
def test_what_is_not_there_is_not_found(package: Path, module: str) -> None:
    assert _guests.unit_of(module) is None


# --- what may run ---------------------------------------------------------------------------------------


@pytest.fixture
def compiled_game(package: Path, monkeypatch: pytest.MonkeyPatch) -> _guests.Unit:
    """As `wyrmhall compile` leaves it, on a Wyrmhall that is compiled."""
    monkeypatch.setattr(_native, "how", lambda: (True, "compiled"))
    monkeypatch.setattr(_guests, "build", lambda: "this build")
    unit = _guests.unit_of("guest_games.chess.game")
    assert unit is not None
    Path(unit.folder()).mkdir(parents=True)
    for file in _guests.files(unit).values():
        Path(file).write_text("no library")
    Path(unit.folder(), _guests.RECORD).write_text("\n".join([unit.stamp(), *unit.modules()]))
    return unit


def test_what_fits_runs_compiled(compiled_game: _guests.Unit) -> None:
    assert _guests.judge(compiled_game) == (True, "compiled")


def edited(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(unit.root, unit.sources[0]).write_text("# changed\n")


def rebuilt(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_guests, "build", lambda: "another build")


def half(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(_guests.files(unit)["guest_games_chess__mypyc"]).unlink()


def gone(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(unit.folder())


def imported(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "guest_games.chess.rules", sys)


def plain(unit: _guests.Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_native, "how", lambda: (False, "plain: WYRMHALL_PLAIN is set"))


STALE = "plain: what was compiled is stale (its sources or Wyrmhall have changed)"


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (edited, STALE),
        (rebuilt, STALE),
        (half, STALE),
        (gone, "plain: not compiled yet"),
        (imported, "plain: it was imported before it was asked for by its name"),
        (plain, "plain: WYRMHALL_PLAIN is set"),
    ],
)
def test_what_does_not_fit_runs_plain(
    compiled_game: _guests.Unit,
    monkeypatch: pytest.MonkeyPatch,
    harm: Callable[[_guests.Unit, pytest.MonkeyPatch], None],
    reason: str,
) -> None:
    harm(compiled_game, monkeypatch)
    again = _guests.unit_of("guest_games.chess.game")
    assert again is not None
    assert _guests.judge(again) == (False, reason)


# --- what is missing ------------------------------------------------------------------------------------


def test_what_is_missing_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_native, "how", lambda: (False, "plain: no compiled build here"))
    with pytest.raises(NotCompiled, match="Wyrmhall itself is not compiled here"):
        compiler.check_tools()
    monkeypatch.setattr(_native, "how", lambda: (True, "compiled"))
    monkeypatch.setattr(_guests, "build", lambda: "")
    with pytest.raises(NotCompiled, match="install it again"):
        compiler.check_tools()
    monkeypatch.setattr(_guests, "build", lambda: "this build")
    monkeypatch.setattr(compiler, "find_spec", lambda name: None)
    with pytest.raises(NotCompiled, match=r"mypyc is missing: pip install 'wyrmhall\[compile\]'"):
        compiler.check_tools()
    monkeypatch.setattr(compiler, "find_spec", lambda name: name)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(NotCompiled, match="no C compiler"):
        compiler.check_tools()


@pytest.mark.parametrize("words", [("no-such-game",), ("magic-dragon",), ()])
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = wyrmhall("compile", *words, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer.err


# --- the game of the documentation, compiled --------------------------------------------------------------

PLAY = """
import json
from inspect import isgetsetdescriptor
from wyrmhall import _guests, fingerprint, game
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import playout
rules = game("high-dragon")
s = rules.start(3, seed="guest")
is_native = isgetsetdescriptor(vars(type(s)).get("hands"))
playout(s, swift("guest"))
print(json.dumps([_guests.how("high_dragon")[1], is_native, fingerprint(s), str(rules.folder)]))
"""


def play(**environment: str) -> list[object]:
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answer: list[object] = json.loads(done.stdout)
    return answer


@pytest.fixture
def on_the_compiled_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(compiled_tree()), str(tmp_path)]))
    monkeypatch.delenv("WYRMHALL_PLAIN", raising=False)
    return tmp_path


def test_the_game_of_the_documentation_is_compiled_by_one_command_and_keeps_the_laws(
    on_the_compiled_build: Path,
) -> None:
    folder = on_the_compiled_build
    install_high_dragon(folder)
    before = play()
    assert before[:2] == ["plain: not compiled yet", False]
    answer = wyrmhall("compile", "high-dragon", home=folder)
    assert answer.code == 0, answer.out + answer.err
    # Its classes are native: attributes of its state are found without a dictionary, which makes most of the speed.
    assert play() == ["compiled", True, before[2], str(folder)]
    assert play(WYRMHALL_PLAIN="1") == ["plain: WYRMHALL_PLAIN is set", False, before[2], str(folder)]
    laws = wyrmhall("laws", "high-dragon", "--games", "6", "--workers", "1", home=folder)
    assert laws.code == 0, laws.out + laws.err
    assert "(compiled)" in laws.out
    doctor = wyrmhall("doctor", home=folder)
    assert "high-dragon: rules 1, 0 records hold; compiled" in doctor.out


def test_what_has_wrong_types_is_not_compiled(on_the_compiled_build: Path) -> None:
    folder = on_the_compiled_build
    install(folder, "RELAY: int = 'no number'\n")
    answer = wyrmhall("compile", "relay", home=folder)
    assert answer.code == 2
    assert "Incompatible types in assignment" in answer.err
    assert answer.err.endswith("wyrmhall: stranger cannot be compiled, for the reasons above\n")
    assert not (folder / "__wyrmhall__").exists()
