"""Dragon Booster: tests, stats, bursts and sprints, computed when asked and number by number (DB-75)."""

from __future__ import annotations

from typing import Final, assert_never

from wyrmhall.games.dragon_booster.cards import A_CREW, A_DRAGON, A_GEAR, ALWAYS, InPlay
from wyrmhall.games.dragon_booster.language import (
    COLOURS,
    EVERY_STAT,
    GEAR,
    STATS,
    AllSprint,
    Behind,
    ColourIs,
    DragonIs,
    HasDamaged,
    HasMagged,
    HasPlayedEvent,
    HasPoints,
    SelfSave,
    SelfSprint,
    Stat,
    Test,
)
from wyrmhall.games.dragon_booster.state import DragonBooster
from wyrmhall.kernel.said import card, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.value import NONE

STAT_WITHOUT_DRAGON: Final = 3  # DB-95
COLOUR_BONUS: Final = 2  # DB-48

Told = list[ScoreLine]


# --- Tests ----------------------------------------------------------------------------------------


def dragon_of(s: DragonBooster, seat: int) -> int:
    """The row of the seat's dragon, which lies first in the mag pit; NONE for who plays without (DB-95)."""
    pit = s.pits[seat]
    return pit[0].row if pit and s.cards.kind[pit[0].row] == A_DRAGON else NONE


def colour_of(s: DragonBooster, seat: int) -> int:
    """Of the dragon, or the one that was chosen for playing without (DB-95)."""
    dragon = dragon_of(s, seat)
    if dragon != NONE:
        return s.cards.colour[dragon]
    return s.colours[seat][0].colour if s.colours[seat] else NONE


def count_in_pit(s: DragonBooster, seat: int, kind: int) -> int:
    number = 0
    for piece in s.pits[seat]:
        if s.cards.kind[piece.row] == kind:
            number += 1
    return number


def is_behind(s: DragonBooster, seat: int) -> bool:
    """Whether some rival has more points."""
    own = s.scores[seat]
    for rival in s.playing:
        if s.scores[rival] > own:
            return True
    return False


def holds(s: DragonBooster, seat: int, test: Test) -> bool:
    """Whether a test is met now, for the owner of the effect."""
    if isinstance(test, ColourIs):
        return colour_of(s, seat) == COLOURS.index(test.colour)
    if isinstance(test, DragonIs):
        dragon = dragon_of(s, seat)
        return dragon != NONE and s.cards.titles[dragon] == test.title  # DB-95 false without one
    if isinstance(test, Behind):
        return is_behind(s, seat)
    if isinstance(test, HasDamaged):
        return seat in s.has_damaged  # DB-A29
    if isinstance(test, HasPlayedEvent):
        return seat in s.eventful
    if isinstance(test, HasMagged):
        return count_in_pit(s, seat, A_GEAR if test.kind == GEAR else A_CREW) >= test.number
    if isinstance(test, HasPoints):
        return s.scores[seat] >= test.number
    assert_never(test)


# --- Stats and bursts -----------------------------------------------------------------------------


def stat(s: DragonBooster, seat: int, which: int, told: Told | None = None) -> int:
    """The dragon's own, +1 for each gear that shows it (DB-35), what constant effects add (DB-75); no floor: DB-4."""
    cards = s.cards
    dragon = dragon_of(s, seat)
    total = cards.stats[dragon][which] if dragon != NONE else STAT_WITHOUT_DRAGON  # DB-95
    if told is not None:
        line = said("stat-dragon", cards=card(dragon)) if dragon != NONE else said("stat-no-dragon")
        told.append(ScoreLine(line, total, ("DB-10",) if dragon != NONE else ("DB-95",)))
    for piece in s.pits[seat]:
        if cards.gear_stat[piece.row] == which:
            total += 1  # DB-35, DB-96
            if told is not None:
                told.append(ScoreLine(said("stat-gear", cards=card(piece.row)), 1, ("DB-35",)))
        if cards.raises_stat[piece.row]:
            total += stat_given(s, seat, which, piece, told)
    if cards.maneuvers_raise_stat:
        for piece in s.tracks[seat] + s.rush_zones[seat] + s.rushing[seat]:
            if cards.raises_stat[piece.row]:
                total += stat_given(s, seat, which, piece, told)
    return total


def stat_given(s: DragonBooster, seat: int, which: int, piece: InPlay, told: Told | None) -> int:
    """What the constant effect of a card in play adds to a stat now."""
    effect = s.cards.effects[piece.row]
    assert effect is not None
    if effect.test is not None and not holds(s, seat, effect.test):
        return 0
    given = 0
    for verb in effect.does:
        if isinstance(verb, Stat) and (verb.stat == EVERY_STAT or verb.stat == STATS[which]):
            given += verb.number
    if told is not None and given:
        told.append(ScoreLine(said("constant", cards=card(piece.row)), given, ("DB-75",)))
    return given


def stat_for(s: DragonBooster, seat: int, event: int, told: Told | None = None) -> int:
    """DB-48 The stat against which an event's burst is held: 2 higher if it has the dragon's colour."""
    total = stat(s, seat, s.cards.burst_stat[event], told)
    colour = s.cards.colour[event]
    if colour != NONE and colour == colour_of(s, seat):
        total += COLOUR_BONUS
        if told is not None:
            told.append(ScoreLine(said("colour-bonus", colour=COLOURS[colour]), COLOUR_BONUS, ("DB-48",)))
    return total


# --- Sprints --------------------------------------------------------------------------------------


def sprint(s: DragonBooster, seat: int, told: Told | None = None) -> int:
    """The sprint of the seat's rushing card; DB-67 exactly 0 without one; DB-4 it has no floor."""
    if not s.rushing[seat]:
        if told is not None:
            told.append(ScoreLine("no-rushing-card", 0, ("DB-67",)))
        return 0
    total = sprint_of(s, seat, s.rushing[seat][0].row, told)
    boosts = s.boosts
    for place in range(0, len(boosts), 3):
        if boosts[place] == seat:
            total += boosts[place + 2]
            if told is not None:
                said_of = said("this-battle", cards=card(boosts[place + 1]))
                told.append(ScoreLine(said_of, boosts[place + 2], ("DB-63",)))
    return total


def sprint_of(s: DragonBooster, seat: int, row: int, told: Told | None = None) -> int:
    """The sprint of one of the seat's maneuvers in play: what is printed, and what constant effects add."""
    cards = s.cards
    total = cards.sprint[row]
    if told is not None:
        told.append(ScoreLine(said("printed", cards=card(row)), total, ("DB-62",)))
    if cards.when[row] == ALWAYS:
        total += own_sprint(s, seat, row, told)  # DB-A23
    for piece in s.pits[seat]:
        if cards.raises_all[piece.row]:
            total += sprint_given(s, seat, row, piece, told)
    if cards.maneuvers_raise_all:
        for piece in s.tracks[seat] + s.rush_zones[seat] + s.rushing[seat]:
            if cards.raises_all[piece.row]:
                total += sprint_given(s, seat, row, piece, told)
    return total


def own_sprint(s: DragonBooster, seat: int, row: int, told: Told | None) -> int:
    """What a maneuver's text about itself adds."""
    effect = s.cards.effects[row]
    assert effect is not None
    if effect.test is not None and not holds(s, seat, effect.test):
        return 0
    given = 0
    for verb in effect.does:
        if isinstance(verb, SelfSprint):
            given += verb.number
    if told is not None and given:
        told.append(ScoreLine(said("constant", cards=card(row)), given, ("DB-75",)))
    return given


def sprint_given(s: DragonBooster, seat: int, row: int, piece: InPlay, told: Told | None) -> int:
    """What the constant effect of a card in play adds to this maneuver of the same seat."""
    effect = s.cards.effects[piece.row]
    assert effect is not None
    if effect.test is not None and not holds(s, seat, effect.test):
        return 0
    given = 0
    for verb in effect.does:
        if isinstance(verb, AllSprint) and (verb.cost == NONE or s.cards.cost[row] <= verb.cost):
            given += verb.number
    if told is not None and given:
        told.append(ScoreLine(said("constant", cards=card(piece.row)), given, ("DB-75",)))
    return given


def saves_itself(s: DragonBooster, seat: int, row: int) -> bool:
    """Whether a maneuver's own text brings it back to the track when it loses."""
    effect = s.cards.effects[row]
    if effect is None or s.cards.when[row] != ALWAYS:
        return False
    is_met = effect.test is None or holds(s, seat, effect.test)
    return is_met and any([isinstance(verb, SelfSave) for verb in effect.does])
