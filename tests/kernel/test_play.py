"""Choosing, refusing, explaining."""

from __future__ import annotations

import pytest

from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position
from wyrmhall.kernel.data import to_data
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose, options, owing, playout, why_not
from wyrmhall.kernel.view import SPECTATOR, look


def test_an_option_is_chosen_by_itself_or_by_its_notation() -> None:
    ends = []
    for text in (True, False):
        s = position("magic-dragon", 2, "hand A R1 R2\nhand B R3\nturn A")
        choose(s, 0, "R2" if text else s.book().option("R2"))
        ends.append(to_data(s))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("seat", "text", "why", "clauses"),
    [
        (0, "R2", "not-in-hand", ("MD-53",)),
        (0, "nonsense", "no-such-option", ()),
        (0, "", "no-such-option", ()),
        (1, "R3", "not-your-turn", ("MD-15", "MD-17", "MD-14")),
        (SPECTATOR, "R1", "no-such-seat", ()),
        (99, "R1", "no-such-seat", ()),
    ],
)
def test_a_refusal_says_why_and_by_which_clause(seat: int, text: str, why: str, clauses: tuple[str, ...]) -> None:
    s = position("magic-dragon", 2, "hand A R1 Ice\nhand B R3\nturn A")
    before = to_data(s)
    with pytest.raises(IllegalOption) as refused:
        choose(s, seat, text)
    assert (refused.value.said.kind, refused.value.clauses, refused.value.code) == (why, clauses, "illegal_option")
    assert to_data(s) == before


def test_a_stranger_that_looks_like_an_option_is_refused() -> None:
    """Options are made once, with the book: a copy of one is another thing."""
    s = RELAY.start(4, seed=1)
    real = options(s, 0)[0]
    with pytest.raises(IllegalOption, match="RL-4"):
        choose(s, 0, Option(real.code, real.text, real.card))
    choose(s, 0, real)


def test_why_a_card_cannot_be_played() -> None:
    s = position("magic-dragon", 2, "hand A R1 R5 Ice G1\nhand B R3\nstack B R2 Y1.Ice\nturn A")
    rows = s.book().rows
    assert why_not(s, 0, rows["R5"]) == []
    reasons = why_not(s, 0, rows["R1"])
    assert "MD-20" in reasons[0].clauses
    spoken_of = {clause for why in reasons for clause in why.clauses}
    assert "MD-19" in spoken_of
    assert "MD-29" not in spoken_of  # the frozen stack is of another colour: it explains nothing
    assert [why.clauses for why in why_not(s, 1, rows["R3"])] == [("MD-15", "MD-17")]


def test_after_the_end_nobody_can_choose() -> None:
    s = RELAY.start(4, seed=1)
    playout(s, swift(1))
    assert owing(s) == ()
    assert [options(s, seat) for seat in range(4)] == [[]] * 4
    with pytest.raises(IllegalOption, match="game over"):
        choose(s, 0, "Fast")
    assert look(s, 0).facts["winners"] == s.winners


def test_a_playout_counts_its_choices() -> None:
    assert playout(RELAY.start(2, seed=1, variant="single"), swift(1)) in range(12, 17)
