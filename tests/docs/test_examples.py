"""The games of docs/examples/ keep the laws that all games keep, and their records hold."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.laws.samples import name_of
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.record import Record
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.laws import twins
from wyrmhall.lab.laws.law import WENT_APART, Depth, Tally

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.py"))
GAMES = [thing for example in EXAMPLES for thing in runpy.run_path(str(example)).values() if isinstance(thing, Game)]
TABLES = [game.set_up(seats, variant) for game in GAMES for variant, numbers in game.seats.items() for seats in numbers]


def test_there_are_examples() -> None:
    assert "high-dragon" in [game.name for game in GAMES]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_an_example_keeps_all_laws(table: Setup) -> None:
    tally = Tally()
    for number in range(30):
        tally += twins.check_game(table, f"example/{number}", Depth(forks=3, deals=3))
    assert tally.refusals > 100
    assert tally.pairs > 100
    assert tally.remembered > 0
    assert not tally.ends[WENT_APART]


@pytest.mark.parametrize(
    ("game", "record"),
    [pytest.param(game, record, id=record.title()) for game in GAMES for record in records_of(game)],
)
def test_the_record_of_an_example_holds(game: Game, record: Record) -> None:
    failure = Replay(record, record.set_up(game, str(game.folder / "records"))).play()
    assert failure is None, str(failure)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_example_has_records(game: Game) -> None:
    assert records_of(game)
