"""Storm Dragons together against a second implementation, written from the rules without looking at the first.

More of the same, to look for rare differences: `python -m tests.naive.storm_dragons_together_referee 200`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.naive import storm_dragons_strength as naive
from tests.naive import storm_dragons_together as mirror
from tests.naive import storm_dragons_together_referee as referee
from tests.naive.beside import Differs
from tests.naive.storm_dragons_fronts import ENEMY, Foes, Together, look_at_control, opposite
from wyrmhall import _native
from wyrmhall.games.storm_dragons import aiming, battlefronts, coop, instants, piles, playing, together

GAMES = 25  # of each number of people
ENOUGH = 20  # of each, in which a mistake must show

MISTAKES = {
    "storms of a lost challenge stay (SDC-18)": (battlefronts, "discard_front", lambda s, side: None),
    "a Challenger challenges its own opponent alone (SDC-16)": (
        coop,
        "foes_from_opposite_on",
        lambda s, side: [opposite(side)],
    ),
    "an ally's discards are the first person's (SDC-5)": (
        together.Together,
        "owner",
        lambda self, s, side, put_by, place: side if side < s.seats or side >= ENEMY else 0,
    ),
    "an enemy King takes up what control needs (SDC-25)": (aiming, "keeps_control", lambda s, side, margin: True),
    "an enemy gives any storm (SDC-15)": (aiming.GiveStorm, "by_rule", lambda self, s, found: found),
    "an enemy puts each dragon to the first place (SDC-13)": (
        playing.Placing,
        "by_rule",
        lambda self, s, found: found[:1],
    ),
    "an enemy turns the token whenever it can (SD-114)": (
        instants.TurnToken,
        "by_rule",
        lambda self, s, found: found[:1],
    ),
    "a used up pile of a person is not announced (SDC-23)": (piles, "look_for_end", lambda s, seat: None),
    "control is not looked at when a challenge is over (SDC-11)": (battlefronts, "look_at_control", lambda s: None),
    "an Outrider ends a battle by day too (SD-96)": (
        coop,
        "may_end_battle",
        lambda s, side: battlefronts.may_end_battle(s, side) or s.sky == 0,
    ),
}


@pytest.mark.parametrize("seats", referee.PEOPLE)
def test_whole_games(seats: int, tmp_path: Path) -> None:
    assert referee.follow_games(seats, range(GAMES), tmp_path)["games"] == GAMES


@pytest.mark.skipif(_native.how()[0], reason="compiled code cannot be patched")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_found(mistake: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    where, name, wrong = MISTAKES[mistake]
    monkeypatch.setattr(where, name, wrong)
    with pytest.raises(Differs):
        referee.follow_of_each(ENOUGH, tmp_path)


def test_the_referee_knows_who_is_in_control() -> None:
    t = Together(naive.read_cards(), 2, naive.House(), side="day", control=[naive.NOBODY] * 3)
    t.active = [0, 1, 2, 6, 7, 8]
    t.flights[0], t.flights[6], t.fronts[1] = ["Elder"], ["Juggernaut"], ["Tempest", "Windstorm"]
    look_at_control(t)
    assert t.control == [ENEMY, naive.NOBODY, naive.NOBODY]  # SDC-11, SD-33
    t.flights[6] = ["Juggernaut-"]
    look_at_control(t)
    assert t.control == [0, naive.NOBODY, naive.NOBODY]


def test_the_referee_is_not_too_lenient() -> None:
    """It takes only choices that were offered."""

    class Sorted:
        def shuffled(self, cards: list[str]) -> list[str]:
            return sorted(cards)

        def seat(self) -> int:
            return 0

        def one_of(self, cards: list[str]) -> str:
            return cards[0]

    game = mirror.new_game(naive.read_cards(), 1, naive.House(), Foes(), Sorted())
    assert game.asked == {0: ["Assassin", "ForB", "ForC", "Rebuild"]}
    with pytest.raises(ValueError, match="may not choose Yield"):
        game.choose(0, "Yield")
