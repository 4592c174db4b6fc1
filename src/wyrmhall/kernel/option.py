"""Options: what a seat may choose.  Made once with the book of a game, never while playing."""

from __future__ import annotations

from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.said import Cause, Place, Said
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

    fields = ("said", "clauses")

    def __init__(self, said: Said | str, clauses: tuple[str, ...] = ()) -> None:
        self.said = said if isinstance(said, Said) else Said(said)
        self.clauses = clauses


class Prompt(Value):
    """What a seat is asked, the clauses that ask it, and the card because of which it is asked, if there is one."""

    fields = ("said", "clauses", "cause")

    def __init__(self, said: Said | str, clauses: tuple[str, ...] = (), cause: Cause | None = None) -> None:
        self.said = said if isinstance(said, Said) else Said(said)
        self.clauses = clauses
        self.cause = cause


class Offered(Value):
    """An option as a person is offered it: what choosing it does, and where on the table it points."""

    fields = ("option", "said", "target")

    def __init__(self, option: Option, said: Said, target: Place | None = None) -> None:
        self.option = option
        self.said = said
        self.target = target
