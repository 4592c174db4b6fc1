"""The first of the three interfaces of a game, and the only one that a new game must implement: its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadTable
from wyrmhall.kernel.examined import Examined
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.setup import HouseOption, Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.suppose import usually_supposed
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What is played: by how many, with which cards, and how it begins.  The rest is steps and decisions."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses
    rules: ClassVar[str] = "1"  # the version of the rules; a record of another one is refused
    seats: ClassVar[dict[str, tuple[int, ...]]]  # by variant; the first variant is the usual one
    house: ClassVar[tuple[HouseOption, ...]] = ()
    facts: ClassVar[tuple[Fact, ...]] = ()
    words: ClassVar[tuple[type[Value], ...]] = ()  # the values its states are made of
    brings: ClassVar[str] = ""  # the word for what each seat brings, as "deck"; nothing: all cards are the table's
    may_end_undecided: ClassVar[bool] = False  # drawn, or lost by all: then there are no winners
    folder: ClassVar[Path]  # holds cards.csv, rules.md, rules.digest and records/
    table: ClassVar[str] = ""  # its card table, where that is so short that it needs no cards.csv

    # --- what a game must say -------------------------------------------------------------

    def book(self, table: CardTable) -> Book:
        """The cards and options of this table; raises BadTable with file and line."""
        raise NotImplementedError

    def empty(self, setup: Setup, chance: Chance) -> State:
        """A state to be filled: nothing dealt, nothing begun."""
        raise NotImplementedError

    def opening(self, s: State) -> Step[Any]:
        """The step with which a game begins."""
        raise NotImplementedError

    def longest(self, setup: Setup) -> int:
        """A bound on the number of choices in a game."""
        raise NotImplementedError

    # --- what a game may add --------------------------------------------------------------

    def examine(self, table: CardTable) -> Examined:
        """Everything that is wrong with a table, or was hardly meant so; a game may look closer than its book does."""
        try:
            self.book(table)
        except BadTable as bad:
            return Examined(bad.each())
        return Examined(())

    def sides(self, seats: int, variant: str) -> tuple[str, ...]:
        """The names of sides that are no seats, as enemies or allies: their piles follow those of the seats."""
        return ()

    def check_setup(self, setup: Setup) -> None:
        """Raises BadSetup where the card table or the house options do not fit the seats."""

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        """Why a seat has nothing to choose while nobody has."""
        return Refusal("game-over")

    def strategy(self) -> Strategy:
        """What a thinking bot should know of this game."""
        return Strategy()

    def parts(self, book: Book) -> dict[str, tuple[str, ...]]:
        """What coverage counts beside tables, steps, decisions and options, by kind: as words of a card language."""
        return {}

    def parts_used(self, s: State, what: Step[Any] | Option) -> tuple[tuple[str, str], ...]:
        """Those of them, each behind its kind, that this step or choice uses."""
        return ()

    # --- what seats bring, where they do --------------------------------------------------

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        """Raises BadList where a seat may not bring these cards, which are sorted: what is wrong, and what would do."""

    def usual_list(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """What a seat brings that has named nothing, and what bots bring; everybody may know it."""
        return setup.book.deck

    def list_by_lot(self, setup: Setup, lot: Chance) -> tuple[int, ...]:
        """Any list that may be brought, each as well as another: the laws are tried with them, too."""
        return self.usual_list(setup, 0)

    def ready_lists(self, setup: Setup) -> dict[str, tuple[int, ...]]:
        """Lists that anybody may bring as they are, by a name in one word: those with which one can begin to play."""
        return {}

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        """A list that the viewer may believe the owner has brought, in agreement with all that was shown."""
        return usually_supposed(view, owner, chance)
