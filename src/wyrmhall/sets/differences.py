"""How one set differs from another: card by card, then rarities, types and packs."""

from __future__ import annotations

from wyrmhall.kernel.differences import ADDED, CHANGED, LEFT_OUT, Difference
from wyrmhall.sets.cards import Card, CardSet
from wyrmhall.sets.writing import cells_of, write_descriptions

FIELDS = ("number", "name", "type", "colours", "rarity", "cost", "copies")


def differences(before: CardSet, after: CardSet) -> list[Difference]:
    """What is otherwise in the second set: in its order, then what it leaves out."""
    old = {card.number: card for card in before.cards}
    found: list[Difference] = []
    for card in after.cards:
        known = old.pop(card.number, None)
        found += [Difference(card.number, ADDED)] if known is None else changes(known, card)
    found += [Difference(number, LEFT_OUT) for number in old]
    return [*found, *of_the_whole(before, after)]


def changes(before: Card, after: Card) -> list[Difference]:
    pairs = zip(FIELDS, cells_of(before), cells_of(after), strict=True)
    return [Difference(after.number, CHANGED, field, was, is_now) for field, was, is_now in pairs if was != is_now]


def of_the_whole(before: CardSet, after: CardSet) -> list[Difference]:
    old, new = described(before), described(after)
    found: list[Difference] = []
    for what in [*new, *[name for name in old if name not in new]]:
        was, is_now = old.get(what, ""), new.get(what, "")
        if was != is_now:
            found.append(Difference("", CHANGED, what, was, is_now))
    return found


def described(card_set: CardSet) -> dict[str, str]:
    """What is said of a set besides its cards, each in one text."""
    found = {"set name": card_set.name, "provenance": card_set.provenance, "rarities": " < ".join(card_set.rarities)}
    found.update({f"type {printed}": kind for printed, kind in card_set.types})
    for pack in card_set.packs:
        _, *slots = write_descriptions([pack]).splitlines()
        found[f"pack {pack.name}"] = "; ".join(slots)
    return found
