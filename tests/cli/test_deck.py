"""wyrmhall play and simulate with a deck of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.toy.decks import DECKS
from wyrmhall.cli.files import list_in
from wyrmhall.cli.play import begun, resumed, set_up
from wyrmhall.cli.simulate import lists_in
from wyrmhall.kernel.errors import BadList, BadSetup
from wyrmhall.kernel.lists import read_list
from wyrmhall.kernel.registry import registered
from wyrmhall.lab.coverage import coverage
from wyrmhall.lab.simulate import Plan, play_one

DECK = "3 Storm\n3 Comet ; the strongest\n2 Ember\n"


@pytest.fixture(autouse=True)
def decks_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, DECKS.name, DECKS)
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path / "home"))


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "deck.txt"
    path.write_text(DECK, encoding="utf-8")
    return path


def test_a_game_with_a_deck_of_ones_own_is_saved_and_resumed(deck: Path) -> None:
    sitting = begun(set_up(DECKS, 2, None, {}, None), "random", "7", deck)
    mine = read_list(sitting.setup.book, DECK)
    assert sitting.view().facts["brought"] == (mine, None)
    sitting.choose(sitting.view().options[0])
    list(sitting.bots_choose())
    again = resumed(DECKS, sitting.path)
    assert again.view() == sitting.view()
    lines = sitting.path.read_text(encoding="utf-8").splitlines()
    assert f"brought You {' '.join(sitting.setup.book.faces[card] for card in mine)}" in lines


def test_without_a_deck_everybody_brings_the_usual_one() -> None:
    sitting = begun(set_up(DECKS, 2, None, {}, None), "random", "7", None)
    assert sitting.view().facts["brought"] == (DECKS.usual_list(sitting.setup, 0), None)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"3 Storm\n\nDodo\n", "deck.txt:3: there is no card Dodo"),
        (b"3 Storm\n", "a deck of 3 cards; bring 8 to 20 (DK-2)"),
        (b"\xff\xfe", "deck.txt: not a text file (byte 0 is not UTF-8)"),
        (b";" * 70_000, "deck.txt: larger than 65536 bytes"),
        (None, "deck.txt: cannot be read: No such file or directory"),
    ],
)
def test_a_deck_that_cannot_be_brought(tmp_path: Path, text: bytes | None, problem: str) -> None:
    path = tmp_path / "deck.txt"
    if text is not None:
        path.write_bytes(text)
    with pytest.raises(BadList) as refused:
        begun(set_up(DECKS, 2, None, {}, None), "random", "7", path)
    assert str(refused.value).removeprefix(f"{tmp_path}/") == problem
    assert not (tmp_path / "home").exists()


def test_a_deck_where_nobody_brings_one(tmp_path: Path, deck: Path) -> None:
    deck.write_text("", encoding="utf-8")
    for command in (("play", "magic-dragon", "--deck", str(deck)), ("simulate", "magic-dragon", "--deck", f"A={deck}")):
        answer = wyrmhall(*command, home=tmp_path)
        assert answer.code != 0
        assert "in magic-dragon nobody brings any cards" in answer.err
        assert "Traceback" not in answer.err


def test_bots_keep_their_decks_when_they_change_seats(deck: Path) -> None:
    setup = DECKS.set_up(3)
    lists = lists_in((f"B={deck}",), setup)
    assert lists == (None, list_in(deck, setup), None)
    plan = Plan("decks", ("random", "random", "random"), "decks", lists=lists)
    won = sum(play_one(plan, number).shares[1] for number in range(60))
    usual = sum(play_one(Plan("decks", plan.bots, "decks"), number).shares[1] for number in range(60))
    assert won > usual + 10  # it is by far the stronger deck, wherever it sits


@pytest.mark.parametrize("word", ["deck.txt", "D=deck.txt", "=deck.txt", "AB=deck.txt"])
def test_a_deck_of_nobody(word: str) -> None:
    with pytest.raises(BadSetup, match=r"write A=FILE, each bot once; the bots are A B C"):
        lists_in((word,), DECKS.set_up(3))


def test_a_bot_brings_one_deck(deck: Path) -> None:
    with pytest.raises(BadSetup, match="each bot once"):
        lists_in((f"A={deck}", f"A={deck}"), DECKS.set_up(2))


def test_thinking_bots_simulate_and_nothing_is_left_out() -> None:
    assert play_one(Plan("decks", ("thinking", "random"), "think"), 0).choices > 5
    found = coverage("decks", 60, "coverage")
    assert not found.never("decisions")
    assert not found.never("options")
