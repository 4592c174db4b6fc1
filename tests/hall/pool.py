"""Processes in which bots think, for tests: jobs, strange workers, and a pool that is closed in the end."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from tests.patience import PATIENCE
from wyrmhall.hall.bots import BotWorkers, Job
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.play import owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import look

STRANGE = Path(__file__).with_name("strange_worker.py")
MAGIC_DRAGON = game("magic-dragon")


def job(s: State, level: str = "thinking", seconds: float = PATIENCE, cards: str | None = None) -> Job:
    return Job(s.setup.to_data(), cards, view_to_data(look(s, owing(s)[0])), level, "seed", seconds)


def dealt(seats: int = 3) -> State:
    return MAGIC_DRAGON.start(seats, seed=1)


def strange(how: str, folder: Path) -> tuple[str, ...]:
    return (sys.executable, str(STRANGE), how, str(folder / "notes"))


def run(
    work: Callable[[], Coroutine[Any, Any, None]],
) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await work()

    asyncio.run(bounded())


@asynccontextmanager
async def open_pool(pool: BotWorkers) -> AsyncIterator[BotWorkers]:
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def until(is_so: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        await asyncio.sleep(0.005)
