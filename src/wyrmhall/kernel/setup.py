"""What a table agrees on before the game: seats, variant, house options, card table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.value import NONE

if TYPE_CHECKING:
    from wyrmhall.kernel.game import Game

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
AS_PRINTED: Final = "as_printed"  # a table of numbers that is as in the card table


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseOption:
    """A ruling that a table may set otherwise: its name, the ruling's clause, what it means, and its default.

    The meaning is for people: a question, or for one that is on or off a statement.
    """

    def __init__(self, name: str, clause: str, meaning: str, default: object, variants: tuple[str, ...] = ()) -> None:
        self.name = name
        self.clause = clause
        self.meaning = meaning
        self.default = default
        self.variants = variants  # in which it means something; none: in all

    def values(self) -> str:
        """What it may be set to, for help and for errors."""
        raise NotImplementedError

    def read(self, text: str, seats: int) -> object:
        raise NotImplementedError

    def write(self, value: object) -> str:
        """As one word, from which read() makes the same value again."""
        return str(value)

    def samples(self, seats: int) -> list[str]:
        """Each of its values or, where those are many, some that stand for them: the rules' digest plays them all."""
        return []

    def fail(self, text: str) -> BadSetup:
        return BadSetup(f"house option {self.name}={text}: it must be {self.values()} ({self.clause})")


class Flag(HouseOption):
    """On or off."""

    def values(self) -> str:
        return "true or false"

    def read(self, text: str, seats: int) -> object:
        if text.lower() not in ("true", "false"):
            raise self.fail(text)
        return text.lower() == "true"

    def write(self, value: object) -> str:
        return "true" if value else "false"

    def samples(self, seats: int) -> list[str]:
        return ["false", "true"]


class OneOf(HouseOption):
    """One of some words; the first is the default."""

    def __init__(
        self,
        name: str,
        clause: str,
        meaning: str,
        words: tuple[str, ...],
        variants: tuple[str, ...] = (),
        says: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, clause, meaning, words[0], variants)
        self.words = words
        self.says = says or tuple([word.replace("_", " ") for word in words])  # what each answers, for people

    def values(self) -> str:
        return " or ".join(self.words)

    def read(self, text: str, seats: int) -> object:
        word = in_snake_case(text)  # rule books write extraRound
        if word not in self.words:
            raise self.fail(text)
        return word

    def samples(self, seats: int) -> list[str]:
        return list(self.words)


class SeatOrRandom(HouseOption):
    """A seat, as its letter or its number from 0; or drawn by lot."""

    def __init__(self, name: str, clause: str, meaning: str) -> None:
        super().__init__(name, clause, meaning, NONE)

    def values(self) -> str:
        return "random, or a seat of the table (A or 0 for the first)"

    def read(self, text: str, seats: int) -> object:
        if text == "random":
            return NONE
        seat = LETTERS.index(text) if len(text) == 1 and text in LETTERS else NONE
        if text.isascii() and text.isdigit() and len(text) < 3:
            seat = int(text)
        if not 0 <= seat < seats:
            raise self.fail(text)
        return seat

    def write(self, value: object) -> str:
        assert isinstance(value, int)
        return "random" if value == NONE else LETTERS[value]

    def samples(self, seats: int) -> list[str]:
        return ["random", LETTERS[0], LETTERS[seats - 1]]


class SeatOnly(SeatOrRandom):
    """A seat that is never drawn by lot; the first one, unless another is named."""

    def __init__(self, name: str, clause: str, meaning: str) -> None:
        super().__init__(name, clause, meaning)
        self.default = 0

    def values(self) -> str:
        return "a seat of the table (A or 0 for the first)"

    def read(self, text: str, seats: int) -> object:
        if text == "random":
            raise self.fail(text)
        return super().read(text, seats)

    def samples(self, seats: int) -> list[str]:
        return [LETTERS[0], LETTERS[seats - 1]]


class Number(HouseOption):
    """A whole number within bounds."""

    def __init__(
        self,
        name: str,
        clause: str,
        meaning: str,
        default: int,
        least: int,
        most: int,
        variants: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, clause, meaning, default, variants)
        self.least = least
        self.most = most

    def values(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, text: str, seats: int) -> object:
        if not (text.isascii() and text.isdigit() and len(text) < 7 and self.least <= int(text) <= self.most):
            raise self.fail(text)
        return int(text)

    def samples(self, seats: int) -> list[str]:
        return [str(self.least), str((self.least + self.most) // 2), str(self.most)]


class Numbers(HouseOption):
    """A table of small numbers, all of them (7,4,5,6,8) or some by place (0:7,3:6); the rest as in the card table."""

    def __init__(self, name: str, clause: str, meaning: str, each: str = "Number") -> None:
        super().__init__(name, clause, meaning, ())
        self.each = each  # what one of them belongs to: each place has its number behind this word

    def values(self) -> str:
        return f"whole numbers such as 7,4,5,6,8 or 0:7,3:6 by place, or {AS_PRINTED}"

    def read(self, text: str, seats: int) -> object:
        if text == AS_PRINTED:
            return ()
        pairs: dict[int, int] = {}
        for place, word in enumerate(text.split(",")):
            before, colon, after = word.rpartition(":")
            at = before if colon else str(place)
            if not (at.isascii() and after.isascii() and at.isdigit() and after.isdigit() and len(at + after) < 9):
                raise self.fail(text)
            if int(at) in pairs:
                raise self.fail(text)
            pairs[int(at)] = int(after)
        return tuple(sorted(pairs.items()))

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ",".join([f"{place}:{number}" for place, number in value]) or AS_PRINTED

    def samples(self, seats: int) -> list[str]:
        return [AS_PRINTED, "0:9", "0:0,1:12"]


class Setup:
    """What a table has agreed on, checked; it never changes while the game goes on."""

    def __init__(
        self,
        game: Game,
        seats: int,
        variant: str,
        house: dict[str, Any],
        book: Book,
        names: tuple[str, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.house = house
        self.book = book
        self.names = names
        self.sides = game.sides(seats, variant)  # who else has cards before them: owners from the number of seats on
        # For each seat all seats clockwise, its left neighbour first and itself last.
        self.clockwise = tuple([tuple([(seat + n) % seats for n in range(1, seats + 1)]) for seat in range(seats)])
        self.in_turn = tuple([(seat, *self.clockwise[seat][:-1]) for seat in range(seats)])  # itself first
        self.nothing_brought: tuple[tuple[int, ...], ...] = ((),) * seats if game.brings else ()
        self.agreed = f"table {seats} {variant} {self.house_in_full()}"  # for fingerprints

    def with_names(self, names: tuple[str, ...]) -> Setup:
        """The same for people to read, by names that records could not write."""
        return Setup(self.game, self.seats, self.variant, self.house, self.book, names)

    def name(self, seat: int) -> str:
        if seat >= self.seats:
            return self.sides[seat - self.seats]
        return self.names[seat] if seat >= 0 else "-"

    def seat(self, word: str) -> int:
        """The seat of this name or letter, or the side; -1 for nobody and the centre; raises ValueError otherwise."""
        if word == "-":
            return NONE
        if word in self.sides and word not in self.names:
            return self.seats + self.sides.index(word)
        if not self.has_seat(word):
            raise ValueError(f"there is no seat {word}; the seats are {' '.join(self.names)}")
        return self.names.index(word) if word in self.names else LETTERS.index(word)

    def has_seat(self, word: str) -> bool:
        if word in self.names or word in self.sides:
            return True
        return len(word) == 1 and word in LETTERS[: self.seats]

    def house_values(self) -> dict[str, str]:
        """Every house option with its value, as it is written: what a table has agreed on, whatever is usual later."""
        written = {option.name: option.write(self.house[option.name]) for option in self.game.house}
        return dict(sorted(written.items()))

    def house_in_full(self) -> str:
        """The same as records write it."""
        return " ".join([f"{name}={value}" for name, value in self.house_values().items()])

    def unusual_house(self) -> dict[str, str]:
        """The house options that differ from their default now, for people."""
        unusual = [option for option in self.game.house if self.house[option.name] != option.default]
        return {option.name: option.write(self.house[option.name]) for option in unusual}

    def house_text(self) -> str:
        """The same as one line."""
        return " ".join([f"{name}={value}" for name, value in self.unusual_house().items()])

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "variant": self.variant,
            "house": self.house_in_full(),
            "names": list(self.names),
            "cards": self.book.table.digest(),
        }


def read_house(options: tuple[HouseOption, ...], given: Mapping[str, object], seats: int) -> dict[str, Any]:
    """Every house option of a game with its value: what is given, else the default."""
    known = {option.name: option for option in options}
    house: dict[str, Any] = {option.name: option.default for option in options}
    for word, value in given.items():
        name = in_snake_case(str(word))
        if name not in known:
            names = ", ".join(known) if known else "none"
            raise BadSetup(f"unknown house option {word}; this game has: {names}")
        house[name] = known[name].read(as_text(value), seats)
    return house


def in_snake_case(word: str) -> str:
    return "".join([f"_{sign.lower()}" if sign.isupper() else sign for sign in word])


def as_text(value: object) -> str:
    """The value of a house option as it would be typed: True is true, [7, 4] is 7,4, and {0: 7} is 0:7."""
    if isinstance(value, dict):
        return ",".join([f"{place}:{number}" for place, number in value.items()])
    if isinstance(value, (list, tuple)):
        return ",".join([str(part) for part in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_names(names: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """One name a seat, different ones, each a single word; letters if none are given."""
    if names is None:
        return tuple(LETTERS[:seats])
    if len(names) != seats or len(set(names)) < seats:
        raise BadSetup(f"{seats} seats need {seats} different names, not {' '.join(names)}")
    for name in names:
        if (
            not name
            or name in ("-", "?", "nobody", "nothing")
            or any([sign.isspace() or sign in '[]";' for sign in name])
        ):
            raise BadSetup(f"a seat cannot be called {name!r}: one word without brackets, quotes or semicolons")
    return names
