"""Every subcommand but play: what it answers, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.saved import saved_game
from wyrmhall.kernel.registry import game

HOLDS = '[Game "magic-dragon"]\n[Seats "2"]\nhand A R1\nhand B R2\nturn A\nA R1\n'


def test_games_lists_every_game(tmp_path: Path) -> None:
    answer = wyrmhall("games", "--json", home=tmp_path)
    assert answer.code == 0
    [found] = [each for each in json.loads(answer.out) if each["name"] == "magic-dragon"]
    assert found["seats"] == {"standard": [2, 3, 4, 5]}
    assert "magic-dragon" in wyrmhall("games", home=tmp_path).out


def test_rules_tell_clauses_house_options_provenance_and_records(tmp_path: Path) -> None:
    answer = wyrmhall("rules", "magic-dragon", home=tmp_path)
    assert answer.code == 0
    for expected in ("MD-1 ", "MD-A26 ", "spells_optional", "bonus 6", "reconstructed", "shown by: "):
        assert expected in answer.out
    assert "\x1b" not in answer.out


def test_one_clause_in_any_case(tmp_path: Path) -> None:
    data = json.loads(wyrmhall("rules", "magic-dragon", "md-a6", "--json", home=tmp_path).out)
    [clause] = data["clauses"]
    assert clause["clause"] == "MD-A6"
    assert clause["shown_by"]
    assert [option["name"] for option in data["house"]] == ["named_colour_blocks_new_stack"]


def test_check_tells_file_line_title_claim_and_finding(tmp_path: Path) -> None:
    file = tmp_path / "two.record"
    file.write_text(HOLDS + HOLDS.replace('[Seats "2"]', '[Name "second"]\n[Seats "2"]') + "? stack A R2\n")
    answer = wyrmhall("check", str(file), home=tmp_path)
    assert answer.code == 1
    assert answer.out.splitlines() == [f"{file}:14: second: ? stack A R2: R1", "1 held, 1 failed"]


def test_check_holds(tmp_path: Path) -> None:
    records = [str(path) for path in (game("magic-dragon").folder / "records").glob("*.record")]
    answer = wyrmhall("check", *records, "--json", home=tmp_path)
    assert answer.code == 0
    assert json.loads(answer.out)["failed"] == []
    assert json.loads(answer.out)["held"] > 100


@pytest.mark.parametrize("key", [None, "17" * 32])
def test_a_saved_game_is_verified_and_replayed(tmp_path: Path, key: str | None) -> None:
    file = tmp_path / "game.record"
    file.write_text(saved_game(seats=3, key=key))
    answer = wyrmhall("verify", str(file), home=tmp_path)
    assert answer.code == 0, answer
    assert "all hold" in answer.out
    told = wyrmhall("replay", str(file), home=tmp_path)
    assert told.code == 0
    assert "bids" in told.out
    assert " scores " in told.out


def test_a_replay_for_one_seat_hides_the_other_hands(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(saved_game(seats=3))
    lines = wyrmhall("replay", str(file), "--seat", "B", "--until", "3", home=tmp_path).out.splitlines()
    dealt = [line for line in lines if "is dealt" in line]
    assert dealt[0] == "A is dealt 7 cards."
    assert "cards" not in dealt[1]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text[: text.index("\n", len(text) // 2)], "cut off, or edited"),
        (lambda text: text.replace("\nA 1\n", "\nA 0\n", 1), "?"),
        (lambda text: text.replace('[Seed "5"]', '[Seed "6"]'), ":"),
        (lambda text: "\n".join(line for line in text.splitlines() if "fingerprint" not in line), "fingerprint"),
        (lambda text: text.replace('[Result "', '[Result "B '), "Result"),
        (lambda text: text.replace("[Choices", "[Choice"), "unknown tag"),
        (lambda text: re.sub(r'\[Rules "\d+"\]', '[Rules "0"]', text), "a record of rules 0"),
        (lambda text: re.sub('RulesDigest "..', 'RulesDigest "--', text), "played by other rules"),
        (lambda text: text.replace('[CardsDigest "', '[CardsDigest "0'), "another card table"),
    ],
    ids=["cut", "choice", "seed", "no fingerprints", "result", "tag", "rules", "digest", "cards"],
)  # fmt: skip
def test_a_changed_game_is_noticed(tmp_path: Path, change, problem: str) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "game.record"
    original = saved_game(seats=3, seed="5")
    changed = change(original)
    assert changed != original
    file.write_text(changed)
    answer = wyrmhall("verify", str(file), home=tmp_path)
    assert answer.code != 0
    assert problem in answer.out + answer.err
    assert (answer.out + answer.err).count("\n") == 1
    assert file.read_text() == changed


def test_a_wrong_key_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(saved_game(seats=2, key="17" * 32).replace("17" * 32, "18" * 32))
    answer = wyrmhall("verify", str(file), home=tmp_path)
    assert answer.code == 2
    assert "not the one that was pledged" in answer.err


def test_simulate_is_repeatable_and_counts_shared_wins(tmp_path: Path) -> None:
    words = (
        "simulate",
        "magic-dragon",
        "--games",
        "12",
        "--bots",
        "random,random",
        "--seats",
        "4",
        "--seed",
        "9",
        "--json",
    )
    first, second = wyrmhall(*words, home=tmp_path), wyrmhall(*words, "--workers", "1", home=tmp_path)
    assert first.code == 0
    assert first.out == second.out
    assert sum(each["won"] for each in json.loads(first.out)["bots"]) == pytest.approx(1, abs=0.01)


def test_doctor_says_how_it_runs(tmp_path: Path) -> None:
    answer = wyrmhall("doctor", home=tmp_path)
    assert answer.code == 0, answer
    assert "kernel and games: " in answer.out
    assert "records hold" in answer.out


def test_doctor_notices_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    answer = wyrmhall("doctor", home=file)
    assert answer.code == 1
    assert "WYRMHALL_HOME" in answer.out


@pytest.mark.parametrize(
    "words",
    [
        ("nothing",),
        ("rules", "no-such-game"),
        ("rules", "magic-dragon", "MD-999"),
        ("replay", "no-such-file"),
        ("verify", "no-such-file"),
        ("verify", "."),
        ("simulate", "no-such-game"),
        ("simulate", "magic-dragon", "--bots", "random"),
        ("simulate", "magic-dragon", "--bots", "random,clever"),
        ("simulate", "magic-dragon", "--games", "0"),
        ("simulate", "magic-dragon", "--games", "many"),
        ("simulate", "magic-dragon", "--seats", "6"),
        ("simulate", "magic-dragon", "--house", "no_such=1"),
        ("simulate", "magic-dragon", "--house", "spells_optional"),
        ("simulate", "magic-dragon", "--house", "spells_optional=perhaps"),
        ("simulate", "magic-dragon", "--house", "bid_bonus=a,b"),
        ("simulate", "magic-dragon", "--house", "bid_bonus=9:1"),
        ("simulate", "magic-dragon", "--house", "first_dealer=Z"),
        ("simulate", "magic-dragon", "--variant", "blitz"),
        ("simulate", "magic-dragon", "--cards", "no-such-file.csv"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_clear_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = wyrmhall(*words, home=tmp_path)
    assert answer.code == 2, answer
    assert answer.is_one_clear_line(), answer
    assert list(tmp_path.iterdir()) == []
