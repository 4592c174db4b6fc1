"""DBS-29 Round robin: everybody meets everybody once."""

from __future__ import annotations

from itertools import combinations

from wyrmhall.events.event import Event
from wyrmhall.events.lots import in_lot_order

PHANTOM = 0  # whoever would meet it has a bye (DBS-A20)


def circle(players: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    """All rounds: one player stays, the others move on by one place; with odd numbers each has one bye (DBS-A20)."""
    ring = players if len(players) % 2 == 0 else [*players, PHANTOM]
    rounds = []
    for turn in range(len(ring) - 1):
        moved = [ring[0], *ring[1:][-turn:], *ring[1:][:-turn]] if turn else ring
        pairs = [(moved[at], moved[-1 - at]) for at in range(len(ring) // 2)]
        rounds.append(tuple([pair_of(pair) for pair in pairs]))
    return [tuple(sorted(matches, key=byes_last)) for matches in rounds]


def pair_of(pair: tuple[int, int]) -> tuple[int, ...]:
    return tuple([player for player in pair if player != PHANTOM])


def byes_last(match: tuple[int, ...]) -> bool:
    return len(match) == 1


def round_robin_matches(event: Event) -> tuple[tuple[int, ...], ...]:
    """The next round; nothing when everybody has met everybody.

    The circle is that of the players who were there at the beginning.  Who drops stays in it, for his matches are lost
    and not left out (DBS-A20).  What it does not cover, late entries and repaired pairings, comes after it.
    """
    number = len(event.rounds) + 1
    first = starters(event)
    met, unmet = met_pairs(event), unmet_pairs(event)
    rounds = circle(in_lot_order(event.plan, "circle", first))
    if not unmet:
        return ()
    if number <= len(rounds) and not met & {frozenset(match) for match in rounds[number - 1]}:
        return rounds[number - 1]
    return unmet_matches(event, unmet)


def starters(event: Event) -> list[int]:
    """Who is in the circle: those of the first round, or, before it, who is there."""
    if event.rounds:
        return sorted({player for match in event.rounds[0].matches for player in match.players})
    return list(event.active())


def everybody(event: Event) -> list[int]:
    """All who have ever been here, for a match against who has dropped is won (DBS-A20); nobody who left at once."""
    played = set(starters(event))
    return sorted(played | set(event.active()) | {player for player in event.gone() if event.matches_of(player)})


def met_pairs(event: Event) -> set[frozenset[int]]:
    return {frozenset(match.players) for each in event.rounds for match in each.matches if len(match.players) == 2}


def unmet_pairs(event: Event) -> set[frozenset[int]]:
    """Pairs that have no match yet; between two who have dropped there is none to come."""
    pairs = {frozenset(pair) for pair in combinations(everybody(event), 2)} - met_pairs(event)
    return {pair for pair in pairs if not pair <= event.gone()}


def unmet_matches(event: Event, unmet: set[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    """As many of them as can be played at once, those first who have the most left."""
    from rustworkx import PyGraph, max_weight_matching  # only where a round is paired: most commands need none

    players = in_lot_order(event.plan, "circle", everybody(event))
    left = {player: sum([player in pair for pair in unmet]) for player in players}
    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(players)
    for one, other in combinations(range(len(players)), 2):
        if frozenset((players[one], players[other])) in unmet:
            graph.add_edge(one, other, left[players[one]] + left[players[other]])
    chosen = [tuple(sorted(pair)) for pair in max_weight_matching(graph, max_cardinality=True, weight_fn=int)]
    matches = [tuple([players[at] for at in pair]) for pair in sorted(chosen)]
    paired = {player for match in matches for player in match}
    return (*matches, *[(player,) for player in players if player not in paired and player in event.active()])


def rounds_left(event: Event) -> int:
    """How many rounds the circle has; late entries add to them."""
    return len(circle(starters(event))) if starters(event) else 0
