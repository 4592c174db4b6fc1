"""Chance: one small interface, a swift source for simulation and a sealed one for live tables."""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import digest
from typing import Any, Final

from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.native import mypyc_attr

Seed = int | str

FIRST_PRIME: Final = 1073741789  # both under 2**30: compiled code multiplies plain ints below that without a call
SECOND_PRIME: Final = 536870909
WORD: Final = 4294967296
KEY: Final = re.compile("[0-9a-f]{64}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance that can be copied and written down."""

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
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


class Swift(Chance):
    """Two of L'Ecuyer's multiplicative generators together: two small ints to copy; not for secrets."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a % (FIRST_PRIME - 1) + 1
        self.b = b % (SECOND_PRIME - 1) + 1

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

    def copy(self) -> Chance:
        return Swift(self.a - 1, self.b - 1)

    def to_data(self) -> list[Seed]:
        return ["swift", self.a - 1, self.b - 1]


def swift(seed: Seed) -> Swift:
    """A swift source from any seed; neighbouring seeds have nothing in common."""
    mixed = sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return Swift(int.from_bytes(mixed[:4], "big"), int.from_bytes(mixed[4:8], "big"))


class Keyed(Chance):
    """HMAC-SHA-256 of a counter under the table's secret key: nobody foresees it, anybody can audit it."""

    def __init__(self, key: str, count: int = 0) -> None:
        if not KEY.fullmatch(key):
            raise BadData("a table's key is 256 bits, written as 64 hexadecimal digits in small letters")
        self.key = key
        self.count = count

    def below(self, n: int) -> int:
        while True:
            block = digest(bytes.fromhex(self.key), str(self.count).encode(), "sha256")
            self.count += 1
            word = int.from_bytes(block[:4], "big")
            if word < WORD - WORD % n:  # the remainder would favour small numbers
                return word % n

    def copy(self) -> Chance:
        return Keyed(self.key, self.count)

    def to_data(self) -> list[Seed]:
        return ["keyed", self.key, self.count]


def pledge(key: str) -> str:
    """What a table publishes before the deal; the key itself is shown after the game."""
    return sha256(bytes.fromhex(key)).hexdigest()


def mixed_key(secret: str, table: str, added: tuple[str, ...]) -> str:
    """A table's key, made of the hall's pledged secret and of what each seat added after the pledge ("-": nothing)."""
    return digest(bytes.fromhex(secret), "\n".join((table, *added)).encode(), "sha256").hex()


def chance_from(data: list[Seed]) -> Chance:
    """The source that to_data() wrote down."""
    if len(data) == 3 and data[0] == "swift":
        return Swift(int(data[1]), int(data[2]))
    if len(data) == 3 and data[0] == "keyed":
        return Keyed(str(data[1]), int(data[2]))
    raise BadData(f"unknown source of chance {data!r}")
