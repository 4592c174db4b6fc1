"""What a card is worth to a drafter: by its rarity, its cost, and the colours of what was taken already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wyrmhall.drafts.cards import DraftCards

Weights = dict[str, float]

PLAIN: Final = 1.0  # any card that can be played
PER_RANK: Final = 0.9  # for each step of rarity
LEADER_RANK: Final = 0.3
NOT_PLAYED: Final = 0.25  # cards that cannot go into a deck
OFF_COLOUR: Final = 1.6  # at the most, for a card of colours that nothing else has
EARLY: Final = 12  # picks after which a drafter knows his colours
CURVE: Final = ((1, 0.15), (2, 0.25), (3, 0.22), (4, 0.17), (5, 0.12), (99, 0.09))  # share of the deck up to each cost
COSTLESS: Final = 0.4  # share of cards without a cost, where others have one: events beside maneuvers
BETTER_LEADER: Final = 2.0  # for a Leader of one's colours to who has one of others
COMMITTED: Final = 3  # how much more a Leader says of one's colours than another card
CROWDED: Final = 1.2  # what a card loses where there are twice as many of its cost as there should be


def plain_worth(cards: DraftCards, row: int) -> float:
    """Whatever else was taken."""
    if cards.is_leader[row]:
        return PLAIN + PER_RANK + LEADER_RANK * cards.ranks[row]
    if not cards.is_main[row]:
        return NOT_PLAYED + NOT_PLAYED * cards.ranks[row]
    return PLAIN + PER_RANK * cards.ranks[row]


def colour_weights(cards: DraftCards, rows: Iterable[int]) -> Weights:
    """How much of each colour there is, by what the cards are worth; Leaders say more, however many they are."""
    found: Weights = {}
    rows = tuple(rows)
    led = len([row for row in rows if cards.is_leader[row]])
    for row in rows:
        weight = plain_worth(cards, row) * (COMMITTED / led if cards.is_leader[row] else 1)
        colours = cards.cards[row].colours
        for colour in colours:
            found[colour] = found.get(colour, 0.0) + weight / len(colours)
    return found


def fit(cards: DraftCards, row: int, weights: Weights) -> float:
    """From 0, where nothing has its colours, to 1; cards without a colour always fit."""
    colours = cards.cards[row].colours
    if not colours or not weights:
        return 1.0
    most = max(weights.values())
    return min([weights.get(colour, 0.0) for colour in colours]) / most


def place_of(cards: DraftCards, row: int) -> int:
    """Where a card stands on the curve; behind all others where it has no cost."""
    cost = cards.cards[row].cost
    if cost is None:
        return len(CURVE)
    return next(place for place, (most, _) in enumerate(CURVE) if cost <= most)


def crowding(cards: DraftCards, row: int, counts: Sequence[int], size: int) -> float:
    """What a card loses because there are many of its cost, in a deck of this size."""
    place = place_of(cards, row)
    if not cards.costed:
        return 0.0
    costless = COSTLESS if cards.costed < 1.0 else 0.0
    share = (COSTLESS if place == len(CURVE) else CURVE[place][1] * (1.0 - costless)) * size
    return CROWDED * max(0.0, counts[place] / share - 0.8)


def by_cost(cards: DraftCards, rows: Iterable[int]) -> list[int]:
    counts = [0] * (len(CURVE) + 1)
    for row in rows:
        counts[place_of(cards, row)] += 1
    return counts


def pick_worth(cards: DraftCards, row: int, taken: Sequence[int], size: int) -> float:
    """What it is worth to somebody who has taken these cards and wants a deck of this size."""
    worth = plain_worth(cards, row)
    if not taken:
        return worth
    weights = colour_weights(cards, taken)
    knows = min(1.0, len(taken) / EARLY)
    if cards.is_leader[row]:
        own = [fit(cards, each, weights) for each in taken if cards.is_leader[each]]
        if own:  # one leads the deck: another is worth something only if it goes better with the rest
            return NOT_PLAYED + BETTER_LEADER * knows * max(0.0, fit(cards, row, weights) - max(own))
    worth -= OFF_COLOUR * knows * (1.0 - fit(cards, row, weights))
    if cards.is_main[row]:
        playable = [each for each in taken if cards.is_main[each] and fit(cards, each, weights) > 0.5]
        worth -= crowding(cards, row, by_cost(cards, playable), size)
    return worth
