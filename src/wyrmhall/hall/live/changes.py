"""What has changed between two messages, so that nobody is sent again what they have.

A change is named by a path of the message, a JSON pointer (RFC 6901), and is the new value there.  What somebody has
been shown is kept as JSON, part by part: that is small, quickly compared, and no work for those who clean up.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import Struct

from wyrmhall.hall import wire

Changes = dict[str, msgspec.Raw]

encode = wire.encoder.encode


class Group(Struct, frozen=True, gc=False):
    """Something with parts: an object with its words, or a list in which each has its place."""

    path: str
    steps: tuple[str, ...] | None  # the last steps of the paths of its parts; None: it is a list
    parts: list[bytes]  # JSON

    def changes_to(self, new: Group) -> Changes:
        if self.parts == new.parts and self.steps == new.steps:
            return {}
        if self.steps != new.steps or len(self.parts) != len(new.parts):
            return {new.path: msgspec.Raw(new.whole())}
        steps: Any = new.steps if new.steps is not None else range(len(new.parts))
        return {
            f"{new.path}/{step}": msgspec.Raw(part)
            for step, part, was in zip(steps, new.parts, self.parts, strict=True)
            if part != was
        }

    def whole(self) -> bytes:
        if self.steps is None:
            return b"[" + b",".join(self.parts) + b"]"
        named = [encode(unescaped(step)) + b":" + part for step, part in zip(self.steps, self.parts, strict=True)]
        return b"{" + b",".join(named) + b"}"


class Picture(Struct, frozen=True, gc=False):
    """All that somebody has been shown, but for the lines of the log."""

    seq: int
    groups: list[Group]  # those that several people see alike are the same for all of them


# What is told whole if it differs at all; what is left out here has parts of its own, or differs between viewers.
OWN = ("you", "host", "brings")
TABLE = tuple(name for name in wire.Table.__struct_fields__ if name not in ("seats", "can_undo"))
GAME = tuple(name for name in wire.GameView.__struct_fields__ if name not in ("seats", "facts", "zones"))
OF_TABLE, SEATS = 1, 2  # where they are among the groups
own_fields, table_fields, game_fields = attrgetter(*OWN), attrgetter(*TABLE), attrgetter(*GAME)


def picture_of(shown: wire.Shown, known: dict[int | str, Group]) -> Picture:
    """`known` holds what all see alike at this moment: of the table, and zones by their ids."""
    table, game = shown.table, shown.game
    if "/table" not in known:
        known["/table"] = Group("/table", TABLE, lines_of(table_fields(table)))
        known["/table/seats"] = Group("/table/seats", None, lines_of(table.seats))
    groups = [
        Group("", (*OWN, "table/can_undo"), lines_of((*own_fields(shown), table.can_undo))),
        known["/table"],
        known["/table/seats"],
    ]
    if game is not None:
        groups.append(Group("/game", GAME, lines_of(game_fields(game))))
        groups.append(words("/game/facts", game.facts))
        groups.append(Group("/game/seats", None, lines_of(game.seats)))
        for number, zone in enumerate(game.zones):
            group = known.get(id(zone))
            if group is None:
                group = known[id(zone)] = Group(pile_path(number), None, lines_of(zone.piles))
            groups.append(group)
    return Picture(shown.seq, groups)


def lines_of(values: Any) -> list[bytes]:
    """Each of them as JSON; in one go, since there are many."""
    return wire.encoder.encode_lines(values).split(b"\n")[:-1]


def words(path: str, what: dict[str, Any]) -> Group:
    return Group(path, tuple([escaped(word) for word in what]), lines_of(what.values()))


@cache
def pile_path(zone: int) -> str:
    return f"/game/zones/{zone}/piles"


def changes(old: Picture, new: Picture, known: dict[tuple[int, int], Changes]) -> Changes | None:
    """All that differs; None where they are not alike enough, as before and after a game has begun."""
    if len(old.groups) != len(new.groups):
        return None
    found: Changes = {}
    for was, now in zip(old.groups, new.groups, strict=True):
        key = id(was), id(now)
        different = known.get(key)
        if different is None:
            if was.path != now.path:
                return None
            different = known[key] = was.changes_to(now)
        if different:
            found.update(different)
    return found


def met(picture: Picture, presence: wire.Presence) -> Picture:
    """What somebody has been shown, with the news of who is there."""
    news = {"watchers": encode(presence.watchers)}
    groups = picture.groups.copy()
    if presence.seats is not None:
        news["begins_in"] = encode(presence.begins_in)
        groups[SEATS] = Group("/table/seats", None, lines_of(presence.seats))
    had = groups[OF_TABLE].parts
    groups[OF_TABLE] = Group("/table", TABLE, [news.get(name, part) for name, part in zip(TABLE, had, strict=True)])
    return Picture(picture.seq, groups)


def escaped(name: str) -> str:
    """As a step of a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name


def unescaped(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~") if "~" in step else step


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
        place[int(last) if isinstance(place, list) else last] = value
    return found
