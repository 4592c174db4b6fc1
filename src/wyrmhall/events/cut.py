"""EV-7 The top cut: the first 2, 4 or 8 of the standings in a fixed bracket."""

from __future__ import annotations

from typing import Final

from wyrmhall.events.event import Event
from wyrmhall.events.rounds import Match, Round
from wyrmhall.events.standings import standings

# Places of the standings as they meet: neighbours first, then the winners of neighbours.
BRACKETS: Final = {2: (1, 2), 4: (1, 4, 2, 3), 8: (1, 8, 4, 5, 2, 7, 3, 6)}


def cut_matches(event: Event) -> tuple[tuple[int, ...], ...]:
    """The next round of the cut, in the order of the bracket; nothing when it has a winner."""
    slots = next_slots(event)
    return tuple([tuple([player for player in slots[at : at + 2] if player]) for at in range(0, len(slots), 2)]
                 if len(slots) > 1 else [])  # fmt: skip


def next_slots(event: Event) -> list[int]:
    """Who is still in, by places of the bracket; 0 where nobody is."""
    played = [each for each in event.rounds if each.stage == "cut"]
    if not played:
        active = set(event.active())
        ranked = [line.player for line in standings(event) if line.player in active]
        return [ranked[place - 1] if place <= len(ranked) else 0 for place in BRACKETS[event.plan.cut]]
    return [winner(event, played[-1], match) for match in played[-1].matches]


def winner(event: Event, round: Round, match: Match) -> int:
    """Who goes on; nobody where both were absent."""
    result = event.result(round, match)
    if result is None or set(match.players) <= set(result.absent):
        return 0
    if match.is_bye():
        return match.players[0]
    return match.players[result.won.index(max(result.won))]


def cut_is_over(event: Event) -> bool:
    return event.is_in_cut() and not event.open_matches() and len(next_slots(event)) < 2


def placed(event: Event) -> tuple[int, ...]:
    """The players in their final order: who went further in the cut before, then as they stand (EV-3)."""
    stand = [line.player for line in standings(event)]
    reached: dict[int, int] = {}
    for depth, each in enumerate([each for each in event.rounds if each.stage == "cut"], 1):
        for match in each.matches:
            for player in match.players:
                reached[player] = 2 * depth + (winner(event, each, match) == player)
    return tuple(sorted(stand, key=lambda player: -reached.get(player, 0)))
