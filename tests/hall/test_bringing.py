"""Seats bring lists: kept for their own seat, dealt, taken along by who leaves, and opened by the record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on
from tests.toy.decks import DECKS
from wyrmhall.hall import entries as e
from wyrmhall.hall import http, wire
from wyrmhall.hall.catalogue import about
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.export import export, record_from
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.lists import pledge_of_list
from wyrmhall.kernel.record import read_records

USUAL = [DECKS.book_of(None).faces[row] for row in DECKS.book_of(None).deck]
OWN = ["Ember"] * 3 + ["Gale"] * 3 + ["Thorn"] * 3  # in the order of the book
OTHER = ["Tide"] * 3 + ["Storm"] * 3 + ["Comet"] * 3 + ["Frost"] * 2
NO_LISTS = [
    (["Ember"] * 7, []),
    (["Ember"] * 4 + ["Gale"] * 3 + ["Thorn"] * 3, ["Ember"]),
    ([*OWN, "Wyvern", "Ash", "Wyvern"], ["Ash", "Wyvern"]),
    ([], []),
]


async def gathered(room: Room, **wish: Any) -> tuple[Guest, Guest]:
    ada = await room.open("Ada", game="decks", **{"seats": 2, **wish})
    return ada, await room.sit(ada, "Bea")


async def begin(*guests: Guest) -> None:
    await guests[0].do(wire.Start)
    for number, guest in enumerate(guests):
        await guest.do(wire.Add, value=f"{number + 1:064x}")


async def bring(guest: Guest, cards: list[str] | None) -> None:
    assert (await guest.do(wire.Bring, cards=cards))["is"] == "done"


def pledges(guest: Guest) -> list[str]:
    return [seat["brought"] for seat in guest.shown["table"]["seats"]]


def lists_in(record: str) -> dict[str, list[str]]:
    found = re.findall("^brought (\\w+) (.*)$", record, re.MULTILINE)
    return {name: cards.split() for name, cards in found}


@in_a_room
async def test_a_seat_sees_its_own_list_and_the_others_see_a_pledge(room: Room) -> None:
    ada, bea = await gathered(room)
    zoe = await room.watch(ada)
    assert bea.shown["brings"] == {"cards": USUAL, "is_usual": True}
    assert zoe.shown["brings"] is None
    lines = len(ada.live.table.lines)
    await bring(bea, OWN[::-1])
    assert bea.shown["brings"] == {"cards": OWN, "is_usual": False}
    assert ada.shown["brings"] == {"cards": USUAL, "is_usual": True}
    assert zoe.shown["brings"] is None
    assert re.fullmatch("[0-9a-f]{64}", pledges(ada)[1])
    assert pledges(ada) == pledges(bea) == pledges(zoe) == ["", pledges(ada)[1]]
    first = pledges(ada)[1]
    await bring(bea, OWN)
    assert pledges(ada)[1] != first  # nobody can tell that it is the same list
    await bring(bea, None)
    assert pledges(ada) == ["", ""]
    assert bea.shown["brings"] == {"cards": USUAL, "is_usual": True}
    assert await bea.refused(wire.Bring, cards=None) == "taken"
    assert len(ada.live.table.lines) == lines  # the log that people read says nothing of it
    board = await Guest(room, "Bea", ada.live).come(looks_from="board")
    assert board.shown["brings"] is None


@in_a_room
async def test_a_list_that_cannot_be_brought_changes_nothing(room: Room) -> None:
    ada, bea = await gathered(room)
    await bring(bea, OWN)
    for cards, because in NO_LISTS:
        assert await bea.refused(wire.Bring, cards=cards) == "bad_list"
        refused = next(each for each in reversed(bea.box.messages()) if each["is"] == "refused")
        assert refused["cards"] == because
        assert bea.shown["brings"]["cards"] == OWN
    assert not [each for each in ada.box.messages() if each["is"] == "refused"]
    with pytest.raises(msgspec.ValidationError, match="length <= 500"):
        await bea.do(wire.Bring, cards=["Ember"] * 501)
    await begin(ada, bea)
    for late in (OTHER, None):
        assert await bea.refused(wire.Bring, cards=late) == "taken"
    await ada.do(wire.Abort)
    assert await bea.refused(wire.Bring, cards=OTHER) == "over"


@in_a_room
async def test_nobody_brings_anything_to_a_game_without_lists(room: Room) -> None:
    ada = await room.open("Ada")
    assert await ada.refused(wire.Bring, cards=["R1"]) == "bad_list"
    assert await ada.refused(wire.Bring, cards=["Wyvern"]) == "bad_list"
    assert ada.shown["brings"] is None


@in_a_room
async def test_the_game_is_dealt_from_the_lists_and_its_record_tells_them(room: Room) -> None:
    ada, bea = await gathered(room)
    zoe = await room.watch(ada)
    await bring(bea, OWN)
    pledged = pledges(zoe)
    await begin(ada, bea)
    assert bea.shown["brings"] is None
    assert bea.game["facts"]["brought"] == [None, OWN]
    assert ada.game["facts"]["brought"] == [USUAL, None]
    assert zoe.game["facts"]["brought"] == [None, None]
    assert set(ada.game["facts"]["shown"][1]) <= set(OWN)
    state = ada.live.table.state
    assert state is not None
    assert {DECKS.book_of(None).faces[card] for card in [*state.hands[1], *state.decks[1]]} <= set(OWN)  # type: ignore[attr-defined]
    assert ada.live.driver.job(0, "random").view["facts"]["brought"] == [USUAL, None]
    with pytest.raises(CommandRefused, match="when it is over"):
        ada.live.record()
    await play_on([ada, bea])
    assert pledges(zoe) == pledged
    record = ada.live.record()
    assert lists_in(record) == {"Ada": USUAL, "Bea": OWN}
    salt = re.search('Salts "- (\\w+)"', record)
    assert salt is not None
    assert pledge_of_list(salt.group(1), OWN) == pledged[1]
    seen = [told_to(viewer, record) for viewer in (-2, -1, 0, 1)]
    assert seen == [[USUAL, OWN], [None, None], [USUAL, None], [None, OWN]]


def told_to(viewer: int, record: str) -> Any:
    """The lists that a replay shows to this viewer."""
    return msgspec.to_builtins(replayed(http.AskReplay(record, viewer)).frames[0].game)["facts"]["brought"]


@pytest.mark.parametrize(
    ("found", "put", "wrong"),
    [
        ("brought Bea Ember", "brought Bea Comet", "another list than the one that was pledged"),
        ('Lists "- ', 'Lists "', "a pledge and a salt for each seat"),
        ('Salts "- ', f'Salts "{"ab" * 32} ', "beside its pledge"),
        ('Salts "- ', 'Salts "- zz', "64 hexadecimal digits"),
    ],
)
def test_another_list_than_the_one_that_was_pledged_is_found_out(
    tmp_path: Path, found: str, put: str, wrong: str
) -> None:
    @in_a_room
    async def evening(room: Room) -> None:
        ada, bea = await gathered(room)
        await bring(bea, OWN)
        await begin(ada, bea)
        await play_on([ada, bea])
        record = ada.live.record()
        assert found in record
        [honest], [edited] = read_records(record, "honest"), read_records(record.replace(found, put, 1), "edited")
        assert replay_of(honest).play() is None
        with pytest.raises(BadRecord, match=wrong):
            replay_of(edited).play()

    evening(tmp_path)


@in_a_room
async def test_who_leaves_takes_the_list_along(room: Room) -> None:
    ada, bea = await gathered(room, seats=3)
    cay = await room.sit(ada, "Cay")
    for guest in (ada, bea, cay):
        await bring(guest, OWN)
    await bea.do(wire.Leave)
    assert bea.shown["brings"] is None
    assert pledges(ada)[1] == ""
    dan = await room.sit(ada, "Dan")
    assert dan.shown["brings"] == {"cards": USUAL, "is_usual": True}
    await ada.do(wire.Kick, seat=2)
    await ada.do(wire.Replace, seat=2, by="bot", level="random")
    assert pledges(ada)[1:] == ["", ""]
    await begin(ada, dan)
    assert ada.live.table.state is not None
    assert [len(cards) for cards in ada.live.table.state.brought] == [9, len(USUAL), len(USUAL)]
    await ada.do(wire.Abort)
    assert [*lists_in(ada.live.record()).values()] == [OWN, USUAL, USUAL]


@in_a_room
async def test_a_seat_that_moves_to_another_device_keeps_its_list(room: Room) -> None:
    ada, bea = await gathered(room)
    await bring(bea, OWN)
    phone = Guest(room, "Phone", ada.live)
    await room.hall.claim(ada.live.table.id, phone.player, bea.token)
    await room.settle()
    await phone.come()
    assert phone.shown["brings"]["cards"] == OWN
    assert bea.shown["brings"] is None


@in_a_room
async def test_a_rematch_keeps_the_lists_of_the_same_people(room: Room) -> None:
    ada, bea = await gathered(room)
    await bring(bea, OWN)
    old = pledges(ada)[1]
    await begin(ada, bea)
    await ada.do(wire.Concede)
    await ada.do(wire.Rematch)
    live = await room.hall.find(ada.shown["table"]["rematch"])
    again, other = Guest(room, "Bea", live), Guest(room, "Ada", live)
    await again.come()
    await other.come()
    assert (again.seat, other.seat) == (0, 1)
    assert again.shown["brings"] == {"cards": OWN, "is_usual": False}
    assert other.shown["brings"] == {"cards": USUAL, "is_usual": True}
    assert pledges(other)[1] == ""
    assert pledges(other)[0] not in ("", old)


@in_a_room
async def test_a_stand_in_plays_with_the_list_of_the_seat(room: Room) -> None:
    ada, bea = await gathered(room, seats=3, bots=["random"])
    await bring(bea, OWN)
    await begin(ada, bea)
    pledged = pledges(ada)
    cay = await room.watch(ada, "Cay")
    await bea.do(wire.Leave)
    assert ada.live.driver.job(1, "random").view["facts"]["brought"] == [None, OWN, None]
    assert pledges(cay) == pledged
    assert cay.game["facts"]["brought"] == [None, None, None]


@in_a_room
async def test_who_takes_over_a_seat_plays_with_its_list_but_does_not_take_it_to_a_rematch(room: Room) -> None:
    ada, bea = await gathered(room, seats=3)
    cay = await room.sit(ada, "Cay")
    await bring(cay, OWN)
    await begin(ada, bea, cay)
    pledged = pledges(ada)
    await cay.do(wire.Leave)
    await ada.do(wire.Replace, seat=2, by="open")
    asked = bea.shown["table"]["handover"]
    await bea.do(wire.Consent, handover=asked["number"], agrees=True)
    dan = await room.sit(ada, "Dan", 2)
    assert dan.game["facts"]["brought"] == [None, None, OWN]
    assert pledges(dan) == pledged
    assert cay.game["facts"]["brought"] == [None, None, None]
    await ada.do(wire.Abort)
    record = ada.live.record()
    assert lists_in(record)["Cay"] == OWN
    await ada.do(wire.Rematch)
    live = await room.hall.find(ada.shown["table"]["rematch"])
    assert [place.brought for place in live.table.places] == [None, None, None]


@in_a_room
async def test_a_table_of_bots_waits_for_a_list_unless_it_is_told_to_start(room: Room) -> None:
    ada = await room.open("Ada", game="decks", seats=2, bots=["random"])
    assert ada.live.table.status == "gathering"
    await bring(ada, OWN)
    await begin(ada)
    assert ada.game["facts"]["brought"] == [OWN, None]
    await ada.do(wire.Concede)
    await ada.do(wire.Rematch)
    again = await room.hall.find(ada.shown["table"]["rematch"])
    assert again.table.status == "gathering"
    at_once = await room.open("Ada", game="decks", seats=2, start=True)
    assert at_once.live.table.status != "gathering"


@in_a_room
async def test_an_undo_changes_no_list(room: Room) -> None:
    ada, bea = await gathered(room)
    await bring(bea, OWN)
    await begin(ada, bea)
    await ada.chosen()
    await ada.do(wire.Undo)
    assert (ada.game["facts"]["brought"], bea.game["facts"]["brought"]) == ([USUAL, None], [None, OWN])


def test_lists_survive_a_restart(tmp_path: Path) -> None:
    name = ""

    @in_a_room
    async def before(room: Room) -> None:
        nonlocal name
        ada, bea = await gathered(room)
        await bring(ada, OTHER)
        await bring(bea, OWN)
        assert picture(room.folded(ada.live)) == picture(ada.live.table)
        name = ada.live.table.id

    @in_a_room
    async def after(room: Room) -> None:
        live = await room.hall.find(name)
        ada, bea = await Guest(room, "Ada", live).come(), await Guest(room, "Bea", live).come()
        assert bea.shown["brings"]["cards"] == OWN
        await begin(ada, bea)
        await play_on([ada, bea])
        assert picture(room.folded(live)) == picture(live.table)
        exported = export(room.store, name)
        assert lists_in(exported.record)["Bea"] == OWN
        rows = room.store.rows(name)
        assert lists_in(record_from(name, live.table.secret, rows, "other rules"))["Bea"] == OWN

    before(tmp_path)
    after(tmp_path)


@in_a_room
async def test_what_an_export_of_the_log_alone_tells(room: Room) -> None:
    ada, bea = await gathered(room)
    await bring(ada, OWN)
    await bring(bea, OWN)
    await bring(ada, None)
    await bea.do(wire.Leave)
    cay = await room.sit(ada, "Cay")
    await begin(ada, cay)
    told = record_from(ada.live.table.id, ada.live.table.secret, room.store.rows(ada.live.table.id), "other rules")
    assert lists_in(told) == {}
    assert [type(each.what) for each in room.logged(ada.live)].count(e.Brought) == 3


@in_a_room
async def test_the_list_of_games_says_what_seats_bring(room: Room) -> None:
    assert about(DECKS, "en").brings == "deck"
