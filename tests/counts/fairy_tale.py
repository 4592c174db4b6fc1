"""How many lines of play Fairy Tale has to a depth, from fixed deals: a changed rule changes a number.

`python -m tests.counts.fairy_tale` counts again what stands in fairy-tale.txt and prints it.
"""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path

from tests.naive import fairy_tale as naive
from tests.naive import fairy_tale_game as mirror
from tests.naive.fairy_tale_referee import house_of, pile
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State

FILE = Path(__file__).with_name("fairy-tale.txt")
LINE = re.compile(r"(\w+) (\d), deal (\w+), after (\d+) choices(?:, ([a-z_=]+(?: [a-z_=]+)*))?: ([\d ]+)")


@dataclass(frozen=True)
class Count:
    """A line of fairy-tale.txt: where the counting begins, and how many lines of 1, 2, 3 … choices there are."""

    variant: str
    seats: int
    deal: str
    after: int
    house: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        house = f", {self.house}" if self.house else ""
        counts = " ".join([str(count) for count in self.counts])
        return f"{self.variant} {self.seats}, deal {self.deal}, after {self.after} choices{house}: {counts}"

    def begun(self) -> tuple[State, mirror.Table]:
        """Both engines after the choices by lot that lead to where the counting begins."""
        house = dict(word.split("=") for word in self.house.split())
        setup = game("fairy-tale").set_up(self.seats, self.variant, house)
        s, lot = setup.game.start_from(setup, swift(self.deal)), swift(f"{self.deal}/lot")
        dealt = [card for seat in range(self.seats) for card in pile(s, "hand", seat)] + pile(s, "deck")
        table = mirror.new_table(naive.read_cards(), self.seats, self.variant, house_of(setup), lambda _: dealt)
        follow(s, table)
        for _ in range(self.after):
            seat = owing(s)[0]
            offered = options(s, seat)
            option = offered[lot.below(len(offered))]
            choose(s, seat, option)
            mirror.choose(table, seat, option.text)
            follow(s, table)
        return s, table


def follow(s: State, table: mirror.Table) -> None:
    """The naive engine is told how the cards are dealt, and in which order they lie before the seats."""
    if table.phase == "deal":
        mirror.deal(table, [pile(s, "hand", seat) for seat in range(table.seats)])
    if table.phase not in ("unflip", "flip"):
        mirror.adopt(table, [pile(s, "tableau", seat) for seat in range(table.seats)])


def ours(s: State, depth: int) -> int:
    """Lines of so many choices, the first seat that owes one first; no deal comes between."""
    if not s.waiting:
        return 0
    seat = owing(s)[0]
    total = 0
    for option in options(s, seat):
        after = s.copy()
        choose(after, seat, option)
        total += 1 if depth == 1 else ours(after, depth - 1) if pile(after, "deck") == pile(s, "deck") else 0
    return total


def naively(table: mirror.Table, depth: int) -> int:
    asked = mirror.asked(table)
    if not asked:
        return 0
    seat = min(asked)
    total = 0
    for option in asked[seat]:
        after = deepcopy(table)
        mirror.choose(after, seat, option)
        goes_on = after.phase != "deal" and after.deck == table.deck
        total += 1 if depth == 1 else naively(after, depth - 1) if goes_on else 0
    return total


def read_counts() -> list[Count]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            variant, seats, deal, after, house, counts = parts.groups()
            numbers = tuple([int(each) for each in counts.split()])
            found.append(Count(variant, int(seats), deal, int(after), house or "", numbers))
    return found


if __name__ == "__main__":
    for each in read_counts():
        begun, _ = each.begun()
        print(replace(each, counts=tuple([ours(begun, depth) for depth in range(1, len(each.counts) + 1)])))
