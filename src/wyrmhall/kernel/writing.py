"""The third of the three interfaces of a game: how records write its positions and what they may claim.

All of it may be left as it is: zones, facts and scores have their words without it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.showing import Showing
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.value import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Writing(Showing):
    """The words of a game in records, besides those of its zones and facts."""

    positions_may_exceed_deck: ClassVar[bool] = False  # where copies are data, a position may have more of a card

    # --- positions ------------------------------------------------------------------------

    def place(self, s: State, word: str, words: list[str]) -> bool:
        """Sets what a word of the game's own stands for in a position, if it knows it; raises ValueError."""
        return False

    def complete(self, s: State, given: set[str]) -> None:
        """Sets what follows from what a position gives; at last also from the word with which it begins."""

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        """Sets what follows from the step with which a record begins."""

    # --- beginnings -----------------------------------------------------------------------

    def begins(self) -> dict[str, type[Step[Any]]]:
        """The words with which a record begins to play at some step: turn A.

        If nothing else is said, each step of `words` that needs nothing but a seat goes by its name in small letters,
        unless that is the word of a fact.
        """
        facts = [fact.word for fact in self.facts]
        steps: dict[str, type[Step[Any]]] = {}
        for kind in self.words:
            word = kind.__name__.lower()
            if issubclass(kind, Step) and kind.fields in ((), ("seat",)) and word not in facts:
                steps[word] = kind
        return steps

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any]:
        """The step of a beginning, from the seats that follow its word; raises ValueError where it needs others."""
        kind = self.begins()[word]
        if len(words) != len(kind.fields) or "-" in words:
            raise ValueError(f"{word} needs {len(kind.fields) or 'no'} seat behind it")
        return kind(*[setup.seat(name) for name in words])

    # --- claims ---------------------------------------------------------------------------

    def lies_beside(self, s: State, word: str, owner: int) -> Pile:
        """Cards of another zone that a claim about this one may name too."""
        return ()

    def sum_of(self, s: State, word: str, seat: int) -> list[ScoreLine] | None:
        """A sum besides the score that a record may claim by this word, with its parts."""
        return None

    def questions(self) -> dict[str, int]:
        """What else a record may claim: a word, and how many words it is asked with."""
        return {}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        """What is found when one of the questions is asked."""
        raise NotImplementedError
