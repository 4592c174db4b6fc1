"""Forged tokens and cookies, made-up paths, curious spectators: nobody gets in, and the rightful player still does."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest

from tests.hall.hostile.door import Door, door_in
from tests.hall.hostile.people import WHO, Scene, Who, scene
from tests.hall.hostile.siege import PATIENT
from tests.hall.hostile.storm import digest
from tests.hall.serving import Person, Serving, Talk, serving
from tests.patience import PATIENCE
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.identity import COOKIE, Identity
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.table import Table

FORGERIES = 5_000  # of each kind
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def bent(good: str, chance: Random) -> str:
    """Like the good one, but not it."""
    place, sign = chance.randrange(len(good)), chance.choice("abcXYZ019-_=.")
    made = chance.choice(
        [
            good[:place] + sign + good[place + 1 :],
            good[:place] + sign + good[place:],
            good[:place] + good[place + 1 :],
            good.swapcase(),
            good[::-1],
            good + sign,
            sign + good,
            good[:place],
            "".join(chance.choice("abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_") for _ in good),
        ]
    )
    return made if made != good else good + "x"


def test_no_forged_token_opens_a_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with door_in(tmp_path) as door:
            made = await scene(door, "playing")
            before, chance = digest(table_of(made)), Random("tokens")
            stranger = made.players["stranger"]
            for number in range(FORGERIES):
                forged = bent(made.tokens["program"], chance)
                with pytest.raises(CommandRefused, match="not the token"):
                    await door.room.hall.claim(made.table, stranger, forged)
                if number % 10 == 0 and 20 <= len(forged) <= 64:
                    with pytest.raises(CommandRefused, match="not the token"):
                        await door.call(made.table, token=forged).hello()
            for old in (made.tokens["former"], made.tokens["program"].encode().hex()):
                with pytest.raises(CommandRefused, match="not the token"):
                    await door.room.hall.claim(made.table, stranger, old)
            assert digest(table_of(made)) == before
            program = await door.call(made.table, token=made.tokens["program"]).hello()
            assert program.shown()["you"] == 2

    asyncio.run(evening())


def table_of(made: Scene) -> Table:
    return made.door.room.hall.tables[made.table].table


def is_same(forged: str, good: str) -> bool:
    """Whether it is the good one after all: its last sign holds bits that mean nothing, and padding may follow."""
    return forged.rstrip("=")[:-1] == good[:-1]


def test_no_forged_cookie_is_anybody() -> None:
    identity, chance = Identity("the key of this hall"), Random("cookies")
    ada = Player("a" * 32, "Ada")
    good = identity.sign(ada)
    payload, signature = good.rsplit(".", 1)
    for _ in range(FORGERIES):
        forged = bent(good, chance)
        assert identity.read(forged) is None or is_same(forged, good), forged
    for other in (["b" * 32, "Ada"], ["a" * 32, "Host"], {"id": "a" * 32}, [], None):
        body = base64.urlsafe_b64encode(json.dumps(other).encode()).decode().rstrip("=")
        for mark in (signature, "", signature[::-1]):
            assert identity.read(f"{body}.{mark}") is None
    assert identity.read(Identity("another key").sign(ada)) is None
    assert identity.read(payload) is None
    assert identity.read(good) == ada


def test_a_forged_cookie_is_a_stranger_and_the_rightful_player_comes_in(tmp_path: Path) -> None:
    async def evening() -> None:
        async with door_in(tmp_path) as door:
            made = await scene(door, "playing")
            good, chance = made.headers("seat"), Random("headers")
            value = good["cookie"].removeprefix(f"{COOKIE}=")
            before = digest(table_of(made))
            for _ in range(200):
                forged = bent(value, chance)
                answer = await door.request("GET", "/api/my/tables", {**good, "cookie": f"{COOKIE}={forged}"})
                assert answer.status_code == 401 or is_same(forged, value), forged
            for odd in (
                f"{COOKIE}=x; {COOKIE}=y; {COOKIE}x={value}",
                f"{COOKIE}={value[:-9]}",
                "a" * 9000,
                f"{COOKIE.upper()}={value}",
            ):
                answer = await door.request("GET", "/api/my/tables", {**good, "cookie": odd})
                assert answer.status_code == 401, odd
            assert digest(table_of(made)) == before
            assert made.table in (await door.request("GET", "/api/my/tables", good)).text
            assert (await made.caller("seat")).shown()["you"] == 1

    asyncio.run(evening())


# --- what spectators see -------------------------------------------------------------------------


async def hands_seen(door: Door, made: Scene) -> dict[Who, list[int]]:
    """The seats whose hand each of them sees."""
    found: dict[Who, list[int]] = {}
    for who in WHO:
        game = (await made.caller(who)).shown()["game"]
        [hands] = [zone for zone in game["zones"] if zone["word"] == "hand"]
        found[who] = [pile["owner"] for pile in hands["piles"] if pile["items"]]
        assert game["options"] == [] or game["seat"] >= 0
    return found


def test_nobody_sees_a_hand_that_is_not_theirs(tmp_path: Path) -> None:
    async def evening() -> None:
        async with door_in(tmp_path) as door:
            made = await scene(door, "playing")
            nothing: list[int] = []
            assert await hands_seen(door, made) == {
                "nobody": nothing, "stranger": nothing, "board": nothing, "former": nothing,
                "seat": [1], "program": [2], "host": [0],
            }  # fmt: skip

    asyncio.run(evening())


# --- a real hall ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("forgery"), *PATIENT, "--log-level", "debug") as running:
        yield running


def traversals() -> list[str]:
    """Two hundred ways to ask for a file that is none of the page's."""
    ups = ["../", "..\\", "..%2f", "..%5c", "%2e%2e/", "%2e%2e%2f", "..;/", "....//", "..%c0%af", "%252e%252e%252f"]
    ends = ["etc/passwd", "etc%2fpasswd", "app.py", "../hall.sqlite", "hall.sqlite", "serve.log", "etc/passwd%00.svg"]
    made = [up * depth + end for up, end, depth in product(ups, ends, (1, 3))]
    made += [
        "/etc/passwd",
        "//etc/passwd",
        "///etc/passwd",
        "\\\\host\\share",
        "C:\\windows\\win.ini",
        "%00",
        "x%00.js",
        ".",
    ]
    made += [
        "..",
        "...",
        "~root",
        "~/.ssh/id_rsa",
        ".env",
        ".git/config",
        "index.html/..",
        "index.html%00",
        "con",
        "nul",
    ]
    made += ["assets/../index.html", "%", "%zz", "%u002e%u002e/", "a" * 4000, "\u2025/etc/passwd", "\uff0e\uff0e/etc"]
    made += [
        "file:///etc/passwd",
        "http://evil.example/",
        "?file=/etc/passwd",
        "index.html~",
        "index.html.bak",
        "server-status",
    ]
    made += [f"{name}.py" for name in ("app", "wire", "identity", "store/sqlite", "__init__")]
    made += [
        f"..%2f{name}"
        for name in ("hall.sqlite", "serve.log", "config", "wyrmhall.toml", "reports", "copies", "app.py")
    ]
    made += ["." * count + "/x" for count in range(2, 22)]
    return made


def answer_to(hall: Serving, target: str) -> tuple[int, bytes]:
    """The status and the body of a request whose target goes out as it stands."""
    with socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nConnection: close\r\n\r\n".encode())
        heard = b""
        while part := line.recv(65536):
            heard += part
    head, _, body = heard.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def test_no_path_reaches_the_disk(hall: Serving) -> None:
    paths = traversals()
    assert len(paths) >= 200
    for path in paths:
        for before in ("/assets/", "/", "/api/tables/x", "/api/games/x"):
            target = before + (path if path.isascii() and " " not in path else quote(path))
            status, body = answer_to(hall, target)
            assert status in (404, 400, 405) or body.startswith(b"<!doctype html>"), (
                f"{target}: {status} {body[:200]!r}"
            )
            assert status < 500
            for secret in (b"root:", b"SQLite", b"import ", b"The hall is open"):
                assert secret not in body or body.startswith(b"<!doctype html>"), target


def test_tokens_stand_in_no_log_and_in_no_address(hall: Serving) -> None:
    ada, phone = hall.person("Ada"), hall.person("Phone")
    seated = ada.open_table(seats=2)
    token, table = seated["token"], seated["table"]
    with Talk(hall, table, {"authorization": f"Bearer {token}"}).hello() as program:
        assert program.shown["you"] == 0
        program.do("say", text="hello")
    with hall.watch(table, token=token) as talk:
        assert talk.shown["you"] == 0
        assert token not in json.dumps(talk.heard)
    phone.ok("POST", f"/api/tables/{table}/claim", {"token": token})
    phone.ask("GET", f"/api/tables/{table}/claim?token=wrong")
    said = hall.output()
    for secret in (token, ada.cookie().partition("=")[2], phone.cookie().partition("=")[2]):
        assert secret not in said
    answers = [
        person.ask("GET", path).text for person in (ada, phone, Person(hall)) for path in ("/metrics", "/openapi.json")
    ]
    assert token not in "".join(answers)


def test_a_token_in_an_address_is_no_token(hall: Serving) -> None:
    seated = hall.person("Ada").open_table(seats=2)
    stranger = Person(hall)
    stranger.ok("GET", "/api/me")
    for path in (f"/api/tables/{seated['table']}?token={seated['token']}", f"/api/my/tables?token={seated['token']}"):
        assert seated["table"] not in json.dumps(stranger.ok("GET", "/api/my/tables"))
        assert stranger.ask("GET", path).status_code == 200
    answer = stranger.ask("POST", f"/api/tables/{seated['table']}/claim?token={seated['token']}", {})
    assert answer.status_code == 400


def test_a_live_game_is_not_told(hall: Serving) -> None:
    ada = hall.person("Ada")
    table = ada.open_table(seats=2, start=True)["table"]
    with ada.join(table) as talk:
        talk.begin()
        for who in (ada, hall.person("Eve"), Person(hall)):
            answer = who.ask("GET", f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert talk.do("concede")["is"] == "done"
        record = ada.ask("GET", f"/api/tables/{table}/record")
        assert (record.status_code, "[Secret " in record.text) == (200, True)
        replay = ada.ok("POST", "/api/replay", {"record": record.text, "viewer": -2})
        assert replay["steps"] >= 0
