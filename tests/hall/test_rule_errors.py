"""Rules that stumble stop their own table, with a report that is a record; the other tables play on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, whose_turn
from wyrmhall.games.magic_dragon.rules import Playing
from wyrmhall.hall import entries as e
from wyrmhall.hall import table as table_module
from wyrmhall.hall import wire
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.state import State


class Trap:
    """Rules that stumble over this option, in one game, until they are mended."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.text = ""
        self.names: tuple[str, ...] = ()
        patch.setattr(table_module, "choose", self.choose)

    def choose(self, s: State, seat: int, option: Option) -> None:
        if option.text == self.text and s.setup.names == self.names:
            raise ZeroDivisionError("a secret of the hall: the nest holds Ember")
        choose(s, seat, option)


async def stumbled(room: Room, trap: Trap) -> tuple[list[Guest], str]:
    guests = await room.play("Ada", "Bea", "Cay")
    await play_on(guests, 5)
    first = whose_turn(guests)
    option = str(first.game["options"][0]["option"])
    trap.text, trap.names = option, ("Ada", "Bea", "Cay")
    answer = await first.choose(option)
    assert (answer["is"], answer["code"]) == ("refused", "suspended")
    return guests, option


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Any) -> None:
    trap = Trap(monkeypatch)
    in_a_room(lambda room: evening(room, trap))(tmp_path)


def test_the_table_waits_and_nobody_hears_what_was_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        guests, option = await stumbled(room, trap)
        chooser = whose_turn_before(guests)
        for guest in guests:
            table = guest.shown["table"]
            assert table["status"] == "suspended"
            assert table["report"] == "ZeroDivisionError"
            assert (guest.game["options"], guest.game["owing"]) == ([], [])
            if guest.seat != chooser:
                assert option not in " ".join(guest.lines()[-1:])
            assert "secret of the hall" not in repr(guest.box.sent)
            assert await guest.refused(wire.Choose, decision=guest.live.table.places[guest.seat].decision, option="1")
        assert picture(room.folded(guests[0].live)) == picture(guests[0].live.table)

    run(tmp_path, monkeypatch, evening)


def whose_turn_before(guests: list[Guest]) -> int:
    report = guests[0].live.table.report
    assert report is not None
    return report.seat


def test_the_report_is_a_record_up_to_the_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        guests, option = await stumbled(room, trap)
        [file] = (room.folder / "reports").iterdir()
        [record] = read_records(file.read_text(encoding="utf-8"), file.name)
        replay = replay_of(record)
        for line in record.lines:
            assert replay.step(line) is None
        assert len(replay.choices) == len(guests[0].live.table.choices) + 1
        assert replay.choices[-1][1].text == option
        assert (room.folder / "reports").stat().st_mode & 0o077 == 0

    run(tmp_path, monkeypatch, evening)


def test_other_tables_play_on_and_this_one_after_the_fix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        guests, option = await stumbled(room, trap)
        ada, bea, _ = guests
        others = await room.play("Dan", "Eve")
        await play_on(others)
        assert others[0].live.table.status == "finished"
        assert await bea.refused(wire.Resume) == "not_host"
        await ada.do(wire.Resume)
        assert ada.shown["table"]["status"] == "playing"
        answer = await whose_turn(guests).choose(option)  # not mended yet
        assert answer["code"] == "suspended"
        trap.text = ""
        await ada.do(wire.Resume)
        await whose_turn(guests).chosen(option)
        await play_on(guests)
        assert ada.live.table.status == "finished"
        assert picture(room.folded(ada.live)) == picture(ada.live.table)
        text = ada.live.record()
        assert "The rules failed at a choice" in text
        [record] = read_records(text, "game.record")
        assert replay_of(record).play() is None

    run(tmp_path, monkeypatch, evening)


def test_a_suspended_game_can_be_ended_and_its_record_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        guests, _ = await stumbled(room, trap)
        await guests[0].do(wire.Abort)
        [record] = read_records(guests[0].live.record(), "game.record")
        assert replay_of(record).play() is None

    run(tmp_path, monkeypatch, evening)


def test_a_bot_that_trips_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        room.bots.choice = lambda job: "4" if "4" in job.view["options"] else job.view["options"][0]
        trap.text, trap.names = "4", ("Ada", "Ember")
        ada = (await room.play("Ada", bots=1, house={"first_dealer": "A"}))[0]
        assert ada.shown["table"]["status"] == "suspended"
        trap.text = ""
        await ada.do(wire.Resume)
        assert ada.shown["table"]["status"] == "playing"
        assert ada.game["facts"]["bids"] == [4]

    run(tmp_path, monkeypatch, evening)


def test_a_deal_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(room: Room, trap: Trap) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(table_module.Table, "chance", lambda table: 1 / 0)
            ada = await room.open(bots=["random"])
            answer = await ada.do(wire.Add, value="0" * 64)
            assert answer["code"] == "suspended"
            assert ada.shown["table"]["status"] == "suspended"
            assert ada.shown["game"] is None
        await ada.do(wire.Resume)
        await room.wait(5)
        assert ada.shown["table"]["status"] == "playing"
        assert picture(room.folded(ada.live)) == picture(ada.live.table)

    run(tmp_path, monkeypatch, evening)


def test_what_cannot_be_shown_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice after which a view fails would leave a table that nobody can look at."""

    async def evening(room: Room, trap: Trap) -> None:
        guests = await room.play("Ada", "Bea")
        await play_on(guests, 1)
        last = whose_turn(guests)
        with monkeypatch.context() as patch:
            patch.setattr(Playing, "prompt", lambda self, s: 1 / 0)  # the bids are in: now somebody plays
            answer = await last.choose()
        assert answer["code"] == "suspended"
        assert len(last.live.table.choices) == 1
        await guests[0].do(wire.Resume)
        await play_on(guests, 3)

    if not Playing.__module__.startswith("wyrmhall") or type(Playing.prompt).__name__ != "function":
        pytest.skip("compiled rules cannot be patched")
    run(tmp_path, monkeypatch, evening)


@in_a_room
async def test_a_stumble_that_is_not_of_the_rules_changes_nothing(room: Room) -> None:
    ada = await room.open()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.hall.commands.plain_text", lambda text: 1 / 0)
        assert await ada.refused(wire.Say, text="hello") == "error"
    assert (await ada.do(wire.Say, text="hello"))["is"] == "done"
    assert not [each for each in room.logged(ada.live) if isinstance(each.what, e.Suspended)]
