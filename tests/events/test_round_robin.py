"""Round robins: everybody meets everybody once."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.pairing import is_played_out, next_round, rounds_of
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import standings


def all_rounds(desk: Desk) -> list[tuple[tuple[int, ...], ...]]:
    """A round robin is paired without waiting for results (DBS-29)."""
    rounds = []
    while not has_met_all(desk):
        rounds.append(desk.pair())
    return rounds


def has_met_all(desk: Desk) -> bool:
    try:
        next_round(desk.event)
    except BadEvent as none:
        return none.which == "no_more_rounds"
    return False


@pytest.mark.parametrize("players", range(2, 13))
def test_everybody_meets_everybody_once(players: int) -> None:
    """DBS-29, DBS-A20"""
    rounds = all_rounds(Desk(players))
    met = Counter([frozenset(match) for matches in rounds for match in matches if len(match) == 2])
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, players + 1), 2)}
    assert set(met.values()) == {1}
    assert len(rounds) == players - 1 + players % 2
    for matches in rounds:
        assert sorted([player for match in matches for player in match]) == list(range(1, players + 1))
    byes = Counter([match[0] for matches in rounds for match in matches if len(match) == 1])
    assert byes == (Counter(range(1, players + 1)) if players % 2 else Counter())


def test_four_players_play_six_matches_in_three_rounds() -> None:
    """DBS-S19: DBS-29, DBS-A20"""
    desk = Desk(4)
    assert rounds_of(desk.event) == 3
    assert [len(matches) for matches in all_rounds(desk)] == [2, 2, 2]


def test_a_bye_counts_nothing() -> None:
    """DBS-A20"""
    desk = Desk(3)
    matches = desk.pair()
    idle = next(match[0] for match in matches if len(match) == 1)
    assert next(line for line in standings(desk.event) if line.player == idle).record.played == ()
    assert desk.figure(idle, "points") == 0


def test_of_who_drops_the_rest_is_lost_and_what_was_played_stands() -> None:
    """DBS-A20"""
    desk = Desk(4, placing="match-wins")
    desk.paired((1, 2), (3, 4))
    desk.ended(1, 2, 0)
    desk.do(d.Dropped(1))
    desk.do(d.Dropped(3))
    desk.paired((1, 3), (2, 4))
    desk.paired((1, 4), (2, 3))
    assert desk.event.open_matches() == ((2, 2),), "all others are decided"
    lines = {line.player: line for line in standings(desk.event)}
    assert lines[1].figure("wins").value == 1, "what was played stands"
    assert lines[3].figure("wins").value == 0, "between two who dropped neither gains"
    assert [each.result for each in lines[3].record.played] == [
        Result(won=(0, 2), absent=(3,)),
        Result(won=(0, 0), absent=(1, 3)),
        Result(won=(2, 0), absent=(3,)),
    ]
    assert lines[4].figure("wins").value == 2
    assert lines[4].record.games() == (4, 0, 0)


def test_a_late_entry_plays_everybody_too() -> None:
    """DBS-29, EV-5"""
    desk = Desk(4)
    desk.pair()
    desk.enter("Late")
    rounds = [*all_rounds(desk)]
    met = Counter([frozenset(match.players) for each in desk.event.rounds for match in each.matches
                   if len(match.players) == 2])  # fmt: skip
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, 6), 2)}
    assert set(met.values()) == {1}
    assert len(rounds) <= 7
    assert not is_played_out(desk.event), "results are missing"


def test_a_repaired_pairing_does_not_make_anybody_meet_twice() -> None:
    """DBS-29, EV-4"""
    desk = Desk(6)
    (a, b), (c, e), _ = desk.pair()
    desk.do(d.Repaired(1, (d.NewMatch(1, (a, c)), d.NewMatch(2, (b, e)))))
    all_rounds(desk)
    met = Counter([frozenset(match.players) for each in desk.event.rounds for match in each.matches
                   if len(match.players) == 2])  # fmt: skip
    assert len(met) == 15
    assert set(met.values()) == {1}


def test_places_of_the_book() -> None:
    """DBS-A21, EV-9: match wins with half a win for a draw, game wins, wins inside the tied group, the lot"""
    desk = Desk(4, placing="match-wins")
    desk.paired((1, 2), (3, 4))
    desk.ended(1, 2, 1)
    desk.ended(3, 2, 1)
    desk.paired((1, 3), (2, 4))
    desk.ended(3, 2, 0)
    desk.ended(2, 2, 1)
    desk.paired((1, 4), (2, 3))
    desk.ended(1, 2, 1)
    desk.ended(2, 1, 1, 1)
    # 3: two and a half wins; 2: one and a half, 4 games; 1: two wins, 4 games; 4: none
    assert desk.order() == [3, 1, 2, 4]
    assert desk.figure(3, "wins") == Fraction(5, 2)
    assert desk.figure(1, "games-won") == 4


def test_wins_inside_the_tied_group_are_looked_at_as_a_whole() -> None:
    """DBS-A21: three who have beaten each other in a ring, and a fourth with as much who has beaten two of them"""
    desk = Desk(2, placing="match-wins")
    desk.enter("P3")
    desk.paired((1, 2), (3,))
    desk.ended(1, 2, 0)
    desk.paired((2, 3), (1,))
    desk.ended(2, 2, 0)
    desk.paired((3, 1), (2,))
    desk.ended(3, 2, 0)
    assert {desk.figure(player, "wins-among-equals") for player in (1, 2, 3)} == {Fraction(1)}
    lots = [desk.figure(player, "lot") for player in desk.order()]
    assert lots == sorted(lots, reverse=True)


def test_without_the_book_a_round_robin_goes_by_points() -> None:
    """EV-9"""
    desk = Desk(2)
    desk.pair()
    desk.ended(2, 2, 1)
    assert desk.order() == [2, 1]
    assert [figure.said.kind for figure in standings(desk.event)[0].figures][:2] == ["points", "opponents-match-wins"]
    with pytest.raises(BadEvent, match="no more rounds"):
        next_round(desk.event)
