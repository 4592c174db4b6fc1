"""Clocks run for persons who owe a choice, in hall time: a stopped hall and a changed wall clock cost nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, room_in, whose_turn
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.commands import Moment, come_back
from wyrmhall.hall.errors import CommandRefused

MINUTE = {"kind": "decision", "seconds": 60}
GAME = {"kind": "game", "seconds": 60}
BY_POST = {"kind": "decision", "seconds": 86_400}


def left(guest: Guest, seat: int) -> int | None:
    seen: int | None = guest.live.public().seats[seat].left
    return seen


def stood_in(room: Room, guest: Guest) -> list[tuple[int, str]]:
    return [(each.what.seat, each.what.why) for each in room.logged(guest.live) if isinstance(each.what, e.StoodIn)]


@in_a_room
async def test_a_clock_for_each_decision(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=MINUTE)
    first = whose_turn(guests)
    other = guests[1 - first.seat]
    await room.wait(40)
    assert (left(first, first.seat), left(first, other.seat)) == (20_000, 60_000)
    await first.chosen()
    assert (left(first, first.seat), left(first, other.seat)) == (60_000, 60_000)
    await room.wait(59)
    assert stood_in(room, first) == []
    await room.wait(1)
    assert stood_in(room, first) == [(other.seat, "clock")]
    assert first.live.table.owing() == (first.seat,)
    await other.do(wire.Return)
    assert left(first, other.seat) == 60_000


@in_a_room
async def test_nobody_wins_time_by_coming_back(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=MINUTE)
    first = whose_turn(guests)
    await room.wait(50)
    table, at = first.live.table.copy(), room.time.at
    clock, seat = table.agreed().clock, first.seat
    table.add(e.StoodIn(seat=seat, why="left"), at, 0, None)
    table.add(e.Returned(seat=seat), at, 0, None)
    assert table.places[seat].left(clock, at) == 10_000
    table.add(e.StoodIn(seat=seat, why="clock"), at + 10_000, 0, None)
    with pytest.raises(CommandRefused, match="your time for this choice"):
        come_back(table, seat, wire.Return("again"), Moment(at + 10_000, {}))


@in_a_room
async def test_a_clock_for_the_whole_game(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=GAME)
    first = whose_turn(guests)
    other = guests[1 - first.seat]
    await room.wait(25)
    await first.chosen()
    await room.wait(10)
    await other.chosen()
    assert left(first, other.seat) == 50_000
    assert left(first, first.seat) == 35_000
    while whose_turn(guests) is not first:
        await other.chosen()
    await room.wait(35)
    assert stood_in(room, first) == [(first.seat, "clock")]
    assert await first.refused(wire.Return) == "out_of_time"
    assert picture(room.folded(first.live)) == picture(first.live.table)


@in_a_room
async def test_bots_have_no_clock_and_a_pause_stops_it(room: Room) -> None:
    ada = (await room.play("Ada", bots=1, clock=MINUTE))[0]
    assert ada.shown["table"]["seats"][1]["left"] is None
    await room.wait(30)
    await ada.do(wire.Pause)
    assert not ada.shown["table"]["seats"][0]["is_running"]
    await room.wait(10_000)
    assert left(ada, 0) == 30_000
    await ada.do(wire.Resume)
    await room.wait(29)
    assert stood_in(room, ada) == []
    await room.wait(1)
    assert stood_in(room, ada) == [(0, "clock")]


@in_a_room
async def test_where_nobody_is_the_game_sleeps(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=MINUTE)
    first = whose_turn(guests)
    await room.wait(10)
    for guest in guests:
        await guest.go()
    assert first.live.table.status == "paused"
    await room.wait(100_000)
    await first.come()
    assert first.shown["table"]["status"] == "playing"
    assert left(first, first.seat) == 50_000
    assert stood_in(room, first) == []
    assert "Paused: nobody is there" in first.lines()
    assert first.lines()[-1] == "The game goes on"


@in_a_room
async def test_a_pause_of_the_host_does_not_end_when_somebody_comes(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", clock=MINUTE)
    await ada.do(wire.Pause)
    await ada.go()
    await bea.go()
    await ada.come()
    assert ada.shown["table"]["status"] == "paused"


@in_a_room
async def test_by_post_nobody_sits_and_waits(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=BY_POST, grace=5)
    first = whose_turn(guests)
    for guest in guests:
        await guest.go()
    await room.wait(80_000)
    assert first.live.table.status == "playing"
    assert stood_in(room, first) == []
    await guests[1 - first.seat].come()
    await room.wait(6_000)
    assert stood_in(room, first) == []
    await room.wait(400)
    assert stood_in(room, first) == [(first.seat, "clock")]


@in_a_room
async def test_the_wall_clock_does_not_matter(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock=MINUTE)
    first = whose_turn(guests)
    for jump in (86_400, -200_000, 0):
        room.time.wall = lambda jump=jump: 1_700_000_000 + jump  # type: ignore[method-assign,misc]
        await room.wait(10)
        await first.do(wire.Say, text="what time is it?")
    assert left(first, first.seat) == 30_000
    assert stood_in(room, first) == []


def test_a_restart_costs_nothing(tmp_path: Path) -> None:
    """Killed in mid-decision: neither the time it was down is charged nor that until the first one is back."""

    async def evening(kind: dict[str, object]) -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea", clock=kind)
            first = whose_turn(guests)
            table, seat, name = first.live.table.id, first.seat, first.player.name
            await room.wait(20)
            room.store.beat(room.time.now())
            first.live.audience.viewers.clear()  # killed: nobody has left
        async with room_in(tmp_path, before=0) as room:
            assert room.time.now() >= 20_000
            await room.wait(500)  # up again, but nobody has looked at this table yet
            guest = Guest(room, name, await room.hall.find(table))
            await room.settle()
            await guest.come()
            assert guest.shown["table"]["status"] == "playing"
            assert left(guest, seat) == 40_000
            assert stood_in(room, guest) == []
            assert picture(room.folded(guest.live)) == picture(guest.live.table)

    asyncio.run(evening(MINUTE))
    asyncio.run(evening(GAME))


def test_games_by_post_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea", clock=BY_POST)
            other = await room.play("Ada", "Bea")
            first = whose_turn(guests)
            table, seat = first.live.table.id, first.seat
            await room.wait(86_000)
        async with room_in(tmp_path) as room:
            await asyncio.wait([room.hall._work[1]])
            await room.settle()
            assert list(room.hall.tables) == [table]
            assert other[0].live.table.id not in room.hall.tables
            live = room.hall.tables[table]
            await room.wait(399)
            assert live.table.places[seat].stand_in is None
            await room.wait(1)
            assert live.table.places[seat].stand_in == "clock"

    asyncio.run(evening())
