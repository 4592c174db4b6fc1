"""A disk that is full for a while, and backups that are taken while people play."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from tests.hall.faults.crowd import Crowd
from tests.hall.faults.judge import Judge, TableLog
from tests.hall.faults.killing import Outcome, database_of
from tests.hall.serving import Serving
from tests.patience import PATIENCE
from wyrmhall.hall.store.backup import look

SMALL = 4096  # bytes to which a file may grow: no page more of the write-ahead log


@contextmanager
def full_disk(hall: Serving) -> Iterator[None]:
    """The hall can write no more than it has written."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (SMALL, unlimited))
    try:
        yield
    finally:
        resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


async def fill_the_disk(hall: Serving, times: int, tables: int) -> Outcome:
    """While the disk is full, people are told so, and so is the operator; then play goes on as if nothing had been."""
    crowd, outcome = Crowd([hall.port], "full"), Outcome()
    try:
        await crowd.gather(tables)
        for _ in range(times):
            await crowd.play_on(20)
            with full_disk(hall):
                outcome.wrongs += await _honest_refusals(hall, crowd)
            outcome.gaps.append(await crowd.recover(monotonic()))
            await crowd.until(hall.is_healthy, 30, lambda: "the hall is healthy again")
        await crowd.settle()
    finally:
        await crowd.leave()
    outcome.notes["refused"] = sum(guest.refusals.count("not_saved") for guest in crowd.guests)
    outcome.acknowledged = crowd.acknowledged
    outcome.wrongs += Judge(database_of(hall), crowd).verdict()
    return outcome


async def _honest_refusals(hall: Serving, crowd: Crowd) -> list[str]:
    """Wait until nobody gets anything saved any more; whatever is acknowledged after that would be a lie."""
    everybody = [guest for guest in crowd.guests if guest.waits()]
    refused = {guest: guest.refusals.count("not_saved") for guest in everybody}

    def all_are_told(times: int) -> bool:
        told = [guest for guest in everybody if guest.refusals.count("not_saved") >= refused[guest] + times]
        return all(guest in told for guest in everybody if guest.waits()) and bool(told)

    await crowd.until(lambda: all_are_told(1), 30, crowd.waiting)
    acknowledged = crowd.acknowledged
    await crowd.until(lambda: all_are_told(2), 30, crowd.waiting)
    found = []
    if crowd.acknowledged > acknowledged:
        found.append(f"{crowd.acknowledged - acknowledged} commands were acknowledged on a full disk")
    end = monotonic() + PATIENCE
    while await asyncio.to_thread(hall.is_healthy):
        if monotonic() > end:
            found.append("the hall says that it is healthy, and its disk is full")
            break
    return found


async def back_up_and_restore(hall: Serving, elsewhere: Path, times: int, tables: int) -> Outcome:
    """Backups in the middle of play; each is restored to another hall, and every log holds there."""
    crowd, outcome = Crowd([hall.port], "backup"), Outcome()
    try:
        await crowd.gather(tables)
        for number in range(times):
            await crowd.play_on(20)
            copy, restored = elsewhere / f"{number}.backup", elsewhere / f"{number}.sqlite"
            promised = {guest.table: guest.shown["seq"] for guest in crowd.guests}
            await command(hall, "backup", str(copy))
            await command(hall, "restore", str(copy), "--database", f"sqlite:///{restored}")
            outcome.wrongs += behind(restored, promised)
        await crowd.settle()
    finally:
        await crowd.leave()
    outcome.acknowledged = crowd.acknowledged
    outcome.wrongs += Judge(database_of(hall), crowd).verdict()
    return outcome


async def command(hall: Serving, *words: str) -> None:
    """A `wyrmhall` command as an operator gives it, beside the running hall."""
    program = [sys.executable, "-m", "wyrmhall", *words]
    done = await asyncio.to_thread(
        subprocess.run, program, env=hall.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, f"wyrmhall {' '.join(words)}: {done.stdout}{done.stderr}"


def behind(database: Path, promised: dict[str, int]) -> list[str]:
    """Which tables of a restored hall are broken, or lack what people had seen before the backup began."""
    found = []
    with look(database) as store:
        found += store.verify()
        for table, seq in promised.items():
            log = TableLog(store, table)
            log.read_on(store)
            log.fold(log.seq)
            if log.seq < seq:
                found.append(f"table {table} has {log.seq} entries in the backup; people had seen {seq}")
    return found
