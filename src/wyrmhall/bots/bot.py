"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import ClassVar

from wyrmhall.kernel.chance import Seed, swift
from wyrmhall.kernel.imagine import imagine
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import View

TIME_LIMIT = 0.05  # seconds for a decision


class Deadline:
    """How long a bot may think; it must have an answer ready whenever the time is up."""

    def __init__(self, seconds: float = TIME_LIMIT) -> None:
        self.end = perf_counter() + seconds  # infinite where the same seed must give the same games

    def is_over(self) -> bool:
        return perf_counter() >= self.end


class Worlds:
    """Worlds in which a seat's view would be just what it is: whatever a bot imagines, it imagines from the view."""

    def __init__(self, view: View, seed: Seed) -> None:
        self.view = view
        self.chance = swift(seed)

    def sample(self) -> State:
        return imagine(self.view, self.chance)


class Bot(ABC):
    """Chooses for one seat."""

    word: ClassVar[str] = ""  # what people call it, if not by its level
    meaning: ClassVar[str] = ""  # how it plays, in a few words

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.chance = swift(seed)

    def glance(self, view: View) -> Option:
        """What it plays where there is no time to think: never just what stands first."""
        return view.options[self.chance.below(len(view.options))]

    @abstractmethod
    def choose(self, view: View, deadline: Deadline) -> Option:
        """One of the view's options, before the deadline."""
