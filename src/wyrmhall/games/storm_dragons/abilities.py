"""Storm Dragons: what each card does when it is played, in the order of the book.

Ongoing abilities are asked for where they matter: strength.py says what is in force.
"""

from __future__ import annotations

from typing import Any, Final

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
from wyrmhall.games.storm_dragons.piles import (
    discard_openly,
    draw,
    look_for_end,
    remove_dragon,
    remove_storm,
    take_from_victory,
    take_into_hand,
    taken_from_pile,
    to_victory,
)
from wyrmhall.games.storm_dragons.playing import (
    EVERY_SEAT,
    INSTANT,
    Extra,
    Instant,
    Laying,
    May,
    Play,
    TurnToken,
    different,
    dragons_of,
    may_join_flight,
    not_your_turn,
    storms_to_aim_at,
)
from wyrmhall.games.storm_dragons.state import StormDragons, face_up, with_cards
from wyrmhall.games.storm_dragons.strength import are_storms_hushed, top
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import Decision, Offer, Step, without
from wyrmhall.kernel.value import Value

# --- What several cards do ------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Aiming(Offer[StormDragons]):
    """You may point at a card in play, and something happens to it."""

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def hit(self, s: StormDragons, aim: Aim) -> None:
        raise NotImplementedError

    def options(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]  # SD-A45
        found += self.targets(s)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if isinstance(option, Aim):
            self.hit(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("this is no target, or not in play", self.prompt(s).clauses + ("SD-A17",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


class TakeBack(Aiming):
    """SD-68 King, SD-97 Spy by day: another dragon of the flight, a downed one too, goes back into hand: SD-A48."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Take a dragon of your flight back into hand?", ("SD-68", "SD-97"))

    def targets(self, s: StormDragons) -> list[Aim]:
        return dragons_of(s, self.seat, heads=True)

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_dragon(s, aim)
        take_into_hand(s, self.seat, aim.row)
        s.recalled[self.seat] = with_cards(s.recalled[self.seat], (aim.row,))  # SD-A72


@mypyc_attr(allow_interpreted_subclasses=True)
class Giving(Offer[StormDragons]):
    """What an ability makes others do is compulsory for them (SD-A45): they choose a card of their own to discard."""

    def targets(self, s: StormDragons) -> list[Aim]:
        raise NotImplementedError

    def options(self, s: StormDragons) -> list[Option]:
        found: list[Option] = []
        found += self.targets(s)
        return found

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("discard a card that the ability names", self.prompt(s).clauses + ("SD-A45",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


class GiveDragon(Giving):
    """SD-98, SD-103 A dragon of one's choice goes from the flight to the own discards."""

    fields = ("seat", "heads")

    def __init__(self, seat: int, heads: bool) -> None:
        super().__init__(seat)
        self.heads = heads  # SD-A53 the Spy leaves the head alone

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which dragon of your flight do you discard?", ("SD-103",) if self.heads else ("SD-98", "SD-A53"))

    def targets(self, s: StormDragons) -> list[Aim]:
        return dragons_of(s, self.seat, self.heads)  # SD-A60 an empty flight gives nothing

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        remove_dragon(s, option)
        discard_openly(s, self.seat, (option.row,))


class GiveStorm(Giving):
    """SD-105 A storm of one's choice goes from the front to the own discards."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which storm of your front do you discard?", ("SD-105",))

    def targets(self, s: StormDragons) -> list[Aim]:
        return storms_to_aim_at(s, self.seat)

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, Aim)
        remove_storm(s, option)
        discard_openly(s, self.seat, (option.row,))


def has_pile(s: StormDragons, seat: int) -> bool:
    """Whether there is anything to draw."""
    return bool(s.draws[seat] or s.discards[seat])


# --- Noble dragons --------------------------------------------------------------------------------


class Prince(Instant):
    """SD-70 You may draw one card into hand."""

    clause = "SD-70"

    def works(self, s: StormDragons) -> bool:
        return has_pile(s, self.seat)

    def perform(self, s: StormDragons) -> None:
        draw(s, self.seat, 1)


# --- Guard dragons --------------------------------------------------------------------------------


class Sentinel(Instant):
    """SD-80 You may change day to night or night to day."""

    clause = "SD-80"

    def perform(self, s: StormDragons) -> None:
        s.agenda.append(TurnToken(self.seat, NIGHT if s.side == DAY else DAY))


# --- Sorcerer dragons -----------------------------------------------------------------------------


class Conjurer(Instant):
    """SD-82 Draw until you have three dragons; SD-A41 the discards are shuffled once, and then it stops."""

    clause = "SD-82"

    def works(self, s: StormDragons) -> bool:
        return s.side in (DAY, NIGHT) and has_pile(s, self.seat)

    def perform(self, s: StormDragons) -> None:
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
        show_storms(s, seat, storms)
        if dragons:
            s.agenda.append(Keeping(seat))
        else:
            look_for_end(s, seat)


def show_storms(s: StormDragons, seat: int, storms: tuple[int, ...]) -> None:
    """SD-84 Storms turned up on the way are shown; they go to the discards."""
    for storm in storms:
        if storm in s.known_cards[seat]:  # it may be this one
            s.known_cards[seat] = without(s.known_cards[seat], storm)
    if storms:
        discard_openly(s, seat, storms)


class Keeping(Decision[StormDragons]):
    """SD-82 One goes to hand, the others to the own discards; nobody else sees which: SD-126."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Which of the dragons you found do you keep?", ("SD-82",))

    def options(self, s: StormDragons) -> list[Option]:
        return different(s.found[self.seat], DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        s.discards[seat] = with_cards(s.discards[seat], without(s.found[seat], option.card))
        s.found[seat] = (option.card,)
        look_for_end(s, seat)
        PlayingNow(seat).perform(s)

    def announce(self, s: StormDragons, option: Option) -> None:
        s.say("chose", self.seat, (), option.text, (self.seat,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("keep one of the dragons you found", ("SD-82",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


class PlayingNow(Offer[StormDragons]):
    """SD-83 By night the dragon may be played at once instead of going to hand."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Play the dragon at once?", ("SD-83",))

    def options(self, s: StormDragons) -> list[Option]:
        return [PASS, USE] if s.side == NIGHT and may_join_flight(s, self.seat, 1) else [PASS]

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        [row] = s.found[seat]
        s.found[seat] = ()
        s.hands[seat] = with_cards(s.hands[seat], (row,))
        if option is USE:
            s.agenda.append(Play(seat, row, False))  # SD-A43 with its own ability

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("play it, or keep it in hand", ("SD-83",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


class Golemmancer(Offer[StormDragons]):
    """SD-85 You may take a dragon of your victory pile, or SD-86 discard this one and draw; SD-87 then play a card."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Take a dragon of your victory pile, or discard the Golemmancer?", ("SD-85", "SD-86"))

    def options(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS]
        if not s.remade:
            found.append(ITSELF)  # SD-A73 once in a turn
        return found + different(s.victory[self.seat], DRAGONS)

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        if option is PASS:
            return  # SD-A42 no extra play either
        s.agenda.append(Extra(seat, 1, True, False))
        if option is ITSELF:
            s.remade = True
            s.showing = without(s.showing, GOLEMMANCER)
            discard_openly(s, seat, (GOLEMMANCER,))
            draw(s, seat, 1)
            return
        take_from_victory(s, seat, option.card)

    def announce(self, s: StormDragons, option: Option) -> None:
        is_open = option is PASS or option is ITSELF  # SD-A65
        s.say("chose", self.seat, (), option.text, None if is_open else (self.seat,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is ITSELF:
            return Refusal("a Golemmancer discards itself once in a turn", ("SD-A73", "SD-86"))
        return Refusal("take a dragon of your own victory pile", ("SD-85",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


class StormCaller(Aiming):
    """SD-88 Steal one storm from another player's front for yours."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Steal a storm?", ("SD-88",))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        for enemy in s.enemies(self.seat):
            found += storms_to_aim_at(s, enemy)
        return found

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_storm(s, aim)
        s.showing += (aim.row,)
        s.agenda.append(Laying(self.seat, aim.row))  # SD-A44 top or bottom, and no instant ability


# --- Disruptor dragons ----------------------------------------------------------------------------


class Assassin(Aiming):
    """SD-92 By day you may kill a dragon not at a head, SD-93 by night any one; SD-94 it goes to your victory pile."""

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Kill a dragon?", ("SD-92", "SD-93"))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.side in (DAY, NIGHT):
            for seat in s.active:
                if seat != self.seat or s.house.assassin_own:  # SD-A49
                    found += dragons_of(s, seat, heads=s.side == NIGHT)
        return found

    def hit(self, s: StormDragons, aim: Aim) -> None:
        remove_dragon(s, aim)  # SD-95 its owner has mustered it all the same
        to_victory(s, self.seat, (aim.row,))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if isinstance(option, Aim) and option.where == HEAD and s.side == DAY:
            return Refusal("by day heads are safe", ("SD-92",))
        return super().refusal(s, option)


class Spy(Instant):
    """SD-97 By day a dragon may be taken back; SD-98 by night the others may be made to discard one."""

    clause = "SD-97"

    def perform(self, s: StormDragons) -> None:
        if s.side == DAY:
            s.agenda.append(TakeBack(self.seat))
        elif s.side == NIGHT:
            s.agenda.append(May(self.seat, Diversion(self.seat)))


class Diversion(Instant):
    """SD-98 The other players discard a wing or tail dragon, each of the own choice: SD-A53."""

    clause = "SD-98"

    def works(self, s: StormDragons) -> bool:
        return any([bool(dragons_of(s, enemy, heads=False)) for enemy in s.enemies(self.seat)])

    def perform(self, s: StormDragons) -> None:
        for enemy in s.enemies(self.seat):
            GiveDragon(enemy, False).perform(s)


class Thunderburst(Aiming):
    """SD-100 By night you may use the instant ability of the top storm of any front as if you had cast it.

    SD-A56 It is night, so the texts for the day can do nothing: only those for the night are used.
    """

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt("Use the ability of a top storm?", ("SD-100", "SD-A56"))

    def targets(self, s: StormDragons) -> list[Aim]:
        found: list[Aim] = []
        if s.side == NIGHT and not are_storms_hushed(s):
            for seat in s.active:  # SD-A56 one's own too
                storm = top(s, seat)
                if storm >= DRAGONS and INSTANT[storm][seat] is not None:
                    found.append(STORMING[seat][HEAD][storm])
        return found

    def hit(self, s: StormDragons, aim: Aim) -> None:
        ability = INSTANT[aim.row][self.seat]
        assert ability is not None
        s.agenda.append(ability)


# --- Storms ---------------------------------------------------------------------------------------


class Thunderstorm(Instant):
    """SD-101 Each enemy with more than one dragon moves the head to the tail."""

    clause = "SD-101"

    def works(self, s: StormDragons) -> bool:
        return any([face_up(s.flights[enemy]) > 1 for enemy in s.enemies(self.seat)])

    def perform(self, s: StormDragons) -> None:
        for enemy in s.enemies(self.seat):
            flight = s.flights[enemy]
            last = face_up(flight)  # SD-A59 downed ones are not counted, and stay behind
            if last > 1:
                s.flights[enemy] = flight[1:last] + flight[:1] + flight[last:]


class Blizzard(Instant):
    """SD-103 Each enemy puts a dragon of the own choice from flight into the own discards."""

    clause = "SD-103"

    def works(self, s: StormDragons) -> bool:
        return any([bool(s.flights[enemy]) for enemy in s.enemies(self.seat)])  # SD-A60

    def perform(self, s: StormDragons) -> None:
        for enemy in s.enemies(self.seat):
            GiveDragon(enemy, True).perform(s)


class Hailstorm(Instant):
    """SD-105 Each opponent discards one storm from the own front."""

    clause = "SD-105"

    def works(self, s: StormDragons) -> bool:
        return any([bool(storms_to_aim_at(s, enemy)) for enemy in s.enemies(self.seat)])

    def perform(self, s: StormDragons) -> None:
        for enemy in s.enemies(self.seat):
            GiveStorm(enemy).perform(s)


class Windstorm(Instant):
    """SD-106 By night you may also play a dragon; SD-A58 by day you may not."""

    clause = "SD-106"

    def perform(self, s: StormDragons) -> None:
        if s.side == NIGHT:
            s.agenda.append(Extra(self.seat, 1, False, False))


class Fog(Instant):
    """SD-107 By day you may change day to night; SD-108 by night you may add 2 dragons to your flight: SD-A57."""

    clause = "SD-107"

    def perform(self, s: StormDragons) -> None:
        if s.side == DAY:
            s.agenda.append(TurnToken(self.seat, NIGHT))
        elif s.side == NIGHT:
            s.agenda.append(Extra(self.seat, 2, False, not s.house.fog_instants))


def instant(row: int, seat: int) -> Step[Any] | None:
    """SD-60 What a card does when it is first played, if anything."""
    abilities: dict[str, Step[Any]] = {
        "King": TakeBack(seat),  # SD-68
        "Prince": May(seat, Prince(seat)),
        "DawnBringer": TurnToken(seat, DAY),  # SD-78
        "Sentinel": Sentinel(seat),
        "Conjurer": May(seat, Conjurer(seat)),
        "Golemmancer": Golemmancer(seat),
        "StormCaller": StormCaller(seat),
        "Assassin": Assassin(seat),
        "Spy": Spy(seat),
        "Thunderburst": Thunderburst(seat),
        "Thunderstorm": May(seat, Thunderstorm(seat)),
        "Blizzard": May(seat, Blizzard(seat)),
        "Hailstorm": May(seat, Hailstorm(seat)),
        "Windstorm": Windstorm(seat),
        "Fog": Fog(seat),
    }
    return abilities.get(FACES[row])


INSTANT.extend([[instant(row, seat) for seat in EVERY_SEAT] for row in range(len(CARD))])
ABILITIES: Final[tuple[type[Value], ...]] = (
    TakeBack,
    GiveDragon,
    GiveStorm,
    Prince,
    Sentinel,
    Conjurer,
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
    Fog,
)
