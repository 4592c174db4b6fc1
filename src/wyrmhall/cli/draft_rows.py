"""Cards of a draft as rows, curves and lists of text, and the cards that somebody means by what is typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from wyrmhall.cli.set_lines import sentence
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.problems import Problems
from wyrmhall.sets.typed import PackReader
from wyrmhall.sets.writing import NOTHING, cells_of

WIDEST: Final = 34  # columns of the terminal for one cell
HIGHEST: Final = 7  # cost from which on all are counted together
WITH: Final = "+"  # between a card and another one that is taken with it
LEADER_LIST: Final = "Leader"
DECK_LIST: Final = "Deck"
SIDE_LIST: Final = "Sideboard"
HEADINGS: Final = (LEADER_LIST, DECK_LIST, SIDE_LIST)
COMMENT: Final = ";"


class Row(NamedTuple):
    """A kind of card in a list: what is typed for it, how many there are, what is said besides."""

    key: str
    card: int
    copies: int = 1
    note: str = ""


def keyed(book: DraftCards, cards: Iterable[int]) -> list[Row]:
    """Each kind once, numbered through; where cards are called by bare numbers, by these instead."""
    counts = Counter(cards)
    kinds = sorted(counts)
    are_numbers = any(book.cards[card].number.isdecimal() for card in kinds)
    keys = [book.cards[card].number if are_numbers else str(at) for at, card in enumerate(kinds, 1)]
    return [Row(key, card, counts[card]) for key, card in zip(keys, kinds, strict=True)]


# --- rows -------------------------------------------------------------------------------------


def in_columns(book: DraftCards, rows: Sequence[Row]) -> list[str]:
    """Number, name, type, colours, rarity and cost below one another."""
    lines = [[row.key, *cells_of(book.cards[row.card])[:6], times(row), row.note] for row in rows]
    widths = [min(WIDEST, max([cell_len(cells[at]) for cells in lines], default=0)) for at in range(9)]
    return [
        "  ".join([cell.rjust(width) if at in (0, 6) else fitting(cell, width) for at, (cell, width)
                   in enumerate(zip(cells, widths, strict=True)) if width]).rstrip()
        for cells in lines
    ]  # fmt: skip


def fitting(text: str, width: int) -> str:
    return set_cell_size(text, width) if cell_len(text) <= width else f"{set_cell_size(text, width - 1)}…"


def times(row: Row) -> str:
    return f"x{row.copies}" if row.copies > 1 else ""


def in_words(book: DraftCards, rows: Sequence[Row]) -> list[str]:
    """3 EC-024 Spark Admiral: Battle, Blue, UC, cost 3."""
    lines = []
    for row in rows:
        number, name, printed, colours, rarity, cost, _ = cells_of(book.cards[row.card])
        about = [printed, "" if colours == NOTHING else colours, rarity, "" if cost == NOTHING else f"cost {cost}",
                 times(row), row.note]  # fmt: skip
        key = "" if row.key == number else f"{row.key} "
        lines.append(f"{key}{number} {name}: {', '.join([word for word in about if word])}.")
    return lines


def curve(book: DraftCards, cards: Iterable[int]) -> list[tuple[str, int]]:
    """How many cards there are of each cost; what has none is told apart."""
    counts: Counter[str] = Counter()
    for card in cards:
        cost = book.cards[card].cost
        counts[NOTHING if cost is None else f"{HIGHEST}+" if cost >= HIGHEST else str(cost)] += 1
    places = [*[str(cost) for cost in range(HIGHEST)], f"{HIGHEST}+", NOTHING]
    return [(place, counts[place]) for place in places if counts[place]]


def colours(book: DraftCards, cards: Iterable[int]) -> list[tuple[str, int]]:
    """How many cards there are of each colour, the most first."""
    counts = Counter([colour for card in cards for colour in book.cards[card].colours])
    return counts.most_common()


# --- lists as text ----------------------------------------------------------------------------


def list_lines(book: DraftCards, cards: Iterable[int]) -> list[str]:
    """2 EC-014 Forge Heron"""
    return [f"{count} {book.cards[card].number} {book.cards[card].name}"
            for card, count in sorted(Counter(cards).items())]  # fmt: skip


def deck_text(book: DraftCards, leader: Iterable[int], main: Iterable[int], side: Iterable[int]) -> str:
    parts = zip(HEADINGS, (tuple(leader), tuple(main), tuple(side)), strict=True)
    blocks = ["\n".join([heading, *list_lines(book, cards)]) for heading, cards in parts if cards]
    return "\n\n".join(blocks) + "\n" if blocks else ""


def cards_in_deck(book: DraftCards, text: str, name: str = "") -> tuple[int, ...]:
    """The cards of a list but for its sideboard; raises BadSetup with the line."""
    typed, found, is_meant = CardsTyped(book), [], True
    for number, line in enumerate(text.splitlines(), 1):
        whole = line.partition(COMMENT)[0].strip()
        if whole in HEADINGS:
            is_meant = whole != SIDE_LIST
        elif whole and is_meant:
            found += typed.cards(whole, f"{name}:{number}: " if name else "")
    return tuple(found)


# --- what is typed ----------------------------------------------------------------------------


class CardsTyped:
    """Finds the card that is meant by a number, a name, or both; raises BadSetup with what may have been meant."""

    def __init__(self, book: DraftCards) -> None:
        self.book = book
        self.reader = PackReader(as_one_set(book))

    def card(self, text: str, where: str = "") -> int:
        self.reader.problems = Problems()
        found = self.reader.find(0, " ".join(text.split()))
        if found is None:
            raise BadSetup(where + sentence(self.reader.problems.told[0]))
        return found

    def cards(self, text: str, where: str = "") -> list[int]:
        """The same, as often as a number in front says."""
        copies, name = self.reader.times(" ".join(text.split()))
        return [self.card(name, where)] * min(copies, 999)

    def is_card(self, text: str) -> bool:
        try:
            self.card(text)
        except BadSetup:
            return False
        return True


def as_one_set(book: DraftCards) -> CardSet:
    """All cards of a draft under their rows."""
    if len(book.sets) == 1:
        return book.sets[0]
    first = book.sets[0]
    rarities = tuple(dict.fromkeys([rarity for each in book.sets for rarity in each.rarities]))
    types = tuple({printed: kind for each in book.sets for printed, kind in each.types}.items())
    return CardSet(first.name, first.provenance, rarities, types, book.cards)
