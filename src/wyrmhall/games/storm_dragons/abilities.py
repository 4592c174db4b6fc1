"""Storm Dragons: what each card does when it is played, in the order of the book.

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
    make_discard,
)
from wyrmhall.games.storm_dragons.cards import (
    CARD,
    DAY,
    DRAGONS,
    FACES,
    GOLEMMANCER,
    HEAD,
    ITSELF,
    NIGHT,
    PASS,
    STORMING,
    USE,
    Aim,
)
from wyrmhall.games.storm_dragons.enemy import MakeGolem, TurnUp, TurnUpDragon, from_own_front_on
from wyrmhall.games.storm_dragons.piles import (
    discard_openly,
    draw,
    look_for_end,
    remove_dragon,
    remove_storm,
    take_from_victory,
    taken_from_pile,
    to_victory,
)
from wyrmhall.games.storm_dragons.playing import (
    EVERY_SEAT,
    EVERY_SIDE,
    INSTANT,
    Extra,
    For,
    Instant,
    Laying,
    May,
    Play,
    TurnToken,
    best_for,
    different,
    dragons_of,
    may_join_flight,
    storms_to_aim_at,
    will_not_be_placed,
)
from wyrmhall.games.storm_dragons.state import StormDragons, face_up, with_card, with_cards
from wyrmhall.games.storm_dragons.strength import are_storms_hushed, numbers_of, top
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import Step, without
from wyrmhall.kernel.value import Value

# --- Noble dragons --------------------------------------------------------------------------------


class Prince(Instant):
    """SD-70 You may draw one card into hand."""

    clause = "SD-70"

    def works(self, s: StormDragons) -> bool:
        return s.is_enemy(self.side) or has_pile(s, self.seat)

    def perform(self, s: StormDragons) -> None:
        if s.is_enemy(self.side):
            s.agenda.append(TurnUp(self.seat, self.side))  # SD-111
        else:
            draw(s, self.seat, 1)


# --- Guard dragons --------------------------------------------------------------------------------


class Sentinel(Instant):
    """SD-80 You may change day to night or night to day."""

    clause = "SD-80"

    def perform(self, s: StormDragons) -> None:
        s.agenda.append(TurnToken(self.seat, self.side, NIGHT if s.side == DAY else DAY))


# --- Sorcerer dragons -----------------------------------------------------------------------------


class Conjurer(Instant):
    """SD-82 Draw until you have three dragons; SD-A41 the discards are shuffled once, and then it stops."""

    clause = "SD-82"

    def works(self, s: StormDragons) -> bool:
        return s.side in (DAY, NIGHT) and (s.is_enemy(self.side) or has_pile(s, self.seat))

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        if s.is_enemy(self.side):
            s.agenda.append(TurnUpDragon(seat, self.side))  # SD-115
            return
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
        s.plan([PutAway(seat, tuple(sorted(storms))), Keeping(seat, self.side)])


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


class Keeping(For):
    """SD-82 One goes to hand, the others to the own discards; nobody else sees which: SD-126."""

    def perform(self, s: StormDragons) -> None:
        if s.found[self.seat]:
            s.waiting += (self,)  # even if all are equal, for that is nobody's business
        else:
            look_for_end(s, self.seat)

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which of the dragons you found do you keep?", ("SD-82",))

    def choices(self, s: StormDragons) -> list[Option]:
        return different(s.found[self.seat], DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        s.discards[seat] = with_cards(s.discards[seat], without(s.found[seat], option.card))
        s.found[seat] = (option.card,)
        look_for_end(s, seat)
        PlayingNow(seat, self.side).perform(s)

    def announce(self, s: StormDragons, option: Option) -> None:
        s.say("chose", self.seat, (), option.text, (self.seat,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("keep one of the dragons you found", ("SD-82",))


class PlayingNow(For):
    """SD-83 By night the dragon may be played at once instead of going to hand."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Play the dragon at once?", ("SD-83",))

    def choices(self, s: StormDragons) -> list[Option]:
        return [PASS, USE] if s.side == NIGHT and may_join_flight(s, self.seat, self.side, 1) else [PASS]

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        [row] = s.found[seat]
        s.found[seat] = ()
        s.hands[seat] = with_card(s.hands[seat], row)
        if option is USE:
            s.agenda.append(Play(seat, self.side, row, False))  # SD-A43 with its own ability

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("play it, or keep it in hand", ("SD-83",))


class Golemmancer(For):
    """SD-85 You may take a dragon of your victory pile, or SD-86 discard this one and draw; SD-87 then play a card."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Take a dragon of your victory pile, or discard the Golemmancer?", ("SD-85", "SD-86"))

    def perform(self, s: StormDragons) -> None:
        if s.is_enemy(self.side):
            s.agenda.append(MakeGolem(self.seat, self.side))  # SD-116
        else:
            super().perform(s)

    def choices(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]
        if not s.remade:
            found.append(ITSELF)  # SD-A73 once in a turn
        return found + different(s.won if s.battlefronts else s.victory[self.seat], DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        if option is PASS:
            return  # SD-A42 no extra play either
        if option is ITSELF:
            will_not_be_placed(s)  # SD-86
            s.remade = True
            s.showing = without(s.showing, GOLEMMANCER)
            discard_openly(s, seat, (GOLEMMANCER,))
            draw(s, seat, 1)
        else:
            take_from_victory(s, seat, option.card)
        s.agenda.append(Extra(seat, self.side, 1, True, False))

    def announce(self, s: StormDragons, option: Option) -> None:
        is_open = option is PASS or option is ITSELF  # SD-A65
        s.say("chose", self.seat, (), option.text, None if is_open else (self.seat,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is ITSELF:
            return Refusal("a Golemmancer discards itself once in a turn", ("SD-A73", "SD-86"))
        return Refusal("take a dragon of your own victory pile", ("SD-85",))


class StormCaller(Aiming):
    """SD-88 Steal one storm from another player's front for yours."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Steal a storm?", ("SD-88",))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        for enemy in s.enemies(self.side):
            found += storms_to_aim_at(s, enemy)
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SD-117 The strongest storm of its own opponent, or of the next side that has one."""
        for foe in from_own_front_on(s, self.side):
            aims = storms_to_aim_at(s, foe)
            if aims:
                tail = numbers_of(s).tail[max(s.side, DAY)]
                most = max([tail[aim.row] for aim in aims])
                return [aim for aim in aims if tail[aim.row] == most]
        return [PASS]

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_storm(s, aim)
        s.showing += (aim.row,)
        s.agenda.append(Laying(self.seat, self.side, aim.row))  # SD-A44 top or bottom, and no instant ability


# --- Disruptor dragons ----------------------------------------------------------------------------


class Assassin(Aiming):
    """SD-92 By day you may kill a dragon not at a head, SD-93 by night any one; SD-94 it goes to your victory pile."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Kill a dragon?", ("SD-92", "SD-93"))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.side in (DAY, NIGHT):
            for seat in s.active:
                if s.are_foes(self.side, seat) or (s.house.assassin_own and not s.battlefronts):  # SD-A49
                    found += dragons_of(s, seat, heads=s.side == NIGHT)
        return found

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        """SD-119 At its own front if it can, otherwise at the next one clockwise."""
        for foe in from_own_front_on(s, self.side):
            there: list[Option] = [option for option in found if isinstance(option, Aim) and option.seat == foe]
            if there:
                return best_for(s, self, there)
        return [PASS]

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_dragon(s, aim)  # SD-95 its owner has mustered it all the same
        to_victory(s, self.side, (aim.row,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if isinstance(option, Aim) and option.where == HEAD and s.side == DAY:
            return Refusal("by day heads are safe", ("SD-92",))
        return super().refusal(s, option)


class Spy(Instant):
    """SD-97 By day a dragon may be taken back; SD-98 by night the others may be made to discard one."""

    clause = "SD-97"

    def perform(self, s: StormDragons) -> None:
        if s.side == DAY:
            s.agenda.append(TakeBack(self.seat, self.side))
        elif s.side == NIGHT:
            s.agenda.append(May(self.seat, self.side, Diversion(self.seat, self.side)))


class Diversion(Instant):
    """SD-98 The other players discard a wing or tail dragon, each of the own choice: SD-A53."""

    clause = "SD-98"

    def works(self, s: StormDragons) -> bool:
        return any([bool(dragons_of(s, enemy, heads=False)) for enemy in s.enemies(self.side)])

    def perform(self, s: StormDragons) -> None:
        make_discard(s, self.side, [GiveDragon(s.chooser(enemy), enemy, False) for enemy in s.enemies(self.side)])


class Thunderburst(Aiming):
    """SD-100 By night you may use the instant ability of the top storm of any front as if you had cast it.

    SD-A56 It is night, so the texts for the day can do nothing: only those for the night are used.
    """

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Use the ability of a top storm?", ("SD-100", "SD-A56"))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.side == NIGHT and not are_storms_hushed(s, self.side):
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
        s.agenda.append(ability.ability if isinstance(ability, May) else ability)  # SD-A56 to point at it is to use it


# --- Storms ---------------------------------------------------------------------------------------


class Thunderstorm(Instant):
    """SD-101 Each enemy with more than one dragon moves the head to the tail."""

    clause = "SD-101"

    def works(self, s: StormDragons) -> bool:
        return any([face_up(s.flights[enemy]) > 1 for enemy in s.enemies(self.side)])

    def perform(self, s: StormDragons) -> None:
        for enemy in s.enemies(self.side):
            flight = s.flights[enemy]
            last = face_up(flight)  # SD-A59 downed ones are not counted, and stay behind
            if last > 1:
                s.flights[enemy] = flight[1:last] + flight[:1] + flight[last:]
                if enemy == s.shared:
                    s.flown_by = s.flown_by[1:last] + s.flown_by[:1] + s.flown_by[last:]  # SDC-5


class Blizzard(Instant):
    """SD-103 Each enemy puts a dragon of the own choice from flight into the own discards."""

    clause = "SD-103"

    def works(self, s: StormDragons) -> bool:
        return any([bool(s.flights[enemy]) for enemy in s.enemies(self.side)])  # SD-A60

    def perform(self, s: StormDragons) -> None:
        make_discard(s, self.side, [GiveDragon(s.chooser(enemy), enemy, True) for enemy in s.enemies(self.side)])


class Hailstorm(Instant):
    """SD-105 Each opponent discards one storm from the own front."""

    clause = "SD-105"

    def works(self, s: StormDragons) -> bool:
        return any([bool(storms_to_aim_at(s, enemy)) for enemy in s.enemies(self.side)])

    def perform(self, s: StormDragons) -> None:
        make_discard(s, self.side, [GiveStorm(s.chooser(enemy), enemy) for enemy in s.enemies(self.side)])


class Windstorm(Instant):
    """SD-106 By night you may also play a dragon; SD-A58 by day you may not."""

    clause = "SD-106"

    def perform(self, s: StormDragons) -> None:
        if s.side == NIGHT and s.is_enemy(self.side):
            s.agenda.append(TurnUpDragon(self.seat, self.side))  # SDC-14
        elif s.side == NIGHT:
            s.agenda.append(Extra(self.seat, self.side, 1, False, False))


class Darken(TurnToken):
    """SD-107 By day a Fog may turn the token; SDC-14 that of an enemy does so unless it would be worse off."""

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        return best_for(s, self, found)[-1:]


class Fog(Instant):
    """SD-107 By day you may change day to night; SD-108 by night you may add 2 dragons to your flight: SD-A57."""

    clause = "SD-107"

    def perform(self, s: StormDragons) -> None:
        if s.side == DAY:
            s.agenda.append(Darken(self.seat, self.side, NIGHT))
        elif s.side == NIGHT and s.is_enemy(self.side):
            s.plan([TurnUpDragon(self.seat, self.side), TurnUpDragon(self.seat, self.side)])  # SDC-14
        elif s.side == NIGHT:
            s.agenda.append(Extra(self.seat, self.side, 2, False, not s.house.fog_instants))


def instant(row: int, seat: int, side: int) -> Step[Any] | None:
    """SD-60 What a card does when it is first played, if anything."""
    abilities: dict[str, Step[Any]] = {
        "King": TakeBack(seat, side),  # SD-68
        "Prince": May(seat, side, Prince(seat, side)),
        "DawnBringer": TurnToken(seat, side, DAY),  # SD-78
        "Sentinel": Sentinel(seat, side),
        "Conjurer": May(seat, side, Conjurer(seat, side)),
        "Golemmancer": Golemmancer(seat, side),
        "StormCaller": StormCaller(seat, side),
        "Assassin": Assassin(seat, side),
        "Spy": Spy(seat, side),
        "Thunderburst": Thunderburst(seat, side),
        "Thunderstorm": May(seat, side, Thunderstorm(seat, side)),
        "Blizzard": May(seat, side, Blizzard(seat, side)),
        "Hailstorm": May(seat, side, Hailstorm(seat, side)),
        "Windstorm": Windstorm(seat, side),
        "Fog": Fog(seat, side),
    }
    return abilities.get(FACES[row])


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
    Thunderstorm,
    Blizzard,
    Hailstorm,
    Windstorm,
    Darken,
    Fog,
)
