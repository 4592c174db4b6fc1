"""What people bring to their seats: lists of cards that nobody else is shown before the game is over.

The others see a pledge of each list, salted by the hall: it tells nothing, not even whether two lists are equal.  The
record of the game opens it with list and salt; the salts of lists that were not played are never shown.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.lists import pledge_of_list
from wyrmhall.kernel.setup import Setup

MOST_NAMED = 10  # cards that an answer names, of those that somebody has made up


class Brought(NamedTuple):
    """A list of one's own, in the order of the book: the order in which somebody has typed it is nobody's business."""

    cards: tuple[str, ...]
    salt: str
    pledge: str

    def rows(self, book: Book) -> tuple[int, ...]:
        return tuple([book.rows[card] for card in self.cards])


def new_salt() -> str:
    return secrets.token_hex(32)


def sealed(salt: str, cards: list[str]) -> Brought:
    return Brought(tuple(cards), salt, pledge_of_list(salt, cards))


def lists_for(setup: Setup, brought: Sequence[Brought | None]) -> list[tuple[int, ...] | None] | None:
    """What each seat brings to the deal, None where it is the usual list; nothing where nobody brings any."""
    if not setup.game.brings:
        return None
    return [each.rows(setup.book) if each is not None else None for each in brought]


def checked(setup: Setup, cards: list[str]) -> list[str]:
    """The same list in the order of the book; raises BadList where it is none that may be brought to this table."""
    book = setup.book
    unknown = tuple(sorted({card for card in cards if card not in book.rows}))[:MOST_NAMED]
    if unknown and setup.game.brings:
        raise BadList(f"in this game there is no card {' and no card '.join(unknown)}", unknown)
    rows = setup.game.checked_list(setup, [book.rows.get(card, 0) for card in cards])
    return [book.faces[row] for row in rows]
