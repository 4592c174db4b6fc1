"""Tables by lot: the same game, the same seats, other house options, other lists that the seats bring."""

from __future__ import annotations

from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.errors import BadList, BadSetup
from wyrmhall.kernel.setup import LETTERS, Flag, HouseOption, Number, Numbers, OneOf, SeatOrRandom, Setup

MOST_CHANGES = 100  # to a list: enough to have nothing in common with the usual one


def with_house_options(setup: Setup, seed: str) -> Setup:
    """The same table with other house options, as far as the game can be played with them."""
    lot = swift(seed)
    for _ in range(20):
        chosen = {option.name: value(option, setup.seats, lot) for option in setup.game.house if lot.below(2)}
        house = {name: text for name, text in chosen.items() if text}
        try:
            return setup.game.set_up(setup.seats, setup.variant, house, setup.book)
        except BadSetup:
            continue
    return setup


def lists_by_lot(setup: Setup, seed: str) -> list[tuple[int, ...]] | None:
    """What each seat brings, any list or a usual one that was changed; None where nobody brings anything."""
    lot = swift(seed)
    if not setup.game.brings:
        return None
    any_list = swift(f"any list of {seed}")
    lists: list[tuple[int, ...]] = []
    for seat in range(setup.seats):
        cards = setup.game.list_by_lot(setup, any_list) if any_list.below(2) else setup.game.usual_list(setup, seat)
        lists.append(changed_by_lot(setup, cards, lot.below(MOST_CHANGES), lot))
    return lists


def changed_by_lot(setup: Setup, cards: tuple[int, ...], changes: int, lot: Chance) -> tuple[int, ...]:
    """The list after so many changes, card by card, as far as the game allows them."""
    for _ in range(changes):
        try:
            cards = setup.game.checked_list(setup, changed(cards, len(setup.book.faces), lot))
        except BadList:
            continue
    return cards


def changed(cards: tuple[int, ...], kinds: int, lot: Chance) -> tuple[int, ...]:
    """A card more, a card less, or another one instead."""
    way, place, card = lot.below(3), lot.below(max(1, len(cards))), lot.below(kinds)
    kept = cards if way == 0 else cards[:place] + cards[place + 1 :]
    return kept if way == 1 else (*kept, card)


def value(option: HouseOption, seats: int, lot: Chance) -> str:
    """Some value of the option, as a record writes it; nothing where its kind is not known here."""
    if isinstance(option, Flag):
        return ("true", "false")[lot.below(2)]
    if isinstance(option, OneOf):
        return option.words[lot.below(len(option.words))]
    if isinstance(option, SeatOrRandom):
        return LETTERS[lot.below(seats)]
    if isinstance(option, Number):
        return str(option.least + lot.below(option.most - option.least + 1))
    if isinstance(option, Numbers):
        return f"{lot.below(4)}:{lot.below(12)},{4 + lot.below(4)}:{lot.below(12)}"
    return ""


def values(option: HouseOption) -> tuple[str, ...]:
    """What an option can mean, where that can be listed; of others, that it is as usual, and that it is not."""
    if isinstance(option, Flag):
        return ("false", "true")
    return option.words if isinstance(option, OneOf) else ("as usual", "otherwise")


def value_in_words(option: HouseOption, chosen: object) -> str:
    """The one of them that was chosen."""
    if isinstance(option, (Flag, OneOf)):
        return option.write(chosen)
    return "as usual" if chosen == option.default else "otherwise"
