"""What is to be said, as data: a kind and named parts.  Sentences are made of it at the edge, from catalogues."""

from __future__ import annotations

from typing import TypeAlias

from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.value import NONE, UNSEEN, Value


@mypyc_attr(acyclic=True)
class Seat(Value):
    """A seat that a sentence names, or a side that is none: allies and enemies follow the seats.  NONE is nobody."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Cards(Value):
    """Cards that a sentence names, by row; UNSEEN where the face is not seen."""

    fields = ("rows",)

    def __init__(self, rows: tuple[int, ...]) -> None:
        self.rows = rows


@mypyc_attr(acyclic=True)
class Said(Value):
    """The name of a message in the game's catalogue, in words joined by hyphens, and what fills it in.

    A text among the parts is a word by which the catalogue chooses, or data such as the title of a card.
    """

    fields = ("kind", "named")

    def __init__(self, kind: str, named: tuple[tuple[str, Part], ...] = ()) -> None:
        self.kind = kind
        self.named = named

    def part(self, name: str) -> Part | None:
        for each, part in self.named:
            if each == name:
                return part
        return None

    def plainly(self) -> str:
        """Without a catalogue, for errors of the kernel: the kind in words."""
        return self.kind.replace("-", " ")


Part: TypeAlias = "int | str | Seat | Cards | Said | tuple[Part, ...]"
Named = tuple[tuple[str, Part], ...]


def named(**parts: Part) -> Named:
    return tuple(parts.items())


def said(kind: str, **parts: Part) -> Said:
    return Said(kind, tuple(parts.items()))


def card(row: int) -> Cards:
    return Cards((row,))


def cards_named(part: Part) -> list[int]:
    """The cards that a part names, those whose faces are seen."""
    if isinstance(part, Cards):
        return [row for row in part.rows if row != UNSEEN]
    found: list[int] = []
    if isinstance(part, Said):
        for _, each in part.named:
            found += cards_named(each)
    elif isinstance(part, tuple):
        for each in part:
            found += cards_named(each)
    return found


@mypyc_attr(acyclic=True)
class Cause(Value):
    """The card because of which something happens or is asked, and whose it is.  Everybody sees it, or has seen it."""

    fields = ("card", "owner")

    def __init__(self, card: int, owner: int = NONE) -> None:
        self.card = card
        self.owner = owner


def because_of(cause: Cause | None) -> Named:
    """What a sentence may name of a cause."""
    return (("cause", Cards((cause.card,))), ("causer", Seat(cause.owner))) if cause is not None else ()


@mypyc_attr(acyclic=True)
class Place(Value):
    """A place on the table: a pile of a zone, or one item of it; without a zone, the seat itself."""

    fields = ("zone", "owner", "item")

    def __init__(self, zone: str, owner: int = NONE, item: int = NONE) -> None:
        self.zone = zone  # its word
        self.owner = owner
        self.item = item  # its number in the pile, or of a piece in its zone, as they lie; NONE: the pile as a whole
