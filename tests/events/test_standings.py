"""Standings: exact fractions, and the arithmetic of each."""

from __future__ import annotations

from fractions import Fraction

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import Figure, number, percent, standings


def four_in_two_rounds() -> Desk:
    """1 beats 2 by 2-1 and draws with 3; 3 beats 4; 2 beats 4."""
    desk = Desk(4, pairing="swiss", rounds=3)
    desk.paired((1, 2), (3, 4))
    desk.ended(1, 2, 1)
    desk.ended(3, 2, 0)
    desk.paired((1, 3), (2, 4))
    desk.ended(1, 1, 1, 1)
    desk.ended(2, 2, 0)
    return desk


def test_points() -> None:
    """EV-1"""
    desk = four_in_two_rounds()
    assert [desk.figure(player, "points") for player in (1, 2, 3, 4)] == [4, 3, 4, 0]


def test_a_bye_is_won_two_to_nothing_and_no_opponent() -> None:
    """EV-1, EV-3"""
    desk = Desk(3, pairing="swiss")
    desk.paired((1, 2), (3,))
    desk.ended(1, 2, 1)
    assert desk.figure(3, "points") == 3
    assert desk.figure(3, "game-wins") == 1
    assert desk.figure(3, "opponents-match-wins") == Fraction(1, 3), "without opponents"
    assert desk.figure(3, "opponents-game-wins") == Fraction(1, 3)


def test_the_shares_of_opponents_are_exact() -> None:
    """EV-3"""
    desk = four_in_two_rounds()
    # Of 6 points each could have: 1 has 4, 2 has 3, 3 has 4, 4 has none, which counts as a third.
    assert desk.figure(1, "opponents-match-wins") == (Fraction(3, 6) + Fraction(4, 6)) / 2
    assert desk.figure(2, "opponents-match-wins") == (Fraction(4, 6) + Fraction(1, 3)) / 2
    # Games: 1 has 3 won and 1 drawn of 6; 2 has 3 of 5; 3 has 3 and 1 drawn of 5; 4 none of 4.
    assert desk.figure(1, "game-wins") == Fraction(3 * 3 + 1, 18)
    assert desk.figure(1, "opponents-game-wins") == (Fraction(9, 15) + Fraction(10, 15)) / 2
    assert desk.figure(4, "game-wins") == Fraction(1, 3)
    assert desk.order() == [1, 3, 2, 4], "1 and 3 have met 2 and 3, and 4: 58.33 against 50.00"


def test_an_opponent_met_twice_counts_twice() -> None:
    """EV-3"""
    desk = Desk(3, pairing="swiss")
    for _ in range(2):
        desk.paired((1, 2), (3,))
        desk.ended(1, 2, 0)
    desk.paired((1, 3), (2,))
    desk.ended(1, 2, 0)
    assert desk.figure(1, "opponents-match-wins") == (2 * Fraction(3, 9) + Fraction(6, 9)) / 3


def test_rounds_missed_do_not_count() -> None:
    """EV-5"""
    desk = Desk(2, pairing="swiss")
    desk.enter("P3")
    desk.paired((1, 2), (3,))
    desk.ended(1, 2, 0)
    late = desk.enter("Late")
    desk.paired((1, late), (2, 3))
    desk.ended(late, 2, 0)
    desk.ended(2, 2, 0)
    assert desk.figure(1, "opponents-match-wins") == (Fraction(3, 6) + Fraction(3, 3)) / 2
    desk.do(d.Dropped(1))
    desk.paired((2, late), (3,))
    desk.ended(2, 2, 0)
    assert desk.figure(late, "opponents-match-wins") == (Fraction(3, 6) + Fraction(6, 9)) / 2, "1 has played two rounds"


def test_what_is_equal_is_decided_by_the_seed_alone() -> None:
    """EV-3"""
    one, same = Desk(8, pairing="swiss"), Desk(8, pairing="swiss")
    other = Desk(8, pairing="swiss", seed="0" * 64)
    late = Desk(9, pairing="swiss")
    assert one.order() == same.order() != other.order()
    assert [player for player in late.order() if player < 9] == one.order(), "who comes late changes no other lot"


def test_each_number_shows_how_it_comes_about() -> None:
    """EV-3: a number is made of its parts, down to the matches"""
    desk = four_in_two_rounds()
    first = standings(desk.event)[0]
    points = first.figure("points")
    assert points.value == sum([part.value for part in points.parts])
    assert dict(points.parts[0].said.named) == {
        "round": 1, "how": "won", "own": 2, "lost": 1, "drawn": 0, "rivals": ("P2",)}  # fmt: skip
    assert dict(points.parts[1].said.named)["how"] == "drew"
    mean = first.figure("opponents-match-wins")
    assert mean.value == sum([part.value for part in mean.parts], Fraction(0)) / len(mean.parts)
    for part in mean.parts:
        had, rounds = [each.value for each in part.parts]
        assert part.value == max(Fraction(1, 3), had / (3 * rounds))
    raised = [each for line in standings(desk.event) for each in shares(line.figures) if each.said.part("raised")]
    assert {each.value for each in raised} == {Fraction(1, 3)}


def shares(figures: tuple[Figure, ...]) -> list[Figure]:
    return [part for figure in figures for part in (figure, *shares(figure.parts))]


def test_percentages_have_two_decimals() -> None:
    """EV-3"""
    assert [percent(Fraction(*each)) for each in ((1, 3), (2, 3), (1, 1), (1, 8), (1, 16))] == [
        "33.33", "66.67", "100.00", "12.50", "6.25"]  # fmt: skip
    assert percent(Fraction(1, 20_000)) == "0.01", "half a hundredth is rounded up"
    assert [number(Fraction(*each)) for each in ((3, 1), (5, 2), (1, 2))] == ["3", "2 1/2", "1/2"]


def test_a_corrected_result_changes_standings() -> None:
    """EV-4"""
    desk = four_in_two_rounds()
    rounds = [[match.players for match in each.matches] for each in desk.event.rounds]
    before = desk.order()
    round, match = 1, 1
    desk.do(d.ResultSet(round, match, None))
    assert desk.event.open_matches() == ((1, 1),)
    desk.do(d.ResultSet(round, match, Result(won=(0, 2))))
    assert desk.figure(2, "points") == 6
    assert desk.order() != before
    assert [[match.players for match in each.matches] for each in desk.event.rounds] == rounds
