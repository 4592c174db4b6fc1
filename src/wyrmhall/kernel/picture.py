"""What somebody has been shown, kept as JSON in parts, so that nobody is sent again what they have.

A change is named by a path, a JSON pointer (RFC 6901), and is the new value there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from json import dumps
from typing import Any, Final

from wyrmhall.kernel.native import mypyc_attr

MOST_KEPT: Final = 4096  # lists of keys
kept: Final[dict[tuple[str, tuple[str, ...] | None, int], list[bytes]]] = {}
steps: Final[dict[tuple[int, tuple[str, ...]], tuple[str, ...]]] = {}

Write = Callable[[Iterable[Any]], bytes]  # each of them as a line of JSON, within which there is no line break


@mypyc_attr(acyclic=True)
class Group:
    """Something with parts: an object with its words, or a list in which each has its place."""

    def __init__(self, path: str, steps: tuple[str, ...] | None, parts: bytes) -> None:
        self.path = path
        self.steps = steps  # the last steps of the paths of its parts; None: it is a list
        self.parts = parts  # each a line of JSON

    def changes_to(self, new: Group) -> bytes:
        """Members of a JSON object, each the path of a change and the new value there."""
        if self.parts == new.parts and self.steps == new.steps:
            return b""
        was, now = self.parts.splitlines(), new.parts.splitlines()
        known = len(was)
        if self.steps != new.steps or known > len(now):
            return key(new.path) + new.whole()
        keys, found = keys_of(new.path, new.steps, len(now)), list[bytes]()
        for place, part in enumerate(now):
            if place >= known or part != was[place]:  # a list may have grown: what is new follows the others
                found.append(keys[place] + part)
        return b",".join(found)

    def whole(self) -> bytes:
        parts = self.parts.splitlines()
        if self.steps is None:
            return b"[" + b",".join(parts) + b"]"
        return b"{" + b",".join([key(unescaped(step)) + part for step, part in zip(self.steps, parts)]) + b"}"


@mypyc_attr(acyclic=True)
class Picture:
    """All that somebody has been shown at one moment, which has a number."""

    def __init__(self, seq: int, groups: tuple[Group, ...]) -> None:
        self.seq = seq
        self.groups = groups  # those that several people see alike are the same for all of them


class Common:
    """What several people are shown alike at one moment: written and compared once for all of them.

    Things go by their ids, so whoever has one of these keeps what it was asked about.
    """

    def __init__(self, write: Write) -> None:
        self.write = write
        self.groups: dict[int, Group] = {}
        self.lines: dict[int, bytes] = {}
        self.compared: dict[tuple[int, int], bytes] = {}

    def listed(self, path: str, parts: list[Any]) -> Group:
        """A list of which all is common, if anything is."""
        group = self.groups.get(id(parts))
        if group is None:
            group = self.groups[id(parts)] = Group(path, None, self.write(parts))
        return group

    def named(self, path: str, words: dict[str, Any]) -> Group:
        """An object, likewise."""
        group = self.groups.get(id(words))
        if group is None:
            steps = tuple([escaped(word) for word in words])
            group = self.groups[id(words)] = Group(path, steps, self.write(words.values()))
        return group

    def partly(self, path: str, parts: list[dict[str, Any]]) -> Group:
        """A list, of a length that stays, of objects with the same words, of which some are common."""
        lines: list[bytes] = []
        for part in parts:
            line = self.lines.get(id(part))
            if line is None:
                line = self.lines[id(part)] = self.write(part.values())
            lines.append(line)
        return Group(path, words_of_each(len(parts), tuple(parts[0])), b"".join(lines))

    def changes(self, old: Picture, new: Picture) -> bytes | None:
        """All that differs, as a JSON object; None where they are not alike enough, as before a game and in it."""
        if len(old.groups) != len(new.groups):
            return None
        found: list[bytes] = []
        for was, now in zip(old.groups, new.groups):
            if was is now:
                continue
            both = id(was), id(now)
            different = self.compared.get(both)
            if different is None:
                if was.path != now.path:
                    return None
                different = self.compared[both] = was.changes_to(now)
            if different:
                found.append(different)
        return b"{" + b",".join(found) + b"}"


def words_of_each(count: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """The last steps of the paths of each word in each of so many objects; made once."""
    found = steps.get((count, words))
    if found is None:
        found = tuple([f"{place}/{escaped(word)}" for place in range(count) for word in words])
        if len(steps) < MOST_KEPT:
            steps[count, words] = found
    return found


def key(path: str) -> bytes:
    return dumps(path).encode() + b":"


def keys_of(path: str, steps: tuple[str, ...] | None, count: int) -> list[bytes]:
    """Those of the parts of a group; made once."""
    group = path, steps, count
    keys = kept.get(group)
    if keys is None:
        named = steps if steps is not None else [str(place) for place in range(count)]
        keys = [key(f"{path}/{step}") for step in named]
        if len(kept) < MOST_KEPT:
            kept[group] = keys
    return keys


def escaped(name: str) -> str:
    """As a step of a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name


def unescaped(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~") if "~" in step else step
