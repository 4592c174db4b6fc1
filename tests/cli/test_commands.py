"""Every subcommand but play: what it answers, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.command import wyrmhall
from tests.saved import saved_game
from tests.toy.relay import RELAY
from wyrmhall import _native
from wyrmhall.cli.rules import rule_book_as_data, rule_book_in_words
from wyrmhall.kernel.registry import game
from wyrmhall.lab.interval import wilson

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


def test_rules_without_a_game_list_the_games_and_how_to_go_on(tmp_path: Path) -> None:
    answer = wyrmhall("rules", home=tmp_path)
    assert (answer.code, answer.err) == (0, "")
    book = game("magic-dragon")
    for expected in (f"magic-dragon: {book.title}. {book.sentence}\n", "54 clauses, 26 rulings", "wyrmhall rules "):
        assert expected in answer.out
    listed = json.loads(wyrmhall("rules", "--json", home=tmp_path).out)
    [found] = [each for each in listed if each["name"] == "magic-dragon"]
    assert found["title"] == book.title
    assert found["sentence"] == book.sentence
    assert (found["clauses"], found["rulings"]) == (54, 26)


def test_a_game_without_rules_in_words_is_listed_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RELAY), "folder", tmp_path)
    assert rule_book_in_words(RELAY) == "no rules in words"
    assert rule_book_as_data(RELAY)["clauses"] == 0


@pytest.mark.parametrize("command", ["rules", "play", "simulate"])
@pytest.mark.parametrize("typed", ["magic-dragn", "Magic Dragon", "magic_dragon", "magic"])
def test_an_unknown_game_gets_the_nearest_name(tmp_path: Path, command: str, typed: str) -> None:
    answer = wyrmhall(command, typed, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer
    assert "did you mean magic-dragon?" in answer.err


def test_a_game_like_no_other_gets_the_list(tmp_path: Path) -> None:
    error = wyrmhall("rules", "x" * 10000, home=tmp_path).err
    assert "did you mean" not in error
    assert len(error) < 600


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


def test_check_tells_refusals_by_clause_and_sentence(tmp_path: Path) -> None:
    file = tmp_path / "refused.record"
    file.write_text(HOLDS + "B ! R1 MD-9\n\n" + HOLDS + "A R1\n")
    assert wyrmhall("check", str(file), home=tmp_path).out.splitlines() == [
        f"{file}:7: magic-dragon: B ! R1 MD-9: refused by MD-53: Red 1 is not in your hand.",
        f"{file}:15: magic-dragon: A R1: refused by MD-15 MD-17 MD-53: B plays now. Red 1 is not in your hand.",
        "0 held, 2 failed",
    ]


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
    first, own, last = [line for line in lines if " dealt " in line]
    assert (first, last) == ("A is dealt 7 cards.", "C is dealt 7 cards.")
    assert own.startswith("You are dealt ")
    assert "cards" not in own


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text[: text.index("\n", len(text) // 2)], "cut off, or edited"),
        (lambda text: re.sub(r"(?s)(.*\nA )([0-4])\n", lambda bid: f"{bid[1]}{(int(bid[2]) + 1) % 5}\n", text), "?"),
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


def simulated(home: Path, *words: str) -> dict[str, Any]:
    answer = wyrmhall("simulate", *words, "--workers", "1", "--json", home=home)
    assert answer.code == 0, answer
    return dict(json.loads(answer.out))


def test_simulate_is_repeatable_and_counts_shared_wins(tmp_path: Path) -> None:
    words = ("simulate", "magic-dragon", "--games", "12", "--bots", "random", "--seats", "4", "--seed", "9", "--json")
    first, second = wyrmhall(*words, home=tmp_path), wyrmhall(*words, "--workers", "1", home=tmp_path)
    assert first.code == 0
    assert first.out == second.out
    assert sum(each["won"] for each in json.loads(first.out)["bots"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("words", "seated"),
    [
        (("magic-dragon", "--bots", "random"), "random random"),
        (("magic-dragon", "--bots", "random", "--seats", "4"), "random random random random"),
        (("magic-dragon", "--bots", "thinking, random", "--seats", "3"), "thinking random random"),
        (("magic-dragon", "--bots", "random,random,random"), "random random random"),
        (("fairy-tale", "--variant", "team", "--bots", "thinking,random"), "thinking random random random"),
        (("storm-dragons", "--variant", "coop", "--bots", "random"), "random"),
    ],
    ids=lambda words: words if isinstance(words, str) else " ".join(words),
)
def test_bots_are_fitted_to_seats(tmp_path: Path, words: tuple[str, ...], seated: str) -> None:
    found = simulated(tmp_path, *words, "--games", "1")
    assert [each["bot"] for each in found["bots"]] == seated.split()
    assert found["seats"] == len(seated.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            "magic-dragon --bots random,random,random --seats 2",
            "--bots names 3 bots, but --seats is 2: name at most 2 bots, or leave out --seats to give each bot a seat",
        ),
        (
            "magic-dragon --bots random,random,random,random,random,random",
            "--bots names 6 bots, but magic-dragon takes 2 to 5 seats: name at most 5 bots",
        ),
        ("magic-dragon --seats 6", "magic-dragon takes 2 to 5 seats, not 6"),
        ("magic-dragon --seats 0", "magic-dragon takes 2 to 5 seats, not 0"),
        (
            "fairy-tale --seats 5",
            "fairy-tale (basic) takes 2 to 4 seats, not 5; for 5 seats choose the variant expert",
        ),
        ("fairy-tale --variant team --seats 9", "fairy-tale (team) takes 4 seats, not 9"),
        ("magic-dragon --bots random,", "there is no bot ''; there are random, thinking"),
        ("magic-dragon --workers 0", "--workers must be at least 1"),
    ],
)
def test_bots_that_do_not_fit_are_told_what_to_do(tmp_path: Path, words: str, says: str) -> None:
    answer = wyrmhall("simulate", *words.split(), home=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"wyrmhall: {says}\n"


def test_shares_come_with_their_wilson_intervals(tmp_path: Path) -> None:
    words = ("magic-dragon", "--bots", "thinking,random", "--seed", "1")
    found = simulated(tmp_path, *words, "--games", "2")
    assert found["confidence"] == 0.95
    for each in found["bots"]:
        assert each["interval"] == [round(end, 4) for end in wilson(each["won"], 2)]
    text = wyrmhall("simulate", *words, "--games", "2", home=tmp_path).out
    first, heads, *rows = [line.rstrip() for line in text.splitlines()]
    assert first == "2 games of Magic Dragon, 2 seats, seed 1."
    assert re.split(" {2,}", heads) == ["bot", "won", "95% interval", "mean score"]
    assert re.split(" {2,}", rows[0])[:3] == ["thinking", "100.0%", "34.2% to 100.0%"]
    assert re.split(" {2,}", rows[1])[:3] == ["random", "0.0%", "0.0% to 65.8%"]


def test_doctor_says_how_it_runs(tmp_path: Path) -> None:
    answer = wyrmhall("doctor", home=tmp_path)
    assert answer.code == 0, answer
    assert f"kernel and games: {_native.how()[1]}" in answer.out
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
