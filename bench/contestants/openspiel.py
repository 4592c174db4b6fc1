"""OpenSpiel, games written in C++: `openspiel GAME LOOP SECONDS`.

The loop `usual` is the one of OpenSpiel's documentation and right for all its games. `tuned` is the fastest
that we found: methods are looked up once a game, and nothing is asked that these games answer in the same
way every time (no chance after the deal; without options the game is over).
"""

import sys
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.contestants.stopwatch import measure

NAME, LOOP = sys.argv[1], sys.argv[2]
GAME = pyspiel.load_game(NAME)
random = Random(1).random


def deal(_seed: int) -> Any:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        # All outcomes are equally likely in these games (see check), so the cheapest draw is right.
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    return state


def play(state: Any, most: int) -> int:
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            decisions += 1
    return decisions


def tuned_deal(_seed: int) -> Any:
    state = GAME.new_initial_state()
    is_chance_node, chance_outcomes, apply_action = state.is_chance_node, state.chance_outcomes, state.apply_action
    while is_chance_node():
        outcomes = chance_outcomes()
        apply_action(outcomes[int(random() * len(outcomes))][0])
    return state


def tuned_play(state: Any, most: int) -> int:
    decisions = 0
    legal_actions, apply_action = state.legal_actions, state.apply_action
    while decisions < most and (options := legal_actions()):
        apply_action(options[int(random() * len(options))])
        decisions += 1
    return decisions


def check() -> None:
    """What the loops above rely on, tried on one game."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert all(abs(p * len(outcomes) - 1) < 1e-9 for _, p in outcomes), f"{NAME}: chance is not even"
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    tuned_play(state, sys.maxsize)
    assert state.is_terminal(), f"{NAME}: there is chance after the deal"


check()
measure(*{"usual": (deal, play), "tuned": (tuned_deal, tuned_play)}[LOOP], copier=lambda state: state.clone)
