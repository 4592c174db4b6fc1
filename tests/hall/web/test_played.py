"""My games: what a player has played, page by page, and nobody else's."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.hall.serving import Person, Serving, serving


def conceded(person: Person, **wish: Any) -> str:
    """A game against a bot, given up at once."""
    table: str = person.open_table(bots=["random"], start=True, **wish)["table"]
    with person.join(table) as talk:
        talk.begin()
        assert talk.do("concede")["is"] == "done"
    return table


def test_a_game_that_was_played(hall: Serving) -> None:
    ada, eve = hall.person("Ada"), hall.person("Eve")
    assert ada.ok("GET", "/api/my/played") == {"total": 0, "games": []}
    running = ada.open_table(seats=2)["table"]
    table = conceded(ada, private=True)
    played = ada.ok("GET", "/api/my/played")
    assert played["total"] == 1
    (game,) = played["games"]
    assert (game["id"], game["status"], game["you"]) == (table, "finished", 0)
    assert (game["winners"], game["conceded"], game["ended"]) == ([1], [0], "Ada conceded")
    assert (game["has_record"], game["trouble"]) == (True, "")
    assert game["names"][0] == "Ada"
    assert ada.ask("GET", f"/api/tables/{table}/record").status_code == 200
    assert running in [each["id"] for each in ada.ok("GET", "/api/my/tables")]
    assert eve.ok("GET", "/api/my/played") == {"total": 0, "games": []}


def test_pages_are_bounded(hall: Serving) -> None:
    ada = hall.person("Ada")
    tables = {conceded(ada) for _ in range(3)}
    pages = [ada.ok("GET", f"/api/my/played?first={first}&count=2") for first in (0, 2, 4)]
    assert [(page["total"], len(page["games"])) for page in pages] == [(3, 2), (3, 1), (3, 0)]
    assert {game["id"] for page in pages for game in page["games"]} == tables


@pytest.mark.parametrize(
    "asked", ["first=-1", "count=0", "count=51", "first=x", "count=1.5", "first=999999999999999999"]
)
def test_pages_that_there_are_not(hall: Serving, asked: str) -> None:
    answer = hall.person().ask("GET", f"/api/my/played?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_table_where_no_game_began_has_no_record(hall: Serving) -> None:
    ada = hall.person("Ada")
    table = ada.open_table(seats=2)["table"]
    with ada.join(table) as talk:
        talk.do("abort")
    (game,) = ada.ok("GET", "/api/my/played")["games"]
    assert (game["id"], game["status"], game["has_record"], game["ended"]) == (table, "aborted", False, "Ada ended it")


def spoil(home: Path, text: str, *values: object) -> None:
    with closing(sqlite3.connect(home / "hall.sqlite")) as database, database:
        assert database.execute(text, values).rowcount == 1


def test_what_cannot_be_read_or_replayed_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as hall:
        ada, eve = hall.person("Ada"), hall.person("Eve")
        other, garbled = conceded(ada), conceded(ada)
        hall.stop()
        body = b'{"what":{"entry":"opened","game":"magic-dragon","rules":"0"}}'
        spoil(hall.home, "UPDATE entries SET body = ? WHERE seq = 1 AND table_id = ?", body, other)
        spoil(hall.home, "UPDATE tables SET names = '?' WHERE id = ?", garbled)
        hall.start()
        played = ada.ok("GET", "/api/my/played")
        assert played["total"] == 2
        (game,) = played["games"]
        assert (game["id"], game["status"], game["has_record"]) == (other, "finished", False)
        assert game["trouble"].startswith("played by rules 0; this Wyrmhall plays rules ")
        mine = {each["id"]: each for each in ada.ok("GET", "/api/my/tables")}
        assert "damaged" in mine[garbled]["trouble"]
        assert (mine[garbled]["status"], mine[garbled]["names"], mine[garbled]["game"]) == ("suspended", [], "")
        assert eve.ok("GET", "/api/my/tables") == []
