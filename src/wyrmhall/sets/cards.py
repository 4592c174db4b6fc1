"""A set as a value: its cards, its rarities from low to high, and what its packs hold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

LEADER: Final = "leader"
MAIN: Final = "main"
OTHER: Final = "other"
KINDS: Final = (LEADER, MAIN, OTHER)  # DBS-A28

RARITIES: Final = ("C", "UC", "R", "SR", "SPR", "SCR")  # DBS-31: from low to high, where a set says nothing else

LONGEST_NUMBER: Final = 40  # signs
LONGEST_NAME: Final = 120
LONGEST_WORD: Final = 60  # a type, a colour
LONGEST_RARITY: Final = 30
LONGEST_LABEL: Final = 80  # what a set is called
LONGEST_PROVENANCE: Final = 200
MOST_CARDS: Final = 20_000
MOST_COLOURS: Final = 10
MOST_COST: Final = 999
MOST_COPIES: Final = 999
MOST_PACKS: Final = 20  # descriptions in one set
MOST_SLOTS: Final = 20
MOST_CHOICES: Final = 40  # of all slots of a pack together
MOST_VALUES: Final = 10  # in one condition
MOST_IN_SLOT: Final = 100
MOST_WEIGHT: Final = 9_999
PACK_NAME: Final = re.compile("[a-z]+(-[a-z]+)*")  # a stream of chance is named after it
LONGEST_PACK_NAME: Final = 30

ANY: Final = "any"
CONDITIONS: Final = ("rarity", "type", "kind", "colour", "number")  # what a choice may ask of a card


class Card(NamedTuple):
    """One kind of card: all copies of it are alike."""

    number: str
    name: str
    type: str  # as it is printed
    colours: tuple[str, ...]
    rarity: str
    cost: int | None
    copies: int = 1  # on the sheet from which packs are filled: twice as many, twice as often


class Condition(NamedTuple):
    """What must stand in one field of a card: one of these; of numbers, patterns in which * stands for anything."""

    field: str
    values: tuple[str, ...]


class Choice(NamedTuple):
    """The cards that may fill a place of a slot, and how often that happens beside the other choices."""

    conditions: tuple[Condition, ...] = ()
    weight: int = 1


class Slot(NamedTuple):
    """So many cards of a pack; they differ from each other unless it repeats."""

    size: int
    choices: tuple[Choice, ...]
    repeats: bool = False


class PackDescription(NamedTuple):
    name: str
    slots: tuple[Slot, ...]

    @property
    def size(self) -> int:
        return sum([slot.size for slot in self.slots])


@dataclass(frozen=True)
class CardSet:
    """Everything that is known of a set.  Made by the import or by the strict reader, which see that it is sound."""

    name: str
    provenance: str
    rarities: tuple[str, ...]  # from low to high
    types: tuple[tuple[str, str], ...]  # each printed type, and whether it is leader, main or other
    cards: tuple[Card, ...]
    packs: tuple[PackDescription, ...] = field(default=())

    @cached_property
    def kinds(self) -> dict[str, str]:
        return dict(self.types)

    @cached_property
    def by_number(self) -> dict[str, int]:
        """The place of each card."""
        return {card.number: place for place, card in enumerate(self.cards)}

    def kind(self, card: Card) -> str:
        return self.kinds[card.type]

    def of_kind(self, kind: str) -> tuple[Card, ...]:
        return tuple([card for card in self.cards if self.kind(card) == kind])

    def pack(self, name: str) -> PackDescription | None:
        return next((pack for pack in self.packs if pack.name == name), None)

    def with_packs(self, packs: Iterable[PackDescription]) -> CardSet:
        return CardSet(self.name, self.provenance, self.rarities, self.types, self.cards, tuple(packs))


@lru_cache(1000)
def pieces_of(pattern: str) -> tuple[str, ...]:
    """What must stand between the stars of a pattern."""
    pieces = pattern.casefold().replace("\\*", "\0").split("*")
    return tuple([piece.replace("\0", "*") for piece in pieces])


def is_like(pattern: str, text: str) -> bool:
    """Whether a text fits a pattern in which * stands for any signs, large and small letters being the same.

    Nothing else has a meaning but \\* for a star, so that no pattern, however odd, takes longer than a few searches.
    """
    first, *between = pieces_of(pattern)
    folded = text.casefold()
    if not between:
        return folded == first
    last = between.pop()
    if not folded.startswith(first) or not folded.endswith(last) or len(first) + len(last) > len(folded):
        return False
    at, end = len(first), len(folded) - len(last)
    for piece in between:
        found = folded.find(piece, at, end)
        if found < 0:
            return False
        at = found + len(piece)
    return True


def fits(card_set: CardSet, card: Card, choice: Choice) -> bool:
    """Whether a card may fill a place by this choice."""
    return all(meets(card_set, card, condition) for condition in choice.conditions)


def meets(card_set: CardSet, card: Card, condition: Condition) -> bool:
    asked, values = condition
    if asked == "rarity":
        return card.rarity in values
    if asked == "type":
        return card.type in values
    if asked == "kind":
        return card_set.kind(card) in values
    if asked == "colour":
        return any(colour in values for colour in card.colours)
    return any(is_like(value, card.number) for value in values)
