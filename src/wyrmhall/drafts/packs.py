"""Packs of a draft: opened from chance, and completed where somebody has seen only some of their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.kernel.chance import Chance
from wyrmhall.sets.cards import CardSet, PackDescription
from wyrmhall.sets.packs import Opener, by_weight

TRIES: Final = 8  # draws of a card that may not be there, before all that may are looked through

Cards = tuple[int, ...]


class PackOpener:
    """The packs of one description, in rows of the draft's cards."""

    def __init__(self, card_set: CardSet, first: int, described: PackDescription, size: int = 0) -> None:
        self.first = first  # the row of the first card of its set
        self.described = resized(described, size) if size else described
        self.size = self.described.size
        self.opener = Opener(card_set, self.described)
        self.every = tuple([first + place for place, card in enumerate(card_set.cards) for _ in range(card.copies)])
        self.bags: list[list[Cards]] = []  # of each choice of each slot, a row for each copy
        self.slots_of: dict[int, list[int]] = {}  # where each card may lie
        for slot, sheets in enumerate(self.opener.sheets):
            bags = [tuple([first + place for place, copies in zip(sheet.cards, sheet.copies) for _ in range(copies)])
                    for sheet in sheets]  # fmt: skip
            self.bags.append(bags)
            for row in sorted({row for bag in bags for row in bag}):
                self.slots_of.setdefault(row, []).append(slot)

    def most_of(self, wanted: Sequence[bool]) -> int:
        """How many cards of the kinds that are wanted a pack may have."""
        places = zip(self.described.slots, self.bags)
        return sum([slot.size for slot, bags in places if any([wanted[row] for bag in bags for row in bag])])

    def open(self, chance: Chance) -> Cards:
        """A fresh pack, with the cards that `wyrmhall sets packs` finds in the same stream."""
        return tuple(sorted([self.first + place for place in self.opener.open(chance)]))

    def complete(self, seen: Sequence[int], missing: int, barred: frozenset[int], chance: Chance) -> list[int]:
        """Cards that may have lain beside those that were seen, none of them of the barred kinds."""
        filled = self.placed(seen)
        if filled is None or self.size - len(seen) != missing:  # no pack as described: real packs may be anything
            return [drawn(self.every, (), barred, chance) for _ in range(missing)]
        found: list[int] = []
        for place, there in enumerate(filled):
            slot, bags = self.described.slots[place], self.bags[place]
            for _ in range(slot.size - len(there)):
                card = drawn(bags[by_weight(slot, chance)], () if slot.repeats else there, barred, chance)
                there.append(card)
                found.append(card)
        return found

    def placed(self, seen: Sequence[int]) -> list[list[int]] | None:
        """The slots with the cards that were seen; None where no pack holds them."""
        filled: list[list[int]] = [[] for _ in self.bags]
        for card in seen:
            if not self.place(card, filled, set()):
                return None
        return filled

    def place(self, card: int, filled: list[list[int]], tried: set[int]) -> bool:
        """Find a slot for this card, moving others to other slots where need be."""
        slots = self.slots_of.get(card, [])
        for slot in slots:
            if len(filled[slot]) < self.described.slots[slot].size:
                filled[slot].append(card)
                return True
        for slot in slots:
            if slot in tried:
                continue
            tried.add(slot)
            for at, other in enumerate(filled[slot]):
                if len(self.slots_of[other]) > 1 and self.place(other, filled, tried):
                    filled[slot][at] = card
                    return True
        return False


def drawn(bag: Cards, there: Sequence[int], barred: frozenset[int], chance: Chance) -> int:
    """A card of the bag that does not lie there yet and is not barred, if there is one."""
    for _ in range(TRIES):
        card = bag[chance.below(len(bag))]
        if card not in there and card not in barred:
            return card
    fitting = [card for card in bag if card not in there and card not in barred] or bag
    return fitting[chance.below(len(fitting))]


def resized(described: PackDescription, size: int) -> PackDescription:
    """DBS-A2 The same pack with more cards or fewer: its largest slot makes up for the difference."""
    slots = list(described.slots)
    largest = max(range(len(slots)), key=lambda place: slots[place].size)
    left = slots[largest].size + size - described.size
    slots[largest] = slots[largest]._replace(size=max(0, left))
    while left < 0:  # the next ones from the end: rare cards stand there
        slots = [slot for slot in slots if slot.size]
        first = max(range(len(slots)), key=lambda place: slots[place].size)
        taken = min(slots[first].size, -left)
        slots[first] = slots[first]._replace(size=slots[first].size - taken)
        left += taken
    return described._replace(slots=tuple([slot for slot in slots if slot.size]))
