"""Storm Dragons: what each dragon does when it is played, in the order of the book; storms.py has the storms.

Ongoing abilities are asked for where they matter: strength.py says what is in force.
"""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.aiming import (
    Aiming,
    Discarding,
    GiveDragon,
    GiveStorm,
    TakeBack,
    has_pile,
)
from wyrmhall.games.storm_dragons.cards import (
    ASSASSIN,
    CARD,
    CONJURER,
    DAWN_BRINGER,
    DAY,
    DRAGONS,
    FACES,
    GOLEMMANCER,
    HEAD,
    ITSELF,
    KING,
    NIGHT,
    PASS,
    PRINCE,
    SENTINEL,
    SKIES,
    SPY,
    STORM_CALLER,
    STORMING,
    THUNDERBURST,
    USE,
    Aim,
)
from wyrmhall.games.storm_dragons.enemy import MakeGolem, TurnUp, TurnUpDragon, foes_from_opposite_on
from wyrmhall.games.storm_dragons.instants import Bringing, Extra, May, TurnToken, do_not_use
from wyrmhall.games.storm_dragons.piles import (
    discard_openly,
    draw,
    look_for_end,
    remove_dragon,
    remove_storm,
    taken_from_pile,
)
from wyrmhall.games.storm_dragons.playing import (
    EVERY_SEAT,
    EVERY_SIDE,
    INSTANT,
    For,
    Instant,
    Laying,
    Play,
    best_for,
    will_not_be_placed,
)
from wyrmhall.games.storm_dragons.reach import (
    different,
    dragons_of,
    flight_place,
    front_place,
    may_join_flight,
    storms_to_aim_at,
)
from wyrmhall.games.storm_dragons.state import StormDragons, with_card, with_cards
from wyrmhall.games.storm_dragons.storms import STORMS, Blizzard, Fog, Hailstorm, Thunderstorm, Windstorm, tell_demand
from wyrmhall.games.storm_dragons.strength import are_storms_hushed, numbers_of, top
from wyrmhall.games.storm_dragons.telling import (
    in_hand,
    on_way,
    strengths,
    tell_change,
    tell_token_free,
)
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Place, Said, Seat, because_of, card, named, said
from wyrmhall.kernel.state import Event, Step, without
from wyrmhall.kernel.value import NONE, Value

# --- Noble dragons --------------------------------------------------------------------------------


class Prince(Bringing):
    """SD-70 You may draw one card into hand."""

    clause = "SD-70"
    row = PRINCE

    def may_bring(self, s: StormDragons) -> bool:
        return has_pile(s, self.seat)

    def bring(self, s: StormDragons) -> None:
        draw(s, self.seat, 1, PRINCE)

    def turn_up(self, s: StormDragons) -> None:
        s.agenda.append(TurnUp(self.seat, self.side, PRINCE))  # SD-111


# --- Guard dragons --------------------------------------------------------------------------------


class Sentinel(Instant):
    """SD-80 You may change day to night or night to day."""

    clause = "SD-80"
    row = SENTINEL

    def perform(self, s: StormDragons) -> None:
        s.agenda.append(TurnToken(self.seat, self.side, NIGHT if s.sky == DAY else DAY, SENTINEL))


# --- Sorcerer dragons -----------------------------------------------------------------------------


class Conjurer(Bringing):
    """SD-82 Draw until you have three dragons; SD-A41 the discards are shuffled once, and then it stops."""

    clause = "SD-82"
    row = CONJURER

    def may_bring(self, s: StormDragons) -> bool:
        return s.sky != NONE and has_pile(s, self.seat)  # SD-A9

    def bring(self, s: StormDragons) -> None:
        seat = self.seat
        dragons: tuple[int, ...] = ()
        storms: tuple[int, ...] = ()
        while len(dragons) < 3 and has_pile(s, seat):
            drawn = taken_from_pile(s, seat, 1)
            if drawn[0] < DRAGONS:
                dragons += drawn
            else:
                storms += drawn
        s.found[seat] = tuple(sorted(dragons))
        s.showing += storms  # SD-84
        if s.events is not None:
            cause, places = Cause(CONJURER, self.side), (Place("draw", seat), Place("found", seat))
            s.events.append(Event("finds", seat, s.found[seat], (), *places, cause, audience=(seat,)))
        s.plan([PutAway(seat, tuple(sorted(storms))), Keeping(seat, self.side)])

    def turn_up(self, s: StormDragons) -> None:
        s.agenda.append(TurnUpDragon(self.seat, self.side, CONJURER))  # SD-115


class PutAway(Step[StormDragons]):
    """SD-84 Storms turned up on the way were shown; now they go to the discards."""

    fields = ("seat", "storms")

    def __init__(self, seat: int, storms: tuple[int, ...]) -> None:
        self.seat = seat
        self.storms = storms

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        for storm in self.storms:
            s.showing = without(s.showing, storm)
            if storm in s.known_cards[seat]:  # it may be this one
                s.known_cards[seat] = without(s.known_cards[seat], storm)
        if self.storms:
            discard_openly(s, seat, self.storms)
            if s.events is not None:
                places = on_way(), Place("discards", seat)
                s.events.append(Event("passes-over", seat, self.storms, (), *places, Cause(CONJURER, seat)))


class Keeping(For):
    """SD-82 One goes to hand, the others to your discards; nobody else sees which: SD-126."""

    asks = "keeping"

    def perform(self, s: StormDragons) -> None:
        if s.found[self.seat]:
            s.waiting += (self,)  # even if all are equal, for that is nobody's business
        else:
            look_for_end(s, self.seat)

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("keep-one", because_of(cause)), ("SD-82",), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(CONJURER, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        return different(s.found[self.seat], DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        s.discards[seat] = with_cards(s.discards[seat], without(s.found[seat], option.card))
        s.found[seat] = (option.card,)
        look_for_end(s, seat)
        PlayingNow(seat, self.side).perform(s)

    def deed(self, s: StormDragons, option: Option) -> Said:
        return said("keep", cards=card(option.card))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("found", self.seat, s.found[self.seat].index(option.card))

    def is_open(self, s: StormDragons, option: Option) -> bool:
        return False

    def announce(self, s: StormDragons, option: Option) -> None:
        if s.events is not None:
            places, audience = (Place("found", self.seat), in_hand(self.seat)), (self.seat,)
            s.events.append(Event("keeps", self.seat, (option.card,), (), *places, self.cause(s), audience=audience))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("keep-one-found", ("SD-82",))


class PlayingNow(For):
    """SD-83 By night the dragon may be played at once instead of going to hand."""

    asks = "playing-now"

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("play-now", named(cards=Cards(s.found[self.seat])) + because_of(cause)), ("SD-83",), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(CONJURER, self.side)

    def choices(self, s: StormDragons) -> list[Option]:
        return [PASS, USE] if s.sky == NIGHT and may_join_flight(s, self.seat, self.side, 1) else [PASS]

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        [row] = s.found[seat]
        s.found[seat] = ()
        s.hands[seat] = with_card(s.hands[seat], row)
        if option is USE:
            s.agenda.append(Play(seat, self.side, row, False))  # SD-A43 with its own ability

    def deed(self, s: StormDragons, option: Option) -> Said:
        return said("play-now" if option is USE else "keep-in-hand", cards=Cards(s.found[self.seat]))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("flight", self.side) if option is USE else in_hand(self.seat)

    def is_open(self, s: StormDragons, option: Option) -> bool:
        return option is USE

    def tell_pass(self, s: StormDragons, kind: str) -> None:
        """Which dragon it is, is nobody else's business: SD-126."""
        if s.events is not None and kind == "declines":
            places = Place("found", self.seat), in_hand(self.seat)
            audience = (self.seat,)
            s.events.append(Event("takes-to-hand", self.seat, s.found[self.seat], (), *places, audience=audience))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("play-or-keep", ("SD-83",))


class Golemmancer(For):
    """SD-85 You may take a dragon of your victory pile, or SD-86 discard this one and draw; SD-87 then play a card."""

    asks = "golemmancer"

    def question(self, s: StormDragons) -> Prompt:
        cause, found = self.cause(s), self.choices(s)
        kind = "regain" if ITSELF not in found else "trade" if len(found) == 2 else "regain-or-trade"
        return Prompt(Said(kind, because_of(cause)), ("SD-85", "SD-86"), cause)

    def cause(self, s: StormDragons) -> Cause | None:
        return Cause(GOLEMMANCER, self.side)

    def instead(self, s: StormDragons) -> Step[Any] | None:
        return MakeGolem(self.seat, self.side)  # SD-116

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]
        if not s.remade:
            found.append(ITSELF)  # SD-A73 once in a turn
        return found + different(s.variant.victory_of(s, self.seat), DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        if option is PASS:
            return  # SD-A42 no extra play either
        if option is ITSELF:
            will_not_be_placed(s)  # SD-86
            s.remade = True
            s.showing = without(s.showing, GOLEMMANCER)
            discard_openly(s, seat, (GOLEMMANCER,))
            if s.events is not None:
                s.events.append(Event("trades", seat, (GOLEMMANCER,), (), on_way(), Place("discards", seat)))
            draw(s, seat, 1)
        else:
            s.variant.regain(s, seat, option.card)
            if s.events is not None:
                audience = None if self.is_open(s, option) else (seat,)
                places, cause = (s.variant.victory_place(seat), in_hand(seat)), self.cause(s)
                s.events.append(Event("regains", seat, (option.card,), (), *places, cause, audience=audience))
        s.agenda.append(Extra(seat, self.side, 1, True, False, GOLEMMANCER))

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return option is not ITSELF and super().goes_on(s, option)  # SD-86 which draws a card

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option is PASS:
            return do_not_use(GOLEMMANCER)
        return said("trade") if option is ITSELF else said("regain", cards=card(option.card))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        if option.card == NONE:
            return None
        pile = s.variant.victory_place(self.seat)
        return Place(pile.zone, pile.owner, s.variant.victory_of(s, self.seat).index(option.card))

    def is_open(self, s: StormDragons, option: Option) -> bool:
        return option is PASS or option is ITSELF or s.variant.shows_victory(s.house)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is ITSELF:
            return Refusal("traded-already", ("SD-A73", "SD-86"))
        return Refusal("regain-from-own-pile", ("SD-85",))


class StormCaller(Aiming):
    """SD-88 Steal one storm from another player's front for yours."""

    asks = "stealing"

    def row(self) -> int:
        return STORM_CALLER

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("steal", because_of(cause)), ("SD-88",), cause)

    def deed_to(self, s: StormDragons, aim: Aim) -> Said:
        return said("steal", cards=card(aim.row), rival=Seat(aim.side))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return front_place(s, option) if isinstance(option, Aim) else None

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        for foe in s.foes(self.side):
            found += storms_to_aim_at(s, foe)
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SD-117 The strongest storm of its own opponent, or of the next side that has one."""
        for foe in foes_from_opposite_on(s, self.side):
            aims = storms_to_aim_at(s, foe)
            if aims:
                tail = numbers_of(s).tail[max(s.sky, DAY)]
                most = max([tail[aim.row] for aim in aims])
                return [aim for aim in aims if tail[aim.row] == most]
        return [PASS]

    def hit(self, s: StormDragons, aim: Aim) -> None:
        before = strengths(s) if s.events is not None else ()
        origin = front_place(s, aim) if s.events is not None else None
        remove_storm(s, aim)
        s.showing += (aim.row,)
        if s.events is not None:
            tell_change(s, before, "steals", self.side, (aim.row,), self.cause(s), origin, on_way(), aim.side)
        s.agenda.append(Laying(self.seat, self.side, aim.row))  # SD-A44 top or bottom, and no instant ability


# --- Disruptor dragons ----------------------------------------------------------------------------


class Assassin(Aiming):
    """SD-92 By day you may kill a dragon not at a head, SD-93 by night any one; SD-94 it goes to your victory pile."""

    asks = "killing"

    def row(self) -> int:
        return ASSASSIN

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        parts = named(sky=SKIES[max(s.sky, DAY)]) + because_of(cause)
        return Prompt(Said("kill", parts), ("SD-92", "SD-93"), cause)

    def deed_to(self, s: StormDragons, aim: Aim) -> Said:
        return said("kill", cards=card(aim.row), rival=Seat(aim.side))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return flight_place(s, option) if isinstance(option, Aim) else None

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.sky in (DAY, NIGHT):
            for other in s.active:
                if s.variant.may_kill_at(s, self.side, other):
                    found += dragons_of(s, other, heads=s.sky == NIGHT)
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SD-119 At its own battlefront if it can, otherwise at the next one clockwise."""
        for foe in foes_from_opposite_on(s, self.side):
            there: list[Option] = [option for option in found if isinstance(option, Aim) and option.side == foe]
            if there:
                return best_for(s, self, there)
        return [PASS]

    def hit(self, s: StormDragons, aim: Aim) -> None:
        held_by = s.holder
        before = strengths(s) if s.events is not None else ()
        origin = flight_place(s, aim) if s.events is not None else None
        remove_dragon(s, aim)  # SD-95 its owner has mustered it all the same
        s.variant.win(s, self.side, (aim.row,))
        if s.events is not None:
            kind, to = "kills-own" if aim.side == self.side else "kills", s.variant.victory_place(self.side)
            tell_change(s, before, kind, self.side, (aim.row,), self.cause(s), origin, to, aim.side)
            tell_token_free(s, held_by)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if isinstance(option, Aim) and option.where == HEAD and s.sky == DAY:
            return Refusal(said("heads-safe-by-day", cards=card(option.row)), ("SD-92",))
        return super().refusal(s, option)


class Spy(Instant):
    """SD-97 By day a dragon may be taken back; SD-98 by night the others may be made to discard one."""

    clause = "SD-97"
    row = SPY

    def perform(self, s: StormDragons) -> None:
        if s.sky == DAY:
            s.agenda.append(TakeBack(self.seat, self.side, SPY))
        elif s.sky == NIGHT:
            s.agenda.append(May(self.seat, self.side, Diversion(self.seat, self.side)))


class Diversion(Instant):
    """SD-98 The other players discard a wing or tail dragon, each of their own choice: SD-A53."""

    clause = "SD-98"
    row = SPY

    def works(self, s: StormDragons) -> bool:
        return any([bool(dragons_of(s, foe, heads=False)) for foe in s.foes(self.side)])

    def perform(self, s: StormDragons) -> None:
        tell_demand(s, self, "follower")
        foes = s.foes(self.side)
        s.variant.demand(s, self.side, [GiveDragon(s.chooser(foe), foe, False, self.side) for foe in foes])


class Thunderburst(Aiming):
    """SD-100 By night you may use the instant ability of the top storm of any front as if you had cast it.

    SD-A56 It is night, so the texts for the day can do nothing: only those for the night are used.
    """

    asks = "storm-to-use"

    def row(self) -> int:
        return THUNDERBURST

    def question(self, s: StormDragons) -> Prompt:
        cause = self.cause(s)
        return Prompt(Said("use-storm", because_of(cause)), ("SD-100", "SD-A56"), cause)

    def deed_to(self, s: StormDragons, aim: Aim) -> Said:
        return said("use-storm", cards=card(aim.row), rival=Seat(aim.side))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return front_place(s, option) if isinstance(option, Aim) else None

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.sky == NIGHT and not are_storms_hushed(s, self.side):
            for seat in s.active:  # SD-A56 one's own too
                storm = top(s, seat)
                if storm >= DRAGONS and INSTANT[storm][0][0] is not None:
                    found.append(STORMING[seat][HEAD][storm])
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        best = best_for(s, self, found)  # SD-122 the strongest effect
        return [option for option in best if option is not PASS] or best

    def hit(self, s: StormDragons, aim: Aim) -> None:
        ability = INSTANT[aim.row][self.seat][self.side]
        assert ability is not None
        if s.events is not None:
            parts = named(rival=Seat(aim.side))
            s.events.append(Event("uses-storm", self.side, (aim.row,), parts, cause=self.cause(s)))
        s.agenda.append(ability.ability if isinstance(ability, May) else ability)  # SD-A56 to point at it is to use it


# --- What a card does when it is first played ------------------------------------------------------


def instant(row: int, seat: int, side: int) -> Step[Any] | None:
    """SD-60 What a card does when it is first played, if anything: each card has a line, or the game does not load."""
    abilities: dict[str, Step[Any] | None] = {
        "King": TakeBack(seat, side, KING),  # SD-68
        "Queen": None,
        "Prince": May(seat, side, Prince(seat, side)),
        "Princess": None,
        "Juggernaut": None,
        "Warlord": None,
        "Elder": None,
        "Challenger": None,
        "StormRider": None,
        "DawnBringer": TurnToken(seat, side, DAY, DAWN_BRINGER),  # SD-78
        "Sentinel": Sentinel(seat, side),
        "Guardian": None,
        "Conjurer": May(seat, side, Conjurer(seat, side)),
        "Golemmancer": Golemmancer(seat, side),
        "StormCaller": StormCaller(seat, side),
        "Necromancer": None,
        "Assassin": Assassin(seat, side),
        "Outrider": None,
        "Spy": Spy(seat, side),
        "Thunderburst": Thunderburst(seat, side),
        "Thunderstorm": May(seat, side, Thunderstorm(seat, side)),
        "Tempest": None,
        "Blizzard": May(seat, side, Blizzard(seat, side)),
        "Hailstorm": May(seat, side, Hailstorm(seat, side)),
        "Windstorm": Windstorm(seat, side),
        "Fog": Fog(seat, side),
    }
    return abilities[FACES[row]]


INSTANT.extend([[[instant(row, seat, side) for side in EVERY_SIDE] for seat in EVERY_SEAT] for row in range(len(CARD))])
ABILITIES: Final[tuple[type[Value], ...]] = (
    TakeBack,
    GiveDragon,
    GiveStorm,
    Discarding,
    Prince,
    Sentinel,
    Conjurer,
    PutAway,
    Keeping,
    PlayingNow,
    Golemmancer,
    StormCaller,
    Assassin,
    Spy,
    Diversion,
    Thunderburst,
    *STORMS,
)
