"""Several seats owe a choice at once, in secret, and may change it until all are in."""

from __future__ import annotations

import pytest

from tests.toy.relay import RELAY, Relay
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import from_data, to_data, view_to_data
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.play import choose, decide, options, owing, take
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.view import SPECTATOR, look

SEATS = 4


def drafting(seed: int = 1) -> Relay:
    s = RELAY.start_from(RELAY.set_up(SEATS), swift(seed), [])
    assert isinstance(s, Relay)
    return s


def pick(s: State, seat: int, number: int = 0) -> str:
    option = options(s, seat)[number]
    choose(s, seat, option)
    return option.text


def test_everybody_owes_at_once_and_chooses_in_any_order() -> None:
    s = drafting()
    assert owing(s) == (0, 1, 2, 3)
    for seat, left in ((2, (0, 1, 3)), (0, (1, 3)), (3, (1,))):
        pick(s, seat)
        assert owing(s) == left
        assert s.stage == 0
        assert s.rows == [()] * SEATS
    pick(s, 1)
    assert owing(s) == (0, 1, 2, 3)
    assert s.stage == 1
    assert [len(row) for row in s.rows] == [1] * SEATS


def test_the_order_of_choosing_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        s = drafting()
        for seat in order:
            pick(s, seat)
        ends.append(to_data(s))
    assert ends[0] == ends[1]


def test_a_mind_can_be_changed_until_all_are_in() -> None:
    s = drafting()
    first = pick(s, 0, 0)
    second = pick(s, 0, 1)
    assert first != second
    assert owing(s) == (1, 2, 3)
    pick(s, 1)
    pick(s, 0, 0)
    third = pick(s, 0, 2)
    for seat in (2, 3):
        pick(s, seat)
    assert s.setup.book.write(s.rows[0][0].cards[0]) == third
    assert len(s.rows[0]) == 1


def test_a_seat_that_changes_its_mind_sees_what_it_chose_before() -> None:
    s = drafting()
    text = pick(s, 2)
    view = look(s, 2)
    assert [option.text for option in view.chosen] == [text]
    assert [option.text for option in view.options] == [option.text for option in options(s, 2)]
    assert view.prompt is not None


def test_an_illegal_second_choice_leaves_the_first() -> None:
    s = drafting()
    pick(s, 0)
    before = to_data(s)
    with pytest.raises(IllegalOption, match="RL-4"):
        choose(s, 0, "Fast")
    assert to_data(s) == before


def test_others_see_only_who_has_chosen() -> None:
    """And not even whether that was the first choice or the fourth."""
    seen = []
    for numbers in ((0,), (1,), (2, 0)):
        s = drafting()
        for number in numbers:
            pick(s, 0, number)
        views = [look(s, viewer) for viewer in (SPECTATOR, 1, 2, 3)]
        assert all(view.chosen == () for view in views)
        assert all([decision.seat for decision in view.sealed] == [0] for view in views)
        assert all(view.owing() == (1, 2, 3) for view in views)
        seen.append([{**view_to_data(view), "events": None} for view in views])
    assert seen[0] == seen[1] == seen[2]


def test_the_events_of_a_secret_choice_tell_others_no_option() -> None:
    s = drafting()
    text = pick(s, 0)
    assert text in str(look(s, 0).events[-1].named)
    for viewer in (SPECTATOR, 1, 2, 3):
        assert look(s, viewer).events[-1] == Event("chose", 0)
        assert text not in str([event.named for event in look(s, viewer).events])


def test_sealed_choices_are_stored_and_copied() -> None:
    s = drafting()
    pick(s, 3, 1)
    again, copy = from_data(s.setup, to_data(s)), s.copy()
    for world in (s, again, copy):
        for seat in (0, 1, 2):
            pick(world, seat)
    assert to_data(s) == to_data(again) == to_data(copy)


def test_an_imagined_world_keeps_ones_own_choice_and_makes_up_the_others() -> None:
    s = drafting()
    mine, theirs = pick(s, 0), pick(s, 1)
    lot, made_up = swift(3), set()
    for _ in range(30):
        world = redeal(s, 0, lot)
        chosen = {sealed.decision.seat: sealed.option for sealed in world.sealed}
        assert chosen[0].text == mine
        assert chosen[1] in options(world, 1)
        made_up.add(chosen[1].text)
    assert len(made_up) > 2, f"not always {theirs}"


def test_choices_are_opened_in_the_order_of_the_seats() -> None:
    """Whoever digs first gets the top of the nest, however the choices came in."""
    s = drafting()
    while s.stage < 3:
        pick(s, owing(s)[0])
    nest = s.nest
    for seat in (2, 3, 1, 0):
        choose(s, seat, "Dig2")
    assert [sorted(nest[2 * seat : 2 * seat + 2]) for seat in range(SEATS)] == [list(hoard) for hoard in s.hoards]
    assert s.nest == nest[8:]


def test_decide_and_take_seal_as_choose_does() -> None:
    ends = []
    for how in ("choose", "decide", "take"):
        s = drafting()
        for seat in range(SEATS - 1):
            option = options(s, seat)[0]
            if how == "choose":
                choose(s, seat, option)
            elif how == "decide":
                decide(s, seat, option)
            else:
                take(s, next(decision for decision in s.waiting if decision.seat == seat), option)
        ends.append(to_data(s))
    assert ends[0] == ends[1] == ends[2]


# --- teams, memory and piles of unseen size ---------------------------------------------------------


def test_partners_see_what_opponents_do_not() -> None:
    s = drafting()
    for seat in range(SEATS):
        pick(s, seat)
    assert [look(s, viewer).pile("row", 0)[0] == s.rows[0][0] for viewer in range(-1, SEATS)] == [
        False, True, False, True, False,
    ]  # fmt: skip


def test_nobody_else_is_told_how_large_a_hoard_or_the_nest_is() -> None:
    s = drafting()
    while s.stage < 3:
        pick(s, owing(s)[0])
    for seat, dig in enumerate(("Dig0", "Dig1", "Dig2", "Dig0")):
        choose(s, seat, dig)
    for viewer in range(-1, SEATS):
        zones = view_to_data(look(s, viewer))["zones"]
        assert zones["nest"] == [{"owner": -1, "size": None, "items": []}]
        known = [pile["owner"] for pile in zones["hoard"] if pile["size"] is not None]
        assert known == ([viewer] if viewer >= 0 else [])


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    """By its giver alone; and when it comes back, it tells what was taken from it."""
    s = drafting()
    for seat in range(SEATS):
        pick(s, seat)
    known = view_to_data(look(s, 0))["remembered"]
    assert known == [["Holds", "hand", 1, [s.setup.book.faces[card] for card in s.hands[1]]]]
    assert view_to_data(look(s, SPECTATOR))["remembered"] == []
    for seat in range(SEATS):
        pick(s, seat)
    taken = s.setup.book.faces[s.rows[1][1].cards[0]]
    known = view_to_data(look(s, 0))["remembered"]
    assert ["KnownPiece", "row", 1, 1, [taken]] in known
    assert ["Holds", "hand", 3, [s.setup.book.faces[card] for card in s.hands[3]]] in known
    assert len(known) == 2
