"""How many lines of play Dragon Booster has to a depth, from fixed deals: a changed rule changes a number.

`python -m tests.counts.dragon_booster` counts again what stands in dragon-booster.txt and prints it.  Where somebody
has just one option, other than to go on, it is taken and not counted: the engines ask such questions differently.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tests.naive import dragon_booster_table as naive
from tests.naive.beside import Told
from tests.naive.dragon_booster_referee import Follower, begin_game, only_option
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State

FILE = Path(__file__).with_name("dragon-booster.txt")
LINE = re.compile(r"(\d) seats, (\w+), deal (\w+), after (\d+) choices(?:, (\w+=\w+(?: \w+=\w+)*))?: ([\d ]+)")
BOLD = 0.9  # how shy players are of ending their turn, on the way to where the counting begins


@dataclass(frozen=True)
class Count:
    """A line of dragon-booster.txt: where the counting begins, and how many lines of 1, 2, 3 … choices there are."""

    seats: int
    variant: str
    deal: str
    after: int
    house: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        house = f", {self.house}" if self.house else ""
        counts = " ".join([str(count) for count in self.counts])
        return f"{self.seats} seats, {self.variant}, deal {self.deal}, after {self.after} choices{house}: {counts}"

    def begun(self) -> Follower:
        """Both engines after the choices by lot that lead to where the counting begins."""
        house = dict(word.split("=") for word in self.house.split())
        follower = begin_game(game("dragon-booster").set_up(self.seats, self.variant, house), self.deal, naive.TABLE)
        lot = Random(f"{self.deal}/lot")
        follower.meet()
        for _ in range(self.after):
            follower.step(lot, BOLD)
        return follower

    def naively(self, depth: int, further: tuple[tuple[int, str], ...] = ()) -> int:
        """The same by the naive engine, which goes the whole way again for each line."""
        follower = self.begun()
        try:
            for seat, word in further:
                follower.choose_naively(seat, word)
                settle_naively(follower)
        except ValueError:
            return 0  # cards are shuffled
        asked = follower.naively_asked()
        if not asked:
            return 0
        seat = min(asked)
        if depth == 1:
            return len(asked[seat])
        return sum(self.naively(depth - 1, (*further, (seat, word))) for word in asked[seat])


def settle_naively(follower: Follower) -> None:
    while only := only_option(follower.naively_asked()):
        follower.choose_naively(*only)


def ours(s: State, depth: int) -> int:
    """Lines of so many choices, the first seat that owes one first; no shuffle comes between."""
    if not s.waiting:
        return 0
    seat = owing(s)[0]
    offered = options(s, seat)
    if depth == 1:
        return len(offered)
    total = 0
    for option in offered:
        after = s.copy()
        assert isinstance(after.chance, Told)
        after.chance = told = Told(after.chance.source, [])
        choose(after, seat, option)
        settle(after)
        total += 0 if told.log else ours(after, depth - 1)
    return total


def settle(s: State) -> None:
    while only := only_option({seat: [option.text for option in options(s, seat)] for seat in owing(s)}):
        choose(s, *only)


def read_counts() -> list[Count]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            seats, variant, deal, after, house, counts = parts.groups()
            numbers = tuple([int(each) for each in counts.split()])
            found.append(Count(int(seats), variant, deal, int(after), house or "", numbers))
    return found


if __name__ == "__main__":
    for each in read_counts():
        start = each.begun().s
        print(replace(each, counts=tuple([ours(start, depth) for depth in range(1, len(each.counts) + 1)])))
