"""A deck that a player would accept: a Leader, its colours, a curve, and the best cards that fit."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.worth import by_cost, colour_weights, crowding, place_of, plain_worth

if TYPE_CHECKING:
    from wyrmhall.drafts.state import Draft

Cards = tuple[int, ...]

MOST_COLOURS: Final = 2
OFF: Final = 100.0  # with a Leader a card of another colour is taken only where there is no other
SPLASHED: Final = 1.0  # what a card loses that has none of the Leader's colours: as much as a step of rarity
STRANGE: Final = 1.0  # the same without Leaders, where any card can be played


class Deck(NamedTuple):
    leader: Cards
    main: Cards


class Colours:
    """Of which colours a deck is to be, and what a card of others loses."""

    def __init__(self, cards: DraftCards, leader: int | None, wanted: frozenset[str]) -> None:
        self.cards = cards
        self.wanted = wanted
        self.led = frozenset(cards.cards[leader].colours) if leader is not None else frozenset()

    def loss(self, row: int) -> float:
        own = self.cards.cards[row].colours
        if not own or self.led.intersection(own) == set(own):
            return 0.0
        if not self.wanted.issuperset(own):
            return OFF if self.led else STRANGE
        return SPLASHED if self.led and not self.led.intersection(own) else 0.0


def auto_deck(s: Draft, seat: int, leader: Cards, chosen: Cards) -> Deck:
    """A legal deck in which there are those that are chosen already."""
    cards = s.cards
    mains = [row for row in s.pools[seat] if cards.is_main[row]]
    size = max(len(chosen), min(len(mains), s.form.deck.main))
    leaders = leader or (tuple(dict.fromkeys(s.leaders[seat])) if s.form.has_leaders else ())
    best: tuple[float, Deck] | None = None
    for led in leaders or (None,):
        for colours in colours_to_try(cards, mains, led):
            worth, main = best_of(cards, mains, chosen, Colours(cards, led, colours), size)
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


def best_of(cards: DraftCards, mains: list[int], chosen: Cards, colours: Colours, size: int) -> tuple[float, Cards]:
    """The best cards one after the other, each judged by how many of its cost there are already."""
    alone = {row: plain_worth(cards, row) - colours.loss(row) for row in mains}
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
        counts[place_of(cards, row)] += 1
        deck.append(row)
    return total, tuple(sorted(deck))


def by_cost_and_worth(cards: DraftCards, mains: list[int], chosen: Cards, alone: dict[int, float]) -> list[list[int]]:
    """What is left, in a line for each range of costs, for a crowd matters alike to all in it: the best one last."""
    left = sorted(mains)
    for row in chosen:
        left.remove(row)
    lines: dict[int, list[int]] = {}
    for row in sorted(left, key=lambda each: (alone[each], -each)):
        lines.setdefault(place_of(cards, row), []).append(row)
    return list(lines.values())
