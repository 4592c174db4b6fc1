"""EV-6 Tables of three to five: with as few as possible who have met, and of equal strength."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import Final

from wyrmhall.events.event import Event
from wyrmhall.events.lots import in_lot_order
from wyrmhall.events.meetings import times_met
from wyrmhall.events.plan import POD_SIZES
from wyrmhall.events.standings import records

STARTS: Final = 8  # orders among equals that are tried
STARTS_OF_MANY: Final = 2
MANY: Final = 40


def pod_sizes(players: int, wanted: int) -> tuple[int, ...]:
    """As many tables of the wanted size as possible, the others as near to it as can be: 4, 4 and 3 for eleven."""
    least, most = POD_SIZES[0], POD_SIZES[-1]
    if players < least:
        return (players,) if players == 2 else (1,) * players  # too few for a table: two play alone, one has a bye
    best: tuple[int, ...] = ()
    for tables in range(-(-players // most), players // least + 1):
        small, larger = divmod(players, tables)
        sizes = (small + 1,) * larger + (small,) * (tables - larger)
        if not best or away(sizes, wanted) < away(best, wanted):
            best = sizes
    return best


def away(sizes: tuple[int, ...], wanted: int) -> tuple[int, int]:
    return sum([abs(size - wanted) for size in sizes]), -len(sizes)


def pod_matches(event: Event) -> tuple[tuple[int, ...], ...]:
    """The tables of the next round, the players with the most points first."""
    round = len(event.rounds) + 1
    found = records(event)
    active = event.active()
    sizes = pod_sizes(len(active), event.plan.at_table)
    grouping = Grouping(
        {player: found[player].points() for player in active}, {player: times_met(event, player) for player in active}
    )
    starts = 1 if not event.rounds else STARTS if len(active) <= MANY else STARTS_OF_MANY
    made = [grouping.made(in_lot_order(event.plan, f"pods {start}", active, round), sizes) for start in range(starts)]
    return tuple([tuple(table) for table in min(made, key=grouping.cost)])


class Grouping:
    """Tables, and how good they are: few who have met before, then little difference in points, as for two (EV-2)."""

    def __init__(self, points: dict[int, Fraction], met: dict[int, Counter[int]]) -> None:
        self.points = points
        scale = lcm(*[score.denominator for score in points.values()])
        scaled = {player: int(score * scale) for player, score in points.items()}
        widest = max(scaled.values()) - min(scaled.values())
        again = len(points) ** 2 * widest**2 + 1  # more than all differences together
        # Squared: two who have met twice keep apart rather than two who have met once.
        self.between = {
            one: {other: again * met[one][other] ** 2 + (scaled[one] - scaled[other]) ** 2 for other in points}
            for one in points
        }

    def made(self, order: list[int], sizes: tuple[int, ...]) -> list[list[int]]:
        """By points at first; then two change places as long as that makes it better."""
        ranked = sorted(order, key=lambda player: -self.points[player])
        tables, at = [], 0
        for size in sizes:
            tables.append(ranked[at : at + size])
            at += size
        is_better = True
        while is_better:
            is_better = False
            for one, other in combinations(tables, 2):
                is_better |= self.exchange(one, other)
        return tables

    def exchange(self, one: list[int], other: list[int]) -> bool:
        """Whether players of these tables have changed places."""
        has_changed = False
        for place in range(len(one)):
            for there in range(len(other)):
                here, guest = one[place], other[there]
                now = self.with_all(here, one) + self.with_all(guest, other)
                both = self.between[here][guest]
                if self.with_all(guest, one) + self.with_all(here, other) - 2 * both < now:
                    one[place], other[there] = guest, here
                    has_changed = True
        return has_changed

    def with_all(self, player: int, table: list[int]) -> int:
        between = self.between[player]
        return sum([between[other] for other in table])

    def cost(self, tables: list[list[int]]) -> int:
        return sum([self.with_all(player, table) for table in tables for player in table]) // 2
