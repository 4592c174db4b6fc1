"""A table is what its log says: after every entry, after every restart, and if the log is damaged it says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.command import wyrmhall
from tests.hall.room import Guest, Room, code_of, in_a_room, picture, play_on, room_in, whose_turn
from tests.toy.relay import RELAY
from wyrmhall.hall import http, wire
from wyrmhall.hall.records import how_ended
from wyrmhall.hall.replay import replayed
from wyrmhall.hall.table import FOLD
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.record import read_records

EVERYTHING = {kind.__name__ for kind in FOLD}


async def an_eventful_game(room: Room) -> Guest:
    """In which everything happens that a log can tell, but for rules that stumble."""
    clock = {"kind": "game", "seconds": 600}
    ada = await room.open(seats=5, bots=["random"], clock=clock, grace=30, house={"first_dealer": "A"})
    bea, cay = await room.sit(ada, "Bea"), await room.sit(ada, "Cay")
    eve = await room.sit(ada, "Eve")
    guests = [ada, bea, cay]
    for guest in (*guests, eve):
        await guest.do(wire.Ready, ready=True)
    await room.wait(5)
    await ada.do(wire.Add, value="0" * 64)
    await room.wait(5)
    await ada.do(wire.Say, text="good luck")
    await ada.do(wire.Mute, seat=1, muted=True)
    await eve.go()
    await ada.do(wire.Kick, seat=3)
    while whose_turn(guests) is not bea:
        await whose_turn(guests).chosen()
    await bea.do(wire.Mark, decision=bea.game["decision"], options=["1"])
    await bea.chosen("2")
    await bea.do(wire.Undo)
    await bea.chosen("1")
    await cay.chosen("2")
    await bea.do(wire.Undo)
    asked = bea.shown["table"]["undo"]
    await cay.do(wire.Consent, undo=asked["number"], agrees=False)
    await ada.do(wire.Pause)
    await room.wait(60)
    await ada.do(wire.Resume)
    await cay.go()
    await room.wait(30)
    await cay.come()
    await ada.do(wire.PassHost, seat=1)
    await play_on(guests, 10)
    phone = await room.watch(ada, "Phone")
    await room.hall.claim(ada.live.table.id, phone.player, cay.token)
    cay = await phone.come()
    await ada.do(wire.Concede)
    for guest in guests[:2]:
        await guest.go()
    await cay.go()
    await room.wait(100)
    await bea.come()
    await cay.come()
    await play_on([bea, cay], 10)
    await bea.do(wire.Leave)
    await cay.do(wire.Replace, seat=1, by="open")
    await eve.come()
    await eve.do(wire.Consent, handover=eve.shown["table"]["handover"]["number"], agrees=True)
    await eve.do(wire.Leave)
    dan = await room.sit(cay, "Dan", 1)
    await play_on([cay, dan], 6)
    await cay.do(wire.Abort)
    await cay.do(wire.Rematch)
    return cay


@in_a_room
async def test_the_log_of_everything_that_can_happen(room: Room) -> None:
    guest = await an_eventful_game(room)
    assert {type(each.what).__name__ for each in room.logged(guest.live)} == (
        EVERYTHING - {"Suspended", "ChoseAll", "Brought", "Unsealed"}
    )
    assert picture(room.folded(guest.live)) == picture(guest.live.table)


@in_a_room
async def test_live_and_log_are_the_same_at_every_moment(room: Room) -> None:
    """Each time an entry is taken in, the table read from the file is the very same."""
    compared = 0
    see = room.hall.counters.obeyed

    def compare(kind: str, seconds: float) -> None:
        nonlocal compared
        see(kind, seconds)
        for live in room.hall.tables.values():
            assert picture(room.folded(live)) == picture(live.table), kind
            compared += 1

    room.hall.counters.obeyed = compare  # type: ignore[method-assign]
    await an_eventful_game(room)
    assert compared > 40


@in_a_room
async def test_records_replay_and_verify(room: Room) -> None:
    guest = await an_eventful_game(room)
    record_text = guest.live.record()
    [record] = read_records(record_text, "game.record")
    assert replay_of(record).play() is None
    file = room.folder / "game.record"
    file.write_text(record_text, encoding="utf-8")
    assert wyrmhall("verify", str(file), home=room.folder).code == 0
    steps = len(guest.live.table.choices)
    replay = replayed(http.AskReplay(record=record_text, viewer=-2, first=0, count=60))
    assert replay.steps == steps
    assert [frame.step for frame in replay.frames] == list(range(min(60, steps + 1)))
    for happened in (
        "concedes",
        "is away: a stand-in plays",
        "Ada lets a stand-in play",
        "asks to hand over",
        "All have agreed",
        "is the host now",
    ):
        assert happened in record_text
    assert replay.result == how_ended(guest.live.table)


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        names = ("Ada", "Bea", "Cay")
        async with room_in(tmp_path) as room:
            guests = await room.play(*names, game="relay", variant="single")
            table = guests[0].live.table.id
        for _ in range(12):
            async with room_in(tmp_path) as room:
                live = await room.hall.find(table)
                guests = [await Guest(room, name, live).come() for name in names]
                before = [guest.shown for guest in guests]
                await play_on(guests, 2)
                assert [shown["you"] for shown in before] == [0, 1, 2]
        async with room_in(tmp_path) as room:
            live = await room.hall.find(table)
            assert len(live.table.choices) >= 20 or live.table.status == "finished"
            assert picture(room.folded(live)) == picture(live.table)

    asyncio.run(evening())


def test_a_repeated_command_is_known_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea")
            first = whose_turn(guests)
            decision, table, name = first.game["decision"], first.live.table.id, first.player.name
            done = await first.do(wire.Choose, "tap", decision=decision, option="1")
        async with room_in(tmp_path) as room:
            guest = await Guest(room, name, await room.hall.find(table)).come()
            again = await guest.do(wire.Choose, "tap", decision=decision, option="1")
            assert again == {**done, "again": True}

    asyncio.run(evening())


def test_a_damaged_log_hurts_one_table_only(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            post = {"kind": "decision", "seconds": 86_400}
            bad = (await room.play("Ada", "Bea", clock=post))[0].live.table.id
            good = (await room.play("Ada", "Bea", clock=post))[0].live.table.id
            with room.store.writing() as connection:
                damage = "UPDATE entries SET body = CAST(replace(body, 'Ada', 'Eve') AS BLOB)"
                changed = connection.execute(text(f"{damage} WHERE table_id = :t AND seq = 2"), {"t": bad})
                assert changed.rowcount == 1
        async with room_in(tmp_path) as room:
            await asyncio.wait([room.hall._work[1]])
            assert list(room.hall.tables) == [good]
            assert await code_of(room.hall.find(bad)) == "bad_log"
            assert (await room.open()).shown["table"]["status"] == "gathering"

    asyncio.run(evening())


@pytest.mark.parametrize("begun", [False, True])
def test_other_rules_are_said_and_hurt_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            old = await room.open(game="relay", variant="single", seats=2)
            if begun:
                await room.sit(old, "Bea")
                await room.wait(5)
            other = await room.open()
        monkeypatch.setattr(type(RELAY), "rules", "2")
        async with room_in(tmp_path) as room:
            assert await code_of(room.hall.find(old.live.table.id)) == "other_rules"
            assert await code_of(room.hall.sit(old.live.table.id, other.player, None)) == "other_rules"
            assert (await room.hall.find(other.live.table.id)).table.status == "gathering"
            assert [each.id for each in await room.hall.tables_of(old.player)]

    asyncio.run(evening())


def test_a_game_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            old = await room.open(game="relay", variant="single", seats=2)
        async with room_in(tmp_path) as room:
            monkeypatch.setattr("wyrmhall.hall.table.game_named", gone)
            assert await code_of(room.hall.find(old.live.table.id)) == "unknown_game"

    from wyrmhall.kernel.errors import UnknownGame

    def gone(name: str) -> object:
        raise UnknownGame(f"there is no game {name!r}")

    asyncio.run(evening())


@in_a_room
async def test_tables_leave_the_memory_and_come_back(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    live, table = guests[0].live, guests[0].live.table.id
    room.hall._forget_idle_tables()
    assert table in room.hall.tables
    for guest in guests:
        await guest.go()
    await room.wait(119)
    assert await room.hall.find(table) is live  # somebody asks: it stays for a while
    await room.wait(119)
    room.hall._forget_idle_tables()
    assert table in room.hall.tables
    await room.wait(2)
    room.hall._forget_idle_tables()
    assert table not in room.hall.tables
    again = await room.hall.find(table)
    assert again is not live
    assert picture(again.table) == picture(live.table)


@in_a_room
async def test_two_who_look_for_a_table_find_the_same(room: Room) -> None:
    ada = await room.open()
    room.hall.tables.clear()
    one, other = await asyncio.gather(*[room.hall.find(ada.live.table.id) for _ in range(2)])
    assert one is other
    assert await code_of(room.hall.find("b" * 16)) == "not_found"
