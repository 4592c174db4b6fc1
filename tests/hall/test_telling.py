"""What a viewer is sent: never more than fits, once and not twice, and the same bytes for all who see the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import Answer, Box, Guest, Room, in_a_room, play_on, room_in, whose_turn
from tests.laws.samples import draft_tables, every_table, name_of
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.attendance import MOST_KEPT, TableShowing
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.shown import ShownGame
from wyrmhall.kernel.view import SPECTATOR, look

EMOJI = "\N{DRAGON FACE}" * wire.LONGEST_CHAT  # four bytes each
ESCAPED = '"\\' * (wire.LONGEST_CHAT // 2)  # two bytes each, in JSON
PER_MINUTE = 20


class Encodings:
    """Counts what the hall writes down for viewers, and how often."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def encode(self, message: Any) -> bytes:
        self.counts[type(message).__name__] += 1
        return msgspec.json.encode(message)

    def encode_lines(self, parts: Iterable[Any]) -> bytes:
        return msgspec.json.Encoder().encode_lines(parts)


@pytest.fixture
def encodings(monkeypatch: pytest.MonkeyPatch) -> Encodings:
    counted = Encodings()
    monkeypatch.setattr(wire, "encoder", counted)
    return counted


async def flood(guest: Guest, lines: int) -> None:
    """Somebody says as much as a seat may, in the longest lines that there are."""
    for number in range(lines):
        if number % PER_MINUTE == 0:
            await guest.room.wait(60)
        answer = await guest.do(wire.Say, text=EMOJI if number % 2 else ESCAPED)
        assert answer["is"] == "done", answer


async def read_back(guest: Guest) -> list[Answer]:
    """The whole log, page by page from its end."""
    await guest.do(wire.Sync, since=0)
    lines, first = guest.shown["lines"], guest.shown["since"]
    while first:
        page = await guest.do(wire.Lines, before=first)
        assert page["is"] == "lines"
        assert page["since"] + len(page["lines"]) == first
        lines, first = page["lines"] + lines, page["since"]
    return list(lines)


def sizes(box: Box) -> list[int]:
    return [len(data) for data in box.sent]


# --- how much ------------------------------------------------------------------------------------


@in_a_room
async def test_whatever_was_said_the_table_can_be_opened(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", game="fairy-tale")
    await flood(ada, 220)
    zoe, board = await room.watch(ada), Guest(room, "Ada", ada.live)
    for guest in (await bea.come(), zoe, await board.come(looks_from="board")):
        assert len([m for m in guest.box.messages() if m["is"] == "table"]) == 1
        assert max(sizes(guest.box)) <= wire.LONGEST_SHOWN
        assert guest.shown["lines"][-1]["text"] == EMOJI
        assert guest.shown["since"] + len(guest.shown["lines"]) == len(ada.live.table.lines)
        assert 10 < len(guest.shown["lines"]) < 220
    sent = len(zoe.box.sent)
    assert [line["n"] for line in await read_back(zoe)] == list(range(len(ada.live.table.lines)))
    assert zoe.shown["since"] > 0  # those before did not fit: there is a gap, and the message says so
    assert max(sizes(zoe.box)[sent:]) <= wire.LONGEST_SHOWN


def test_after_a_restart_too(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            ada, _ = await room.play("Ada", "Bea")
            await flood(ada, 60)
            lines, now = await read_back(ada), room.time.now()
        async with room_in(tmp_path, now) as room:
            ada = await Guest(room, "Ada", await room.hall.find(ada.live.table.id)).come()
            assert max(sizes(ada.box)) <= wire.LONGEST_SHOWN
            assert await read_back(ada) == lines
            assert len(lines) > 60

    asyncio.run(evening())


def test_pages_tell_what_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secret choices and all: page by page everybody reads what they were told when it happened."""
    monkeypatch.setattr(wire, "MOST_OF_LINES", 700)

    @in_a_room
    async def evening(room: Room) -> None:
        guests = await room.play("Ada", "Bea", "Cay", game="relay", variant="single")
        zoe = await room.watch(guests[0])
        told = {guest: await read_back(guest) for guest in (*guests, zoe)}
        while guests[0].live.table.status == "playing":
            marks = {guest: len(guest.box.sent) for guest in told}
            await whose_turn(guests).chosen()
            for guest, lines in told.items():
                for message in guest.box.messages(marks[guest]):
                    if message["is"] == "table":
                        assert message["since"] == len(lines)
                        lines += message["lines"]
        for guest, lines in told.items():
            assert await read_back(guest) == lines
            assert guest.shown["since"] > 20
        assert len({msgspec.json.encode(lines) for lines in told.values()}) == 4  # nobody was told the same

    evening(tmp_path)


@in_a_room
async def test_pages_that_are_not_there(room: Room) -> None:
    ada, _ = await room.play("Ada", "Bea")
    count = len(ada.live.table.lines)
    assert (await ada.do(wire.Lines, before=0))["lines"] == []
    late = await ada.do(wire.Lines, before=10**9)
    assert late["since"] + len(late["lines"]) == count
    assert [line["n"] for line in (await ada.do(wire.Lines, before=2))["lines"]] == [0, 1]


@pytest.mark.parametrize("table", every_table() + draft_tables(), ids=name_of)
def test_no_game_takes_the_room_of_the_lines(table: Setup) -> None:
    """What is shown of a game, by whatever random play: half of what a message may hold, and room for the table."""
    lot, largest = swift("sizes"), 0
    s = table.game.start_from(table, swift("sizes"))
    for number in range(150):
        if not s.waiting:
            break
        seat = owing(s)[lot.below(len(owing(s)))]
        offered = options(s, seat)
        if number % 5 == 0:
            largest = max(largest, len(wire.encoder.encode(ShownGame(s, look(s, SPECTATOR)).to(look(s, seat), 1))))
        choose(s, seat, offered[lot.below(len(offered))])
    assert largest + 8192 < wire.LONGEST_SHOWN - wire.MOST_OF_LINES


# --- how often -----------------------------------------------------------------------------------


@in_a_room
async def test_who_comes_is_shown_the_table_once(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    for guest in (await bea.come(), await room.watch(ada), await ada.come()):
        assert [message["is"] for message in guest.box.messages()] == ["table"]
    await room.wait(5)
    assert [message["is"] for message in ada.box.messages()] == ["table"]


def test_all_spectators_are_sent_the_same_bytes(tmp_path: Path, encodings: Encodings) -> None:
    @in_a_room
    async def evening(room: Room) -> None:
        guests = await room.play("Ada", "Bea")
        watchers = [await room.watch(guests[0], f"Zoe{n}") for n in range(30)]
        await room.wait(5)
        await play_on(guests, 1)
        encodings.counts.clear()
        await play_on(guests, 1)
        assert encodings.counts["Changed"] == 3  # for each seat, and for all who have none
        last = [watcher.box.sent[-1] for watcher in watchers]
        assert all(data is last[0] for data in last)
        assert len({guest.box.sent[-1] for guest in (*guests, watchers[0])}) == 3

    evening(tmp_path)


def test_watchers_who_come_and_go_cost_the_others_next_to_nothing(tmp_path: Path, encodings: Encodings) -> None:
    @in_a_room
    async def evening(room: Room) -> None:
        ada, bea = await room.play("Ada", "Bea")
        crowd = [await room.watch(ada, f"Zoe{n}") for n in range(20)]
        await room.wait(5)
        encodings.counts.clear()
        marks = {guest: len(guest.box.sent) for guest in (ada, bea, *crowd)}
        for _ in range(9):  # two comings in a second
            eve = await room.watch(ada, "Eve")
            await room.wait(0.5)
            await eve.go()
        await room.wait(2)
        assert encodings.counts["Shown"] == 9  # for those who came
        assert encodings.counts["Presence"] < 10
        for guest, mark in marks.items():
            sent = guest.box.sent[mark:]
            assert {message["is"] for message in guest.box.messages(mark)} <= {"presence"}
            assert len(sent) <= 4  # in seven seconds
            assert sum(map(len, sent)) < 250
        assert ada.shown["table"]["watchers"] == 20

    evening(tmp_path)


@in_a_room
async def test_the_number_of_watchers_is_told_two_seconds_later(room: Room) -> None:
    ada, _ = await room.play("Ada", "Bea")
    await room.watch(ada)
    assert ada.shown["table"]["watchers"] == 0
    await room.wait(1.9)
    assert ada.shown["table"]["watchers"] == 0
    await room.wait(0.1)
    assert ada.box.messages()[-1] == {"is": "presence", "watchers": 1, "seats": None, "begins_in": None}
    await room.watch(ada, "Yan")
    await whose_turn([ada, _]).chosen()
    assert ada.shown["table"]["watchers"] == 2  # whatever is shown meanwhile shows it too
    sent = len(ada.box.sent)
    await room.wait(5)
    assert len(ada.box.sent) == sent


@in_a_room
async def test_a_person_who_comes_or_goes_is_told_of_at_once_and_in_brief(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    zoe = await room.watch(ada)
    for is_here in (False, True):
        await (bea.come() if is_here else bea.go())
        for guest in (ada, zoe):
            news = guest.box.messages()[-1]
            assert news["is"] == "presence"
            assert [seat["is_here"] for seat in news["seats"]] == [True, is_here]
            assert len(guest.box.sent[-1]) < 1000
        assert zoe.shown["table"]["seats"] == ada.shown["table"]["seats"]
    assert ada.shown["table"]["seats"][1]["stand_in_at"] is None


@in_a_room
async def test_a_line_that_fails_all_the_time_is_told_of_now_and_then(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    sent = len(ada.box.sent)
    for _ in range(100):
        await bea.go()
        await bea.come()
    assert len(ada.box.sent) - sent <= 10
    await bea.go()
    await room.wait(2)
    assert not ada.shown["table"]["seats"][1]["is_here"]
    await bea.come()
    await room.wait(2)
    assert ada.shown["table"]["seats"][1]["is_here"]


@in_a_room
async def test_what_another_hall_saved_is_told_to_all_though_one_alone_finds_out(room: Room) -> None:
    """A refused command finds that another hall was faster; who asked for nothing must not stay behind."""
    guests = await room.play("Ada", "Bea")
    guests.append(await room.watch(guests[0]))
    chooser, seq = whose_turn(guests[:2]), guests[0].live.table.seq
    chose = e.Chose(chooser.seat, chooser.game["options"][0]["option"], "person")
    room.save_elsewhere(chooser.live, chooser.live.table.copy().add(chose, room.time.now(), room.time.wall(), None))
    assert (await chooser.choose())["code"] == "not_your_turn"
    assert [guest.shown["seq"] for guest in guests] == [seq + 1] * 3


@in_a_room
async def test_a_table_goes_on_though_what_another_hall_saved_cannot_be_shown_here(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    chooser = whose_turn(guests)
    chose = e.Chose(chooser.seat, chooser.game["options"][0]["option"], "person")
    live = chooser.live
    room.save_elsewhere(live, live.table.copy().add(chose, room.time.now(), room.time.wall(), None))
    seq, driven = live.table.seq, list[int]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live.audience, "tell", lambda: 1 / 0)
        patch.setattr(live.driver, "drive", lambda: driven.append(live.table.seq))
        await live.log.hear()
    assert driven == [seq + 1]


@in_a_room
async def test_who_asks_for_everything_in_every_way_fills_no_memory(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    await play_on(guests, 10)
    watcher = await room.watch(guests[0])
    for since in range(len(guests[0].live.table.lines)):
        await watcher.do(wire.Sync, since=since)
        shown = watcher.live.audience._shown
        assert isinstance(shown, TableShowing)
        assert len(shown.of_table.messages) <= MOST_KEPT
    assert since > MOST_KEPT
