"""Storm Dragons together: who is in control of a battlefront, and how it is decided."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import MOST_SEATS, NIGHT, OUTRIDER
from wyrmhall.games.storm_dragons.piles import discard_front, empty_front, win_flight
from wyrmhall.games.storm_dragons.state import StormDragons, dragons_in, opposite
from wyrmhall.games.storm_dragons.strength import head, strength, strength_lines
from wyrmhall.games.storm_dragons.telling import tell_defeat
from wyrmhall.kernel.said import Seat, named
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import NONE


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
    if s.events is not None:
        tell_control(s, control)
    s.control = tuple(control)


def tell_control(s: StormDragons, control: list[int]) -> None:
    """SDC-11 Where control changes hands, and by which strengths."""
    assert s.events is not None
    for side, was in enumerate(s.control):
        now = control[side]
        if now == was:
            continue
        if now == NONE:
            s.events.append(Event("loses-control", was))
        else:
            rival = opposite(now)
            parts = named(rival=Seat(rival), total=strength(s, now), against=strength(s, rival))
            s.events.append(Event("takes-control", now, (), parts, lines=tuple(strength_lines(s, now))))


def may_end_battle(s: StormDragons, side: int) -> bool:
    """SD-96 By night, with the Outrider at the head; that the side is in control is looked at elsewhere."""
    return s.sky == NIGHT and head(s, side) == OUTRIDER


def goes_on(s: StormDragons, foe: int) -> bool:
    """SDC-18 This foe has answered: whether it is beaten, and the challenge goes on."""
    challenger = s.challenger
    is_bare, is_flying = head(s, challenger) == NONE, head(s, foe) != NONE
    if is_flying and (is_bare or strength(s, foe) > strength(s, challenger)):
        if s.events is not None:
            tell_defeat(s, "beats-challenge", foe, challenger, challenger)
        win_flight(s, foe, challenger)
        lose(s, challenger)
        return False
    if is_bare:
        s.challenger = NONE  # SD-A67
        s.say("challenge-over", challenger)
        look_at_control(s)
        return False
    if s.events is not None and s.flights[foe]:
        tell_defeat(s, "loses-to-challenge", foe, challenger, foe)
    win_flight(s, challenger, foe)  # SDC-16, SDC-17 no more than that, but at the challenger's own battlefront
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
    if s.events is not None:
        tell_decided(s, side, winner)
    for each in (side, opposite(side)):
        win_flight(s, winner, each)
        s.variant.win(s, winner, s.fronts[each])
        empty_front(s, each)
    s.active = tuple([each for each in s.active if each not in (side, opposite(side))])


def tell_decided(s: StormDragons, side: int, winner: int) -> None:
    """SDC-19 How a battlefront was decided, and for how many dragons."""
    assert s.events is not None
    foe = opposite(side)
    cards: tuple[int, ...] = ()
    for each in (side, foe):
        cards += tuple([dragon.row for dragon in s.flights[each]]) + s.fronts[each]
    parts = named(dragons=dragons_in(cards), ours=strength(s, side), theirs=strength(s, foe))
    kind = "battlefront-won" if winner == side else "battlefront-lost"
    s.events.append(Event(kind, side, cards, parts, to=s.variant.victory_place(winner)))
