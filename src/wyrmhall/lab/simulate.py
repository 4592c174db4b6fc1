"""Games between bots, as many as wanted, on all cores; the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from math import inf
from time import perf_counter

from wyrmhall.bots import Bot, bot
from wyrmhall.bots.bot import Deadline
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.course import Course
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import look
from wyrmhall.lab.cores import on_all_cores


@dataclass(frozen=True)
class Plan:
    """Which games: a bot for each seat; they change seats from game to game."""

    game: str
    bots: tuple[str, ...]
    seed: str
    variant: str | None = None
    house: dict[str, str] = field(default_factory=dict)
    cards: str | None = None
    lists: tuple[tuple[int, ...] | None, ...] = ()  # what each bot brings; nothing: all bring the usual list

    def set_up(self) -> Setup:
        return game(self.game).set_up(len(self.bots), self.variant, self.house, self.cards)


@dataclass(frozen=True)
class Outcome:
    """One game: the share of the win and the score of each bot of the plan, in the plan's order."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    choices: int
    slowest: float  # seconds that the slowest decision of a bot took


def play_one(plan: Plan, number: int) -> Outcome:
    """The game of this number of the plan."""
    setup = plan.set_up()
    n = setup.seats
    bots: list[Bot] = [bot(level, f"{plan.seed}/{number}/{place}") for place, level in enumerate(plan.bots)]
    seat_of = [(place + number) % n for place in range(n)]
    by_seat = {seat: bots[place] for place, seat in enumerate(seat_of)}
    slowest = 0.0
    with Course(setup, f"{plan.seed}/{number}") as course:
        brought = [plan.lists[seat_of.index(seat)] for seat in range(n)] if plan.lists else None
        s = setup.game.start_from(setup, swift(course.seed), None, brought)
        while course.goes_on(s):
            seat = s.waiting[0].seat
            began = perf_counter()
            option = by_seat[seat].choose(look(s, seat), Deadline(inf))
            slowest = max(slowest, perf_counter() - began)
            choose(s, seat, option)
    scores = tuple(getattr(s, "scores", (0,) * n))
    teams = s.teams()
    share = 1 / len({teams[seat] for seat in s.winners}) if s.winners else 0.0  # who wins together shares with nobody
    return Outcome(
        tuple(share if seat in s.winners else 0.0 for seat in seat_of),
        tuple(scores[seat] for seat in seat_of),
        course.choices,
        slowest,
    )


def simulate(plan: Plan, games: int, workers: int | None = None) -> Iterator[Outcome]:
    """The outcomes of so many games, in their order."""
    plan.set_up()  # what is wrong with it is said here, not in a worker
    for level in plan.bots:
        bot(level, 0)
    yield from on_all_cores(partial(play_one, plan), games, workers)


__all__ = ["Outcome", "Plan", "play_one", "simulate"]
