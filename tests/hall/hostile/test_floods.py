"""Floods: who sends too much is slowed down and sent away, nothing is doubled or lost, and everybody else plays on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from threading import Thread

import httpx
import pytest

from tests.hall.serving import Message, Serving, Talk, serving, until
from tests.patience import PATIENCE

WISH = {"game": "magic-dragon", "seats": 2}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """With the limits that every hall has."""
    with serving(tmp_path_factory.mktemp("floods")) as running:
        yield running


def test_a_flood_of_commands_leaves_the_table_as_it_was_answered(hall: Serving) -> None:
    ada, bea = hall.person("Ada"), hall.person("Bea")
    table = ada.open_table(seats=2)["table"]
    bea.sit(table)
    with ada.join(table) as flood, bea.join(table) as calm:
        flood.begin()
        calm.begin()
        for number in range(300):
            try:
                flood.say({"do": "say", "id": f"flood{number}", "text": f"word {number}"})
            except OSError:
                break
        assert flood.end() == (4029, "slow_down")
        done = [
            message["to"] for message in flood.heard if message["is"] == "done" and message["to"].startswith("flood")
        ]
        refused = [message["code"] for message in flood.heard if message["is"] == "refused"]
        assert set(refused) == {"slow_down"}
        assert calm.do("sync", since=0)["is"] == "pong"
        said = [line["text"] for line in calm.lines if line["kind"] == "chat"]
        assert said == [f"word {name[5:]}" for name in done]
        with ada.join(table) as again:
            assert [line for line in again.lines if line["kind"] == "chat"] == [
                line for line in calm.lines if line["kind"] == "chat"
            ]
            assert again.shown["you"] == 0


def test_a_flood_of_tables_is_stopped_and_others_open_theirs(hall: Serving) -> None:
    eve = hall.person("Eve")
    answers = [eve.ask("POST", "/api/tables", {"game": "magic-dragon", "seats": 2}) for _ in range(45)]
    codes = [answer.status_code for answer in answers]
    assert codes.count(201) <= 40
    assert set(codes) == {201, 429}
    assert answers[-1].headers["retry-after"]
    assert hall.person("Ada").open_table()["seat"] == 0


def test_a_flood_of_rematches_is_stopped_and_others_open_theirs(hall: Serving) -> None:
    eve = hall.person("Eve")
    table: str = eve.open_table(start=True)["table"]
    answer: Message = {}
    for _ in range(60):
        with eve.join(table) as talk:
            assert talk.do("abort")["is"] == "done"
            answer = talk.do("rematch")
            if answer["is"] == "refused":
                break
            table = talk.see(lambda message: message["table"]["rematch"])["table"]["rematch"]
    assert (answer["is"], answer["code"]) == ("refused", "slow_down")
    assert answer["retry"] > 0
    opened = [each for each in eve.ok("GET", "/api/my/tables") if each["status"] == "aborted"]
    assert len(opened) <= 45  # thirty at once, and one every thirty seconds
    refused = eve.ask("POST", "/api/tables", {"game": "magic-dragon", "seats": 2})
    assert (refused.status_code, refused.json()["code"]) == (429, "slow_down")
    assert 0 < int(refused.headers["retry-after"]) <= 30
    assert hall.person("Ada").open_table()["seat"] == 0


def test_many_cookies_of_one_address_cannot_fill_the_hall(tmp_path: Path) -> None:
    flags = ("--gathering-per-address", "8", "--listed-per-address", "3")
    with serving(tmp_path, *flags) as hall:
        codes = [hall.person(f"P{number}").ask("POST", "/api/tables", WISH).status_code for number in range(12)]
        assert codes == [201] * 8 + [429] * 4
        assert len(hall.ask("GET", "/api/tables").json()["open"]) == 3
        hall.restart()
        refused = hall.person("Eve").ask("POST", "/api/tables", WISH)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")


def test_tables_that_everybody_has_forgotten_are_closed(tmp_path: Path) -> None:
    with serving(tmp_path, "--gathering-hours", "0.001") as hall:
        ada = hall.person("Ada")
        table = ada.open_table()["table"]
        with ada.join(ada.open_table()["table"]) as talk:
            until(lambda: hall.ask("GET", f"/api/tables/{table}").json()["status"] == "aborted", "it is closed")
            assert talk.do("ping")["is"] == "pong"
            assert talk.shown["table"]["status"] == "gathering"
        with ada.join(table) as late:
            assert late.lines[-1]["said"]["parts"]["ended"]["kind"] == "deserted"


def test_a_flood_of_replays_does_not_keep_players_waiting(hall: Serving) -> None:
    ada = hall.person("Ada")
    table = ada.open_table(seats=2, start=True)["table"]
    record = '[Game "magic-dragon"]\n[Seats "Ann Bob"]\n[Seed "5"]\n\nstart\n' + "? score Ann 0\n" * 15_000
    answers: list[tuple[int, float]] = []

    def flood() -> None:
        for _ in range(10):
            began = time.perf_counter()
            code = httpx.post(f"{hall.address}/api/replay", json={"record": record}, timeout=PATIENCE).status_code
            answers.append((code, time.perf_counter() - began))

    crowd = [Thread(target=flood) for _ in range(3)]
    with ada.join(table) as talk:
        talk.begin()
        for each in crowd:
            each.start()
        waits = [wait_for_pong(talk) for _ in range(80)]  # as many at once as the hall allows
    for each in crowd:
        each.join()
    assert len(answers) == 30
    assert {code for code, _ in answers} <= {200, 429}
    replaying = [seconds for code, seconds in answers if code == 200]
    assert median(waits) < median(replaying)  # on a busy machine both take longer


def wait_for_pong(talk: Talk) -> float:
    began = time.perf_counter()
    assert talk.do("ping")["is"] == "pong"
    return time.perf_counter() - began
