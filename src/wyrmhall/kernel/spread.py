"""Who has taken which card of lots that are known as a whole: one way that agrees with everything shown since."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.knowledge import Spread, Taker

PATIENCE: Final = 200  # cards tried before the search begins anew with another order
BEGINNINGS: Final = 2_000
DOUBT: Final = 4  # one time in so many, a card that was shown is supposed to be another copy


class Sharing:
    """A search for such a way, in a random order: the cards of all lots, one after the other, to a taker each."""

    def __init__(self, spreads: list[Spread], stock: list[int], chance: Chance) -> None:
        self.chance = chance
        self.stock = stock  # the cards that may lie unseen
        self.takers: list[Taker] = []
        self.lots: list[list[int]] = []  # how many cards of the lot each of all takers has
        self.cards: list[tuple[int, int]] = []  # to be given: the card, and the lot it is of
        for spread in spreads:
            before = [0] * len(self.takers)
            self.takers += spread.takers
            for lot in spread.lots:
                self.cards += [(card, len(self.lots)) for card in lot.cards]
                self.lots.append(before + list(lot.counts))
        for counts in self.lots:
            counts += [0] * (len(self.takers) - len(counts))
        self.has_failed = False
        self.begin()

    def begin(self) -> None:
        self.left = {card: self.stock.count(card) for card in set(self.stock)}
        self.shown = [list(taker.shown) for taker in self.takers]
        self.given: list[list[int]] = [[] for _ in self.takers]  # and not shown
        self.patience = PATIENCE

    def found(self) -> list[tuple[Taker, tuple[int, ...]]]:
        """For each taker the cards that lie unseen in its pile."""
        for _ in range(BEGINNINGS):
            order = self.chance.shuffle(tuple(range(len(self.cards))))
            self.cards = sorted([self.cards[place] for place in order], key=self.was_hidden)
            if self.give(0):
                return [(taker, tuple(cards)) for taker, cards in zip(self.takers, self.given)]
            self.has_failed = True
            self.begin()
        raise BadData("no way to share the lots agrees with what this view remembers")

    def was_hidden(self, given: tuple[int, int]) -> bool:
        """Cards that a taker has shown come first: most likely they are those of the lot, and rooms are small."""
        card, lot = given
        for taker, count in enumerate(self.lots[lot]):
            if count and card in self.takers[taker].shown:
                return False
        return True

    def able(self, card: int, counts: list[int]) -> list[int]:
        """Who may have taken it: first, in a random order, those who have shown such a card."""
        able = [taker for taker in range(len(counts)) if counts[taker] > 0]
        if len(able) < 2:
            return able
        able = list(self.chance.shuffle(tuple(able)))
        showing = [taker for taker in able if card in self.shown[taker]]
        if not showing or (not self.has_failed and self.chance.below(DOUBT) == 0):
            return able
        return showing + [taker for taker in able if taker not in showing]

    def give(self, number: int) -> bool:
        """Find takers for this card and all after it."""
        if number == len(self.cards):
            return True
        self.patience -= 1
        card, lot = self.cards[number]
        counts = self.lots[lot]
        for taker in self.able(card, counts):
            if self.patience > 0 and self.hand_over(card, taker):
                counts[taker] -= 1
                if self.give(number + 1):
                    counts[taker] += 1
                    return True
                counts[taker] += 1
                self.take_back(card, taker)
        return False

    def hand_over(self, card: int, taker: int) -> bool:
        """A card that the taker has shown, or else one that can lie in its pile."""
        if card in self.shown[taker]:
            self.shown[taker].remove(card)
            return True
        if len(self.given[taker]) >= self.takers[taker].room or not self.left.get(card):
            return False
        self.left[card] -= 1
        self.given[taker].append(card)
        return True

    def take_back(self, card: int, taker: int) -> None:
        if card in self.given[taker]:
            self.given[taker].remove(card)
            self.left[card] += 1
        else:
            self.shown[taker].append(card)
