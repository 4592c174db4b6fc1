"""Storm Dragons: what is in force now, and battle strength in the six steps of the book.

A side is whoever has a flight: every seat, and in the co-operative game allies and enemies too (SDC-2).
"""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.cards import (
    CHALLENGER,
    DAWN_BRINGER,
    DAY,
    DOWN,
    DRAGONS,
    ELDER,
    FAMILY,
    FOG,
    GUARD,
    GUARDIAN,
    HUSHING,
    NECROMANCER,
    NIGHT,
    NOBLE,
    PRINCESS,
    QUEEN,
    STORM_CALLER,
    STORM_RIDER,
    TEMPEST,
    WARLORD,
    Numbers,
)
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.said import card, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.value import NONE

FAMILY_BONUS: Final = 2  # SD-71, SD-81
BATTLE_CRY: Final = 3  # SD-73

Told = list[ScoreLine]


# --- What is in force (SD-59): the head dragon, and the top storm ---------------------------------


def head(s: StormDragons, side: int) -> int:
    """The kind of the side's head dragon, or NONE: a downed one is no head (SD-A48)."""
    flight = s.flights[side]
    return flight[0].row if flight and flight[0].how != DOWN else NONE


def top(s: StormDragons, side: int) -> int:
    """The kind of the card on top of a storm front, or NONE."""
    front = s.fronts[side]
    return front[0] if front else NONE


def are_storms_hushed(s: StormDragons, side: int) -> bool:
    """SD-99 A Thunderburst that was played by day is at a head, SD-A55 also by night; SD-122 together at a foe's."""
    for other in s.active:
        flight = s.flights[other]
        if flight and flight[0].how == HUSHING and s.variant.hushes(other, side):
            return True
    return False


def is_locked(s: StormDragons, sky: int) -> bool:
    """Whether somebody forbids turning the sky to day or to night: SD-A40 each forbids one change."""
    for side in s.active:
        if sky == NIGHT and head(s, side) == DAWN_BRINGER:
            return True  # SD-79
        if sky == DAY and top(s, side) == FOG and not are_storms_hushed(s, side):
            return True  # SD-109
    return False


def must_down(s: StormDragons, side: int) -> bool:
    """SD-90 An opponent's head is the Necromancer; two ask for no more than one."""
    return necromancer_against(s, side) != NONE


def necromancer_against(s: StormDragons, side: int) -> int:
    """Whose Necromancer it is, or NONE."""
    for other in s.active:
        if head(s, other) == NECROMANCER and s.variant.are_foes(side, other):  # SD-118
            return other
    return NONE


def storms_of(s: StormDragons, side: int) -> int:
    """How many storms lie in a front; SD-A39 a Storm Rider there is one, unless the table says otherwise."""
    front = s.fronts[side]
    return len(front) if s.house.rider_is_storm else len(front) - front.count(STORM_RIDER)


def numbers_of(s: StormDragons) -> Numbers:
    """SD-4 The numbers of the card table, but for those that a position gives (SD-A2)."""
    return s.cards.revalued(s.revalued) if s.revalued else s.cards.numbers


# --- Battle strength ------------------------------------------------------------------------------


def strength(s: StormDragons, side: int) -> int:
    """SD-31 All six steps added up."""
    return add_up(s, side, None)


def strength_lines(s: StormDragons, side: int) -> Told:
    """The same, and where each number comes from."""
    told: Told = []
    add_up(s, side, told)
    return told


def add_up(s: StormDragons, side: int, told: Told | None) -> int:
    """SD-52 to SD-57, in the order of the book; SD-58 all numbers follow the sky."""
    sky = max(s.sky, DAY)
    numbers, leader = numbers_of(s), head(s, side)
    total = 0
    if leader != NONE:
        total = numbers.head[sky][leader]  # SD-52
        if told is not None:
            told.append(line_about("head", leader, total, "SD-52"))
        total += flight_strength(s, side, numbers, sky, told)  # SD-53
    if s.fronts[side]:
        total += support(s, side, numbers, sky, told)  # SD-54
    if leader != NONE:
        total += head_ability(s, side, leader, told)  # SD-55
    if s.house.family_bonus_always:
        total += family_bonuses(s, side, told)  # SD-A34
    if s.cries[side] and (leader == WARLORD or not s.house.warlord_needs_card):  # SD-A36
        total += add_each(told, "battle-cry", BATTLE_CRY, s.cries[side] // BATTLE_CRY, "SD-73")
    if top(s, side) == TEMPEST and not are_storms_hushed(s, side):
        total += add(told, "tempest", storms_of(s, side), "SD-102")  # SD-56
    if s.challenger == side:
        total += add(told, "challenge-token", 1, "SD-57")  # SD-44
    return total


def line_about(what: str, row: int, points: int, clause: str) -> ScoreLine:
    """A line that names the card it is for."""
    return ScoreLine(said(what, cards=card(row)), points, (clause,))


def add(told: Told | None, what: str, points: int, clause: str) -> int:
    if told is not None:
        told.append(ScoreLine(what, points, (clause,)))
    return points


def add_each(told: Told | None, what: str, points: int, times: int, clause: str) -> int:
    """The same several times, each a line of its own."""
    if told is not None:
        for _ in range(times):
            told.append(ScoreLine(what, points, (clause,)))
    return points * times


def flight_strength(s: StormDragons, side: int, numbers: Numbers, sky: int, told: Told | None) -> int:
    """SD-53 The wing-and-tail numbers behind the head; SD-A32 that of the head itself only by house option."""
    flight = s.flights[side]
    is_rallied = flight[0].row == ELDER
    total = 0
    for place in range(0 if s.house.head_adds_own_tail else 1, len(flight)):
        dragon = flight[place]
        if dragon.how == DOWN:
            break  # SD-91 they all lie behind the others
        points = numbers.tail[sky][dragon.row]
        if is_rallied and place:
            points = max(points, numbers.tail[1 - sky][dragon.row])  # SD-74, SD-A37 each for itself
        total += points
        if told is not None:
            told.append(line_about("in-flight", dragon.row, points, "SD-74" if is_rallied else "SD-53"))
    return total


def support(s: StormDragons, side: int, numbers: Numbers, sky: int, told: Told | None) -> int:
    """SD-54 The support of all own storms: SD-A39 of a Storm Rider its tail number; SD-A54 it is never suppressed."""
    if s.house.suppress_support and are_storms_hushed(s, side):
        return 0
    total = 0
    for storm in s.fronts[side]:
        total += numbers.tail[sky][storm]
        if told is not None:
            told.append(line_about("in-front", storm, numbers.tail[sky][storm], "SD-54"))
    return total


def head_ability(s: StormDragons, side: int, leader: int, told: Told | None) -> int:
    """SD-55 What the ongoing ability of the head dragon adds."""
    if leader == PRINCESS and not s.house.family_bonus_always:
        return add_each(told, "princess", FAMILY_BONUS, kin(s, side, NOBLE), "SD-71")  # SD-A33
    if leader == GUARDIAN and not s.house.family_bonus_always:
        return add_each(told, "guardian", FAMILY_BONUS, kin(s, side, GUARD), "SD-81")  # SD-A33
    if leader == CHALLENGER and s.challenger == side:
        dares = add(told, "challenger", 2, "SD-75")  # SD-A38
        return dares + add_each(told, "beaten-rival", 1, s.beaten, "SD-75")
    if leader not in (QUEEN, STORM_RIDER, STORM_CALLER) or are_storms_hushed(s, side):
        return 0
    if leader == QUEEN:
        return add(told, "queen", storms_in_play(s), "SD-69")
    if leader == STORM_RIDER:
        return add(told, "storm-rider", 2 * storms_of(s, side), "SD-76")
    return add(told, "storm-caller", storms_of(s, side), "SD-89")


def storms_in_play(s: StormDragons) -> int:
    """SD-69 In all storm fronts; SD-A17 not in those of players who are out."""
    total = 0
    for side in range(len(s.fronts)):
        if side in s.active or s.house.yielded_cards_count:
            total += storms_of(s, side)
    return total


def kin(s: StormDragons, side: int, family: int) -> int:
    """The face-up dragons of a family in a flight."""
    return sum([1 for dragon in s.flights[side] if dragon.how != DOWN and FAMILY[dragon.row] == family])


def family_bonuses(s: StormDragons, side: int, told: Told | None) -> int:
    """SD-A34 By house option each Princess and Guardian gives its bonus wherever it lies in the flight.

    A head whose tail number does not count has nothing to be raised, but for the bonus of the head for itself: SD-A33.
    """
    total = 0
    flight = s.flights[side]
    for place, dragon in enumerate(flight):
        if dragon.how == DOWN or (dragon.row != PRINCESS and dragon.row != GUARDIAN):
            continue
        raised = kin(s, side, FAMILY[dragon.row])
        if place and FAMILY[flight[0].row] == FAMILY[dragon.row] and not s.house.head_adds_own_tail:
            raised -= 1
        clause = "SD-71" if dragon.row == PRINCESS else "SD-81"
        total += add_each(told, "princess" if dragon.row == PRINCESS else "guardian", FAMILY_BONUS, raised, clause)
    return total


def points_of(s: StormDragons, row: int, sky: int) -> int:
    """What a card counts by day or by night: at the head, or as support."""
    numbers = numbers_of(s)
    return 0 if row == NONE else (numbers.head if row < DRAGONS else numbers.tail)[sky][row]


def strength_challenging(s: StormDragons, side: int) -> int:
    """SD-44 What a challenger would have."""
    world = s.copy()
    world.challenger, world.beaten = side, 0
    return strength(world, side)
