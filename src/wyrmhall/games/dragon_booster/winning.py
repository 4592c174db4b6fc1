"""Dragon Booster: points, and the ends of a game."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.state import DragonBooster, changed
from wyrmhall.kernel.said import Cause, named
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.state import Event

FINISH_LINE: Final = 30  # DB-1


def gain(
    s: DragonBooster, seat: int, points: int, cause: Cause | None = None, lines: tuple[ScoreLine, ...] = ()
) -> None:
    """DB-4 A total changes, below 0 too; DB-2 and is tested at once."""
    total = s.scores[seat] + points
    s.scores = changed(s.scores, seat, total)
    if s.events is not None:
        kind = "gains-points" if points >= 0 else "loses-points"
        told = named(points=abs(points), total=total)
        s.events.append(Event(kind, seat, (), told, cause=cause, lines=lines))
    if total >= FINISH_LINE:
        finish(s, (seat,), "reaches-the-finish-line")  # DB-1


def gain_all(s: DragonBooster, points: int, cause: Cause) -> None:
    """DB-A8 One effect raises everybody at once: the higher total wins, then the leader, then clockwise."""
    s.scores = tuple([held + points * (seat in s.playing) for seat, held in enumerate(s.scores)])
    if s.events is not None:
        for seat in s.in_order():
            told = named(points=points, total=s.scores[seat])
            s.events.append(Event("gains-points", seat, (), told, cause=cause))
    there = [seat for seat in s.in_order() if s.scores[seat] >= FINISH_LINE]
    if not there:
        return
    if s.house.draws_at_30:
        finish(s, tuple(sorted(there)), "reaches-the-finish-line")
        return
    best = max([s.scores[seat] for seat in there])
    finish(s, (next(seat for seat in there if s.scores[seat] == best),), "reaches-the-finish-line")


def finish(s: DragonBooster, winners: tuple[int, ...], how: str) -> None:
    """DB-2 The game stops at once: nothing that would have come later happens."""
    s.winners = winners
    s.agenda.clear()
    if s.events is not None:
        for seat in winners:
            s.events.append(Event(how, seat, (), named(total=s.scores[seat])))


def finish_by_points(s: DragonBooster) -> None:
    """DB-A6 The highest total wins; equal totals share."""
    best = max([s.scores[seat] for seat in s.playing])
    finish(s, tuple([seat for seat in s.playing if s.scores[seat] == best]), "has-the-highest-total")


def test_exhaustion(s: DragonBooster) -> None:
    """DB-3, DB-A4, DB-A5 Whoever alone has cards left in the race deck wins; tested where cards have left one."""
    s.has_drawn = False
    last = 0
    holders = 0
    for seat in s.playing:
        if s.race_decks[seat]:
            last = seat
            holders += 1
    if holders == 1:
        finish(s, (last,), "exhausts-all-rivals")
    elif holders == 0 and s.house.all_empty == "highest_now":
        finish_by_points(s)  # DB-A6
    elif holders == 0 and s.house.all_empty == "draw":
        finish(s, s.playing, "shares-a-draw")  # DB-A6
