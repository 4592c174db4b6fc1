"""Which pages may change something or open a socket: exactly those of the hall, and those it was told of."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.hall.serving import Person, Serving, Talk, serving
from wyrmhall.hall import origins as origins_module
from wyrmhall.hall.config import Settings
from wyrmhall.hall.http import Reach
from wyrmhall.hall.origins import BadOrigin, Origins, names_of, own_addresses

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


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST", "127.1.2.3", "::1", "[::1]"])
def test_a_hall_for_its_own_machine_invites_nobody(host: str) -> None:
    for asked in ("localhost:8642", "127.0.0.1:8642", "192.168.1.5:8642", "evil.example"):
        assert Origins.of(Settings(host=host), 8642).reach("http", asked) == Reach("", "loopback")


def in_a_house(patch: pytest.MonkeyPatch, *addresses: str) -> None:
    """This machine is called so there."""
    patch.setattr(origins_module, "own_addresses", lambda: list(addresses))
    patch.setattr("socket.gethostname", lambda: "Ada-PC")


def test_a_hall_for_the_house_is_announced_there(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_house(monkeypatch, "192.168.1.5", "[fd00::5]")
    origins = Origins.of(Settings(host="0.0.0.0"), 8642)
    assert origins.announced == ("http://192.168.1.5:8642", "http://ada-pc:8642")  # it hears no IPv6
    for asked in (
        "localhost:8642",
        "127.0.0.1:8642",
        "[::1]:8642",
        "evil.example",
        "192.168.1.5:8642/@evil.example",
        "",
    ):
        assert origins.reach("http", asked) == Reach("http://192.168.1.5:8642")
    assert origins.reach("http", "ada-pc:8642") == Reach("http://ada-pc:8642")
    assert origins.reach("https", "ada-pc:8642") == Reach("http://192.168.1.5:8642")
    assert "http://[fd00::5]:8642" in Origins.of(Settings(host="::"), 8642).announced
    assert Origins.of(Settings(host="192.168.1.5"), 8642).reach("http", "x") == Reach("http://192.168.1.5:8642")


def test_whatever_is_announced_is_let_in_and_nothing_besides(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_house(monkeypatch, "192.168.1.5", "[fd00::5]")
    for settings in (Settings(host="0.0.0.0"), Settings(host="::"), Settings(address="https://cards.example.org")):
        origins = Origins.of(settings, 8642)
        assert origins.announced
        assert set(origins.announced) <= set(origins.own)
        assert all(allowed({b"origin": origin.encode()}, origins) for origin in origins.announced)
        for foreign in ("http://192.168.1.6:8642", "http://192.168.1.5", "https://192.168.1.5:8642", "http://ada-pc"):
            assert not allowed({b"origin": foreign.encode()}, origins)


def test_a_public_address_is_the_one_that_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_house(monkeypatch, "192.168.1.5")
    for host in ("127.0.0.1", "0.0.0.0"):
        origins = Origins.of(Settings(host=host, address="https://cards.example.org"), 8642)
        for asked in ("192.168.1.5:8642", "localhost:8642", "cards.example.org"):
            assert origins.reach("http", asked) == Reach("https://cards.example.org")


@pytest.mark.parametrize(
    "address", ["http://localhost:8642", "http://cards.localhost", "http://[::1]", "http://0.0.0.0"]
)
def test_an_address_of_this_machine_alone_is_not_announced(address: str) -> None:
    """As in a container, whose own addresses mean nothing outside."""
    origins = Origins.of(Settings(host="0.0.0.0", address=address), 8642)
    assert origins.reach("http", "localhost:8642") == Reach("", "local_address")


def test_without_a_network_nobody_is_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_house(monkeypatch)
    assert Origins.of(Settings(host="0.0.0.0"), 8642).reach("http", "localhost:8642") == Reach("", "offline")


def test_a_name_for_the_loopback_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many machines call themselves."""
    monkeypatch.setattr(origins_module, "resolved", lambda host: {"ada-pc": "127.0.1.1"}.get(host, "192.168.1.5"))
    assert Origins.of(Settings(host="ada-pc"), 8642).reach("http", "ada-pc:8642") == Reach("", "loopback")
    assert Origins.of(Settings(host="cards"), 8642).reach("http", "cards:8642") == Reach("http://cards:8642")


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


@pytest.mark.skipif(not own_addresses() or ":" in own_addresses()[0], reason="this machine is in no IPv4 network")
def test_a_friend_comes_by_the_address_that_is_announced(tmp_path: Path) -> None:
    house = own_addresses()[0]
    with serving(tmp_path, "--host", "0.0.0.0") as hall:
        announced = f"http://{house}:{hall.port}"
        assert f"Friends can reach it at {announced}" in hall.output()
        assert "localhost" not in hall.output().partition("Friends can reach it at")[2]
        ada = hall.person()
        assert ada.ok("GET", "/api/reach") == {"address": announced, "why": ""}
        table = ada.open_table()["table"]
        code = ada.ask("GET", f"/api/tables/{table}/qr.svg")
        assert (code.status_code, code.headers["content-type"]) == (200, "image/svg+xml")
        with httpx.Client(base_url=announced, headers={"origin": announced}) as bea:
            bea.get("/api/me")
            assert bea.get("/api/reach").json()["address"] == announced
            assert bea.post(f"/api/tables/{table}/sit", json={}).json()["seat"] == 1
            cookie = "; ".join(f"{each.name}={each.value}" for each in bea.cookies.jar)
            with Talk(hall, table, {"cookie": cookie}, origin=announced).hello() as talk:
                assert talk.shown["you"] == 1
            stranger = {"origin": f"http://{house}:{hall.port + 1}"}
            assert bea.post("/api/me", json={"name": "Eve"}, headers=stranger).json()["code"] == "bad_origin"


def test_a_hall_for_its_own_machine_says_so(hall: Serving) -> None:
    assert "Only this machine can reach it" in hall.output()
    person = hall.person()
    assert person.ok("GET", "/api/reach") == {"address": "", "why": "loopback"}
    table = person.open_table()["table"]
    answer = person.ask("GET", f"/api/tables/{table}/qr.svg")
    assert (answer.status_code, answer.json()["code"]) == (409, "no_reach")
