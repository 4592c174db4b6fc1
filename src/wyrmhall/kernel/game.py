"""A rule book as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Final

from wyrmhall.kernel.book import LARGEST_TABLE, Book, CardTable
from wyrmhall.kernel.chance import Chance, Keyed, Seed, swift
from wyrmhall.kernel.data import KERNEL_WORDS
from wyrmhall.kernel.errors import BadData, BadList, BadSetup, BadTable
from wyrmhall.kernel.lists import MOST_BROUGHT
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.pins import Pin, read_pins
from wyrmhall.kernel.play import advance
from wyrmhall.kernel.said import said
from wyrmhall.kernel.score import ScoreLine, total
from wyrmhall.kernel.section import Demand
from wyrmhall.kernel.setup import Setup, read_house, read_names
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import SPECTATOR, look
from wyrmhall.kernel.writing import Writing
from wyrmhall.kernel.zone import BROUGHT

MOST_BOOKS: Final = 8  # at hand: strangers may play with as many card tables as they like
MOST_SETUPS: Final = 64

Cards = str | Path | CardTable | Book | None  # where the cards come from; None: the game's own table


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Writing):
    """A game is one object of a subclass, named in the entry points.

    What a subclass says stands in three interfaces: Rules, which it must implement, Showing and Writing, which have
    defaults.  They follow one another because compiled classes have one base.  Here is what the world asks of any game.
    """

    def __init__(self) -> None:
        if bool(self.brings) != (BROUGHT in self.facts):
            raise BadSetup(f"{self.name}: where seats bring something, BROUGHT is one of the facts, and nowhere else")
        self.books: dict[str, Book] = {}  # by the digest of their table, the latest last
        self.at_books = Lock()  # a hall reads card tables in threads
        self.own_book: Book | None = None
        self.setups: dict[tuple[object, ...], Setup] = {}  # with the game's own cards: simulations ask again and again
        self.known_pins: dict[str, Pin] | None = None
        self.known_words: dict[str, type[Value]] = {kind.__name__: kind for kind in KERNEL_WORDS + tuple(self.words)}

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
                text = self.table
                table = CardTable(f"{self.name}.csv", text) if text else read_card_table(self.folder / "cards.csv")
                self.own_book = self.book_of(table)
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

    def demands_on(self, setup: Setup, cards: tuple[int, ...]) -> list[Demand]:
        """All that is asked of a list, with what a game says by refusing it alone."""
        told = self.demands(setup, cards)
        if all([demand.is_met for demand in told]):
            try:
                self.check_brought(setup, cards)
            except BadList as bad:
                rows = tuple([setup.book.rows[card] for card in bad.cards if card in setup.book.rows])
                told.append(Demand(said("refused", why=str(bad)), False, (), rows))
        return told

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
