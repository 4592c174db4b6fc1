"""Storm Dragons: playing a card, steps 1 and 2 of a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wyrmhall.games.storm_dragons.cards import (
    ALL_DRAGONS,
    AT_BOTTOM,
    AT_HEAD,
    AT_TAIL,
    DAY,
    DOWN,
    DOWNED,
    DRAGONS,
    HUSHING,
    MOST_SEATS,
    MOST_SIDES,
    NECROMANCER,
    NIGHT,
    ON_TOP,
    PASS,
    SKIES,
    STORM_RIDER,
    THUNDERBURST,
    TO_FRONT,
    TO_SKY,
    UP,
    WARLORD,
    WINDSTORM,
    Aim,
)
from wyrmhall.games.storm_dragons.piles import (
    add_dragon,
    add_storm,
    enemy_pile,
    leave_hand,
    look_for_end_of_enemies,
    next_dragon_of_enemies,
    remove_dragon,
)
from wyrmhall.games.storm_dragons.reach import cards_of_hand, dragons_of, flight_place, may_join_flight
from wyrmhall.games.storm_dragons.state import StormDragons, changed, face_up, is_enemy, opposite
from wyrmhall.games.storm_dragons.strength import (
    BATTLE_CRY,
    are_storms_hushed,
    head,
    must_down,
    necromancer_against,
    points_of,
    strength,
    top,
)
from wyrmhall.games.storm_dragons.telling import in_hand, on_way, strengths, tell_change, tell_token_free
from wyrmhall.kernel.knowledge import HoldsOneOf
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.play import apply
from wyrmhall.kernel.said import Cause, Part, Place, Said, Seat, because_of, card, named, said
from wyrmhall.kernel.state import Decision, Event, Offer, Step, without
from wyrmhall.kernel.value import NONE, Value

# Where a card goes, in a word.
WHERE: Final = {AT_HEAD: "head", AT_TAIL: "tail", TO_FRONT: "front", ON_TOP: "on-top", AT_BOTTOM: "at-bottom"}
# SD-60 What each card does when it is first played, by kind, seat and side; abilities.py fills it in.
INSTANT: Final[list[list[list[Step[Any] | None]]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Step[StormDragons]):
    """A step of one seat's."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class For(Offer[StormDragons]):
    """What a seat chooses for a side: its own, or that of an ally (SDC-9)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def choices(self, s: StormDragons) -> list[Option]:
        """What may be chosen for the side."""
        raise NotImplementedError

    def question(self, s: StormDragons) -> Prompt:
        """What is asked when the seat chooses for its own side."""
        raise NotImplementedError

    def cause(self, s: StormDragons) -> Cause | None:
        """The card because of which it is asked."""
        return None

    def prompt(self, s: StormDragons) -> Prompt:
        asked = self.question(s)
        if not is_enemy(self.side):
            return asked
        parts = named(asks=self.asks, enemy=Seat(self.side))  # SDC-12
        return Prompt(Said("equal-for-enemy", parts + because_of(asked.cause)), asked.clauses, asked.cause)

    def perform(self, s: StormDragons) -> None:
        instead = self.instead(s) if is_enemy(self.side) else None
        if instead is not None:
            s.agenda.append(instead)
            return
        found = self.options(s)
        if len(found) > 1:
            s.waiting += (self,)
        elif found:
            if s.events is not None and found[0] is PASS:
                self.tell_pass(s, "declines" if len(self.choices(s)) > 1 else "finds-nothing")
            self.take(s, found[0])

    def announce(self, s: StormDragons, option: Option) -> None:
        """What comes of the choice is told by itself, for an enemy acts without being asked; nothing comes of PASS."""
        if option is PASS:
            self.tell_pass(s, "declines")

    def tell_pass(self, s: StormDragons, kind: str) -> None:
        """The ability is not used, or there is nothing to use it on."""
        if s.events is not None:
            s.events.append(Event(kind, self.side, cause=self.cause(s)))

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-12 What an enemy would choose: what is best against its opponent; of equals the players choose."""
        return best_for(s, self, found)

    def instead(self, s: StormDragons) -> Step[Any] | None:
        """SDC-14 What an enemy does instead of choosing, if it does."""
        return None

    def options(self, s: StormDragons) -> list[Option]:
        found = self.choices(s)
        return self.by_rule(s, found) if len(found) > 1 and is_enemy(self.side) else found

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return is_asked_next(s, self, option)

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


def is_asked_next(s: StormDragons, decision: Decision[StormDragons], option: Option) -> bool:
    """Whether the seat must choose again before anything happens but by its own card, which lies open to all."""
    world = s.copy()
    apply(world, decision, option)
    while not world.waiting and world.agenda and isinstance(world.agenda[-1], (Play, Unfold, For)):
        world.agenda.pop().perform(world)
    return [each.seat for each in world.waiting] == [decision.seat]


def best_for(s: StormDragons, decision: For, found: list[Option]) -> list[Option]:
    """The options with which the side does best, by trying each."""
    margins = [margin_after(s, decision, option) for option in found]
    best = max(margins, default=0)
    return [option for option, margin in zip(found, margins) if margin == best]


def margin_after(s: StormDragons, decision: For, option: Option) -> int:
    """How far the side would be ahead with this option."""
    return margin(imagined(s, decision, option), decision.side)


def imagined(s: StormDragons, decision: For, option: Option) -> StormDragons:
    """SDC-12 The world with this option, and with the card in place of which it is a part."""
    world = s.copy()
    world.waiting, world.agenda = (), unfinished(s, decision)
    decision.take(world, option)
    while world.agenda:
        step = world.agenda.pop()
        if not (isinstance(step, Instant) and step.is_blind):
            step.perform(world)
            world.waiting = ()  # what people will choose is not foreseen
    return world


def unfinished(s: StormDragons, decision: For) -> list[Step[Any]]:
    """What is left to do with the card whose ability is used, or for which a dragon is downed, until it is placed."""
    first = len(s.agenda)
    is_placed = isinstance(decision, (Placing, Laying))
    while first > 0 and not is_placed:
        step = s.agenda[first - 1]
        if not isinstance(step, (For, Joining)) or step.side != decision.side:
            break
        is_placed = isinstance(step, (Placing, Laying, Joining))
        first -= 1
    return s.agenda[first:]


def margin(s: StormDragons, side: int) -> int:
    """How far a side is ahead of the one opposite, or of whoever challenges it."""
    rival = s.challenger if s.is_challenged(side) else opposite(side)
    return strength(s, side) - strength(s, rival)


# --- Steps 1 and 2 of a turn ----------------------------------------------------------------------


class Play(Step[StormDragons]):
    """SD-26 The card is shown; its instant ability is used, and SD-27 it is placed.  SD-A43 Also in a chain."""

    fields = ("seat", "side", "row", "is_mute")

    def __init__(self, seat: int, side: int, row: int, is_mute: bool) -> None:
        self.seat = seat
        self.side = side
        self.row = row
        self.is_mute = is_mute  # SD-A57 a dragon that is only added

    def perform(self, s: StormDragons) -> None:
        seat, row = self.seat, self.row
        leave_hand(s, seat, row)
        s.showing += (row,)
        if row < DRAGONS:
            s.flew = True
            if seat not in s.mustered:
                s.mustered = tuple(sorted(s.mustered + (seat,)))  # SD-37, SD-86, SD-A39
        if s.events is not None:
            self.tell(s)
        s.agenda.append(Unfold(seat, self.side, row, self.is_mute))
        if s.sky == NONE and s.house.sky_first:
            s.waiting += (ChooseSide(seat),)  # SD-28, SD-A9 before the instant ability

    def tell(self, s: StormDragons) -> None:
        assert s.events is not None
        places = in_hand(self.seat), on_way()
        if self.side != self.seat:
            s.events.append(Event("sends", self.seat, (self.row,), named(ally=Seat(self.side)), *places))
        else:
            s.events.append(Event("plays" if self.row < DRAGONS else "casts", self.seat, (self.row,), (), *places))


class Unfold(Step[StormDragons]):
    """SD-26, SD-27 What follows when the card is shown: the instant ability, then its place; SD-61 the card decides."""

    fields = ("seat", "side", "row", "is_mute")

    def __init__(self, seat: int, side: int, row: int, is_mute: bool) -> None:
        self.seat = seat
        self.side = side
        self.row = row
        self.is_mute = is_mute

    def perform(self, s: StormDragons) -> None:
        seat, side, row = self.seat, self.side, self.row
        ability = None if self.is_mute else instant_of(s, seat, side, row)
        if row >= DRAGONS:
            if ability is not None and row == WINDSTORM:
                s.agenda.append(ability)  # SD-106, SD-A71 after it
                ability = None
            s.agenda.append(Laying(seat, side, row))
        else:
            how = HUSHING if row == THUNDERBURST and s.sky == DAY else UP  # SD-99, SD-A55 as it was shown
            s.agenda.append(Placing(seat, side, row, how, self.is_mute))
            if row != STORM_RIDER:
                s.agenda.append(Downing(seat, side, row))  # SD-90 owed when it is placed
        if ability is not None:
            s.agenda.append(ability)


def instant_of(s: StormDragons, seat: int, side: int, row: int) -> Step[Any] | None:
    """The instant ability of a card, if it works now."""
    if s.variant.stays_mute(s, seat, side, row) or (row >= DRAGONS and are_storms_hushed(s, side)):  # SD-A54
        return None
    return INSTANT[row][seat][side]


def will_not_be_placed(s: StormDragons) -> None:
    """SD-86 The card whose ability is being used goes elsewhere: its Downing and Placing come next, and are dropped."""
    assert isinstance(s.agenda[-2], Placing)
    del s.agenda[-2:]


class ChooseSide(Decision[StormDragons]):
    """SD-28 The opener chooses the sky, day or night.  (Records know it by this name.)"""

    asks = "sky"

    def prompt(self, s: StormDragons) -> Prompt:
        row = self.led(s)
        day, night = points_of(s, row, DAY), points_of(s, row, NIGHT)
        return Prompt(said("choose-sky", cards=card(row), day=day, night=night), ("SD-28", "SD-A9"))

    def led(self, s: StormDragons) -> int:
        """The card with which the round was opened: it is shown, or lies in its place."""
        for row in s.showing[-1:]:
            return row
        for side in s.active:
            for row in (head(s, side), top(s, side)):
                if row != NONE:
                    return row
        return NONE

    def options(self, s: StormDragons) -> list[Option]:
        return TO_SKY

    def take(self, s: StormDragons, option: Option) -> None:
        s.sky = DAY if option is TO_SKY[DAY] else NIGHT

    def deed(self, s: StormDragons, option: Option) -> Said:
        sky = TO_SKY.index(option)
        return said("choose-sky", sky=SKIES[sky], points=points_of(s, self.led(s), sky))

    def announce(self, s: StormDragons, option: Option) -> None:
        if s.events is not None:
            s.events.append(Event("chooses-sky", self.seat, (), named(sky=SKIES[TO_SKY.index(option)])))

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return is_asked_next(s, self, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("day-or-night", ("SD-28",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("another-chooses-sky", rival=Seat(self.seat)), ("SD-28",))


class Downing(For):
    """SD-90 Before the dragon joins the flight another has to be downed, from flight or hand: SD-A46."""

    fields = ("seat", "side", "row")
    asks = "laying-down"

    def __init__(self, seat: int, side: int, row: int) -> None:
        super().__init__(seat, side)
        self.row = row

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        parts = named(cards=card(self.row), side=Seat(self.side)) + because_of(cause)
        return Prompt(Said("lay-down", parts), ("SD-90", "SD-91"), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(NECROMANCER, necromancer_against(s, self.side))

    def choices(self, s: StormDragons) -> list[Option]:
        if not must_down(s, self.side):
            return []
        found = cards_of_hand(s, self.seat, dragons_only=True)  # SD-A74 nothing left: it is placed without
        for aim in dragons_of(s, self.side, heads=True):
            if aim.where != DOWNED:
                found.append(aim)
        return found

    def instead(self, s: StormDragons) -> Step[Any] | None:
        is_bare = head(s, self.side) == NONE
        return DownNext(self.seat, self.side) if is_bare and must_down(s, self.side) else None  # SDC-13

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-13 One of its flight; SDC-5 it has no hand."""
        return best_for(s, self, [option for option in found if isinstance(option, Aim)])

    def take(self, s: StormDragons, option: Option) -> None:
        owner, held_by = self.seat, s.holder
        before = strengths(s) if s.events is not None else ()
        origin = self.target(s, option) if s.events is not None else None
        if isinstance(option, Aim):
            row = option.row
            owner = remove_dragon(s, option)
        else:
            row = option.card
            leave_hand(s, self.seat, row)
        put_down(s, self.side, row, owner)
        if s.events is not None:
            tell_change(s, before, "lays-down", self.side, (row,), self.cause(s), origin, Place("flight", self.side))
            tell_token_free(s, held_by)

    def deed(self, s: StormDragons, option: Option) -> Said:
        if isinstance(option, Aim):
            return said("lay-down", cards=card(option.row), origin="flight")
        return said("lay-down", cards=card(option.card), origin="hand")

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return flight_place(s, option) if isinstance(option, Aim) else in_hand(self.seat)

    def implies(self, s: StormDragons) -> tuple[Value, ...]:
        return () if face_up(s.flights[self.side]) else (HoldsOneOf("hand", self.seat, ALL_DRAGONS),)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal(Said("lay-down-first", because_of(self.cause(s))), ("SD-90", "SD-91"))


def put_down(s: StormDragons, side: int, row: int, owner: int) -> None:
    """SD-91 Behind all others; it is not mustered: SD-A48."""
    add_dragon(s, side, len(s.flights[side]), s.cards.dragon[row][DOWN], owner)


class Placing(For):
    """SD-27 A dragon goes to the head or the tail of the flight; SD-77 by day a Storm Rider may join the front."""

    fields = ("seat", "side", "row", "how", "is_mute")
    asks = "placing"

    def __init__(self, seat: int, side: int, row: int, how: int, is_mute: bool) -> None:
        super().__init__(seat, side)
        self.row = row
        self.how = how
        self.is_mute = is_mute  # SD-A57

    def question(self, s: StormDragons) -> Prompt:
        cause, found = self.cause(s), self.choices(s)
        parts: list[tuple[str, Part]] = [("cards", card(self.row)), ("side", Seat(self.side))]
        for option in found:
            parts.append((WHERE[option], strength(imagined(s, self, option), self.side)))
        if TO_FRONT not in found:
            return Prompt(Said("place-dragon", tuple(parts)), ("SD-27",), cause)
        return Prompt(
            Said("place-rider" if AT_TAIL in found else "place-rider-first", tuple(parts)), ("SD-27", "SD-77"), cause
        )

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(self.row, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = []
        is_free = self.row == STORM_RIDER and s.sky == DAY
        if not is_free or may_join_flight(s, self.seat, self.side, 1):
            found.append(AT_HEAD)
            if head(s, self.side) != NONE:
                found.append(AT_TAIL)
        if is_free:
            found.append(TO_FRONT)  # SD-77
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        if TO_FRONT in found:  # SD-113 its own strength decides
            strengths = [strength(imagined(s, self, option), self.side) for option in found]
            best = [option for option, points in zip(found, strengths) if points == max(strengths)]
        else:
            best = best_for(s, self, found)
        for first in (TO_FRONT, AT_HEAD):  # SDC-13
            if first in best:
                return [first]
        return best

    def take(self, s: StormDragons, option: Option) -> None:
        seat, side, row = self.seat, self.side, self.row
        joining = Joining(seat, side, row, self.how, self.is_mute, option is AT_HEAD)
        if option is TO_FRONT:
            s.agenda.append(Laying(seat, side, row))
        elif row == STORM_RIDER:
            s.plan([Downing(seat, side, row), joining])  # SD-90 owed now that it joins the flight
        else:
            joining.perform(s)

    def deed(self, s: StormDragons, option: Option) -> Said:
        total = strength(imagined(s, self, option), self.side)
        return said(f"place-at-{WHERE[option]}", cards=card(self.row), side=Seat(self.side), total=total)

    def announce(self, s: StormDragons, option: Option) -> None:
        """Where a Storm Rider goes, if something more is to be chosen before it is there."""
        is_asked_more = bool(s.fronts[self.side]) if option is TO_FRONT else must_down(s, self.side)
        if s.events is not None and self.row == STORM_RIDER and is_asked_more:
            s.events.append(Event("picks-place", self.side, (self.row,), named(where=WHERE[option])))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        if option is TO_FRONT:
            return Place("front", self.side)
        last = face_up(s.flights[self.side]) - 1
        return Place("flight", self.side, min(last, 0) if option is AT_HEAD else last)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is TO_FRONT:
            return Refusal("only-rider-to-front", ("SD-77", "SD-27"))
        return Refusal("head-or-tail", ("SD-27",))


class Joining(Step[StormDragons]):
    """The dragon comes down at its end of the flight; SD-91 downed dragons stay behind it."""

    fields = ("seat", "side", "row", "how", "is_mute", "is_head")

    def __init__(self, seat: int, side: int, row: int, how: int, is_mute: bool, is_head: bool) -> None:
        self.seat = seat
        self.side = side
        self.row = row
        self.how = how
        self.is_mute = is_mute
        self.is_head = is_head

    def perform(self, s: StormDragons) -> None:
        side, row = self.side, self.row
        before = strengths(s) if s.events is not None else ()
        s.showing = without(s.showing, row)
        place = 0 if self.is_head else face_up(s.flights[side])
        add_dragon(s, side, place, s.cards.dragon[row][self.how], self.seat)
        if self.is_head and row == WARLORD and not self.is_mute and not s.variant.stays_mute(s, self.seat, side, row):
            s.cries = changed(s.cries, side, s.cries[side] + BATTLE_CRY)  # SD-73, SD-A35, SD-A36, SD-A72
        if s.events is not None:
            kind, to = "joins-head" if self.is_head else "joins-tail", Place("flight", side, place)
            tell_change(s, before, kind, side, (row,), None, on_way(), to)


class Laying(For):
    """SD-27 A storm goes on top or at the bottom of the storm front."""

    fields = ("seat", "side", "row")
    asks = "laying"

    def __init__(self, seat: int, side: int, row: int) -> None:
        super().__init__(seat, side)
        self.row = row

    def question(self, s: StormDragons) -> Prompt:
        above, below = [strength(imagined(s, self, option), self.side) for option in (ON_TOP, AT_BOTTOM)]
        asked = said("lay-storm", cards=card(self.row), side=Seat(self.side), top=above, bottom=below)
        return Prompt(asked, ("SD-27",), self.cause(s))

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(self.row, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        return [ON_TOP, AT_BOTTOM] if s.fronts[self.side] else [ON_TOP]

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        return [ON_TOP]  # SDC-13

    def take(self, s: StormDragons, option: Option) -> None:
        before = strengths(s) if s.events is not None else ()
        s.showing = without(s.showing, self.row)
        add_storm(s, self.side, 0 if option is ON_TOP else len(s.fronts[self.side]), self.row, self.seat)
        if s.events is not None:
            kind, to = "lays-on-top" if option is ON_TOP else "lays-at-bottom", self.target(s, option)
            tell_change(s, before, kind, self.side, (self.row,), None, on_way(), to)

    def deed(self, s: StormDragons, option: Option) -> Said:
        total = strength(imagined(s, self, option), self.side)
        return said(f"lay-{WHERE[option]}", cards=card(self.row), side=Seat(self.side), total=total)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        last = len(s.fronts[self.side]) - 1
        return Place("front", self.side, min(last, 0) if option is ON_TOP else last)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("top-or-bottom", ("SD-27",))


def not_your_turn(playing: int) -> Refusal:
    return Refusal(said("another-plays", rival=Seat(playing)), ("SD-34", "SD-22"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Step[StormDragons]):
    """An ability that does something at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")
    clause: ClassVar[str] = ""
    row: ClassVar[int] = NONE  # the card whose ability it is
    is_foreseen: ClassVar[bool] = False  # nothing comes into it but what lies on the table
    is_blind: ClassVar[bool] = False  # nobody knows what it will bring: an enemy does not look at its pile

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def works(self, s: StormDragons) -> bool:
        """Whether it would do anything now."""
        return True


class DownNext(Instant):
    """SDC-13 An enemy without a face-up dragon downs the next dragon of its pile; SD-A74 if there is none, nothing."""

    is_blind = True

    def perform(self, s: StormDragons) -> None:
        row = next_dragon_of_enemies(s, self.side)
        if row != NONE:
            before = strengths(s) if s.events is not None else ()
            put_down(s, self.side, row, self.side)
            if s.events is not None:
                cause, to = Cause(NECROMANCER, necromancer_against(s, self.side)), Place("flight", self.side)
                tell_change(s, before, "lays-down", self.side, (row,), cause, enemy_pile(), to)
        look_for_end_of_enemies(s)


EVERY_SEAT: Final = tuple(range(MOST_SEATS))
EVERY_SIDE: Final = tuple(range(MOST_SIDES))
PLAYING: Final[tuple[type[Value], ...]] = (Play, Unfold, ChooseSide, Downing, DownNext, Placing, Joining, Laying)
