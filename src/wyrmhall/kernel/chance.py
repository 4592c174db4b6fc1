"""Chance: one small interface, a swift source for simulation and a sealed one for live tables."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from hmac import digest
from typing import Any, Final
from zlib import crc32

from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.value import NONE

Seed = int | str

FIRST_PRIME: Final = 1073741789  # both under 2**30: compiled code multiplies plain ints below that without a call
SECOND_PRIME: Final = 536870909
LOW_BITS: Final = 536870911  # 29: what both can take in
TURNS: Final = 4
WORD: Final = 4294967296
KEY: Final = re.compile("[0-9a-f]{64}")
NAME: Final = re.compile("[a-z]+(-[a-z]+)*( [0-9]+)?")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance that can be copied and written down."""

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        raise NotImplementedError

    def of(self, purpose: str, owner: int = NONE) -> Chance:
        """The stream of this name: what it gives depends on the key, on its name and on what it has given before."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def to_data(self) -> list[Seed]:
        raise NotImplementedError

    def shuffle(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in a fair order."""
        return self.deal(cards, len(cards) - 1)

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        """The same cards, of which the first n are a fair draw; the order of the others means nothing."""
        out = list(cards)
        size = len(out)
        for i in range(n):
            j = i + self.below(size - i)
            out[i], out[j] = out[j], out[i]
        return tuple(out)


class Root(Chance):
    """A source that remembers where each of its streams stands.

    What lies in `streams` is only ever replaced, neither changed nor drawn from: copies of a root share it.
    """

    streams: dict[str, Root]

    def of(self, purpose: str, owner: int = NONE) -> Chance:
        return Stream(self, purpose if owner == NONE else f"{purpose} {owner}")

    def at(self, name: str) -> Root:
        """A source of its own that goes on where this stream stands."""
        known = self.streams.get(name)
        if known is not None:
            return known.copy()
        return self.derived(name)

    def keep(self, name: str, stream: Root) -> None:
        """From now on the stream stands there."""
        self.streams = {**self.streams, name: stream}

    def copy(self) -> Root:
        raise NotImplementedError

    def derived(self, name: str) -> Root:
        """Where the stream of this name begins."""
        raise NotImplementedError


NO_STREAMS: Final[dict[str, Root]] = {}


@lru_cache(1000)
def word_of(name: str) -> int:
    """The name of a stream, if it can be one, as a number of 32 bits."""
    if not NAME.fullmatch(name):
        raise BadData(f"a stream of chance is named in small letters and hyphens, not {name!r}")
    return crc32(name.encode())


class Stream(Chance):
    """A stream of a root.  It keeps nothing itself, so that it neither falls behind nor reaches into a copy."""

    def __init__(self, root: Root, name: str) -> None:
        self.root = root
        self.name = name

    def below(self, n: int) -> int:
        stream = self.root.at(self.name)
        number = stream.below(n)
        self.root.keep(self.name, stream)
        return number

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        stream = self.root.at(self.name)
        dealt = stream.deal(cards, n)
        self.root.keep(self.name, stream)
        return dealt

    def of(self, purpose: str, owner: int = NONE) -> Chance:
        raise BadData(f"the stream {self.name!r} of chance has no streams of its own")

    def copy(self) -> Chance:
        return self.root.at(self.name)

    def to_data(self) -> list[Seed]:
        return self.copy().to_data()


class Swift(Root):
    """Two of L'Ecuyer's multiplicative generators together: a few small ints to copy; not for secrets."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a  # both at least 1 and below their primes
        self.b = b
        self.origin = (a, b)  # streams come from here, however much is drawn
        self.streams = NO_STREAMS

    def below(self, n: int) -> int:
        self.a = a = self.a * 771645345 % FIRST_PRIME
        self.b = b = self.b * 520332806 % SECOND_PRIME
        return (a ^ b) * n >> 30

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        """The same as in any other source, written out because simulations deal more often than anything else."""
        out: list[Any] = list(cards)  # Any: compiled code then moves the cards without looking at them
        size, a, b = len(out), self.a, self.b
        for i in range(n):
            a = a * 771645345 % FIRST_PRIME
            b = b * 520332806 % SECOND_PRIME
            j = i + ((a ^ b) * (size - i) >> 30)
            out[i], out[j] = out[j], out[i]
        self.a, self.b = a, b
        return tuple(out)

    def copy(self) -> Root:
        twin = Swift(self.a, self.b)
        twin.origin = self.origin
        twin.streams = self.streams
        return twin

    def derived(self, name: str) -> Root:
        """Turns of multiplying and mixing: a sum alone would make all streams of a name differ alike."""
        word = word_of(name)
        a, b = self.origin
        a, b = a ^ word & LOW_BITS, b ^ word >> 3
        for _ in range(TURNS):
            a = (a * 771645345 + b) % FIRST_PRIME
            b = (b * 520332806 ^ a) % SECOND_PRIME
        return swift_at(a, b)

    def to_data(self) -> list[Seed]:
        data: list[Seed] = ["swift", self.a, self.b, *self.origin]
        for name, stream in sorted(self.streams.items()):
            assert isinstance(stream, Swift)
            data += [name, stream.a, stream.b]
        return data


def swift_at(a: int, b: int) -> Swift:
    """A swift source from any two numbers, which have been mixed before."""
    return Swift(a % (FIRST_PRIME - 1) + 1, b % (SECOND_PRIME - 1) + 1)


def swift(seed: Seed) -> Swift:
    """A swift source from any seed; neighbouring seeds have nothing in common."""
    mixed = sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return swift_at(int.from_bytes(mixed[:4], "big"), int.from_bytes(mixed[4:8], "big"))


class Keyed(Root):
    """HMAC-SHA-256 of a counter under the table's secret key: nobody foresees it, anybody can audit it."""

    def __init__(self, key: str, count: int = 0) -> None:
        if not KEY.fullmatch(key):
            raise BadData("a table's key is 256 bits, written as 64 hexadecimal digits in small letters")
        self.key = key
        self.count = count
        self.streams = NO_STREAMS

    def below(self, n: int) -> int:
        while True:
            block = digest(bytes.fromhex(self.key), str(self.count).encode(), "sha256")
            self.count += 1
            word = int.from_bytes(block[:4], "big")
            if word < WORD - WORD % n:  # the remainder would favour small numbers
                return word % n

    def copy(self) -> Root:
        twin = Keyed(self.key, self.count)
        twin.streams = self.streams
        return twin

    def derived(self, name: str) -> Root:
        word_of(name)
        return Keyed(digest(bytes.fromhex(self.key), f"stream {name}".encode(), "sha256").hex())

    def to_data(self) -> list[Seed]:
        data: list[Seed] = ["keyed", self.key, self.count]
        for name, stream in sorted(self.streams.items()):
            assert isinstance(stream, Keyed)
            data += [name, stream.count]
        return data


def pledge(key: str) -> str:
    """What a table publishes before the deal; the key itself is shown after the game."""
    return sha256(bytes.fromhex(key)).hexdigest()


def mixed_key(secret: str, table: str, added: tuple[str, ...]) -> str:
    """A table's key, made of the hall's pledged secret and of what each seat added after the pledge ("-": nothing)."""
    return digest(bytes.fromhex(secret), "\n".join((table, *added)).encode(), "sha256").hex()


def chance_from(data: list[Seed]) -> Chance:
    """The source that to_data() wrote down."""
    if len(data) >= 5 and len(data) % 3 == 2 and data[0] == "swift":
        return swift_from(data)
    if len(data) >= 3 and len(data) % 2 == 1 and data[0] == "keyed":
        return keyed_from(data)
    raise BadData(f"unknown source of chance {data!r}")


def swift_from(data: list[Seed]) -> Swift:
    source = Swift(*numbers(data[3], data[4]))
    for i in range(5, len(data), 3):
        name = str(data[i])
        stream = source.at(name)
        assert isinstance(stream, Swift)
        stream.a, stream.b = numbers(data[i + 1], data[i + 2])
        source.keep(name, stream)
    source.a, source.b = numbers(data[1], data[2])
    return source


def numbers(a: Seed, b: Seed) -> tuple[int, int]:
    if not 0 < int(a) < FIRST_PRIME or not 0 < int(b) < SECOND_PRIME:
        raise BadData(f"no swift source of chance stands at {a}, {b}")
    return int(a), int(b)


def keyed_from(data: list[Seed]) -> Keyed:
    source = Keyed(str(data[1]), int(data[2]))
    for i in range(3, len(data), 2):
        name = str(data[i])
        stream = source.at(name)
        assert isinstance(stream, Keyed)
        stream.count = int(data[i + 1])
        source.keep(name, stream)
    return source
