"""Jobs for bots stand in line: in order, seats first, nobody for too long, and all with a share of the time."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from msgspec import to_builtins

from tests.hall.pool import dealt, job, open_pool, run, strange, until
from tests.patience import PATIENCE
from wyrmhall.hall.bots import BotWorkers, Job, Worker

TWELVE = 12.0 * PATIENCE  # can be shared
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes as Unix does")


def test_jobs_are_taken_in_the_order_they_came() -> None:
    async def work() -> None:
        done: list[int] = []
        async with open_pool(BotWorkers(1)) as pool:

            async def ask(number: int) -> None:
                assert await pool.choose(job(dealt(), "random"), PATIENCE) is not None
                done.append(number)

            await asyncio.gather(*[ask(number) for number in range(40)])
        assert done == list(range(40))

    run(work)


def asked(level: str, number: int) -> Job:
    """A job that can be told from others."""
    return Job(**{**to_builtins(job(dealt(), level)), "seed": f"{level} {number}"})


@pytest.mark.parametrize("workers", [1, 2])
def test_seats_come_before_hints(workers: int, tmp_path: Path) -> None:
    """Hints that have waited for long do not delay a seat that owes a choice, nor take all workers."""

    async def work() -> None:
        pool = BotWorkers(workers, command=strange("notes", tmp_path))
        hints = [asyncio.create_task(pool.hint(asked("thinking", number), PATIENCE)) for number in range(25)]
        await until(lambda: pool.waiting() == 25)
        seats = [asyncio.create_task(pool.choose(asked("random", number), PATIENCE)) for number in range(5)]
        await until(lambda: pool.waiting() == 30)
        async with open_pool(pool):
            assert None not in await asyncio.gather(*hints, *seats)
        order = (tmp_path / "notes").read_text().splitlines()
        first = order[: 5 + workers - 1]  # with two, the other one may have begun with a hint when no seat was waiting
        assert {f"random {number}" for number in range(5)} <= set(first)
        if workers == 1:
            assert order == [f"random {n}" for n in range(5)] + [f"thinking {n}" for n in range(25)]

    run(work)


def test_hints_leave_a_worker_for_seats(tmp_path: Path) -> None:
    """Two processes, and hints that never end: a seat is answered at once."""

    async def work() -> None:
        async with open_pool(BotWorkers(2, command=strange("hangs on hints", tmp_path))) as pool:
            await until(lambda: len(pool._idle) == 2)
            hints = [asyncio.create_task(pool.hint(asked("thinking", number), PATIENCE)) for number in range(3)]
            await until(lambda: pool.waiting() == 2)
            for number in range(5):
                assert await pool.choose(asked("random", number), PATIENCE) is not None
            assert pool.waiting() == 2
            for hint in hints:
                hint.cancel()

    run(work)


def test_a_line_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("sleeps", tmp_path), queue=3)) as pool:
            waiting = [asyncio.create_task(pool.choose(job(dealt()), PATIENCE)) for _ in range(3)]
            await until(lambda: pool.waiting() == 2)  # one is being thought about
            waiting.append(asyncio.create_task(pool.choose(job(dealt()), PATIENCE)))
            await until(lambda: pool.waiting() == 3)
            assert await pool.choose(job(dealt()), PATIENCE) is None
            assert pool.counts.failures == {"busy": 1}
            await pool.close()
            assert await asyncio.gather(*waiting) == [None] * 4

    run(work)


def test_nobody_waits_in_line_longer_than_the_job_may_take(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("sleeps", tmp_path))) as pool:
            first = asyncio.create_task(pool.choose(job(dealt()), PATIENCE))
            await until(lambda: pool.pids() and not pool.waiting())  # it is being thought about
            assert await pool.choose(job(dealt()), 0.1) is None
            assert not first.done()
            assert pool.counts.failures == {"busy": 1}
            assert pool.waiting() == 0
            first.cancel()

    run(work)


def test_who_asks_no_more_leaves_no_trace(tmp_path: Path) -> None:
    """In line, or while a worker thinks: it is not known what that worker would say next, so it goes."""

    async def work() -> None:
        async with open_pool(BotWorkers(1)) as pool:
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            [pid] = pool.pids()
            os.kill(pid, signal.SIGSTOP)
            asking = [asyncio.create_task(pool.choose(job(dealt()), PATIENCE)) for _ in range(3)]
            await until(lambda: pool.waiting() == 2)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            assert all(task.cancelled() for task in asking)
            assert pool.waiting() == 0
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            assert pid not in pool.pids()

    run(work)


def test_a_worker_is_replaced_after_so_many_jobs_or_so_much_time() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, jobs=3)) as pool:
            for _ in range(9):
                assert await pool.choose(job(dealt(), "random"), PATIENCE) is not None
            await until(lambda: pool.counts.starts == 4)
        async with open_pool(BotWorkers(1, cpu=1)) as pool:
            while pool.counts.seconds <= 1:
                assert await pool.choose(job(dealt(5)), PATIENCE) is not None
            await until(lambda: pool.counts.starts > 1)
            assert not pool.counts.failures

    run(work)


def test_the_longer_the_line_the_less_everybody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's bot is left without a thought because others came first."""
    seconds: list[float] = []
    honest = Worker.think

    async def think(worker: Worker, todo: Job) -> str:
        seconds.append(todo.seconds)
        return await honest(worker, todo)

    monkeypatch.setattr(Worker, "think", think)

    async def work() -> None:
        pool = BotWorkers(1)
        hint = asyncio.create_task(pool.hint(job(dealt(), "random", TWELVE), 1e6))
        asking = [asyncio.create_task(pool.choose(job(dealt(), "random", TWELVE), 1e6)) for _ in range(4)]
        await until(lambda: pool.waiting() == 5)
        async with open_pool(pool):
            assert None not in await asyncio.gather(*asking, hint)

    run(work)
    assert seconds == [TWELVE / 4, TWELVE / 3, TWELVE / 2, TWELVE, TWELVE]  # a hint takes no seat its time
