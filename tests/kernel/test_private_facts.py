"""A private fact is what a seat remembers: its owner sees it, others do not, and nobody is told that it differs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.data import from_data, to_data, view_from_data, view_to_data
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.view import SPECTATOR, look
from wyrmhall.kernel.zone import KINDS_BY_SEAT, NOBODY, NUMBER, OWNER, SHARED, Fact, Zone


class Memory(State):
    facts = (Fact("memory", KINDS_BY_SEAT, audience=OWNER),)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (Zone("pile", "pile", SHARED, NOBODY),), chance)
        self.pile: tuple[int, ...] = (0, 1, 2)
        self.memory: tuple[int, ...] = (0,) * setup.seats


class MemoryGame(Game):
    name = "memory"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"only": (2,)}
    facts = Memory.facts
    folder = Path(__file__).parent

    def book(self, table: CardTable) -> Book:
        return Book(table, ("x", "y", "z"), (0, 1, 2), (Option(0, "go"),))

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Memory(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        raise NotImplementedError

    def longest(self, setup: Setup) -> int:
        return 0


def remembering(first: int, second: int) -> Memory:
    setup = MemoryGame().set_up(2, cards=CardTable("none", ""))
    s = Memory(setup, swift(1))
    s.memory = (first, second)
    return s


def test_only_the_owner_sees_it() -> None:
    s = remembering(0b011, 0b100)
    assert look(s, 0).facts["memory"] == (0b011, None)
    assert look(s, 1).facts["memory"] == (None, 0b100)
    assert look(s, SPECTATOR).facts["memory"] == (None, None)
    assert look(s, 0) == look(remembering(0b011, 0b111), 0)


def test_imagined_worlds_keep_ones_own_memory_and_forget_the_others() -> None:
    s = remembering(0b011, 0b100)
    world = redeal(s, 0, swift(2))
    assert world.memory == (0b011, 0)
    assert look(world, 0) == look(s, 0)


def test_it_travels_and_is_stored() -> None:
    s = remembering(0b011, 0b100)
    view = look(s, 1)
    data = json.loads(json.dumps(view_to_data(view)))
    assert data["facts"]["memory"] == [None, ["z"]]
    assert view_from_data(s.setup, data) == view
    back = from_data(s.setup, json.loads(json.dumps(to_data(s))))
    assert isinstance(back, Memory)
    assert back.memory == s.memory


def test_only_what_is_told_seat_by_seat_can_be_private() -> None:
    with pytest.raises(ValueError, match="seat by seat"):
        Fact("round", NUMBER, audience=OWNER)
