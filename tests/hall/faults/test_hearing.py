"""Two halls on one database, and a third party that shouts junk at them, or makes one of them deaf."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path

import psycopg

from tests.hall.faults.databases import halls
from tests.hall.postgres import PostgresServer
from tests.hall.serving import Serving, until

JUNK = ("", "junk", "a b", "{table} x other", "{table} here:7,63 other", "{table} here:x other", "{table} 999999 other")


def has_counted(hall: Serving, junk: int) -> bool:
    return hall.metric("wyrmhall_news_junk_total") == junk


def test_junk_between_halls_hurts_nobody(server: PostgresServer, tmp_path: Path) -> None:
    database = server.new_database()
    with halls(tmp_path, database, 2) as (first, second), psycopg.connect(database, autocommit=True) as connection:
        ada, bea = first.person("Ada"), second.person("Bea")
        table = ada.open_table(seats=2)["table"]
        with ada.join(table) as at_first:
            bea.sit(table)
            with bea.join(table) as at_second:
                for junk in JUNK:
                    connection.execute("SELECT pg_notify('wyrmhall', %s)", (junk.format(table=table),))
                for hall in (first, second):
                    until(partial(has_counted, hall, 5), "the junk is counted")
                at_first.do("start")
                at_second.see(lambda shown: shown["table"]["status"] == "shuffling")
                at_first.do("add", value="1" * 64)
                at_second.do("add", value="2" * 64)
                for talk in (at_first, at_second):
                    assert talk.see(lambda shown: shown["table"]["status"] == "playing")
        for hall in (first, second):
            assert hall.ask("GET", "/healthz").text == "ok\n"
            assert hall.metric("wyrmhall_hears") == 1
            assert "ERROR" not in hall.output()


def test_a_deaf_hall_says_so_and_recovers(server: PostgresServer, tmp_path: Path) -> None:
    database, frozen = server.new_database(), set[int]()
    with halls(tmp_path, database, 1) as (hall,), psycopg.connect(database, autocommit=True) as connection:

        def is_deaf() -> bool:
            """Freeze whatever would tell it news: to the hall, its connection looks as good as ever."""
            query = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()"
            for (pid,) in connection.execute(query).fetchall():
                frozen.add(pid)
                os.kill(pid, signal.SIGSTOP)
            answer = hall.ask("GET", "/healthz")
            return answer.status_code == 503 and answer.json()["code"] == "deaf"

        try:
            until(lambda: is_deaf() and hall.metric("wyrmhall_hears") == 0, "the hall says that it is deaf")
            until(hall.is_healthy, "it hears again, by another connection")
        finally:
            for pid in frozen:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
        assert hall.metric("wyrmhall_listened_again_total") >= 1
        assert hall.output().count("does not hear") == 1
