"""A rule book as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from wyrmhall.kernel.book import LARGEST_TABLE, Book, CardTable
from wyrmhall.kernel.chance import Chance, Keyed, Seed, swift
from wyrmhall.kernel.data import KERNEL_WORDS
from wyrmhall.kernel.errors import BadData, BadSetup, BadTable
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.pins import Pin, read_pins
from wyrmhall.kernel.play import advance
from wyrmhall.kernel.score import Outcome, ScoreLine, total
from wyrmhall.kernel.setup import HouseOption, Setup, read_house, read_names
from wyrmhall.kernel.state import Event, State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import Pile, Value
from wyrmhall.kernel.view import SPECTATOR, View, look
from wyrmhall.kernel.zone import Fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game declares, and what it answers.  A game is one object of a subclass, named in the entry points."""

    name: ClassVar[str]
    title: ClassVar[str]
    sentence: ClassVar[str]  # what it is, in one sentence
    picture: ClassVar[tuple[str, ...]] = ()  # some cards of its own table that stand for it, by their notation
    prefix: ClassVar[str]  # of its clauses
    rules: ClassVar[str] = "1"  # the version of the rules; a record of another one is refused
    seats: ClassVar[dict[str, tuple[int, ...]]]  # by variant; the first variant is the usual one
    house: ClassVar[tuple[HouseOption, ...]] = ()
    facts: ClassVar[tuple[Fact, ...]] = ()
    words: ClassVar[tuple[type[Value], ...]] = ()  # the values its states are made of
    positions_may_exceed_deck: ClassVar[bool] = False  # where copies are data, a position may have more of a card
    may_end_undecided: ClassVar[bool] = False  # drawn, or lost by all: then there are no winners
    folder: ClassVar[Path]  # holds cards.csv, rules.md, rules.digest and records/

    def __init__(self) -> None:
        self.books: dict[str, Book] = {}  # by the digest of their table
        self.own_book: Book | None = None
        self.setups: dict[tuple[object, ...], Setup] = {}  # with the game's own cards: simulations ask again and again
        self.known_pins: dict[str, Pin] | None = None
        self.known_words: dict[str, type[Value]] = {kind.__name__: kind for kind in KERNEL_WORDS + tuple(self.words)}

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

    def sides(self, seats: int, variant: str) -> tuple[str, ...]:
        """The names of sides that are no seats, as enemies or allies: their piles follow those of the seats."""
        return ()

    def check_setup(self, setup: Setup) -> None:
        """Raises BadSetup where the card table or the house options do not fit the seats."""

    # --- what a game may add --------------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        """How the seat's score comes about, line by line, as far as the viewer can tell.

        Tables show it at any time, and to everybody as a spectator would count it.
        """
        return []

    def begins(self) -> dict[str, type[Step[Any]]]:
        """The words with which a record begins to play at some step: turn A."""
        return {}

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any]:
        """The step of a beginning, from the seats that follow its word; raises ValueError where it needs others."""
        kind = self.begins()[word]
        if len(words) != len(kind.fields) or "-" in words:
            raise ValueError(f"{word} needs {len(kind.fields) or 'no'} seat behind it")
        return kind(*[setup.seat(name) for name in words])

    def place(self, s: State, word: str, words: list[str]) -> bool:
        """Sets what a word of the game's own stands for in a position, if it knows it; raises ValueError."""
        return False

    def lies_beside(self, s: State, word: str, owner: int) -> Pile:
        """Cards of another zone that a claim about this one may name too."""
        return ()

    def sum_of(self, s: State, word: str, seat: int) -> list[ScoreLine] | None:
        """A sum that a record may claim by this word, with its parts."""
        return score_lines(s, seat) if word == "score" else None

    def questions(self) -> dict[str, int]:
        """What else a record may claim: a word, and how many words it is asked with."""
        return {}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        """What is found when one of the questions is asked."""
        raise NotImplementedError

    def complete(self, s: State, given: set[str]) -> None:
        """Sets what follows from what a position gives; at last also from the word with which it begins."""

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        """Sets what follows from the step with which a record begins."""

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        """Why a seat has nothing to choose while nobody has."""
        return Refusal("the game is over")

    def about_table(self, view: View) -> list[tuple[str, str]]:
        """Short facts about the whole table, for its head: ("round", "2")."""
        return []

    def about_seat(self, view: View, seat: int) -> list[tuple[str, str]]:
        """Short facts about a seat, to stand beside its name: ("bid", "2"), ("score", "13")."""
        return []

    def tally(self, view: View, side: int) -> list[ScoreLine]:
        """What a seat, or a side that is none, amounts to in play now, number by number: its strength in a battle."""
        return []

    def foresee(self, view: View, option: Option) -> list[Outcome]:
        """What one of the viewer's options would make of such sums, as far as the viewer can tell."""
        return []

    def shows_memory(self, setup: Setup) -> bool:
        """Whether people are shown what they could remember; bots always are."""
        return True

    def tell(self, setup: Setup, event: Event) -> str:
        """An event in words, for the log."""
        who = setup.name(event.seat) if event.seat >= 0 else ""
        faces = " ".join([setup.book.write(card) for card in event.cards])
        if event.verb == "chose":
            option = setup.book.notation.get(event.note)
            return f"{who} {setup.book.sentence(option) if option is not None else 'has chosen'}"
        return " ".join([word for word in (who, event.verb, faces, event.note) if word])

    def strategy(self) -> Strategy:
        """What a thinking bot should know of this game."""
        return Strategy()

    # --- what the world asks --------------------------------------------------------------

    def word(self, name: str) -> type[Value]:
        kind = self.known_words.get(name)
        if kind is None:
            raise BadData(f"{self.name} has no word {name!r}")
        return kind

    def pins(self) -> dict[str, Pin]:
        """What is pinned of these rules, by version."""
        if self.known_pins is None:
            self.known_pins = read_pins(self.folder)
        return self.known_pins

    def rules_digest(self) -> str:
        """What these rules amount to, as it is pinned beside them; nothing where it is not."""
        pin = self.pins().get(self.rules)
        return pin.digest if pin is not None else ""

    def usual_variant(self) -> str:
        return next(iter(self.seats))

    def book_of(self, cards: str | Path | CardTable | None) -> Book:
        """The book of a card table (the game's own if none is given), made once for each table."""
        if cards is None:
            if self.own_book is None:
                self.own_book = self.book_of(self.folder / "cards.csv")
            return self.own_book
        table = cards if isinstance(cards, CardTable) else read_card_table(Path(cards))
        key = table.digest()
        if key not in self.books:
            self.books[key] = self.book(table)
        return self.books[key]

    def set_up(
        self,
        seats: int,
        variant: str | None = None,
        house: Mapping[str, object] | None = None,
        cards: str | Path | CardTable | None = None,
        names: tuple[str, ...] | None = None,
    ) -> Setup:
        """What a table agrees on, checked; raises BadSetup or BadTable."""
        variant = variant or self.usual_variant()
        if variant not in self.seats:
            raise BadSetup(f"{self.name} has no variant {variant!r}; it has {', '.join(self.seats)}")
        allowed = self.seats[variant]
        if type(seats) is not int or seats not in allowed:
            raise BadSetup(f"{self.name} is for {allowed[0]} to {allowed[-1]} seats, not {seats}")
        book = self.book_of(cards)
        options = read_house(self.house, house or {}, seats)
        setup = Setup(self, seats, variant, options, book, read_names(names, seats))
        self.check_setup(setup)
        if names is not None:
            self._check_names(setup)
        return setup

    def _check_names(self, setup: Setup) -> None:
        """A seat called as a word of records would make a saved game unreadable."""
        words = {*self.begins(), *[fact.word for fact in self.facts], "start", "until", "unfinished"}
        words |= {zone.word for zone in self.empty(setup, swift(0)).zones}
        for name in setup.names:
            if name in words:
                raise BadSetup(f"a seat cannot be called {name!r}: it is a word of records")

    def start_from(self, setup: Setup, chance: Chance, events: list[Event] | None = None) -> State:
        """A game that waits for its first choice; what happens is told to the list of events, if there is one."""
        s = self.empty(setup, chance)
        s.events = events
        s.agenda.append(self.opening(s))
        advance(s)
        return s

    def start(
        self,
        seats: int,
        seed: Seed | None = None,
        key: str | None = None,
        variant: str | None = None,
        house: Mapping[str, object] | None = None,
        cards: str | Path | CardTable | None = None,
    ) -> State:
        """A new game: by a seed, or by the 256-bit key of a table whose shuffle can be audited."""
        if (seed is None) == (key is None):
            raise BadSetup("a game needs a seed or a key, and not both")
        chance: Chance = Keyed(key) if key is not None else swift(seed if seed is not None else 0)
        if cards is not None:
            return self.start_from(self.set_up(seats, variant, house, cards), chance)
        asked = (seats, variant, str(dict(house)) if house else "")
        if asked not in self.setups:
            self.setups[asked] = self.set_up(seats, variant, house)
        return self.start_from(self.setups[asked], chance)


def read_card_table(path: Path) -> CardTable:
    """A card table from a file; the file is never changed."""
    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_TABLE + 1)
        return CardTable(path.name, body.decode())
    except OSError as missing:
        raise BadTable(f"{path}: cannot be read: {missing.strerror}") from None
    except UnicodeDecodeError as garbled:
        raise BadTable(f"{path.name}: not UTF-8 at byte {garbled.start}") from None


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """How the score of a seat comes about, from what is open to all."""
    if not 0 <= seat < s.seats:
        raise BadSetup(f"there is no seat {seat}")
    return s.setup.game.score(look(s, SPECTATOR), seat)


def score(s: State, seat: int) -> int:
    """The score of a seat, as the game counts it: of the round, where there are rounds."""
    return total(score_lines(s, seat))
