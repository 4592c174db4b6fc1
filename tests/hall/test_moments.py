"""When a bot chooses tells nothing: always the same time after it was asked, whatever it holds or thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.hall.room import Guest, Room, Waited, in_a_room, waits_for_bots
from wyrmhall.hall import wire
from wyrmhall.hall.bots import Job
from wyrmhall.hall.routes.watching import tasks_beside_tables
from wyrmhall.hall.table import Table

WINDOW = 650  # milliseconds: the pace and the time to think, as they are by default
TALES: list[dict[str, Any]] = [
    {"game": "magic-dragon"},
    {"game": "fairy-tale"},
    {"game": "storm-dragons"},
    {"game": "relay", "variant": "single"},
]


def at_once(room: Room) -> Callable[[Job], Awaitable[None]]:
    return lambda job: asyncio.sleep(0)


def by_options(room: Room) -> Callable[[Job], Awaitable[None]]:
    """As bots do: nothing to think about, 14 ms, or more than there is time for."""
    return lambda job: room.time.ponder((0, 14, 140, 1400)[min(len(job.view["options"]), 4) - 1])


def for_ever(room: Room) -> Callable[[Job], Awaitable[None]]:
    return lambda job: room.time.ponder(3_600_000)


def waits(room: Room, guest: Guest) -> list[Waited]:
    table = guest.live.table
    return waits_for_bots(Table(table.id, table.secret), room.logged(guest.live))


async def play(room: Room, ada: Guest, choices: int) -> None:
    """Ada takes a second for each choice, and waits for the others."""
    for _ in range(choices):
        while not ada.live.table.is_over() and ada.seat not in ada.live.table.owing():
            await room.wait(0.05)
        if ada.live.table.is_over():
            return
        await room.wait(1)
        await ada.chosen()


@pytest.mark.parametrize("pause", [at_once, by_options, for_ever])
@pytest.mark.parametrize("wish", TALES, ids=[wish["game"] for wish in TALES])
def test_every_choice_of_a_bot_comes_at_its_moment(
    tmp_path: Any, wish: dict[str, Any], pause: Callable[[Room], Callable[[Job], Awaitable[None]]]
) -> None:
    """One option or many, a bot that answers at once, later or never: exactly the same time."""

    async def evening(room: Room) -> None:
        room.hall.bot_window = WINDOW / 1000
        room.bots.pause = pause(room)
        [ada] = await room.play("Ada", bots=2, **wish)
        await play(room, ada, 40)
        waited = waits(room, ada)
        assert {wait for wait, _, _ in waited} == {WINDOW}
        assert any(of > 1 for _, of, _ in waited)
        if wish["game"] == "magic-dragon":
            assert any(of == 1 for _, of, _ in waited)
        late = {by for _, of, by in waited if pause is for_ever or (of >= 4 and pause is by_options)}
        assert late <= {"default"}
        assert {by for _, of, by in waited if of == 1 and pause is not for_ever} <= {"bot"}

    in_a_room(evening)(tmp_path)


@in_a_room
async def test_stand_ins_and_bots_that_nobody_watches_keep_the_same_time(room: Room) -> None:
    """Whoever comes back later can tell by no clock what they held meanwhile."""
    room.hall.bot_window = WINDOW / 1000
    room.bots.pause = by_options(room)
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await bea.do(wire.Leave)
    await play(room, ada, 2)
    await ada.do(wire.Leave)
    for guest in (ada, bea):
        await guest.go()
    await room.wait(20)
    waited = waits(room, ada)
    assert {wait for wait, _, _ in waited} == {WINDOW}
    assert {by for _, _, by in waited} >= {"bot", "stand-in"}
    assert any(of == 1 for _, of, _ in waited)
    assert len(waited) >= 30


@in_a_room
async def test_a_choice_that_is_not_owed_any_more_calls_off_its_moment(room: Room) -> None:
    """A pause ends the wait; when the game goes on, the bot has its whole time again."""
    room.hall.bot_window = WINDOW / 1000
    ada = (await room.play("Ada", bots=2, house={"first_dealer": "C"}))[0]
    await ada.chosen()
    await room.wait(0.6)
    await ada.do(wire.Pause)
    await room.wait(60)
    assert len(ada.live.table.choices) == 1
    await ada.do(wire.Resume)
    await room.wait(0.649)
    assert len(ada.live.table.choices) == 1
    await room.wait(0.001)
    assert len(ada.live.table.choices) == 2


@pytest.mark.parametrize(("thinks", "told"), [(0, 650), (14, 650), (640, 650), (651, 1300)])
def test_a_hint_tells_nothing_of_how_busy_the_bots_are(tmp_path: Any, thinks: int, told: int) -> None:
    async def evening(room: Room) -> None:
        room.hall.bot_window = WINDOW / 1000
        ada = (await room.play("Ada", bots=1, house={"first_dealer": "B"}))[0]
        room.bots.pause = lambda job: room.time.sleep(thinks)
        await ada.live.obey(ada.box, wire.Hint("h"))
        began = room.time.at
        while not (answers := [message for message in ada.box.messages() if message.get("to") == "h"]):
            for _ in range(10):
                await asyncio.sleep(0)
            if not room.time.ring():
                room.time.at += 1
        assert answers[0]["is"] == "hinted"
        assert room.time.at - began in (told, told + 1)  # one more while it was sent

    in_a_room(evening)(tmp_path)


@pytest.mark.parametrize("asks_for_a_hint", [False, True])
def test_the_numbers_for_everybody_do_not_tell_whether_a_bot_still_thinks(tmp_path: Any, asks_for_a_hint: bool) -> None:
    async def evening(room: Room) -> None:
        room.hall.bot_window = WINDOW / 1000
        ada = (await room.play("Ada", bots=1, house={"first_dealer": "B"}))[0]
        room.bots.pause = lambda job: room.time.ponder(14)
        if asks_for_a_hint:
            await ada.live.obey(ada.box, wire.Hint("h"))
        else:
            await ada.chosen()
        counts: list[int] = []
        for _ in range(20):
            await asyncio.sleep(0)
            counts.append(len(tasks_beside_tables(room.hall)))
            if len(counts) == 10:
                assert room.time.pondering == 1
                room.time.at += 14
                assert room.time.ring()
        assert room.time.pondering == 0
        assert len(set(counts)) == 1

    in_a_room(evening)(tmp_path)
