"""How many lines of play Storm Dragons has to a depth, from fixed deals: a changed rule changes a number.

`python -m tests.counts.storm_dragons` counts again what stands in storm-dragons.txt and prints it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.naive import storm_dragons_game as mirror
from tests.naive import storm_dragons_strength as naive
from tests.naive.storm_dragons_referee import EngineLot, Told, house_of, new_engine
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game

FILE = Path(__file__).with_name("storm-dragons.txt")
LINE = re.compile(r"(\d) seats, deal (\w+), after (\d+) choices(?:, (\w+=\w+(?: \w+=\w+)*))?: ([\d ]+)")

Choice = tuple[int, str]


@dataclass
class Begun:
    """Where the counting begins: the engine there, and what led there, for the naive engine to go the same way."""

    s: StormDragons
    log: list[tuple[int, ...]]  # the shuffles so far
    first: int  # the seat that was drawn by lot
    choices: list[Choice] = field(default_factory=list)

    def naively(self, further: list[Choice]) -> mirror.Game | None:
        """The naive engine after some more choices; None if cards are shuffled on the way."""
        s = self.s
        lot = EngineLot(s, self.log[:])
        lot.first = self.first
        again = mirror.new_game(naive.read_cards(), s.seats, house_of(s.setup), lot)
        for seat, option in self.choices + further:
            again.choose(seat, option)
            try:
                again.go_on()
            except ValueError:
                return None
        return again


@dataclass(frozen=True)
class Count:
    """A line of storm-dragons.txt: where the counting begins, and how many lines of 1, 2, 3 … choices there are."""

    seats: int
    deal: str
    after: int
    house: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        house = f", {self.house}" if self.house else ""
        counts = " ".join([str(count) for count in self.counts])
        return f"{self.seats} seats, deal {self.deal}, after {self.after} choices{house}: {counts}"

    def begun(self) -> Begun:
        """After the choices by lot that lead to where the counting begins."""
        setup = game("storm-dragons").set_up(self.seats, house=dict(word.split("=") for word in self.house.split()))
        s, log = new_engine(setup, swift(self.deal))
        begun, lot = Begun(s, log, EngineLot(s, log).first), swift(f"{self.deal}/lot")
        for _ in range(self.after):
            seat = owing(s)[0]
            offered = options(s, seat)
            option = offered[lot.below(len(offered))]
            choose(s, seat, option)
            begun.choices.append((seat, option.text))
        return begun


def ours(s: StormDragons, depth: int) -> int:
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
        total += 0 if told.log else ours(after, depth - 1)
    return total


def naively(begun: Begun, depth: int, further: list[Choice] | None = None) -> int:
    further = further or []
    table = begun.naively(further)
    if table is None or not table.asked:
        return 0
    seat = min(table.asked)
    if depth == 1:
        return len(table.asked[seat])
    return sum(naively(begun, depth - 1, [*further, (seat, option)]) for option in table.asked[seat])


def read_counts() -> list[Count]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            seats, deal, after, house, counts = parts.groups()
            numbers = tuple([int(each) for each in counts.split()])
            found.append(Count(int(seats), deal, int(after), house or "", numbers))
    return found


if __name__ == "__main__":
    for each in read_counts():
        start = each.begun().s
        print(replace(each, counts=tuple([ours(start, depth) for depth in range(1, len(each.counts) + 1)])))
