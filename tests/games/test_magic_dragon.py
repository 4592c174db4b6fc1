"""Magic Dragon from deals that chance hardly ever gives: nobody is ever stuck, and all laws hold there too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wyrmhall.games.magic_dragon.cards import MagicCards
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.lab.laws import moments, twins
from wyrmhall.lab.laws.around import Around
from wyrmhall.lab.laws.law import Depth, Tally

DECK = game("magic-dragon").set_up(2).book.deck
DRAGONS = 35
LOT = swift("extremes")
ROTATIONS = (0, 3, 7, 10, 14, 21, 28, 35, 40, 43)


def number(card: int) -> int:
    return card % 7 if card < DRAGONS else 7


ORDERS: dict[str, Callable[[int], tuple[int, ...]]] = {
    "spells first": lambda card: (-card,),
    "colour by colour": lambda card: (card,),
    "number by number": lambda card: (number(card), card),
    "highest first": lambda card: (-number(card), card),
    "one colour and spells": lambda card: (7 <= card < DRAGONS, card),
}


class Stacked(Around):
    """The first deal is as arranged, those after it are fair."""

    def __init__(self, deck: tuple[int, ...], then: Chance) -> None:
        super().__init__(then)
        self.deck = deck

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        deck, self.deck = self.deck, ()
        return deck or source.deal(cards, n)

    def copy(self) -> Chance:
        return Stacked(self.deck, self.source.copy())


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_extreme_deals(seats: int, order: str) -> None:
    setup, tally, lot = game("magic-dragon").set_up(seats), Tally(), swift(f"{seats} {order}")
    for rotation in ROTATIONS:
        deck = tuple(sorted(DECK, key=ORDERS[order]))
        s = setup.game.start_from(setup, Stacked(deck[rotation:] + deck[:rotation], lot.copy()))
        assert isinstance(s, MagicDragon)
        while s.round == 1 and s.waiting:
            if lot.below(4) == 0:
                moments.check_moment(s, lot, Depth(), tally)
                twins.imagined_worlds_look_alike(s, lot, 1, tally)
            choose(s, *moments.draw_choice(s, lot))
            moments.cards_are_kept(s)
        assert s.round == 2 or s.winners
    assert tally.worlds > 0


def test_every_opener_of_nothing_but_spells_is_passed_over() -> None:
    """MD-A4: seven of the nine spells in one hand, at every seat."""
    for seats in (2, 3, 4, 5):
        for holder in range(seats):
            dragons, spells = sorted(DECK)[:DRAGONS], sorted(DECK)[DRAGONS:]
            dealt = dragons[: 7 * holder] + spells[:7] + dragons[7 * holder :] + spells[7:]
            house = {"first_dealer": "ABCDE"[(holder - 1) % seats]}
            setup = game("magic-dragon").set_up(seats, house=house)
            s = setup.game.start_from(setup, Stacked(tuple(dealt), swift(1)))
            assert isinstance(s, MagicDragon)
            assert isinstance(s.cards, MagicCards)
            assert s.opener == holder
            for _ in range(seats):
                choose(s, owing(s)[0], options(s, owing(s)[0])[0])
            assert owing(s) == ((holder + 1) % seats,)
            assert s.lacks[holder] == s.cards.all_dragons
            moments.memory_is_true(s, Tally())


def test_a_game_ends_at_the_latest_after_the_rounds_it_may_have() -> None:
    """MD-A26: if nobody ever scores, there are sixty rounds."""
    house = {"bid_bonus": "0,0,0,0,0"}
    setup = game("magic-dragon").set_up(5, house=house)
    s = setup.game.start_from(setup, swift("long"))
    assert isinstance(s, MagicDragon)
    choices = 0
    while s.waiting:
        s.scores = (0,) * 5
        choose(s, *moments.draw_choice(s, LOT))
        choices += 1
    assert s.round == 60
    assert choices <= setup.game.longest(setup)
    assert s.winners
