"""A deck that a player would accept: a Leader, its colours, a curve, and the best cards that fit."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.worth import bucket, by_cost, colour_weights, crowding, plain_worth
from wyrmhall.kernel.value import NONE

if TYPE_CHECKING:
    from wyrmhall.drafts.state import Draft

Cards = tuple[int, ...]

MOST_COLOURS: Final = 2
OFF: Final = 100.0  # a card of another colour is taken only where there is no other


class Deck(NamedTuple):
    leader: Cards
    main: Cards


def auto_deck(s: Draft, seat: int, leader: Cards, chosen: Cards) -> Deck:
    """A legal deck in which there are those that are chosen already."""
    cards = s.cards
    mains = [row for row in s.pools[seat] if cards.is_main[row]]
    size = max(len(chosen), min(len(mains), s.form.deck.main))
    leaders = leader or (tuple(dict.fromkeys(s.leaders[seat])) if s.form.has_leaders else ())
    best: tuple[float, Deck] | None = None
    for led in leaders or (None,):
        for colours in colours_to_try(cards, mains, led):
            worth, main = best_of(cards, mains, chosen, colours, size)
            worth += plain_worth(cards, led) if led is not None else 0.0
            if best is None or worth > best[0]:
                best = (worth, Deck((led,) if led is not None else (), main))
    assert best is not None
    return best[1]


def colours_to_try(cards: DraftCards, mains: list[int], leader: int | None) -> list[frozenset[str]]:
    """Those of the Leader and one more; without one any two."""
    weights = colour_weights(cards, mains)
    known = sorted(weights, key=lambda colour: (-weights[colour], colour))[:6]
    own = frozenset(cards.cards[leader].colours) if leader is not None else frozenset()
    if own:
        return [own | {colour} for colour in known] or [own]
    return [frozenset(pair) for pair in combinations(known, MOST_COLOURS)] or [frozenset(known)]


def best_of(
    cards: DraftCards, mains: list[int], chosen: Cards, colours: frozenset[str], size: int
) -> tuple[float, Cards]:
    """The best cards one after the other, each judged by how many of its cost there are already."""
    alone = {row: plain_worth(cards, row) - off(cards, row, colours) for row in mains}
    deck, counts = list(chosen), by_cost(cards, chosen)
    total = sum([alone[row] for row in chosen])
    lines = by_cost_and_worth(cards, mains, chosen, alone)
    while len(deck) < size:
        worths = [
            (alone[line[-1]] - crowding(cards, line[-1], counts, size), -line[-1], line) for line in lines if line
        ]
        worth, _, line = max(worths)
        row = line.pop()
        total += worth
        counts[bucket(cards.cards[row].cost)] += 1
        deck.append(row)
    return total, tuple(sorted(deck))


def by_cost_and_worth(cards: DraftCards, mains: list[int], chosen: Cards, alone: dict[int, float]) -> list[list[int]]:
    """What is left, in a line for each range of costs, for a crowd matters alike to all in it: the best one last."""
    left = sorted(mains)
    for row in chosen:
        left.remove(row)
    lines: dict[int, list[int]] = {}
    for row in sorted(left, key=lambda each: (alone[each], -each)):
        cost = cards.cards[row].cost
        lines.setdefault(NONE if cost is None else bucket(cost), []).append(row)
    return list(lines.values())


def off(cards: DraftCards, row: int, colours: frozenset[str]) -> float:
    own = cards.cards[row].colours
    return OFF if own and not colours.issuperset(own) else 0.0
