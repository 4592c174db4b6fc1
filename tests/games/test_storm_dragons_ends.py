"""Storm Dragons: a battle round cannot go on for ever, whatever cards take each other back (SD-A72).

The ruling proves it; here small battles are searched to their ends, choice by choice, for a position that comes again.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.naive.storm_dragons_referee import replayed
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.view import piles

ENOUGH = 40_000  # positions, before a search is given up

BATTLES = {
    "Kings and Spies on both sides": """
        flight A Spy King
        hand A King Spy
        flight B Spy
        hand B King
        day""",
    "a Golemmancer that fetches what an Assassin has killed at home": """
        flight A Golemmancer Assassin
        hand A King Spy
        flight B Spy
        hand B King
        day""",
    "a Prince and a Conjurer, and something to draw": """
        flight A Prince Conjurer
        hand A King Spy
        draw A Golemmancer Fog
        flight B Spy
        hand B King
        draw B King King King
        day""",
    "Blizzards that bring Kings back to the pile": """
        flight A King Prince
        hand A Spy
        draw A Prince
        flight B Spy
        hand B Blizzard King
        draw B Queen
        day""",
    "by day and by night": """
        flight A Sentinel Spy
        hand A King
        flight B Spy
        hand B King DawnBringer
        day""",
}


class Search:
    """All lines of play to the end of the round."""

    def __init__(self, s: StormDragons, forget: Callable[[StormDragons], None]) -> None:
        self.round = s.round
        self.forget = forget  # what the players would not have to remember
        self.ended: set[tuple[object, ...]] = set()
        self.on_the_way: set[tuple[object, ...]] = set()
        self.comes_again = False
        self.go_on(s)

    def go_on(self, s: StormDragons) -> None:
        here = what_lies(s)
        if here in self.on_the_way:
            self.comes_again = True
        if self.comes_again or here in self.ended or s.round != self.round or not s.waiting:
            return
        assert len(self.ended) < ENOUGH
        self.on_the_way.add(here)
        seat = owing(s)[0]
        for option in options(s, seat):
            after = s.copy()
            choose(after, seat, option)
            self.forget(after)
            self.go_on(after)
        self.on_the_way.remove(here)
        self.ended.add(here)


def what_lies(s: StormDragons) -> tuple[object, ...]:
    """All that matters for what may follow; how a draw pile is shuffled does not."""
    lying = tuple([tuple(sorted(pile, key=repr)) if zone.word == "draw" else pile
                   for zone in s.zones for _, pile in piles(s, zone)])  # fmt: skip
    turn = (s.waiting, tuple(s.agenda), s.sealed, s.sky, s.holder, s.challenger, s.beaten, s.active, s.mustered)
    return (lying, *turn, s.flew, s.remade, s.cries, tuple(s.recalled))


def searched(words: str, forget: Callable[[StormDragons], None]) -> Search:
    position = [line.strip() for line in words.strip().splitlines()]
    replay = replayed(game("storm-dragons").set_up(2), [*position, "turn A"])
    replay.s.chance = swift("ends")
    replay.go_on()
    assert isinstance(replay.s, StormDragons)
    return Search(replay.s, forget)


def nothing(s: StormDragons) -> None:
    """As the rules are."""


def what_was_taken_back(s: StormDragons) -> None:
    """As the rules would be without SD-A72."""
    s.recalled = [()] * s.seats


@pytest.mark.parametrize("battle", BATTLES)
def test_no_position_of_a_round_comes_again(battle: str) -> None:
    search = searched(BATTLES[battle], nothing)
    assert not search.comes_again
    assert len(search.ended) > 100


@pytest.mark.parametrize("battle", BATTLES)
def test_without_the_ruling_it_would(battle: str) -> None:
    assert searched(BATTLES[battle], what_was_taken_back).comes_again
