"""Formats of one's own: what they say, what is wrong with one, line by line, and drafts that are played by them."""

from __future__ import annotations

import pytest

from tests.naive.draft_referee import one_choice
from wyrmhall.cli.verify import missing_proof
from wyrmhall.drafts.formats import LEFT, RIGHT
from wyrmhall.drafts.reading import HEAD, read_draft
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadSetup, BadTable
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Journal, read_records
from wyrmhall.kernel.registry import game
from wyrmhall.sets.library import text_of

CUSTOM = game("custom-draft")
SET = text_of("ember-coast.set")
LINES = [
    "name | Mine",
    "leaders | no",
    "deck | 20",
    "others | deck",
    "round | booster | left",
    "round | booster | right",
]


def text(*lines: str, cards: str = SET) -> str:
    return "\n".join([HEAD, *(lines or LINES), "", cards])


def table(*lines: str, cards: str = SET) -> CardTable:
    return CardTable("mine.draft", text(*lines, cards=cards))


def problems(*lines: str, cards: str = SET) -> list[str]:
    with pytest.raises(BadTable) as bad:
        read_draft(table(*lines, cards=cards))
    return [f"{each.line}: {each.problem}" for each in bad.value.each()]


def with_line(number: int, line: str) -> list[str]:
    return [*LINES[:number], line, *LINES[number + 1 :]]


def test_a_format_says_all_that_a_draft_needs() -> None:
    lines = [
        "name | Mine", "leaders | no", "deck | 25 or more", "others | deck", "# a remark",
        "round | booster | left | aside type=Unison | size 10",
        "round | booster | right | takes 2 | leaves 3 | keeps kind=leader",
    ]  # fmt: skip
    read = read_draft(table(*lines))
    first, second = read.form.rounds
    assert read.name == "Mine"
    assert (first.direction, first.size, second.direction) == (LEFT, 10, RIGHT)
    assert (second.takes, second.leaves) == (2, 3)
    assert first.aside is not None
    assert second.keeps is not None
    assert read.form.deck == (25, False)
    assert read.form.takes_other
    assert not read.form.has_leaders


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (with_line(1, "leader | no"), "3: 'leader' is no line of a format; did you mean leaders?"),
        (with_line(1, "leaders | maybe"), "3: leaders is 'maybe'; it must be yes or no"),
        (with_line(2, "deck | forty"), "4: deck is 'forty'; it must be a whole number from 1 to 200"),
        (with_line(2, "deck | 0"), "4: deck is '0'; it must be a whole number"),
        (with_line(3, "others | sidebord"), "5: others is 'sidebord'; it must be sideboard or deck; did you mean side"),
        (with_line(4, "round | boster | left"), "6: 'boster' is no pack of these sets; did you mean booster?"),
        (with_line(4, "round | booster | lift"), "6: direction is 'lift'; it must be left or right; did you"),
        (with_line(4, "round | booster"), "6: a round names its packs and a direction"),
        (with_line(4, "round | booster | left | taks 2"), "6: 'taks' is no part of a round; did you mean takes?"),
        (with_line(4, "round | booster | left | takes 3"), "6: takes is '3'; it must be a whole number from 1 to 2"),
        (with_line(4, "round | booster | left | size 8 | size 9"), "6: size stands there twice"),
        (with_line(4, "round | booster | left | size 8 | leaves 8"), "6: nothing of such a pack is picked"),
        (with_line(4, "round | booster | left | aside tipe=Unison"), "6: aside: bad condition"),
        ([*LINES, "deck | 30"], "8: deck stands in line 4 already"),
        (LINES[1:], "7: the line 'name' is missing"),
        (LINES[:4], "6: there are no rounds"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(lines: list[str], told: str) -> None:
    found = problems(*lines)
    assert any(each.startswith(told) for each in found), found


def test_all_mistakes_are_told_at_once_those_of_the_set_too() -> None:
    wrong = SET.replace("type | Unison | other", "type | Unison | othr")
    found = problems(*with_line(2, "deck | x"), cards=wrong)
    assert [each.partition(":")[0] for each in found][:2] == [
        "4",
        str(text().split("\n").index("type | Unison | other") + 1),
    ]
    assert "meant: other" in found[1]


@pytest.mark.parametrize("extra", ["keeps kind=main", "takes 2", "leaves 1", "aside kind=leader"])
def test_what_would_break_the_rules_of_leaders_is_refused(extra: str) -> None:
    lines = ["name | Mine", "leaders | yes", "deck | 20", "others | sideboard", f"round | booster | left | {extra}"]
    assert "DBS-1" in problems(*lines)[0]


def test_without_a_set_or_a_head_there_is_no_draft() -> None:
    assert "no set follows the format" in problems(cards="")[0]
    with pytest.raises(BadTable, match="begins with 'wyrmhall draft 1'"):
        read_draft(CardTable("mine.draft", SET))


def test_packs_that_two_sets_have_need_names_of_their_own() -> None:
    assert "several sets have packs called 'booster'" in problems(cards=SET + SET.replace("EC-", "XX-"))[0]
    other = SET.replace("EC-", "XX-").replace("pack | booster", "pack | other")
    lines = [*LINES, "round | other | left"]
    read = read_draft(table(*lines, cards=SET + other))
    assert [each.pack for each in read.form.rounds] == ["booster", "booster", "other"]
    assert len(read.sets) == 2


def test_a_format_with_which_nobody_could_build_a_deck_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 packs give each player about 24 cards for the deck; it needs 25"):
        CUSTOM.set_up(4, cards=table(*with_line(2, "deck | 25")))


def test_a_record_of_a_draft_of_ones_own_verifies_anywhere() -> None:
    """The format and the sets are in the record, and its digest is theirs."""
    setup = CUSTOM.set_up(3, cards=table())
    journal, lot = Journal(setup, "mine", None, "mine.draft"), swift("lot")
    s = CUSTOM.start_from(setup, journal.chance())
    assert isinstance(s, Draft)
    while s.waiting:
        seat = owing(s)[0]
        offered = options(s, seat)
        option = offered[-1] if offered[-1].text == "auto" else offered[lot.below(len(offered))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    written = journal.text(s)
    assert "| round | booster | right" in written
    [record] = read_records(written, "mine.record")
    replayed = replay_of(record)
    assert replayed.play() is None
    assert missing_proof(record, replayed) == ""


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_card_is_somewhere_whatever_the_format(seats: int) -> None:
    lines = [*LINES[:4], "round | booster | right | takes 2 | leaves 1", "round | booster | left | keeps kind=main"]
    setup = CUSTOM.set_up(seats, cards=table(*lines))
    s, lot = CUSTOM.start_from(setup, swift("all")), swift("lot")
    assert isinstance(s, Draft)
    while s.waiting:
        one_choice(s, [], lot)
    lying = [row for pile in [*s.pools, *s.decks, s.out] for row in pile]
    assert sorted(lying) == sorted(s.deck())
    assert len(s.out) == seats  # the last card of each first pack
