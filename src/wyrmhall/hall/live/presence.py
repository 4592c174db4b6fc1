"""Who is connected to a table, and when a game begins by itself because everybody is there and ready."""

from __future__ import annotations

from msgspec import Struct

from wyrmhall.hall.picks import BY_POST
from wyrmhall.hall.table import Table
from wyrmhall.hall.wire import Clock


class Presence(Struct, frozen=True):
    """Who is connected to a table: not in its log, and forgotten when the hall stops."""

    here: frozenset[int] = frozenset()  # seats whose persons are connected, here or to another hall on the database
    absent: dict[int, int] = {}  # seats of persons who are not here, and since when in hall time
    watchers: int = 0
    deserted_since: int = 0  # since when, in hall time, nobody has been here, while nobody is
    complete_since: int = 0  # since when, in hall time, nobody has been absent, while nobody is

    def seats(self) -> tuple[frozenset[int], dict[int, int]]:
        """All of it that seats show."""
        return self.here, self.absent


def is_by_post(clock: Clock) -> bool:
    return clock.kind in ("decision", "pick") and clock.seconds >= BY_POST


def begins_in(table: Table, presence: Presence, at: int) -> int | None:
    """Milliseconds until the game begins by itself; None while somebody is waited for.

    Who is ready and has gone away is waited for too, and the countdown begins anew when they are back, so that nobody's
    game begins without them; by post people are never there at the same time.
    """
    agreed, since = table.agreed(), table.ready_since
    if table.status != "gathering" or since is None:
        return None
    if not is_by_post(agreed.clock):
        if presence.absent:
            return None
        since = max(since, presence.complete_since)
    return max(0, since + agreed.countdown * 1000 - at)
