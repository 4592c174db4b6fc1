"""What the laws are tried on: every game there is, in every variant and number of seats, with house options by lot."""

from __future__ import annotations

from tests.toy.decks import DECKS
from tests.toy.echoes import ECHOES
from tests.toy.relay import RELAY
from wyrmhall.drafts.game import DraftGame
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.lots import with_house_options as with_house_options

TOYS = (RELAY, DECKS, ECHOES)
OPEN = ("rare-draft",)  # nothing is hidden there, so no world could be another one: tests/drafts tries the laws on it


def every_game() -> list[Game]:
    """All that are installed, and those of the tests."""
    return [*[game(name) for name in game_names() if name not in [toy.name for toy in TOYS]], *TOYS]


def dealt_games() -> list[Game]:
    return [each for each in every_game() if not isinstance(each, DraftGame) and each.name not in OPEN]


def every_table() -> list[Setup]:
    """Each game in each variant with each number of seats, by the rulings; without drafts, which take far longer."""
    return [table for each in dealt_games() for table in tables_of(each)]


def draft_tables() -> list[Setup]:
    """Each draft likewise: what holds for every game is tried on them with fewer moments of each."""
    return [table for each in every_game() if isinstance(each, DraftGame) for table in tables_of(each)]


def tables_of(each: Game) -> list[Setup]:
    return [each.set_up(seats, variant) for variant in each.seats for seats in each.seats[variant]]


def every_table_and_draft() -> list[Setup]:
    """The same, and once more where cards can be drafted instead of dealt."""
    drafted = [
        table.game.set_up(table.seats, table.variant, {"distribution": "draft"})
        for table in every_table()
        for option in table.game.house
        if option.name == "distribution" and table.variant in option.variants
    ]
    return every_table() + drafted


def name_of(setup: Setup) -> str:
    drafted = "-drafted" if setup.house.get("distribution") == "draft" else ""
    return f"{setup.game.name}-{setup.variant}-{setup.seats}{drafted}"
