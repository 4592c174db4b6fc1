"""Storm Dragons together: who is in control of a battlefront, and how it is decided."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import MOST_SEATS, NIGHT, OUTRIDER
from wyrmhall.games.storm_dragons.enemy import opposite
from wyrmhall.games.storm_dragons.piles import discard_front, to_victory, win_flight
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


def may_end_battle(s: StormDragons, side: int) -> bool:
    """SD-96 By night, with the Outrider at the head; that the side is in control is looked at elsewhere."""
    return s.side == NIGHT and head(s, side) == OUTRIDER


def goes_on(s: StormDragons, foe: int) -> bool:
    """SDC-18 This foe has answered: whether it is beaten, and the challenge goes on."""
    challenger = s.challenger
    is_bare, is_flying = head(s, challenger) == NONE, head(s, foe) != NONE
    if is_flying and (is_bare or strength(s, foe) > strength(s, challenger)):
        s.say(f"{s.setup.name(foe)} beats the challenger")
        win_flight(s, foe, challenger)
        lose(s, challenger)
        return False
    if is_bare:
        s.challenger = NONE  # SD-A67
        s.say("the challenge is over: no dragon is left in it")
        look_at_control(s)
        return False
    win_flight(s, challenger, foe)  # SDC-16, SDC-17 no more than that, but at the challenger's own front
    s.beaten += 1
    return True


def lose(s: StormDragons, loser: int) -> None:
    """SDC-18 The challenge is over: the loser's storms are discarded, and the challenger's battlefront is decided."""
    s.challenger = NONE
    discard_front(s, loser)
    decide(s, loser % MOST_SEATS, opposite(loser))
    look_at_control(s)


def decide(s: StormDragons, side: int, winner: int) -> None:
    """SDC-19 The battlefront is decided: the winner takes all cards there."""
    for each in (side, opposite(side)):
        win_flight(s, winner, each)
        to_victory(s, winner, s.fronts[each])
        s.fronts[each] = ()
        if each == s.shared:
            s.cast_by = ()
    s.active = tuple([each for each in s.active if each not in (side, opposite(side))])
    s.say(f"the front of {s.setup.name(side)} is {'won' if winner == side else 'lost'}")
