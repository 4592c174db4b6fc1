"""Every record that comes with a game holds: one test for each, named as the record is."""

from __future__ import annotations

import pytest

from tests.laws.samples import every_game
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.clauses import clauses_of, records_of
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.record import Record

GAMES = every_game()
RECORDS = [pytest.param(game, record, id=f"{game.name}: {record.title()}")
           for game in GAMES for record in records_of(game)]  # fmt: skip


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_the_record_holds(game: Game, record: Record) -> None:
    failure = Replay(record, record.set_up(game, str(game.folder / "records"))).play()
    assert failure is None, str(failure)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_have_names_of_their_own_and_show_clauses_that_exist(game: Game) -> None:
    records, clauses = records_of(game), clauses_of(game)
    names = [record.tags.get("Name") for record in records]
    assert None not in names
    assert len(set(names)) == len(names) > 0
    for record in records:
        assert record.shows()
        assert set(record.shows()) <= set(clauses), record.title()
