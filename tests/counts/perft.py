"""How many lines of play there are to a depth, from fixed deals: a changed rule changes a number.

`python -m tests.counts.perft` counts again what stands in counts.txt and prints it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.counts.shadow import naive_house
from tests.naive import magic_dragon as naive
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose, options, owing, take
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State

FILE = Path(__file__).with_name("counts.txt")
LINE = re.compile(r"(\d) seats, deal (\w+), after (\d+) choices(?:, ([a-z_=]+(?: [a-z_=]+)*))?: ([\d ]+)")


@dataclass(frozen=True)
class Count:
    """A line of counts.txt: where the counting begins, and how many lines of 1, 2, 3 … choices there are."""

    seats: int
    deal: str
    after: int
    house: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        house = f", {self.house}" if self.house else ""
        counts = " ".join([str(count) for count in self.counts])
        return f"{self.seats} seats, deal {self.deal}, after {self.after} choices{house}: {counts}"

    def set_up(self) -> Setup:
        return game("magic-dragon").set_up(self.seats, house=dict(word.split("=") for word in self.house.split()))

    def choices(self) -> list[Option]:
        """The choices by lot that lead to where the counting begins."""
        s, lot, chosen = self.dealt(), swift(f"{self.deal}/lot"), list[Option]()
        for _ in range(self.after):
            offered = options(s, owing(s)[0])
            chosen.append(offered[lot.below(len(offered))])
            choose(s, owing(s)[0], chosen[-1])
        return chosen

    def dealt(self) -> State:
        setup = self.set_up()
        return setup.game.start_from(setup, swift(self.deal))

    def ours(self, depth: int) -> int:
        s = self.dealt()
        for option in self.choices():
            choose(s, owing(s)[0], option)
        assert isinstance(s, MagicDragon)
        return count(s, depth, s.round)

    def naively(self, depth: int) -> int:
        s = self.dealt()
        assert isinstance(s, MagicDragon)
        table = naive.Table(self.seats, naive_house(s.setup), s.dealer)
        naive.new_round(table, [[s.setup.book.faces[card] for card in hand] for hand in s.hands])
        for option in self.choices():
            naive.play(table, option.text)
        return naive.count(table, depth)


def count(s: MagicDragon, depth: int, number: int) -> int:
    """Lines of so many choices within the round of this number."""
    if not s.waiting or s.round != number:
        return 0
    decision = s.waiting[0]
    total = 0
    for option in decision.options(s):
        after = s.copy()
        take(after, decision, option)
        total += count(after, depth - 1, number) if depth > 1 else 1
    return total


def read_counts() -> list[Count]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            seats, deal, after, house, counts = parts.groups()
            found.append(
                Count(int(seats), deal, int(after), house or "", tuple([int(each) for each in counts.split()]))
            )
    return found


if __name__ == "__main__":
    for each in read_counts():
        again = tuple([each.ours(depth) for depth in range(1, len(each.counts) + 1)])
        print(Count(each.seats, each.deal, each.after, each.house, again))
