"""Storm Dragons together: how an enemy plays its cards.  Enemies hold no cards; they turn up those of their pile."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.cards import DRAGONS, GOLEMMANCER
from wyrmhall.games.storm_dragons.piles import (
    discard_of_enemies,
    enemy_pile,
    look_for_end_of_enemies,
    next_dragon_of_enemies,
    next_of_enemies,
)
from wyrmhall.games.storm_dragons.playing import Instant, Unfold, will_not_be_placed
from wyrmhall.games.storm_dragons.state import StormDragons, opposite
from wyrmhall.games.storm_dragons.telling import on_way
from wyrmhall.kernel.said import Cause, Place
from wyrmhall.kernel.state import Event, Step, without
from wyrmhall.kernel.value import CENTRE, NONE


class TurnUp(Instant):
    """SDC-13 The next card of the enemies' pile is shown, used and placed."""

    fields = ("seat", "side", "by")
    is_blind = True

    def __init__(self, seat: int, side: int, by: int = NONE) -> None:
        super().__init__(seat, side)
        self.by = by  # the card whose ability turns it up, if it is one

    def perform(self, s: StormDragons) -> None:
        play_next(s, self, next_of_enemies(s))


class TurnUpDragon(TurnUp):
    """SD-115 The next dragon of the pile; storms on the way are discarded."""

    def perform(self, s: StormDragons) -> None:
        play_next(s, self, next_dragon_of_enemies(s, self.side))


class MakeGolem(Instant):
    """SD-116 A dragon of the enemies' victory pile by lot, or the Golemmancer is discarded and the next card played."""

    is_blind = True

    def perform(self, s: StormDragons) -> None:
        dragons = [card for card in s.lost if card < DRAGONS]
        if dragons:
            row = dragons[s.chance.of("golem").below(len(dragons))]
            s.lost = without(s.lost, row)
            if s.events is not None:
                cause, places = Cause(GOLEMMANCER, self.side), (Place("lost", CENTRE), on_way())
                s.events.append(Event("brings-back", self.side, (row,), (), *places, cause))
            show(s, self.seat, self.side, row)
        elif not s.remade:
            s.remade = True  # SD-A73, SDC-14
            will_not_be_placed(s)
            s.showing = without(s.showing, GOLEMMANCER)
            discard_of_enemies(s, (GOLEMMANCER,))
            if s.events is not None:
                places = on_way(), s.variant.discards_place(self.side)
                s.events.append(Event("trades", self.side, (GOLEMMANCER,), (), *places))
            s.agenda.append(TurnUp(self.seat, self.side))


def play_next(s: StormDragons, turning: TurnUp, row: int) -> None:
    """What was turned up is played, if anything was (SDC-22)."""
    if row != NONE:
        side = turning.side
        if s.events is not None:
            cause = Cause(turning.by, side) if turning.by != NONE else None
            kind = "turns-up" if cause is None else "brings"
            s.events.append(Event(kind, side, (row,), (), enemy_pile(), on_way(), cause))
        show(s, turning.seat, side, row)
    look_for_end_of_enemies(s)


def show(s: StormDragons, seat: int, side: int, row: int) -> None:
    s.showing += (row,)
    s.agenda.append(Unfold(seat, side, row, False))


def foes_from_opposite_on(s: StormDragons, side: int) -> list[int]:
    """SD-112, SD-117, SD-119 The foes of a side: its own opponent first, then clockwise."""
    mine = opposite(side)
    foes = s.foes(side)
    return [foe for foe in foes if foe >= mine] + [foe for foe in foes if foe < mine]


ENEMY_STEPS: Final[tuple[type[Step[Any]], ...]] = (TurnUp, TurnUpDragon, MakeGolem)
