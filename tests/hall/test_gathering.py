"""Tables fill with people, and begin when all of them are ready or the host has waited long enough."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import Guest, Room, code_of, in_a_room, picture, room_in
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import Player
from wyrmhall.kernel.errors import BadSetup, UnknownGame


@in_a_room
async def test_people_sit_down_one_after_the_other(room: Room) -> None:
    ada = await room.open(seats=3)
    assert ada.shown["table"]["status"] == "gathering"
    assert ada.shown["you"] == 0
    assert ada.shown["host"]
    bea = await room.sit(ada, "Bea")
    assert bea.shown["you"] == 1
    assert not bea.shown["host"]
    assert ada.shown["table"]["status"] == "gathering"
    await room.sit(ada, "Cay", 2)
    assert [guest.shown["table"]["status"] for guest in (ada, bea)] == ["gathering"] * 2
    assert [seat["name"] for seat in ada.shown["table"]["seats"]] == ["Ada", "Bea", "Cay"]
    assert "Cay sits down" in bea.lines()


@in_a_room
async def test_seats_that_cannot_be_had(room: Room) -> None:
    ada = await room.open(seats=3)
    table = ada.live.table.id
    assert await code_of(room.hall.sit(table, Player("id-Bea", "Bea"), 0)) == "taken"
    assert await code_of(room.hall.sit(table, Player("id-Bea", "Bea"), 9)) == "taken"
    assert await code_of(room.hall.sit(table, ada.player, None)) == "taken"
    assert await code_of(room.hall.sit("a" * 16, ada.player, None)) == "not_found"
    await room.sit(ada, "Bea")
    await room.sit(ada, "Cay")
    assert await code_of(room.hall.sit(table, Player("id-Dan", "Dan"), None)) == "full"
    assert await ada.do(wire.Abort)
    assert await code_of(room.hall.sit(table, Player("id-Dan", "Dan"), None)) == "over"


@in_a_room
async def test_who_was_sent_away_does_not_come_back(room: Room) -> None:
    ada = await room.open(seats=3)
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Kick, seat=1)
    assert bea.shown["you"] == -1
    assert ada.shown["table"]["seats"][1]["kind"] == "open"
    assert await code_of(room.hall.sit(ada.live.table.id, bea.player, None)) == "not_seated"
    assert await code_of(room.hall.claim(ada.live.table.id, bea.player, bea.token)) == "bad_token"
    assert await bea.refused(wire.Say, text="why?") == "not_seated"


@in_a_room
async def test_who_leaves_before_the_game_opens_the_seat_and_may_return(room: Room) -> None:
    ada = await room.open(seats=3)
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Leave)
    assert bea.shown["host"]
    assert bea.shown["table"]["seats"][0]["kind"] == "open"
    again = await room.sit(bea, "Ada", 0)
    assert again.shown["you"] == 0
    assert not again.shown["host"]


@in_a_room
async def test_a_table_that_the_last_person_leaves_is_over(room: Room) -> None:
    ada = await room.open(seats=3)
    await ada.do(wire.Leave)
    assert ada.live.table.status == "aborted"
    assert room.store.tables_unfinished() == {}


@in_a_room
async def test_the_host_does_not_wait_for_more_people(room: Room) -> None:
    ada = await room.open(seats=4)
    bea = await room.sit(ada, "Bea")
    assert await bea.refused(wire.Start) == "not_host"
    assert (await ada.do(wire.Start))["is"] == "done"
    assert await ada.refused(wire.Start) == "taken"
    assert ada.shown["table"]["status"] == "shuffling"
    assert [seat["kind"] for seat in ada.shown["table"]["seats"]] == ["person", "person", "bot", "bot"]
    names = [seat["name"] for seat in ada.shown["table"]["seats"]]
    assert len(set(names)) == 4


@in_a_room
async def test_a_table_of_bots_begins_at_once(room: Room) -> None:
    wishes: list[dict[str, Any]] = [{"seats": 3, "bots": ["random", "thinking"]}, {"seats": 4, "start": True}]
    for wish in wishes:
        ada = await room.open(**wish)
        assert ada.shown["table"]["status"] == "shuffling"
        await ada.do(wire.Add, value="ab" * 32)
        assert ada.shown["table"]["status"] == "playing"


@in_a_room
async def test_wishes_that_cannot_be_granted(room: Room) -> None:
    wishes: list[dict[str, Any]] = [
        {"bots": ["random", "random"]},
        {"bots": ["brilliant"]},
        {"clock": {"kind": "decision", "seconds": 1}},
    ]
    for wish in wishes:
        assert await code_of(room.open(**wish)) == "bad_setup"
    with pytest.raises(BadSetup):
        await room.open(seats=9)
    with pytest.raises(UnknownGame):
        await room.open(game="chess")
    assert room.store.all_tables() == []


@in_a_room
async def test_nobody_opens_tables_without_end(room: Room) -> None:
    for _ in range(40):
        await room.open()
    assert await code_of(room.open()) == "too_many"
    assert (await room.open("Bea")).shown["you"] == 0


@in_a_room
async def test_names_become_names_that_records_can_write(room: Room) -> None:
    """Words of the game, letters of seats, blanks, brackets and the same name twice."""
    ada = await room.open("hand", seats=5)
    for number, name in enumerate(("B", "Ada Lovelace", "[];", "B")):
        seated = await room.hall.sit(ada.live.table.id, Player(f"p{number}", name), None)
        assert seated.seat == number + 1
    await ada.do(wire.Start)
    await room.wait(5)
    assert ada.live.table.setup is not None
    assert ada.live.table.setup.names == ("hand2", "B2", "Ada_Lovelace", "Nobody", "B3")
    assert ada.shown["table"]["seats"][2]["name"] == "Ada Lovelace"


@in_a_room
async def test_lists_show_public_tables_and_ones_own(room: Room) -> None:
    open_one = await room.open(seats=3)
    await room.open("Bea", private=True)
    ada, _ = await room.play("Ada", "Cay")
    lists = await room.hall.lists()
    assert [each.id for each in lists["open"]] == [open_one.live.table.id]
    assert [each.id for each in lists["playing"]] == [ada.live.table.id]
    mine = await room.hall.tables_of(ada.player)
    assert {each.id for each in mine} == {open_one.live.table.id, ada.live.table.id}
    turns = {each.id: each.your_turn for each in mine}
    assert turns[ada.live.table.id] is (ada.seat in ada.live.table.owing())
    assert turns[open_one.live.table.id] is False
    cay = await room.hall.tables_of(Player("id-Cay", "Cay the Second"))  # by another name since
    assert [(each.names, each.you) for each in cay] == [(["Ada", "Cay"], 1)]
    assert {each.you for each in lists["playing"]} == {-1}


# --- ready, and the countdown --------------------------------------------------------------------


async def three(room: Room, **wish: Any) -> list[Guest]:
    """Ada, Bea and a bot at a full table, where nobody is ready yet."""
    ada = await room.open(seats=3, bots=["random"], **wish)
    return [ada, await room.sit(ada, "Bea")]


async def all_ready(*guests: Guest) -> None:
    for guest in guests:
        assert (await guest.do(wire.Ready, ready=True))["is"] == "done"


def counts(guest: Guest) -> int | None:
    """Milliseconds until the game begins, as this guest was told last."""
    left: int | None = guest.shown["table"]["begins_in"]
    return left


def status(guest: Guest) -> str:
    return guest.live.table.status


def calls(room: Room, guest: Guest) -> int:
    """How often the log says that the game begins."""
    return sum(isinstance(logged.what, e.Called) for logged in room.logged(guest.live))


@in_a_room
async def test_a_game_begins_when_everybody_is_ready_and_the_countdown_is_over(room: Room) -> None:
    ada, bea = await three(room)
    assert await ada.refused(wire.Ready, ready=False) == "taken"
    await all_ready(ada)
    assert [seat["ready"] for seat in bea.shown["table"]["seats"]] == [True, False, False]
    await room.wait(60)
    assert (counts(bea), bea.shown["table"]["status"]) == (None, "gathering")
    await all_ready(bea)
    assert await bea.refused(wire.Ready, ready=True) == "taken"
    for guest in (ada, bea, await room.watch(ada)):
        assert (counts(guest), guest.shown["table"]["countdown"]) == (5000, 5)
    await room.wait(4.9)
    assert counts(await room.watch(ada, "Yan")) == 100
    assert ada.shown["table"]["status"] == "gathering"
    await room.wait(0.1)
    assert (counts(ada), ada.shown["table"]["status"]) == (None, "shuffling")
    assert not any(seat["ready"] for seat in ada.shown["table"]["seats"])
    assert await ada.refused(wire.Ready, ready=False) == "taken"
    for guest in (ada, bea):
        await guest.do(wire.Add, value="ab" * 32)
    assert ada.shown["table"]["status"] == "playing"
    await ada.do(wire.Abort)
    assert await ada.refused(wire.Ready, ready=True) == "over"


@in_a_room
async def test_a_countdown_of_nothing_begins_at_once(room: Room) -> None:
    room.hall.countdown = 0
    ada, bea = await three(room)
    await all_ready(bea, ada)
    assert bea.shown["table"]["status"] == "shuffling"


@in_a_room
async def test_whoever_is_not_ready_any_more_stops_the_countdown(room: Room) -> None:
    ada, bea = await three(room)
    await all_ready(ada, bea)
    await room.wait(3)
    await bea.do(wire.Ready, ready=False)
    assert (counts(ada), counts(bea)) == (None, None)
    await room.wait(60)
    assert status(ada) == "gathering"
    await all_ready(bea)
    assert counts(ada) == 5000
    await room.wait(5)
    assert status(ada) == "shuffling"


@in_a_room
async def test_whoever_leaves_stops_the_countdown_and_somebody_new_is_not_ready(room: Room) -> None:
    ada, bea = await three(room)
    await all_ready(ada, bea)
    await room.wait(3)
    await bea.do(wire.Leave)
    await room.wait(60)
    assert (counts(ada), status(ada)) == (None, "gathering")
    cay = await room.sit(ada, "Cay")
    await room.wait(60)
    assert (counts(ada), status(ada)) == (None, "gathering")
    await all_ready(cay)
    assert counts(ada) == 5000
    await ada.do(wire.Kick, seat=cay.seat)
    assert counts(ada) is None


@in_a_room
async def test_bots_are_always_ready_and_another_one_begins_the_countdown_anew(room: Room) -> None:
    ada = await room.open(seats=3, bots=["random"])
    await all_ready(ada)
    assert counts(ada) is None
    await ada.do(wire.Replace, seat=1, by="bot")
    assert counts(ada) == 5000
    await room.wait(3)
    await ada.do(wire.Replace, seat=2, by="bot")
    assert counts(ada) == 5000
    await room.wait(4.9)
    assert status(ada) == "gathering"
    await room.wait(0.1)
    assert status(ada) == "shuffling"


@in_a_room
async def test_the_host_does_not_wait_for_the_countdown(room: Room) -> None:
    ada, bea = await three(room)
    await all_ready(ada, bea)
    await ada.do(wire.Start)
    assert bea.shown["table"]["status"] == "shuffling"
    await room.wait(60)
    assert calls(room, ada) == 1


@in_a_room
async def test_no_game_begins_without_who_is_ready_but_gone(room: Room) -> None:
    """A page that is loaded anew, or a phone that loses its line for a moment, keeps its word that it is ready."""
    ada, bea = await three(room)
    await all_ready(ada, bea)
    await room.wait(3)
    await bea.go()
    assert ada.box.messages()[-1]["begins_in"] is None
    await room.wait(60)
    assert status(ada) == "gathering"
    await bea.come()
    assert [counts(guest) for guest in (ada, bea)] == [5000, 5000]
    await room.wait(5)
    assert status(ada) == "shuffling"


@in_a_room
async def test_by_post_nobody_has_to_be_there(room: Room) -> None:
    ada, bea = await three(room, clock={"kind": "decision", "seconds": 86_400})
    await all_ready(ada)
    await ada.go()
    await all_ready(bea)
    await bea.go()
    await room.wait(5)
    assert status(ada) != "gathering"


def test_a_hall_that_was_killed_counts_anew(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            ada, bea = await three(room)
            await all_ready(ada, bea)
            await room.wait(3)
            before = picture(ada.live.table)
        async with room_in(tmp_path, before=3_000) as room:
            live = await room.hall.find(ada.live.table.id)
            assert picture(live.table) == before
            await room.wait(60)
            assert live.table.status == "gathering"  # nobody is back yet
            again = [await Guest(room, name, live).come() for name in ("Ada", "Bea")]
            assert counts(again[1]) == 5000
            await room.wait(5)
            assert [guest.shown["table"]["status"] for guest in again] == ["shuffling"] * 2
            assert calls(room, again[0]) == 1

    asyncio.run(evening())


@in_a_room
async def test_two_halls_that_count_begin_one_game(room: Room) -> None:
    """The other one has been faster, and this one has not heard of it."""
    ada, bea = await three(room)
    await all_ready(ada, bea)
    at = room.time.at + 5_000
    room.save_elsewhere(ada.live, e.Logged(ada.live.table.seq + 1, at, room.time.wall(), None, e.Called()))
    await room.wait(5)
    assert bea.shown["table"]["status"] == "shuffling"
    assert calls(room, ada) == 1


@in_a_room
async def test_a_log_without_a_countdown_can_be_read(room: Room) -> None:
    """As halls wrote it that began with the last seat."""
    ada = await room.open()
    opened = msgspec.json.decode(room.store.read(ada.live.table.id)[0].body)
    assert opened["what"].pop("countdown") == 5
    older = msgspec.convert(opened, e.Logged)
    assert isinstance(older.what, e.Opened)
    assert older.what.countdown == 5
