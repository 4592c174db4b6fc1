"""A table whose log is damaged: nobody plays there, everybody is told at once, nothing is added, the others play on."""

from __future__ import annotations

import asyncio
import logging
import stat
from pathlib import Path

import pytest

from tests.hall.room import Guest, Room, code_of, in_a_room, play_on, room_in, whose_turn
from tests.hall.store.place import run_sql
from wyrmhall.hall import wire
from wyrmhall.hall.bots import Job
from wyrmhall.hall.live.table import Player

DAMAGES = {
    "the tail": "DELETE FROM entries WHERE table_id = :table AND seq > 3",
    "an entry": "DELETE FROM entries WHERE table_id = :table AND seq = 5",
    "all entries": "DELETE FROM entries WHERE table_id = :table",
    "another secret": "UPDATE secrets SET secret = replace(secret, 'a', 'b') WHERE table_id = :table",
    "the secret": "DELETE FROM secrets WHERE table_id = :table",
}
# The summary goes with the log, but for what it says of the game.
CUT = ["DELETE FROM entries WHERE table_id = :table AND seq > 3", "UPDATE tables SET seq = 3 WHERE id = :table"]


def kept(room: Room, table: str) -> list[tuple[object, ...]]:
    """Every byte that is stored of a table."""
    found: list[tuple[object, ...]] = []
    with room.store.reading() as connection:
        for name, column in (
            ("tables", "id"),
            ("entries", "table_id"),
            ("secrets", "table_id"),
            ("seated", "table_id"),
        ):
            rows = connection.exec_driver_sql(f"SELECT * FROM {name} WHERE {column} = ?", (table,))  # noqa: S608
            found += [tuple(row) for row in rows]
    return found


@pytest.mark.parametrize("lost", [*DAMAGES, "tail and count"])
def test_a_game_whose_log_is_damaged_is_shown_as_such_after_a_restart(
    tmp_path: Path, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea")
            await play_on(guests, 12)
            good = (await room.play("Cay", "Dan"))[0].live.table.id
            bad = guests[0].live.table.id
            for statement in CUT if lost == "tail and count" else [DAMAGES[lost]]:
                run_sql(room.store, statement, table=bad)
            before = kept(room, bad)
        async with room_in(tmp_path) as room:
            for _ in range(3):
                assert await code_of(room.hall.find(bad)) == "bad_log"
                assert await code_of(room.hall.sit(bad, Player("id-Eve", "Eve"), None)) == "bad_log"
            assert list(room.hall.damage.tables) == [bad]
            assert bad not in room.hall.tables
            lists = await room.hall.lists()
            assert [each.id for each in lists["open"] + lists["playing"]] == [good]
            mine = await room.hall.tables_of(Player("id-Ada", "Ada"))
            assert [(each.id, each.status, each.your_turn) for each in mine] == [(bad, "suspended", False)]
            assert (await room.hall.find(good)).table.status == "playing"
            assert kept(room, bad) == before
            secret = room.store.secret(bad) or "none"

        said = [line.getMessage() for line in caplog.records if bad in line.getMessage()]
        assert len(said) == 1  # however often somebody asks
        (report,) = (tmp_path / "reports").iterdir()
        assert stat.S_IMODE(report.stat().st_mode) == 0o600
        assert bad in report.name
        assert said[0].partition(": ")[2] in report.read_text()
        assert secret not in report.read_text() + "".join(said)

    with caplog.at_level(logging.WARNING):
        asyncio.run(evening())


def test_a_hall_that_starts_finds_lost_tails_before_people_do(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            tables = [(await room.play("Ada", "Bea"))[0].live.table.id for _ in range(3)]
            run_sql(room.store, DAMAGES["the tail"], table=tables[1])
        async with room_in(tmp_path) as room:
            while not room.hall.damage.tables:
                await asyncio.sleep(0.01)
            assert list(room.hall.damage.tables) == [tables[1]]

    asyncio.run(evening())


@in_a_room
async def test_a_log_that_is_damaged_beneath_a_game_stops_it_at_once(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay")
    await play_on(guests, 7)
    watcher, live, table = await room.watch(guests[0]), guests[0].live, guests[0].live.table.id
    run_sql(room.store, DAMAGES["the tail"], table=table)
    before, tried = kept(room, table), room.committer.tally.lost
    answer = await whose_turn(guests).choose()
    assert (answer["is"], answer["code"]) == ("refused", "bad_log")
    assert room.committer.tally.lost == tried + 1  # one race, lost to nobody
    assert [guest.box.closed for guest in [*guests, watcher]] == ["bad_log"] * 4
    for guest in guests:
        answer = await guest.do(wire.Say, text="what now?")
        assert (answer["is"], answer["code"]) == ("refused", "bad_log")
    await room.wait(100_000)
    assert live.driver.is_idle()
    assert room.time.next_alarm() is None
    assert room.committer.tally.lost == tried + 1
    assert await code_of(room.hall.find(table)) == "bad_log"
    assert kept(room, table) == before


@in_a_room
async def test_bots_stop_where_the_log_is_damaged(room: Room) -> None:
    (ada,) = await room.play("Ada", bots=2)

    def damaging(job: Job) -> str | None:
        run_sql(room.store, DAMAGES["the tail"], table=ada.live.table.id)
        return str(job.view["options"][0])

    room.bots.choice = damaging
    while ada.box.closed == "":
        if ada.seat in ada.live.table.owing():
            await ada.choose()
        await room.settle()
    assert ada.box.closed == "bad_log"
    assert not ada.live.driver.tasks
    assert list(room.hall.damage.tables) == [ada.live.table.id]


@in_a_room
async def test_a_log_that_is_set_back_beneath_a_game_is_damaged_until_it_is_mended(room: Room) -> None:
    """As when another server takes over that has not got everything: what people were promised is not there."""
    guests = await room.play("Ada", "Bea")
    await play_on(guests, 3)
    table = guests[0].live.table.id
    with room.store.reading() as connection:
        summary = connection.exec_driver_sql("SELECT seq FROM tables WHERE id = ?", (table,)).one()
    await play_on(guests, 2)
    whole = kept(room, table)
    lost = [row for row in whole if len(row) == 7 and row[1] > summary[0]]
    run_sql(room.store, "DELETE FROM entries WHERE table_id = :table AND seq > :seq", table=table, seq=summary[0])
    run_sql(room.store, "UPDATE tables SET seq = :seq WHERE id = :table", table=table, seq=summary[0])
    assert (await whose_turn(guests).choose())["code"] == "bad_log"
    assert await code_of(room.hall.find(table)) == "bad_log"
    with room.store.writing() as connection:
        for row in lost:
            connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    run_sql(room.store, "UPDATE tables SET seq = :seq WHERE id = :table", table=table, seq=summary[0] + len(lost))
    live = await room.hall.find(table)
    assert live.table.seq == summary[0] + len(lost)
    assert room.hall.damage.tables == {}
    again = [await Guest(room, guest.player.name, live).come() for guest in guests]
    await whose_turn(again).chosen()


@pytest.mark.parametrize("column", ["names", "players", "owing", "clock"])
def test_a_summary_that_cannot_be_read_concerns_its_table_alone(tmp_path: Path, column: str) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            bad = (await room.play("Ada", "Bea"))[0].live.table.id
            good = (await room.play("Ada", "Dan"))[0].live.table.id
            run_sql(room.store, f"UPDATE tables SET {column} = 'junk' WHERE id = :table", table=bad)  # noqa: S608
        async with room_in(tmp_path) as room:
            assert [each.id for each in (await room.hall.lists())["playing"]] == [good]
            assert good in [each.id for each in await room.hall.tables_of(Player("id-Ada", "Ada"))]
            assert list(room.hall.damage.tables) == [bad]
            assert await code_of(room.hall.find(bad)) == "bad_log"
            await room.open("Ada")

    asyncio.run(evening())
