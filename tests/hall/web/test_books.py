"""Card tables of one's own over HTTP, and what becomes of them when the hall is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.hall.brought import mine, own_text, with_bonus
from tests.hall.serving import Person, Serving, serving
from wyrmhall.hall.routes.books import LARGEST_BROUGHT
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.registry import game

OWN = CardTable("", own_text()).digest()
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def ada(hall: Serving) -> Person:
    return hall.person()


def edition(person: Person, name: str = "magic-dragon") -> str:
    [found] = [each for each in person.ok("GET", "/api/games") if each["name"] == name]
    assert found["cards"] == game(name).book_of(None).table.digest()
    return str(found["edition"])


def test_a_card_table_is_brought_and_anybody_may_look_at_it(hall: Serving, ada: Person) -> None:
    brought = ada.ok("POST", "/api/books", mine(71))
    assert brought["differences"] == [
        {"card": "bid 2", "how": "changed", "column": "bonus", "before": "5", "after": "71"}
    ]
    book = hall.ask("GET", f"/api/books/{brought['digest']}").json()
    assert book["text"] == with_bonus(71)
    assert {name: book[name] for name in brought} == brought
    assert book["faces"] == hall.ask("GET", "/api/games/magic-dragon/cards").json()
    assert [each["digest"] for each in ada.ok("GET", "/api/books")] == [brought["digest"]]
    assert hall.person("Eve").ok("GET", "/api/books") == []


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_a_games_own_cards_are_told_in_the_same_way(hall: Serving, name: str) -> None:
    digest = game(name).book_of(None).table.digest()
    book = hall.ask("GET", f"/api/books/{digest}").json()
    assert (book["game"], book["differences"], book["text"]) == (name, [], own_text(name))
    assert book["faces"] == hall.ask("GET", f"/api/games/{name}/cards").json()


def test_it_can_be_kept_for_ever_with_the_edition_and_is_asked_for_again_without(hall: Serving, ada: Person) -> None:
    for digest in (OWN, ada.ok("POST", "/api/books", mine(72))["digest"]):
        path = f"/api/books/{digest}"
        kept = hall.ask("GET", f"{path}?edition={edition(ada)}")
        other = hall.ask("GET", f"{path}?edition=older")
        assert (kept.status_code, kept.headers["cache-control"]) == (200, FOR_EVER)
        assert (other.status_code, other.headers["cache-control"]) == (200, "no-cache")
        again = hall.ask("GET", path, headers={"if-none-match": kept.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", kept.headers["etag"])
        assert hall.ask("GET", path, headers={"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize("digest", ["0" * 64, "x", "A" * 64, "0" * 63, "%00", "..%2f..%2fetc%2fpasswd", "0" * 5000])
def test_there_is_no_such_card_table(hall: Serving, ada: Person, digest: str) -> None:
    for method in ("GET", "DELETE"):
        assert ada.ask(method, f"/api/books/{digest}").json()["code"] == "not_found"


@pytest.mark.parametrize(
    ("wish", "status", "code", "why"),
    [
        ({"text": own_text().replace("red,3,", "red,33,", 1)}, 400, "bad_table", "number is '33'"),
        ({"text": "\x00"}, 400, "bad_table", "the character U+0000"),
        ({"game": "chess"}, 404, "unknown_game", "there is no game"),
        ({"name": "\u202e"}, 400, "bad_name", "visible"),
        ({"name": ""}, 400, "bad_message", ""),
        ({"text": None}, 400, "bad_message", ""),
        ({"by": "me"}, 400, "bad_message", "by"),
        ({"text": "x" * (LARGEST_TABLE + 1)}, 413, "too_large", "1048576 bytes"),
        ({"text": "x" * LARGEST_BROUGHT}, 413, "too_large", ""),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_stored(
    hall: Serving, wish: dict[str, Any], status: int, code: str, why: str
) -> None:
    eve, before = hall.person("Eve"), hall.metric("wyrmhall_books")
    refused = eve.ask("POST", "/api/books", {**mine(), **wish})
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert why in refused.json()["text"]
    assert (refused.json()["line"] is None) == (code != "bad_table")
    assert (eve.ok("GET", "/api/books"), hall.metric("wyrmhall_books")) == ([], before)


def test_a_body_without_end_is_not_read_to_its_end(hall: Serving, ada: Person) -> None:
    sent = 0

    def endless() -> Any:
        nonlocal sent
        yield b'{"game":"magic-dragon","name":"x","text":"'
        while sent < 50 * LARGEST_TABLE:
            sent += 65_536
            yield b"x" * 65_536

    headers = {"content-type": "application/json", "origin": hall.address, "cookie": ada.cookie()}
    try:
        answer = httpx.post(f"{hall.address}/api/books", content=endless(), headers=headers, timeout=60)
        assert answer.status_code == 413
    except (httpx.WriteError, httpx.ReadError):
        assert sent < 50 * LARGEST_TABLE
    assert hall.is_healthy()


def test_without_a_cookie_nobody_brings_anything(hall: Serving) -> None:
    for method, path in (("POST", "/api/books"), ("GET", "/api/books"), ("DELETE", f"/api/books/{OWN}")):
        refused = hall.ask(
            method, path, headers={"origin": hall.address}, **({"json": mine()} if method == "POST" else {})
        )
        assert (refused.status_code, refused.json()["code"]) == (401, "no_player")


def test_a_large_table_can_be_brought(hall: Serving, ada: Person) -> None:
    columns, *lines = own_text("fairy-tale").splitlines()
    more = [f"Tale {number},1,Shadow,Character,3,,,,0,,{'p' * 1000}" for number in range(150)]
    text = "\n".join([columns, *lines, *more])
    brought = ada.ok("POST", "/api/books", {"game": "fairy-tale", "name": "tales.csv", "text": text})
    assert len(brought["differences"]) == 150
    assert len(hall.ask("GET", f"/api/books/{brought['digest']}").json()["faces"]) == len(lines) + 150


def played(person: Person, **wish: Any) -> tuple[str, str]:
    """A game against a bot with these cards, given up at once; its table and its record."""
    table: str = person.open_table(seats=2, start=True, **wish)["table"]
    with person.join(table) as talk:
        talk.begin()
        assert talk.do("concede")["is"] == "done"
    return table, person.ask("GET", f"/api/tables/{table}/record").text


def test_the_record_is_verified_by_another_wyrmhall_with_an_empty_home(ada: Person, tmp_path: Path) -> None:
    digest = ada.ok("POST", "/api/books", mine(73, "dear bids.csv"))["digest"]
    _, record = played(ada, cards=digest)
    (tmp_path / "game.record").write_text(record)
    (tmp_path / "home").mkdir()

    def verify(file: str) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-m", "wyrmhall", "verify", file]
        environment = {**os.environ, "WYRMHALL_HOME": str(tmp_path / "home")}
        return subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    good = verify("game.record")
    assert (good.returncode, good.stderr) == (0, "")
    assert "with the card table dear bids.csv" in good.stdout
    (tmp_path / "forged.record").write_text(record.replace("| bid,bid 2,,2,2,73", "| bid,bid 2,,2,2,74"))
    forged = verify("forged.record")
    assert forged.returncode == 2
    assert "another card table than the one in this record" in forged.stderr
    shown = ada.ok("POST", "/api/replay", {"record": record, "count": 1})
    assert (shown["cards"], len(shown["faces"])) == (digest, 38)


def test_killed_after_a_card_table_was_brought_it_is_there_and_a_table_can_be_opened_with_it(tmp_path: Path) -> None:
    with serving(tmp_path) as hall:
        ada = hall.person()
        digest = ada.ok("POST", "/api/books", mine())["digest"]
        hall.kill()
        hall.start()
        assert hall.ask("GET", f"/api/books/{digest}").json()["text"] == with_bonus(99)
        table = ada.open_table(seats=2, start=True, cards=digest)["table"]
        with ada.join(table) as talk:
            talk.begin()
        hall.kill()
        hall.start()
        with ada.join(table) as talk:
            shown = talk.see(lambda message: message["game"])
            assert shown["table"]["cards"] == digest
            assert talk.do("concede")["is"] == "done"
        assert "| bid,bid 2,,2,2,99,mine" in ada.ask("GET", f"/api/tables/{table}/record").text.splitlines()
