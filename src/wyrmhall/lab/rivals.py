"""Every ready deck against every other one, in the hands of the same bot: is any of them too strong or too weak?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from wyrmhall.kernel.errors import BadSetup
from wyrmhall.lab.simulate import Plan, simulate


@dataclass(frozen=True)
class Meeting:
    """How two decks did against each other; what no game decided counts half for each."""

    decks: tuple[str, str]
    won: float  # games that the first of them won
    games: int


def pairs(plan: Plan) -> list[tuple[str, str]]:
    """Who meets whom; raises BadSetup where a game has no two ready decks."""
    setup = plan.set_up()
    names = list(setup.game.ready_lists(setup))
    if len(names) < 2 or setup.seats != 2:
        raise BadSetup(f"{setup.game.name} has no two ready decks that meet at a table of two")
    return list(combinations(names, 2))


def meetings(plan: Plan, games: int, workers: int | None = None) -> Iterator[Meeting]:
    """Each pair plays so many games; the bots of the plan hold the decks, changing seats from game to game."""
    setup = plan.set_up()
    ready = setup.game.ready_lists(setup)
    for one, other in pairs(plan):
        each = replace(plan, seed=f"{plan.seed}/{one}/{other}", lists=(ready[one], ready[other]))
        won = sum(outcome.shares[0] if sum(outcome.shares) else 0.5 for outcome in simulate(each, games, workers))
        yield Meeting((one, other), won, games)


def share_of(deck: str, found: Sequence[Meeting]) -> float:
    """The share of all its games that a deck has won."""
    own = [each for each in found if deck in each.decks]
    won = sum(each.won if each.decks[0] == deck else each.games - each.won for each in own)
    return won / sum(each.games for each in own)
