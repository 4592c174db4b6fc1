"""Scores that explain themselves."""

from __future__ import annotations

import re

from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import Value


class ScoreLine(Value):
    """One line of a score: what it is for, the points, and the clauses that give them."""

    fields = ("said", "points", "clauses")

    def __init__(self, said: Said | str, points: int, clauses: tuple[str, ...]) -> None:
        self.said = said if isinstance(said, Said) else Said(said)
        self.points = points
        self.clauses = clauses


class Outcome(Value):
    """What a choice would come to: the total of a side, and in which way, where there are several."""

    fields = ("way", "side", "total")

    def __init__(self, way: str, side: int, total: int) -> None:
        self.way = way  # a word: 'head'
        self.side = side
        self.total = total


def total(lines: list[ScoreLine]) -> int:
    return sum([line.points for line in lines])


def as_sum(lines: list[ScoreLine]) -> str:
    """The parts that count, as they are added up: 7-4+5."""
    text = "".join([f"{line.points:+d}" for line in lines if line.points])
    return text.removeprefix("+") or "0"


def is_grouped(claimed: str, lines: list[ScoreLine]) -> bool:
    """Whether a claimed sum consists of these parts; parts may be added up together, as 3+3+6 for 3+1+1+1+6."""
    if claimed == as_sum(lines):
        return True
    if not re.fullmatch(r"[0-9]{1,4}(\+[0-9]{1,4})*", claimed):
        return False
    groups = [int(part) for part in claimed.split("+") if int(part)]
    parts = [line.points for line in lines if line.points]
    if any([part < 0 for part in parts]) or sum(groups) != sum(parts) or len(groups) > len(parts):
        return False
    return can_fill(sorted(groups), sorted(parts))


def can_fill(groups: list[int], parts: list[int]) -> bool:
    """Whether the parts fill the groups exactly: the largest part is tried in each group that has room for it."""
    if not parts:
        return True
    largest = parts[-1]
    for room in sorted(set(groups)):
        if room >= largest:
            left = groups[:]
            left.remove(room)
            if can_fill(left + [room - largest], parts[:-1]):
                return True
    return False
