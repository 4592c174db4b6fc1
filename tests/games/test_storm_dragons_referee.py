"""Storm Dragons against a second implementation, which was written without looking at the first.

More of the same, to look for rare differences: `python -m tests.naive.storm_dragons_referee 20000 5000 300`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.naive import storm_dragons_game as mirror
from tests.naive import storm_dragons_referee as referee
from tests.naive import storm_dragons_strength as naive
from wyrmhall.games.storm_dragons.state import StormDragons

POSITIONS = 800
BATTLES = 600
GAMES = 4  # of each kind of table

NUMBERS = {
    "Juggernaut": (9, 9, 3, 2),
    "Spy": (4, 6, 0, 1),
    "Elder": (4, 4, 1, 1),
    "Princess": (3, 3, 1, 1),
    "King": (7, 6, 2, 2),
    "Queen": (5, 5, 1, 1),
    "Challenger": (5, 5, 1, 1),
    "StormRider": (3, 2, 1, 1),
    "Thunderburst": (5, 5, 1, 1),
    "Tempest": (0, 0, 1, 2),
    "Fog": (0, 0, 1, 1),
    "Hailstorm": (0, 0, 1, 1),
}  # of the scenarios


def table(side: str, *flights: str, fronts: tuple[str, ...] = (), **house: bool) -> naive.Table:
    cards = dict(naive.read_cards())
    for word, (day_head, night_head, day_tail, night_tail) in NUMBERS.items():
        head, tail = {"day": day_head, "night": night_head}, {"day": day_tail, "night": night_tail}
        cards[word] = naive.Card(cards[word].family, cards[word].copies, head, tail)
    t = naive.Table(cards, 3, naive.House(**house))  # type: ignore[arg-type]
    t.side = side
    for seat, flight in enumerate(flights):
        t.flights[seat] = flight.split()
    for seat, front in enumerate(fronts):
        t.fronts[seat] = front.split()
    return t


def test_the_referee_knows_the_scenarios() -> None:
    basic = table("day", "Juggernaut Spy", fronts=("Tempest Fog",))
    assert naive.strength(basic, 0) == 13  # SD-S01
    basic.side = "night"
    assert naive.strength(basic, 0) == 15  # SD-S02
    assert naive.strength(table("day", "Elder Spy Juggernaut"), 0) == 8  # SD-S25
    noble = "Princess King Queen Juggernaut"
    assert naive.strength(table("day", noble), 0) == 15  # SD-S26
    assert naive.strength(table("day", noble, head_adds_own_tail=True), 0) == 16
    assert naive.strength(table("day", "StormRider", fronts=("Hailstorm Hailstorm Hailstorm",)), 0) == 12  # SD-S28
    hushed = table("day", "Thunderburst!", "Queen", fronts=("Tempest", "Hailstorm Hailstorm"))
    assert [naive.strength(hushed, seat) for seat in (0, 1)] == [6, 7]  # SD-S41
    daring = table("day", "Challenger")
    daring.challenger, daring.beaten = 0, 1
    assert naive.strength(daring, 0) == 9  # SD-S23


def test_strengths(tmp_path: Path) -> None:
    tally = referee.compare_many_positions(POSITIONS, tmp_path)
    assert tally["positions"] == POSITIONS
    assert tally["suppressed"] > 0


def test_battles(tmp_path: Path) -> None:
    tally = referee.follow_many_battles(BATTLES, tmp_path)
    assert tally["games"] == BATTLES
    assert min(tally[word] for word in ("Itself", "Yield", "Challenge", "Front", "Done", "EndBattle", "changes")) > 0


@pytest.mark.parametrize(("distribution", "seats"), referee.every_kind())
def test_whole_games(distribution: str, seats: int, tmp_path: Path) -> None:
    assert referee.follow_games(distribution, seats, GAMES, tmp_path)["games"] == GAMES


def test_the_referee_is_not_too_lenient() -> None:
    """It takes only shuffles of the cards that were there, and choices that were offered."""

    class Sorted:
        def shuffled(self, cards: list[str]) -> list[str]:
            return sorted(cards)

        def seat(self) -> int:
            return 0

    game = mirror.new_game(naive.read_cards(), 2, naive.House(), Sorted())
    assert game.asked == {0: ["Assassin", "Blizzard", "Rebuild"]}
    with pytest.raises(ValueError, match="may not choose Yield"):
        game.choose(0, "Yield")
    s = referee.storm_dragons().start(2, "any")
    assert isinstance(s, StormDragons)
    with pytest.raises(ValueError, match="has not shuffled"):
        referee.EngineLot(s, [(0, 1)]).shuffled(["King", "King"])
