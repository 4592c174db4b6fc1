"""New tables are counted for the player and for the address, however they come about; also after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.hall.room import PATIENT, Guest, Room, in_a_room, room_in
from wyrmhall.hall import http, wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.openings import MOST_TABLES, Openings
from wyrmhall.hall.store.schema import tables

HOME, SCHOOL = "192.0.2.1", "198.51.100.7"


def limit(room: Room, **settings: Any) -> None:
    """Give the hall of this room other limits."""
    room.hall.openings = Openings(room.store, msgspec.structs.replace(PATIENT, **settings), "a key for tests")


async def open_at(room: Room, name: str, address: str, **wish: Any) -> str:
    """Open a table; its id."""
    wanted = msgspec.convert({"game": "magic-dragon", "seats": 2, **wish}, http.OpenTable)
    return (await room.hall.open_table(Player(f"id-{name}", name), wanted, address)).table


async def refusal(room: Room, name: str, address: str) -> CommandRefused:
    before = room.store.counts()
    with pytest.raises(CommandRefused) as refused:
        await open_at(room, name, address)
    assert room.store.counts() == before
    return refused.value


async def again(room: Room, guest: Guest) -> Guest:
    """End this game and sit down at the rematch."""
    await guest.do(wire.Abort)
    assert (await guest.do(wire.Rematch))["is"] == "done"
    live = await room.hall.find(str(guest.live.table.rematch))
    return await Guest(room, guest.player.name, live, guest.token).come()


@in_a_room
async def test_a_rematch_is_a_table_like_any_other(room: Room) -> None:
    limit(room, table_rate=120, table_burst=4)
    ada = await room.open(bots=["random"])
    for _ in range(3):
        ada = await again(room, ada)
    await ada.do(wire.Abort)
    count = room.store.counts()
    answer = await ada.do(wire.Rematch)
    assert (answer["is"], answer["code"]) == ("refused", "slow_down")
    assert 0 < answer["retry"] <= 30_000  # milliseconds, at 120 an hour
    assert room.store.counts() == count
    told = await refusal(room, "Ada", HOME)
    assert told.code == "slow_down"
    assert 0 < (told.retry or 0) <= 30_000
    assert await open_at(room, "Bea", HOME)


@in_a_room
async def test_who_asks_for_many_at_once_gets_no_more(room: Room) -> None:
    limit(room, gathering_per_address=3)
    asked = [open_at(room, f"Guest{number}", HOME) for number in range(12)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each.code for each in found if isinstance(each, CommandRefused)]
    assert 0 < len(found) - len(refused) <= 3
    assert set(refused) == {"too_many"}
    while room.store.counts()["gathering"] < 3:  # none of those that were refused is counted any more
        await open_at(room, "Late", HOME)


@in_a_room
async def test_a_seat_that_is_known_by_its_token_counts_for_its_player(room: Room) -> None:
    limit(room, table_rate=1, table_burst=1)
    ada = await room.open(bots=["random"])
    await ada.do(wire.Abort)
    program = Guest(room, "Program", ada.live)
    await program.come(token=ada.token)
    assert (await program.do(wire.Rematch))["code"] == "slow_down"


@in_a_room
async def test_many_cookies_of_one_address_are_one_address(room: Room) -> None:
    limit(room, address_table_rate=60, address_table_burst=5)
    for number in range(5):
        await open_at(room, f"P{number}", SCHOOL)
    told = await refusal(room, "P6", SCHOOL)
    assert told.code == "slow_down"
    assert 0 < (told.retry or 0) <= 60_000
    ada = await room.open(bots=["random"])  # from home
    ada.box.address = SCHOOL
    await ada.do(wire.Abort)
    assert (await ada.do(wire.Rematch))["code"] == "slow_down"
    ada.box.address = HOME
    assert (await ada.do(wire.Rematch))["is"] == "done"


@in_a_room
async def test_who_is_refused_has_used_nothing_up(room: Room) -> None:
    limit(room, table_rate=1, table_burst=2, address_table_rate=1, address_table_burst=1)
    await open_at(room, "Ada", SCHOOL)
    for _ in range(5):
        assert (await refusal(room, "Bea", SCHOOL)).code == "slow_down"
    assert await open_at(room, "Bea", HOME)


@in_a_room
async def test_nobody_sits_at_countless_tables(room: Room) -> None:
    for number in range(MOST_TABLES):
        await open_at(room, "Ada", f"10.0.0.{number}")
    assert (await refusal(room, "Ada", HOME)).code == "too_many"


def test_tables_that_wait_are_counted_for_their_address_also_after_a_restart(tmp_path: Path) -> None:
    async def evening(*, is_first: bool) -> None:
        async with room_in(tmp_path) as room:
            limit(room, gathering_per_address=3)
            if is_first:
                opened = [await open_at(room, f"P{number}", SCHOOL, private=number == 0) for number in range(3)]
                assert opened
            assert (await refusal(room, "Bea", SCHOOL)).code == "too_many"
            assert await open_at(room, "Cay", HOME)
            if not is_first:
                waiting = [each.id for each in room.store.gathering() if "P1" in each.summary.names]
                live = await room.hall.find(waiting[0])
                guest = await Guest(room, "P1", live).come()
                await guest.do(wire.Start)
                assert await open_at(room, "Bea", SCHOOL)  # one that has begun waits no more

    asyncio.run(evening(is_first=True))
    asyncio.run(evening(is_first=False))


@in_a_room
async def test_the_address_is_kept_as_a_digest_while_it_is_needed(room: Room) -> None:
    def kept() -> set[str]:
        with room.store.reading() as connection:
            return set(connection.scalars(select(tables.c.opened_from)))

    name = await open_at(room, "Ada", SCHOOL)
    [digest] = kept()
    assert len(digest) == 32
    assert SCHOOL not in digest
    assert Openings(room.store, PATIENT, "another key").digest(SCHOOL) != digest
    guest = await Guest(room, "Ada", await room.hall.find(name)).come()
    await guest.do(wire.Start)
    await room.hall.caretaker.go_round()
    assert kept() == {digest}  # one address cannot fill the list of games that go on either
    await guest.do(wire.Abort)
    await room.hall.caretaker.go_round()
    assert kept() == {""}


@pytest.mark.parametrize(("which", "wish"), [("open", {}), ("playing", {"start": True})])
def test_one_address_cannot_fill_the_list(tmp_path: Path, which: str, wish: dict[str, bool]) -> None:
    asyncio.run(fill_the_list(tmp_path, which, wish))


async def fill_the_list(tmp_path: Path, which: str, wish: dict[str, bool]) -> None:
    async with room_in(tmp_path) as room:
        await try_to_fill(room, which, wish)


async def try_to_fill(room: Room, which: str, wish: dict[str, bool]) -> None:
    limit(room, listed_per_address=3)
    honest = await open_at(room, "Ada", HOME, **wish)
    await room.wait(10)
    for number in range(110):
        await open_at(room, f"P{number}", SCHOOL, **wish)
    await room.hall.caretaker.go_round()
    shown = [each.id for each in (await room.hall.lists())[which]]
    assert len(shown) == 4
    assert honest in shown


@in_a_room
async def test_tables_with_somebody_there_come_first(room: Room) -> None:
    ada = await room.open()
    await room.wait(10)
    later = await open_at(room, "Bea", HOME)
    assert [each.id for each in (await room.hall.lists())["open"]] == [ada.live.table.id, later]
    await ada.go()
    assert [each.id for each in (await room.hall.lists())["open"]] == [later, ada.live.table.id]
