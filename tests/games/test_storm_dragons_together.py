"""Storm Dragons together: games come to an end, and cards lie where they belong on the way (SDC-5, SDC-23, SDC-25)."""

from __future__ import annotations

import pytest

from wyrmhall import _native, position
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.lab.laws.moments import cards_are_kept

GAMES = 60  # by lot, for each number of people
ROUNDS = 40  # no game by lot has had a quarter of it
ENOUGH = 2000  # worlds that an enemy imagines in a turn with seven cards


@pytest.mark.parametrize("seats", range(1, 7))
def test_games_by_lot_end(seats: int) -> None:
    setup = game("storm-dragons").set_up(seats, "coop")
    for number in range(GAMES):
        s, lot = setup.game.start_from(setup, swift(f"together {seats} {number}")), swift(number)
        assert isinstance(s, StormDragons)
        while s.waiting:
            seat = owing(s)[0]
            offered = options(s, seat)
            choose(s, seat, offered[lot.below(len(offered))])
            assert s.round < ROUNDS
            assert_owners_are_known(s)
        cards_are_kept(s)
        assert s.final
        assert s.last_round


def assert_owners_are_known(s: StormDragons) -> None:
    """SDC-5 Of each card at the place of an ally that two people serve."""
    flight, front = ((), ()) if s.shared < 0 else (s.flights[s.shared], s.fronts[s.shared])
    assert (len(s.flown_by), len(s.cast_by)) == (len(flight), len(front))


def test_a_pile_of_spies_ends_a_round() -> None:
    """SDC-25: by day each Spy would take up the one before it for ever, and nobody need play a card."""
    words = """
        active B b
        flight b Juggernaut Spy
        enemy_draw Spy Spy Spy
        hand A Queen
        draw A Queen Queen Queen Queen Queen Queen
        day
        turn A"""
    s = position("storm-dragons", 1, words, variant="coop", house={"enemy_dragons": "9"})
    laps = 0
    while "Pass" in [option.text for option in options(s, 0)]:
        choose(s, 0, "Pass")
        laps += 1
    assert laps == 5  # four Spies, one of them taken up once, and then the pile is used up
    assert [option.text for option in options(s, 0)][-1] == "Yield"  # SDC-22 b challenges


@pytest.mark.skipif(_native.how()[0], reason="compiled code cannot be patched, and imagines the same")
def test_what_enemies_imagine_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDC-12: cards shown in a chain, with a dragon to down for each, are weighed one by one and not all together."""
    words = """
        flight A Necromancer
        flight a Elder Queen Guardian Sentinel Warlord Outrider
        enemy_draw Prince Conjurer Prince Conjurer Prince Conjurer Sentinel Tempest
        hand A Queen
        draw A Queen
        night
        enemy a"""
    copies = 0
    copy = StormDragons.copy

    def counted(s: StormDragons) -> StormDragons:
        nonlocal copies
        copies += 1
        return copy(s)

    monkeypatch.setattr(StormDragons, "copy", counted)
    s = position("storm-dragons", 1, words, variant="coop")
    assert isinstance(s, StormDragons)
    while s.showing:
        choose(s, 0, options(s, 0)[0])
    assert 20 < copies < ENOUGH
