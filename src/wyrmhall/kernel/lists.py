"""What a seat brings, as text: one card a line, with its number where there are several."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import digest
from typing import Final

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.value import UNSEEN

MOST_BROUGHT: Final = 500  # cards; a list is data that strangers may hand us
LARGEST_LIST: Final = 65_536  # bytes of its text
LONGEST_LINE: Final = 200  # signs


def read_list(book: Book, text: str, name: str = "") -> tuple[int, ...]:
    """The cards of a list, sorted: `R1`, or `2 R1`, comments after `;`.  Raises BadList with the line."""
    if len(text.encode()) > LARGEST_LIST:
        raise BadList(f"{name + ': ' if name else ''}larger than {LARGEST_LIST} bytes")
    cards: list[int] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        where = f"{name}:{number}" if name else f"line {number}"
        if len(line) > LONGEST_LINE:
            raise BadList(f"{where}: longer than {LONGEST_LINE} signs; a line names one card, as in 2 {book.faces[0]}")
        words = line.partition(";")[0].split()
        if words:
            cards += read_line(book, words, where)
        if len(cards) > MOST_BROUGHT:
            raise BadList(f"{where}: more than {MOST_BROUGHT} cards")
    return tuple(sorted(cards))


def read_line(book: Book, words: list[str], where: str) -> list[int]:
    """One card, or several of its kind."""
    count, face = ("1", words[0]) if len(words) == 1 else (words[0], words[1])
    if len(words) > 2 or not (count.isascii() and count.isdigit()):
        raise BadList(f"{where}: {' '.join(words)}: one card a line, as in {book.faces[0]} or 2 {book.faces[0]}")
    if len(count) > 3 or not 1 <= int(count) <= MOST_BROUGHT:
        raise BadList(f"{where}: {count} of {face}; from 1 to {MOST_BROUGHT} are possible")
    return [read_face(book, face, where)] * int(count)


def read_face(book: Book, face: str, where: str) -> int:
    row = book.rows.get(face, UNSEEN)
    if row == UNSEEN:
        raise BadList(f"{where}: there is no card {face[:LONGEST_LINE]}")
    return row


def cards_named(book: Book, faces: Sequence[str]) -> tuple[int, ...]:
    """A list given card by card, sorted; raises BadList with the place of a card that does not exist."""
    if len(faces) > MOST_BROUGHT:
        raise BadList(f"more than {MOST_BROUGHT} cards")
    return tuple(sorted([read_face(book, face, f"card {number}") for number, face in enumerate(faces, 1)]))


def write_list(book: Book, cards: Sequence[int]) -> str:
    """What read_list() reads, in the order of the card table."""
    return "".join([f"{cards.count(row)} {book.faces[row]}\n" for row in sorted(set(cards))])


def pledge_of_list(salt: str, faces: Sequence[str]) -> str:
    """What the others may see of a list before the game is over: HMAC-SHA-256 under a salt that is shown afterwards.

    The cards stand in the order of the card table, with a space between them.
    """
    return digest(bytes.fromhex(salt), " ".join(faces).encode(), "sha256").hex()
