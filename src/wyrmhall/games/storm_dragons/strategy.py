"""Storm Dragons: what a thinking bot should know of it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.aiming import Discarding
from wyrmhall.games.storm_dragons.cards import CHALLENGE, PASS, REBUILD, RETURN, YIELD
from wyrmhall.games.storm_dragons.rules import Act, Daring
from wyrmhall.games.storm_dragons.state import StormDragons, dragons_in
from wyrmhall.games.storm_dragons.strength import head, strength
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.state import Decision, State
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE

WIN: Final = 20.0  # dragons that winning the game is worth
CARD_IN_HAND: Final = 0.25  # dragons that a card in hand is worth, for it can win a battle
RIVALS: Final = 0.7  # how much a dragon of the best rival counts against one's own
LEAD_TO_CHALLENGE: Final = 6  # a lead that is hardly beaten in one turn


class StormStrategy(Strategy):
    """Look to the end of the round: own dragons against those of the best rival, wherever they lie (SD-65)."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, StormDragons)
        return s.round

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        """By lot, but for the turns of which a battle is made, and for what an ability takes away."""
        assert isinstance(s, StormDragons)
        seat = decision.seat
        if isinstance(decision, Daring):
            return CHALLENGE if lead(s, seat) >= LEAD_TO_CHALLENGE else PASS
        if isinstance(decision, Act):
            if s.holder == seat and CHALLENGE in options and lead(s, seat) >= LEAD_TO_CHALLENGE:
                return CHALLENGE
            choices = [option for option in options if option not in (REBUILD, CHALLENGE)]
            if len(choices) > 1 and choices[-1] is YIELD and chance.below(4):
                choices.pop()  # not too soon
            return choices[chance.below(len(choices))]
        if isinstance(decision, Discarding):
            return cheapest(s, decision, options)
        if options[-1] is RETURN and len(options) > 1:
            return options[chance.below(len(options) - 1)]  # who has turned to an ally stays there
        return options[chance.below(len(options))]

    def worth(self, s: State, seat: int, before: State) -> float:
        assert isinstance(s, StormDragons)
        assert isinstance(before, StormDragons)
        return s.variant.worth(s, seat, before)


def worth_alone(s: StormDragons, seat: int, before: StormDragons) -> float:
    """SD-66 The own gain against that of the best rival."""
    gains = [wealth(s, other) - wealth(before, other) for other in range(s.seats)]
    worth = gains[seat] - RIVALS * max([gains[other] for other in range(s.seats) if other != seat])
    if s.winners:
        worth += WIN / len(s.winners) if seat in s.winners else -WIN
    return worth


def worth_together(s: StormDragons, before: StormDragons) -> float:
    """SDC-24 Dragons won, and not lost."""
    won, lost = dragons_in(s.won) - dragons_in(before.won), dragons_in(s.lost) - dragons_in(before.lost)
    return won - lost + (WIN if s.winners else 0.0)


def wealth(s: StormDragons, seat: int) -> float:
    """SD-65 Every dragon that is the seat's own counts in the end, and cards in hand are good for battles."""
    own = s.hands[seat] + s.draws[seat] + s.discards[seat] + s.drafted[seat]
    return len(s.victory[seat]) + dragons_in(own) + CARD_IN_HAND * len(s.hands[seat])


def cheapest(s: StormDragons, decision: Discarding, options: list[Option]) -> Option:
    """What the seat can best do without in this battle."""
    best, most = options[0], NONE
    for option in options:
        world = s.copy()
        decision.open(world, option)
        left = strength(world, decision.seat)
        if left > most:
            best, most = option, left
    return best


def lead(s: StormDragons, seat: int) -> int:
    """How far the seat is ahead of the strongest foe with a dragon."""
    rivals = [strength(s, other) for other in s.foes(seat) if head(s, other) != NONE]
    return strength(s, seat) - max(rivals, default=0)
