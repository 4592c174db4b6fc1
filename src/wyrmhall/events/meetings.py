"""Who has been paired with whom, whether the match has a result or not."""

from __future__ import annotations

from collections import Counter

from wyrmhall.events.event import Event


def times_met(event: Event, player: int) -> Counter[int]:
    """With whom, and how often."""
    return Counter([rival for _, match in event.matches_of(player) for rival in match.rivals(player)])


def byes_of(event: Event, player: int) -> int:
    return sum([match.is_bye() for _, match in event.matches_of(player)])
