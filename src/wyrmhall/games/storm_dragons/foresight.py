"""Storm Dragons: the strengths a viewer can add up, now and after a choice.

What a card's instant ability will bring is not foreseen, but for the one card or the token that is being chosen.
"""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.abilities import Assassin, StormCaller
from wyrmhall.games.storm_dragons.aiming import Discarding, GiveDragon, GiveStorm, TakeBack
from wyrmhall.games.storm_dragons.cards import (
    AT_HEAD,
    CHALLENGE,
    CHALLENGE_ALL,
    DAY,
    DRAGONS,
    HUSHING,
    NIGHT,
    ON_TOP,
    THUNDERBURST,
    TO_SKY,
    UP,
    WARLORD,
    Aim,
    Dragon,
)
from wyrmhall.games.storm_dragons.coop import CoopAct, CoopDaring
from wyrmhall.games.storm_dragons.enemy_turns import CoopAnswer
from wyrmhall.games.storm_dragons.instants import Extra
from wyrmhall.games.storm_dragons.piles import remove_dragon, remove_storm
from wyrmhall.games.storm_dragons.playing import Downing, Laying, Placing
from wyrmhall.games.storm_dragons.rules import Act, Daring
from wyrmhall.games.storm_dragons.state import StormDragons, changed, face_up
from wyrmhall.games.storm_dragons.strength import BATTLE_CRY, strength
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.score import Outcome
from wyrmhall.kernel.state import Decision
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View

SEEN_FACTS: Final = ("holder", "challenger", "beaten", "active", "cries", "revalued", "flown_by", "cast_by")


def as_seen(view: View) -> StormDragons:
    """What lies open of a game, enough to add up strengths."""
    s = view.setup.game.empty(view.setup, swift(0))
    assert isinstance(s, StormDragons)
    for side in range(len(s.flights)):
        s.flights[side] = tuple([item for item in view.pile("flight", side) if isinstance(item, Dragon)])
        s.fronts[side] = tuple([item for item in view.pile("front", side) if isinstance(item, int)])
    s.sky = view.facts["side"]
    for name in SEEN_FACTS:
        setattr(s, name, view.facts[name])
    s.recalled = [tuple(cards) for cards in view.facts["recalled"]]
    return s


def foresee(view: View, option: Option) -> list[Outcome]:
    """The strengths that would be others with this option; for a card both places, where they differ."""
    for decision in view.waiting + view.sealed:
        if decision.seat == view.seat:
            asked = decision.giving if isinstance(decision, Discarding) else decision
            return outcomes(as_seen(view), asked, option)
    return []


def outcomes(s: StormDragons, decision: Decision[Any], option: Option) -> list[Outcome]:
    side: int = getattr(decision, "side", decision.seat)
    before = [strength(s, each) for each in range(len(s.flights))]
    if isinstance(option, Aim) or option in TO_SKY or option in (CHALLENGE, CHALLENGE_ALL):
        hit(s, decision, option, side)
        changes = [each for each in s.active if strength(s, each) != before[each]]
        return [Outcome("", each, strength(s, each)) for each in changes]
    if isinstance(decision, Placing):
        return [Outcome("", side, with_dragon(s, decision.seat, side, decision.row, decision.how, option is AT_HEAD))]
    if isinstance(decision, Laying):
        return [Outcome("", side, with_storm(s, side, decision.row, option is ON_TOP))]
    if option.card != NONE and isinstance(decision, (Act, Extra, CoopAct, CoopAnswer)):
        return with_card(s, decision.seat, side, option.card)
    return []


def hit(s: StormDragons, decision: Decision[Any], option: Option, side: int) -> None:
    """The card that is pointed at goes; the token turns; the challenge is made."""
    if option in TO_SKY:
        s.sky = TO_SKY.index(option)
    elif isinstance(decision, (Act, Daring, CoopAct, CoopDaring)):
        s.challenger, s.beaten = side, 0
    elif isinstance(option, Aim):
        if isinstance(decision, (StormCaller, GiveStorm)):
            remove_storm(s, option)
        elif isinstance(decision, (Assassin, TakeBack, Downing, GiveDragon)):
            remove_dragon(s, option)


def with_card(s: StormDragons, seat: int, side: int, row: int) -> list[Outcome]:
    """At both ends; SD-28 for the card that opens a round by day and by night."""
    if s.sky == NONE:
        by_day, by_night = [under_sky(s, seat, side, row, sky) for sky in (DAY, NIGHT)]
        return in_two_ways(side, ("by-day", by_day), ("by-night", by_night), True)
    if row >= DRAGONS:
        above, below = with_storm(s, side, row, True), with_storm(s, side, row, False)
        return in_two_ways(side, ("on-top", above), ("at-bottom", below), bool(s.fronts[side]))
    how = HUSHING if row == THUNDERBURST and s.sky == DAY else UP  # SD-99
    at_head, at_tail = with_dragon(s, seat, side, row, how, True), with_dragon(s, seat, side, row, how, False)
    return in_two_ways(side, ("head", at_head), ("tail", at_tail), face_up(s.flights[side]) > 0)


def under_sky(s: StormDragons, seat: int, side: int, row: int, sky: int) -> int:
    world = s.copy()
    world.sky = sky
    return with_card(world, seat, side, row)[0].total


def in_two_ways(side: int, one: tuple[str, int], other: tuple[str, int], are_two: bool) -> list[Outcome]:
    if not are_two or one[1] == other[1]:
        return [Outcome("", side, one[1])]
    return [Outcome(way, side, total) for way, total in (one, other)]


def with_dragon(s: StormDragons, seat: int, side: int, row: int, how: int, is_head: bool) -> int:
    """SD-27 The strength with this dragon at an end of the flight."""
    world = s.copy()
    dragon, flight = s.cards.dragon[row][how], s.flights[side]
    last = 0 if is_head else face_up(flight)
    world.flights[side] = flight[:last] + (dragon,) + flight[last:]
    if is_head and row == WARLORD and not s.variant.stays_mute(s, seat, side, row):
        world.cries = changed(s.cries, side, s.cries[side] + BATTLE_CRY)  # SD-73
    return strength(world, side)


def with_storm(s: StormDragons, side: int, row: int, is_top: bool) -> int:
    """SD-27 The strength with this storm at an end of the front."""
    world = s.copy()
    front = s.fronts[side]
    world.fronts[side] = (row,) + front if is_top else front + (row,)
    return strength(world, side)


def reasons(view: View, option: Option) -> list[Said]:
    """Why a hint may advise an option: what it makes of one's strength, and of the token (SD-32)."""
    asked = [decision for decision in view.waiting if decision.seat == view.seat]
    found = foresee(view, option)
    if not asked or not found:
        return []
    s = as_seen(view)
    side: int = getattr(asked[0], "side", view.seat)
    mine = [then.total for then in found if then.side == side]
    if not mine:
        return [said("changes-strength", seat=Seat(then.side), after=then.total) for then in found]
    rival = s.variant.rival(s, side)
    best, before = max(mine), strength(s, side)
    if rival not in (NONE, side) and before <= strength(s, rival) < best:
        return [said("goes-ahead", rival=Seat(rival), total=best, against=strength(s, rival))]
    return [said("strengthens", before=before, after=best)] if best != before else []
