"""Caps and paces, with a clock in the test's own hand."""

from __future__ import annotations

from wyrmhall.hall.limits import Cap, Pace


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_cap_holds_in_all_and_for_each() -> None:
    cap = Cap(3, 2)
    assert [cap.enter(key) for key in "aaab"] == [True, True, False, True]
    assert not cap.enter("c")
    cap.leave("a")
    assert cap.enter("c")
    assert cap.total == 3


def test_a_cap_forgets_those_who_left() -> None:
    cap = Cap(10)
    for number in range(1000):
        assert cap.enter(str(number))
        cap.leave(str(number))
    assert cap.total == 0
    assert not cap._held


def test_a_pace_allows_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    pace = Pace(2.0, 5, clock)
    assert [pace.take("a") for _ in range(6)] == [True] * 5 + [False]
    assert pace.take("b")
    clock.now += 0.5
    assert [pace.take("a"), pace.take("a")] == [True, False]
    clock.now += 3600
    assert [pace.take("a") for _ in range(6)] == [True] * 5 + [False]


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    clock = Clock()
    pace = Pace(1.0, 1, clock)
    assert pace.take("a")
    clock.now -= 3600
    assert not pace.take("a")
    clock.now += 3601
    assert pace.take("a")


def test_a_pace_forgets_those_who_have_rested() -> None:
    clock = Clock()
    pace = Pace(1.0, 10, clock)
    for number in range(10 * Pace.FEW):
        clock.now += 0.1
        assert pace.take(f"{number}")
        assert len(pace) <= Pace.FEW
    assert pace.wait("busy") == 0
    assert [pace.take("busy") for _ in range(11)].count(False) == 1
    assert 0 < pace.wait("busy") <= 1


def test_a_pace_stays_small_however_many_ask() -> None:
    clock = Clock()
    pace = Pace(1.0, 10, clock)
    for number in range(3 * Pace.MANY):
        clock.now += 0.0001
        assert pace.take(f"{number}")
        assert len(pace) <= Pace.MANY
    assert [pace.take("busy") for _ in range(11)].count(False) == 1
