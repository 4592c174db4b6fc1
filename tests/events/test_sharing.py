"""Sharing out the cards after the last match."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result
from wyrmhall.events.sharing import check_taken, is_rare, pool_of_rares, taken_home, takers, turns
from wyrmhall.sets.cards import Card, CardSet

SET = CardSet(
    "Test", "made up", ("C", "UC", "R", "SR"), (("Battle", "main"), ("Leader", "leader")),
    (
        *[Card(f"c{number}", f"Common {number}", "Battle", (), "C", 1) for number in range(60)],
        *[Card(f"r{number}", f"Rare {number}", "Battle", (), "R", 1) for number in range(12)],
        Card("s1", "Super", "Battle", (), "SR", 1),
        Card("l1", "Plain Leader", "Leader", (), "UC", None),
        Card("l2", "Rare Leader", "Leader", (), "R", None),
    ),
)  # fmt: skip
COMMONS = tuple([f"c{number}" for number in range(60)])
RARES = tuple([f"r{number}" for number in range(12)])


def after_a_draft(sharing: str, *pools: tuple[str, ...]) -> Desk:
    desk = Desk(len(pools), draft="dbs-draft", sharing=sharing, placing="match-wins")
    for player, pool in enumerate(pools, 1):
        desk.do(d.Drafted(player, pool))
    return desk


def play(desk: Desk) -> None:
    """The higher number always wins."""
    while True:
        try:
            desk.pair()
        except BadEvent:
            return
        for round, number in desk.event.open_matches():
            first, second = desk.event.match(round, number).players
            desk.do(d.ResultSet(round, number, Result(won=(2, 0) if first > second else (0, 2))))


def test_everybody_keeps_what_he_took() -> None:
    """DBS-S14: DBS-30"""
    desk = after_a_draft("keep", COMMONS + RARES, ("c1", "s1"))
    one, other = taken_home(desk.event, SET)
    assert len(one.kept) == 72
    assert other.kept == ("c1", "s1")


def test_rares_are_collected_and_the_rest_is_kept() -> None:
    """DBS-S14: DBS-31, DBS-33"""
    desk = after_a_draft("rares", COMMONS + RARES, ("c1", "s1"))
    pool = pool_of_rares(desk.event, SET)
    assert Counter(pool) == Counter((*RARES, "s1"))
    with pytest.raises(BadEvent) as why:
        taken_home(desk.event, SET)
    assert why.value.which == "rares_are_not_shared"
    play(desk)
    order = takers(desk.event)
    assert order == (2, 1), "the winner first"
    taken = tuple([d.Taken(player, card) for player, card in zip(turns(order, 13), pool, strict=True)])
    check_taken(order, pool, taken)
    desk.do(d.SharedOut(taken))
    one, other = taken_home(desk.event, SET)
    assert len(one.kept) == 60
    assert (len(one.taken), len(other.taken)) == (6, 7)
    assert Counter(one.kept + one.taken + other.kept + other.taken) == Counter((*COMMONS, *RARES, "c1", "s1"))


def test_the_order_of_placing_and_again_from_the_first() -> None:
    """DBS-S13: DBS-32, not a snake"""
    b, e, a, c = 2, 4, 1, 3
    assert turns((b, e, a, c), 10) == (b, e, a, c, b, e, a, c, b, e)
    pool = tuple([f"r{number}" for number in range(10)])
    taken = tuple([d.Taken(player, card) for player, card in zip(turns((b, e, a, c), 10), pool, strict=True)])
    check_taken((b, e, a, c), pool, taken)
    snake = (b, e, a, c, c, a, e, b, b, e)
    with pytest.raises(BadEvent) as why:
        check_taken((b, e, a, c), pool, tuple([d.Taken(*each) for each in zip(snake, pool, strict=True)]))
    assert why.value.which == "taken_in_order"


def test_none_is_left() -> None:
    """DBS-A23"""
    with pytest.raises(BadEvent) as why:
        check_taken((1, 2), ("r1", "r2"), (d.Taken(1, "r1"),))
    assert why.value.which == "all_rares_are_taken"


def test_only_the_rarity_counts_for_leaders_and_a_lent_one_is_not_shared() -> None:
    """DBS-A22"""
    assert is_rare(SET, "l2")
    assert not is_rare(SET, "l1")
    desk = after_a_draft("rares", ("l1", "l2"), ("c1",))
    desk.do(d.Drafted(2, ("c1",), lent="l2"))
    assert pool_of_rares(desk.event, SET) == ("l2",)


def test_who_dropped_keeps_the_turn_at_his_place() -> None:
    """DBS-32"""
    desk = after_a_draft("rares", ("r1",), ("r2",), ("r3",))
    desk.pair()
    desk.do(d.Dropped(3))
    play(desk)
    assert set(takers(desk.event)) == {1, 2, 3}
    assert takers(desk.event)[-1] == 3
