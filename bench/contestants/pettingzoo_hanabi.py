"""PettingZoo's hanabi, two seats: a whole card game, and the only classic one that needs no pygame."""

from random import Random
from typing import Any

from pettingzoo.classic import hanabi_v5  # type: ignore[import-not-found]

from bench.contestants.stopwatch import measure

ENV = hanabi_v5.env()
random = Random(1).random


def deal(seed: int) -> Any:
    ENV.reset(seed=seed)
    return ENV


def play(env: Any, _most: int) -> int:
    decisions = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        options = observation["action_mask"].nonzero()[0]
        env.step(int(options[int(random() * len(options))]))
        decisions += 1
    return decisions


measure(deal, play)
