"""A hall whose disk runs full and gets room again; test_disk_full.py runs it as a process of its own."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

import msgspec

from tests.hall.store.made import Log
from wyrmhall.hall.store import Committer, NotSaved, StoreFailure
from wyrmhall.hall.store.sqlite import SqliteStore

BODY = b'"%s"' % (b"x" * 2000)


def limit_files(size: int) -> None:
    """No file may become larger: the same errors as on a full disk, without one."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def main(path: Path) -> dict[str, object]:
    store = SqliteStore.open(path)
    committer = Committer(store)
    logs = [Log(f"t{number}") for number in range(8)]
    saved: dict[str, int] = {}
    refused = [0, 0]
    phase = 0

    async def play(log: Log, turns: int) -> None:
        for _ in range(turns):
            append = log.propose(BODY)
            try:
                assert await committer.save(append)
            except NotSaved:
                refused[phase] += 1
            else:
                log.accept(append)
                saved[log.table] = log.seq

    def can_commit() -> bool:
        try:
            store.probe()
            return True
        except StoreFailure:
            return False

    limit_files(path.stat().st_size + 400_000)
    await asyncio.gather(*(play(log, 60) for log in logs))
    before = dict(saved)
    # A probe is so small that there may be room for a few.
    noticed = not all(can_commit() for _ in range(200))
    phase = 1
    limit_files(resource.RLIM_INFINITY)
    await asyncio.gather(*(play(log, 20) for log in logs))
    recovered = can_commit()
    await committer.close()
    store.close()
    return {"before": before, "saved": saved, "refused": refused, "noticed": noticed, "recovered": recovered}


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(main(Path(sys.argv[1])))).decode())
