"""Dragon Booster: what is done alike in Main and in battles: playing a card, and paying for an effect."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.dragon_booster.cards import (
    A_MANEUVER,
    AN_EVENT,
    IN_MAIN,
    IN_TRACK,
    IN_ZONE,
    LAST_CRYSTAL,
    MOST_SEATS,
    RUSHING,
    InPlay,
    Using,
)
from wyrmhall.games.dragon_booster.effects import begin_effect, discard_from_hand
from wyrmhall.games.dragon_booster.language import STATS, Energy, is_of_battle
from wyrmhall.games.dragon_booster.reckoning import COLOUR_BONUS, holds, stat, stat_for
from wyrmhall.games.dragon_booster.state import MAIN, RUSH, DragonBooster, changed
from wyrmhall.games.dragon_booster.winning import test_exhaustion
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Place, Said, card, said
from wyrmhall.kernel.state import Decision, Event, Step
from wyrmhall.kernel.value import NONE

# --- Playing a maneuver or an event ---------------------------------------------------------------


def is_within_burst(s: DragonBooster, seat: int, row: int, colour: int, stats: list[int]) -> bool:
    """DB-47 Whether the burst does not exceed the stat; DB-48 which is 2 higher for an event of the dragon's colour."""
    which = s.cards.burst_stat[row]
    if stats[which] == NONE:
        stats[which] = stat(s, seat, which)
    bonus = COLOUR_BONUS if s.cards.colour[row] == colour and colour != NONE else 0
    return stats[which] + bonus >= s.cards.burst[row]


def play_card(s: DragonBooster, seat: int, row: int) -> None:
    """DB-44, DB-46 The card is shown (DB-105) and its effect used; DB-A22 meanwhile it lies in a place of its own."""
    s.leave_hand(seat, row)
    s.played[seat] = (row,)
    s.acted = True
    if s.events is not None:
        kind = "plays-maneuver" if s.cards.kind[row] == A_MANEUVER else "plays-event"
        origin, to = Place("hand", seat), Place("played", seat)
        s.events.append(Event(kind, seat, (row,), origin=origin, to=to))
    if s.cards.kind[row] == AN_EVENT or s.cards.when[row] == 0:  # DB-A23 a maneuver's text without a keyword
        begin_effect(s, seat, row)


class AfterPlay(Step[DragonBooster]):
    """DB-44 The maneuver goes to the track, DB-46 the event to the discards."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: DragonBooster) -> None:
        seat = self.seat
        row = s.played[seat][0]
        s.played[seat] = ()
        is_maneuver = s.cards.kind[row] == A_MANEUVER
        if is_maneuver:
            s.tracks[seat] += (s.cards.fresh[row],)
        else:
            s.discards[seat] += (row,)  # DB-73
        if s.events is not None:
            origin, to = Place("played", seat), Place("track" if is_maneuver else "discards", seat)
            s.events.append(Event("enters-track" if is_maneuver else "is-spent", seat, (row,), origin=origin, to=to))
        if s.battling and not is_maneuver:
            note_event(s, seat)
        if s.has_drawn:
            test_exhaustion(s)  # DB-A5 after the whole effect


def note_event(s: DragonBooster, seat: int) -> None:
    """The seat has played an event this battle: what waits for that now gives its sprint."""
    if seat not in s.eventful:
        s.eventful += (seat,)
    waiting = s.on_event
    for place in range(0, len(waiting), 3):
        if waiting[place] == seat and s.rushing[seat]:
            s.boosts += waiting[place : place + 3]


AFTER_PLAY: Final = [AfterPlay(seat) for seat in range(MOST_SEATS)]


def event_deed(s: DragonBooster, seat: int, row: int) -> Said:
    """Playing an event, with the stat that suffices for its burst, and whether it does anything now."""
    which, reached = s.cards.burst_stat[row], stat_for(s, seat, row)
    bonus = reached - stat(s, seat, which)  # DB-48
    burst, now = s.cards.burst[row], lacks_now(s, seat, row)
    return said("play-event", cards=card(row), stat=STATS[which], burst=burst, reached=reached, bonus=bonus, now=now)


def lacks_now(s: DragonBooster, seat: int, row: int) -> str:
    """What is missing for an event to do anything now: its condition, or DB-80, DB-A43 the time that it names."""
    effect = s.cards.effects[row]
    if effect is None:
        return "works"
    if effect.test is not None and not holds(s, seat, effect.test):
        return "test"
    if not s.battling and all([is_of_battle(verb) for verb in effect.does]):
        return "battle"
    if s.step != MAIN and all([isinstance(verb, Energy) for verb in effect.does]):
        return "main"
    return "works"


def in_mind(s: DragonBooster, seat: int, row: int) -> list[Option]:
    """What somebody wants who touches this card: to play it from the hand, or to use it where it lies."""
    cards = s.cards
    if row in s.hands[seat]:
        return [cards.play[row]]
    used = [cards.use[place][row] for place in (IN_TRACK, IN_ZONE, RUSHING)]
    return [option for option in used if option is not cards.no_such] or [cards.play[row]]


def why_not_played(s: DragonBooster, seat: int, row: int) -> Refusal:
    """Why a card cannot be played now, by the seat whose action it is."""
    named = Cards((row,))
    if s.cards.kind[row] <= LAST_CRYSTAL:
        return Refusal(said("crystal-not-played", cards=named), ("DB-27", "DB-5"))
    if row not in s.hands[seat]:
        return Refusal(said("not-in-hand", cards=named), ("DB-44", "DB-46"))
    if s.cards.kind[row] == A_MANEUVER:
        if s.step == RUSH:
            return Refusal(said("maneuver-in-rush", cards=named), ("DB-59", "DB-44"))
        cost, energy = s.cards.cost[row], s.energy[seat]
        return Refusal(said("too-dear", cards=named, cost=cost, energy=energy), ("DB-45", "DB-44"))
    which, burst = s.cards.burst_stat[row], s.cards.burst[row]
    reached = stat_for(s, seat, row)
    bonus = reached - stat(s, seat, which)  # DB-48
    why = said("burst-too-high", cards=named, stat=STATS[which], burst=burst, reached=reached, bonus=bonus)
    return Refusal(why, ("DB-47", "DB-48"))


# --- Using an effect ------------------------------------------------------------------------------


def uses(s: DragonBooster, seat: int, when: int, found: list[Option]) -> None:
    """DB-50, DB-59, DB-36 The effects of this keyword on one's own cards in play that were not used this turn."""
    cards = s.cards
    times = cards.when
    for piece in s.pits[seat]:
        if times[piece.row] == when and is_unused(s, seat, piece):
            found.append(cards.use[IN_TRACK][piece.row])
    if cards.maneuvers_of_use:
        add_uses(s, seat, when, s.tracks[seat], IN_TRACK, found)
        add_uses(s, seat, when, s.rush_zones[seat], IN_ZONE, found)
        add_uses(s, seat, when, s.rushing[seat], RUSHING, found)


def add_uses(s: DragonBooster, seat: int, when: int, pile: tuple[InPlay, ...], place: int, found: list[Option]) -> None:
    for piece in pile:
        if s.cards.when[piece.row] == when and is_unused(s, seat, piece):
            option = s.cards.use[place][piece.row]
            if option not in found:  # DB-A21 a second copy has its own use, and equal ones are one option
                found.append(option)


def is_unused(s: DragonBooster, seat: int, piece: InPlay) -> bool:
    """DB-51, DB-60 Once a turn; DB-A21 each card for itself, by house option each title."""
    if piece.used:
        return False
    if s.house.once_per_title and s.used_kinds[seat]:
        title = s.cards.title[piece.row]
        for row in range(len(s.cards.title)):
            if s.used_kinds[seat] >> row & 1 and s.cards.title[row] == title:
                return False
    return True


class Paying(Decision[DragonBooster]):
    """DB-50, DB-59 One card of the hand is discarded to use an effect: DB-A20 any, for the effect is in play."""

    fields = ("seat", "row", "place")
    asks = "price"

    def __init__(self, seat: int, row: int, place: int) -> None:
        super().__init__(seat)
        self.row = row
        self.place = place

    def prompt(self, s: DragonBooster) -> Prompt:
        clauses = ("DB-50", "DB-77") if s.step == MAIN else ("DB-59", "DB-76")
        return Prompt("price", clauses, Cause(self.row, self.seat))

    def options(self, s: DragonBooster) -> list[Option]:
        found: list[Option] = []
        last = NONE
        for row in s.hands[self.seat]:
            if row != last:  # equal cards are one option
                found.append(s.cards.discard[row])
            last = row
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        spend(s, seat, self.row, self.place)
        discard_from_hand(s, seat, option.card, Cause(self.row, seat))  # DB-A20 before the effect
        s.acted = True
        s.agenda.append(AFTER_USE)
        begin_effect(s, seat, self.row)

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("pay", cards=card(option.card), cause=card(self.row))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The events tell it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("pay-with-a-card-of-your-hand", ("DB-A20", "DB-50", "DB-59"))


def spend(s: DragonBooster, seat: int, row: int, place: int) -> None:
    """The card's effect is used for this turn."""
    s.used_kinds = changed(s.used_kinds, seat, s.used_kinds[seat] | 1 << row)
    if place == RUSHING:
        s.rushing[seat] = (s.cards.spent[row],)
    elif place == IN_ZONE:
        s.rush_zones[seat] = with_spent(s, s.rush_zones[seat], row)
    elif s.cards.kind[row] == A_MANEUVER:
        s.tracks[seat] = with_spent(s, s.tracks[seat], row)
    else:
        s.pits[seat] = with_spent(s, s.pits[seat], row)


def with_spent(s: DragonBooster, pile: tuple[InPlay, ...], row: int) -> tuple[InPlay, ...]:
    for place, piece in enumerate(pile):
        if piece.row == row and not piece.used:
            return pile[:place] + (s.cards.spent[row],) + pile[place + 1 :]
    raise ValueError(f"no unused {row} in {pile}")


class AfterUse(Step[DragonBooster]):
    """DB-A5 After the whole effect."""

    def perform(self, s: DragonBooster) -> None:
        if s.has_drawn:
            test_exhaustion(s)


AFTER_USE: Final[Step[Any]] = AfterUse()


def piles_of(s: DragonBooster, seat: int, place: int) -> tuple[tuple[str, tuple[InPlay, ...]], ...]:
    """Where cards lie that are named with this place, and the words of those zones."""
    if place == RUSHING:
        return (("rushing", s.rushing[seat]),)
    if place == IN_ZONE:
        return (("zone", s.rush_zones[seat]),)
    return (("pit", s.pits[seat]), ("track", s.tracks[seat]))


def place_of_use(s: DragonBooster, seat: int, option: Using) -> Place | None:
    """The card whose effect an option uses."""
    for word, pile in piles_of(s, seat, option.place):
        for item, piece in enumerate(pile):
            if piece.row == option.card and not piece.used:
                return Place(word, seat, item)
    return None


def why_not_used(s: DragonBooster, seat: int, option: Using, when: int) -> Refusal:
    """Why an effect cannot be used now, by the seat whose action it is."""
    row = option.card
    named = Cards((row,))
    lying = [piece for _, pile in piles_of(s, seat, option.place) for piece in pile if piece.row == row]
    clause, keyword = ("DB-50", "DB-77") if when == IN_MAIN else ("DB-59", "DB-76")
    if not lying:
        return Refusal(said("not-in-play", cards=named), (clause, "DB-9"))
    if s.cards.when[row] != when:
        return Refusal(said("other-keyword", cards=named), (keyword, clause))
    if not s.hands[seat]:
        return Refusal(said("no-card-to-pay", cards=named), ("DB-A20", clause))
    return Refusal(said("used-this-turn", cards=named), ("DB-51" if when == IN_MAIN else "DB-60", "DB-A21"))
