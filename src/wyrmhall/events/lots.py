"""Lots: what is left open by points is decided by the seed of the plan, so that anybody can check it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from wyrmhall.events.plan import Plan


def lot(plan: Plan, purpose: str, *numbers: int) -> int:
    """A number of 256 bits that nobody foresees who does not know the seed, and everybody finds who does.

    The lot of a player does not depend on who else plays: a late entry changes no other.
    """
    text = " ".join([plan.seed, purpose, *[str(number) for number in numbers]])
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def in_lot_order(plan: Plan, purpose: str, players: Iterable[int], round: int = 0) -> list[int]:
    return sorted(players, key=lambda player: lot(plan, purpose, round, player))
