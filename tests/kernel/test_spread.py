"""Lots of cards that are known as a whole: imagined worlds share them out as it can have been."""

from __future__ import annotations

from collections import Counter

import pytest

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.knowledge import Lot, Spread, Taker
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.spread import Sharing
from wyrmhall.kernel.view import look

LOT = swift("spread")


def found(spread: Spread, stock: list[int]) -> list[tuple[int, ...]]:
    return [tuple(sorted(cards)) for _, cards in Sharing([spread], stock, LOT).found()]


def two(*lots: Lot, shown: tuple[int, ...] = (), room: int = 5) -> Spread:
    return Spread((Taker("hand", 0, shown, room), Taker("hand", 1, (), room)), lots)


def test_each_taker_gets_as_many_of_a_lot_as_it_has() -> None:
    ways = {tuple(found(two(Lot((1, 2, 3), (2, 1))), [1, 2, 3, 4])) for _ in range(200)}
    assert ways == {((1, 2), (3,)), ((1, 3), (2,)), ((2, 3), (1,))}


def test_what_was_shown_need_not_lie_in_the_pile() -> None:
    """Card 1 was shown by the first: either it is the one of the lot, or there is another."""
    ways = {tuple(found(two(Lot((1, 2), (1, 1)), shown=(1,)), [1, 2])) for _ in range(200)}
    assert ways == {((), (2,)), ((2,), (1,))}
    assert {tuple(found(two(Lot((1, 2), (1, 1)), shown=(1,)), [2])) for _ in range(50)} == {((), (2,))}


def test_a_pile_without_room_holds_nothing_that_was_not_shown() -> None:
    assert {tuple(found(two(Lot((1, 2), (1, 1)), shown=(1,), room=1), [1, 2])[0]) for _ in range(50)} == {(), (2,)}
    first = Taker("hand", 0, (1,), 0)
    assert found(Spread((first, Taker("hand", 1, (), 5)), (Lot((1, 2), (1, 1)),)), [1, 2]) == [(), (2,)]


def test_what_cannot_have_been_is_said() -> None:
    with pytest.raises(BadData, match="share the lots"):
        found(two(Lot((1, 2), (1, 1))), [1])


def test_packs_that_were_passed_on_stay_among_those_who_held_them() -> None:
    """FT-60 After two picks, what A passed on lies in B's picks and in C's hand, in every world that A imagines."""
    s = game("fairy-tale").start(3, seed="spread", variant="expert")
    for _ in range(2):
        for seat in owing(s):
            choose(s, seat, options(s, seat)[0])
    [spread] = [known for known in look(s, 0).remembered if isinstance(known, Spread)]
    passed = Counter(spread.lots[0].cards)
    assert sum(passed.values()) == 4
    imagined = set()
    for _ in range(40):
        world = redeal(s, 0, LOT)
        held = Counter((*world.picked[1], *world.hands[2]))  # type: ignore[attr-defined]
        assert not passed - held
        imagined.add(world.picked[1])  # type: ignore[attr-defined]
    assert len(imagined) > 3
