"""No byte to a viewer depends on what the viewer may not know; and leaks that are planted are found."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hall.leaks import LEAKS, Leak
from tests.hall.room import room_in
from tests.hall.twins import Pair, Tally
from tests.laws.laws import Broken
from tests.laws.samples import every_table, name_of, with_house_options
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.setup import Setup

TABLES = every_table()
PAIRS = 190  # at each table; together 1,500


def follow(folder: Path, tables: list[Setup], seed: str, pairs: int, ahead: int = 25) -> Tally:
    """Twin halls, with one table after the other, until so many moments were compared."""
    tally = Tally()

    async def evening() -> None:
        for name in ("here", "there"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        async with room_in(folder / "here") as here, room_in(folder / "there") as there:
            pair = Pair(here, there, swift(seed), tally)
            number = 0
            while tally.pairs < pairs:
                table = tables[number % len(tables)]
                await pair.play(with_house_options(table, f"{seed}/{number}") if number % 2 else table, ahead)
                number += 1

    asyncio.run(evening())
    return tally


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_twin_halls(tmp_path: Path, table: Setup) -> None:
    tally = follow(tmp_path, [table], "halls", PAIRS)
    assert tally.deeds["choose"] > PAIRS / 2
    assert all(tally.deeds[deed] for deed in ("err", "ask", "undo", "reconnect", "interrupt", "look_again"))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.what)
def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak.plant(monkeypatch)
    tables = [table for table in TABLES if name_of(table) == "relay-single-3"]
    with pytest.raises(Broken, match="twin halls"):
        follow(tmp_path, tables, "leaks", 600, ahead=18)
