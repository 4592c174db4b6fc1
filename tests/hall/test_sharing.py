"""Halls that share a database: each table is driven by one of them."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from tests.hall.room import Room, in_a_room
from tests.patience import PATIENCE
from wyrmhall.hall.store.sqlite import SqliteStore


@in_a_room
async def test_a_table_that_opens_while_the_others_are_looked_through_is_driven(room: Room) -> None:
    """Otherwise nobody moves for its bots as soon as its people look at it through another hall."""
    goes_on, looked_at, let_go = Event(), list[str](), list[str]()

    def drive(store: SqliteStore, table: str) -> bool:
        looked_at.append(table)
        if looked_at.count(table) == 2:  # the beat
            goes_on.wait(PATIENCE)
        return True

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteStore, "is_shared", True)
        patch.setattr(SqliteStore, "drive", drive)
        patch.setattr(SqliteStore, "let_go", lambda store, table: let_go.append(table))
        patch.setattr(SqliteStore, "tell_here", lambda store, seats: None)
        first = (await room.open("Ada")).live.table.id
        beat = asyncio.create_task(room.hall._share())
        while looked_at.count(first) < 2:
            await asyncio.sleep(0)
        second = (await room.open("Bea")).live.table.id
        room.hall._forget(first)
        goes_on.set()
        await beat
        assert room.hall.drives(second)
        assert not room.hall.drives(first)
        assert let_go == [first, first]  # and once more, since the beat had taken it again
