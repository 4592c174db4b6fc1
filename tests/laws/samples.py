"""What the laws are tried on: every game there is, in every variant and number of seats, with house options by lot."""

from __future__ import annotations

from tests.toy.relay import RELAY
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.lots import with_house_options as with_house_options

TOYS = (RELAY,)


def every_game() -> list[Game]:
    """All that are installed, and those of the tests."""
    return [*[game(name) for name in game_names() if name not in [toy.name for toy in TOYS]], *TOYS]


def every_table() -> list[Setup]:
    """Each game in each variant with each number of seats, by the rulings."""
    return [
        each.set_up(seats, variant) for each in every_game() for variant in each.seats for seats in each.seats[variant]
    ]


def name_of(setup: Setup) -> str:
    return f"{setup.game.name}-{setup.variant}-{setup.seats}"
