"""What has changed since the message before, and no more: whoever follows has what the whole would show."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import Guest, Room, in_a_room, play_on, room_in
from wyrmhall.hall import wire
from wyrmhall.hall.live.changes import changed, lines_of
from wyrmhall.kernel.picture import Common, Group


def whole(guest: Guest) -> dict[str, Any]:
    """What a new socket would be shown, but for the lines."""
    audience = guest.live.audience
    viewer = audience.viewers[guest.box]
    shown_now = audience.showing(guest.live.table).of_table.but_for_lines(viewer.sees_from(guest.live.table))
    shown: dict[str, Any] = msgspec.json.decode(wire.encoder.encode(shown_now))
    return shown


def followed(guest: Guest) -> dict[str, Any]:
    return {**guest.shown, "since": 0, "lines": []}


@pytest.mark.parametrize("game", ["magic-dragon", "fairy-tale", "storm-dragons"])
@pytest.mark.parametrize("clock", [{}, {"kind": "game", "seconds": 600}])
def test_who_follows_has_what_the_whole_message_shows(tmp_path: Path, game: str, clock: dict[str, Any]) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea", game=game, clock=clock)
            watcher = await room.watch(guests[0])
            for _ in range(40):
                await room.wait(0.25)
                await play_on(guests, 1)
                for guest in (*guests, watcher):
                    assert followed(guest) == whole(guest)
            kinds = [msgspec.json.decode(data)["is"] for data in watcher.box.sent]
            assert kinds.count("table") == 1
            assert kinds.count("changed") >= 20

    asyncio.run(evening())


@in_a_room
async def test_who_comes_and_goes_is_part_of_what_is_followed(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    for _ in range(3):
        await bea.go()
        assert followed(ada) == whole(ada)
        await bea.come()  # the seats are now what they were in the last message with a table
        await play_on([ada, bea], 1)
        assert followed(ada) == whole(ada)
        assert [seat["is_here"] for seat in ada.shown["table"]["seats"]] == [True, True]


@in_a_room
async def test_after_a_refusal_and_on_sync_the_whole_table_is_shown(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await play_on([ada, bea], 2)
    for guest in (ada, bea):
        await guest.refused(wire.Choose, decision=1, option="nothing of the kind")
        assert b'"is":"table"' in guest.box.sent[-1]
        first = len(guest.box.sent)
        await guest.do(wire.Sync, since=0)
        assert b'"is":"table"' in guest.box.sent[first]
    await play_on([ada, bea], 1)
    assert b'"is":"changed"' in ada.box.sent[-1]


@in_a_room
async def test_who_does_not_ask_for_changes_is_never_sent_any(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    bea.wants_changes = False
    await bea.come()
    await play_on([ada, bea], 5)
    assert {message["is"] for message in map(msgspec.json.decode, bea.box.sent)} <= {"table", "done", "presence"}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ([1, 2], [1, 2], {}),
        ([1, 2], [1, 3], {"/piles/1": 3}),
        ([1], [1, [2, "x"]], {"/piles/1": [2, "x"]}),
        ([1, 2], [2, "x", "y"], {"/piles/0": 2, "/piles/1": "x", "/piles/2": "y"}),
        ([], ["a\n"], {"/piles/0": "a\n"}),
        ([1], [], {"/piles": []}),
    ],
)
def test_of_a_list_each_is_told_by_itself(old: list[Any], new: list[Any], found: dict[str, Any]) -> None:
    told = Group("/piles", None, lines_of(old)).changes_to(Group("/piles", None, lines_of(new)))
    assert understood(told) == found
    shown = {"is": "table", "seq": 1, "since": 0, "lines": [], "piles": old}
    assert changed(shown, {"seq": 2, "since": 0, "lines": [], "set": understood(told)})["piles"] == new


def understood(members: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(b"{" + members + b"}")
    return found


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ({"a/b~": 1, "c": 2}, {"a/b~": 3, "c": 2}, {"/facts/a~1b~0": 3}),
        ({"a": 1}, {'b/"': 1, "c": None}, {"/facts": {'b/"': 1, "c": None}}),
    ],
)
def test_so_is_each_word(old: dict[str, Any], new: dict[str, Any], found: dict[str, Any]) -> None:
    common = Common(lines_of)
    told = common.named("/facts", old).changes_to(common.named("/facts", new))
    assert understood(told) == found


def test_a_client_leaves_what_it_had_as_it_was() -> None:
    had = {"is": "table", "seq": 1, "since": 0, "lines": [], "game": {"a/b": [1, {"c": 2}]}}
    news = {"seq": 2, "since": 3, "lines": ["x"], "set": {"/game/a~1b/1/c": 5}}
    assert changed(had, news) == {"is": "table", "seq": 2, "since": 3, "lines": ["x"], "game": {"a/b": [1, {"c": 5}]}}
    assert had["game"] == {"a/b": [1, {"c": 2}]}


@in_a_room
async def test_what_all_see_alike_is_written_and_compared_once(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    live = guests[0].live
    before = live.audience.showing(live.table).of_table
    await play_on(guests, 1)
    after = live.audience.showing(live.table).of_table
    common = after.common
    assert common.changes(before.picture(0), after.picture(0))
    groups, compared = len(common.groups), len(common.compared)
    assert common.changes(before.picture(1), after.picture(1))
    assert len(common.groups) < 2 * groups
    assert len(common.compared) < 2 * compared


@in_a_room
async def test_when_a_game_begins_the_whole_table_is_shown(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    live = guests[0].live
    begun = live.audience.showing(live.table).of_table
    gathering = live.table.copy()
    gathering.state = None
    assert begun.common.changes(live.audience.showing(gathering).of_table.picture(0), begun.picture(0)) is None
