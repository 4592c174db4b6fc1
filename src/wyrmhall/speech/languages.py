"""What differs from language to language besides the words: plural categories and the writing of numbers.

One line for each language that has a catalogue; the browser knows the same from Intl.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PSEUDO: Final = "qps"  # English in accents and brackets: what has none was put together by hand
FALLBACK: Final = "en"


def one_or_other(number: float) -> str:
    return "one" if number == 1 else "other"


PLURALS: Final[dict[str, Callable[[float], str]]] = {"en": one_or_other, "de": one_or_other, PSEUDO: one_or_other}
GROUPING: Final = {"en": ",", "de": ".", PSEUDO: ","}


def known(language: str) -> str:
    """The language itself, if its numbers and plurals are known here; otherwise English."""
    return language if language.partition("-")[0] in PLURALS else FALLBACK


def plural(language: str) -> Callable[[float], str]:
    """Which plural category a number has, by the name that Fluent gives it."""
    return PLURALS.get(language.partition("-")[0], one_or_other)


def number_writer(language: str) -> Callable[[int], str]:
    """Writes a number as Intl.NumberFormat does: 1,234."""
    separator = GROUPING.get(language.partition("-")[0], ",")

    def write(number: int) -> str:
        if -1000 < number < 1000:
            return str(number)
        return f"{number:,}".replace(",", separator)

    return write


PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçďéƒĝĥíĵķľɱñóƥɋřšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĽṀÑÓƤɊŘŠŢÚṼŴẊÝŽ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
