"""A saved game is never overwritten by anything but its own next choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.cli.sitting import Sitting
from wyrmhall.kernel.errors import BadRecord, BadSetup
from wyrmhall.kernel.registry import game


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    begun = Sitting.begin(game("magic-dragon").set_up(2), "random", "7")
    list(begun.bots_choose())
    return begun


def test_two_tables_do_not_overwrite_one_game(sitting: Sitting) -> None:
    other = Sitting.resume(sitting.path)
    sitting.choose(sitting.view().options[0])
    saved = sitting.path.read_text()
    with pytest.raises(BadRecord, match="somebody else has changed this game"):
        other.choose(other.view().options[-1])
    assert sitting.path.read_text() == saved
    assert list(sitting.path.parent.iterdir()) == [sitting.path]


def test_a_position_cannot_be_gone_on_with(sitting: Sitting, tmp_path: Path) -> None:
    text = '[Game "magic-dragon"]\n[Seats "2"]\n[Seed "1"]\n[Bots "person random"]\nhand A R1\nhand B R2\nturn A\n'
    file = tmp_path / "position.record"
    file.write_text(text)
    with pytest.raises(BadRecord, match="played from its start"):
        Sitting.resume(file)
    assert file.read_text() == text


def test_a_game_that_was_cut_goes_on_from_there(sitting: Sitting, tmp_path: Path) -> None:
    lines = [line for line in sitting.path.read_text().splitlines() if not line.startswith(("[Choices", "[Result"))]
    file = tmp_path / "cut.record"
    file.write_text("\n".join(lines[: lines.index("start") + 1]) + "\n")
    assert not Sitting.resume(file).is_over()


@pytest.mark.parametrize("seed", ["", 'a"b', "a;b", "a\nb", "a]b"])
def test_a_seed_that_a_record_cannot_hold_is_refused(sitting: Sitting, seed: str) -> None:
    with pytest.raises(BadSetup, match="seed"):
        Sitting.begin(sitting.setup, "random", seed)
    assert list(sitting.path.parent.iterdir()) == [sitting.path]
