"""A database that goes away, and two halls that share one; `make soak ARGS=hall` does more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.faults.databases import freeze, halls, race, restart_database, restart_in_turn, take_over
from tests.hall.postgres import PostgresServer


def test_a_database_that_crashes_loses_nothing(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 1) as (hall,):
        outcome = asyncio.run(restart_database(hall, server, database, times=2, tables=10))
    assert not outcome.wrongs


def test_two_halls_race_at_the_same_tables(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2) as opened:
        outcome = asyncio.run(race(opened, database, commands=1_000, tables=2))
        assert not outcome.wrongs
        assert outcome.notes["races_lost"] > 0
        outcome = asyncio.run(freeze(opened, database, times=2, seconds=1, tables=4))
        assert not outcome.wrongs
        outcome = asyncio.run(restart_in_turn(opened, database, times=2, tables=6))
        assert not outcome.wrongs
        outcome = asyncio.run(take_over(opened, database))
        assert not outcome.wrongs
