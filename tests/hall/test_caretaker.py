"""Tables that wait for players and that everybody has forgotten are closed, and say why."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import text

from tests.hall.room import Guest, Room, in_a_room, room_in
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire

HOUR = 3600  # seconds


async def after(room: Room, hours: float) -> None:
    """Let so many hours pass, in which the caretaker goes round now and then."""
    for _ in range(int(hours * 2)):
        await room.wait(HOUR / 2)
        await room.hall.caretaker.go_round()
        await room.settle()


@in_a_room
async def test_a_table_that_nobody_comes_to_is_closed_after_a_day(room: Room) -> None:
    ada = await room.open()
    await ada.go()
    await after(room, 23.5)
    assert ada.live.table.status == "gathering"
    await after(room, 2)
    closed = await room.hall.find(ada.live.table.id)
    assert closed.table.status == "aborted"
    assert room.logged(closed)[-1].what == e.Aborted(seat=e.HALL, why="deserted")
    ada.live = closed
    await ada.come()
    assert ada.shown["table"]["ended"]["kind"] == "deserted"
    assert ada.lines()[-1] == "The game ends without a result: nobody had been there for a long time"
    assert (await room.hall.lists())["open"] == []


@in_a_room
async def test_who_is_there_keeps_it_open(room: Room) -> None:
    ada = await room.open()
    await after(room, 60)
    await ada.do(wire.Say, text="is anybody there?")
    assert ada.live.table.status == "gathering"
    await ada.go()
    await after(room, 23)
    visitor = await room.watch(ada)  # comes, looks, goes
    await visitor.go()
    await after(room, 23)
    assert ada.live.table.status == "gathering"
    await after(room, 2)
    assert (await room.hall.find(ada.live.table.id)).table.status == "aborted"


@in_a_room
async def test_a_game_that_has_begun_is_never_closed(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    over, _ = await room.play("Eve", "Cay")
    await over.do(wire.Abort)
    seq = ada.live.table.seq, over.live.table.seq
    for guest in (ada, bea, over):
        await guest.go()
    await after(room, 50)
    assert (ada.live.table.seq, over.live.table.seq) == seq


def test_a_table_is_closed_after_restarts_and_the_time_between_does_not_count(tmp_path: Path) -> None:
    names: list[str] = []

    async def first() -> None:
        async with room_in(tmp_path) as room:
            for name in ("Ada", "Bea", "Cay"):
                guest = await room.open(name)
                names.append(guest.live.table.id)
                await guest.go()
            await after(room, 10)

    async def second() -> None:
        async with room_in(tmp_path) as room:  # days later: for the hall no time has passed
            assert 10 * HOUR * 1000 <= room.time.now() < 11 * HOUR * 1000
            guest = await Guest(room, "Bea", await room.hall.find(names[1])).come()
            await guest.go()
            await after(room, 10)
            assert room.store.counts() == {"gathering": 3}

    async def third() -> None:
        async with room_in(tmp_path) as room:
            assert not room.hall.tables
            await after(room, 6)
            assert room.store.counts() == {"gathering": 1, "aborted": 2}
            assert [each.id for each in room.store.gathering()] == [names[1]]
            await after(room, 9)
            assert room.store.counts() == {"aborted": 3}

    for evening in (first, second, third):
        asyncio.run(evening())


@in_a_room
async def test_a_table_that_cannot_be_read_is_not_in_the_way(room: Room) -> None:
    spoilt, other = await room.open("Ada"), await room.open("Bea")
    for guest in (spoilt, other):
        await guest.go()
    room.hall.tables.clear()
    with room.store.writing() as connection:
        connection.execute(
            text("UPDATE entries SET body = :body WHERE table_id = :id"), {"body": b"{}", "id": spoilt.live.table.id}
        )
    await after(room, 26)
    assert room.store.counts() == {"gathering": 1, "aborted": 1}
