"""Starts a server, puts it under load, and says how it fared."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench.hall.load import Load
from bench.homes import ROOT, Home, compiled_home, npm_home
from tests.hall.postgres import PostgresServer
from tests.hall.serving import Serving

WARM_UP = 5.0  # seconds at the full rate before anything counts
BEHIND = 250.0  # milliseconds: choices are sent this late only where the server holds them up
START = 30.0  # seconds

# The limits are for strangers; a whole crowd on one machine is one address.
GENEROUS = {
    "WYRMHALL_SOCKETS_PER_ADDRESS": "100000",
    "WYRMHALL_SOCKETS": "100000",
    "WYRMHALL_LOOK_RATE": "100000",
    "WYRMHALL_LOOK_BURST": "100000",
    "WYRMHALL_REQUEST_RATE": "100000",
    "WYRMHALL_REQUEST_BURST": "100000",
    "WYRMHALL_TABLE_RATE": "1000000",
    "WYRMHALL_TABLE_BURST": "100000",
    "WYRMHALL_ADDRESS_TABLE_RATE": "1000000",
    "WYRMHALL_ADDRESS_TABLE_BURST": "100000",
    "WYRMHALL_GATHERING_PER_ADDRESS": "100000",
    "WYRMHALL_CONNECTIONS_PER_ADDRESS": "100000",
}


@dataclass(frozen=True)
class Scale:
    tables: int
    rate: float  # choices a second
    seconds: float
    seats: int = 4

    def at(self, rate: float) -> Scale:
        return replace(self, rate=rate)


@dataclass
class Figures:
    """How a server fared; times in milliseconds, memory in MiB, at its highest."""

    name: str
    rate: float
    problem: str = ""  # why there are no figures
    choices: int = 0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    late_p99: float = 0.0  # how much later than wanted choices were sent
    memory: float = 0.0
    cpu: float = 0.0  # percent of a core
    database_cpu: float = 0.0  # likewise, of a database beside it
    client_cpu: float = 0.0
    bytes: float = 0.0  # that everybody at a table is sent for one choice; 0: not measured
    stall: float = 0.0  # the longest time in which no choice reached everybody; likewise
    faster: list[dict[str, float]] = field(default_factory=list)  # rates that it did not keep up with

    @property
    def cpu_each(self) -> float:
        """Milliseconds of CPU time for one choice, those of the database among them."""
        return 10 * (self.cpu + self.database_cpu) / self.rate

    @property
    def keeps_up(self) -> bool:
        return self.late_p99 < BEHIND

    def after(self, other: Figures) -> Figures:
        missed = {"rate": other.rate, "p50": other.p50, "p99": other.p99, "late_p99": other.late_p99}
        return replace(self, faster=[*other.faster, missed])


def percentile(times: Sequence[float], part: float) -> float:
    """In milliseconds, of seconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


class Process:
    """What the system knows of a process."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    def seconds(self) -> float:
        """CPU time so far."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, line: str = "VmHWM") -> float:
        """In MiB: the most there was, or VmRSS for what there is now."""
        lines = (self.folder / "status").read_text().splitlines()
        return next(int(each.split()[1]) for each in lines if each.startswith(line)) / 1024


class Family:
    """A process and its children, of which some may have ended."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def seconds(self) -> float:
        """CPU time so far."""
        tick, fields = os.sysconf("SC_CLK_TCK"), Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        own = sum(int(field) for field in fields[11:15]) / tick  # and of children that have ended
        return own + sum(Process(child).seconds() for child in self._children())

    def _children(self) -> list[int]:
        return [int(child) for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]


def measured(name: str, scale: Scale, times: Sequence[float], late: Sequence[float]) -> Figures:
    return Figures(
        name,
        scale.rate,
        choices=len(times),
        p50=1000 * statistics.median(times),
        p99=percentile(times, 0.99),
        longest=1000 * max(times),
        late_p99=percentile(late, 0.99),
    )


# --- Wyrmhall ------------------------------------------------------------------------------------


def measure_hall(scale: Scale) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return measure_halls("Wyrmhall", scale, [Path(folder)])


def measure_postgres(scale: Scale) -> Figures:
    return measure_sharing("Wyrmhall, PostgreSQL", scale, 1)


def measure_two_halls(scale: Scale) -> Figures:
    return measure_sharing("two halls, PostgreSQL", scale, 2)


def measure_sharing(name: str, scale: Scale, count: int) -> Figures:
    """So many halls on one database; at each table sit people of all of them."""
    try:
        server = PostgresServer()
    except (FileNotFoundError, RuntimeError) as error:
        return Figures(name, scale.rate, str(error))
    with server, tempfile.TemporaryDirectory() as folder:
        homes = [Path(folder) / str(number) for number in range(count)]
        flags = ("--database", server.new_database())
        return measure_halls(name, scale, homes, *flags, database=Family(server.pid))


def measure_halls(
    name: str, scale: Scale, homes: Sequence[Path], *flags: str, database: Family | None = None
) -> Figures:
    home = compiled_home()
    if home.missing:
        return Figures(name, scale.rate, home.missing)
    print(f"{name}: {scale.tables} tables, {scale.rate:g} choices a second ...", flush=True)
    halls = [Serving(folder, *flags, environment={**GENEROUS, **home.environment}) for folder in homes]
    try:
        for hall in halls:
            hall.start()
        return asyncio.run(load_halls(halls, name, scale, database))
    finally:
        for hall in halls:
            if hall.process is not None:
                hall.kill()


async def load_halls(halls: Sequence[Serving], name: str, scale: Scale, database: Family | None) -> Figures:
    load, servers = Load(*[hall.port for hall in halls]), [Process(hall.pid) for hall in halls]

    def seconds() -> list[float]:
        return [
            sum(server.seconds() for server in servers),
            database.seconds() if database is not None else 0.0,
            time.process_time(),
        ]

    await load.gather(scale.tables, scale.seats)
    began, used = time.perf_counter(), seconds()
    await load.play(scale.rate, scale.seconds, WARM_UP)
    lasted = time.perf_counter() - began
    figures = measured(name, scale, load.times, load.late)
    shares = [100 * (now - before) / lasted for now, before in zip(seconds(), used, strict=True)]
    figures.cpu, figures.database_cpu, figures.client_cpu = shares
    figures.memory = max(server.memory() for server in servers)
    figures.bytes, figures.stall = load.bytes / len(load.times), 1000 * load.stall
    if load.refused or load.cut:
        figures.problem = f"{len(load.refused)} choices were refused {load.refused[:1]}, {load.cut} sockets were closed"
    load.leave()
    return figures


# --- boardgame.io --------------------------------------------------------------------------------


def measure_boardgame(scale: Scale) -> Figures:
    home = npm_home()
    name = "boardgame.io"
    if home.missing:
        return Figures(name, scale.rate, home.missing)
    print(f"{name}: {scale.tables} tables, {scale.rate:g} choices a second ...", flush=True)
    port, api_port = free_port(), free_port()
    server = start(home, "boardgame_server.mjs", port, api_port)
    try:
        wait_for(server, "ready")
        return load_boardgame(home, name, scale, Process(server.pid), [port, api_port])
    except (AssertionError, OSError, ValueError) as error:
        return Figures(name, scale.rate, f"{type(error).__name__}: {error}")
    finally:
        server.kill()
        server.wait()


def load_boardgame(home: Home, name: str, scale: Scale, server: Process, ports: list[int]) -> Figures:
    numbers = [*ports, scale.tables, scale.rate, scale.seconds, WARM_UP]
    people = start(home, "boardgame_load.mjs", *numbers)
    try:
        wait_for(people, "gathered")
        began, used, own = time.perf_counter(), server.seconds(), Process(people.pid).seconds()
        said = json.loads(line_of(people))
        lasted = time.perf_counter() - began
        times, late = ([value / 1000 for value in said[key]] for key in ("times", "late"))
        figures = measured(name, scale, times, late)
        figures.cpu = 100 * (server.seconds() - used) / lasted
        figures.client_cpu = 100 * (float(said["cpu"]) - own) / lasted
        figures.memory = server.memory()
        return figures
    finally:
        people.kill()
        people.wait()


def start(home: Home, program: str, *numbers: float) -> subprocess.Popen[str]:
    words = [*home.command, str(ROOT / "bench" / "hall" / program), *[f"{number:g}" for number in numbers]]
    return subprocess.Popen(words, env={**os.environ, **home.environment}, stdout=subprocess.PIPE, text=True)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "it ended without a word"
    return line


def wait_for(process: subprocess.Popen[str], word: str) -> None:
    assert line_of(process).strip() == word


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
