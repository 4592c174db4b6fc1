"""Tables as lists show them."""

from __future__ import annotations

import msgspec

from wyrmhall.hall import http, wire
from wyrmhall.hall.pinned import opening_in, why_not
from wyrmhall.hall.store.rows import Ending, Listed, Summary
from wyrmhall.hall.table import OVER


def listed(each: Listed, player: str = "") -> http.Summary:
    summary = each.summary
    ending = summary.ending or Ending()  # an older hall did not note it
    return http.Summary(
        id=each.id,
        game=summary.game,
        variant=summary.variant,
        status=summary.status,  # type: ignore[arg-type]  # one of Status
        private=summary.private,
        names=summary.names,
        clock=wire.clock_decoder.decode(summary.clock),
        since=each.changed,
        your_turn=bool(player) and player in summary.owing,
        you=seat_in(summary, player),
        winners=None if summary.ending is None else ending.winners,
        conceded=ending.conceded,
        ended=ending.ended,
        cards=each.book,
        has_record=summary.status in OVER and ending.has_begun,
    )


def closed(summary: http.Summary, why: str) -> http.Summary:
    """A table that cannot be opened: whatever its summary says, nobody plays there, and nothing is replayed."""
    status = summary.status if summary.status in OVER else "suspended"
    return msgspec.structs.replace(summary, status=status, your_turn=False, has_record=False, trouble=why)


def unreadable(name: str, why: str) -> http.Summary:
    """A table of which nothing is known but that the player sits there."""
    return http.Summary(name, "", "", "suspended", private=True, names=[], clock=wire.Clock(), since=0, trouble=why)


def why_not_opened(opening: bytes) -> str:
    """Why this version cannot play the game of this opening; nothing if it can."""
    try:
        return why_not(opening_in(opening).what)
    except msgspec.MsgspecError:
        return "the opening of this table cannot be read"


def seat_in(summary: Summary, player: str) -> int:
    """-1 for none, or where it is not known: older halls noted who sat there, and not where."""
    is_by_seat = len(summary.players) == len(summary.names)
    return summary.players.index(player) if player and is_by_seat and player in summary.players else -1
