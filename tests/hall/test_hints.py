"""Hints: one at a time and ten a minute for a player; and those who ask for them take no bot its time to think."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tests.hall.pool import dealt, job, strange, until
from tests.hall.room import Guest, Room, in_a_room, play_on, room_in, whose_turn
from tests.patience import PATIENCE
from wyrmhall.bots import LEVELS
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.bot_worker import Setups, glance
from wyrmhall.hall.bots import BotWorkers, Job
from wyrmhall.kernel.chance import swift


async def at_turn(room: Room, name: str = "Ada", **wish: object) -> Guest:
    """Somebody who is to choose, at a table with a bot."""
    [guest] = await room.play(name, bots=1, house={"first_dealer": "B"}, **wish)
    assert guest.game["options"]
    return guest


@in_a_room
async def test_ten_a_minute_at_all_tables_together(room: Room) -> None:
    here, there, other = await at_turn(room), await at_turn(room), await at_turn(room, "Bea")
    for number in range(10):
        await room.wait(3)
        assert (await (here, there)[number % 2].do(wire.Hint))["is"] == "hinted"
    for guest in (here, there):
        answer = await guest.do(wire.Hint)
        assert (answer["code"], answer["text"]) == ("too_many_hints", "10 hints a minute; wait a little")
    assert (await other.do(wire.Hint))["is"] == "hinted"
    await room.wait(32.9)
    assert await here.refused(wire.Hint) == "too_many_hints"
    await room.wait(0.1)  # a minute after the first
    assert (await here.do(wire.Hint))["is"] == "hinted"
    assert await there.refused(wire.Hint) == "too_many_hints"


@in_a_room
async def test_one_at_a_time_at_all_tables_together(room: Room) -> None:
    here, there, other = await at_turn(room), await at_turn(room), await at_turn(room, "Bea")
    thinks = asyncio.Event()

    async def pause(job: Job) -> None:
        if job.level == "thinking":  # as for hints; the bots here do not think
            await thinks.wait()

    room.bots.pause = pause
    await here.live.obey(here.box, wire.Hint("h"))
    await asyncio.sleep(0)
    room.time.pondering = 1
    answer = await there.do(wire.Hint)
    assert answer["code"] == "too_many_hints"
    assert answer["text"] == "one hint at a time; wait for the one you have asked for"
    await here.chosen()  # it waits for no bot
    room.time.pondering = 0
    thinks.set()
    assert (await other.do(wire.Hint))["is"] == "hinted"
    assert [message["code"] for message in here.box.messages() if message.get("to") == "h"] == ["stale"]
    assert (await there.do(wire.Hint))["is"] == "hinted"


@in_a_room
async def test_who_has_nothing_to_choose_uses_no_hint_up(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    first = whose_turn(guests)
    other = next(guest for guest in guests if guest is not first)
    for _ in range(11):
        assert await other.refused(wire.Hint) == "not_your_turn"


@in_a_room
async def test_a_hint_for_what_was_decided_meanwhile_is_not_told(room: Room) -> None:
    ada = await at_turn(room)
    thinks, may_answer = asyncio.Event(), asyncio.Event()

    async def pause(job: Job) -> None:
        thinks.set()
        await may_answer.wait()

    room.bots.pause = pause
    asking = asyncio.create_task(ada.do(wire.Hint))
    await thinks.wait()
    room.bots.pause = lambda job: asyncio.sleep(0)
    await ada.live.obey(ada.box, wire.Choose("mine", ada.game["decision"], ada.game["options"][0]["option"]))
    may_answer.set()
    assert (await asking)["code"] == "stale"


def test_25_who_ask_for_hints_do_not_delay_a_bot_elsewhere(tmp_path: Path) -> None:
    """Each time a seat is owed a choice, its job is the next that a worker gets, and what it says is chosen."""

    async def evening() -> None:
        notes = tmp_path / "notes"
        pool = BotWorkers(1, command=strange("waits for leave", tmp_path))
        async with room_in(tmp_path, bots=pool) as room:
            await pool.start()
            await until(lambda: pool._idle)
            guests = [await at_turn(room, f"P{number}") for number in range(25)]
            room.hall.bot_window = room.hall.bot_seconds = PATIENCE
            [ada] = await room.play("Ada", bots=2, house={"first_dealer": "C"})
            for guest in guests:
                await guest.live.obey(guest.box, wire.Hint("h"))
            await until(lambda: seen(notes) == ["thinking"])
            lowest = ada.game["options"][0]["option"]
            await ada.live.obey(ada.box, wire.Choose("mine", ada.game["decision"], "2"))
            for choice in (1, 2):
                await until(lambda: pool._seats.turns)
                got = len(seen(notes))
                allow(notes)
                await until(lambda got=got: len(seen(notes)) > got)  # type: ignore[misc]
                assert seen(notes)[got] == "random"
                allow(notes)
                await until(lambda: not pool._seats.busy)
                room.time.at += int(PATIENCE * 1000)
                while room.time.ring():
                    pass
                await until(lambda choice=choice: len(ada.live.table.choices) > choice)  # type: ignore[misc]
            made = [entry.what for entry in room.logged(ada.live) if isinstance(entry.what, e.Chose)]
            assert [chose.by for chose in made[1:]] == ["bot"] * 2
            assert lowest not in [chose.option for chose in made]

    asyncio.run(evening())


def seen(notes: Path) -> list[str]:
    """The levels of the jobs that the worker got: random ones are those of seats."""
    return notes.read_text().split() if notes.exists() else []


def allow(notes: Path) -> None:
    """The worker may answer the jobs it has got so far."""
    notes.with_suffix(".leave").write_text(str(len(seen(notes))))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("wish", ["magic-dragon", "storm-dragons", "fairy-tale"])
def test_a_bot_that_gets_no_time_plays_its_strategys_pick(tmp_path: Path, level: str, wish: str) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            jobs: list[Job] = []
            room.bots.choice = jobs.append
            ada = await room.open(game=wish, seats=3, bots=[level] * 2)
            await ada.do(wire.Add, value="1" * 64)
            await play_on([ada], 10)
            made = [entry.what for entry in room.logged(ada.live) if isinstance(entry.what, e.Chose)]
            chosen = [chose for chose in made if chose.seat != ada.seat]
            assert {chose.by for chose in chosen} == {"default"}
            assert [chose.option for chose in chosen] == [glance(job, Setups()).text for job in jobs]
            free = [(chose, job) for chose, job in zip(chosen, jobs, strict=True) if len(job.view["options"]) > 1]
            assert any(chose.option != job.view["options"][0] for chose, job in free)

    asyncio.run(evening())


@in_a_room
async def test_a_strategy_that_fails_leaves_it_to_the_lot(room: Room) -> None:
    jobs: list[Job] = []
    room.bots.choice = jobs.append
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.bots.random.RandomBot.glance", lambda self, view: 1 / 0)
        [ada] = await room.play("Ada", bots=2)
        await play_on([ada], 8)
    made = [entry.what for entry in room.logged(ada.live) if isinstance(entry.what, e.Chose)]
    chosen = [(chose.option, chose.by) for chose in made if chose.seat != ada.seat]
    offered = [(job.view["options"], swift(job.seed)) for job in jobs]
    assert chosen == [(options[lot.below(len(options))], "default") for options, lot in offered]
    assert any(option != options[0] for (option, _), (options, _) in zip(chosen, offered, strict=True))


def test_nobody_waits_for_a_glance_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    is_over = threading.Event()

    async def evening() -> None:
        pool = BotWorkers(1)
        try:
            assert await asyncio.gather(*[pool.glance(job(dealt())) for _ in range(2)]) == [None, None]
            assert not is_over.is_set()
        finally:
            is_over.set()
        await pool.close()

    monkeypatch.setattr("wyrmhall.hall.bots.GLANCE", 0.05)
    monkeypatch.setattr("wyrmhall.hall.bots.glance", lambda job, setups: is_over.wait(PATIENCE))
    asyncio.run(evening())
