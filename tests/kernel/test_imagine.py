"""Imagined worlds agree with what is remembered and are even otherwise; what cannot be remembered is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.toy.relay import RELAY, Relay
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.imagine import imagine, redeal
from wyrmhall.kernel.knowledge import Holds, HoldsOneOf, Lacks, kinds_of, rows_of
from wyrmhall.kernel.play import choose, playout
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, Value
from wyrmhall.kernel.view import View, look
from wyrmhall.lab.laws.moments import cards_are_kept, draw_choice


def view_of(s: State, viewer: int, *remembered: Value) -> View:
    view = look(s, viewer)
    view.remembered = remembered
    return view


def magic(seats: int = 3) -> MagicDragon:
    s = game("magic-dragon").start(seats, seed=1)
    assert isinstance(s, MagicDragon)
    return s


def hands_imagined(view: View, seat: int, count: int = 200) -> list[tuple[int, ...]]:
    lot, hands = swift("imagined"), []
    for _ in range(count):
        world = imagine(view, lot)
        assert isinstance(world, MagicDragon)
        cards_are_kept(world)
        hands.append(world.hands[seat])
    return hands


def test_what_a_pile_holds_lies_there() -> None:
    cards = (0, 8, 37)
    for hand in hands_imagined(view_of(magic(), -1, Holds("hand", 1, cards)), 1):
        assert not Counter(cards) - Counter(hand)


def test_what_a_pile_lacks_does_not_lie_there() -> None:
    kinds = kinds_of(tuple(range(20)))
    for hand in hands_imagined(view_of(magic(), -1, Lacks("hand", 1, kinds)), 1):
        assert min(hand) >= 20


def test_one_of_some_kinds_lies_there_however_rare() -> None:
    kinds = kinds_of((5,))
    hands = hands_imagined(view_of(magic(), -1, HoldsOneOf("hand", 1, kinds), HoldsOneOf("hand", 1, kinds_of((9,)))), 1)
    assert all(5 in hand and 9 in hand for hand in hands)
    assert len(set(hands)) > 190


def test_all_that_is_known_is_obeyed_at_once() -> None:
    """Two choosy piles, between which a careless deal finds no way."""
    low, high = kinds_of(tuple(range(22))), kinds_of(tuple(range(22, 38)))
    known = (Lacks("hand", 0, low), Lacks("hand", 1, high), Holds("hand", 0, (37, 37)), HoldsOneOf("hand", 1, 1))
    view, lot = view_of(magic(5), -1, *known), swift("both")
    for _ in range(50):
        world = imagine(view, lot)
        assert isinstance(world, MagicDragon)
        assert min(world.hands[0]) >= 22
        assert max(world.hands[1]) < 22
        assert world.hands[0].count(37) >= 2
        assert 0 in world.hands[1]


@pytest.mark.parametrize(
    "known",
    [
        [Holds("hand", 1, (0, 0))],
        [Holds("hand", 0, (0,)), Holds("hand", 1, (0,))],
        [Holds("hand", 1, (0, 1, 2, 3, 4, 5, 6, 7))],
        [Lacks("hand", 1, kinds_of(tuple(range(38))))],
        [Lacks("hand", 1, kinds_of(tuple(range(32))) | kinds_of((35, 36, 37)))],
        [Holds("hand", 1, (0,)), Lacks("hand", 1, 1)],
        [HoldsOneOf("hand", 1, 1), Lacks("hand", 1, 1)],
        [HoldsOneOf("hand", 0, 1), HoldsOneOf("hand", 1, 1)],
        [HoldsOneOf("hand", 1, 1 << seat) for seat in range(8)],
    ],
    ids=lambda known: f"{known[0]} {len(known)}"[:60],
)
def test_an_impossible_memory_is_refused(known: list[Value]) -> None:
    with pytest.raises(BadData):
        imagine(view_of(magic(), -1, *known), swift(1))


def test_what_lies_in_a_pile_may_lie_anywhere_in_it() -> None:
    """A known card is no likelier on top than at the bottom."""
    s = RELAY.start(4, seed=3)
    lot = swift("play")
    assert isinstance(s, Relay)
    while not s.chasm:
        choose(s, *draw_choice(s, lot))
    places = Counter[int]()
    view = view_of(s, -1, Holds("chasm", CENTRE, (s.chasm[2],)))
    for _ in range(400):
        world = imagine(view, lot)
        assert isinstance(world, Relay)
        places[world.chasm.index(s.chasm[2])] += 1
    assert min(places[place] for place in range(4)) > 50


def test_unseen_cards_are_spread_evenly() -> None:
    s = magic()
    view, lot, met = look(s, 0), swift("even"), Counter[int]()
    for _ in range(3000):
        world = imagine(view, lot)
        assert isinstance(world, MagicDragon)
        met.update(world.hands[1])
    unseen = Counter(s.deck()) - Counter(s.hands[0])
    for card, copies in unseen.items():
        expected = 3000 * 7 * copies / 37
        assert abs(met[card] - expected) < 6 * expected**0.5


def test_worlds_follow_from_the_chance_given_and_go_on_with_one_of_their_own() -> None:
    s = magic()
    one, same, other = (redeal(s, 0, swift(seed)) for seed in (1, 1, 2))
    assert one.hands == same.hands != other.hands
    assert one.chance.to_data() == same.chance.to_data() != s.chance.to_data()
    lot = swift(9)
    first, second = redeal(s, 0, lot), redeal(s, 0, lot)
    assert first.hands != second.hands
    assert first.chance.to_data() != second.chance.to_data()


def test_a_skipped_seat_is_imagined_without_what_it_cannot_hold() -> None:
    s = position(
        "magic-dragon", 2, "hand A R1 R3\nhand B G1 G2\nstack A R7 Y7\nstack B K7 P7\naside - Ice G5 K1\nturn A"
    )
    assert isinstance(s, MagicDragon)
    lacked, lot = rows_of(s.lacks[0]), swift(5)
    assert lacked
    for _ in range(50):
        assert not set(redeal(s, 1, lot).hands[0]) & set(lacked)


def test_imagined_worlds_can_be_played_to_the_end() -> None:
    lot = swift("onwards")
    for seats in (2, 5):
        s = magic(seats)
        for _ in range(5):
            world = redeal(s, 0, lot)
            playout(world, lot)
            assert world.winners
