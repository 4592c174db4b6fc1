"""Dragon Booster: what a thinking bot should know of it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.dragon_booster.cards import A_MANEUVER, Using
from wyrmhall.games.dragon_booster.language import is_of_battle
from wyrmhall.games.dragon_booster.reckoning import sprint, sprint_of
from wyrmhall.games.dragon_booster.rules import MainActions
from wyrmhall.games.dragon_booster.rush import BattleAction, MovingUp, Rushing
from wyrmhall.games.dragon_booster.state import DragonBooster
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.state import Decision, State
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE

WIN: Final = 25.0  # points that winning the game is worth
RIVALS: Final = 0.8  # how much a point of the best rival counts against one's own
IN_TRACK: Final = 0.3  # points for each sprint that stays in the track
CARD_IN_HAND: Final = 0.6
IN_PIT: Final = 0.7  # points for a gear or a crew


class BoosterStrategy(Strategy):
    """Look to the end of the turn: points, and what is left on the track, in hand and in the mag pit."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, DragonBooster)
        return s.turn

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        assert isinstance(s, DragonBooster)
        if isinstance(decision, MainActions):
            return main_action(s, options, chance)
        if isinstance(decision, MovingUp):
            return move(s, decision.seat, options, chance)
        if isinstance(decision, Rushing):
            return max(options, key=lambda option: sprint_of(s, decision.seat, option.card))
        if isinstance(decision, BattleAction):
            return battle_action(s, decision.seat, options, chance)
        return options[chance.below(len(options))]

    def worth(self, s: State, seat: int, before: State) -> float:
        assert isinstance(s, DragonBooster)
        assert isinstance(before, DragonBooster)
        gains = [wealth(s, each) - wealth(before, each) for each in range(s.seats)]
        rivals = [gains[each] for each in before.playing if each != seat]
        worth = gains[seat] - RIVALS * max(rivals)
        if s.winners:
            worth += WIN / len(s.winners) if seat in s.winners else -WIN
        return worth


def wealth(s: DragonBooster, seat: int) -> float:
    """What a seat has reached, in points."""
    track = sum([s.cards.sprint[piece.row] for piece in s.tracks[seat] + s.rush_zones[seat]])
    return s.scores[seat] + IN_TRACK * track + CARD_IN_HAND * len(s.hands[seat]) + IN_PIT * len(s.pits[seat])


def main_action(s: DragonBooster, options: list[Option], chance: Chance) -> Option:
    """The dearest maneuver; then what works in Main, now and then; battle events are kept."""
    cards = s.cards
    best, dearest = options[0], NONE  # options[0] is being done
    useful: list[Option] = []
    for option in options[1:]:
        if isinstance(option, Using):
            useful.append(option)
        elif cards.kind[option.card] == A_MANEUVER:
            if cards.cost[option.card] > dearest:
                best, dearest = option, cards.cost[option.card]
        else:
            effect = cards.effects[option.card]
            if effect is not None and not all([is_of_battle(verb) for verb in effect.does]):
                useful.append(option)
    if dearest != NONE:
        return best
    return useful[chance.below(len(useful))] if useful and chance.below(3) else options[0]


def move(s: DragonBooster, seat: int, options: list[Option], chance: Chance) -> Option:
    """Up with what beats all that rivals have there; of the rest by lot."""
    best = max([strongest(s, rival) for rival in s.rivals_of(seat)])
    for option in options[1:]:
        if sprint_of(s, seat, option.card) > best:
            return option
    return options[chance.below(len(options))]


def strongest(s: DragonBooster, seat: int) -> int:
    """The highest sprint that a seat can still send into a battle this turn."""
    return max([sprint_of(s, seat, piece.row) for piece in s.tracks[seat] + s.rush_zones[seat]], default=0)


def battle_action(s: DragonBooster, seat: int, options: list[Option], chance: Chance) -> Option:
    """Who is ahead, or has nothing at stake, passes; who is behind does something, mostly."""
    if len(options) == 1 or not s.rushing[seat] or chance.below(4) == 0:
        return options[0]  # options[0] is passing
    own = sprint(s, seat)
    if all([sprint(s, rival) < own for rival in s.rivals_of(seat)]):
        return options[0]
    return options[1 + chance.below(len(options) - 1)]
