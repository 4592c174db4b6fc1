"""wyrmhall play --from FILE: a game from a position, told as practice and kept as what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.kernel.record import read_records

POSITION = """\
[Game "magic-dragon"]
[Seats "You Ember"]

hand You R5 R2 P2
hand Ember R7 G4
stack Ember R1.R3
turn You
? stack You nothing
You R5xR3
Ember R7xR5
"""
PRACTISE = ("play", "magic-dragon", "--bots", "random", "--plain")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.record"
    path.write_text(POSITION, encoding="utf-8")
    return path


def test_a_game_begins_from_a_position_and_goes_on_from_its_file(tmp_path: Path, file: Path) -> None:
    first = wyrmhall(*PRACTISE, "--from", str(file), home=tmp_path, typed="1\n")
    assert (first.code, first.err) == (0, "")
    assert first.out.startswith("Practice: this game begins from a position, and its record says so.\n")
    assert "stacks R1.R3.R5.R7" in first.out
    assert "Verify:" not in first.out
    [saved] = tmp_path.glob("games/*.record")
    [record] = read_records(saved.read_text(encoding="utf-8"), "saved")
    assert record.tags["Practice"] == "2"
    assert wyrmhall("check", str(saved), home=tmp_path).code == 0
    assert wyrmhall("replay", str(saved), home=tmp_path).code == 0
    again = wyrmhall("play", "magic-dragon", "--resume", str(saved), "--plain", home=tmp_path, typed="1\n1\n")
    assert (again.code, again.err) == (0, "")
    assert again.out.startswith("Practice: ")
    [longer] = read_records(saved.read_text(encoding="utf-8"), "saved")
    assert longer.tags["Practice"] == "2"
    assert int(longer.tags["Choices"]) > int(record.tags["Choices"])
    assert wyrmhall("check", str(saved), home=tmp_path).code == 0


def test_one_plays_in_the_seat_that_one_names(tmp_path: Path, file: Path) -> None:
    answer = wyrmhall(*PRACTISE, "--from", str(file), "--seat", "2", home=tmp_path, typed="quit\n")
    assert answer.code == 0
    assert "Your hand: G4" in answer.out


@pytest.mark.parametrize(
    ("words", "text", "says"),
    [
        (("--seat", "3"), POSITION, "there is no seat 3 in this position; there are 2"),
        (("--seats", "4"), POSITION, "--from takes the set-up from the record"),
        (("--new",), POSITION, "--from takes the set-up from the record"),
        ((), POSITION.replace("R5xR3", "R2xR3"), "refused by MD-19"),
        ((), POSITION.partition("turn")[0], "nothing goes on in this position"),
        ((), POSITION.replace("magic-dragon", "relay"), "there is no game"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(
    tmp_path: Path, file: Path, words: tuple[str, ...], text: str, says: str
) -> None:
    file.write_text(text, encoding="utf-8")
    answer = wyrmhall(*PRACTISE, "--from", str(file), *words, home=tmp_path)
    assert answer.code != 0
    assert says in answer.err
    assert not list(tmp_path.glob("games/*.record"))
