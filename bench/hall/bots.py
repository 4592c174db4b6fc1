"""Tables with bots: beside people while their processes are killed, and by the thousand, to see what stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from bench.hall.client import Visitor
from bench.hall.contest import Process, percentile
from bench.hall.load import Load
from tests.hall.room import Waited, waits_for_bots
from wyrmhall.hall.entries import BotSat, decoder
from wyrmhall.hall.store.sqlite import SqliteStore
from wyrmhall.hall.table import Table

PROGRAM = b"wyrmhall.hall.bot_worker"


def workers_of(pid: int) -> list[int]:
    """The processes in which the bots of a hall think."""
    found = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            if PROGRAM in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
        except OSError:
            continue  # it is gone already
    return found


async def until(holds: Callable[[], Any], what: str, seconds: float) -> None:
    end = monotonic() + seconds
    while not holds():
        if monotonic() > end:
            raise TimeoutError(f"not within {seconds:g} s: {what}")
        await asyncio.sleep(0.05)


async def bots_play(port: int, number: int, level: str, seats: int = 4) -> str:
    """A table where only bots choose: its host leaves at once, and a stand-in plays on."""
    host = await Visitor.named(port, f"Host{number}")
    wish = {"game": "magic-dragon", "seats": seats, "bots": [level] * (seats - 1), "start": True}
    table = str((await host.ask("POST", "/api/tables", wish))["table"])
    heard: list[bytes] = []
    socket = await host.connect(table, heard.append, lambda: None)
    try:
        await until(lambda: heard, "the table is shown", 60)
        socket.send(b'{"do":"add","id":"a","value":"%s"}' % (b"00" * 32))
        await until(lambda: any(b'"to":"a"' in each for each in heard), "the value is added", 60)
        socket.send(b'{"do":"leave","id":"l"}')
        await until(lambda: any(b'"to":"l"' in each for each in heard), "the host has left", 60)
    finally:
        socket.cut()
    return table


async def beside_bots(
    port: int, pid: int, metric: Callable[[str], float], kills: int, seconds: float
) -> dict[str, float]:
    """People's figures at 100 tables while bots think at 50 others and their processes are killed.

    How long the bots were waited for stands in the logs: waited_for_bots().
    """
    load, random = Load(port), Random("bots")
    await load.gather(100)
    is_over = False

    async def keep_bots_busy(number: int) -> None:
        while not is_over:
            number += 1000
            visitor, table = Visitor(port), await bots_play(port, number, "thinking")
            status = "playing"
            while not is_over and status not in ("finished", "aborted"):
                await asyncio.sleep(0.5)
                status = (await visitor.ask("GET", f"/api/tables/{table}"))["status"]

    async def kill_workers() -> None:
        for _ in range(kills):
            await asyncio.sleep(seconds / kills)
            if found := workers_of(pid):
                os.kill(random.choice(found), signal.SIGKILL)

    busy = [asyncio.create_task(keep_bots_busy(number)) for number in range(50)]
    killing = asyncio.create_task(kill_workers())
    await load.play(100, seconds, 5)
    await killing
    is_over = True
    await asyncio.gather(*busy)
    load.leave()
    return {
        "p99_people": percentile(load.times, 0.99),
        "players_cut_off": load.cut,
        "bot_processes_started": metric("wyrmhall_bot_starts_total"),
        "kills": kills,
    }


def waited_for_bots(database: Path) -> dict[str, float]:
    """How long bots were waited for, in milliseconds, as the logs of a closed hall tell; what they hold was legal."""
    waited: list[Waited] = []
    with SqliteStore.open(database) as store:
        for name in store.all_tables():
            logged = [decoder.decode(row.body) for row in store.read(name)]
            if any(isinstance(entry.what, BotSat) for entry in logged):
                waited += waits_for_bots(Table(name, store.secret(name) or ""), logged)
    seconds = [each.milliseconds / 1000 for each in waited]
    return {
        "bot_choices": len(waited),
        "bot_wait_shortest": 1000 * min(seconds),
        "bot_wait_p50": percentile(seconds, 0.5),
        "bot_wait_p99": percentile(seconds, 0.99),
        "bot_wait_longest": 1000 * max(seconds),
        "bot_choices_by_the_hall": len([each for each in waited if each.by == "default"]),
    }


async def come_and_go(port: int, pid: int, metric: Callable[[str], float], batches: int, size: int) -> dict[str, float]:
    """Tables by the thousand, played by bots, finished and forgotten: memory, files and threads after each batch."""
    server, memory = Process(pid), []
    files = threads = 0
    for batch in range(batches):
        turn = asyncio.Semaphore(16)

        async def one(number: int, turn: asyncio.Semaphore = turn) -> None:
            async with turn:
                await bots_play(port, number, "random", seats=2)

        await asyncio.gather(*[one(batch * size + number) for number in range(size)])
        await until(lambda: metric("wyrmhall_tables_in_memory") == 0, "all tables are forgotten", 900)
        memory.append(server.memory("VmRSS"))
        if batch == 0:
            files, threads = count_of(pid, "fd"), count_of(pid, "task")
    return {
        "tables": batches * size,
        "memory_first": memory[0],
        "memory_last": memory[-1],
        "kib_per_table": 1024 * (memory[-1] - memory[0]) / max(1, (batches - 1) * size),
        "files_grown": count_of(pid, "fd") - files,
        "threads_grown": count_of(pid, "task") - threads,
    }


def count_of(pid: int, folder: str) -> int:
    return len(list(Path(f"/proc/{pid}/{folder}").iterdir()))
