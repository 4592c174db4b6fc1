"""Fairy Tale: the conditions of starred points, each as a value and as its code in the table."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from wyrmhall.kernel.value import Value


class ConditionValue(Value):
    """FT-42 What must hold for a card to give its points."""

    def code(self) -> str:
        raise NotImplementedError


class Most(ConditionValue):
    """FT-43 At least as many cards of a group as every other player."""

    fields = ("group",)

    def __init__(self, group: str) -> None:
        self.group = group  # a category or a faction, as in its column


class MostOfCategory(Most):
    def code(self) -> str:
        return f"MOST_CATEGORY:{self.group}"


class MostOfFaction(Most):
    def code(self) -> str:
        return f"MOST_FACTION:{self.group}"


class AtLeast(ConditionValue):
    """FT-44 So many cards of a faction."""

    fields = ("faction", "number")

    def __init__(self, faction: str, number: int) -> None:
        self.faction = faction
        self.number = number

    def code(self) -> str:
        return f"FACTION:{self.faction}>={self.number}"


class Have(ConditionValue):
    """FT-45 A card of this name."""

    fields = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def code(self) -> str:
        return f"HAVE:{self.title}"


Condition: TypeAlias = (
    MostOfCategory | MostOfFaction | AtLeast | Have
)  # all there are: whoever reads one knows them all

AT_LEAST: Final = re.compile(r"FACTION:(.+)>=([1-9][0-9]?)")
CODES: Final = "MOST_CATEGORY:x, MOST_FACTION:x, FACTION:x>=n, HAVE:title"


def read_conditions(text: str) -> tuple[Condition, ...]:
    """FT-61 The conditions of a cell, joined by &; raises ValueError."""
    return tuple([read_condition(part.strip()) for part in text.split("&")]) if text else ()


def read_condition(text: str) -> Condition:
    word, _, rest = text.partition(":")
    if rest and word == "MOST_CATEGORY":
        return MostOfCategory(rest)
    if rest and word == "MOST_FACTION":
        return MostOfFaction(rest)
    if rest and word == "HAVE":
        return Have(rest)
    counted = AT_LEAST.fullmatch(text)
    if counted:
        return AtLeast(counted.group(1), int(counted.group(2)))
    raise ValueError(f"condition is {text!r}; it must be one of: {CODES} (FT-61)")


def write_conditions(conditions: tuple[Condition, ...]) -> str:
    return "&".join([condition.code() for condition in conditions])
