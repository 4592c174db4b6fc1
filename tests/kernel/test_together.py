"""Several choices at once: all of them are taken, or none, and a refusal tells nothing that the seat could not know."""

from __future__ import annotations

import pytest

import wyrmhall
from tests.laws.planted import DEFECTS, TWO_CALLS, plant
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import to_data
from wyrmhall.kernel.errors import IllegalOption, NotTogether
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose, options, owed, owing
from wyrmhall.kernel.state import SecretDecision, State
from wyrmhall.kernel.together import MOST_TOGETHER, choose_all

STORM = wyrmhall.game("storm-dragons")
REBUILT = ["Rebuild", "Done"]  # around the cards that it costs


def leading(seed: int = 1) -> tuple[State, int]:
    """The first turn of a game of Storm Dragons, and whose it is."""
    s = STORM.start(2, seed=seed)
    s.events = []
    [seat] = owing(s)
    return s, seat


def cards(s: State, seat: int) -> list[str]:
    return [option.text for option in options(s, seat) if option.card >= 0]


def refused(s: State, seat: int, texts: list[str | Option]) -> IllegalOption:
    before, heard = to_data(s), list(s.events or ())
    with pytest.raises(IllegalOption) as error:
        choose_all(s, seat, texts)
    assert (to_data(s), list(s.events or ())) == (before, heard)
    return error.value


def test_all_are_taken_one_after_the_other() -> None:
    (s, seat), (other, _) = leading(), leading()
    texts = ["Rebuild", *cards(s, seat)[:3], "Done"]
    choose_all(s, seat, texts)
    for text in texts:
        choose(other, seat, text)
    assert to_data(s) == to_data(other)
    assert s.events == other.events
    assert owing(s) == (seat,)


def test_a_single_one_and_none() -> None:
    (s, seat), (other, _) = leading(), leading()
    choose_all(s, seat, [])
    assert to_data(s) == to_data(other)
    choose_all(s, seat, ["Rebuild"])
    choose(other, seat, "Rebuild")
    assert to_data(s) == to_data(other)


def test_a_refusal_names_the_part_and_changes_nothing() -> None:
    s, seat = leading()
    card = cards(s, seat)[0]
    for texts, part in (["Done", card], 1), (["Rebuild", "Done"], 2), (["Rebuild", card, "Done"], 3):
        error = refused(s, seat, [*texts])
        assert (error.code, error.part) == ("illegal_option", part)
        assert str(error).startswith(f"part {part}: ")
    assert refused(s, 1 - seat, ["Rebuild", card]).part == 1
    assert refused(s, 7, ["Rebuild", card]).said.kind == "no-such-seat"


def test_what_is_drawn_is_seen_before_the_next_part_is_judged() -> None:
    s, seat = leading()
    first = ["Rebuild", *cards(s, seat)[:2], "Done"]
    found = [refused(s, seat, [*first, option]) for option in s.setup.book.options[:40]]
    assert {(str(error), error.code, error.part) for error in found} == {
        (f"part 5: {s.setup.name(seat)}: not together", "not_together", 5)
    }


def test_at_most_a_hundred() -> None:
    s, seat = leading()
    error = refused(s, seat, ["Rebuild"] * (MOST_TOGETHER + 1))
    assert (error.code, error.said.kind) == ("not_together", "too-many-together")
    assert refused(s, seat, ["Rebuild"] * MOST_TOGETHER).part == 2


@pytest.mark.parametrize("what", ["shown", "asked", "drawn"])
def test_a_wrong_declaration_opens_no_door(what: str) -> None:
    """A game says that a choice goes on, and it does not: that is noticed, and refused in the same words."""
    [defect] = [each for each in DEFECTS if f"is {what} before a choice that goes on" in each.what]
    s = at_the_call(plant(defect))
    [seat] = owing(s)
    for second in ("Fast", "Slow", "Run1"):
        error = refused(s, seat, ["Fast", second])
        assert isinstance(error, NotTogether)
        assert (error.part, error.said.kind, error.clauses) == (2, "not-together", ())


def test_a_right_declaration_is_believed() -> None:
    s = at_the_call(plant(TWO_CALLS))
    [seat] = owing(s)
    assert refused(s, seat, ["Fast", "Run1"]).part == 2
    choose_all(s, seat, ["Fast", "Slow"])
    assert not s.waiting or type(owed(s, owing(s)[0])).__name__ != "Call"


def at_the_call(game: Game) -> State:
    s = game.start(3, seed=1, variant="single")
    while type(s.waiting[0]).__name__ != "Call":
        choose(s, s.waiting[0].seat, s.waiting[0].options(s)[0])
    return s


def test_secret_choices_of_one_seat_go_together() -> None:
    """While the others still choose, and whether or not the seat has chosen already."""
    s, seat = with_several_secret_choices()
    chain, other = chain_of(s, seat), s.copy()
    assert len(chain) > 1
    assert refused(s, seat, [*chain, chain[0]]).code == "not_together"
    choose_all(s, seat, [*chain])
    for option in chain:
        choose(other, seat, option)
    assert to_data(s) == to_data(other)
    if len(owing(other)):  # a change of mind, all of it
        choose_all(s, seat, [*chain])
        assert to_data(s) == to_data(other)


def with_several_secret_choices() -> tuple[State, int]:
    game, lot = wyrmhall.game("fairy-tale"), swift("together")
    for seed in range(60):
        s = game.start(4, seed=seed)
        while s.waiting:
            for decision in s.waiting if len(s.waiting) > 1 else ():
                if isinstance(decision, SecretDecision) and decision.then(s) is not None:
                    return s, decision.seat
            seat = owing(s)[0]
            offered = options(s, seat)
            choose(s, seat, offered[lot.below(len(offered))])
    raise AssertionError("no such moment")


def chain_of(s: State, seat: int) -> list[Option]:
    """The first option of each of its decisions, as long as they go on."""
    world, chain = s.copy(), list[Option]()
    while True:
        decision = owed(world, seat)
        assert decision is not None
        option = decision.options(world)[0]
        chain.append(option)
        if not decision.goes_on(world, option):
            return chain
        choose(world, seat, option)
