"""Laws about many games: how often something may be so."""

from __future__ import annotations

from math import sqrt

from wyrmhall.lab.laws.law import EXPLAINED, PARTED, SPREAD, UNGUESSED, WENT_APART, Broken, Law, Tally


def broken_shares(tally: Tally) -> list[Broken]:
    """The laws that so many games have broken as a whole."""
    hits = tally.placed_by_lot + 0.1 * (tally.placed - tally.placed_by_lot)
    unexplained = tally.refusals - tally.explained
    judged = [
        judge(EXPLAINED, unexplained, 0.1 * tally.refusals, tally.refusals, "refusals name no clause"),
        judge(PARTED, tally.ends[WENT_APART], 0.4 * tally.forks, tally.forks, "pairs of worlds went apart"),
        judge(SPREAD, tally.placed_truly, hits, tally.placed, "cards lie as in truth"),
        judge(UNGUESSED, tally.guessed_truly, 0.25 * tally.guessed, tally.guessed, "lists are the true ones"),
    ]
    return [broken for broken in judged if broken is not None]


def judge(law: Law, found: int, most: float, of: int, what: str) -> Broken | None:
    """Whether it is found too often, with three standard deviations allowed for bad luck in few games."""
    if found <= most + 3 * sqrt(of / 4):
        return None
    return Broken(law, f"{found} of {of} {what}; {most:.0f} are the most")
