"""Drafts: whose turn it is to take something."""

from __future__ import annotations


def snake(first: int, seats: int, picks: int) -> int:
    """The seat that picks when so many picks are made: clockwise from the first, then back, then clockwise again."""
    lap, turn = divmod(picks, seats)
    away = turn if lap % 2 == 0 else seats - 1 - turn
    return (first + away) % seats
