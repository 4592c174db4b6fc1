"""wyrmhall export: for the operator, also where this version cannot play; what it never does by mistake."""

from __future__ import annotations

import json
from pathlib import Path

from tests.command import Answer, wyrmhall
from tests.hall.room import Room as Room
from tests.hall.room import in_a_room, play_on

DATABASE = "hall.db"


def export(folder: Path, *words: str) -> Answer:
    return wyrmhall(
        "export", *words, "--folder", str(folder), "--database", f"sqlite:///{folder / DATABASE}", home=folder
    )


@in_a_room
async def test_a_game_that_is_over_is_written_out_for_this_user_alone(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    await play_on(guests)
    live, name = guests[0].live, guests[0].live.table.id
    answer = export(room.folder, name)
    assert answer.code == 0, answer.err
    log, record = room.folder / f"{name}.jsonl", room.folder / f"{name}.record"
    assert record.read_text(encoding="utf-8") == live.record()
    head, *entries = log.read_bytes().splitlines()
    assert entries == [row.body for row in room.store.read(name)]
    assert json.loads(head)["secret"] == live.table.secret
    assert [path.stat().st_mode & 0o777 for path in (log, record)] == [0o600, 0o600]
    assert wyrmhall("verify", str(record), home=room.folder).code == 0
    before = log.read_bytes()
    assert export(room.folder, name).is_one_clear_line()  # it is there already
    assert log.read_bytes() == before


@in_a_room
async def test_a_running_game_is_exported_only_if_that_is_said(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    await play_on(guests, 3)
    name = guests[0].live.table.id
    answer = export(room.folder, name)
    assert answer.is_one_clear_line()
    assert "its log tells every hand; --running exports it" in answer.err
    assert not list(room.folder.glob(f"{name}.*"))
    assert export(room.folder, name, "--running").code == 0
    assert (room.folder / f"{name}.record").is_file()


@in_a_room
async def test_there_is_no_such_table(room: Room) -> None:
    answer = export(room.folder, "nowhere")
    assert answer.is_one_clear_line()
    assert "there is no such table" in answer.err
