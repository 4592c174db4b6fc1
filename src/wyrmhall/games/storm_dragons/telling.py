"""Storm Dragons: what the log tells.  Sums and sentences are made only while somebody listens."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import strength, strength_lines
from wyrmhall.kernel.said import Cause, Named, Place, Said, Seat, named, said
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import CENTRE, NONE

Strengths = tuple[int, ...]  # of every side


def strengths(s: StormDragons) -> Strengths:
    """What each side amounts to now: to be compared with later."""
    return tuple([strength(s, side) if side in s.active else 0 for side in range(len(s.flights))])


def changes(s: StormDragons, before: Strengths, but: int = NONE) -> tuple[Said, ...]:
    """Whose strength is another than before: 8 → 11."""
    found: list[Said] = []
    for side in s.active:
        now = strength(s, side)
        if now != before[side] and side != but:
            found.append(said("strength-change", seat=Seat(side), before=before[side], after=now))
    return tuple(found)


def change_of(s: StormDragons, before: Strengths, side: int) -> Named:
    """What became of the strength of this side, if anything, and of that of the others."""
    now = strength(s, side) if side in s.active else before[side]
    own = () if now == before[side] else (said("own-change", before=before[side], after=now),)
    return (("change", own), ("others", changes(s, before, side)))


def tell_change(
    s: StormDragons,
    before: Strengths,
    kind: str,
    side: int,
    cards: tuple[int, ...],
    cause: Cause | None = None,
    origin: Place | None = None,
    to: Place | None = None,
    rival: int = NONE,
) -> None:
    """What happened with cards of a side, and whose strength it has changed."""
    if s.events is not None:
        parts = change_of(s, before, side)
        if rival != NONE:
            parts += (("rival", Seat(rival)),)
        s.events.append(Event(kind, side, cards, parts, origin, to, cause))


def tell_defeat(s: StormDragons, kind: str, side: int, rival: int, loser: int) -> None:
    """SD-46, SD-48 A challenge is lost, by whoever was challenged or by the challenger: who loses which dragons."""
    if s.events is not None:
        rows = tuple([dragon.row for dragon in s.flights[loser]])
        parts = named(rival=Seat(rival), total=strength(s, side), against=strength(s, rival), dragons=len(rows))
        winner = rival if loser == side else side
        places = Place("flight", loser), s.variant.victory_place(winner)
        s.events.append(Event(kind, side, rows, parts, *places, lines=tuple(strength_lines(s, side))))


def tell_token_free(s: StormDragons, held_by: int) -> None:
    """SD-104, SD-A16 Whoever held the token holds it no more."""
    if s.events is not None and held_by != NONE and s.holder == NONE:
        s.events.append(Event("frees-token", held_by))


def in_hand(seat: int) -> Place:
    return Place("hand", seat)


def on_way() -> Place:
    """SD-26 Where a card is shown before it comes into play."""
    return Place("showing", CENTRE)
