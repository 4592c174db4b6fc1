"""Records: what cannot be read is said with file and line; what does not hold is told with what was found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import pledge, swift
from wyrmhall.kernel.check import Failure, Replay, position, replay_of
from wyrmhall.kernel.errors import BadRecord, WyrmhallError
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import LARGEST_RECORD, Journal, read_records
from wyrmhall.kernel.registry import game

KEY = "5a" * 32
HEAD = '[Game "magic-dragon"]\n[Seats "2"]\n'  # what follows stands in line 3
PLACED = HEAD + "hand A R1 Ice\nhand B R2\nturn A\n"  # and in line 6


def play(text: str) -> Failure | None:
    [record] = read_records(text, "x.record")
    return replay_of(record).play()


def unreadable(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        play(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "no record"),
        ("; nothing but a comment\n", 1, "no record"),
        ("\nturn A\n", 2, "a record begins with its game"),
        ('[Seats "2"]\n', 1, "a record begins with its game"),
        ('[Game "x"]\n[Colour "red"]\n', 2, "unknown tag Colour"),
        ('[Game "x"]\n[Seats 2]\n', 2, "a tag is written"),
        ('[Game "x"] nonsense\n', 1, "a tag is written"),
        ('[Game "x"]\n[Seats "2"]\n[Seats "3"]\n', 3, "stands twice"),
        ('[Game "x"]\nturn A\n[Seats "2"]\n', 3, "the tags stand before the lines"),
        ("x" * (LARGEST_RECORD + 1), 1, "larger than"),
        ('[Game "no-such"]\n[Seats "2"]\n', 1, "there is no game 'no-such'"),
        ('[Game "magic-dragon"]\n', 1, "how many seats"),
        ('[Game "magic-dragon"]\n[Seats "6"]\n', 2, "2 to 5 seats, not 6"),
        ('[Game "magic-dragon"]\n[Seats "Ann Ann"]\n', 2, "different names"),
        (HEAD + '[Variant "quick"]\n', 3, "no variant 'quick'"),
        (HEAD + '[House "quick=true"]\n', 3, "unknown house option quick"),
        (HEAD + '[House "spells_optional"]\n', 3, "as name=value"),
        (HEAD + '[House "spells_optional=1"]\n', 3, "it must be true or false (MD-A17)"),
        (HEAD + '[House "final_tie=share final_tie=share"]\n', 3, "once for each house option"),
        (HEAD + '[Cards "none.csv"]\n', 3, "cannot be read"),
        (HEAD + '[CardsDigest "00"]\n', 3, "another card table"),
        (HEAD + '[Rules "0"]\n', 3, "a record of rules 0; this Wyrmhall plays rules"),
        (HEAD + f'[Pledge "{pledge(KEY)}"]\nstart\n', 1, "not yet shown"),
        (HEAD + f'[Seed "1"]\n[Key "{KEY}"]\nstart\n', 1, "a seed and a key"),
        (HEAD + f'[Pledge "{pledge(KEY)}"]\n[Key "{"5b" * 32}"]\nstart\n', 4, "not the one that was pledged"),
        (HEAD + '[Key "5a"]\nstart\n', 3, "64 hexadecimal digits"),
        (HEAD + f'[Key "{"zz" * 32}"]\nstart\n', 3, "64 hexadecimal digits"),
        (HEAD + "walk A\n", 3, "neither a word of magic-dragon nor a seat"),
        (HEAD + "A\n", 3, "neither a word of magic-dragon nor a seat"),
        (HEAD + "hand\n", 3, "hand needs a seat"),
        (HEAD + "hand C R1\n", 3, "there is no seat C"),
        (HEAD + "hand - R1\n", 3, "hand belongs to a seat"),
        (HEAD + "aside A R1\n", 3, "there is no card A"),
        (HEAD + "hand A R8\n", 3, "there is no card R8"),
        (HEAD + "hand A ?\n", 3, "a position names its cards"),
        (HEAD + "hand A R1\nhand A R2\n", 4, "hand A is set twice"),
        (HEAD + "hand A R1\nhand B R1\n", 4, "1 of R1 exist"),
        (HEAD + "stack A Ice\n", 3, "a spell lies on a dragon"),
        (HEAD + "stack A R1.Color\n", 3, "waits for a colour"),
        (HEAD + "stack A R1.Color=Z\n", 3, "there is no colour Z"),
        (HEAD + "dealer\n", 3, "dealer needs one value"),
        (HEAD + "dealer A\ndealer B\n", 4, "dealer is set twice"),
        (HEAD + "scores 1\n", 3, "a number for each of 2 seats"),
        (HEAD + "scores 1 x\n", 3, "x is not a number"),
        (HEAD + "round 1234567890\n", 3, "is not a number"),
        (HEAD + "turn\n", 3, "turn needs 1 seat"),
        (HEAD + "turn A B\n", 3, "turn needs 1 seat"),
        (HEAD + "deal A\n", 3, "deal needs no seat"),
        (HEAD + "turn -\n", 3, "turn needs 1 seat"),
        (HEAD + "hand A R1\nstart\n", 4, "start stands alone"),
        (HEAD + "start A\n", 3, "start stands alone"),
        (HEAD + "A R1\n", 3, "nobody can choose yet"),
        (PLACED + "hand A R3\n", 6, "the position stands before the beginning"),
        (PLACED + "A Q9\n", 6, "magic-dragon has no option Q9"),
        (PLACED + "A R1 R2\n", 6, "a choice is one option"),
        (PLACED + "C R1\n", 6, "neither a word of magic-dragon nor a seat"),
        (PLACED + "- R1\n", 6, "neither a word of magic-dragon nor a seat"),
        (PLACED + "A !\n", 6, "a refusal is SEAT ! OPTION [CLAUSE]"),
        (PLACED + "A ! R2 MD-53 MD-18\n", 6, "a refusal is SEAT ! OPTION [CLAUSE]"),
        (PLACED + "A ! Q9\n", 6, "has no option Q9"),
        (PLACED + "A can\n", 6, "SEAT can OPTION names one option"),
        (PLACED + "A can R1 Ice\n", 6, "SEAT can OPTION names one option"),
        (PLACED + "A can Q9\n", 6, "has no option Q9"),
        (HEAD + "A can R1\n", 3, "nobody can choose yet"),
        (PLACED + "? A asked\n", 6, "a prompt is claimed as SEAT asked DECISION"),
        (PLACED + "? A asked Sunset\n", 6, "has no step Sunset"),
        (PLACED + "? A asked Deal\n", 6, "Deal is a step, and no decision"),
        (PLACED + "? C asked Playing\n", 6, "there is no seat C"),
        (PLACED + "until\n", 6, "until names one step"),
        (PLACED + "until Turn Deal\n", 6, "until names one step"),
        (PLACED + "until Sunset\n", 6, "has no step Sunset"),
        (PLACED + "until Stack\n", 6, "has no step Stack"),
        (PLACED + "?\n", 6, "a claim needs a word"),
        (PLACED + "? colour A\n", 6, "colour is no zone, fact or question"),
        (PLACED + "? score\n", 6, "needs a seat"),
        (PLACED + "? score C 1\n", 6, "needs a seat"),
        (PLACED + "? hand\n", 6, "hand needs a seat"),
        (PLACED + "? C sees hand A ?\n", 6, "there is no seat C"),
        (PLACED + "? A sees\n", 6, "a view is claimed as"),
        (PLACED + "? A sees colour B\n", 6, "a view is claimed as"),
        (PLACED + "? lacks nobody\n", 6, "lacks needs a seat"),
    ],
)
def test_what_cannot_be_read_is_said_with_file_and_line(text: str, line: int, why: str) -> None:
    said = unreadable(text)
    assert said.startswith(f"x.record:{line}: ")
    assert why in said


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("A R2", "refused by MD-53: not in hand"),
        ("B R2", "refused by MD-15 MD-17 MD-14: not your turn"),
        ("A ! R1", "offered"),
        ("A ! R2 MD-18", "refused by MD-53: not in hand"),
        ("A may R1 Ice", "R1"),
        ("A may", "R1"),
        ("B may R2", "nothing"),
        ("A can Ice", "offered: R1"),
        ("B can R2", "offered: nothing"),
        ("? A asked Bidding", "Playing MD-14"),
        ("? A asked Playing MD-9", "Playing MD-14"),
        ("? A asked Playing MD-14 MD-15", "Playing MD-14"),
        ("? A asked nothing", "Playing MD-14"),
        ("? B asked Playing", "nothing"),
        ("? owing B", "A"),
        ("? owing nobody", "A"),
        ("? winners A", "nobody"),
        ("? next Turn", "choice"),
        ("? hand A R1", "R1 Ice"),
        ("? hand B nothing", "R2"),
        ("? stack A R1", "nothing"),
        ("? scores 1 1", "0 0"),
        ("? dealer A", "B"),
        ("? bids 1", "nothing"),
        ("? score A 3", "0"),
        ("? score A = 1", "-4+4"),
        ("? A sees hand B R2", "?"),
        ("? - sees hand A R1 Ice", "? ?"),
        ("? fingerprint 0000000000000000", ""),
        ("until Deal", "A must choose before Deal"),
    ],
)
def test_what_does_not_hold_is_told_with_what_was_found(line: str, found: str) -> None:
    failure = play(PLACED + line + "\n")
    assert failure is not None
    assert failure.where == "x.record:6"
    assert failure.claimed == line
    told = str(failure).removeprefix(f"x.record:6: magic-dragon: {line}: ")
    assert told == found or (not found and len(told) == 16)
    assert told.startswith(failure.found)


@pytest.mark.parametrize(
    "line",
    ["A R1", "A ! R2", "A ! R2 MD-53", "A may R1", "B may", "A can R1",
     "? A asked Playing", "? A asked playing MD-14", "? B asked nothing", "? owing A", "? winners nobody",
     "? hand A Ice R1",
     "? bids nothing", "? score A = -4+4", "? score A 0", "? A sees hand B ?", "? - sees hand A ? ?",
     "? A sees dealer B", "? next choice", "until Playing", "; a comment", "A R1 ; and why"],
)  # fmt: skip
def test_what_holds_holds(line: str) -> None:
    assert play(PLACED + line + "\n") is None


def test_a_file_holds_several_records_each_with_its_lines() -> None:
    records = read_records(f'\ufeff{HEAD}[Name "one"]\nturn A\n\n{HEAD}[Name "two"] [Shows "MD-1 MD-2"]\nturn B', "x")
    assert [(record.title(), record.number, [line.number for line in record.lines]) for record in records] == [
        ("one", 1, [4]),
        ("two", 6, [9]),
    ]
    assert records[1].shows() == ["MD-1", "MD-2"]


@given(st.text(max_size=120))
def test_no_text_is_more_than_a_bad_record(text: str) -> None:
    for record in (HEAD + text, PLACED + text, text):
        try:
            for each in read_records(record, "x.record"):
                replay_of(each).play()
        except BadRecord as refused:
            assert str(refused).startswith("x.record:")  # noqa: PT017


WORDS = (
    "A B - ? ! may can asked sees hand stack aside turn deal until start end"
    " dealer bids scores score winners owing lacks 1 R1"
)


@given(st.lists(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=5), max_size=6))
def test_no_lines_of_known_words_do_more_than_fail(lines: list[list[str]]) -> None:
    for head in (HEAD, PLACED):
        try:
            play(head + "\n".join([" ".join(words) for words in lines]))
        except WyrmhallError as refused:
            assert str(refused).startswith("x.record:")  # noqa: PT017


# --- until, end and saved games ---------------------------------------------------------------------


def test_until_goes_on_by_rule_and_stops_before_a_step() -> None:
    text = (
        HEAD
        + "hand A R1\nhand B G1\nturn A\nA R1\nB G1\nuntil EndOfRound\n? next EndOfRound\n? scores 0 0\nuntil Deal\n"
    )
    assert play(text + "? next Deal\n? scores 1 1\n? stack A R1\n") is None


def test_end_scores_and_does_not_deal_again() -> None:
    assert (
        play(HEAD + "stack A R1.R2\nbids 1 0\nend\n? score A = 2+4\n? scores 6 7\n? next Deal\n? stack A R1.R2\n")
        is None
    )


def journal_of(seed: str | None, key: str | None) -> tuple[Journal, str]:
    """A whole game by lot, with people's names and a card table of their own."""
    setup = RELAY.set_up(4, house={"first_leader": "B"}, names=("Ann", "Bob", "Cleo", "Dan"))
    journal = Journal(setup, seed, key, None, "person random random random")
    s, lot = RELAY.start_from(setup, journal.chance()), swift("lot")
    while s.waiting:
        seat = owing(s)[lot.below(len(owing(s)))]
        offered = options(s, seat)
        option = offered[lot.below(len(offered))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    return journal, journal.text(s)


@pytest.mark.parametrize(("seed", "key"), [("7", None), (None, KEY)])
def test_a_journal_is_a_record_of_the_whole_game(seed: str | None, key: str | None) -> None:
    journal, text = journal_of(seed, key)
    [record] = read_records(text, "x.record")
    played = Replay(record, record.set_up(RELAY, "."))
    assert played.play() is None
    assert played.choices == journal.choices
    assert played.setup.names == ("Ann", "Bob", "Cleo", "Dan")
    assert record.is_saved_game(played.setup)
    assert ("Key" in record.tags) == (key is not None)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Seed "7"]', '[Seed "8"]'),
        ("first_leader=B", "first_leader=C"),
        ("? fingerprint ", "? fingerprint 0"),
        ('[Choices "', '[Choices "1'),
        ('[Result "', '[Result "Zoe '),
    ],
)
def test_an_edited_game_does_not_hold(old: str, new: str) -> None:
    _, text = journal_of("7", None)
    assert old in text
    [record] = read_records(text.replace(old, new), "x.record")
    assert Replay(record, record.set_up(RELAY, ".")).play() is not None


def test_secret_choices_stand_in_any_order() -> None:
    first, other = ["A Ember", "B Ember", "C Ember", "D Ember"], ["C Ember", "A Ember", "D Ember", "B Ember"]
    texts = []
    for lines in (first, other):
        words = (
            "".join([f"hand {seat} Ember Gale Thorn Frost\n" for seat in "ABC"]) + "hand D Ember Cinder Tide Storm\n"
        )
        record = read_records(
            f'[Game "relay"]\n[Seats "4"]\n{words}draft\n' + "\n".join([*lines, "? owing A B C D"]), "x"
        )
        played = Replay(record[0], record[0].set_up(RELAY, "."))
        assert played.play() is None
        texts.append(fingerprint(played.s))
    assert texts[0] == texts[1]


# --- positions in Python ----------------------------------------------------------------------------


def test_a_position_is_a_state_that_waits_for_a_choice() -> None:
    s = position("magic-dragon", 2, "hand A R1 R2\nhand B R3\nturn A\nA R1")
    assert owing(s) == (1,)
    assert [option.text for option in options(s, 1)] == ["R3xR1"]


def test_a_position_that_does_not_hold_is_refused() -> None:
    with pytest.raises(BadRecord, match="position:2: magic-dragon: A R9: magic-dragon has no option R9"):
        position("magic-dragon", 2, "turn A\nA R9")
    with pytest.raises(BadRecord, match=r"position:3: .*: A R2: refused"):
        position("magic-dragon", 2, "hand A R1\nturn A\nA R2")


def test_the_rules_of_a_record_are_those_of_the_game() -> None:
    assert play(HEAD + f'[Rules "{game("magic-dragon").rules}"]\nstart\n') is None
