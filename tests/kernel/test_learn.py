"""Whether somebody has come to know more."""

from __future__ import annotations

import pytest

import wyrmhall
from tests.kernel.test_private_facts import remembering
from tests.toy.relay import RELAY
from wyrmhall.kernel.knowledge import Among
from wyrmhall.kernel.learn import has_learnt
from wyrmhall.kernel.play import choose, options
from wyrmhall.kernel.state import Event, Look, State
from wyrmhall.kernel.view import SPECTATOR, look

VIEWERS = (SPECTATOR, 0, 1, 2)


def learners(before: State, after: State) -> list[int]:
    return [viewer for viewer in VIEWERS if has_learnt(look(before, viewer), look(after, viewer))]


def position(words: str, house: dict[str, str] | None = None) -> State:
    return wyrmhall.position("magic-dragon", 3, words, house=house)


def after(s: State, seat: int, text: str) -> State:
    twin = s.copy()
    choose(twin, seat, text)
    return twin


def test_nobody_learns_from_a_bid() -> None:
    s = wyrmhall.game("magic-dragon").start(3, seed=1)
    [seat] = wyrmhall.owing(s)
    assert learners(s, after(s, seat, "2")) == []
    assert learners(s, s) == []


def test_a_card_from_a_hand_is_news_to_the_others() -> None:
    s = position("hand A R1 R3\nhand B R2\nhand C R4\nturn A")
    then = after(s, 0, "R1")
    assert learners(s, then) == [SPECTATOR, 0, 1, 2]  # that B is not skipped is news to A too
    assert learners(then, then) == []


@pytest.mark.parametrize("house", [{}, {"covered_cards_visible": "false"}])
def test_who_plays_the_last_card_learns_nothing_from_it(house: dict[str, str]) -> None:
    """Covered or not: the own card that goes on a stack was known before."""
    s = position("hand A R3 R4\nhand B K1 K7\nhand C K2\nstack A R1\nstack B K6\nturn A", house)
    then = after(s, 0, "R3xR1")
    then.waiting = s.waiting  # as if A were asked again, so that only the card is new
    assert learners(s, then) == [SPECTATOR, 1, 2]


def test_a_skip_is_news() -> None:
    s = position("hand A R3 R4 R5\nhand B K1\nhand C K7\nstack A R1\nstack B K6\nturn A")
    then = after(s, 0, "R3xR1")
    assert SPECTATOR in learners(s, then)
    then.stacks, then.hands = s.stacks, s.hands  # type: ignore[attr-defined]
    assert 0 in learners(s, then)  # without any card to see: B lacks what could be played


def test_a_look_is_news_to_who_may_look() -> None:
    s = wyrmhall.game("magic-dragon").start(3, seed=4)
    shown = s.copy()
    shown.looks = (Look("hand", 0, 1),)
    assert learners(s, shown) == [1]
    assert learners(shown, s) == []


def test_a_card_that_is_shown_for_a_moment_is_news() -> None:
    s = wyrmhall.game("magic-dragon").start(3, seed=4)
    s.events = []
    told = s.copy()
    hand = look(s, 0).pile("hand", 0)
    assert isinstance(hand[0], int)
    told.events = [Event("shows", 0, (hand[0],), audience=(0, 2))]
    assert learners(s, told) == [2]


def test_a_memory_is_news_to_its_owner() -> None:
    assert learners_of_memory((0b001, 0), (0b011, 0)) == [0]
    assert learners_of_memory((0b001, 0), (0b001, 0b100)) == [1]


def learners_of_memory(one: tuple[int, int], other: tuple[int, int]) -> list[int]:
    before, then = remembering(*one), remembering(*other)
    return [viewer for viewer in (SPECTATOR, 0, 1) if has_learnt(look(before, viewer), look(then, viewer))]


def test_a_sealed_choice_is_no_news() -> None:
    s = RELAY.start(4, seed=1)
    assert learners(s, after(s, 1, options(s, 1)[0].text)) == []


def test_what_has_left_known_piles_is_no_news() -> None:
    """A card is played that was known to lie somewhere there: what is known of the others was known before."""
    before = look(RELAY.start(3, seed=1, variant="single"), 0)
    after = look(RELAY.start(3, seed=1, variant="single"), 0)
    before.remembered = (Among(("hand", "hoard"), 1, (0, 0, 2)),)
    for cards, is_news in (((0, 2), False), ((0, 0, 2), False), ((2,), False), ((0, 1), True), ((2, 2), True)):
        after.remembered = (Among(("hand", "hoard"), 1, cards),)
        assert has_learnt(before, after) == is_news
    after.remembered = (Among(("hand",), 1, (0, 2)),)
    assert has_learnt(before, after)
