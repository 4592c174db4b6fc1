"""A hall that acknowledges first and saves later: what the tests of this folder must notice."""

from __future__ import annotations

import asyncio
from time import perf_counter, sleep

from wyrmhall.cli import main
from wyrmhall.hall.store.committer import Committer, Waiting
from wyrmhall.hall.store.rows import Append

LATER = 0.05  # seconds that saving takes on a slow disk

save_at_leisure = Committer._save


async def promise(self: Committer, append: Append) -> bool:
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    self._queue.put(Waiting(append, answer, perf_counter()))
    return True


def save_slowly(self: Committer, batch: list[Waiting]) -> object:
    sleep(LATER)
    return save_at_leisure(self, batch)


if __name__ == "__main__":
    Committer.save = promise  # type: ignore[method-assign]
    Committer._save = save_slowly  # type: ignore[method-assign, assignment]
    main()
