"""Storm Dragons: playing a card, steps 1 and 2 of a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wyrmhall.games.storm_dragons.cards import (
    ALL_DRAGONS,
    AT_BOTTOM,
    AT_HEAD,
    AT_TAIL,
    BEHIND,
    CARD,
    DAY,
    DOWN,
    DOWNED,
    DRAGONS,
    FLYING,
    HEAD,
    HUSHING,
    KING,
    MOST_SEATS,
    MOST_SIDES,
    NIGHT,
    ON_TOP,
    PASS,
    SPY,
    STORM_RIDER,
    STORMING,
    THUNDERBURST,
    TO_FRONT,
    TO_SIDE,
    UP,
    USE,
    WARLORD,
    WINDSTORM,
    Aim,
)
from wyrmhall.games.storm_dragons.piles import (
    leave_hand,
    look_for_end_of_enemies,
    next_dragon_of_enemies,
    remove_dragon,
)
from wyrmhall.games.storm_dragons.state import StormDragons, changed, dragons_in, face_up
from wyrmhall.games.storm_dragons.strength import BATTLE_CRY, are_storms_hushed, head, is_locked, must_down, strength
from wyrmhall.kernel.knowledge import HoldsOneOf
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import Decision, Offer, Step, without
from wyrmhall.kernel.value import NONE, Value

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

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SDC-12 What an enemy would choose: what is best against its opponent; of equals the players choose."""
        return best_for(s, self, found)

    def options(self, s: StormDragons) -> list[Option]:
        found = self.choices(s)
        return self.by_rule(s, found) if len(found) > 1 and s.is_enemy(self.side) else found

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


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
    rival = s.challenger if s.is_challenged(side) else (side + MOST_SEATS) % MOST_SIDES
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
            s.say("musters" if row < DRAGONS else "casts", seat, (row,))
        s.agenda.append(Unfold(seat, self.side, row, self.is_mute))
        if s.side == NONE and s.house.side_first:
            s.waiting += (ChooseSide(seat),)  # SD-28, SD-A9 before the instant ability


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
            how = HUSHING if row == THUNDERBURST and s.side == DAY else UP  # SD-99, SD-A55 as it was shown
            s.agenda.append(Placing(seat, side, row, how, self.is_mute))
            if row != STORM_RIDER:
                s.agenda.append(Downing(seat, side, row))  # SD-90 owed when it is placed
        if ability is not None:
            s.agenda.append(ability)


def instant_of(s: StormDragons, seat: int, side: int, row: int) -> Step[Any] | None:
    """The instant ability of a card, if it works now."""
    if stays_mute(s, seat, side, row) or (row >= DRAGONS and are_storms_hushed(s, side)):  # SD-A54
        return None
    return INSTANT[row][seat][side]


def stays_mute(s: StormDragons, seat: int, side: int, row: int) -> bool:
    """SD-A72 Kings and Spies their player has taken back in this round stay mute; SDC-25 those of enemies likewise."""
    if s.is_enemy(side):
        return row in (KING, SPY) and bool(s.taken_up & 1 << row) and (row == KING or s.side == DAY)
    return row in s.recalled[seat] and (row in (KING, SPY) or not s.house.recalled_instants)


def will_not_be_placed(s: StormDragons) -> None:
    """SD-86 The card whose ability is being used goes elsewhere: its Downing and Placing come next, and are dropped."""
    assert isinstance(s.agenda[-2], Placing)
    del s.agenda[-2:]


class ChooseSide(Decision[StormDragons]):
    """SD-28 The opener chooses day or night."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Day or night?", ("SD-28", "SD-A9"))

    def options(self, s: StormDragons) -> list[Option]:
        return TO_SIDE

    def take(self, s: StormDragons, option: Option) -> None:
        s.side = DAY if option is TO_SIDE[DAY] else NIGHT

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("say day or night", ("SD-28",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return Refusal("the player who opens the round chooses the side", ("SD-28",))


class Downing(For):
    """SD-90 Before the dragon joins the flight another has to be downed, from flight or hand: SD-A46."""

    fields = ("seat", "side", "row")

    def __init__(self, seat: int, side: int, row: int) -> None:
        super().__init__(seat, side)
        self.row = row

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("The Necromancer: which dragon do you down?", ("SD-90", "SD-91"))

    def perform(self, s: StormDragons) -> None:
        if s.is_enemy(self.side) and head(s, self.side) == NONE and must_down(s, self.side):
            s.agenda.append(DownNext(self.seat, self.side))
        else:
            super().perform(s)

    def choices(self, s: StormDragons) -> list[Option]:
        if not must_down(s, self.side):
            return []
        found: list[Option] = []
        if not s.is_enemy(self.side):
            found += cards_of_hand(s, self.seat, dragons_only=True)  # SD-A74 nothing left: it is placed without
        for aim in dragons_of(s, self.side, heads=True):
            if aim.where != DOWNED:
                found.append(aim)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        owner = self.seat
        if isinstance(option, Aim):
            row = option.row
            owner = remove_dragon(s, option)
        else:
            row = option.card
            leave_hand(s, self.seat, row)
        put_down(s, self.seat, self.side, row, owner)

    def implies(self, s: StormDragons) -> tuple[Value, ...]:
        return () if face_up(s.flights[self.side]) else (HoldsOneOf("hand", self.seat, ALL_DRAGONS),)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("down another dragon of your flight or hand first", ("SD-90", "SD-91"))


def put_down(s: StormDragons, seat: int, side: int, row: int, owner: int) -> None:
    """SD-91 Behind all others; it is not mustered: SD-A48."""
    s.flights[side] += (s.cards.dragon[row][DOWN],)
    if side == s.shared:
        s.flown_by += (owner,)  # SDC-5
    if s.events is not None:
        s.say("downs", seat, (row,))


class Placing(For):
    """SD-27 A dragon goes to the head or the tail of the own flight; SD-77 by day a Storm Rider may join the front."""

    fields = ("seat", "side", "row", "how", "is_mute")

    def __init__(self, seat: int, side: int, row: int, how: int, is_mute: bool) -> None:
        super().__init__(seat, side)
        self.row = row
        self.how = how
        self.is_mute = is_mute  # SD-A57

    def prompt(self, s: StormDragons) -> Prompt:
        if self.row == STORM_RIDER and s.side == DAY:
            return Prompt("Storm Rider: head or tail of your flight, or your storm front?", ("SD-27", "SD-77"))
        return Prompt(f"{s.cards.faces[self.row]}: head or tail of your flight?", ("SD-27",))

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = []
        is_free = self.row == STORM_RIDER and s.side == DAY
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

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is TO_FRONT:
            return Refusal("only a Storm Rider joins the storm front, and only by day", ("SD-77", "SD-27"))
        return Refusal("it goes to the head or to the tail, never in between", ("SD-27",))


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
        side, row, flight = self.side, self.row, s.flights[self.side]
        s.showing = without(s.showing, row)
        last = 0 if self.is_head else face_up(flight)
        s.flights[side] = flight[:last] + (s.cards.dragon[row][self.how],) + flight[last:]
        if side == s.shared:
            s.flown_by = s.flown_by[:last] + (self.seat,) + s.flown_by[last:]  # SDC-5
        if self.is_head and row == WARLORD and not self.is_mute and not stays_mute(s, self.seat, side, row):
            s.cries = changed(s.cries, side, s.cries[side] + BATTLE_CRY)  # SD-73, SD-A35, SD-A36, SD-A72


class Laying(For):
    """SD-27 A storm goes on top or at the bottom of the own storm front."""

    fields = ("seat", "side", "row")

    def __init__(self, seat: int, side: int, row: int) -> None:
        super().__init__(seat, side)
        self.row = row

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt(f"{s.cards.faces[self.row]}: top or bottom of your storm front?", ("SD-27",))

    def choices(self, s: StormDragons) -> list[Option]:
        return [ON_TOP, AT_BOTTOM] if s.fronts[self.side] else [ON_TOP]

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        return [ON_TOP]  # SDC-13

    def take(self, s: StormDragons, option: Option) -> None:
        s.showing = without(s.showing, self.row)
        front = s.fronts[self.side]
        s.fronts[self.side] = (self.row,) + front if option is ON_TOP else front + (self.row,)
        if self.side == s.shared:
            s.cast_by = (self.seat,) + s.cast_by if option is ON_TOP else s.cast_by + (self.seat,)  # SDC-5

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("it goes on top or at the bottom, never in between", ("SD-27",))


def not_your_turn() -> Refusal:
    return Refusal("it is another player's turn", ("SD-34", "SD-22"))


# --- What may be played, and what may be pointed at -----------------------------------------------


def may_join_flight(s: StormDragons, seat: int, side: int, needed: int) -> bool:
    """SD-A47 Under a Necromancer only with another dragon to down; needed: so many dragons in hand do."""
    if s.house.stuck_may_muster or not must_down(s, side) or s.is_enemy(side):  # SDC-13
        return True
    return head(s, side) != NONE or dragons_in(s.hands[seat]) >= needed


def playable(s: StormDragons, seat: int, side: int, *, dragons_only: bool) -> list[Option]:
    """The cards of the hand that may be mustered or cast."""
    found = cards_of_hand(s, seat, dragons_only)
    if may_join_flight(s, seat, side, 2):
        return found
    rider = CARD[STORM_RIDER] if s.side == DAY else None  # SD-77 it can go elsewhere
    return [option for option in found if option.card >= DRAGONS or option is rider]  # SD-A47


def cards_of_hand(s: StormDragons, seat: int, dragons_only: bool) -> list[Option]:
    """The different cards of a hand; equal ones are one option."""
    return different(s.hands[seat], DRAGONS if dragons_only else len(CARD))


def different(pile: tuple[int, ...], below: int) -> list[Option]:
    """The different cards of a sorted pile, by name."""
    found: list[Option] = []
    last = NONE
    for card in pile:
        if card != last:
            if card >= below:
                break
            found.append(CARD[card])
            last = card
    return found


def dragons_of(s: StormDragons, side: int, heads: bool) -> list[Aim]:
    """The dragons of a flight one may point at, downed ones too (SD-A48); equal ones behind the head are one option."""
    found: list[Aim] = []
    where = HEAD
    for dragon in s.flights[side]:
        if dragon.how == DOWN:
            where = DOWNED
        aim = FLYING[side][where][dragon.row]
        if (heads or where != HEAD) and aim not in found:
            found.append(aim)
        where = BEHIND
    return found


def storms_to_aim_at(s: StormDragons, side: int) -> list[Aim]:
    """The storms of a front one may point at; SD-A39 a Storm Rider there is one, unless the table says otherwise."""
    found: list[Aim] = []
    where = HEAD
    for card in s.fronts[side]:
        aim = STORMING[side][where][card]
        if (card >= DRAGONS or s.house.rider_is_storm) and aim not in found:
            found.append(aim)
        where = BEHIND
    return found


# --- What abilities are made of -------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Step[StormDragons]):
    """An ability that does something at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")
    clause: ClassVar[str] = ""
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
            put_down(s, self.seat, self.side, row, self.side)
        look_for_end_of_enemies(s)


class May(For):
    """SD-A45 Using one's own instant ability is optional."""

    fields = ("seat", "side", "ability")

    def __init__(self, seat: int, side: int, ability: Instant) -> None:
        super().__init__(seat, side)
        self.ability = ability

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt(f"Use the ability of the {type(self.ability).__name__}?", (self.ability.clause, "SD-A45"))

    def choices(self, s: StormDragons) -> list[Option]:
        return [PASS, USE] if self.ability.works(s) else [PASS]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is USE:
            s.agenda.append(self.ability)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("use the ability, or not", ("SD-26", self.ability.clause))

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        best = best_for(s, self, found)
        return [USE] if USE in best else [PASS]  # SDC-14


class Extra(Decision[StormDragons]):
    """SD-106, SD-108 Further dragons may be played; SD-87 or one more card must be."""

    fields = ("seat", "side", "times", "must", "is_mute")

    def __init__(self, seat: int, side: int, times: int, must: bool, is_mute: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.times = times
        self.must = must
        self.is_mute = is_mute

    def perform(self, s: StormDragons) -> None:
        found = self.playable(s)
        if self.must and found and len(s.hands[self.seat]) == 1:
            self.take(s, found[0])  # nothing to choose, as everybody can see
        elif found:
            s.waiting += (self,)  # SD-A42 if there is a card that may be played

    def playable(self, s: StormDragons) -> list[Option]:
        return playable(s, self.seat, self.side, dragons_only=not self.must)

    def prompt(self, s: StormDragons) -> Prompt:
        if self.must:
            return Prompt("Play one card more.", ("SD-87", "SD-A42"))
        return Prompt("Play a dragon more, if you like.", ("SD-106", "SD-108"))

    def options(self, s: StormDragons) -> list[Option]:
        found = self.playable(s)
        if not self.must or not found:  # none: in a world that somebody imagines
            found.append(PASS)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if option is not PASS:
            if self.times > 1:
                s.agenda.append(Extra(self.seat, self.side, self.times - 1, self.must, self.is_mute))
            s.agenda.append(Play(self.seat, self.side, option.card, self.is_mute))

    def announce(self, s: StormDragons, option: Option) -> None:
        if option.card == NONE:  # a card that is played is told by itself
            super().announce(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is PASS:
            return Refusal("you must play one card more", ("SD-87", "SD-A42"))
        if option.card in s.hands[self.seat] and (option.card < DRAGONS or self.must):
            return Refusal("there is no other dragon to down", ("SD-A47", "SD-90"))
        if self.must:
            return Refusal("play a card of your hand", ("SD-87",))
        return Refusal("play a dragon of your hand, or pass", ("SD-106", "SD-108"))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnToken(For):
    """You may turn the token to this side."""

    fields = ("seat", "side", "to")

    def __init__(self, seat: int, side: int, to: int) -> None:
        super().__init__(seat, side)
        self.to = to

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt(f"Turn the token to {('day', 'night')[self.to]}?", ("SD-78", "SD-80", "SD-107"))

    def choices(self, s: StormDragons) -> list[Option]:
        if s.side != 1 - self.to or is_locked(s, self.to):  # SD-79, SD-109
            return [PASS]
        return [PASS, TO_SIDE[self.to]]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is not PASS:
            s.side = self.to  # SD-58
            s.say("turns the token", self.seat, (), ("to day", "to night")[self.to])

    def announce(self, s: StormDragons, option: Option) -> None:
        if option is PASS:  # that the token is turned is told by itself, also when an enemy does it
            super().announce(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal(f"turn to {('day', 'night')[self.to]}, or pass", ("SD-78", "SD-80", "SD-107"))

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        best = best_for(s, self, found)
        return [PASS] if PASS in best else best  # SD-114


EVERY_SEAT: Final = tuple(range(MOST_SEATS))
EVERY_SIDE: Final = tuple(range(MOST_SIDES))
PLAYING: Final[tuple[type[Value], ...]] = (
    Play,
    Unfold,
    ChooseSide,
    Downing,
    DownNext,
    Placing,
    Joining,
    Laying,
    May,
    Extra,
    TurnToken,
)
