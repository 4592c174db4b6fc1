"""What is wrong with a file, or should be known of it: data with a stable code, a line and parts; never a sentence.

The sentences stand in `messages/`, as `sets-` and the kind, and are made where somebody reads them.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.said import Part, Said

MOST_TOLD: Final = 50  # of one file; the others are counted
LONGEST_QUOTED: Final = 60  # signs of a text that is repeated


class Problem(NamedTuple):
    """One thing that is wrong, and where; line 0 means the file as a whole."""

    said: Said
    line: int = 0
    field: str = ""

    @property
    def code(self) -> str:
        """Programs may rely on it."""
        return self.said.kind.replace("-", "_")

    @property
    def parts(self) -> dict[str, Part]:
        return dict(self.said.named)


def problem(kind: str, line: int = 0, field: str = "", /, **parts: Part) -> Problem:
    """The field, where there is one, is a part of what is said too."""
    whole: dict[str, Part] = {"field": field, **parts} if field else parts
    return Problem(Said(kind, tuple(whole.items())), line, field)


def quoted(text: str) -> str:
    """A text of a stranger's, to be repeated: bounded, and nothing in it that a terminal would obey."""
    shown = "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:LONGEST_QUOTED]])
    return shown if len(text) <= LONGEST_QUOTED else f"{shown}…"


class BadSet(WyrmhallError):
    """A set, a mapping or packs that cannot be used; all that is wrong, as far as it could be read."""

    code: ClassVar[str] = "bad_set"

    def __init__(self, *problems: Problem, count: int = 0) -> None:
        self.problems = problems
        self.count = max(count, len(problems))  # with those that are not told one by one
        first = problems[0]
        super().__init__(f"{f'line {first.line}: ' if first.line else ''}{first.said.plainly()}")


class Problems:
    """Collects what is wrong with a file; remembers the first ones and counts all."""

    def __init__(self) -> None:
        self.told: list[Problem] = []
        self.count = 0

    def add(self, found: Problem) -> None:
        self.count += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(found)

    def raise_if_any(self) -> None:
        if self.told:
            raise BadSet(*sorted(self.told, key=lambda each: each.line), count=self.count)
