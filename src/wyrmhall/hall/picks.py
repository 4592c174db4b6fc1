"""The clock of picks: less time the less there is to choose from, and nobody loses a seat when it is up."""

from __future__ import annotations

from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.wire import Clock
from wyrmhall.kernel.state import State

FIRST, LAST = 40, 5  # seconds for the first pick of a pack and for the last, where nothing else is wished
LEAST_FIRST, LEAST_LAST = 5, 2
DELIBERATION = 20  # first picks take as long as anything else that is to be decided in a draft: to build a deck
BY_POST = 3_600  # seconds from which on nobody is expected to sit and wait


def checked_clock(clock: Clock) -> Clock:
    """The clock that somebody wishes, with what is usual where nothing is said; raises CommandRefused."""
    if clock.kind == "pick" and not clock.seconds:
        clock = Clock("pick", FIRST, clock.last or LAST)
    if clock.kind != "none" and clock.seconds < LEAST_FIRST:
        raise CommandRefused("bad_setup", f"a clock needs at least {LEAST_FIRST} seconds")
    if clock.kind == "pick" and not LEAST_LAST <= clock.last <= clock.seconds:
        text = f"the last pick of a pack has at least {LEAST_LAST} seconds, and no more than the first"
        raise CommandRefused("bad_setup", text)
    if clock.kind != "pick" and clock.last:
        raise CommandRefused("bad_setup", "only a clock of picks has another time for the last one")
    return clock


def time_for(clock: Clock, pace: tuple[int, int] | None) -> int:
    """Milliseconds for a pick of so many things, where there are so many at most; None: it is no pick."""
    if pace is None:
        return 1000 * clock.seconds * (DELIBERATION if clock.seconds < BY_POST else 1)
    left, most = pace
    return 1000 * clock.last + 1000 * (clock.seconds - clock.last) * (left - 1) // max(1, most - 1)


def seats_sealed(s: State) -> set[int]:
    """The seats whose secret choice is not open yet."""
    return {sealed.decision.seat for sealed in s.sealed}
