"""EV-2 Swiss pairing: the best of all pairings, found by a matching of least weight."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from wyrmhall.events.event import Event
from wyrmhall.events.lots import in_lot_order, lot
from wyrmhall.events.meetings import byes_of, times_met
from wyrmhall.events.standings import Records, records

NOBODY = 0  # whoever is paired with it has a bye
LOT_BITS = 40  # of each pair: two best pairings that share a lot are as good as impossible


def swiss_matches(event: Event) -> tuple[tuple[int, ...], ...]:
    """The matches of the next round, the players with the most points first, the bye last."""
    round = len(event.rounds) + 1
    found = records(event)
    players = in_lot_order(event.plan, "pairing", event.active(), round)
    if len(players) < 2:
        return tuple([(player,) for player in players])
    partners = best_pairs(event, found, players, round)
    points = {player: found[player].points() for player in players}
    matches = [tuple(sorted(pair, key=lambda player: (-points[player], players.index(player)))) for pair in partners]
    return tuple(sorted(matches, key=lambda match: (
        len(match) == 1, -max(points[player] for player in match), -min(points[player] for player in match),
        players.index(match[0]))))  # fmt: skip


def best_pairs(event: Event, found: Records, players: list[int], round: int) -> list[tuple[int, ...]]:
    from rustworkx import PyGraph, max_weight_matching  # only where a round is paired: most commands need none

    weigh = Weights(event, found, players, round)
    nodes = players if len(players) % 2 == 0 else [*players, NOBODY]
    costs = {(a, b): weigh.cost(nodes[a], nodes[b]) for a in range(len(nodes)) for b in range(a + 1, len(nodes))}
    most = max(costs.values()) + 1
    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(nodes)
    graph.add_edges_from([(a, b, most - cost) for (a, b), cost in costs.items()])
    pairs = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [tuple([nodes[at] for at in pair if nodes[at] != NOBODY]) for pair in pairs]


class Weights:
    """What is bad about a pair, as one whole number: each clause weighs more than all that follow it together."""

    def __init__(self, event: Event, found: Records, players: list[int], round: int) -> None:
        self.plan, self.round = event.plan, round
        self.byes = {player: byes_of(event, player) for player in players}
        self.all_had_one = min(self.byes.values()) > 0
        self.met = {player: times_met(event, player) for player in players}
        points = {player: found[player].points() for player in players}
        scale = lcm(*[score.denominator for score in points.values()])
        self.points = {player: int(score * scale) for player, score in points.items()}
        self.lowest = min(self.points.values())
        widest = max(self.points.values()) - self.lowest
        most_met = max([met.total() for met in self.met.values()] + [round])
        pairs = len(players)  # more than there can be
        # The largest sum that each clause can come to, and so the weight of the one before it.
        self.again = pairs << LOT_BITS
        self.squares = self.again * (pairs * most_met + 1)
        self.rematch = self.squares * (pairs * widest * widest + 1)
        self.second_bye = self.rematch * (pairs + 1)

    def cost(self, one: int, other: int) -> int:
        if NOBODY in (one, other):
            return self.cost_of_bye(one or other)
        meetings = self.met[one][other]
        apart = self.points[one] - self.points[other]
        return (
            self.rematch * (meetings > 0)  # EV-2 as few rematches as possible
            + self.squares * apart * apart  # EV-2 then the sum of the squared differences
            + self.again * meetings  # who must meet again should not meet the same one again
            + self.lot(one, other)
        )

    def cost_of_bye(self, player: int) -> int:
        apart = self.points[player] - self.lowest  # EV-2 a bye is a difference to the lowest score
        return (
            self.second_bye * (self.byes[player] > 0 and not self.all_had_one)  # EV-2 nobody has a second bye
            + self.squares * apart * apart
            + self.again * self.byes[player]
            + self.lot(player, NOBODY)
        )

    def lot(self, one: int, other: int) -> int:
        """What is equal otherwise is decided by the seed."""
        return lot(self.plan, "pair", self.round, min(one, other), max(one, other)) >> (256 - LOT_BITS)


def spread(points: dict[int, Fraction], matches: tuple[tuple[int, ...], ...]) -> Fraction:
    """EV-2 The sum of the squared differences of a round."""
    lowest = min(points.values())
    apart = [points[match[0]] - (points[match[1]] if len(match) > 1 else lowest) for match in matches]
    return sum([difference * difference for difference in apart], Fraction(0))
