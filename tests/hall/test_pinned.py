"""A table is played by the rules it was opened by, or not at all: no change of the code changes a running game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.hall.room import Guest, Room, code_of, in_a_room, play_on, room_in
from tests.laws.planted import Defect, Edit, plant
from tests.toy.relay import RELAY
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.export import export
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.pins import Pin
from wyrmhall.kernel.play import options
from wyrmhall.kernel.registry import game, registered

OTHER_DEAL: Edit = ("        return Deal()\n", '        s.chance.of("deal").below(9)\n        return Deal()\n')
OTHER_LEGS: Edit = ("LEGS: Final = 2", "LEGS: Final = 3")
USUALLY_UNSEEN: Edit = ("may look at one another's rows\", True)", "may look at one another's rows\", False)")
ONE_MORE_OPTION: Edit = (
    '        SeatOrRandom("first_leader"',
    '        Flag("rain", "RL-A2", "it rains", False),\n        SeatOrRandom("first_leader"',
)
WHOLE_GAME = 10_000


async def relay_in(folder: Path, choices: int) -> str:
    """A game of the toy, which nobody has pinned, after so many choices; the id of its table."""
    async with room_in(folder) as room:
        guests = await room.play("Ada", "Bea", game="relay", variant="single")
        await play_on(guests, choices)
        return guests[0].live.table.id


def with_relay(what: str, *edits: Edit) -> None:
    """From now on the toy game is this one; a room gives the old one back when it closes."""
    registered["relay"] = plant(Defect(what, None, edits))


def print_of(guest: Guest) -> str:
    state = guest.live.table.state
    assert state is not None
    return fingerprint(state)[:8]


def bodies(room: Room, name: str) -> list[bytes]:
    return [row.body for row in room.store.read(name)]


@in_a_room
async def test_an_opening_says_by_which_rules_and_cards_and_every_house_option(room: Room) -> None:
    host = await room.open(house={"spells_optional": "true"})
    [logged] = room.logged(host.live)[:1]
    opened, rules = logged.what, game("magic-dragon")
    assert isinstance(opened, e.Opened)
    assert (opened.rules, opened.digest) == (rules.rules, rules.rules_digest())
    assert opened.cards == rules.book_of(None).table.digest()
    assert set(opened.house) == {option.name for option in rules.house}
    assert opened.house["spells_optional"] == "true"
    assert opened.house["covered_cards_visible"] == "true"  # as it is usual now
    assert host.shown["table"]["house"] == {"spells_optional": "true"}  # people are shown what is not usual


@in_a_room
async def test_a_rematch_is_opened_as_the_game_before(room: Room) -> None:
    guests = await room.play("Ada", "Bea", house={"first_dealer": "B"})
    await play_on(guests)
    await guests[0].do(wire.Rematch)
    first = room.logged(guests[0].live)[0].what
    again = room.logged(await room.hall.find(str(guests[0].live.table.rematch)))[0].what
    assert isinstance(first, e.Opened)
    assert isinstance(again, e.Opened)
    assert again.pledge != first.pledge
    assert msgspec.structs.replace(again, pledge=first.pledge) == first


@in_a_room
async def test_what_changes_the_game_is_logged_with_what_it_led_to_and_nobody_is_told(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", game="relay", variant="single")
    zoe = await room.watch(ada)
    marks: list[str] = []
    for guest in (ada, bea, ada):
        await guest.chosen()
        marks.append(print_of(guest))
    await ada.do(wire.Undo)
    marks.append(print_of(ada))
    changes = [logged.what for logged in room.logged(ada.live) if isinstance(logged.what, e.GameEntry)]
    assert [type(what) for what in changes] == [e.Begun, e.Chose, e.Chose, e.Chose, e.Undone]
    assert [what.after for what in changes[1:]] == marks
    assert marks[3] == marks[1]  # it is again as it was
    assert len(set(marks)) == 3
    sent = b"".join([data for guest in (ada, bea, zoe) for data in guest.box.sent])
    for what in changes:
        assert len(what.after) == 8
        assert what.after.encode() not in sent


@pytest.mark.parametrize(("edit", "choices"), [(OTHER_DEAL, 0), (OTHER_DEAL, 3), (OTHER_LEGS, WHOLE_GAME)])
def test_a_rule_that_changed_in_silence_is_noticed_by_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, edit: Edit, choices: int
) -> None:
    """Under the same version, without a digest: only the fingerprints can tell."""

    async def evening() -> None:
        name = await relay_in(tmp_path, choices)
        async with room_in(tmp_path) as room:
            before = bodies(room, name)
            with_relay("it is played otherwise", edit)
            caplog.clear()
            other = await room.open("Cyd")
            assert await code_of(room.hall.find(name)) == "other_rules"
            [line] = [line for line in caplog.messages if name in line]
            assert "other_rules at entry " in line
            assert bodies(room, name) == before
            found = export(room.store, name)
            assert found.log.splitlines()[1:] == before
            assert "was played by other rules than those of this Wyrmhall" in found.why_not
            kinds = [json.loads(body)["what"]["entry"] for body in before]
            assert f'[Choices "{kinds.count("chose")}"]' in found.record
            assert (await room.hall.find(other.live.table.id)).table.status == "gathering"
        async with room_in(tmp_path) as room:  # the rules as they were: it goes on
            assert (await room.hall.find(name)).table.seq == len(before)
            assert export(room.store, name).why_not == ""

    asyncio.run(evening())


def test_a_new_default_changes_no_table(tmp_path: Path) -> None:
    async def evening() -> None:
        name = await relay_in(tmp_path, 3)
        async with room_in(tmp_path) as room:
            with_relay("partners do not usually look", USUALLY_UNSEEN)
            live = await room.hall.find(name)
            assert live.table.setup is not None
            assert live.table.setup.house["partners_look"] is True
            new = await room.open("Cyd", game="relay", variant="single")
            assert new.live.table.agreed().house["partners_look"] == "false"

    asyncio.run(evening())


def test_a_house_option_that_the_opening_does_not_know_is_not_made_up(tmp_path: Path) -> None:
    async def evening() -> None:
        name = await relay_in(tmp_path, 0)
        async with room_in(tmp_path) as room:
            with_relay("it may rain", ONE_MORE_OPTION)
            assert await code_of(room.hall.find(name)) == "other_rules"

    asyncio.run(evening())


@pytest.mark.parametrize("begun", [False, True])
def test_other_rules_of_the_same_version_are_told_by_their_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            host = await room.open()
            if begun:
                await room.sit(host, "Bea")
                await room.wait(5)
            name = host.live.table.id
        rules = game("magic-dragon")
        monkeypatch.setattr(rules, "known_pins", {rules.rules: Pin("ab" * 32, {})})
        async with room_in(tmp_path) as room:
            assert await code_of(room.hall.find(name)) == "other_rules"

    asyncio.run(evening())


@in_a_room
async def test_what_another_hall_saved_by_other_rules_is_not_taken_over(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", game="relay", variant="single")
    live, seq = ada.live, ada.live.table.seq
    twin = live.table.copy()
    assert twin.state is not None
    logged = twin.add(e.Chose(bea.seat, options(twin.state, bea.seat)[0].text, "person"), live.hall.time.now(), 0, None)
    foreign = msgspec.structs.replace(logged, what=msgspec.structs.replace(logged.what, after="00000000"))
    room.save_elsewhere(live, foreign)
    answer = await ada.choose()
    assert (answer["is"], answer["code"]) == ("refused", "other_rules")
    await live.log.hear()
    assert live.table.seq == seq
    assert (await bea.choose())["code"] == "other_rules"
    assert [row.seq for row in room.store.read(live.table.id)][-1] == seq + 1


def test_an_export_is_the_log_and_the_record_of_a_game(tmp_path: Path) -> None:
    async def evening() -> None:
        name = await relay_in(tmp_path, WHOLE_GAME)
        async with room_in(tmp_path) as room:
            live = await room.hall.find(name)
            found = export(room.store, name)
            assert found.record == live.record()
            assert (found.entries, found.why_not) == (live.table.seq, "")

    asyncio.run(evening())


@in_a_room
async def test_a_damaged_log_is_exported_as_it_lies_there(room: Room) -> None:
    guests: list[Guest] = await room.play("Ada", "Bea")
    await play_on(guests, 10)
    name = guests[0].live.table.id
    with room.store.writing() as connection:
        connection.exec_driver_sql("UPDATE entries SET body = X'7B' WHERE table_id = ? AND seq = 9", (name,))
    found = export(room.store, name)
    assert "entry 9 of its log is damaged" in found.why_not
    assert found.log.splitlines()[9] == b"{"
    assert "the log cannot be read after entry 8" in found.record
    with room.store.writing() as connection:
        connection.exec_driver_sql("DELETE FROM entries WHERE table_id = ? AND seq = 1", (name,))
    assert export(room.store, name).record == ""  # nobody knows of which game it would be
    assert RELAY.rules_digest() == ""
