"""What somebody should know of a card table of their own before it is played with."""

from __future__ import annotations

from wyrmhall.kernel.errors import BadTable
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import Value


class Wording(Value):
    """A cell that says in words what another says in code: who can speak holds the two together."""

    fields = ("line", "column", "text", "says")

    def __init__(self, line: int, column: str, text: str, says: Said) -> None:
        self.line = line
        self.column = column
        self.text = text  # as it stands there
        self.says = says  # as it should, by the messages of the group `card`


class Examined:
    """What was found in a table: what is to be put right, what its writer may want to know, and its wordings."""

    def __init__(
        self, problems: tuple[BadTable, ...], doubts: tuple[BadTable, ...] = (), wordings: tuple[Wording, ...] = ()
    ) -> None:
        self.problems = problems
        self.doubts = doubts
        self.wordings = wordings
