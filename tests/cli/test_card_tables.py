"""wyrmhall sets check, show and diff with card tables that somebody has written: each mistake is told with its line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.kernel.registry import game

COLUMNS = game("dragon-booster").book_of(None).table.columns()
OF_TYPE = {
    "dragon": {"version": "with Ada", "color": "red", "team": "Fire", "speed": "3", "agility": "3", "power": "3",
               "zap_caps": "4"},
    "gear": {"version": "Core", "level": "2", "gear_stat": "speed"},
    "crew": {"version": "Core", "level": "2", "team": "Fire"},
    "maneuver": {"cost": "2", "sprint": "3"},
    "event": {"burst_stat": "power", "burst": "2"},
}  # fmt: skip


def line(number: int, of_type: str, **cells: str) -> list[str]:
    """A card of this type without a mistake but for those that are named."""
    row = {"id": f"X{number}", "title": f"Card {number}", "type": of_type, "rarity": "C", **OF_TYPE[of_type], **cells}
    return [row.get(column, "") for column in COLUMNS]


def table(*lines: list[str], header: tuple[str, ...] = COLUMNS) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([header, *lines])
    return text.getvalue()


DRAGON = line(1, "dragon", title="Scorch")
# One mistake each, in the column behind it, and what is said of it.
MISTAKES = [
    (line(3, "gear", type="geer"), "type", "did you mean `gear`?"),
    (line(4, "gear", rarity="X"), "rarity", "it must be one of C, U, R"),
    (line(5, "gear", id=""), "id", "id is missing"),
    (line(6, "gear", id="X1"), "id", "id X1 stands in line 2 already"),
    (line(7, "gear", title=""), "title", "title is missing"),
    (line(8, "crew", title="Scorch", version="with Ada"), "title", "Scorch, with Ada stands in line 2 already"),
    (line(9, "gear", title="T" * 61), "title", "more than 60 characters"),
    (line(10, "crew", version=""), "version", "version is missing"),
    (line(11, "event", version="Core"), "version", "must be empty on a card of type event"),
    (line(12, "dragon", color="rde"), "color", "did you mean `red`?"),
    (line(13, "crew", color="red"), "color", "must be empty on a card of type crew"),
    (line(14, "crew", team=""), "team", "team is missing"),
    (line(15, "crew", team="Fyre"), "team", "did you mean `Fire`?"),
    (line(16, "gear", level="five"), "level", "a whole number from 0 to 99"),
    (line(17, "dragon", speed="-1"), "speed", "a whole number from 0 to 99"),
    (line(18, "dragon", power=""), "power", "power is missing"),
    (line(19, "dragon", zap_caps="21"), "zap_caps", "a whole number from 0 to 20"),
    (line(20, "gear", gear_stat="sped"), "gear_stat", "did you mean `speed`?"),
    (line(21, "gear", color_boxes="red, blue"), "color_boxes", "did you mean `red blue`?"),
    (line(22, "gear", color_boxes="red red"), "color_boxes", "red twice"),
    (line(23, "maneuver", cost=""), "cost", "cost is missing"),
    (line(24, "maneuver", sprint="3.5"), "sprint", "a whole number from 0 to 99"),
    (line(25, "event", burst_stat="strength"), "burst_stat", "one of speed, agility, power"),
    (line(26, "event", burst="100"), "burst", "a whole number from 0 to 99"),
    (line(27, "gear", effect_code="Battel: SPRINT 2"), "effect_code", "`Battel`: did you mean `Battle`?"),
    (line(28, "gear", effect_code="SPRINT 2"), "effect_code", "a code begins with"),
    (line(29, "gear", effect_code="Battle: SPRNT 2"), "effect_code", "`SPRNT`: did you mean `SPRINT`?"),
    (line(30, "gear", effect_code="Battle: SPRINT"), "effect_code", "a whole number from 1 to 99"),
    (line(31, "gear", effect_code="Battle: IF behnd: SPRINT 2"), "effect_code", "did you mean `behind`?"),
    (line(32, "gear", effect_code="Battle: IF behind SPRINT 2"), "effect_code", "a colon follows the test"),
    (line(33, "gear", effect_code="Battle: IF dragon=Skorch: SPRINT 2"), "effect_code", "did you mean `Scorch`?"),
    (line(34, "gear", effect_code="Main: ALL 2"), "effect_code", "goes with Constant: only"),
    (line(35, "gear", effect_code="Constant: DRAW 2"), "effect_code", "cannot be Constant:"),
    (line(36, "gear", effect_code="Constant: SELF 2"), "effect_code", "is about this maneuver"),
    (line(37, "gear", effect_code="Play: DRAW 1"), "effect_code", "it has no Play: effect"),
    (line(38, "event", effect_code="Main: DRAW 1"), "effect_code", "an event has Play: effects only"),
    (line(39, "gear", effect_code="Main: DRAW 1 [rival ahead]"), "effect_code", "stands behind a verb about a rival"),
    (line(40, "gear", effect_code="Main: DRAW 1;"), "effect_code", "a verb is missing"),
    (line(41, "gear", effect_code="Main: FIND gear"), "effect_code", "maneuver, event or any"),
    (line(42, "gear", effect_text="Draw 1 card."), "effect_code", "effect_text stands there without effect_code"),
    (line(43, "gear", effect_code="Main: DRAW 1", effect_text="Draw 1 card."), "effect_text", "Main: Draw 1 card."),
    (line(44, "gear")[:-1], "", "20 cells where the table has 21 columns"),
    (line(45, "gear", title="Rope\a"), "", "U+0007"),
]  # fmt: skip


def test_every_mistake_is_told_with_line_and_column_and_what_was_meant(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(table(DRAGON, *[row for row, _, _ in MISTAKES]), encoding="utf-8")
    answer = wyrmhall("sets", "check", str(file), home=tmp_path)
    told = answer.out.splitlines()
    assert (answer.code, answer.err, len(told)) == (1, "", len(MISTAKES) + 1)
    for place, (said, (_, _, problem)) in enumerate(zip(told, MISTAKES, strict=False)):
        assert said.startswith(f"{file}:{place + 3}: ")
        assert problem in said
    assert told[-1] == f"{file}: {len(MISTAKES)} mistakes"
    data = json.loads(wyrmhall("sets", "check", str(file), "--json", home=tmp_path).out)
    assert (data["game"], data["playable"]) == ("dragon-booster", False)
    places = [(each["line"], each["column"]) for each in data["mistakes"]]
    assert places == [(place + 3, column) for place, (_, column, _) in enumerate(MISTAKES)]


def test_several_mistakes_of_one_card_are_several(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    wrong = line(3, "maneuver", cost="x", effect_code="Battel: IF behnd: SPRNT 2; DRAW; POINT 1", rarity="")
    file.write_text(table(DRAGON, wrong), encoding="utf-8")
    told = wyrmhall("sets", "check", str(file), home=tmp_path).out.splitlines()
    assert [each.partition(": ")[0] for each in told] == [f"{file}:3"] * 6 + [str(file)]


@pytest.mark.parametrize(
    ("columns", "mistakes", "problem"),
    [
        (["velocity" if each == "speed" else each for each in COLUMNS], 2, "unknown column 'velocity', did you mean"),
        (["Title" if each == "title" else each for each in COLUMNS], 2, "did you mean 'title'?"),
        (["title" if each == "version" else each for each in COLUMNS], 3, "the column title must stand there once"),
    ],
)
def test_a_wrong_column_is_told_once_and_the_cards_are_read_all_the_same(
    tmp_path: Path, columns: list[str], mistakes: int, problem: str
) -> None:
    file = tmp_path / "mine.csv"
    text = table(DRAGON, line(3, "gear", level="five"), line(4, "gear"), header=tuple(columns))
    file.write_text(text, encoding="utf-8")
    told = wyrmhall("sets", "check", str(file), home=tmp_path).out.splitlines()
    assert told[0].startswith(f"{file}:1: ")
    assert problem in "\n".join(told)
    assert told[-2].startswith(f"{file}:3: level is 'five'")
    assert told[-1] == f"{file}: {mistakes} mistakes"


def test_a_quote_that_is_not_closed_is_told_where_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    cards = [line(number, "gear") for number in range(3, 8)]
    lines = table(DRAGON, *cards).splitlines()
    lines[3] = lines[3].replace("Card 4", '"Card 4')
    lines[5] = lines[5].replace(",2,", ",two,")
    file.write_text("\n".join(lines), encoding="utf-8")
    told = wyrmhall("sets", "check", str(file), home=tmp_path).out.splitlines()
    assert [each.partition(": ")[0] for each in told] == [f"{file}:4", f"{file}:6", str(file)]


def test_words_that_are_not_the_code_are_told_and_the_card_plays_by_its_code(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    idle = line(4, "gear", effect_code="Main: SPRINT 2", effect_text="")
    same = line(5, "gear", effect_code="Main: RPOINT 1", effect_text="Main:  A rival loses 1 point.")
    wrong = line(3, "gear", effect_code="Main: DRAW 1", effect_text="Gain 1 point.")
    file.write_text(table(DRAGON, wrong, idle, same), encoding="utf-8")
    answer = wyrmhall("sets", "check", str(file), home=tmp_path)
    told = answer.out.splitlines()
    assert told[0].startswith(f'{file}:3: effect_text is not what the code says: "Main: Draw 1 card."')
    assert told[1].startswith(f"{file}:1: by the way: constructed cannot be played with it: the table has 0 maneuvers")
    assert told[2].startswith(f"{file}:4: by the way: effect_code: `SPRINT 2` does nothing at the time of Main:")
    assert told[3:] == [f"{file}: 1 mistake; it can be played as it is"]
    assert answer.code == 1


def test_a_table_of_another_game_or_of_none(tmp_path: Path) -> None:
    own = game("fairy-tale").book_of(None).table
    file = tmp_path / "tale.csv"
    file.write_text(own.text, encoding="utf-8")
    fine = wyrmhall("sets", "check", str(file), home=tmp_path)
    assert (fine.code, fine.out.endswith("of Fairy Tale, nothing is wrong\n")) == (0, True)
    named = wyrmhall("sets", "check", str(file), "--game", "dragon-booster", home=tmp_path)
    assert (named.code, f"{file}:1: the column effect_code must stand there once" in named.out) == (1, True)
    file.write_text("a,b\n1,2\n", encoding="utf-8")
    assert wyrmhall("sets", "check", str(file), home=tmp_path).is_one_clear_line()
    assert wyrmhall("sets", "check", str(tmp_path / "none.csv"), home=tmp_path).is_one_clear_line()
    assert wyrmhall("sets", "check", "ember-coast", home=tmp_path).code == 0


def test_cards_are_drawn_and_tables_compared(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    burn = line(3, "event", title="Burn [b]it[/b]", effect_code="Play: IF color=red: RPOINT 2")
    file.write_text(table(DRAGON, burn), encoding="utf-8")
    shown = wyrmhall("sets", "show", str(file), home=tmp_path)
    drawn = " ".join(shown.out.replace("│", " ").split())
    assert shown.code == 0
    for said in ("Burn [b]it[/b]", "rarity C, burst stat", "burst 2", "red, Fire", "speed 3"):
        assert said in drawn
    assert "2 cards of Dragon Booster" in shown.out
    cards = json.loads(wyrmhall("sets", "show", str(file), "--json", home=tmp_path).out)["cards"]
    assert [card["id"] for card in cards] == ["X1", "X3"]
    other = tmp_path / "other.csv"
    other.write_text(table(line(1, "dragon", title="Scorch", power="4"), line(4, "crew")), encoding="utf-8")
    compared = wyrmhall("sets", "diff", str(file), str(other), home=tmp_path)
    assert compared.out.splitlines() == ["X1: power: 3 -> 4", "X4: added", "X3: left out"]
    assert compared.code == 1
    assert wyrmhall("sets", "diff", "dragon-booster", "dragon-booster", home=tmp_path).code == 0
    assert wyrmhall("sets", "diff", "dragon-booster", "ember-coast", home=tmp_path).is_one_clear_line()
    assert wyrmhall("sets", "diff", "dragon-booster", "magic-dragon", home=tmp_path).is_one_clear_line()
