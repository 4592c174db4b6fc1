"""Dragon Booster, as the rule book tells it: before the first turn, Draw, Gear Up, Main.  Rush stands in rush.py.

DB-n is the clause of rules.md that a line obeys.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.actions import (
    AFTER_PLAY,
    Paying,
    event_deed,
    in_mind,
    is_within_burst,
    place_of_use,
    play_card,
    uses,
    why_not_played,
    why_not_used,
)
from wyrmhall.games.dragon_booster.cards import (
    A_CREW,
    A_DRAGON,
    A_GEAR,
    A_MANEUVER,
    IN_MAIN,
    LAST_CRYSTAL,
    MOST_SEATS,
    Coloured,
    Naming,
    Using,
)
from wyrmhall.games.dragon_booster.effects import draw
from wyrmhall.games.dragon_booster.language import COLOURS
from wyrmhall.games.dragon_booster.reckoning import colour_of, dragon_of, stat
from wyrmhall.games.dragon_booster.rush import Battles, Rush
from wyrmhall.games.dragon_booster.state import DRAW, GEAR_UP, MAIN, RUSH, DragonBooster, changed
from wyrmhall.games.dragon_booster.winning import finish, finish_by_points, test_exhaustion
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Place, Said, Seat, card, named, said
from wyrmhall.kernel.state import Decision, Event, Look, SecretDecision, Step, without
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import SPECTATOR

CARDS_DRAWN: Final = 2  # DB-26


# --- Before the first turn ------------------------------------------------------------------------


class Opening(Step[DragonBooster]):
    """DB-5 What was brought is parted into two decks; DB-19 then everybody names a dragon, in secret."""

    def perform(self, s: DragonBooster) -> None:
        for seat in s.playing:
            brought = s.brought[seat]
            race = tuple([row for row in brought if s.cards.kind[row] > LAST_CRYSTAL])
            s.race_decks[seat] = s.chance.of("race", seat).shuffle(race)  # DB-A1
            s.dragon_decks[seat] = tuple([row for row in brought if s.cards.kind[row] <= LAST_CRYSTAL])
        s.agenda.append(StartingHands())  # performed when all have chosen
        for seat in s.playing:
            NamingDragon(seat).perform(s)


class NamingDragon(SecretDecision[DragonBooster]):
    """DB-19 The dragon for the mag pit, DB-95 in drafts perhaps none; DB-18 and how the dragon deck lies."""

    asks = "dragon"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("dragon" if s.house.needs_dragon else "dragon-or-none", ("DB-19", "DB-18"))

    def options(self, s: DragonBooster) -> list[Option]:
        found: list[Option] = []
        for face_up in (0, 1):
            for row in dict.fromkeys(s.dragon_decks[self.seat]):
                if s.cards.kind[row] == A_DRAGON:
                    found.append(s.cards.name_dragon[face_up][row])
            if not s.house.needs_dragon:
                found += s.cards.name_colour[face_up]  # DB-95, DB-A47 any colour of the set
        return found

    def open(self, s: DragonBooster, option: Option) -> None:
        assert isinstance(option, Naming)
        seat = self.seat
        deck = s.dragon_decks[seat]
        if option.card != NONE:
            deck = without(deck, option.card)  # DB-A27
            s.pits[seat] = (s.cards.fresh[option.card],)  # DB-19 without gear and crew
        else:
            s.colours[seat] = (Coloured((), option.colour),)  # DB-A38 open to all
        s.dragon_decks[seat] = ()
        if option.is_open:
            s.open_kept += (seat,)
        s.set_dragon_deck(seat, deck)
        if s.events is not None:
            origin, to = Place(s.dragon_deck_word(seat), seat), Place("pit", seat)
            lies = "open" if option.is_open else "closed"
            if option.card != NONE:
                s.events.append(Event("rides", seat, (option.card,), named(lies=lies), origin, to))
            else:
                told = named(colour=COLOURS[option.colour], lies=lies)
                s.events.append(Event("rides-without-dragon", seat, (), told))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        assert isinstance(option, Naming)
        lies = "open" if option.is_open else "closed"
        if option.card == NONE:
            return said("name-colour", colour=COLOURS[option.colour], lies=lies)
        return said("name-dragon", cards=card(option.card), lies=lies)

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        if option.card == NONE:
            return None
        return Place("dragons", self.seat, s.dragon_decks[self.seat].index(option.card))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if isinstance(option, Naming) and option.card == NONE:
            return Refusal("a-dragon-is-needed", ("DB-19", "DB-16", "DB-95"))
        return Refusal("name-a-dragon-of-your-dragon-deck", ("DB-19",))


class StartingHands(Step[DragonBooster]):
    """DB-A1 Everybody draws a starting hand; DB-A2 and a leader is found."""

    def perform(self, s: DragonBooster) -> None:
        first = s.house.first_leader
        s.leader = first if first >= 0 else s.chance.of("leader").below(s.seats)  # DB-A2
        s.say("leads", s.leader)
        for seat in s.in_order():
            draw(s, seat, s.house.starting_hand)
        s.has_drawn = False
        if s.house.mulligan == "once" and s.house.starting_hand:
            s.agenda.append(Mulligan(s.leader))
        else:
            s.agenda.append(TURN)


class Mulligan(Decision[DragonBooster]):
    """DB-A1 By house option each may once shuffle the whole hand back and draw as many again, in leader order."""

    asks = "mulligan"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("mulligan", ("DB-A1",))

    def options(self, s: DragonBooster) -> list[Option]:
        return [s.cards.keep, s.cards.again]

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        if option is s.cards.again:
            number = len(s.hands[seat])
            s.race_decks[seat] = s.chance.of("race", seat).shuffle(tuple(sorted(s.race_decks[seat] + s.hands[seat])))
            s.hands[seat] = ()
            draw(s, seat, number)
            s.has_drawn = False
        left = s.after_in_order(seat)
        s.agenda.append(Mulligan(left) if left != NONE else TURN)

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("keep-hand" if option is s.cards.keep else "draw-again")

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("keep-or-again", ("DB-A1",))


# --- The turn -------------------------------------------------------------------------------------


class Turn(Step[DragonBooster]):
    """DB-22 All share one turn; DB-23 its steps in order, or what is left of them from one step on."""

    fields = ("since", "seat")

    def __init__(self, since: int, seat: int) -> None:
        self.since = since
        self.seat = seat  # who is to act in that step, or start the next battle; NONE: it begins

    def perform(self, s: DragonBooster) -> None:
        if len(s.playing) == 1:
            finish(s, s.playing, "is-left-alone")  # DB-A48
            return
        s.agenda.append(END_OF_TURN)
        for step in (RUSH, MAIN, GEAR_UP, DRAW):
            if step > self.since or (step == self.since and self.seat == NONE):
                s.agenda.append(STEPS_OF_TURN[step])
        if self.seat != NONE:
            s.step = self.since
            acts = {GEAR_UP: GearingUp(self.seat), MAIN: MainActions(self.seat), RUSH: Battles(self.seat)}
            s.agenda.append(acts[self.since])


class EndOfTurn(Step[DragonBooster]):
    """DB-69 With Rush the turn ends; DB-25 the player on the leader's left leads the next."""

    def perform(self, s: DragonBooster) -> None:
        if not any([s.race_decks[seat] for seat in s.playing]) and are_turns_over(s):
            finish_by_points(s)
            return
        for seat in s.playing:
            if s.used_kinds[seat]:
                freshen(s, seat)  # DB-51, DB-60
        s.used_kinds = (0,) * s.seats
        s.has_damaged = ()
        s.starter = NONE
        s.leader = s.left_of(s.leader)
        s.agenda.append(TURN)


def are_turns_over(s: DragonBooster) -> bool:
    """DB-A6 All race decks are empty: so many turns more, and none after one without any action."""
    if s.turns_left == NONE:
        s.turns_left = s.house.all_empty_turns  # the turn in which they ran out is finished, and never the idle one
        return s.turns_left == 0
    s.turns_left -= 1
    return s.turns_left == 0 or not s.acted


def freshen(s: DragonBooster, seat: int) -> None:
    """What was used can be used again."""
    fresh = s.cards.fresh
    s.pits[seat] = tuple([fresh[piece.row] for piece in s.pits[seat]])
    s.tracks[seat] = tuple([fresh[piece.row] for piece in s.tracks[seat]])


# --- Draw -----------------------------------------------------------------------------------------


class Draw(Step[DragonBooster]):
    """DB-26 In leader order everybody draws two."""

    def perform(self, s: DragonBooster) -> None:
        s.turn += 1
        s.step = DRAW
        s.acted = False
        if s.events is not None:
            s.events.append(Event("turn-begins", s.leader, (), named(turn=s.turn)))
        for seat in s.in_order():
            draw(s, seat, CARDS_DRAWN)
            if s.house.tests_each_draw and s.has_drawn:
                test_exhaustion(s)  # DB-A5
                if s.winners:
                    return
        if s.has_drawn:
            test_exhaustion(s)  # DB-A5 not between two players' draws


# --- Gear Up --------------------------------------------------------------------------------------


class GearUp(Step[DragonBooster]):
    """DB-27 Starting with the leader; DB-30 until everybody has magged, recruited or proved that he cannot."""

    def perform(self, s: DragonBooster) -> None:
        s.step = GEAR_UP
        gear_up(s, s.in_order()[0])


def gear_up(s: DragonBooster, seat: int) -> None:
    """DB-28 Who can must; DB-29 who cannot shows the dragon deck."""
    while seat != NONE:
        if can_gear_up(s, seat):
            s.waiting = GEARING_UP[seat]  # asked even if only one card fits: that is nobody else's business
            return
        show_dragon_deck(s, seat)
        seat = s.after_in_order(seat)


def can_gear_up(s: DragonBooster, seat: int) -> bool:
    for row in s.dragon_deck(seat):
        if hindrance(s, seat, row) == FITS:
            return True
    return False


def fitting(s: DragonBooster, seat: int) -> list[int]:
    """The kinds that the seat may mag or recruit from the dragon deck, which is sorted."""
    found: list[int] = []
    last = NONE
    for row in s.dragon_deck(seat):
        if row != last and hindrance(s, seat, row) == FITS:
            found.append(row)
        last = row
    return found


FITS: Final = 0
IS_DRAGON: Final = 1
IS_RACE_CARD: Final = 2
SAME_TITLE: Final = 3
CAPS_FULL: Final = 4
NO_BOX: Final = 5
OTHER_TEAM: Final = 6


def hindrance(s: DragonBooster, seat: int, row: int) -> int:
    """What keeps this card from being magged or recruited."""
    cards, dragon = s.cards, dragon_of(s, seat)
    kind = cards.kind[row]
    if kind != A_GEAR and kind != A_CREW:
        return IS_DRAGON if kind == A_DRAGON else IS_RACE_CARD  # DB-A26
    same, gear = cards.title[row], 0
    for piece in s.pits[seat]:
        if cards.kind[piece.row] == kind:
            gear += 1
            if cards.title[piece.row] == same:
                return SAME_TITLE  # DB-33, DB-39
    if kind == A_GEAR:
        if gear >= caps_of(s, dragon):
            return CAPS_FULL  # DB-32
        boxes = cards.boxes[row]
        if boxes and s.house.heeds_teams and not boxes >> max(0, colour_of(s, seat)) & 1:
            return NO_BOX  # DB-34
    elif s.house.heeds_teams and not is_of_team(s, seat, row):
        return OTHER_TEAM  # DB-38, DB-20
    return FITS


def is_of_team(s: DragonBooster, seat: int, row: int) -> bool:
    """DB-20 Whether a crew bears the team symbol of the dragon, and of all crew in the mag pit."""
    for piece in s.pits[seat]:
        if s.cards.kind[piece.row] != A_GEAR:
            return s.cards.team[piece.row] == s.cards.team[row]  # as all others there do
    return True  # without a dragon the first crew is free


def caps_of(s: DragonBooster, dragon: int) -> int:
    """How many gear can be magged: DB-A25 the dragon says it, DB-A37 without one the house."""
    return s.cards.zap_caps[dragon] if dragon != NONE else s.house.no_dragon_gear_cap


def why_not_fitting(s: DragonBooster, seat: int, row: int) -> Refusal:
    """The same in words, for a card that does not fit, or is not there."""
    why = hindrance(s, seat, row)
    if why == IS_DRAGON:
        return Refusal("dragons-stay", ("DB-A26", "DB-27"))
    if why == IS_RACE_CARD:
        return Refusal("mag-or-recruit", ("DB-27", "DB-70"))
    if why == SAME_TITLE:
        return Refusal(said("same-title", cards=card(row)), ("DB-33" if s.cards.kind[row] == A_GEAR else "DB-39",))
    if why == CAPS_FULL:
        dragon = dragon_of(s, seat)
        number = caps_of(s, dragon)
        if dragon == NONE:
            return Refusal(said("gear-cap-reached", number=number), ("DB-A37",))
        return Refusal(said("caps-full", number=number), ("DB-32", "DB-31"))
    if why == NO_BOX:
        return Refusal("no-colour-box", ("DB-34",))
    if why == OTHER_TEAM:
        return Refusal("other-team", ("DB-38", "DB-20"))
    return Refusal("not-in-your-dragon-deck", ("DB-27",))


def show_dragon_deck(s: DragonBooster, seat: int) -> None:
    """DB-29 All opponents see what is left; it stays known."""
    if seat not in s.open_kept and s.shown_dragons[seat] != s.dragon_decks[seat]:
        s.shown_dragons = changed(s.shown_dragons, seat, s.dragon_decks[seat])
        s.looks += tuple([Look("dragons", seat, viewer) for viewer in range(SPECTATOR, s.seats) if viewer != seat])
    if s.events is not None:
        s.events.append(Event("shows-dragon-deck", seat, s.dragon_deck(seat)))


class GearingUp(Decision[DragonBooster]):
    """DB-27 Exactly one card, and one thing: mag a gear, or recruit a crew."""

    asks = "gear-up"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("gear-up", ("DB-27", "DB-28"))

    def options(self, s: DragonBooster) -> list[Option]:
        return [s.cards.play[row] for row in fitting(s, self.seat)]

    def take(self, s: DragonBooster, option: Option) -> None:
        seat, row = self.seat, option.card
        s.set_dragon_deck(seat, without(s.dragon_deck(seat), row))
        if row in s.shown_dragons[seat]:
            s.shown_dragons = changed(s.shown_dragons, seat, without(s.shown_dragons[seat], row))
        s.pits[seat] += (s.cards.fresh[row],)  # DB-31, DB-37
        s.acted = True
        if s.events is not None:
            kind = "mags" if s.cards.kind[row] == A_GEAR else "recruits"
            origin, to = Place(s.dragon_deck_word(seat), seat), Place("pit", seat)
            s.events.append(Event(kind, seat, (row,), origin=origin, to=to))
        gear_up(s, s.after_in_order(seat))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        if s.cards.kind[option.card] == A_CREW:
            return said("recruit", cards=card(option.card))
        which = s.cards.gear_stat[option.card]
        return said("mag", cards=card(option.card), stat=STAT_WORDS[which], number=stat(s, self.seat, which) + 1)

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        seat = self.seat
        return Place(s.dragon_deck_word(seat), seat, s.dragon_deck(seat).index(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def others(self, s: DragonBooster, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("gears-up-now", rival=Seat(self.seat)), ("DB-24", "DB-27", "DB-70"))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if option is s.cards.done or option is s.cards.passing:
            return Refusal(said("must-gear-up", cards=Cards(tuple(fitting(s, self.seat)))), ("DB-28", "DB-27"))
        if option.card == NONE or option is not s.cards.play[option.card]:
            return Refusal("mag-or-recruit", ("DB-27", "DB-70"))
        return why_not_fitting(s, self.seat, option.card)


STAT_WORDS: Final = ("speed", "agility", "power")


# --- Main -----------------------------------------------------------------------------------------


class Main(Step[DragonBooster]):
    """DB-40 Everybody's energy becomes the number of the turn; DB-42 then the leader takes all his actions."""

    def perform(self, s: DragonBooster) -> None:
        s.step = MAIN
        s.energy = tuple([s.turn * (seat in s.playing) for seat in range(s.seats)])
        if s.events is not None:
            s.events.append(Event("main-begins", NONE, (), named(energy=s.turn)))
        s.waiting = MAIN_ACTIONS[s.in_order()[0]]


class MainActions(Decision[DragonBooster]):
    """DB-43 Any actions in any order: DB-44 a maneuver, DB-46 an event, DB-50 a "Main:" effect; or done."""

    asks = "main"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt(said("main", energy=s.energy[self.seat]), ("DB-43", "DB-42"))

    def options(self, s: DragonBooster) -> list[Option]:
        cards, seat = s.cards, self.seat
        energy = s.energy[seat]
        found: list[Option] = [cards.done]
        stats = [NONE, NONE, NONE]  # as they are needed
        colour = colour_of(s, seat)
        last = NONE
        for row in s.hands[seat]:
            if row == last:
                continue  # equal cards are one option
            last = row
            if cards.kind[row] == A_MANEUVER:
                if cards.cost[row] <= energy:  # DB-45
                    found.append(cards.play[row])
            elif is_within_burst(s, seat, row, colour, stats):
                found.append(cards.play[row])  # DB-49 any number
        if last != NONE:
            uses(s, seat, IN_MAIN, found)  # DB-A20 not with an empty hand
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        if option is s.cards.done:
            left = s.after_in_order(seat)
            if left != NONE:
                s.waiting = MAIN_ACTIONS[left]  # DB-42
            else:
                s.energy = (0,) * s.seats  # DB-41
            return
        s.agenda.append(self)  # DB-42 as long as he likes
        if isinstance(option, Using):
            s.agenda.append(Paying(seat, option.card, option.place))
        else:
            if s.cards.kind[option.card] == A_MANEUVER:
                s.energy = changed(s.energy, seat, s.energy[seat] - s.cards.cost[option.card])  # DB-44 pay first
            s.agenda.append(AFTER_PLAY[seat])
            play_card(s, seat, option.card)

    def goes_on(self, s: DragonBooster, option: Option) -> bool:
        return isinstance(option, Using)  # the price is asked next

    def deed(self, s: DragonBooster, option: Option) -> Said:
        if option is s.cards.done:
            return said("done")
        if isinstance(option, Using):
            return said("use", cards=card(option.card))
        if s.cards.kind[option.card] == A_MANEUVER:
            left = s.energy[self.seat] - s.cards.cost[option.card]
            return said("play-maneuver", cards=card(option.card), cost=s.cards.cost[option.card], left=left)
        return event_deed(s, self.seat, option.card)

    def announce(self, s: DragonBooster, option: Option) -> None:
        if option is s.cards.done:
            s.say("is-done", self.seat)
        elif isinstance(option, Using):
            s.say("uses", self.seat, (option.card,))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        if isinstance(option, Using):
            return place_of_use(s, self.seat, option)
        return None

    def considered(self, s: DragonBooster, card: int) -> list[Option]:
        return in_mind(s, self.seat, card)

    def others(self, s: DragonBooster, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("acts-now", rival=Seat(self.seat)), ("DB-42",))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if isinstance(option, Using):
            return why_not_used(s, self.seat, option, IN_MAIN)
        if option.card != NONE and option is s.cards.play[option.card]:
            return why_not_played(s, self.seat, option.card)
        return Refusal("not-in-main", ("DB-43", "DB-42"))


MAIN_ACTIONS: Final = [(MainActions(seat),) for seat in range(MOST_SEATS)]
GEARING_UP: Final = [(GearingUp(seat),) for seat in range(MOST_SEATS)]

STEPS_OF_TURN: Final[dict[int, Step[DragonBooster]]] = {DRAW: Draw(), GEAR_UP: GearUp(), MAIN: Main(), RUSH: Rush()}
END_OF_TURN: Final = EndOfTurn()
TURN: Final = Turn(DRAW, NONE)
