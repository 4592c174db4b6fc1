"""Floods: who sends too much is slowed down and sent away, nothing is doubled or lost, and everybody else plays on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from threading import Thread

import httpx
import pytest

from tests.hall.serving import Serving, Talk, serving
from tests.patience import PATIENCE


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
