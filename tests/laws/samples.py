"""What the laws are tried on: every game there is, in every variant and number of seats, with house options by lot."""

from __future__ import annotations

from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import LETTERS, Flag, HouseOption, Number, Numbers, OneOf, SeatOrRandom, Setup

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


def with_house_options(setup: Setup, seed: str) -> Setup:
    """The same table with other house options, as far as the game can be played with them."""
    lot = swift(seed)
    for _ in range(20):
        chosen = {option.name: value(option, setup.seats, lot) for option in setup.game.house if lot.below(2)}
        house = {name: text for name, text in chosen.items() if text}
        try:
            return setup.game.set_up(setup.seats, setup.variant, house)
        except BadSetup:
            continue
    return setup


def value(option: HouseOption, seats: int, lot: Chance) -> str:
    """Some value of the option, as a record writes it; nothing where its kind is not known here."""
    if isinstance(option, Flag):
        return ("true", "false")[lot.below(2)]
    if isinstance(option, OneOf):
        return option.words[lot.below(len(option.words))]
    if isinstance(option, SeatOrRandom):
        return LETTERS[lot.below(seats)]
    if isinstance(option, Number):
        return str(option.least + lot.below(option.most - option.least + 1))
    if isinstance(option, Numbers):
        return f"{lot.below(4)}:{lot.below(12)},{4 + lot.below(4)}:{lot.below(12)}"
    return ""
