"""Effects that happen at the same time, besides what the records of Echoes show."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy.echoes import CROWN, ECHO, ECHOES, GUST, SPARK, Echoes, Order, Power
from wyrmhall import choose, options, owing
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import from_data, to_data
from wyrmhall.kernel.effect import Effect, Ordering, at_once
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import advance
from wyrmhall.kernel.said import Place
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import present


def table(leader: int, *shown: tuple[int, ...]) -> Echoes:
    """The last round, when these dragons have been shown by the seats."""
    s = ECHOES.empty(ECHOES.set_up(len(shown)), swift(0))
    assert isinstance(s, Echoes)
    s.events, s.round, s.leader = [], 2, leader
    s.shown = list(shown)
    s.agenda.append(ECHOES.begin(s.setup, "roar", []))
    advance(s)
    return s


def roars(s: Echoes) -> list[tuple[int, int]]:
    """Whose dragons have roared, in their order."""
    heard: list[Event] = s.events or []
    return [(event.seat, event.cards[0]) for event in heard if event.kind == "roars"]


def test_the_leader_comes_first_then_the_others_clockwise() -> None:
    s = table(2, (SPARK, SPARK), (GUST, GUST), (ECHO, ECHO), (SPARK, SPARK))
    assert not owing(s)  # equal effects need no order
    assert [seat for seat, _ in roars(s)] == [2, 2, 3, 3, 0, 0, 1, 1]


def test_an_effect_is_done_with_all_that_follows_from_it_before_the_next() -> None:
    s = table(0, (SPARK, CROWN), (SPARK, GUST))
    choose(s, 0, "Crown")
    assert [type(decision).__name__ for decision in s.waiting] == ["Crowning"]
    assert roars(s) == [(0, CROWN)]
    choose(s, 0, "leads:B")  # who leads later changes nothing about what goes on
    assert owing(s) == (1,)
    assert roars(s) == [(0, CROWN), (0, SPARK)]


def test_of_three_effects_the_order_is_asked_twice_and_of_what_is_left() -> None:
    s = table(0, (SPARK, SPARK), (SPARK, SPARK))
    at_once(s, 0, [Power(0, SPARK), Power(0, ECHO), Power(0, GUST), Power(0, ECHO)], Order)
    advance(s)
    assert [str(option) for option in options(s, 0)] == ["Spark", "Echo", "Gust"]  # two that are equal are one option
    choose(s, 0, "Gust")
    assert [str(option) for option in options(s, 0)] == ["Spark", "Echo"]
    choose(s, 0, "Spark")
    assert not owing(s)
    assert [card for _, card in roars(s)[-4:]] == [GUST, SPARK, ECHO, ECHO]


def test_the_order_is_asked_where_the_dragons_lie_and_of_their_owner_alone() -> None:
    s = table(0, (SPARK, ECHO), (SPARK, GUST))
    offered = {str(each.option): each.target for each in present(s, 0).offered}
    assert offered == {"Spark": Place("shown", 0, 0), "Echo": Place("shown", 0, 1)}
    assert not present(s, 1).offered
    for seat, option in ((1, "Spark"), (0, "Gust")):
        with pytest.raises(IllegalOption) as refused:
            choose(s, seat, option)
        assert refused.value.clauses == ("EC-4",)


@pytest.mark.parametrize("ordering", [Order, Ordering])
def test_an_order_that_is_awaited_can_be_stored(ordering: type[Ordering[Any]]) -> None:
    s = ECHOES.start(2, seed=1)
    s.waiting, s.agenda = (), []
    at_once(s, 1, [Power(1, SPARK), Power(1, CROWN), Power(0, ECHO)], ordering)
    advance(s)
    assert [*s.agenda, *s.waiting] == [Power(0, ECHO), ordering(1, (Power(1, SPARK), Power(1, CROWN)))]
    again = from_data(s.setup, to_data(s))
    assert (again.agenda, again.waiting) == (s.agenda, s.waiting)


class Whisper(Effect[Echoes]):
    """An effect that goes by the option of another one."""

    def option(self, s: Echoes) -> Option:
        return s.book().options[SPARK]


def test_two_effects_that_their_owner_could_not_tell_apart_are_refused() -> None:
    s = table(0, (SPARK, SPARK), (SPARK, SPARK))
    with pytest.raises(ValueError, match="both go by Spark"):
        at_once(s, 0, [Power(0, SPARK), Whisper(0)])


def test_effects_of_nobody_are_refused() -> None:
    s = table(0, (SPARK, SPARK), (SPARK, SPARK))
    with pytest.raises(ValueError, match="of nobody at this table"):
        at_once(s, 0, [Power(0, SPARK), Power(2, SPARK)])
