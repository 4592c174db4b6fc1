"""A person who vanishes keeps the seat; after the grace time a stand-in plays, until the person is back."""

from __future__ import annotations

import asyncio

from tests.hall.room import Box, Room, in_a_room, play_on, whose_turn
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.bots import Job


@in_a_room
async def test_who_is_away_too_long_is_stood_in_for_until_the_return(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", grace=30)
    while whose_turn([ada, bea, cay]) is not bea:
        await whose_turn([ada, bea, cay]).chosen()
    await bea.go()
    assert not ada.shown["table"]["seats"][1]["is_here"]
    assert ada.shown["table"]["seats"][1]["stand_in_at"] == 30_000
    await room.wait(29)
    assert ada.live.table.owing() == (1,)
    await room.wait(1)
    assert ada.shown["table"]["seats"][1]["stand_in"] == "away"
    assert "Bea is away: a stand-in plays" in ada.lines()
    assert ada.live.table.owing() != (1,)
    chosen = [each.what for each in room.logged(ada.live) if isinstance(each.what, e.Chose)]
    assert (chosen[-1].seat, chosen[-1].by) == (1, "stand-in")
    await bea.come()
    assert bea.shown["table"]["seats"][1]["stand_in"] == ""
    assert "Bea is back" in ada.lines()
    await play_on([ada, bea, cay], 6)


@in_a_room
async def test_who_is_back_in_time_has_missed_nothing(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", grace=30)
    for _ in range(3):
        await bea.go()
        await room.wait(25)
        await bea.come()
    await room.wait(100)
    assert not [each for each in room.logged(ada.live) if isinstance(each.what, e.StoodIn)]


@in_a_room
async def test_nobody_is_waited_for_in_an_empty_room(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", grace=30)
    await ada.go()
    await bea.go()
    await room.wait(3600)
    assert not [each for each in room.logged(ada.live) if isinstance(each.what, e.StoodIn)]
    await ada.come()  # the grace of the others begins when somebody waits
    await room.wait(29)
    assert ada.shown["table"]["seats"][1]["stand_in"] == ""
    await room.wait(1)
    assert ada.shown["table"]["seats"][1]["stand_in"] == "away"


@in_a_room
async def test_the_host_passes_on_to_somebody_who_is_there(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay", "Dan", grace=30)
    ada, bea, cay, dan = guests
    await ada.go()
    await bea.go()
    await room.wait(30)
    assert cay.shown["host"]
    assert not dan.shown["host"]
    await ada.come()
    assert not ada.shown["host"]


@in_a_room
async def test_an_absent_host_does_not_stop_the_others(room: Room) -> None:
    """Before the game, and in a pause, too."""
    ada = await room.open(seats=3, grace=30)
    bea = await room.sit(ada, "Bea")
    await ada.go()
    await room.wait(30)
    assert bea.shown["host"]
    ada, bea = await room.play("Ada", "Bea", grace=30)
    await ada.do(wire.Pause)
    await ada.go()
    await room.wait(29)
    assert await bea.refused(wire.Resume) == "not_host"
    await room.wait(1)
    assert bea.shown["host"]
    assert bea.shown["table"]["status"] == "paused"
    await bea.do(wire.Resume)
    assert bea.shown["table"]["status"] == "playing"


@in_a_room
async def test_who_leaves_is_stood_in_for_at_once_and_may_return(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    assert await bea.refused(wire.Return) == "taken"
    await bea.do(wire.Leave)
    assert ada.shown["table"]["seats"][1]["stand_in"] == "left"
    assert await bea.refused(wire.Leave) == "taken"
    assert await bea.refused(wire.Choose, decision=0, option="1") == "away"
    await bea.come()
    assert bea.shown["table"]["seats"][1]["stand_in"] == "left"  # to look is not to return
    await bea.do(wire.Return)
    assert ada.shown["table"]["seats"][1]["stand_in"] == ""
    await play_on([ada, bea], 4)


@in_a_room
async def test_a_stand_in_does_not_choose_for_who_is_back_meanwhile(room: Room) -> None:
    """The bot thinks, the person comes back, the bot answers: too late."""
    ada, bea = await room.play("Ada", "Bea", grace=30)
    while whose_turn([ada, bea]) is not bea:
        await ada.chosen()
    thinks, may_answer = asyncio.Event(), asyncio.Event()

    async def choose(job: Job, patience: float) -> str | None:
        thinks.set()
        await may_answer.wait()
        return str(job.view["options"][0])

    room.bots.choose = choose  # type: ignore[method-assign]
    bea.live.leave(bea.box)
    room.time.at += 30_000
    await ada.live.driver.tick()
    await thinks.wait()
    bea.box = Box()
    bea.live.join(bea.box, bea.player, wire.Hello())
    while bea.live.table.places[1].stand_in is not None:
        await asyncio.sleep(0)
    may_answer.set()
    await room.settle()
    made = [each.what.by for each in room.logged(ada.live) if isinstance(each.what, e.Chose)]
    assert set(made) <= {"person"}
    assert bea.game["owing"] == [1]
