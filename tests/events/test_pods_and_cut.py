"""Tables of three to five, and the top cut."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.cut import placed
from wyrmhall.events.pods import Grouping, pod_sizes
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result, place_points

# --- tables of more -----------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [3, 4, 5])
def test_tables_have_three_to_five_players(wanted: int) -> None:
    """EV-6"""
    for players in range(3, 130):
        sizes = pod_sizes(players, wanted)
        assert sum(sizes) == players
        assert set(sizes) <= {3, 4, 5}
        assert max(sizes) - min(sizes) <= 1
    assert pod_sizes(11, 4) == (4, 4, 3)
    assert pod_sizes(2, 4) == (2,)
    assert pod_sizes(1, 4) == (1,)


def test_places_give_points_and_shared_places_share_them() -> None:
    """EV-6"""
    assert [place_points((1, 2, 3, 4, 5), at) for at in range(5)] == [3, 2, 1, 0, 0]
    assert [place_points((1, 1, 3, 4), at) for at in range(4)] == [Fraction(5, 2), Fraction(5, 2), 1, 0]
    assert [place_points((1, 2, 2, 2), at) for at in range(4)] == [3, 1, 1, 1]
    assert place_points((1, 1, 1, 1, 1), 0) == Fraction(6, 5)


def test_all_others_at_a_table_are_opponents_and_no_games_count() -> None:
    """EV-3, EV-6"""
    desk = Desk(4, pairing="swiss", at_table=4, best_of=1, rounds=2)
    desk.pair()
    desk.placed(3, 1, 4, 2)
    assert [desk.figure(player, "points") for player in (3, 1, 4, 2)] == [3, 2, 1, 0]
    third = Fraction(1, 3)
    assert desk.figure(3, "opponents-match-wins") == (Fraction(2, 3) + third + third) / 3
    assert {desk.figure(player, "game-wins") for player in (1, 2, 3, 4)} == {third}


def test_places_that_cannot_be_are_refused() -> None:
    """EV-6"""
    desk = Desk(4, pairing="swiss", at_table=4, best_of=1)
    desk.pair()
    for places in ((1, 2, 3), (1, 1, 2, 3), (2, 3, 4, 5), (1, 3, 3, 4)):
        with pytest.raises(BadEvent):
            desk.do(d.ResultSet(1, 1, Result(places=places)))
    desk.do(d.ResultSet(1, 1, Result(places=(1, 2, 2, 4))))


@pytest.mark.parametrize("players", [12, 15, 16, 22])
def test_as_few_as_possible_meet_again(players: int) -> None:
    """EV-6: of sixteen nobody meets anybody twice in three rounds"""
    chance = Random(players)
    desk = Desk(players, pairing="swiss", at_table=4, best_of=1, rounds=3)
    for _ in range(3):
        desk.pair()
        for round, number in desk.event.open_matches():
            order = list(desk.event.match(round, number).players)
            chance.shuffle(order)
            desk.placed(*order)
    met = Counter([frozenset(pair) for each in desk.event.rounds for match in each.matches
                   for pair in combinations(match.players, 2)])  # fmt: skip
    if players == 16:
        assert max(met.values()) == 1
    else:
        assert max(met.values()) <= 2


def test_small_groups_are_as_good_as_can_be() -> None:
    """EV-6: beside all groupings of six"""
    for seed in range(20):
        chance = Random(seed)
        points = {player: Fraction(chance.randrange(4)) for player in range(1, 7)}
        met = {player: Counter[int]() for player in points}
        for one, other in chance.sample(list(combinations(points, 2)), 5):
            met[one][other] += 1
            met[other][one] += 1
        grouping = Grouping(points, met)
        found = min([grouping.cost(grouping.made(list(order), (3, 3))) for order in list(permutations(points))[::37]])
        assert found == min([grouping.cost([list(one), [x for x in points if x not in one]])
                             for one in combinations(points, 3)])  # fmt: skip


# --- the cut ------------------------------------------------------------------------------------


def played(cut: int, players: int) -> Desk:
    """Where the lower number always wins."""
    desk = Desk(players, pairing="swiss", rounds=3, cut=cut)
    for _ in range(3):
        desk.pair()
        lower_wins(desk)
    return desk


def lower_wins(desk: Desk) -> None:
    for round, number in desk.event.open_matches():
        desk.ended(min(desk.event.match(round, number).players), 2, 0)


def test_first_against_last_in_a_fixed_bracket() -> None:
    """EV-7"""
    desk = played(8, 10)
    first = desk.order()[:8]
    bracket = [(first[one - 1], first[other - 1]) for one, other in ((1, 8), (4, 5), (2, 7), (3, 6))]
    assert list(desk.pair()) == bracket
    lower_wins(desk)
    winners = [min(match) for match in bracket]
    assert list(desk.pair()) == [(winners[0], winners[1]), (winners[2], winners[3])]
    lower_wins(desk)
    (final,) = desk.pair()
    desk.ended(max(final), 2, 1)
    assert placed(desk.event)[:2] == (max(final), min(final))
    with pytest.raises(BadEvent) as why:
        desk.pair()
    assert why.value.which == "no_more_rounds"


def test_no_match_of_a_cut_is_drawn() -> None:
    """EV-7: one more game decides"""
    desk = played(2, 4)
    (final,) = desk.pair()
    with pytest.raises(BadEvent) as why:
        desk.ended(final[0], 1, 1, 1)
    assert why.value.which == "no_draw_in_the_cut"
    desk.ended(final[0], 2, 1, 3)


def test_who_drops_in_a_cut_lets_the_other_go_on() -> None:
    """EV-7, EV-5"""
    desk = played(4, 6)
    one, other = desk.pair()
    desk.do(d.Dropped(one[0]))
    desk.ended(other[0], 2, 0)
    assert desk.pair() == ((one[1], other[0]),)
    desk.do(d.Dropped(one[1]))
    assert placed(desk.event)[0] == other[0]


def test_a_cut_has_fewer_where_there_are_fewer() -> None:
    """EV-7"""
    desk = played(4, 4)
    desk.do(d.Dropped(desk.order()[-1]))
    first = [player for player in desk.order() if player in desk.event.active()]
    assert desk.pair() == ((first[0],), (first[1], first[2]))


def test_nobody_enters_during_the_cut() -> None:
    """EV-7"""
    desk = played(2, 4)
    desk.pair()
    with pytest.raises(BadEvent) as why:
        desk.enter("Late")
    assert why.value.which == "too_late_for_the_cut"
