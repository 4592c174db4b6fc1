"""Bad company beside people who play: sockets that never read, never finish a handshake, or flood; and spectators."""

from __future__ import annotations

import asyncio
import json
import socket
from random import Random
from time import monotonic

from bench.hall.client import ClientSocket, Visitor
from bench.hall.contest import Process, percentile
from bench.hall.load import Load

GREEDY = 4.0  # times a second that somebody who reads nothing asks for the whole table again
FLOOD = 0.005  # seconds between two messages of a flooder
PATIENCE = 60.0  # seconds until a table must have been shown
PHASES = Random("phases")
TRICKLE = 1.0  # seconds between two bytes of a slow handshake


class Offender:
    """A connection that does not behave; `ended` is when the hall cut it off."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.ended = 0.0

    def lost(self) -> None:
        self.ended = self.ended or monotonic()


async def looking(port: int, table: str) -> tuple[ClientSocket, Offender]:
    """A socket that has been shown the table."""
    offender, is_shown = Offender(), asyncio.Event()
    opened = await Visitor(port).connect(table, lambda data: is_shown.set(), offender.lost)
    async with asyncio.timeout(PATIENCE):
        await is_shown.wait()
    return opened, offender


async def never_read(port: int, table: str) -> Offender:
    """Asks again and again for the whole table, and takes nothing of it from the line."""
    opened, offender = await looking(port, table)
    assert opened.transport is not None
    line: socket.socket = opened.transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.transport.pause_reading()
    asyncio.get_running_loop().create_task(_ask_for_more(opened, offender))
    return offender


async def _ask_for_more(opened: ClientSocket, offender: Offender) -> None:
    number = 0
    await asyncio.sleep(PHASES.random() / GREEDY)  # strangers do not ask in step
    while not offender.ended and opened.transport is not None and not opened.transport.is_closing():
        number += 1
        opened.send(json.dumps({"do": "sync", "id": f"n{number}"}).encode())
        await asyncio.sleep(1 / GREEDY)
    offender.lost()  # who does not read does not see the end; writing to a line that is cut tells


async def never_finish(port: int) -> Offender:
    """Sends the head of a request byte by byte."""
    offender = Offender()

    async def trickle() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ending = asyncio.ensure_future(reader.read())
        try:
            for byte in b"GET / HTTP/1.1\r\nHost: somebody-who-takes-a-very-long-time-to-say-it.example\r\n" * 9:
                writer.write(bytes((byte,)))
                done, _ = await asyncio.wait([ending], timeout=TRICKLE)
                if done:
                    break
        except OSError:
            pass
        ending.cancel()
        writer.close()
        offender.lost()

    asyncio.get_running_loop().create_task(trickle())
    return offender


async def flood(port: int, table: str) -> Offender:
    """Speaks without a pause."""
    opened, offender = await looking(port, table)

    async def speak() -> None:
        number = 0
        while not offender.ended:
            number += 1
            opened.send(json.dumps({"do": "ping", "id": f"f{number}"}).encode())
            await asyncio.sleep(FLOOD)

    asyncio.get_running_loop().create_task(speak())
    return offender


async def only_watch(port: int, table: str) -> Offender:
    """A spectator: no offender at all, and not to be cut off."""
    return (await looking(port, table))[1]


async def beside_bad_company(port: int, pid: int, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """The figures of people who play, alone and then beside offenders, and what became of those."""
    load, server = Load(port), Process(pid)
    await load.gather(tables)
    await load.play(rate, seconds, 5)
    alone, load.times = percentile(load.times, 0.99), []
    memory = server.memory("VmRSS")
    names = [circle.chairs[0].seen().table.id for circle in load.circles]
    watchers = [await only_watch(port, names[number % tables]) for number in range(500)]
    offenders = [await never_finish(port) for _ in range(200)]
    offenders += await asyncio.gather(*[never_read(port, names[number % tables]) for number in range(200)])
    offenders += [await flood(port, names[number % tables]) for number in range(20)]
    await load.play(rate, max(seconds, 30), 0)
    grown = server.memory("VmRSS") - memory
    lasted = [offender.ended - offender.began for offender in offenders if offender.ended]
    load.leave()
    return {
        "p99_alone": alone,
        "p99_beside": percentile(load.times, 0.99),
        "memory_grown": grown,
        "offenders": len(offenders),
        "cut_off": len(lasted),
        "longest_stay": max(lasted, default=0.0),
        "players_cut_off": load.cut,
        "watchers_cut_off": sum(bool(watcher.ended) for watcher in watchers),
    }
