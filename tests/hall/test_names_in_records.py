"""Replays and records tell the names that people had at the table."""

from __future__ import annotations

import msgspec
import pytest

from tests.command import wyrmhall
from tests.hall.room import Room, in_a_room, play_on
from wyrmhall.hall import http, wire
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.record import as_read, players_text, read_records


def shown(record: str) -> http.Replay:
    return replayed(http.AskReplay(record=record, viewer=-2, count=60))


@in_a_room
async def test_a_replay_shows_the_names_of_people(room: Room) -> None:
    ada, bea = await room.play("Ada Lovelace", "Bea")
    await play_on([ada, bea], 8)
    await bea.do(wire.Concede)
    text = ada.live.record()
    assert '[Seats "Ada_Lovelace Bea"]' in text
    assert "[Players" not in text  # what every version can read
    replay = shown(text)
    assert replay.names == ["Ada Lovelace", "Bea"]
    assert replay.result == "Bea conceded; won by Ada Lovelace"
    assert "Ada_Lovelace" not in str(replay.frames)  # seats are numbers there, and the page knows their names
    assert "Ada_Lovelace" not in str([msgspec.to_builtins(frame.game)["about"] for frame in replay.frames])
    assert ada.shown["table"]["result"] == ["Ada Lovelace"]
    file = room.folder / "game.record"
    file.write_text(text, encoding="utf-8")
    answer = wyrmhall("replay", str(file), home=room.folder)
    assert (answer.code, "Ada Lovelace" in answer.out, "Ada_Lovelace" in answer.out) == (0, True, False)


@in_a_room
async def test_names_that_no_seat_can_have(room: Room) -> None:
    """A letter of a seat, signs of records, the same name twice, a word of the game."""
    names = ("A", 'Eve, "the" 100%', "A_B", "start")
    guests = await room.play(*names)
    await play_on(guests, 3)
    for guest in guests[:3]:
        await guest.do(wire.Concede)
    text = guests[0].live.record()
    assert '[Players "A, Eve%2C %22the%22 100%25, A_B, start"]' in text
    assert shown(text).names == list(names)
    file = room.folder / "game.record"
    file.write_text(text, encoding="utf-8")
    for command in ("verify", "check", "replay"):
        assert wyrmhall(command, str(file), home=room.folder).code == 0


def test_an_older_record_is_read_with_spaces() -> None:
    assert as_read("Ada_Lovelace") == "Ada Lovelace"
    assert as_read("_") == "_"
    assert players_text(("Ada L", "Bea"), ("Ada_L", "Bea")) == ""


def test_players_that_do_not_fit() -> None:
    for players in ("Ada", "Ada, , Bea", "Ada, Bea, Cay"):
        text = f'[Game "magic-dragon"]\n[Seats "Ada Bea"]\n[Players "{players}"]\n[Seed "5"]\n\nstart\n'
        record = read_records(text, "game")[0]
        assert "Players" in record.tags
        with pytest.raises(BadRecord, match="one name for each of the 2 seats"):
            shown(text)
