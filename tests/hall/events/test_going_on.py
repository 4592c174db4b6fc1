"""An event goes on where the hall was killed, and on another machine from a backup; no transaction spans two logs."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from tests.hall.events.gathering import Visitor, bots, joined, made, play_round
from tests.hall.events.test_at_tables import by_lot, guest_at
from tests.hall.room import TABLES, Room, room_in
from wyrmhall.hall import wire
from wyrmhall.hall.store.backup import backup, restore, verify


async def seen_again(room: Room, event: str, name: str = "Mara") -> Visitor:
    """The event in a hall that has just started."""
    found = Visitor(room, await room.hall.events.find(event), name)
    found.commands = count(1_000)  # no name is used twice
    await room.settle()
    return found


def test_a_table_that_was_named_and_not_opened_is_opened(tmp_path: Path) -> None:
    async def before() -> str:
        async with room_in(tmp_path) as room:
            mara = await made(room, game="magic-dragon", best_of=1)
            mara.live.driver.stop()  # the hall dies before it has seen to what follows
            await bots(mara, 2)
            await mara.done("pair", number=1)
            for player in (1, 2):
                await mara.done("arrive", round=1, match=1, player=player)
            await mara.done("open_match", round=1, match=1)
            [table] = mara.shown["round"]["matches"][0]["tables"]
            assert room.store.log(table) is None
            return str(mara.live.event.id)

    async def after(event: str) -> None:
        async with room_in(tmp_path) as room:
            by_lot(room)
            mara = await seen_again(room, event)
            await play_round(mara)
            [match] = mara.shown["round"]["matches"]
            assert (len(match["tables"]), match["phase"]) == (1, "over")

    asyncio.run(after(asyncio.run(before())))


def test_what_a_table_has_to_report_is_heard_later_and_once(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with room_in(tmp_path) as room:
            mara = await made(room, game="magic-dragon", best_of=1)
            ada, ben = await joined(mara, "Ada", "Ben")
            await mara.done("pair", number=1)
            for one in (ada, ben):
                await one.done("arrive", round=1, match=1)
            guest = await guest_at(ada)
            await room.wait(6)
            mara.live.driver.stop()  # the hall dies when the table is over and the event has not heard of it
            await guest.do(wire.Concede)
            assert guest.live.table.status == "finished"
            assert mara.shown["round"]["matches"][0]["result"] is None
            return mara.live.event.id, guest.live.table.id

    async def after(event: str, table: str) -> None:
        async with room_in(tmp_path) as room:
            mara = await seen_again(room, event)
            [match] = mara.shown["round"]["matches"]
            assert match["result"]["won"][match["players"].index(2)] == 1
            seq = mara.live.event.seq
            mara.live.driver.table_is_over(table)  # it is told again
            await room.settle()
            assert mara.live.event.seq == seq

    asyncio.run(after(*asyncio.run(before())))


def test_an_event_from_a_backup_goes_on_elsewhere(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy.backup"
    for folder in (here, there):
        folder.mkdir()
    TABLES[there] = 1_000  # other names than here

    async def before() -> tuple[str, object]:
        async with room_in(here) as room:
            by_lot(room)
            mara = await made(room, game="magic-dragon", best_of=1, pairing="swiss", rounds=2)
            await bots(mara, 4)
            await mara.done("pair", number=1)
            await play_round(mara)
            backup(here / "hall.db", copy)
            return mara.live.event.id, mara.shown["standings"]

    async def after(event: str, standings: object) -> None:
        async with room_in(there) as room:
            by_lot(room)
            mara = await seen_again(room, event)
            assert mara.shown["standings"] == standings
            assert mara.you["is_organiser"]
            await mara.done("pair", number=2)
            await play_round(mara)
            await mara.done("end")
            assert (await room.hall.events.lists("id-Mara")).over[0].mine

    event, standings = asyncio.run(before())
    assert restore(copy, there / "hall.db", tmp_path / "copies") == []
    assert verify(there / "hall.db") == []
    asyncio.run(after(event, standings))
