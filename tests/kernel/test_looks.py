"""A look that the rules allow for a moment is data: it opens one pile to one viewer, and to nobody else."""

from __future__ import annotations

import json

import wyrmhall
from tests.toy.relay import RELAY
from wyrmhall.kernel.state import Look, State
from wyrmhall.kernel.value import UNSEEN
from wyrmhall.kernel.view import SPECTATOR


def shown_to_b() -> State:
    s = wyrmhall.game("magic-dragon").start(seats=3, seed=4)
    s.looks = (Look("hand", 0, 1),)
    return s


def test_only_the_one_who_is_shown_it_sees_it() -> None:
    s = shown_to_b()
    true_hand = wyrmhall.look(s, 0).pile("hand", 0)
    assert wyrmhall.look(s, 1).pile("hand", 0) == true_hand
    for other in (2, SPECTATOR):
        assert set(wyrmhall.look(s, other).pile("hand", 0)) == {UNSEEN}
    assert set(wyrmhall.look(s, 1).pile("hand", 2)) == {UNSEEN}


def test_imagined_worlds_obey_it() -> None:
    s = shown_to_b()
    for seed in range(20):
        world = wyrmhall.redeal(s, 1, wyrmhall.swift(seed))
        assert wyrmhall.look(world, 1) == wyrmhall.look(s, 1)
        assert wyrmhall.look(world, 0).pile("hand", 0) == wyrmhall.look(s, 0).pile("hand", 0)


def test_it_is_copied_and_stored() -> None:
    s = shown_to_b()
    assert s.copy().looks == s.looks
    stored = json.loads(json.dumps(wyrmhall.to_data(s)))
    assert wyrmhall.from_data(s.setup, stored).looks == s.looks
    view = wyrmhall.look(s, 1)
    assert wyrmhall.view_from_data(s.setup, json.loads(json.dumps(wyrmhall.view_to_data(view)))) == view


def test_it_is_in_force_until_all_who_are_waited_for_have_chosen() -> None:
    """One plain decision ends it."""
    s = shown_to_b()
    [seat] = wyrmhall.owing(s)
    wyrmhall.choose(s, seat, wyrmhall.options(s, seat)[0])
    assert not s.looks


def test_secret_choices_end_it_when_they_are_opened() -> None:
    """Changing one's mind does not, and neither do the seats that choose early."""
    s = RELAY.start(seats=3, seed=4, variant="single")
    s.looks = (Look("hand", 0, 1),)
    for seat in (1, 1, 0):
        wyrmhall.choose(s, seat, wyrmhall.options(s, seat)[-1])
        assert s.looks
    wyrmhall.choose(s, 2, wyrmhall.options(s, 2)[0])
    assert not s.looks
