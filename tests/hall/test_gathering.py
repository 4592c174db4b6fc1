"""Tables fill with people, and begin when the last seat is taken or the host has waited long enough."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.room import Room, code_of, in_a_room
from wyrmhall.hall import wire
from wyrmhall.hall.live import Player
from wyrmhall.kernel.errors import BadSetup, UnknownGame


@in_a_room
async def test_the_last_seat_begins_the_shuffle(room: Room) -> None:
    ada = await room.open(seats=3)
    assert ada.shown["table"]["status"] == "gathering"
    assert ada.shown["you"] == 0
    assert ada.shown["host"]
    bea = await room.sit(ada, "Bea")
    assert bea.shown["you"] == 1
    assert not bea.shown["host"]
    assert ada.shown["table"]["status"] == "gathering"
    await room.sit(ada, "Cay", 2)
    assert [guest.shown["table"]["status"] for guest in (ada, bea)] == ["shuffling"] * 2
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
