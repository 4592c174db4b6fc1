"""Every route: who may use it, how it refuses, and what its answers tell the browser."""

from __future__ import annotations

import json
import re
import socket
import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from tests.hall.serving import Person, Serving, serving
from tests.patience import PATIENCE
from wyrmhall.hall.authority import EVERYBODY, MESSAGES, ROUTES, Undeclared, check_messages, check_routes
from wyrmhall.hall.headers import KEPT_FOR_EVER
from wyrmhall.hall.routes.tables import LARGEST_OPENING, LARGEST_REPLAY

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
NO_TABLE = "a" * 16
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def path_of(route: str, table: str = NO_TABLE) -> str:
    return route.replace("{table}", table).replace("{game}", "magic-dragon").replace("{file}", "favicon.svg")


PATHS = sorted({route for _, route in ROUTES})


# What is the same for everybody: of files for ever, of lessons until they are asked for again.
KEPT = {"/assets/{file}": KEPT_FOR_EVER, "/api/games/{game}/course": "no-cache"}


def is_problem(answer: httpx.Response) -> bool:
    found = answer.json()
    return set(found) == {"code", "text", "line"} and re.fullmatch(r"[a-z_]+", found["code"]) is not None


@pytest.mark.parametrize("route", PATHS)
def test_every_method_of_a_route(hall: Serving, route: str) -> None:
    person = hall.person()
    for method in METHODS:
        check_answer(route, method, person.ask(method, path_of(route)))


def check_answer(route: str, method: str, answer: httpx.Response) -> None:
    assert answer.status_code < 500
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert answer.headers["cache-control"] == (KEPT.get(route, "no-store") if answer.status_code == 200 else "no-store")
    if answer.status_code >= 400 and method != "HEAD":
        assert is_problem(answer)
    if (method, route) not in ROUTES and method not in ("HEAD", "OPTIONS"):
        assert answer.status_code == 405
        assert "allow" in answer.headers


@pytest.mark.parametrize(("method", "route"), [each for each in ROUTES if each[0] != "SOCKET"])
def test_who_is_not_declared_is_turned_away(hall: Serving, method: str, route: str) -> None:
    bodies: dict[str, Any] = {"/api/tables": {"game": "magic-dragon", "seats": 2}, "/api/me": {"name": "X"}}
    nobody = hall.ask(method, path_of(route), json=bodies.get(route, {}))
    if "nobody" in ROUTES[method, route]:
        assert nobody.status_code != 401
    else:
        assert (nobody.status_code, nobody.json()["code"]) == (401, "no_player")


def test_what_is_not_declared_does_not_start() -> None:
    with pytest.raises(Undeclared, match="GET /api/secret"):
        check_routes([*ROUTES, ("GET", "/api/secret")])
    with pytest.raises(Undeclared):
        check_routes(list(ROUTES)[1:])
    check_messages()
    assert all(roles <= EVERYBODY for roles in [*ROUTES.values(), *MESSAGES.values()])


# --- me ------------------------------------------------------------------------------------------


def test_the_cookie_is_well_guarded(hall: Serving) -> None:
    answer = hall.ask("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    again = hall.ask("GET", "/api/me", cookies=answer.cookies)
    assert "set-cookie" not in again.headers


def test_a_name_is_tidied_and_kept(hall: Serving) -> None:
    person = Person(hall)
    assert person.ok("GET", "/api/me") == {"name": ""}
    assert person.ok("POST", "/api/me", {"name": "  Ada   L. "}) == {"name": "Ada L."}
    assert person.ok("GET", "/api/me") == {"name": "Ada L."}
    for name, code in (("\u200b", "bad_name"), ("  ", "bad_name"), ("x" * 25, "bad_name"), ("", "bad_message")):
        answer = person.ask("POST", "/api/me", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert person.ok("GET", "/api/me") == {"name": "Ada L."}


def test_a_forged_cookie_is_a_new_player(hall: Serving) -> None:
    answer = hall.ask("GET", "/api/me", headers={"cookie": "wyrmhall=WyJ4Il0.forged"})
    assert "set-cookie" in answer.headers


# --- bodies --------------------------------------------------------------------------------------

ODD_BODIES = {
    "nothing": b"",
    "garbage": b"\xff\x00{",
    "null": b"null",
    "list": b"[]",
    "key twice": b'{"game":"magic-dragon","seats":2,"seats":3}',
    "key twice, deeper": b'{"game":"magic-dragon","seats":2,"house":{"a":"b","a":"c"}}',
    "NaN": b'{"game":"magic-dragon","seats":NaN}',
    "text for a number": b'{"game":"magic-dragon","seats":"2"}',
    "true for a number": b'{"game":"magic-dragon","seats":true}',
    "huge number": b'{"game":"magic-dragon","seats":' + b"9" * 5000 + b"}",
    "unknown field": b'{"game":"magic-dragon","seats":2,"is_admin":true}',
    "lone surrogate": b'{"game":"\\ud800","seats":2}',
    "deep": b'{"game":"magic-dragon","seats":2,"house":' + b"[" * 6000 + b"]" * 6000 + b"}",
    "deep object": b'{"x":' * 2500 + b"1" + b"}" * 2500,
    "deep list": b"[" * 10_000,
}


@pytest.mark.parametrize("name", ODD_BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/replay", f"/api/tables/{NO_TABLE}/sit"])
def test_odd_bodies(hall: Serving, name: str, path: str) -> None:
    person = hall.person()
    headers = {"origin": hall.address, "content-type": "application/json"}
    answer = person.http.post(hall.address + path, content=ODD_BODIES[name], headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), answer.text


def test_other_kinds_of_body_are_refused(hall: Serving) -> None:
    person = hall.person()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/x"):
        headers = {"origin": hall.address, "content-type": kind}
        answer = person.http.post(f"{hall.address}/api/me", content=b'{"name":"Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize(
    ("path", "largest"), [("/api/me", 16_384), ("/api/tables", LARGEST_OPENING), ("/api/replay", LARGEST_REPLAY)]
)
def test_large_bodies(hall: Serving, path: str, largest: int) -> None:
    person = hall.person()
    headers = {"origin": hall.address, "content-type": "application/json"}
    for size, code in ((largest, "bad_message"), (largest + 1, "too_large"), (5_000_000, "too_large")):
        answer = person.http.post(hall.address + path, content=b"x" * size, headers=headers)
        assert answer.json()["code"] == code
    chunks = (b"x" * 10_000 for _ in range(largest // 10_000 + 50))
    answer = person.http.post(hall.address + path, content=chunks, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


# --- tables --------------------------------------------------------------------------------------


def test_a_table_from_beginning_to_end(hall: Serving) -> None:
    ada, bea = hall.person("Ada"), hall.person("Bea")
    seated = ada.open_table(seats=2)
    table = seated["table"]
    assert (seated["seat"], len(seated["token"]) >= 20) == (0, True)
    public = bea.ok("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in public["seats"]] == ["Ada", ""]
    assert seated["token"] not in json.dumps(public)
    assert table in [each["id"] for each in bea.ok("GET", "/api/tables")["open"]]
    assert bea.ok("GET", "/api/my/tables") == []
    assert bea.sit(table)["seat"] == 1
    assert [each["id"] for each in bea.ok("GET", "/api/my/tables")] == [table]
    assert bea.ask("POST", f"/api/tables/{table}/sit", {"seat": None}).json()["code"] == "taken"
    full = hall.person("Eve").ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    assert full.status_code == 409
    early = bea.ask("GET", f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")


def test_private_tables_are_in_no_list(hall: Serving) -> None:
    ada = hall.person()
    table = ada.open_table(private=True)["table"]
    assert table not in json.dumps(ada.ok("GET", "/api/tables"))
    assert table in json.dumps(ada.ok("GET", "/api/my/tables"))


def test_a_seat_can_be_taken_along(hall: Serving) -> None:
    ada, phone = hall.person("Ada"), hall.person("Phone")
    seated = ada.open_table()
    claim = f"/api/tables/{seated['table']}/claim"
    for wrong in ("x" * 32, seated["token"][:-1] + "!", seated["token"].upper()):
        answer = phone.ask("POST", claim, {"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")
    assert ada.ok("GET", "/api/my/tables")[0]["id"] == seated["table"]
    assert phone.ok("POST", claim, {"token": seated["token"]})["seat"] == 0
    assert phone.ok("GET", "/api/my/tables")[0]["id"] == seated["table"]


def test_who_has_no_name_can_play_at_once(hall: Serving) -> None:
    nameless = Person(hall)
    nameless.ok("GET", "/api/me")
    table = nameless.open_table()["table"]
    assert nameless.ok("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Guest"


@pytest.mark.parametrize(
    ("wish", "code", "status"),
    [
        ({"game": "chess"}, "unknown_game", 404),
        ({"seats": 9}, "bad_setup", 400),
        ({"variant": "blitz"}, "bad_setup", 400),
        ({"house": {"no_such": "1"}}, "bad_setup", 400),
        ({"house": {"spells_optional": "perhaps"}}, "bad_setup", 400),
        ({"bots": ["clever"]}, "bad_setup", 400),
        ({"bots": ["random"] * 5}, "bad_setup", 400),
        ({"clock": {"kind": "decision", "seconds": 1}}, "bad_setup", 400),
        ({"clock": {"kind": "hourglass"}}, "bad_message", 400),
        ({"grace": 0}, "bad_message", 400),
    ],
)
def test_tables_that_cannot_be(hall: Serving, wish: dict[str, Any], code: str, status: int) -> None:
    answer = hall.person().ask("POST", "/api/tables", {"game": "magic-dragon", "seats": 2, **wish})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


@pytest.mark.parametrize("name", [NO_TABLE, "x", "A" * 16, "a" * 17, "%00" * 16, "..%2f..%2fetc", "é" * 16, "a" * 5000])
def test_tables_that_are_not_there(hall: Serving, name: str) -> None:
    person = hall.person()
    for path in ("", "/record", "/qr.svg"):
        answer = person.ask("GET", f"/api/tables/{name}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert person.ask("POST", f"/api/tables/{name}/sit", {}).status_code == 404


def test_invitations_as_qr_codes(tmp_path: Path) -> None:
    with serving(tmp_path, "--address", "http://cards.example.org") as hall:
        person = hall.person()
        table = person.open_table()["table"]
        drawn = BytesIO()
        invitation = segno.make(f"http://cards.example.org/t/{table}", error="m", micro=False)
        invitation.save(drawn, kind="svg", border=2, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False)
        for host in (f"127.0.0.1:{hall.port}", f"localhost:{hall.port}", "cards.example.org", "evil.example"):
            code = person.ask("GET", f"/api/tables/{table}/qr.svg", headers={"host": host})
            assert code.headers["content-type"].startswith("image/svg+xml")
            assert code.content == drawn.getvalue()


def test_games_cards_and_rules(hall: Serving) -> None:
    person = hall.person()
    games = person.ok("GET", "/api/games")
    drafts = ["custom-draft", "dbs-draft", "dragon-booster-draft"]
    others = ["dragon-booster", "fairy-tale", "magic-dragon", "storm-dragons"]
    assert [game["name"] for game in games if game["listed"]] == sorted(drafts + others)
    assert [game["name"] for game in games if not game["listed"]] == ["rare-draft"]
    booster = next(game for game in games if game["name"] == "dragon-booster")
    assert [bot["word"] for bot in booster["bots"]] == ["Squire", "Knight"]
    for game in games:
        cards = person.ok("GET", f"/api/games/{game['name']}/cards")
        assert {"card", "title", "palette", "glyph"} <= set(cards[0])
        assert set(game["picture"]) <= {card["card"] for card in cards}
        least = 40 if game["listed"] else 2
        assert len(person.ok("GET", f"/api/games/{game['name']}/rules")["clauses"]) > least
    for path in ("cards", "rules", "messages/en"):
        assert person.ask("GET", f"/api/games/chess/{path}").json()["code"] == "unknown_game"


def test_games_are_told_of_in_a_language(hall: Serving) -> None:
    person = hall.person()
    english, german, unknown = [person.ok("GET", f"/api/games?language={code}") for code in ("en", "de", "zz")]
    assert unknown == english == person.ok("GET", "/api/games")
    for first, second in zip(english, german, strict=True):
        assert first["sentence"] != second["sentence"]
        assert [bot["word"] for bot in second["bots"]] == ["Knappe", "Ritter"]
        for one, other in zip(first["house"], second["house"], strict=True):
            assert one["meaning"] != other["meaning"]
            assert (one["name"], one["words"], one["default"]) == (other["name"], other["words"], other["default"])
            assert len(one["says"]) == len(other["says"])
    assert person.ask("GET", "/api/games?language=../de").status_code == 400


def test_what_a_game_says_is_fetched_once(hall: Serving) -> None:
    person = hall.person()
    answer = person.ask("GET", "/api/games/magic-dragon/messages/en")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "list-two = { $first } and { $last }" in answer.text
    again = person.ask("GET", "/api/games/magic-dragon/messages/en", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert person.ask("GET", "/api/games/magic-dragon/messages/qps").text == answer.text  # the page puts the accents on


@pytest.mark.parametrize("language", ["tlh", "EN", "e", "en.ftl", "..%2Fen", "en%00", "x" * 500])
def test_a_language_that_the_hall_does_not_speak(hall: Serving, language: str) -> None:
    answer = hall.person().ask("GET", f"/api/games/magic-dragon/messages/{language}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown_language", "not_found")


@pytest.mark.parametrize("text", ["", "x", "[Game]", '[Game "chess"]\n\nstart\n', "\x00", "[" * 1000, "start\n" * 9])
def test_records_that_cannot_be_replayed(hall: Serving, text: str) -> None:
    answer = hall.person().ask("POST", "/api/replay", {"record": text})
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["code"] in ("bad_record", "unknown_game")


# --- the page ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", f"/t/{NO_TABLE}", f"/t/{NO_TABLE}/board", "/new/x", "/replay", "/rules/x"])
def test_the_page_is_one_document(hall: Serving, path: str) -> None:
    answer = hall.ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == hall.ask("GET", "/").text


def test_the_page_can_be_installed(hall: Serving) -> None:
    told = hall.ask("GET", "/app.webmanifest")
    assert (told.status_code, told.headers["content-type"]) == (200, "application/manifest+json")
    assert 'rel="manifest" href="/app.webmanifest"' in hall.ask("GET", "/").text
    app = told.json()
    assert (app["display"], app["start_url"]) == ("standalone", "/")
    assert {(icon["sizes"], icon["purpose"]) for icon in app["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in app["icons"]:
        picture = hall.ask("GET", icon["src"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        width, height = struct.unpack(">II", picture.content[16:24])  # of the first chunk of a PNG
        assert icon["sizes"] == f"{width}x{height}"


def test_a_broken_link_shows_the_page_to_people(hall: Serving) -> None:
    answer = hall.ask("GET", "/no/such/page", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert is_problem(hall.ask("GET", "/no/such/page"))
    assert is_problem(hall.ask("GET", "/api/no/such", headers={"accept": "text/html"}))


TRAVERSALS = [
    f"{prefix}{up * depth}{target}"
    for prefix in ("/", "/assets/", "/t/")
    for up in ("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..;/", "..%5c", "....//", "%252e%252e%252f", "..%c0%af", "//")
    for depth in (1, 4)
    for target in ("etc/passwd", "page.py", "hall.sqlite", "%00.svg")
]


def test_no_path_leads_out_of_the_page(hall: Serving) -> None:
    """Sent raw: clients tidy such paths."""
    for path in TRAVERSALS:
        with socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        status = int(answer.split()[1])
        assert status in (400, 404) or b"<!doctype html>" in answer.lower(), path
        assert b"root:" not in answer
        assert b"import" not in answer.partition(b"\r\n\r\n")[2] or status == 200


# --- for operators -------------------------------------------------------------------------------


def test_health_and_numbers(hall: Serving) -> None:
    assert hall.ask("GET", "/healthz").text == "ok\n"
    assert hall.ask("HEAD", "/healthz").text == ""
    answer = hall.ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        assert re.fullmatch(
            r"# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-zA-Z_]+=\"[^\"]*\"(,[a-z_]+=\"[^\"]*\")*\})? \S+", line
        )
    assert "Ada" not in answer.text
    assert hall.metric("wyrmhall_bot_jobs_total") >= 0
    for telling in ("wyrmhall_bot_seconds", "wyrmhall_bot_jobs_waiting"):  # of how many options a bot has
        assert telling not in answer.text
    assert "wyrmhall_sent_bytes" not in answer.text  # of the hand of whoever is sent them
    for name in ("wyrmhall_sockets", "wyrmhall_commits_total", "process_resident_memory_bytes"):
        assert hall.metric(name) >= 0


def test_the_description_names_every_route_of_the_interface(hall: Serving) -> None:
    told = hall.ask("GET", "/openapi.json").json()
    described = {(method.upper(), path) for path, item in told["paths"].items() for method in item}
    meant = {(method, route) for method, route in ROUTES if route.startswith("/api/")}
    assert described == {each for each in meant if each[0] != "SOCKET"}
    assert "://" not in json.dumps(told)


def test_lessons_are_fetched_once(hall: Serving) -> None:
    person = hall.person()
    for path in ("course", "lessons/01-first-flight"):
        address = f"/api/games/magic-dragon/{path}"
        answer = person.ask("GET", address)
        again = person.ask("GET", address, headers={"if-none-match": answer.headers["etag"]})
        assert (answer.status_code, again.status_code, again.text) == (200, 304, "")
        assert person.ask("GET", f"{address}?language=xx").headers["etag"] == answer.headers["etag"]
        for odd in ("", "../de", "DE", "d" * 400):
            refused = person.ask("GET", f"{address}?language={odd}")
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
    for name in ("01", "../overview", "coach.notes"):
        assert person.ask("GET", f"/api/games/magic-dragon/lessons/{name}").status_code == 404
