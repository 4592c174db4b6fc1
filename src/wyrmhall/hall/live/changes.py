"""What has changed between two messages, so that nobody is sent again what they have.

What somebody has been shown is kept as JSON, part by part: that is small, quickly compared, and no work for those who
clean up.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter, itemgetter
from typing import Any

from wyrmhall.hall import wire
from wyrmhall.kernel.picture import Common, Group, Picture, unescaped

lines_of = wire.encoder.encode_lines

# What is told whole if it differs at all; what is left out here has parts of its own, or differs between viewers.
OWN = ("you", "host", "brings", "marked")
OWN_STEPS = (*OWN, "table/can_undo")
TABLE = tuple(name for name in wire.Table.__struct_fields__ if name not in ("seats", "can_undo"))
GAME = tuple(name for name in wire.GameView.__struct_fields__ if name not in ("seats", "facts", "zones"))
OF_TABLE, SEATS = 1, 2  # where they are among the groups
own_fields, table_fields, game_fields = attrgetter(*OWN), attrgetter(*TABLE), itemgetter(*GAME)


class OfTable:
    """What everybody is shown of a table, besides the game."""

    def __init__(self, table: wire.Table) -> None:
        self.groups = (
            Group("/table", TABLE, lines_of(table_fields(table))),
            Group("/table/seats", None, lines_of(table.seats)),
        )


def picture_of(shown: wire.Shown, of_table: OfTable, common: Common) -> Picture:
    """All that is shown, but for the lines of the log."""
    own = Group("", OWN_STEPS, lines_of((*own_fields(shown), shown.table.can_undo)))
    game: Any = shown.game  # written down by the kernel
    if game is None:
        return Picture(shown.seq, (own, *of_table.groups))
    zones = [common.listed(pile_path(number), zone["piles"]) for number, zone in enumerate(game["zones"])]
    return Picture(
        shown.seq,
        (
            own,
            *of_table.groups,
            Group("/game", GAME, lines_of(game_fields(game))),
            common.named("/game/facts", game["facts"]),
            common.partly("/game/seats", game["seats"]),
            *zones,
        ),
    )


@cache
def pile_path(zone: int) -> str:
    return f"/game/zones/{zone}/piles"


def met(picture: Picture, presence: wire.Presence) -> Picture:
    """What somebody has been shown, with the news of who is there."""
    news: dict[str, int | None] = {"watchers": presence.watchers}
    groups = list(picture.groups)
    if presence.seats is not None:
        news["begins_in"] = presence.begins_in
        groups[SEATS] = Group("/table/seats", None, lines_of(presence.seats))
    had = groups[OF_TABLE].parts.splitlines(keepends=True)
    parts = [lines_of([news[name]]) if name in news else part for name, part in zip(TABLE, had, strict=True)]
    groups[OF_TABLE] = Group("/table", TABLE, b"".join(parts))
    return Picture(picture.seq, tuple(groups))


def followed(shown: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any] | None:
    """For clients: the `table` message that they have, as this message leaves it; the old one stays as it is."""
    if message["is"] == "table":
        return message
    if shown is not None and message["is"] == "changed":
        return changed(shown, message)
    if shown is not None and message["is"] == "presence":
        told = ("watchers",) if message["seats"] is None else ("watchers", "seats", "begins_in")
        return {**shown, "table": {**shown["table"], **{name: message[name] for name in told}}}
    return shown


def changed(shown: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The table as a `changed` message makes it."""
    found = {**shown, "seq": message["seq"], "since": message["since"], "lines": message["lines"]}
    for path, value in message["set"].items():
        place: Any = found
        *steps, last = [unescaped(step) for step in path.split("/")[1:]]
        for step in steps:
            key = int(step) if isinstance(place, list) else step
            place[key] = place[key].copy()  # what is changed belongs to the new one alone
            place = place[key]
        if isinstance(place, list):
            place[int(last) : int(last) + 1] = [value]  # also behind its end
        else:
            place[last] = value
    return found
