"""What a thinking bot asks of a game: how far to look ahead, how to play on meanwhile, and what that is worth."""

from __future__ import annotations

from typing import Any

from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import endless, take
from wyrmhall.kernel.state import Decision, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Fits any game: everybody plays at random to the end, and winning is all.  Games refine it."""

    def searches(self) -> bool:
        """Whether it is worth while to look ahead; otherwise pick() decides."""
        return True

    def horizon(self, s: State) -> int:
        """A mark of the state; looking ahead ends when it changes, or with the game."""
        return 0

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        """How a seat is supposed to play while looking ahead."""
        return options[chance.below(len(options))]

    def worth(self, s: State, seat: int, before: State) -> float:
        """What has been reached for this seat since the state before."""
        return 1.0 / len(s.winners) if seat in s.winners else 0.0


def look_ahead(strategy: Strategy, before: State, seat: int, option: Option, chance: Chance) -> float:
    """What it is worth to this seat to choose this option now, in one imagined world and one way to play on."""
    s = before.copy()
    mark = strategy.horizon(s)
    for decision in s.waiting:
        if decision.seat == seat:
            take(s, decision, option)
            break
    left = s.setup.game.longest(s.setup)
    while s.waiting and strategy.horizon(s) == mark:
        if left == 0:
            raise endless(s, s.setup.game.longest(s.setup))
        left -= 1
        decision = s.waiting[0]
        options = decision.options(s)
        take(s, decision, options[0] if len(options) == 1 else strategy.pick(s, decision, options, chance))
    return strategy.worth(s, seat, before)
