"""Two sets of new cards, written from docs/card-language.md alone: they are right, and do what their sentences say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.games.dragon_booster import DRAGON_BOOSTER, language
from wyrmhall.games.dragon_booster.cards import BoosterCards
from wyrmhall.games.dragon_booster.reading import COLUMNS
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.lists import read_list, write_list
from wyrmhall.kernel.record import Record, read_records
from wyrmhall.lab.coverage import coverage

FOLDER = Path(__file__).parent / "own_set"


def told_of(cards: Path) -> str:
    return cards.with_suffix(".record").read_text(encoding="utf-8")


CARDS = FOLDER / "wild-coast.csv"
FORTY = FOLDER / "night-market.csv"  # every word of the language, in unusual company
DECK = FOLDER / "deck.txt"
RECORDS = [record for cards in (CARDS, FORTY) for record in read_records(told_of(cards), cards.stem)]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.title())
def test_the_cards_do_what_their_sentences_say(record: Record) -> None:
    failure = Replay(record, record.set_up(DRAGON_BOOSTER, str(FOLDER))).play()
    assert failure is None, str(failure)


@pytest.mark.parametrize("cards", [CARDS, FORTY], ids=lambda cards: cards.stem)
def test_each_card_with_an_effect_occurs(cards: Path) -> None:
    book = DRAGON_BOOSTER.book_of(cards)
    assert isinstance(book, BoosterCards)
    written = set(
        re.split(r"[\s/]", re.sub(r"\b(Use|Discard|Take|Rush|Find|Recall|Fix|First|Up):", "", told_of(cards)))
    )
    assert [line.title for row, line in enumerate(book.lines) if line.effect and book.faces[row] not in written] == []


def test_the_sets_are_right_and_their_words_are_their_codes(tmp_path: Path) -> None:
    answer = wyrmhall("sets", "check", str(CARDS), home=tmp_path)
    assert answer.out == f"{CARDS}: 23 cards of Dragon Booster, nothing is wrong\n"
    answer = wyrmhall("sets", "check", str(FORTY), home=tmp_path)
    idle = f"{FORTY}:6: by the way: effect_code: `WEAKEN 2` does nothing at the time of Main: (DB-80, DB-A43)\n"
    assert answer.out == idle + f"{FORTY}: 40 cards of Dragon Booster, nothing is wrong\n"


def test_the_forty_cards_use_every_word() -> None:
    codes = [row.cells["effect_code"] for row in DRAGON_BOOSTER.book_of(FORTY).table.rows(COLUMNS)]
    told = " ".join(codes)
    for word in (*language.TIMES, *language.WORDS, *language.TEST_WORDS, *language.STAT_WORDS, language.AHEAD):
        assert re.search(rf"(?<![\w ]){re.escape(word)}|(?<= ){re.escape(word)}", told), word


# A line of the forty, what is written there, what stands there wrongly, and what is told.
PLANTED = (
    (
        2,
        "ON event: SPRINT 2",
        "ON event: DRAW 2",
        "`ON event: DRAW 2`: after ON stands event: and SPRINT, as in ON event:",
    ),
    (3, "points>=10", "point>=10", "`point>=10`: did you mean `points>=`?"),
    (4, ",white,", ",whit,", "color: `whit`: did you mean `white`?"),
    (5, "RPOINT 2", "RPIONT 2", "`RPIONT`: did you mean `RPOINT`?"),
    (6, ",brown,", ",bronw,", "color: `bronw`: did you mean `brown`?"),
    (7, "yellow orange", "yellow;orange", "color_boxes: `yellow;orange`: did you mean `yellow orange`?"),
    (8, "STAT power 1", "STAT powr 1", "`powr`: did you mean `power`?"),
    (9, "Battle: DROP 1", "Batle: DROP 1", "`Batle`: did you mean `Battle`?"),
    (
        10,
        "FIX; ENERGY 2",
        "FIX, ENERGY 2",
        "22 cells where the table has 21 columns; quotes stand around a cell with a",
    ),
    (11, "color=white", "color=whte", "`whte`: did you mean `white`?"),
    (12, "KNOCK_GEAR 3", "KNOCK_GAER 3", "`KNOCK_GAER`: did you mean `KNOCK_GEAR`?"),
    (
        13,
        "IF event: DRAW 2",
        "IF event DRAW 2",
        "`End: IF event DRAW 2`: a colon follows the test, as in Main: IF behind:",
    ),
    (14, ",Sun,", ",Sunn,", "team: `Sunn`: did you mean `Sun`? No dragon has this team"),
    (15, "RECALL 3", "RECALL three", "`RECALL three`: a whole number from 1 to 99 must stand there, not three"),
    (16, "BREAK_CREW 99", "BREAK_CREW 100", "`BREAK_CREW 100`: a whole number from 1 to 99 must stand there, not 100"),
    (17, "gear>=2", "gear>2", "`gear>2`: did you mean `gear>=`?"),
    (18, "FIND any", "FIND all", "`all` is unknown; FIND is followed by maneuver, event or any"),
    (19, ",6,", ",six,", "level is 'six'; it must be a whole number from 0 to 99"),
    (20, "Fay", "Bo", "Bo, Core stands in line 16 already (DB-6, DB-7)"),
    (21, "Play: ENERGY 3", "Main: ENERGY", "`ENERGY`: a whole number from 1 to 99 must stand there, not nothing"),
    (22, "SELF SAVE", "SELFSAVE", "`SELFSAVE`: did you mean `SELF SAVE`?"),
    (23, "Win: DRAW 2", "Won: DRAW 2", "`Won`: did you mean `Win`?"),
    (24, "maneuver", "manoeuvre", "type: `manoeuvre`: did you mean `maneuver`?"),
    (25, "RPOINT 1", "RPOINT -1", "`RPOINT -1`: a whole number from 1 to 99 must stand there, not -1"),
    (26, "SELF SAVE", "SELF", "`SELF`: a whole number from 1 to 99 must stand there, not nothing"),
    (27, "ALL 1", "ALL 1 [cost=2]", "`ALL 1 [cost=2]`: after ALL and its number may stand [cost<=1]"),
    (28, "Plotter,", "Plotter,Second", "version must be empty on a card of type maneuver, not 'Second'"),
    (30, "Play:", "Constant:", "`KNOCK 5; KNOCK_CREW 2` cannot be Constant:"),
    (31, ",3,7", ",3,", "sprint is missing"),
    (33, "Q32", "Q31", "id Q31 stands in line 32 already"),
)


def test_thirty_mistakes_are_told_by_their_lines(tmp_path: Path) -> None:
    lines = FORTY.read_text(encoding="utf-8").split("\n")
    for number, right, wrong, _ in PLANTED:
        assert right in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(right, wrong, 1)
    mine = tmp_path / "mine.csv"
    mine.write_text("\n".join(lines), encoding="utf-8")
    answer = wyrmhall("sets", "check", str(mine), home=tmp_path)
    *told, idle, end = answer.out.removesuffix("\n").split("\n")
    assert (len(told), end, answer.code) == (30, f"{mine}: 30 mistakes", 1)
    assert "by the way" in idle
    for line, (number, _, _, problem) in zip(told, PLANTED, strict=True):
        assert line.startswith(f"{mine}:{number}: ")
        assert problem in line


def test_a_deck_of_the_set_reads_back_and_forth() -> None:
    setup = DRAGON_BOOSTER.set_up(2, cards=CARDS)
    deck = DRAGON_BOOSTER.checked_list(setup, read_list(setup.book, DECK.read_text(encoding="utf-8")))
    assert read_list(setup.book, write_list(setup.book, deck)) == deck
    assert len(deck) == 65


@pytest.mark.parametrize("cards", [CARDS, FORTY], ids=lambda cards: cards.stem)
def test_it_is_played_at_every_kind_of_table(cards: Path) -> None:
    found = coverage("dragon-booster", 30, "own sets", cards)
    assert found.games == 30
    assert found.never("tables") == []


def test_all_decisions_steps_and_words_occur_with_the_forty() -> None:
    found = coverage("dragon-booster", 60, "forty", FORTY)
    assert [found.never(kind) for kind in ("decisions", "steps", "words")] == [[], [], []]


def test_it_is_played_in_the_terminal_with_a_deck_of_its_own(tmp_path: Path) -> None:
    words = ("play", "dragon-booster", "--cards", str(CARDS), "--deck", str(DECK), "--seats", "2", "--plain")
    answer = wyrmhall(*words, home=tmp_path, typed="1\nquit\n")
    assert (answer.code, answer.err) == (0, "")
    assert "Cinder" in answer.out
    wrong = wyrmhall("play", "dragon-booster", "--deck", str(DECK), "--plain", home=tmp_path / "other")
    assert wrong.is_one_clear_line()  # not of our own set
