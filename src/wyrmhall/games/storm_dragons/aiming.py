"""Storm Dragons: what several cards do: point at a card in play, take a dragon back, make others discard."""

from __future__ import annotations

from typing import ClassVar, Final

from wyrmhall.games.storm_dragons.cards import (
    ASSASSIN,
    BLIZZARD,
    CONJURER,
    FOG,
    GOLEMMANCER,
    HAILSTORM,
    HEAD,
    KING,
    OUTRIDER,
    PASS,
    PRINCE,
    SPY,
    STORM_CALLER,
    TEMPEST,
    Aim,
)
from wyrmhall.games.storm_dragons.instants import do_not_use
from wyrmhall.games.storm_dragons.piles import remove_dragon, remove_storm
from wyrmhall.games.storm_dragons.playing import For, best_for, margin_after
from wyrmhall.games.storm_dragons.reach import dragons_of, flight_place, front_place, storms_to_aim_at
from wyrmhall.games.storm_dragons.state import StormDragons, opposite
from wyrmhall.games.storm_dragons.strength import head
from wyrmhall.games.storm_dragons.telling import (
    Strengths,
    strengths,
    tell_change,
    tell_token_free,
)
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cause, Place, Said, Seat, because_of, card, named, said
from wyrmhall.kernel.state import Event, SecretDecision
from wyrmhall.kernel.value import NONE

WORTH_AGAIN: Final = (ASSASSIN, PRINCE, CONJURER, GOLEMMANCER, STORM_CALLER)  # SD-110


@mypyc_attr(allow_interpreted_subclasses=True)
class Aiming(For):
    """You may point at a card in play, and something happens to it."""

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def hit(self, s: StormDragons, aim: Aim) -> None:
        raise NotImplementedError

    def row(self) -> int:
        """The card whose ability it is."""
        raise NotImplementedError

    def deed_to(self, s: StormDragons, aim: Aim) -> Said:
        """What pointing at the card does to it."""
        raise NotImplementedError

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(self.row(), self.side)

    def deed(self, s: StormDragons, option: Option) -> Said:
        return self.deed_to(s, option) if isinstance(option, Aim) else do_not_use(self.row())

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]  # SD-A45
        found += self.targets(s)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if isinstance(option, Aim):
            self.hit(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        clauses = self.prompt(s).clauses + ("SD-A17",)
        row = option.target if option.target != NONE else option.card
        return Refusal(said("no-target", cards=card(row)) if row != NONE else Said("point-or-not"), clauses)


class TakeBack(Aiming):
    """SD-68 King, SD-97 Spy by day: another dragon of the flight, a downed one too, goes back into hand: SD-A48."""

    fields = ("seat", "side", "by")
    asks = "taking-back"

    def __init__(self, seat: int, side: int, by: int = KING) -> None:
        super().__init__(seat, side)
        self.by = by  # King or Spy

    def row(self) -> int:
        return self.by

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("take-back", because_of(cause)), ("SD-68", "SD-97"), cause)

    def deed_to(self, s: StormDragons, aim: Aim) -> Said:
        return said("take-back", cards=card(aim.row))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return flight_place(s, option) if isinstance(option, Aim) else None

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
        held_by = s.holder
        before = strengths(s) if s.events is not None else ()
        origin = flight_place(s, aim) if s.events is not None else None
        remove_dragon(s, aim)
        s.variant.take_back(s, self.seat, self.side, aim.row)
        if s.events is not None:
            kind, to = s.variant.way_back(self.seat, self.side)
            tell_change(s, before, kind, self.side, (aim.row,), self.cause(s), origin, to)
            tell_token_free(s, held_by)


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

    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "causer")

    def __init__(self, seat: int, side: int, causer: int = NONE) -> None:
        super().__init__(seat, side)
        self.causer = causer  # whose ability it is

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = []
        found += self.targets(s)
        return found

    def tell(self, s: StormDragons, before: Strengths, aim: Aim, owner: int, origin: Place | None) -> None:
        to = s.variant.discards_place(owner)
        tell_change(s, before, "discards", self.side, (aim.row,), self.cause(s), origin, to)

    def deed(self, s: StormDragons, option: Option) -> Said:
        assert isinstance(option, Aim)
        return said("discard", cards=card(option.row), side=Seat(self.side))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        asked = self.prompt(s)
        return Refusal(Said(f"not-{self.asks}", because_of(asked.cause)), asked.clauses + ("SD-A45",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return Refusal(Said("others-discard", because_of(self.cause(s))), ("SD-A45", "SD-A75"))


class GiveDragon(Giving):
    """SD-98, SD-103 A dragon of one's choice goes from the flight to the discards."""

    fields = ("seat", "side", "heads", "causer")
    asks = "giving-dragon"

    def __init__(self, seat: int, side: int, heads: bool, causer: int = NONE) -> None:
        super().__init__(seat, side, causer)
        self.heads = heads  # SD-A53 the Spy leaves the head alone

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        kind, clauses = ("give-dragon", ("SD-103",)) if self.heads else ("give-follower", ("SD-98", "SD-A53"))
        return Prompt(Said(kind, named(side=Seat(self.side)) + because_of(cause)), clauses, cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(BLIZZARD if self.heads else SPY, self.causer)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return flight_place(s, option) if isinstance(option, Aim) else None

    def targets(self, s: StormDragons) -> list[Aim]:
        return dragons_of(s, self.side, self.heads)  # SD-A60 an empty flight gives nothing

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        held_by = s.holder
        before = strengths(s) if s.events is not None else ()
        origin = flight_place(s, option) if s.events is not None else None
        owner = remove_dragon(s, option)
        s.variant.discard(s, owner, (option.row,))
        if s.events is not None:
            self.tell(s, before, option, owner, origin)
            tell_token_free(s, held_by)


class GiveStorm(Giving):
    """SD-105 A storm of one's choice goes from the front to the discards."""

    asks = "giving-storm"

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("give-storm", named(side=Seat(self.side)) + because_of(cause)), ("SD-105",), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(HAILSTORM, self.causer)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return front_place(s, option) if isinstance(option, Aim) else None

    def targets(self, s: StormDragons) -> list[Aim]:
        return storms_to_aim_at(s, self.side)

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-15 The one that helps the enemy least; of equals one without an ability."""
        best = best_for(s, self, found)
        plain = [option for option in best if option.target != TEMPEST and option.target != FOG]
        return plain or best

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        before = strengths(s) if s.events is not None else ()
        origin = front_place(s, option) if s.events is not None else None
        owner = remove_storm(s, option)
        s.variant.discard(s, owner, (option.row,))
        if s.events is not None:
            self.tell(s, before, option, owner, origin)


class Discarding(SecretDecision[StormDragons]):
    """SD-A75 Who has a choice makes it in secret; what all have chosen is discarded together."""

    fields = ("seat", "giving")
    asks = "discarding"

    def __init__(self, seat: int, giving: Giving) -> None:
        super().__init__(seat)
        self.giving = giving

    def prompt(self, s: StormDragons) -> Prompt:
        asked = self.giving.prompt(s)
        return Prompt(asked.said, asked.clauses + ("SD-A75",), asked.cause)

    def options(self, s: StormDragons) -> list[Option]:
        return self.giving.choices(s)

    def open(self, s: StormDragons, option: Option) -> None:
        self.giving.take(s, option)

    def deed(self, s: StormDragons, option: Option) -> Said:
        return self.giving.deed(s, option)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return self.giving.target(s, option)

    def announce(self, s: StormDragons, option: Option) -> None:
        if s.events is not None:
            audience, cause = (self.seat,), self.giving.cause(s)
            s.events.append(Event("has-chosen", self.seat, (option.target,), cause=cause, audience=audience))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return self.giving.refusal(s, option)

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return self.giving.others(s, seat, option)


def has_pile(s: StormDragons, seat: int) -> bool:
    """Whether there is anything to draw."""
    return bool(s.draws[seat] or s.discards[seat])
