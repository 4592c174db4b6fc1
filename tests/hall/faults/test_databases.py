"""A database that goes away, and two halls that share one; `make soak ARGS=hall` does more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.faults.databases import freeze, halls, race, restart_database, restart_in_turn, take_over
from tests.hall.faults.killing import Talkative
from tests.hall.postgres import PostgresServer
from tests.hall.serving import Message, Serving, until
from wyrmhall.hall.store.backup import open_store


def test_a_database_that_crashes_loses_nothing(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 1) as (hall,):
        outcome = asyncio.run(restart_database(hall, server, database, times=2, tables=10))
    assert not outcome.wrongs


def test_two_halls_race_at_the_same_tables(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2, kind=Talkative) as opened:
        outcome = asyncio.run(race(opened, database, commands=1_000, tables=2))
    assert not outcome.wrongs
    assert outcome.notes["races_lost"] > 0


def test_a_hall_that_stands_still_for_a_while_goes_on(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2) as opened:
        outcome = asyncio.run(freeze(opened, database, times=2, seconds=1, tables=4))
    assert not outcome.wrongs


def test_halls_are_closed_and_opened_in_turn(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2) as opened:
        outcome = asyncio.run(restart_in_turn(opened, database, times=2, tables=6))
    assert not outcome.wrongs


def test_the_bots_of_a_killed_hall_go_on_at_the_other(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2) as opened:
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


def test_a_forgotten_table_is_closed_once_however_many_halls_there_are(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2, "--gathering-hours", "0.001") as (first, second):
        ada = first.person("Ada")
        forgotten = [ada.open_table()["table"] for _ in range(10)]
        with ada.join(ada.open_table()["table"]) as talk, second.watch(forgotten[0]) as watcher:
            until(lambda: {status(second, table) for table in forgotten[1:]} == {"aborted"}, "they are closed")
            assert talk.do("ping")["is"] == watcher.do("ping")["is"] == "pong"
            assert [status(second, table) for table in (talk.table, forgotten[0])] == ["gathering"] * 2
    with open_store(database, tmp_path) as store:
        for table in forgotten[1:]:
            assert [b"aborted" in row.body for row in store.read(table)].count(True) == 1


def status(hall: Serving, table: str) -> str:
    return str(hall.ask("GET", f"/api/tables/{table}").json()["status"])
