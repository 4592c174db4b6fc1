"""Storm Dragons: what may be played from hand, and what in play may be pointed at."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import (
    BEHIND,
    CARD,
    DAY,
    DOWN,
    DOWNED,
    DRAGONS,
    FLYING,
    HEAD,
    STORM_RIDER,
    STORMING,
    Aim,
)
from wyrmhall.games.storm_dragons.state import StormDragons, dragons_in, is_enemy
from wyrmhall.games.storm_dragons.strength import head, must_down
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Place
from wyrmhall.kernel.value import NONE


def may_join_flight(s: StormDragons, seat: int, side: int, needed: int) -> bool:
    """SD-A47 Under a Necromancer only with another dragon to down; needed: so many dragons in hand do."""
    if s.house.stuck_may_muster or not must_down(s, side) or is_enemy(side):  # SDC-13
        return True
    return head(s, side) != NONE or dragons_in(s.hands[seat]) >= needed


def playable(s: StormDragons, seat: int, side: int, *, dragons_only: bool) -> list[Option]:
    """The cards of the hand that may be mustered or cast."""
    found = cards_of_hand(s, seat, dragons_only)
    if may_join_flight(s, seat, side, 2):
        return found
    rider = CARD[STORM_RIDER] if s.sky == DAY else None  # SD-77 it can go elsewhere
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


def flight_place(s: StormDragons, aim: Aim) -> Place:
    """Where on the table a dragon lies that one may point at."""
    flight = s.flights[aim.side]
    place = 0 if aim.where != BEHIND else 1
    while flight[place].row != aim.row or (flight[place].how == DOWN) != (aim.where == DOWNED):
        place += 1
    return Place("flight", aim.side, place)


def front_place(s: StormDragons, aim: Aim) -> Place:
    """The same of a card in a storm front."""
    first = 0 if aim.where == HEAD else 1
    return Place("front", aim.side, s.fronts[aim.side].index(aim.row, first))
