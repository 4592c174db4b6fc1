"""Fairy Tale: the effects on its cards, each as a value and as its code in the table."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from wyrmhall.kernel.value import Value

YOU: Final = "YOU"  # FT-24
ALL: Final = "ALL"  # FT-25
ANY: Final = "ANY"  # FT-33 names nothing, so it is not specific
EVERY: Final = 0  # the number of a Hunt that hits all: *


class EffectValue(Value):
    """What a card does when it is turned up for the first time (FT-23), or what it counts as."""

    def code(self) -> str:
        raise NotImplementedError


class Turn(EffectValue):
    """FT-26, FT-27 Who turns how many cards of what."""

    fields = ("who", "number", "target")

    def __init__(self, who: str, number: int, target: str) -> None:
        self.who = who
        self.number = number
        self.target = target

    def code(self) -> str:
        return f"{self.who} {'UNFLIP' if isinstance(self, Unflip) else 'FLIP'} {self.number} {self.target}"


class Unflip(Turn):
    """FT-26 Turn face-down cards up."""


class Flip(Turn):
    """FT-27 Turn face-up cards down."""


class Hunt(EffectValue):
    """FT-36, FT-37 Other cards revealed in the same step go down."""

    fields = ("number", "target")

    def __init__(self, number: int, target: str) -> None:
        self.number = number
        self.target = target

    def code(self) -> str:
        return f"ALL HUNT {self.number or '*'} {self.target}"


class Draw(EffectValue):
    """FT-39 Take cards from the deck."""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def code(self) -> str:
        return f"YOU DRAW {self.number}"


class Almighty(EffectValue):
    """FT-47 Has one other name of the owner's choice."""

    def code(self) -> str:
        return "ALMIGHTY"


class CountsAs(EffectValue):
    """FT-49 Has these names besides its own."""

    fields = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def code(self) -> str:
        return "COUNTS_AS " + "+".join(self.titles)


Effect: TypeAlias = Unflip | Flip | Hunt | Draw | Almighty | CountsAs  # all there are

TURNS: Final = re.compile(r"(YOU|ALL) (UNFLIP|FLIP) ([1-9]) ([A-Z0-9_]+)")
HUNT: Final = re.compile(r"ALL HUNT ([1-9]|\*) ([A-Z0-9_]+)")
DRAW: Final = re.compile(r"YOU DRAW ([1-9])")
CODES: Final = "YOU|ALL UNFLIP|FLIP n TARGET, ALL HUNT *|n TARGET, YOU DRAW n, ALMIGHTY, COUNTS_AS title+title"


def read_effects(text: str) -> tuple[Effect, ...]:
    """FT-61 The effects of a cell, joined by &; raises ValueError."""
    return tuple([read_effect(part.strip()) for part in text.split("&")]) if text else ()


def read_effect(text: str) -> Effect:
    turn = TURNS.fullmatch(text)
    if turn:
        who, number, target = turn.group(1), int(turn.group(3)), turn.group(4)
        return Unflip(who, number, target) if turn.group(2) == "UNFLIP" else Flip(who, number, target)
    hunt = HUNT.fullmatch(text)
    if hunt:
        return Hunt(EVERY if hunt.group(1) == "*" else int(hunt.group(1)), hunt.group(2))
    draw = DRAW.fullmatch(text)
    if draw:
        return Draw(int(draw.group(1)))
    if text == "ALMIGHTY":
        return Almighty()
    if text.startswith("COUNTS_AS "):
        titles = tuple([title.strip() for title in text.removeprefix("COUNTS_AS ").split("+")])
        if all(titles):
            return CountsAs(titles)
    raise ValueError(f"effect is {text!r}; it must be one of: {CODES} (FT-61)")


def write_effects(effects: tuple[Effect, ...]) -> str:
    return " & ".join([effect.code() for effect in effects])


def capitals(name: str) -> str:
    """FT-61 How codes write a faction, a category or a title: HOLY_EMPIRE."""
    plain = "".join([sign if sign.isalnum() else " " for sign in name.replace("'", "")])
    return "_".join(plain.upper().split())
