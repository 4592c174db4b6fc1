"""Storm Dragons: what several cards do: point at a card in play, take a dragon back, make others discard."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.cards import (
    ASSASSIN,
    CONJURER,
    FOG,
    GOLEMMANCER,
    HEAD,
    OUTRIDER,
    PASS,
    PRINCE,
    STORM_CALLER,
    TEMPEST,
    Aim,
)
from wyrmhall.games.storm_dragons.enemy import opposite
from wyrmhall.games.storm_dragons.piles import discard_openly, remove_dragon, remove_storm, take_into_hand
from wyrmhall.games.storm_dragons.playing import For, best_for, dragons_of, margin_after, storms_to_aim_at
from wyrmhall.games.storm_dragons.state import StormDragons, with_card
from wyrmhall.games.storm_dragons.strength import head
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import SecretDecision, Step
from wyrmhall.kernel.value import NONE

WORTH_AGAIN: Final = (ASSASSIN, PRINCE, CONJURER, GOLEMMANCER, STORM_CALLER)  # SD-110


@mypyc_attr(allow_interpreted_subclasses=True)
class Aiming(For):
    """You may point at a card in play, and something happens to it."""

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def hit(self, s: StormDragons, aim: Aim) -> None:
        raise NotImplementedError

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]  # SD-A45
        found += self.targets(s)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if isinstance(option, Aim):
            self.hit(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("this is no target, or not in play", self.prompt(s).clauses + ("SD-A17",))


class TakeBack(Aiming):
    """SD-68 King, SD-97 Spy by day: another dragon of the flight, a downed one too, goes back into hand: SD-A48."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Take a dragon of your flight back into hand?", ("SD-68", "SD-97"))

    def targets(self, s: StormDragons) -> list[Aim]:
        return dragons_of(s, self.side, heads=True)

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-25 A dragon that adds nothing, or one whose ability is worth playing again (SD-110, SD-121); or none."""
        kept = margin_after(s, self, PASS)
        if s.is_challenged(self.side) and kept <= 0 and head(s, self.side) != NONE:
            return found[1:2]  # the lead dragon
        margins = [margin_after(s, self, option) for option in found]
        idle = [option for option, margin in zip(found[1:], margins[1:]) if margin >= kept]
        if idle:
            return idle
        has_control = keeps_control(s, self.side, kept)
        return [
            option
            for option, margin in zip(found, margins)
            if is_worth_again(option) and (keeps_control(s, self.side, margin) or not has_control)
        ] or [PASS]

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_dragon(s, aim)
        if s.is_enemy(self.side):
            discard_openly(s, self.side, (aim.row,))
            s.taken_up |= 1 << aim.row  # SDC-25
            return
        take_into_hand(s, self.seat, aim.row)
        if aim.row not in s.recalled[self.seat]:
            s.recalled[self.seat] = with_card(s.recalled[self.seat], aim.row)  # SD-A72


def keeps_control(s: StormDragons, side: int, margin: int) -> bool:
    """SDC-25 Whether an enemy that is so far ahead would be in control, or beat whoever challenges it."""
    return margin > 0 or (margin == 0 and not s.is_challenged(side) and s.control[opposite(side)] == side)


def is_worth_again(option: Option) -> bool:
    """SD-110 Dragons whose instant abilities an enemy would like to use once more; the head does not count."""
    if not isinstance(option, Aim):
        return False
    return option.row in WORTH_AGAIN or (option.row == OUTRIDER and option.where != HEAD)


@mypyc_attr(allow_interpreted_subclasses=True)
class Giving(For):
    """What an ability makes others do is compulsory for them (SD-A45): they choose a card of their own to discard."""

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = []
        found += self.targets(s)
        return found

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("discard a card that the ability names", self.prompt(s).clauses + ("SD-A45",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return Refusal("others choose what they discard", ("SD-A45", "SD-A75"))


class GiveDragon(Giving):
    """SD-98, SD-103 A dragon of one's choice goes from the flight to the own discards."""

    fields = ("seat", "side", "heads")

    def __init__(self, seat: int, side: int, heads: bool) -> None:
        super().__init__(seat, side)
        self.heads = heads  # SD-A53 the Spy leaves the head alone

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which dragon of your flight do you discard?", ("SD-103",) if self.heads else ("SD-98", "SD-A53"))

    def targets(self, s: StormDragons) -> list[Aim]:
        return dragons_of(s, self.side, self.heads)  # SD-A60 an empty flight gives nothing

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        discard_openly(s, remove_dragon(s, option), (option.row,))


class GiveStorm(Giving):
    """SD-105 A storm of one's choice goes from the front to the own discards."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which storm of your front do you discard?", ("SD-105",))

    def targets(self, s: StormDragons) -> list[Aim]:
        return storms_to_aim_at(s, self.side)

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-15 The one that helps the enemy least; of equals one without an ability."""
        best = best_for(s, self, found)
        plain = [option for option in best if option.target != TEMPEST and option.target != FOG]
        return plain or best

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        discard_openly(s, remove_storm(s, option), (option.row,))


class Discarding(SecretDecision[StormDragons]):
    """SD-A75 Who has a choice makes it in secret; what all have chosen is discarded together."""

    fields = ("seat", "giving")

    def __init__(self, seat: int, giving: Giving) -> None:
        super().__init__(seat)
        self.giving = giving

    def prompt(self, s: StormDragons) -> Prompt:
        asked = self.giving.prompt(s)
        return Prompt(asked.text, asked.clauses + ("SD-A75",))

    def options(self, s: StormDragons) -> list[Option]:
        return self.giving.choices(s)

    def open(self, s: StormDragons, option: Option) -> None:
        self.giving.take(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return self.giving.refusal(s, option)

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return self.giving.others(s, seat, option)


def make_discard(s: StormDragons, side: int, owed: list[Giving]) -> None:
    """SD-A45 What the ability of this side makes others give."""
    if s.battlefronts:  # SDC-1 people at the same time, and then the others one after another
        s.plan([giving for giving in owed if giving.side >= s.seats])
        for giving in owed:
            if giving.side < s.seats:
                giving.perform(s)
    elif s.house.discards_clockwise:  # SD-A75 from the left of this side on
        first: list[Step[Any]] = [giving for giving in owed if giving.seat > side]
        s.plan(first + [giving for giving in owed if giving.seat < side])
    else:
        for giving in owed:
            if len(giving.choices(s)) > 1:
                s.waiting += (Discarding(giving.seat, giving),)
            else:
                s.agenda.append(giving)  # SD-A75 done when the choices of the others are opened


def has_pile(s: StormDragons, seat: int) -> bool:
    """Whether there is anything to draw."""
    return bool(s.draws[seat] or s.discards[seat])
