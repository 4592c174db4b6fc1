"""Storm Dragons: what instant abilities are made of: using one or not, playing more cards, turning the token."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.cards import (
    DRAGONS,
    GOLEMMANCER,
    NAMES,
    PASS,
    SENTINEL,
    SKIES,
    TO_SKY,
    USE,
    WINDSTORM,
)
from wyrmhall.games.storm_dragons.playing import For, Instant, Play, best_for, is_asked_next, not_your_turn
from wyrmhall.games.storm_dragons.reach import playable
from wyrmhall.games.storm_dragons.state import StormDragons, is_enemy
from wyrmhall.games.storm_dragons.strength import is_locked, necromancer_against, strength
from wyrmhall.games.storm_dragons.telling import changes, strengths
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cause, Place, Said, Seat, because_of, card, named, said
from wyrmhall.kernel.state import Decision, Event
from wyrmhall.kernel.value import NONE, Value


class May(For):
    """SD-A45 Using one's own instant ability is optional."""

    fields = ("seat", "side", "ability")
    asks = "ability"

    def __init__(self, seat: int, side: int, ability: Instant) -> None:
        super().__init__(seat, side)
        self.ability = ability

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        parts = named(changes=self.foreseen(s)) + because_of(cause)
        return Prompt(Said(f"may-{self.word()}", parts), (self.ability.clause, "SD-A45"), cause)

    def foreseen(self, s: StormDragons) -> tuple[Said, ...]:
        """Whose strength it would change at once, where no further card and no further choice comes into it."""
        if not self.ability.is_foreseen:
            return ()
        world = s.copy()
        self.ability.perform(world)
        return changes(world, strengths(s))

    def word(self) -> str:
        return NAMES[self.ability.row].lower()

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(self.ability.row, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        return [PASS, USE] if self.ability.works(s) else [PASS]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is USE:
            s.agenda.append(self.ability)

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option is PASS:
            return do_not_use(self.ability.row)
        return said("use", cards=card(self.ability.row), ability=self.word())

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal(said("use-or-not", cards=card(self.ability.row)), ("SD-26", self.ability.clause))

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        best = best_for(s, self, found)
        return [USE] if USE in best else [PASS]  # SDC-14


def do_not_use(row: int) -> Said:
    """SD-A45 What passing means to an ability."""
    return said("do-not-use", cards=card(row))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bringing(Instant):
    """An ability that brings a player cards, of hand or pile; SDC-14 an enemy turns up some of its pile instead."""

    def works(self, s: StormDragons) -> bool:
        return is_enemy(self.side) or self.may_bring(s)

    def perform(self, s: StormDragons) -> None:
        if is_enemy(self.side):
            self.turn_up(s)
        else:
            self.bring(s)

    def may_bring(self, s: StormDragons) -> bool:
        """Whether it would bring a player anything now."""
        return True

    def bring(self, s: StormDragons) -> None:
        """What a player does with it."""
        raise NotImplementedError

    def turn_up(self, s: StormDragons) -> None:
        """What an enemy does with it."""
        raise NotImplementedError


class Extra(Decision[StormDragons]):
    """SD-106, SD-108 Further dragons may be played; SD-87 or one more card must be."""

    fields = ("seat", "side", "times", "must", "is_mute", "row")
    asks = "extra"

    def __init__(self, seat: int, side: int, times: int, must: bool, is_mute: bool, row: int = WINDSTORM) -> None:
        super().__init__(seat)
        self.side = side
        self.times = times
        self.must = must
        self.is_mute = is_mute
        self.row = row  # the card that lets it be played

    def perform(self, s: StormDragons) -> None:
        found = self.playable(s)
        if self.must and found and len(s.hands[self.seat]) == 1:
            self.take(s, found[0])  # nothing to choose, as everybody can see
        elif found:
            s.waiting += (self,)  # SD-A42 if there is a card that may be played

    def playable(self, s: StormDragons) -> list[Option]:
        return playable(s, self.seat, self.side, dragons_only=not self.must)

    def cause(self) -> Cause:
        return Cause(GOLEMMANCER if self.must else self.row, self.side)

    def prompt(self, s: StormDragons) -> Prompt:
        cause = self.cause()
        if self.must:
            return Prompt(Said("play-one-more", because_of(cause)), ("SD-87", "SD-A42"), cause)
        parts = named(left=self.times) + because_of(cause)
        return Prompt(Said("add-dragon", parts), ("SD-106", "SD-108"), cause)

    def options(self, s: StormDragons) -> list[Option]:
        found = self.playable(s)
        if not self.must or not found:  # none: in a world that somebody imagines
            found.append(PASS)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if option is not PASS:
            if self.times > 1:
                s.agenda.append(Extra(self.seat, self.side, self.times - 1, self.must, self.is_mute, self.row))
            s.agenda.append(Play(self.seat, self.side, option.card, self.is_mute))

    def deed(self, s: StormDragons, option: Option) -> Said:
        return said("add-nothing") if option is PASS else deed_of_card(self.seat, self.side, option.card)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return place_of_card(self.side, option.card)

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return is_asked_next(s, self, option)

    def announce(self, s: StormDragons, option: Option) -> None:
        if option is PASS and s.events is not None:  # a card that is played is told by itself
            s.events.append(Event("adds-nothing", self.side, cause=self.cause()))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is PASS:
            return Refusal("must-play-one-more", ("SD-87", "SD-A42"))
        if option.card in s.hands[self.seat] and (option.card < DRAGONS or self.must):
            return none_to_lay_down(s, self.side)
        if self.must:
            return Refusal("play-from-hand", ("SD-87",))
        return Refusal("add-dragon-or-not", ("SD-106", "SD-108"))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


def deed_of_card(seat: int, side: int, row: int) -> Said:
    """What playing a card from hand is, for one's own side or for an ally."""
    kind = "play" if row < DRAGONS else "cast"
    return said(kind, cards=card(row)) if side == seat else said("send", cards=card(row), ally=Seat(side))


def place_of_card(side: int, row: int) -> Place | None:
    """SD-27 Where a card will lie."""
    return None if row == NONE else Place("flight" if row < DRAGONS else "front", side)


def none_to_lay_down(s: StormDragons, side: int) -> Refusal:
    """SD-A47 What a Necromancer does to whoever has no other dragon."""
    return Refusal(said("none-to-lay-down", rival=Seat(necromancer_against(s, side))), ("SD-A47", "SD-90"))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnToken(For):
    """SD-78, SD-80, SD-107 You may turn the sky, to day or to night."""

    fields = ("seat", "side", "to", "row")
    asks = "turning"

    def __init__(self, seat: int, side: int, to: int, row: int = SENTINEL) -> None:
        super().__init__(seat, side)
        self.to = to
        self.row = row  # the card that may turn it

    def question(self, s: StormDragons) -> Prompt:
        cause, world = self.cause(s), s.copy()
        world.sky = self.to
        before, after = strength(s, self.side), strength(world, self.side)
        parts = named(
            sky=SKIES[self.to],
            change="none" if before == after else "some",
            before=before,
            after=after,
            others=changes(world, strengths(s), self.side),
        )
        return Prompt(Said("turn-sky", parts + because_of(cause)), ("SD-78", "SD-80", "SD-107"), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(self.row, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        if s.sky != 1 - self.to or is_locked(s, self.to):  # SD-79, SD-109
            return [PASS]
        return [PASS, TO_SKY[self.to]]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is not PASS:
            before = strengths(s) if s.events is not None else ()
            s.sky = self.to  # SD-58
            if s.events is not None:
                parts = named(sky=SKIES[self.to], changes=changes(s, before))
                s.events.append(Event("turns-sky", self.side, (), parts, cause=self.cause(s)))

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option is PASS:
            return said("leave-sky", sky=SKIES[1 - self.to], total=strength(s, self.side))
        world = s.copy()
        world.sky = self.to
        return said("turn-sky", sky=SKIES[self.to], total=strength(world, self.side))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal(said("turn-or-not", sky=SKIES[self.to]), ("SD-78", "SD-80", "SD-107"))

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        best = best_for(s, self, found)
        return [PASS] if PASS in best else best  # SD-114


INSTANTS: Final[tuple[type[Value], ...]] = (May, Extra, TurnToken)
