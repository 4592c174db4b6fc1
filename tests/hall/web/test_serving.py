"""The hall as a process: it starts, stops, is killed, comes back, and says clearly why it cannot."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.command import wyrmhall
from tests.hall.serving import Serving, serving, until
from wyrmhall import _native


def test_nothing_is_lost_by_a_restart_or_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        person = hall.person()
        table = person.open_table(start=True)["table"]
        talk = person.join(table)
        talk.begin()
        done = talk.choose()
        assert done["is"] == "done"
        assert hall.stop() == 0
        assert talk.end() == (1012, "restarting")
        closing_message = talk.heard[-1]
        assert (closing_message["code"], closing_message["retry"] > 0) == ("restarting", True)
        talk.socket.close()
        hall.restart()
        assert person.ok("GET", "/api/me") == {"name": "Ada"}
        with person.join(table) as talk:
            assert talk.shown["seq"] >= done["seq"]
            again = talk.choose()
            hall.kill()
        hall.restart()
        with person.join(table) as talk:
            assert talk.shown["seq"] >= again["seq"]
            assert talk.choose()["is"] == "done"
        assert hall.stop() == 0


def test_the_hall_says_whether_it_runs_compiled(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        until(lambda: f"Kernel and games: {_native.how()[1]}" in hall.output(), "the hall says how it runs")


def test_a_second_hall_on_the_same_file_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        second = wyrmhall("serve", "--port", "0", home=hall.home)
        assert second.code == 2
        assert second.is_one_clear_line(), second
        assert hall.is_healthy()


def test_a_port_that_is_taken_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        second = wyrmhall("serve", "--port", str(hall.port), home=tmp_path / "other")
        assert second.code == 2
        assert second.is_one_clear_line(), second
        assert f"port {hall.port}" in second.err


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_an_address_that_is_not_ours_is_told_so(tmp_path: Path, host: str) -> None:
    answer = wyrmhall("serve", "--host", host, "--port", "0", home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer


def test_a_hall_for_others_says_how_they_may_call_it(tmp_path: Path) -> None:
    with serving(tmp_path / "home", "--host", "0.0.0.0") as hall:
        until(lambda: "--address" in hall.output(), "the hint")
        assert f"http://localhost:{hall.port}" in hall.output()


def test_it_is_red_while_nothing_can_be_saved(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        with closing(sqlite3.connect(hall.home / "hall.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = until(lambda: red(hall), "it is red")
            assert answer.json()["code"] == "not_saved"
            assert answer.headers["retry-after"]
            other.execute("ROLLBACK")
        until(hall.is_healthy, "it is green again")


def red(hall: Serving) -> httpx.Response | None:
    answer = hall.ask("GET", "/healthz")
    return answer if answer.status_code == 503 else None


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path / "home", "--log-level", "debug") as hall:
        person = hall.person("Marker-Name")
        seated = person.open_table(start=True)
        with person.join(seated["table"]) as talk:
            talk.begin()
            talk.choose()
            talk.do("say", text="marker-chat")
            cards = [
                item["text"] for zone in talk.shown["game"]["zones"] for pile in zone["piles"] for item in pile["items"]
            ]
            assert cards
        with hall.watch(seated["table"], token=seated["token"]):
            pass
        person.ask("POST", f"/api/tables/{seated['table']}/claim", {"token": "wrong-token-" * 3})
        person.ask("GET", "/api/me?token=marker-query")
        assert hall.stop() == 0
        said = hall.output()
        for secret in ("Marker-Name", "marker-chat", seated["token"], person.cookie(), "wrong-token", "marker-query"):
            assert secret not in said


def test_https_makes_the_cookie_secure(tmp_path: Path) -> None:
    with serving(tmp_path / "home", "--address", "https://cards.example.org") as hall:
        answer = hall.ask("GET", "/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        allowed = hall.ask("POST", "/api/me", json={"name": "Ada"}, headers={"origin": "https://cards.example.org"})
        assert allowed.status_code == 200


def test_addresses_behind_a_proxy_are_those_of_people(tmp_path: Path) -> None:
    flags = ("--request-burst", "3", "--request-rate", "0.001")
    with serving(tmp_path / "plain") as hall:
        assert all(ask_as(hall, "198.51.100.7") == 200 for _ in range(5))
    behind = Serving(tmp_path / "behind", *flags, "--proxies", "127.0.0.1")
    try:
        behind.launch()
        until(behind._is_open, "it is open")
        assert [ask_as(behind, "198.51.100.7") for _ in range(4)] == [200, 200, 200, 429]
        assert ask_as(behind, "198.51.100.8") == 200
        one_network = ("2001:db8::1", "2001:db8:0:0:5::2", "[2001:DB8::3]:99", "2001:db8:0:0:ffff:ffff:ffff:ffff")
        assert [ask_as(behind, address) for address in one_network] == [200, 200, 200, 429]
        assert ask_as(behind, "::ffff:198.51.100.7") == 429
    finally:
        behind.kill()


def ask_as(hall: Serving, address: str) -> int:
    return hall.ask("GET", "/api/me", headers={"x-forwarded-for": address}).status_code


def test_backup_restore_and_verify(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        person = hall.person()
        table = person.open_table(start=True)["table"]
        with person.join(table) as talk:
            talk.begin()
            talk.choose()
        file = tmp_path / "hall.backup"
        saved = wyrmhall("backup", str(file), home=hall.home)
        assert saved.code == 0, saved
        assert wyrmhall("backup", str(file), home=hall.home).is_one_clear_line()
        assert wyrmhall("verify", "--hall", home=hall.home).code == 0
        assert "tables: 1" in wyrmhall("doctor", home=hall.home).out
    into = tmp_path / "elsewhere"
    restored = wyrmhall("restore", str(file), home=into)
    assert restored.code == 0, restored
    with serving(into) as hall:
        person.hall = hall
        with person.join(table) as talk:
            assert talk.shown["you"] == 0
            assert talk.choose()["is"] == "done"


def test_a_broken_log_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as hall:
        hall.person().open_table()
        hall.stop()
    with closing(sqlite3.connect(tmp_path / "home" / "hall.sqlite")) as database, database:
        database.execute("UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), 'Ada', 'Eve') AS BLOB)")
    answer = wyrmhall("verify", "--hall", home=tmp_path / "home")
    assert answer.code == 1
    assert "table" in answer.out


@pytest.mark.parametrize("words", [[], ["play"], ["sets"]])
def test_other_commands_start_without_the_server(words: list[str]) -> None:
    heavy = {"litestar", "uvicorn", "sqlalchemy", "alembic", "websockets"}
    if words:  # the file of an event is read with it
        heavy.add("msgspec")
    script = (
        f"import sys; from wyrmhall.cli import app_for; app_for({words}); print(sorted({heavy} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
