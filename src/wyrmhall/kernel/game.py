"""A rule book as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar, Final

from wyrmhall.kernel.book import LARGEST_TABLE, Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance, Keyed, Seed, swift
from wyrmhall.kernel.data import KERNEL_WORDS
from wyrmhall.kernel.errors import BadData, BadList, BadSetup, BadTable
from wyrmhall.kernel.lists import MOST_BROUGHT
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.pins import Pin, read_pins
from wyrmhall.kernel.play import advance
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.score import Outcome, ScoreLine, total
from wyrmhall.kernel.setup import HouseOption, Setup, read_house, read_names
from wyrmhall.kernel.state import Event, State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.suppose import usually_supposed
from wyrmhall.kernel.value import Pile, Value
from wyrmhall.kernel.view import SPECTATOR, View, look
from wyrmhall.kernel.zone import BROUGHT, Fact

MOST_BOOKS: Final = 8  # at hand: strangers may play with as many card tables as they like
MOST_SETUPS: Final = 64

Cards = str | Path | CardTable | Book | None  # where the cards come from; None: the game's own table


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
    variants: ClassVar[dict[str, tuple[str, str]]] = {}  # a title and a sentence for each that has one
    house: ClassVar[tuple[HouseOption, ...]] = ()
    facts: ClassVar[tuple[Fact, ...]] = ()
    words: ClassVar[tuple[type[Value], ...]] = ()  # the values its states are made of
    brings: ClassVar[str] = ""  # the word for what each seat brings, as "deck"; nothing: all cards are the table's
    positions_may_exceed_deck: ClassVar[bool] = False  # where copies are data, a position may have more of a card
    may_end_undecided: ClassVar[bool] = False  # drawn, or lost by all: then there are no winners
    folder: ClassVar[Path]  # holds cards.csv, rules.md, rules.digest and records/

    def __init__(self) -> None:
        if bool(self.brings) != (BROUGHT in self.facts):
            raise BadSetup(f"{self.name}: where seats bring something, BROUGHT is one of the facts, and nowhere else")
        self.books: dict[str, Book] = {}  # by the digest of their table, the latest last
        self.at_books = Lock()  # a hall reads card tables in threads
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

    # --- what seats bring, where they do --------------------------------------------------

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        """Raises BadList where a seat may not bring these cards, which are sorted: what is wrong, and what would do."""

    def usual_list(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """What a seat brings that has named nothing, and what bots bring; everybody may know it."""
        return setup.book.deck

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        """A list that the viewer may believe the owner has brought, in agreement with all that was shown."""
        return usually_supposed(view, owner, chance)

    # --- what a game may add --------------------------------------------------------------

    def line_named(self, row: TableRow) -> str:
        """The card of a line of its card table as it is written, or a name for what is no card of the deck.

        Tables are compared by it, so no two lines of a table have one name.
        """
        return row.cells.get("name") or row.cells.get("title") or f"line {row.line}"

    def printed(self, option: str) -> tuple[int, ...]:
        """The numbers of its own card table that a house option of Numbers may change."""
        return ()

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
        return Refusal("game-over")

    def about_table(self, view: View) -> list[Said]:
        """Short facts about the whole table, for its head, each with its `value`: said("round", value=2)."""
        return []

    def about_seat(self, view: View, seat: int) -> list[Said]:
        """Short facts about a seat, to stand beside its name: said("bid", value=2), said("score", value=13)."""
        return []

    def tally(self, view: View, side: int) -> list[ScoreLine]:
        """What a seat, or a side that is none, amounts to in play now, number by number: its strength in a battle."""
        return []

    def foresee(self, view: View, option: Option) -> list[Outcome]:
        """What one of the viewer's options would make of such sums, as far as the viewer can tell."""
        return []

    def because(self, view: View, option: Option) -> list[Said]:
        """Why a hint may advise this option, as far as the viewer can tell: what it gains, what it keeps safe."""
        return []

    def shows_memory(self, setup: Setup) -> bool:
        """Whether people are shown what they could remember; bots always are."""
        return True

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

    def seats_of(self, variant: str) -> tuple[int, ...]:
        """How many seats a variant can have; raises BadSetup."""
        if variant not in self.seats:
            raise BadSetup(f"{self.name} has no variant {variant!r}; it has {', '.join(self.seats)}")
        return self.seats[variant]

    def check_seats(self, seats: int, variant: str) -> None:
        """Raises BadSetup, with the numbers of seats that the variant takes, and the variants that take this one."""
        allowed = self.seats_of(variant)
        if type(seats) is int and seats in allowed:
            return
        what = self.name if len(self.seats) == 1 else f"{self.name} ({variant})"
        others = [name for name, numbers in self.seats.items() if seats in numbers]
        hint = f"; for {seats} seats choose the variant {' or '.join(others)}" if others else ""
        raise BadSetup(f"{what} takes {numbers_in_words(allowed)} seats, not {seats}{hint}")

    def book_of(self, cards: Cards) -> Book:
        """The book of a card table (the game's own if none is given), made once for each table.

        Of tables that are not the game's own the latest are remembered; whoever plays with an older one has it in hand.
        """
        if cards is None:
            if self.own_book is None:
                self.own_book = self.book_of(self.folder / "cards.csv")
            return self.own_book
        if isinstance(cards, Book):
            return cards
        table = cards if isinstance(cards, CardTable) else read_card_table(Path(cards))
        key = table.digest()
        with self.at_books:
            known = self.books.pop(key, None)
            if known is not None:
                self.books[key] = known  # the latest now
                return known
        made = self.book(table)
        with self.at_books:
            make_room(self.books, MOST_BOOKS, self.own_book)
            return self.books.setdefault(key, made)

    def set_up(
        self,
        seats: int,
        variant: str | None = None,
        house: Mapping[str, object] | None = None,
        cards: Cards = None,
        names: tuple[str, ...] | None = None,
    ) -> Setup:
        """What a table agrees on, checked; raises BadSetup or BadTable."""
        variant = variant or self.usual_variant()
        self.check_seats(seats, variant)
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

    def checked_list(self, setup: Setup, cards: Sequence[int]) -> tuple[int, ...]:
        """These cards as a seat's list, in an order that tells nothing; raises BadList."""
        if not self.brings:
            raise BadList(f"in {self.name} nobody brings any cards")
        if len(cards) > MOST_BROUGHT:
            raise BadList(f"a {self.brings} of {len(cards)} cards; {MOST_BROUGHT} are the most")
        if not all([type(card) is int and 0 <= card < len(setup.book.faces) for card in cards]):
            raise BadList(f"a {self.brings} is a list of rows of the card table {setup.book.table.name}")
        found = tuple(sorted(cards))
        self.check_brought(setup, found)
        return found

    def all_brought(self, setup: Setup, brought: Sequence[Sequence[int] | None] | None) -> tuple[tuple[int, ...], ...]:
        """A list for each seat: what it has named, or else the usual one; raises BadList."""
        if brought is None:
            brought = [None] * setup.seats
        if len(brought) != setup.seats:
            raise BadList(f"{len(brought)} lists for {setup.seats} seats; None stands for the usual one")
        lists = [self.usual_list(setup, seat) if cards is None else cards for seat, cards in enumerate(brought)]
        return tuple([self.checked_list(setup, cards) for cards in lists])

    def start_from(
        self,
        setup: Setup,
        chance: Chance,
        events: list[Event] | None = None,
        brought: Sequence[Sequence[int] | None] | None = None,
    ) -> State:
        """A game that waits for its first choice; what happens is told to the list of events, if there is one."""
        s = self.empty(setup, chance)
        if self.brings or brought is not None:
            s.brought = self.all_brought(setup, brought)
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
        cards: Cards = None,
        brought: Sequence[Sequence[int] | None] | None = None,
    ) -> State:
        """A new game: by a seed, or by the 256-bit key of a table whose shuffle can be audited.

        Where seats bring cards, `brought` has a list for each, or None for the usual one.
        """
        if (seed is None) == (key is None):
            raise BadSetup("a game needs a seed or a key, and not both")
        chance: Chance = Keyed(key) if key is not None else swift(seed if seed is not None else 0)
        if cards is not None:
            return self.start_from(self.set_up(seats, variant, house, cards), chance, brought=brought)
        asked = (seats, variant, str(dict(house)) if house else "")
        if asked not in self.setups:
            make_room(self.setups, MOST_SETUPS)
            self.setups[asked] = self.set_up(seats, variant, house)
        return self.start_from(self.setups[asked], chance, brought=brought)


def numbers_in_words(numbers: tuple[int, ...]) -> str:
    """'2 to 5'; '2, 4 or 6' where there are gaps."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join([", ".join([str(number) for number in numbers[:-1]])] * (len(numbers) > 1) + [str(numbers[-1])])


def make_room(kept: dict[Any, Any], most: int, needed: object = None) -> None:
    """Forget the oldest, but for the one that is needed, until there is room for one more."""
    while len(kept) >= most:
        del kept[next(key for key in kept if kept[key] is not needed or needed is None)]


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
