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
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.section import Demand, Section, demands_of, filled_up, refuse_unmet
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
    builds_of_pools: ClassVar[bool] = False  # a list is built of what a seat has drafted
    may_end_undecided: ClassVar[bool] = False  # drawn, or lost by all: then there are no winners
    also_speaks: ClassVar[tuple[Path, ...]] = ()  # folders whose messages it uses besides those of its own
    rule_book: ClassVar[Path | None] = None  # the folder of its rules.md, where that is the book of another game too
    folder: ClassVar[Path]  # holds cards.csv, rules.md, rules.digest and records/
    cards_as: ClassVar[str] = "table"  # how its card table is written: as CSV, as a "set", or as a "format" with sets
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

    def notices(self, setup: Setup) -> list[Said]:
        """What should be known of such a table before anybody chooses: that cards repeat, that something is short."""
        return []

    def silence(self, s: State) -> tuple[str, ...]:
        """The clauses because of which nobody at the table may talk now; nothing: everybody may."""
        return ()

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

    def deal_unseen(self, s: State, view: View, chance: Chance) -> dict[tuple[str, int], list[int]] | None:
        """Cards for all that the view does not show, by the word of the zone and the owner of the pile.

        For a game that knows better than the kernel what may lie there, as packs that nobody has seen.  The state holds
        the facts of the view, and no piles; the game sets what follows from the cards.  None: the kernel deals.
        """
        return None

    # --- what seats bring, where they do --------------------------------------------------

    def sections(self, setup: Setup) -> tuple[Section, ...]:
        """The parts of a list, each with cards of its own; every card of the table belongs to one at most."""
        return (Section("cards", tuple(range(len(setup.book.faces)))),)

    def demands(self, setup: Setup, cards: tuple[int, ...]) -> list[Demand]:
        """Each rule about a list, and whether these cards, which are sorted and may not be all as yet, meet it."""
        return demands_of(self.sections(setup), cards)

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        """Raises BadList where a seat may not bring these cards, which are sorted: what is wrong, and what would do."""
        refuse_unmet(setup, self.demands(setup, cards))

    def completed(self, setup: Setup, cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        """A list that may be brought, with these cards as far as that is possible, and others that go with them."""
        return filled_up(setup, cards, self.usual_list(setup, 0), chance)

    def usual_list(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """What a seat brings that has named nothing, and what bots bring; everybody may know it."""
        return setup.book.deck

    def list_by_lot(self, setup: Setup, lot: Chance) -> tuple[int, ...]:
        """Any list that may be brought, each as well as another: the laws are tried with them, too."""
        return self.usual_list(setup, 0)

    def ready_lists(self, setup: Setup) -> dict[str, tuple[int, ...]]:
        """Lists that anybody may bring as they are, by a name in one word: those with which one can begin to play."""
        return {}

    # --- lists that are built of a pool, as after a draft -----------------------------------

    def sections_of(self, setup: Setup, pool: tuple[int, ...]) -> tuple[Section, ...]:
        """The parts of a list that is built of these cards alone."""
        return self.sections(setup)

    def built(self, setup: Setup, cards: tuple[int, ...], pool: tuple[int, ...]) -> tuple[int, ...]:
        """A list of a pool: these of its cards, and others that go with them."""
        raise NotImplementedError

    # --- what is supposed of the lists of others --------------------------------------------

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        """A list that the viewer may believe the owner has brought, in agreement with all that was shown."""
        return usually_supposed(view, owner, chance)
