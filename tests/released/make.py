"""What a version of Wyrmhall leaves behind: `python -m tests.released.make NAME` writes tests/released/NAME.

That is a hall as SQL, with some games that are over and some that are not, and a record of each variant of each game.
It is made once, by the version it is named after, and kept as it is: later ones open it, or refuse and export it.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.hall.room import play_on, room_in, whose_turn
from wyrmhall.hall import wire
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Journal
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import Setup

HERE = Path(__file__).parent
BODY = re.compile(r"X'(7B226174223A[0-9A-F]*)'")  # {"at": an entry, as SQLite writes bytes
RUNNING = 30  # choices, where a game is not over


async def play_tables(folder: Path) -> None:
    """One table of each game that is over, one that is not, and one that waits for somebody."""
    async with room_in(folder) as room:
        over = await room.play("Ada", "Bea")
        await play_on(over)
        house = {"spells_optional": "true", "first_dealer": "B"}
        going_on = await room.play("Ada", "Bea", "Cyd", house=house)
        await play_on(going_on, RUNNING)
        await whose_turn(going_on).do(wire.Say, text="My move.")
        tale = await room.play("Dora", "Eve", bots=1, game="fairy-tale", variant="expert")
        await play_on(tale, RUNNING)
        storm = await room.play("Fay", "Gil", game="storm-dragons")
        await play_on(storm, RUNNING)
        dropped = await room.play("Fay", "Gil", game="storm-dragons", variant="coop")
        await play_on(dropped, RUNNING // 2)
        await dropped[0].do(wire.Abort)
        await room.open("Hal", game="storm-dragons", seats=4)


def as_sql(file: Path) -> str:
    with sqlite3.connect(file) as database:
        lines = [BODY.sub(as_text, line) for line in database.iterdump()]
    database.close()
    return "\n".join(lines) + "\n"


def as_text(found: re.Match[str]) -> str:
    text = bytes.fromhex(found.group(1)).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"


def record(setup: Setup) -> str:
    """A game by lot, to its end."""
    journal, lot = Journal(setup, "released", bots=" ".join(["random"] * setup.seats)), swift("released")
    s = setup.game.start_from(setup, journal.chance())
    while owing(s):
        seat = owing(s)[0]
        offered = options(s, seat)
        option = offered[lot.below(len(offered))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    return journal.text(s)


def make(folder: Path) -> None:
    folder.mkdir()
    with tempfile.TemporaryDirectory() as home:
        asyncio.run(play_tables(Path(home)))
        (folder / "hall.sql").write_text(as_sql(Path(home) / "hall.db"), encoding="utf-8")
    for name in game_names():
        for variant, seats in game(name).seats.items():
            text = record(game(name).set_up(seats[len(seats) // 2], variant))
            (folder / f"{name}-{variant}.record").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(HERE / sys.argv[1])
