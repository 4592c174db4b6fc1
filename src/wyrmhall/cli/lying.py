"""What a person sees of a game, as structure: what lies where, what can be chosen, what was scored; of every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.option import Offered, Option
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import NONE, UNSEEN, Item, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import PIECES

HAND: Final = "hand"  # the zone of the cards that a seat holds
SCORING: Final = "scores"  # the kind of events whose lines are the arithmetic of a score


class Lying(NamedTuple):
    """A card or a piece, and its number where it lies."""

    number: int
    item: Item


class Holding(NamedTuple):
    """What one owner has in one zone; its size is None if it is not known."""

    zone: str
    items: tuple[Lying, ...]
    size: int | None

    def is_hidden(self) -> bool:
        """Whether there is nothing to see but a number, or not even that."""
        return self.size is None or all(lying.item == UNSEEN for lying in self.items)


def holdings(view: View, owner: int) -> list[Holding]:
    """What lies before a seat, or in the CENTRE, zone by zone; of empty zones only the hand."""
    found = []
    for zone, piles in view.zones.items():
        is_loose, before, items, sizes = zone in loose_zones(view.setup), 0, [], []
        for whose, pile in piles:
            if whose == owner:
                items += [Lying(before + number, item) for number, item in enumerate(pile or ())]
                sizes.append(None if pile is None else len(pile))
            before += len(pile or ()) if is_loose else 0
        if items or None in sizes or (sizes and zone == HAND):
            found.append(Holding(zone, tuple(items), None if None in sizes else len(items)))
    return found


@lru_cache(maxsize=8)
def loose_zones(setup: Setup) -> frozenset[str]:
    """The zones whose pieces are numbered through, whoever owns them."""
    zones = setup.game.empty(setup, swift(0)).zones
    return frozenset([zone.word for zone in zones if zone.layout == PIECES])


@lru_cache(maxsize=8)
def stores(setup: Setup) -> frozenset[str]:
    """The zones whose cards lie in no order, as in a hand, until somebody takes them from there."""
    zones = setup.game.empty(setup, swift(0)).zones
    return frozenset([zone.word for zone in zones if zone.unordered and not zone.pieces])


def held_cards(view: View) -> tuple[int, ...]:
    """The cards in the person's own hand."""
    hand = view.pile(HAND, view.seat) if HAND in view.zones else ()
    return tuple(card for card in cards_of(hand) if card != NONE)


def own_cards(view: View) -> tuple[int, ...]:
    """The cards a person chooses among: the hand, and whatever else the options are about."""
    held = held_cards(view)
    return held + tuple(dict.fromkeys(card for card in playable_in_order(view) if card not in held))


def playable_in_order(view: View) -> list[int]:
    return [option.card for option in view.options if option.card != NONE]


def playable(view: View) -> set[int]:
    return set(playable_in_order(view))


class Choices(NamedTuple):
    """The options about one card; those about none have the card NONE."""

    card: int
    options: tuple[Option, ...]


def choices(view: View) -> list[Choices]:
    """The options, card by card as the person holds them."""
    by_card: dict[int, list[Option]] = {card: [] for card in own_cards(view)}
    for option in view.options:
        by_card.setdefault(option.card, []).append(option)
    return [Choices(card, tuple(options)) for card, options in by_card.items() if options]


def offer_of(view: View, option: Option) -> Offered | None:
    """What the option does and where it points, if it is offered."""
    return next((offered for offered in view.offered if offered.option is option), None)


def keys_of(options: Sequence[Option]) -> list[str]:
    """What is typed for each: its place in the list, or its notation where that is a number itself, as of a bid."""
    if any(option.text.isdecimal() for option in options):
        return [option.text for option in options]
    return [str(place) for place in range(1, len(options) + 1)]


def must_choose(view: View) -> bool:
    return view.seat in view.owing()


def score_events(events: Sequence[Event]) -> list[Event]:
    """The last events, one after the other, that tell how scores came about."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind == SCORING and event.lines:
            found.append(event)
        elif found:
            break
    return found[::-1]
