"""A game of Wyrmhall: `wyrmhall_game GAME SEATS VARIANT SECONDS`; compiled or plain, as PYTHONPATH says."""

import sys
from random import Random
from typing import Any

from bench.contestants.stopwatch import measure
from wyrmhall import game, take

NAME, SEATS, VARIANT = sys.argv[1], int(sys.argv[2]), sys.argv[3]
RULES = game(NAME)
random = Random(1).random


def deal(seed: int) -> Any:
    return RULES.start(seats=SEATS, seed=seed, variant=VARIANT)


def play(state: Any, most: int) -> int:
    decisions = 0
    while decisions < most and (waiting := state.waiting):
        decision = waiting[0]
        options = decision.options(state)
        take(state, decision, options[int(random() * len(options))])
        decisions += 1
    return decisions


def is_compiled() -> bool | None:
    """Judged by the files that kernel and rules were loaded from; None if they differ."""
    modules = [sys.modules[thing.__module__] for thing in (take, type(deal(0)))]
    compiled = {not str(module.__file__).endswith(".py") for module in modules}
    return compiled.pop() if len(compiled) == 1 else None


measure(deal, play, copier=lambda state: state.copy, compiled=is_compiled())
