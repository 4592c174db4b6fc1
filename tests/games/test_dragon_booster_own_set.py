"""A set of new cards, written from docs/card-language.md alone: it is right and plays, and its cards do as they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.games.dragon_booster import DRAGON_BOOSTER
from wyrmhall.games.dragon_booster.cards import BoosterCards
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.lists import read_list, write_list
from wyrmhall.kernel.record import Record, read_records
from wyrmhall.lab.coverage import coverage

FOLDER = Path(__file__).parent / "own_set"
CARDS = FOLDER / "wild-coast.csv"
DECK = FOLDER / "deck.txt"
TEXT = (FOLDER / "wild-coast.record").read_text(encoding="utf-8")
RECORDS = read_records(TEXT, "wild-coast.record")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.title())
def test_the_cards_do_what_their_sentences_say(record: Record) -> None:
    failure = Replay(record, record.set_up(DRAGON_BOOSTER, str(FOLDER))).play()
    assert failure is None, str(failure)


def test_each_card_with_an_effect_occurs() -> None:
    book = DRAGON_BOOSTER.book_of(CARDS)
    assert isinstance(book, BoosterCards)
    words = TEXT.replace(":", " ").split()
    assert [line.title for row, line in enumerate(book.lines) if line.effect and book.faces[row] not in words] == []


def test_the_set_is_right_and_its_words_are_its_codes(tmp_path: Path) -> None:
    answer = wyrmhall("sets", "check", str(CARDS), home=tmp_path)
    assert answer.out == f"{CARDS}: 23 cards of Dragon Booster, nothing is wrong\n"


def test_a_deck_of_the_set_reads_back_and_forth() -> None:
    setup = DRAGON_BOOSTER.set_up(2, cards=CARDS)
    deck = DRAGON_BOOSTER.checked_list(setup, read_list(setup.book, DECK.read_text(encoding="utf-8")))
    assert read_list(setup.book, write_list(setup.book, deck)) == deck
    assert len(deck) == 65


def test_it_is_played_at_every_kind_of_table() -> None:
    found = coverage("dragon-booster", 30, "wild coast", CARDS)
    assert found.games == 30
    assert found.never("tables") == []


def test_it_is_played_in_the_terminal_with_a_deck_of_its_own(tmp_path: Path) -> None:
    words = ("play", "dragon-booster", "--cards", str(CARDS), "--deck", str(DECK), "--seats", "2", "--plain")
    answer = wyrmhall(*words, home=tmp_path, typed="1\nquit\n")
    assert (answer.code, answer.err) == (0, "")
    assert "Cinder" in answer.out
    wrong = wyrmhall("play", "dragon-booster", "--deck", str(DECK), "--plain", home=tmp_path / "other")
    assert wrong.is_one_clear_line()  # not of our own set
