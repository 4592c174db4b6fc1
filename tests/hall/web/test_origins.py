"""Which pages may change something or open a socket: exactly those of the hall, and those it was told of."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.hall.serving import Person, Serving, Talk
from wyrmhall.hall.config import Settings
from wyrmhall.hall.origins import BadOrigin, Origins, names_of

OWN = "http://127.0.0.1:8642"

FOREIGN = [
    "null",
    "",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:8643",
    "https://127.0.0.1:8642",
    "http://127.0.0.1:8642.evil.example",
    "http://evil.example/http://127.0.0.1:8642",
    "http://evil.127.0.0.1:8642",
    "HTTP://127.0.0.1:8642",
    "http://127.0.0.1:8642/",
    "http://127.0.0.1:8642 ",
    "http://user@127.0.0.1:8642",
    "http://127.0.0.2:8642",
    "http://LOCALHOST:8642",
    "file://",
]


def allowed(headers: dict[bytes, bytes], origins: Origins, *, has_cookie: bool = True) -> bool:
    try:
        origins.check(headers, has_cookie=has_cookie)
    except BadOrigin:
        return False
    return True


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_origins(origin: str) -> None:
    origins = Origins.of(Settings(), 8642)
    for has_cookie in (True, False):
        assert not allowed({b"origin": origin.encode()}, origins, has_cookie=has_cookie)


def test_own_origins() -> None:
    origins = Origins.of(Settings(), 8642)
    for origin in (OWN, "http://localhost:8642", "http://[::1]:8642"):
        assert allowed({b"origin": origin.encode()}, origins)
        assert allowed({b"origin": origin.encode(), b"sec-fetch-site": b"same-origin"}, origins)
        for site in (b"cross-site", b"same-site"):
            assert not allowed({b"origin": origin.encode(), b"sec-fetch-site": site}, origins)


def test_no_origin_is_for_programs_without_a_cookie() -> None:
    origins = Origins.of(Settings(), 8642)
    assert not allowed({}, origins)
    assert allowed({}, origins, has_cookie=False)
    assert not allowed({b"sec-fetch-site": b"cross-site"}, origins, has_cookie=False)


def test_a_public_address_and_other_sites() -> None:
    origins = Origins.of(Settings(address="https://cards.example.org", origins=["https://blog.example.org"]), 8642)
    assert origins.own[0] == "https://cards.example.org"
    assert allowed({b"origin": b"https://cards.example.org"}, origins)
    assert not allowed({b"origin": b"http://cards.example.org"}, origins)
    assert allowed({b"origin": b"https://blog.example.org", b"sec-fetch-site": b"same-site"}, origins)
    assert not allowed({b"origin": b"https://x.blog.example.org"}, origins)


def test_invitations_name_an_address_of_ours() -> None:
    origins = Origins.of(Settings(), 8642)
    assert origins.base("http", "localhost:8642") == "http://localhost:8642"
    for host in ("evil.example", "127.0.0.1:1", "", "127.0.0.1:8642/@evil.example"):
        assert origins.base("http", host) == OWN


def test_what_an_address_may_be_called() -> None:
    assert names_of("127.0.0.1") == ["127.0.0.1", "localhost", "[::1]"]
    assert names_of("::1")[0] == "[::1]"
    assert names_of("192.168.1.5") == ["192.168.1.5"]
    assert names_of("Cards.Example.org") == ["cards.example.org"]
    assert "localhost" in names_of("0.0.0.0")


def origins_of(hall: Serving) -> list[str]:
    return [origin.replace("8642", str(hall.port)) for origin in FOREIGN if origin.strip() == origin]


def test_the_hall_refuses_foreign_pages_before_anything_else(hall: Serving) -> None:
    person = hall.person()
    for origin in origins_of(hall):
        for path in ("/api/me", "/api/tables", "/api/replay", "/api/tables/aaaaaaaaaaaaaaaa/sit", "/nowhere"):
            answer = person.ask("POST", path, {"name": "Eve"}, {"origin": origin})
            assert answer.status_code == 403, (origin, path)
            assert answer.json()["code"] == "bad_origin"
    assert person.ok("GET", "/api/me") == {"name": "Ada"}


def test_a_cookie_without_an_origin_changes_nothing(hall: Serving) -> None:
    person = hall.person()
    headers = {"cookie": person.cookie(), "content-type": "application/json"}
    answer = hall.ask("POST", "/api/me", content=b'{"name":"Eve"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


def test_a_program_without_a_cookie_needs_no_origin(hall: Serving) -> None:
    answer = hall.ask("POST", "/api/me", json={"name": "Robot"})
    assert answer.json() == {"name": "Robot"}


def test_foreign_pages_open_no_socket(hall: Serving) -> None:
    person = hall.person()
    table = person.open_table()["table"]
    for origin in origins_of(hall):
        if origin:
            with pytest.raises(InvalidStatus) as refused:
                Talk(hall, table, {"cookie": person.cookie()}, origin=origin)
            assert refused.value.response.status_code == 403
            with pytest.raises(InvalidStatus):
                Talk(hall, table, {}, origin=origin)


def test_a_socket_with_a_cookie_needs_an_origin(hall: Serving) -> None:
    person = hall.person()
    table = person.open_table()["table"]
    assert handshake(hall, table, {"cookie": person.cookie()}) == 403
    assert handshake(hall, table, {"cookie": person.cookie(), "origin": hall.address}) == 101
    assert handshake(hall, table, {}) == 101
    site = {"cookie": person.cookie(), "origin": hall.address, "sec-fetch-site": "cross-site"}
    assert handshake(hall, table, site) == 403


def handshake(hall: Serving, table: str, headers: dict[str, str]) -> int:
    """The status of the answer to an upgrade with just these headers."""
    upgrade = {
        "upgrade": "websocket",
        "connection": "upgrade",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
    }
    with httpx.stream("GET", f"{hall.address}/api/tables/{table}/socket", headers={**upgrade, **headers}) as answer:
        return answer.status_code


def test_two_people_are_two(hall: Serving) -> None:
    first, second = hall.person("Ada"), hall.person("Bea")
    assert first.cookie() != second.cookie()
    assert Person(hall).ask("GET", "/api/me").json() == {"name": ""}
