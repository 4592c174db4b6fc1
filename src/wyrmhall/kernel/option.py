"""Options: what a seat may choose.  Made once with the book of a game, never while playing."""

from __future__ import annotations

from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.value import NONE, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One action: its code is its row in the book's table, its text the notation; neither depends on the state."""

    def __init__(self, code: int, text: str, card: int = NONE, target: int = NONE) -> None:
        self.code = code
        self.text = text
        self.card = card  # the kind of card it is about
        self.target = target  # the kind of card it points at, so that a table can light it up

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


class Refusal(Value):
    """Why an option is not offered, and the clauses that say so."""

    fields = ("reason", "clauses")

    def __init__(self, reason: str, clauses: tuple[str, ...] = ()) -> None:
        self.reason = reason
        self.clauses = clauses


class Prompt(Value):
    """What a seat is asked, and the clauses that ask it."""

    fields = ("text", "clauses")

    def __init__(self, text: str, clauses: tuple[str, ...] = ()) -> None:
        self.text = text
        self.clauses = clauses
