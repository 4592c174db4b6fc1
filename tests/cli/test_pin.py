"""wyrmhall pin: rules are pinned once, and a change of them is told in a sentence that says what to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.laws.planted import Defect, plant
from tests.toy.relay import RELAY
from wyrmhall.cli.pin import is_pinned
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.pins import read_pins


def relay_in(folder: Path, monkeypatch: pytest.MonkeyPatch, legs: int, rules: str) -> Game:
    """The toy game in a folder of its own, with so many legs, as this version."""
    shutil.copy(RELAY.folder / "cards.csv", folder)
    game = plant(Defect(f"{legs} legs", None, (("LEGS: Final = 2", f"LEGS: Final = {legs}"),)))
    monkeypatch.setattr(type(game), "folder", folder)
    monkeypatch.setattr(type(game), "rules", rules)
    monkeypatch.setattr(game, "known_pins", None)
    return game


def test_rules_are_pinned_compared_and_pinned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = relay_in(tmp_path, monkeypatch, 2, "1")
    assert is_pinned(first, unreleased=False)
    assert "rules 1 are pinned in rules.digest: " in capsys.readouterr().out
    one = first.rules_digest()
    assert is_pinned(first, unreleased=False)
    assert "rules 1 are as pinned" in capsys.readouterr().out

    changed = relay_in(tmp_path, monkeypatch, 3, "1")
    assert not is_pinned(changed, unreleased=False)
    told = capsys.readouterr().out
    assert (
        "the rules of relay have changed: raise `rules` in its game.py (it is 1) and run `wyrmhall pin relay`" in told
    )

    raised = relay_in(tmp_path, monkeypatch, 3, "2")
    assert is_pinned(raised, unreleased=False)
    two = raised.rules_digest()
    assert {version: pin.digest for version, pin in read_pins(tmp_path).items()} == {"1": one, "2": two}
    assert one != two

    once_more = relay_in(tmp_path, monkeypatch, 1, "2")
    assert not is_pinned(once_more, unreleased=False)
    assert is_pinned(once_more, unreleased=True)
    assert list(read_pins(tmp_path)) == ["1", "2"]
    assert once_more.rules_digest() == read_pins(tmp_path)["2"].digest not in (one, two)


def test_the_command_compares(tmp_path: Path) -> None:
    answer = wyrmhall("pin", "magic-dragon", home=tmp_path)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("magic-dragon: rules ")
    assert answer.out.endswith(" are as pinned\n")
    assert wyrmhall("pin", "no-such-game", home=tmp_path).is_one_clear_line()
