"""A log that loses its tail, seen from outside: by the people at the table, by its operator, on either database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.hall.postgres import PostgresServer, is_wanted
from tests.hall.serving import Person, Serving, Talk, serving, until
from tests.patience import PATIENCE

KINDS = ["sqlite", "postgres"] if is_wanted() else ["sqlite"]
TAIL = "DELETE FROM entries WHERE table_id = '{table}' AND seq > 3"
DAMAGED = "wyrmhall_tables_damaged"

Damaging = Callable[[str], None]


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Damaging]]:
    """The address of a database, and a way to change it behind the back of its hall."""
    if request.param == "sqlite":
        file = tmp_path / "games.sqlite"

        def damage(statement: str) -> None:
            with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection, connection:
                connection.execute(statement)

        yield f"sqlite:///{file}", damage
        return
    import psycopg

    server: PostgresServer = request.getfixturevalue("server")
    address = server.new_database()

    def damage_too(statement: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement)

    yield address, damage_too


def playing(hall: Serving) -> tuple[Person, str, Talk]:
    """Somebody in the middle of a game with bots, who wait for this person."""
    person = hall.person()
    table = person.open_table(seats=3, start=True)["table"]
    talk = person.join(table)
    talk.begin()
    for _ in range(4):
        assert talk.choose()["is"] == "done"
    talk.see(lambda shown: talk.is_asked(shown) and len(shown["game"]["owing"]) == 1)
    return person, table, talk


def refused_at(person: Person, table: str) -> None:
    """Whatever one asks for at this table, the answer says that it is damaged."""
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/qr.svg", None),
        ("POST", "/sit", {"seat": 1}),
        ("POST", "/claim", {"token": "x" * 32}),
    ):
        answer = person.ask(method, f"/api/tables/{table}{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (409, "bad_log")
    with person.socket(table) as talk:
        talk.say({"do": "hello"})
        assert talk.hear()["code"] == "bad_log"
        assert talk.end() == (4000, "bad_log")
    lists = person.ok("GET", "/api/tables")
    assert table not in str(lists)
    assert [each["status"] for each in person.ok("GET", "/api/my/tables") if each["id"] == table] == ["suspended"]


def test_a_lost_tail_is_told_to_everybody_before_and_after_a_restart(
    place: tuple[str, Damaging], tmp_path: Path
) -> None:
    database, damage = place
    with serving(tmp_path / "home", "--database", database) as hall:
        person, table, talk = playing(hall)
        assert (hall.ask("GET", "/healthz").text, hall.metric(DAMAGED)) == ("ok\n", 0)
        damage(TAIL.format(table=table))
        lost = hall.metric("wyrmhall_commit_races_lost_total")
        assert talk.do("say", text="hello?")["code"] == "bad_log"
        assert talk.end() == (4000, "bad_log")
        assert hall.metric("wyrmhall_commit_races_lost_total") == lost + 1
        refused_at(person, table)
        assert hall.metric(DAMAGED) == 1

        hall.restart()
        until(lambda: hall.metric(DAMAGED) == 1, "the hall finds the damage before anybody asks for the table")
        answer = hall.ask("GET", "/healthz")
        assert (answer.status_code, answer.text) == (200, "ok\ndamaged tables: 1; see the log\n")
        refused_at(person, table)
        assert [line.count(table) for line in hall.output().splitlines() if "damaged" in line] == [1]
        playing(hall)[2].socket.close()  # the others play on

    copy, again = str(tmp_path / "copy.backup"), f"sqlite:///{tmp_path / 'again.sqlite'}"
    found = wyrmhall("verify", "--hall", "--database", database, home=tmp_path)
    assert (found.code, found.out.count(table)) == (1, 1)
    assert wyrmhall("backup", copy, "--database", database, home=tmp_path).code == 0
    restored = wyrmhall("restore", copy, "--database", again, home=tmp_path)
    assert (restored.code, restored.out) == (1, found.out)
