"""Storm Dragons together: who is in control of a battlefront, and how it is decided."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import MOST_SEATS, NIGHT, OUTRIDER
from wyrmhall.games.storm_dragons.enemy import opposite
from wyrmhall.games.storm_dragons.piles import discard_openly, to_victory, win_flight
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import head, strength
from wyrmhall.kernel.value import NONE


def all_sides(s: StormDragons) -> tuple[int, ...]:
    """SDC-2 Our sides, and opposite each of them an enemy."""
    ours = tuple(range(s.battlefronts))
    return ours + tuple([opposite(side) for side in ours])


def open_allies(s: StormDragons) -> list[int]:
    """SDC-2 The allies whose battlefronts are not decided."""
    return [side for side in range(s.seats, s.battlefronts) if side in s.active]


def look_at_control(s: StormDragons) -> None:
    """SDC-11 In control is the side that is strictly stronger and has a dragon; if both are equal nothing changes."""
    control = list(s.control)
    for side in range(s.battlefronts):
        if side not in s.active:
            continue
        foe = opposite(side)
        if control[side] != NONE and head(s, control[side]) == NONE:
            control[side] = NONE
        ours, theirs = strength(s, side), strength(s, foe)
        if ours > theirs and head(s, side) != NONE:
            control[side] = side
        elif theirs > ours and head(s, foe) != NONE:
            control[side] = foe
    s.control = tuple(control)


def clockwise_from(s: StormDragons, side: int) -> tuple[int, ...]:
    """SD-112 All foes, the own opponent first, then clockwise."""
    first = opposite(side)
    foes = s.enemies(side)
    return tuple([foe for foe in foes if foe >= first] + [foe for foe in foes if foe < first])


def may_end_battle(s: StormDragons, side: int) -> bool:
    """SD-96 By night, with the Outrider at the head; that the side is in control is looked at elsewhere."""
    return s.side == NIGHT and head(s, side) == OUTRIDER


def is_lost(s: StormDragons, challenger: int, foe: int) -> bool:
    """SDC-18 A foe with a dragon is stronger, or the challenger has none left."""
    if head(s, challenger) == NONE:
        return True
    return head(s, foe) != NONE and strength(s, foe) > strength(s, challenger)


def lose_challenge(s: StormDragons, loser: int, keep: int = NONE) -> None:
    """SDC-18 The loser's dragons go to the other side's pile, its storms are discarded, its battlefront is decided."""
    if keep == NONE:
        s.challenger = NONE
    lose_dragons(s, loser)
    if keep == NONE or opposite(loser) != keep:
        decide(s, loser % MOST_SEATS, opposite(loser))


def lose_dragons(s: StormDragons, loser: int) -> None:
    win_flight(s, opposite(loser), loser)
    if s.fronts[loser]:
        discard_openly(s, loser, s.fronts[loser])
        s.fronts[loser] = ()


def decide(s: StormDragons, side: int, winner: int) -> None:
    """SDC-19 The battlefront is decided: the winner takes all cards there."""
    for each in (side, opposite(side)):
        win_flight(s, winner, each)
        to_victory(s, winner, s.fronts[each])
        s.fronts[each] = ()
    s.active = tuple([each for each in s.active if each not in (side, opposite(side))])
    s.say(f"the front of {s.setup.name(side)} is {'won' if winner == side else 'lost'}")
