"""Sharing out the rares: the laws, the order of taking, and card tables made of what was drafted."""

from __future__ import annotations

import pytest

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.sharing import share_table
from wyrmhall.events.sharing import is_rare, turns
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.lab.laws import moments
from wyrmhall.lab.laws.law import Depth, Tally

RARES = game("rare-draft")
SEATS = RARES.seats["standard"]


@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_hold(seats: int) -> None:
    tally = Tally()
    for number in range(3):
        tally += moments.check_laws(RARES.set_up(seats), f"sharing/{number}", Depth(every=3))
    assert tally.games == 3
    assert tally.refusals


@pytest.mark.parametrize("seats", SEATS)
def test_they_are_taken_in_order_and_never_in_a_snake(seats: int) -> None:
    """DBS-32"""
    s, lot, taken = RARES.start(seats, seed=1), swift("taking"), list[int]()
    while owing(s):
        [seat] = owing(s)
        taken.append(seat)
        offered = options(s, seat)
        choose(s, seat, offered[lot.below(len(offered))])
    assert tuple(taken) == turns(tuple(range(seats)), len(s.deck()))


def test_of_what_was_drafted_the_rares_are_shared_out() -> None:
    """DBS-31, DBS-33"""
    draft = game("dbs-draft").book_of(None)
    assert isinstance(draft, DraftCards)
    drafted = [draft.faces[row] for row in range(len(draft.faces)) for _ in range(1 + row % 2)]
    book = RARES.book_of(share_table(draft, drafted))
    wanted = sorted(card for card in drafted if is_rare(draft.sets[0], card))
    assert sorted(book.write(row) for row in book.deck) == wanted
