"""What a viewer may believe that another seat has brought: from the view alone, never from the true list."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.imagine import Unplaced, find_gaps, part_of, recalled, remembered_of
from wyrmhall.kernel.knowledge import Among, kinds_of
from wyrmhall.kernel.value import UNSEEN, cards_of
from wyrmhall.kernel.view import View

FREE_TRIES: Final = 4  # lists of any cards, before the usual one is taken for a pattern


class Shown:
    """What a view tells of one seat's list."""

    def __init__(self, view: View, owner: int) -> None:
        zones, remembered = part_of(recalled(view), owner, view.setup.seats), remembered_of(view, owner)
        gaps = find_gaps(view, remembered, zones)
        everything = kinds_of(tuple(range(len(view.setup.book.faces))))
        self.cards = [card for lying in zones.values() for _, pile in lying for card in cards_of(pile)]
        self.size = len(self.cards)  # so many cards at least
        self.nowhere = everything  # kinds that can lie in no unseen place
        self.closed = everything  # kinds that can lie in no pile of unseen size
        self.room = 0  # places that are seen, and not what lies there
        self.one_of: list[int] = []  # of each of these sets of kinds there is a card among those unseen
        self.cards = [card for card in self.cards if card != UNSEEN]  # they are in the list
        for gap in gaps.values():
            self.cards += gap.holds
            self.size += max(0, len(gap.holds) - gap.size)
            self.nowhere &= gap.lacks
            self.closed &= gap.lacks if gap.is_open else everything
            self.room += gap.room()
            self.one_of += [kinds & ~gap.lacks for kinds in gap.one_of if not gap.is_met(list(gap.holds))]
        for known in remembered:
            if isinstance(known, Among):
                unplaced = Unplaced(known, gaps, zones)
                self.cards += unplaced.cards
                self.size += unplaced.overflow()
        self.is_exact = self.closed == everything  # no pile of unseen size takes more: it is just so many

    def fill_up(self, size: int, pool: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        """A list of this size in which all that is shown is true; what is not shown is drawn from the pool."""
        left = list(chance.shuffle(pool))
        for card in self.cards:
            if card in left:
                left.remove(card)
        drawn: list[int] = []
        for kinds in self.one_of:
            if not any([kinds >> card & 1 for card in drawn]):
                drawn += [card for card in left if kinds >> card & 1][:1]
        for card in drawn:
            left.remove(card)
        anywhere = [card for card in left if not self.nowhere >> card & 1]
        room = max(0, self.room - len(drawn))
        drawn += anywhere[:room] + [card for card in anywhere[room:] if not self.closed >> card & 1]
        return tuple(sorted(self.cards + drawn[: max(0, size - len(self.cards))]))


def usually_supposed(view: View, owner: int, chance: Chance) -> tuple[int, ...]:
    """Any cards of the card table that make a list which may be brought, of the size that is seen, or the usual one."""
    setup, shown = view.setup, Shown(view, owner)
    usual = setup.game.usual_list(setup, owner)
    size = shown.size if shown.is_exact else max(shown.size, len(usual))
    deck = setup.book.deck * (size // len(setup.book.deck) + 1)
    for _ in range(FREE_TRIES):
        cards = shown.fill_up(size, deck, chance)
        if may_be_brought(view, cards):
            return cards
    like_usual = shown.fill_up(size, usual, chance)
    return like_usual if len(like_usual) == size else shown.fill_up(size, deck, chance)


def may_be_brought(view: View, cards: tuple[int, ...]) -> bool:
    try:
        view.setup.game.check_brought(view.setup, cards)
    except BadList:
        return False
    return True
