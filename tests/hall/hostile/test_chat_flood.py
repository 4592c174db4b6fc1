"""A table at which somebody has said far too much opens for everybody, and nobody says so much any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.hall.room import room_in
from tests.hall.serving import Serving, Talk, serving
from tests.hall.test_telling import EMOJI, ESCAPED, flood
from tests.patience import PATIENCE
from wyrmhall.hall import wire


@pytest.fixture(scope="module")
def shouted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The folder of a hall with a game under way and 240 of the longest lines; the table, and the token of a seat."""
    folder = tmp_path_factory.mktemp("shouted")

    async def evening() -> tuple[str, str]:
        async with room_in(folder) as room:
            ada, _ = await room.play("Ada", "Bea")
            await flood(ada, 240)
            return ada.live.table.id, ada.token

    return folder, *asyncio.run(evening())


def first_message(talk: Talk) -> bytes:
    """As it came over the net."""
    data = talk.socket.recv(timeout=PATIENCE, decode=False)
    assert isinstance(data, bytes)
    return data


def test_the_table_opens_for_everybody_whenever_the_hall_is_started(shouted: tuple[Path, str, str]) -> None:
    folder, table, token = shouted
    with serving(folder, "--database", f"sqlite:///{folder}/hall.db") as hall:
        for _ in range(2):
            for hello in ({"token": token}, {}, {"looks_from": "board"}, {"since": 3}):
                with Talk(hall, table, {}) as talk:
                    talk.say({"do": "hello", **hello})
                    data = first_message(talk)
                    assert len(data) <= wire.LONGEST_SHOWN
                    lines = json.loads(data)["lines"]
                    assert {lines[-1]["text"], lines[-2]["text"]} == {EMOJI, ESCAPED}
                    assert talk.do("ping")["is"] == "pong"
                    assert talk.do("sync", since=0)["is"] == "pong"
                    assert [message["is"] for message in talk.heard if message["is"] == "table"] == ["table"]
            hall.kill()
            hall.restart()


def test_all_of_it_can_be_read_back(shouted: tuple[Path, str, str]) -> None:
    folder, table, token = shouted
    with serving(folder, "--database", f"sqlite:///{folder}/hall.db") as hall, hall.watch(table, token=token) as talk:
        first = talk.shown["since"]
        numbers = [line["n"] for line in talk.lines]
        while first:
            page = talk.do("lines", before=first)
            assert len(json.dumps(page, ensure_ascii=False).encode()) <= wire.LONGEST_SHOWN
            numbers = [line["n"] for line in page["lines"]] + numbers
            first = page["since"]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) > 240


def test_a_seat_is_slowed_down_on_all_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path) as hall:
        ada = hall.person()
        table = ada.open_table()["table"]
        assert said(hall, ada.join(table), 15) == ["done"] * 15
        outcomes = said(hall, ada.join(table), 10)
        assert outcomes[:5] == ["done"] * 5
        assert outcomes[5:] == ["slow_down"] * 5


def said(hall: Serving, talk: Talk, lines: int) -> list[str]:
    with talk:
        answers = [talk.do("say", text=EMOJI) for _ in range(lines)]
    assert all(answer["retry"] <= 60_000 for answer in answers if answer["is"] == "refused")
    return [str(answer.get("code", answer["is"])) for answer in answers]
