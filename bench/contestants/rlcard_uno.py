"""RLCard's uno, two seats: `rlcard_uno LAYER SECONDS`.

The layer `env` is what RLCard's users play with; it makes an observation for each decision. `rules` is the
game below it, which makes a dictionary of the table instead.
"""

import sys
from random import Random
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.contestants.stopwatch import measure

LAYER = sys.argv[1]
ENV = rlcard.make("uno", config={"seed": 1})
random = Random(1).random


def deal(_seed: int) -> Any:
    return ENV.reset()[0]


def play(state: Any, _most: int) -> int:
    decisions = 0
    while not ENV.is_over():
        options = list(state["legal_actions"])
        state, _ = ENV.step(options[int(random() * len(options))])
        decisions += 1
    return decisions


def deal_rules(_seed: int) -> Any:
    ENV.game.init_game()
    return ENV.game


def play_rules(game: Any, _most: int) -> int:
    decisions = 0
    while not game.is_over():
        options = game.get_legal_actions()
        game.step(options[int(random() * len(options))])
        decisions += 1
    return decisions


measure(*{"env": (deal, play), "rules": (deal_rules, play_rules)}[LAYER])
