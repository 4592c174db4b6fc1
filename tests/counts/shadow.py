"""Magic Dragon played twice at once: by the kernel and by the naive engine, which must agree on everything."""

from __future__ import annotations

from tests.naive import magic_dragon as naive
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.data import to_data
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.lab.laws.around import Around


def naive_house(setup: Setup) -> naive.House:
    """The house options that touch play, in the naive engine's words."""
    chosen = setup.house
    house = naive.House(
        dealer_after_skip=chosen["dealer_after_skip"],
        named_colour_blocks_new_stack=chosen["named_colour_blocks_new_stack"],
        spells_optional=chosen["spells_optional"],
        final_tie=chosen["final_tie"],
        covered_cards_visible=chosen["covered_cards_visible"],
    )
    house.bid_bonus |= dict(chosen["bid_bonus"])
    return house


class Shadow:
    """The naive engine beside a state of the kernel that has just been dealt a round."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, MagicDragon)
        self.s = s
        self.table = naive.Table(s.seats, naive_house(s.setup), s.dealer, scores=list(s.scores), round=s.round - 1)
        self.rounds = 0
        self.openers_skipped = 0
        self._deal()

    def _deal(self) -> None:
        faces = self.s.setup.book.faces
        naive.new_round(self.table, [[faces[card] for card in hand] for hand in self.s.hands])
        self.rounds += 1

    def choose(self, lot: Chance) -> None:
        """Both engines ask the same seat, offer the same and reach the same when one of the options is chosen."""
        seat = naive.to_move(self.table)
        self.expect("to move", [seat], list(owing(self.s)))
        assert seat is not None
        offered = options(self.s, seat)
        self.expect("options", naive.legal(self.table), sorted([option.text for option in offered]))
        option = offered[lot.below(len(offered))]
        choose(self.s, seat, option)
        naive.play(self.table, option.text)
        if self.table.phase == "playing" and naive.to_move(self.table) is None:
            self._finish()

    def _finish(self) -> None:
        self.openers_skipped += self.table.starter != naive.clockwise_after(self.table, self.table.dealer)[0]
        naive.finish_round(self.table)
        self.expect("scores", self.table.scores, list(self.s.scores))
        self.expect("dealer", self.table.dealer, self.s.dealer)
        self.expect("winners", naive.winners(self.table) or [], list(self.s.winners))
        if not self.s.winners:
            self.expect("playing", self.table.playing, list(self.s.playing))
            self._deal()

    def expect(self, what: str, naively: object, found: object) -> None:
        assert found == naively, f"{what}: {naively} by the naive engine, {found} by ours: {to_data(self.s)}"


class Heavy(Around):
    """Now and then all nine spells go to the first seats, which a fair deal hardly ever does."""

    def __init__(self, source: Chance, spells: int) -> None:
        super().__init__(source)
        self.spells = spells  # rows from this on are spells

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        dealt = source.deal(cards, n)
        if source.below(3):
            return dealt
        front = [card for card in dealt if card >= self.spells]
        front += [card for card in dealt if card < self.spells][: 10 - len(front)]
        rest = list(dealt)
        for card in front:
            rest.remove(card)
        return (*source.shuffle(tuple(front)), *rest)

    def copy(self) -> Chance:
        return Heavy(self.source.copy(), self.spells)
