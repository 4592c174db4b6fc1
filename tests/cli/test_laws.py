"""wyrmhall laws: any installed game is put to the test, and a law that it breaks is told so that it can be mended."""

from __future__ import annotations

import json
import os
import shlex
import shutil
from pathlib import Path

import pytest

from tests.command import Answer, wyrmhall
from tests.stranger import HIGH_DRAGON, install_high_dragon
from wyrmhall import _native
from wyrmhall.lab.laws import law

LOSES_A_CARD = ("s.aside = deck[HAND_SIZE * s.seats :]", "s.aside = deck[HAND_SIZE * s.seats + 1 :]")
FAILS = ('view.facts["scores"][seat], ("HD-3",)', 'view.facts["points"][seat], ("HD-3",)')
NO_CLAUSE = ('Refusal("not-in-your-hand", ("HD-2",))', 'Refusal("not-in-your-hand")')
TELLS = ('Prompt("choose-a-card", ("HD-2",))', 'Prompt(said("choose-a-card", lowest=s.hands[0][0]), ("HD-2",))')


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which games of others are found, on the kernel that is being tested now."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(_native.PACKAGE).parent), str(tmp_path)]))
    return tmp_path


def laws(folder: Path, *words: str) -> Answer:
    return wyrmhall("laws", "high-dragon", "--workers", "1", *words, home=folder)


def test_the_game_of_another_package_is_put_to_the_test(guest: Path) -> None:
    install_high_dragon(guest)
    answer = laws(guest, "--games", "9", "--json")
    assert answer.code == 0, answer.out + answer.err
    told = json.loads(answer.out)
    assert (told["game"], told["games"], told["held"]) == ("high-dragon", 9, True)
    assert [each["law"] for each in told["laws"]] == [each.name for each in law.LAWS]
    checked = {each["law"]: each["checked"] for each in told["laws"]}
    bring = {each.name for each in (law.WORK, law.SUPPOSED, law.UNGUESSED)}  # nobody brings a deck
    assert {name for name, times in checked.items() if not times} == {law.GOES_ON.name, law.TAUGHT.name, *bring}
    assert checked[law.ENDS.name] == 9


@pytest.mark.parametrize(
    ("edit", "broken", "found"),
    [
        (LOSES_A_CARD, law.CARDS_KEPT, "too many or too few: {'D"),
        (FAILS, law.RUNS, "KeyError"),
        (TELLS, law.IMAGINED, "seat 1: "),
    ],
    ids=["card lost", "rule fails", "leak"],
)
def test_a_broken_law_is_told_in_words_with_the_way_to_see_it_again(
    guest: Path, edit: tuple[str, str], broken: law.Law, found: str
) -> None:
    install_high_dragon(guest, edit)
    answer = laws(guest, "--games", "6", "--seed", "mine")
    assert answer.code == 1
    assert f"The law: {broken.clause}" in answer.out
    assert found in answer.out
    [again] = [line for line in answer.out.splitlines() if line.startswith("Again: wyrmhall laws high-dragon --seats ")]
    once_more = wyrmhall(*shlex.split(again)[2:], home=guest)
    assert once_more.code == 1
    assert f"BROKEN: {broken.name}" in once_more.out
    assert "1 of 1 game broke a law" in once_more.out


def test_what_is_wrong_with_many_games_is_told_too(guest: Path) -> None:
    install_high_dragon(guest, NO_CLAUSE)
    answer = laws(guest, "--games", "9", "--json")
    assert answer.code == 1
    [explained] = [each for each in json.loads(answer.out)["laws"] if each["broken"]]
    assert explained["law"] == law.EXPLAINED.name
    assert "refusals name no clause" in explained["broken"]["found"]


def test_lessons_that_a_game_brings_are_put_to_the_test(guest: Path) -> None:
    install_high_dragon(guest)
    shutil.copytree(HIGH_DRAGON.parent / "lessons", guest / "lessons")
    few = ("--games", "3", "--seats", "2", "--json")
    answer = laws(guest, *few)
    assert answer.code == 0, answer.out
    assert [each["checked"] for each in json.loads(answer.out)["laws"] if each["law"] == law.TAUGHT.name] == [1]
    lesson = guest / "lessons" / "01-three-tricks.lesson"
    lesson.write_text(lesson.read_text().replace("? scores 1 0", "? scores 0 1"))
    [taught] = [each["broken"] for each in json.loads(laws(guest, *few).out)["laws"] if each["broken"]]
    assert taught["found"] == "01-three-tricks.lesson:20: ? scores 0 1: 1 0"


@pytest.mark.parametrize(
    "words",
    [
        ("no-such-game",),
        ("magic-dragon", "--games", "0"),
        ("magic-dragon", "--seats", "9"),
        ("magic-dragon", "--variant", "no-such"),
        ("magic-dragon", "--workers", "0"),
        ("magic-dragon", "--house", "nothing"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = wyrmhall("laws", *words, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer.err


def test_laws_need_nothing_of_the_tests() -> None:
    """They are part of the package: an installed Wyrmhall has no pytest."""
    for path in sorted((Path(_native.PACKAGE) / "lab" / "laws").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert "pytest" not in text
        assert "tests." not in text
