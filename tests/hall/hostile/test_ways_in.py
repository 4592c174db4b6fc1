"""Each route, for everybody, at every stage: as the protocol says, and as hall/authority.py declares."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.hall.hostile.door import ORIGIN, Door, door_in
from tests.hall.hostile.people import STAGES, WHO, Scene, Stage, Who, scene
from wyrmhall.hall import app as app_module
from wyrmhall.hall import hall as hall_module
from wyrmhall.hall.app import litestar, served_routes
from wyrmhall.hall.authority import EVERYBODY, ROUTES
from wyrmhall.hall.commands import sit
from wyrmhall.hall.identity import Identity
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.origins import Origins
from wyrmhall.hall.records import record_of
from wyrmhall.hall.table import Table

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

COOKIES: frozenset[Who] = frozenset(WHO) - {"nobody", "program"}  # a token is for sockets only
RECORD = '[Game "magic-dragon"]\n[Seats "A B"]\n[Seed "5"]\n\nstart\nA 1\n'

Expected = Callable[[Who, Stage], int]


class Way(NamedTuple):
    """A request, and what everybody is answered."""

    method: str
    path: str
    expected: Expected
    body: Any = None


def always(status: int) -> Expected:
    return lambda who, stage: status


def with_cookie(status: int) -> Expected:
    return lambda who, stage: status if who in COOKIES else 401


def sitting_down(who: Who, stage: Stage) -> int:
    if who not in COOKIES:
        return 401
    if who == "former" and stage != "finished":
        return 403
    return 200 if who == "stranger" and stage == "gathering" else 409


def after_the_end(who: Who, stage: Stage) -> int:
    return 200 if stage == "finished" else 409


CATALOGUE = "/api/games/{game}/messages/{language}"
SAID_OF_EVENTS = "/api/messages/events/{language}"
UNCHANGING = (CATALOGUE, SAID_OF_EVENTS, "/api/games/{game}/course", "/api/games/{game}/lessons/{lesson}")
OF_AN_EVENT = (
    "{event}", "{event}/audit", "{event}/event.json", "{event}/history", "{event}/pairings.csv", "{event}/qr.svg",
    "{event}/rounds/{round}", "{event}/standings.csv", "{event}/standings/{number}",
)  # fmt: skip
WAYS = [
    Way("GET", "/api/me", always(200)),
    Way("POST", "/api/me", always(200), {"name": "Eve"}),
    Way("GET", "/api/games", always(200)),
    Way("GET", "/api/games/{game}/cards", always(200)),
    Way("GET", CATALOGUE, always(200)),
    Way("GET", "/api/games/{game}/rules", always(200)),
    Way("GET", "/api/games/{game}/clauses/{clause}/records", always(200)),
    Way("GET", "/api/games/{game}/course", always(200)),
    Way("GET", "/api/games/{game}/lessons/{lesson}", always(200)),
    Way("POST", "/api/books", with_cookie(400), {"game": "magic-dragon", "name": "mine", "text": "no table"}),
    Way("GET", "/api/books", with_cookie(200)),
    Way("GET", "/api/books/{digest}", always(404)),  # nobody has brought it
    Way("DELETE", "/api/books/{digest}", with_cookie(404)),
    Way("POST", "/api/lists", always(200), {"game": "dragon-booster"}),
    Way("POST", "/api/lists/check", always(200), {"game": "dragon-booster", "chosen": ["Charge"]}),
    Way("POST", "/api/lists/complete", always(200), {"game": "dragon-booster", "chosen": ["Charge"]}),
    Way("POST", "/api/sets", with_cookie(200), {"game": "dbs-draft", "name": "list.csv", "file": "YQ=="}),
    Way("POST", "/api/notices", always(200), {"game": "dbs-draft", "seats": 2}),
    Way("GET", "/api/events", always(200)),
    Way("POST", "/api/events", with_cookie(201), {"name": "Friday", "game": "chess"}),
    *[
        Way("GET", f"/api/events/{path}", always(404)) for path in OF_AN_EVENT
    ],  # tests/hall/events has those that are there
    Way("POST", "/api/events/{event}/join", with_cookie(404), {}),
    Way("POST", "/api/events/{event}/admit", with_cookie(404), {"token": "x" * 32}),
    Way("GET", SAID_OF_EVENTS, always(200)),
    Way("GET", "/api/tables", always(200)),
    Way("GET", "/api/my/tables", with_cookie(200)),
    Way("GET", "/api/my/played", with_cookie(200)),
    Way("POST", "/api/tables", with_cookie(201), {"game": "magic-dragon", "seats": 2}),
    Way("GET", "/api/tables/{table}", always(200)),
    Way("POST", "/api/tables/{table}/claim", with_cookie(403), {"token": "x" * 32}),
    Way("GET", "/api/tables/{table}/record", after_the_end),
    Way("GET", "/api/tables/{table}/qr.svg", always(409)),  # the hall of these tests listens for its own machine alone
    Way("GET", "/api/reach", always(200)),
    Way("POST", "/api/replay", always(200), {"record": RECORD}),
    Way("GET", "/openapi.json", always(200)),
    Way("GET", "/healthz", always(200)),
    Way("GET", "/metrics", always(200)),
    Way("GET", "/", always(200)),
    Way("GET", "/t/{table}", always(200)),
    Way("GET", "/t/{table}/board", always(200)),
    Way("GET", "/new/{game}", always(200)),
    Way("GET", "/replay", always(200)),
    Way("GET", "/rules/{game}", always(200)),
    Way("GET", "/learn/{game}", always(200)),
    Way("GET", "/learn/{game}/{lesson}", always(200)),
    Way("GET", "/cards/{game}", always(200)),
    Way("GET", "/sets", always(200)),
    Way("GET", "/sets/{game}", always(200)),
    Way("GET", "/events", always(200)),
    Way("GET", "/events/new", always(200)),
    Way("GET", "/e/{event}", always(200)),
    Way("GET", "/e/{event}/{part}", always(200)),
    Way("GET", "/decks", always(200)),
    Way("GET", "/decks/{game}", always(200)),
    Way("GET", "/decks/{game}/{deck}", always(200)),
    Way("GET", "/assets/{file}", always(404)),  # the page of these tests is not built
    Way("GET", "/{file}", always(404)),
    Way("POST", "/api/tables/{table}/sit", sitting_down, {}),  # the last one: it lets somebody in
]
ORDER: tuple[Who, ...] = ("nobody", "program", "board", "seat", "host", "former", "stranger")


async def ask(made: Scene, way: Way, headers: dict[str, str]) -> httpx.Response:
    named = {"lesson": "01-first-flight", "clause": "MD-18", "language": "en", "digest": "0" * 64, "deck": "mine"}
    named |= {"event": "e" * 16, "round": "1", "number": "1", "part": "desk"}
    path = way.path.format(table=made.table, game="magic-dragon", file="secret.txt", **named)
    return await made.door.request(way.method, path, headers, way.body)


async def deviations(door: Door, stage: Stage, ways: list[Way]) -> list[str]:
    """What did not happen as written above."""
    made, found = await scene(door, stage), []
    for way in ways:
        for who in ORDER:
            seq = made.seq
            answer = await ask(made, way, made.headers(who))
            expected = way.expected(who, stage)
            is_change = way.path.endswith("/sit") and expected == 200
            if answer.status_code != expected or (made.seq != seq) != is_change:
                found.append(f"{way.method} {way.path} by {who}, {stage}: {answer.status_code} {answer.text[:200]}")
            found += [f"{way.path}: {what}" for what in told_too_much(made, answer, stage)]
            kept = "no-cache" if way.path in UNCHANGING else "no-store"  # the same for everybody, and asked for again
            if kept not in answer.headers["cache-control"]:
                found.append(f"{way.path} may be kept")
    return found


def told_too_much(made: Scene, answer: httpx.Response, stage: Stage) -> list[str]:
    """Secrets that stand in an answer."""
    table = made.door.room.hall.tables[made.table].table
    secrets = [*made.tokens.values(), *[place.token for place in table.places if place.token]]
    secrets += [player.id for player in made.players.values()]
    if stage != "finished":
        secrets.append(table.secret)
    body = answer.text + json.dumps(dict(answer.headers))
    return [f"tells {secret}" for secret in secrets if secret in body]


def check(folder: Path, stage: Stage, ways: list[Way]) -> list[str]:
    async def evening() -> list[str]:
        async with door_in(folder) as door:
            return await deviations(door, stage, ways)

    return asyncio.run(evening())


@pytest.mark.parametrize("stage", STAGES)
def test_everybody_asks_for_everything(tmp_path: Path, stage: Stage) -> None:
    assert check(tmp_path, stage, WAYS) == []


def test_no_route_is_forgotten(tmp_path: Path) -> None:
    async def routes() -> set[tuple[str, str]]:
        async with door_in(tmp_path) as door:
            return set(served_routes(litestar(door.front)))

    sockets = {
        ("SOCKET", "/api/tables/{table}/socket"),
        ("SOCKET", "/api/events/{event}/socket"),
    }  # tests/hall/web/test_origins.py, test_forgery.py
    assert asyncio.run(routes()) == {(way.method, way.path) for way in WAYS} | sockets


def test_no_request_from_another_page_changes_anything(tmp_path: Path) -> None:
    async def evening() -> None:
        async with door_in(tmp_path) as door:
            made = await scene(door, "gathering")
            for way in [each for each in WAYS if each.method == "POST"]:
                for origin in ("http://evil.example", "null", ORIGIN + ".evil.example", ORIGIN.upper(), ""):
                    answer = await ask(made, way, {**made.headers("stranger"), "origin": origin})
                    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), way.path

    asyncio.run(evening())


def test_private_tables_are_shown_to_those_who_sit_there_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with door_in(tmp_path) as door:
            made = await scene(door, "gathering")
            wish = {"game": "magic-dragon", "seats": 3, "private": True}
            opened = await door.request("POST", "/api/tables", made.headers("host"), wish)
            table = opened.json()["table"]
            for who in WHO:
                everywhere = [
                    (await door.request("GET", path, made.headers(who))).text
                    for path in ("/api/tables", "/api/my/tables", "/metrics", "/openapi.json", "/healthz", "/")
                ]
                assert (table in "".join(everywhere)) == (who in ("host", "board"))

    asyncio.run(evening())


# --- saboteurs -----------------------------------------------------------------------------------


def way(path: str, method: str = "POST") -> list[Way]:
    return [each for each in WAYS if (each.method, each.path) == (method, path)]


HONEST = Identity.of_headers


def always_somebody(identity: Identity, headers: dict[bytes, bytes]) -> Player:
    return HONEST(identity, headers) or Player("0" * 32, "Eve")


def sit_though_banned(table: Table, *words: Any) -> Any:
    table.banned = frozenset()
    return sit(table, *words)


def table_with_secrets(live: LiveTable) -> Any:
    return {"seats": [vars(place) for place in live.table.places]}


CLAIM, SIT = way("/api/tables/{table}/claim"), way("/api/tables/{table}/sit")
SABOTAGES: dict[str, tuple[object, str, Any, list[Way], Stage]] = {
    "everybody is known": (Identity, "of_headers", always_somebody, way("/api/my/tables", "GET"), "gathering"),
    "any token will do": (hall_module, "digest_of", lambda token: "the same", CLAIM, "playing"),
    "who was sent away comes back": (hall_module, "sit", sit_though_banned, SIT, "gathering"),
    "games are told before they end": (
        LiveTable, "record", lambda live: record_of(live.table), way("/api/tables/{table}/record", "GET"), "playing",
    ),
    "tables tell their tokens": (
        LiveTable, "public", table_with_secrets, way("/api/tables/{table}", "GET"), "gathering",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SABOTAGES)
def test_a_missing_check_is_found_out(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, instead, ways, stage = SABOTAGES[name]
    monkeypatch.setattr(where, what, instead)
    assert check(tmp_path, stage, ways) != []


def test_a_guard_that_sleeps_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = dict.fromkeys(ROUTES, EVERYBODY)
    monkeypatch.setattr(app_module, "DECLARED", everybody)
    assert check(tmp_path, "gathering", way("/api/tables")) == []  # the route itself asks for a player too
    monkeypatch.setattr(Identity, "of_headers", always_somebody)
    assert check(tmp_path / "other", "gathering", way("/api/tables")) != []


def test_an_origin_that_nobody_looks_at_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Origins, "check", lambda *words, **more: None)
    with pytest.raises((AssertionError, KeyError)):
        test_no_request_from_another_page_changes_anything(tmp_path)
