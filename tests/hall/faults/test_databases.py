"""A database that goes away, and two halls that share one; `make soak ARGS=hall` does more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.faults.databases import freeze, halls, race, restart_database, restart_in_turn, take_over
from tests.hall.postgres import PostgresServer
from tests.hall.serving import Message


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


def who_is_here(shown: Message) -> list[bool]:
    return [seat["is_here"] for seat in shown["table"]["seats"]]


def test_each_of_two_halls_shows_who_is_connected_to_the_other(server: PostgresServer, tmp_path: Path) -> None:
    with halls(tmp_path, server.new_database(), 2) as (first, second):
        ada, bea = first.person("Ada"), second.person("Bea")
        table = ada.open_table(seats=3)["table"]
        bea.sit(table)
        with ada.join(table) as at_first:
            assert at_first.see(lambda shown: shown["you"] == 0 and not who_is_here(shown)[1])
            at_second = bea.join(table)
            for talk in (at_first, at_second):
                talk.see(lambda shown: who_is_here(shown) == [True, True, False])
            at_second.socket.close()
            at_first.see(lambda shown: who_is_here(shown) == [True, False, False])
            at_second = bea.join(table)
            at_first.see(lambda shown: who_is_here(shown) == [True, True, False])
            second.kill()  # and so cannot say that Bea has gone with it
            at_first.see(lambda shown: who_is_here(shown) == [True, False, False])
            second.start()
            with bea.join(table) as at_second:
                at_second.see(lambda shown: who_is_here(shown) == [True, True, False])
                at_first.see(lambda shown: who_is_here(shown) == [True, True, False])
