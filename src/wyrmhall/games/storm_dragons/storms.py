"""Storm Dragons: what each storm does when it is cast, in the order of the book."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.aiming import (
    GiveDragon,
    GiveStorm,
)
from wyrmhall.games.storm_dragons.cards import (
    BLIZZARD,
    DAY,
    FOG,
    HAILSTORM,
    NIGHT,
    THUNDERSTORM,
    WINDSTORM,
)
from wyrmhall.games.storm_dragons.enemy import TurnUpDragon
from wyrmhall.games.storm_dragons.instants import Bringing, Extra, TurnToken
from wyrmhall.games.storm_dragons.piles import move_head_to_tail
from wyrmhall.games.storm_dragons.playing import (
    Instant,
    best_for,
)
from wyrmhall.games.storm_dragons.reach import (
    storms_to_aim_at,
)
from wyrmhall.games.storm_dragons.state import StormDragons, face_up
from wyrmhall.games.storm_dragons.telling import (
    strengths,
    tell_change,
)
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Cause, Place, named
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import Value


class Thunderstorm(Instant):
    """SD-101 Each foe with more than one dragon moves the head to the tail."""

    clause = "SD-101"
    row = THUNDERSTORM
    is_foreseen = True

    def works(self, s: StormDragons) -> bool:
        return any([face_up(s.flights[foe]) > 1 for foe in s.foes(self.side)])

    def perform(self, s: StormDragons) -> None:
        for foe in s.foes(self.side):
            flight = s.flights[foe]
            last = face_up(flight)  # SD-A59 downed ones are not counted
            if last > 1:
                before = strengths(s) if s.events is not None else ()
                move_head_to_tail(s, foe)
                if s.events is not None:
                    places = Place("flight", foe, 0), Place("flight", foe, last - 1)
                    cause = Cause(THUNDERSTORM, self.side)
                    tell_change(s, before, "is-struck", foe, (flight[0].row,), cause, *places)


class Blizzard(Instant):
    """SD-103 Each foe puts a dragon of their own choice from the flight into the discards."""

    clause = "SD-103"
    row = BLIZZARD

    def works(self, s: StormDragons) -> bool:
        return any([bool(s.flights[foe]) for foe in s.foes(self.side)])  # SD-A60

    def perform(self, s: StormDragons) -> None:
        tell_demand(s, self, "dragon")
        foes = s.foes(self.side)
        s.variant.demand(s, self.side, [GiveDragon(s.chooser(foe), foe, True, self.side) for foe in foes])


class Hailstorm(Instant):
    """SD-105 Each foe discards one storm of the front."""

    clause = "SD-105"
    row = HAILSTORM

    def works(self, s: StormDragons) -> bool:
        return any([bool(storms_to_aim_at(s, foe)) for foe in s.foes(self.side)])

    def perform(self, s: StormDragons) -> None:
        tell_demand(s, self, "storm")
        foes = s.foes(self.side)
        s.variant.demand(s, self.side, [GiveStorm(s.chooser(foe), foe, self.side) for foe in foes])


class Windstorm(Bringing):
    """SD-106 By night you may also play a dragon; SD-A58 by day you may not."""

    clause = "SD-106"
    row = WINDSTORM

    def bring(self, s: StormDragons) -> None:
        if s.sky == NIGHT:
            s.agenda.append(Extra(self.seat, self.side, 1, False, False, WINDSTORM))

    def turn_up(self, s: StormDragons) -> None:
        if s.sky == NIGHT:
            s.agenda.append(TurnUpDragon(self.seat, self.side, WINDSTORM))  # SDC-14


class Darken(TurnToken):
    """SD-107 By day a Fog may turn the token; SDC-14 that of an enemy does so unless it would be worse off."""

    def by_rule(self, s: StormDragons, found: list[Option]) -> list[Option]:
        return best_for(s, self, found)[-1:]


class Fog(Bringing):
    """SD-107 By day you may change day to night; SD-108 by night you may add 2 dragons to your flight: SD-A57."""

    clause = "SD-107"
    row = FOG

    def perform(self, s: StormDragons) -> None:
        if s.sky == DAY:
            s.agenda.append(Darken(self.seat, self.side, NIGHT, FOG))
        elif s.sky == NIGHT:
            super().perform(s)

    def bring(self, s: StormDragons) -> None:
        s.agenda.append(Extra(self.seat, self.side, 2, False, not s.house.fog_instants, FOG))

    def turn_up(self, s: StormDragons) -> None:
        s.plan([TurnUpDragon(self.seat, self.side, FOG), TurnUpDragon(self.seat, self.side, FOG)])  # SDC-14


def tell_demand(s: StormDragons, ability: Instant, what: str) -> None:
    """SD-A45 Everybody else has to discard something: what they choose is told by itself."""
    if s.events is not None:
        s.events.append(
            Event("makes-discard", ability.side, (), named(what=what), cause=Cause(ability.row, ability.side))
        )


STORMS: Final[tuple[type[Value], ...]] = (Thunderstorm, Blizzard, Hailstorm, Windstorm, Darken, Fog)
