"""A hall that saves, and notes each answer in a file; test_power_cut.py records it and cuts the power."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.hall.store.made import Log
from wyrmhall.hall.store import Committer
from wyrmhall.hall.store import sqlite as module
from wyrmhall.hall.store.sqlite import SqliteStore

TABLES, TURNS = 6, 50


async def main(folder: Path, how: str) -> None:
    module.CHECKPOINT = 40  # often, so that the power is cut during checkpoints too
    store = SqliteStore.open(folder / "hall.sqlite")
    if how in ("NORMAL", "OFF"):
        store._driver().execute(f"PRAGMA synchronous={how}")
    answers = os.open(folder / "answers", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    committer = Committer(store)

    async def play(log: Log) -> None:
        for turn in range(TURNS):
            append = log.next(b'"%d%s"' % (turn, b"x" * (turn * 37 % 900)), command=f"c{turn}")
            saving = asyncio.ensure_future(committer.save(append))
            if how != "hasty":
                assert await saving
            os.write(answers, f"{log.table} {log.seq}\n".encode())
            await saving

    await asyncio.gather(*(play(Log(f"t{number}")) for number in range(TABLES)))
    await committer.close()
    store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
