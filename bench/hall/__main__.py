"""A hall with 2,000 people at 500 tables, beside a boardgame.io server with as many: `python -m bench.hall [--quick]`.

The hall is measured with SQLite, with PostgreSQL, and as two halls on one PostgreSQL; each table has people of both.
Each choice is timed from its sending until every seat of the table has been sent what came of it.  The hall has saved
it to the disk by then; boardgame.io, as it comes, keeps it in memory.  One process is the server, one is everybody;
both run on whatever cores there are.  Writes build/bench-hall.json; exit code 1: a bar is missed.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime

import cyclopts
from rich.console import Console
from rich.table import Table

from bench.hall.contest import (
    Figures,
    Scale,
    measure_boardgame,
    measure_hall,
    measure_postgres,
    measure_two_halls,
)
from bench.homes import NPM_PEER, ROOT

P99 = 10.0  # milliseconds
CPU = 0.85  # milliseconds of a choice
BYTES = 7000.0  # that a whole table is sent for one
STALL = 50.0  # milliseconds
FAST = 1400.0  # choices a second that one process can do,
FAST_P99 = 30.0  # with this
FAST_SECONDS = 20.0
MEMORY = 300.0  # MiB
SLOWER = (400, 300, 200, 100)  # choices a second, where a server cannot keep up with the full rate
SHARED_P99 = 60.0  # milliseconds, with two halls that share their tables
HEADINGS = (
    "choices/s",
    "p50, ms",
    "p99, ms",
    "longest, ms",
    "stall, ms",
    "memory, MiB",
    "CPU, %",
    "database, %",
    "CPU ms each",
    "bytes each",
)
REPORT = ROOT / "build" / "bench-hall.json"


def measure(meter: Callable[[Scale], Figures], scale: Scale) -> Figures:
    """The figures at the full rate, or at the highest rate that the server keeps up with."""
    figures = meter(scale)
    for rate in SLOWER:
        if figures.problem or figures.keeps_up or rate >= scale.rate:
            continue
        print(f"{figures.name} did not keep up with {figures.rate:g} choices a second.", flush=True)
        slower = meter(scale.at(rate))
        figures = slower.after(figures)
    return figures


def row(figures: Figures) -> list[str]:
    if figures.problem:
        return [figures.name, figures.problem]
    times = [f"{value:.1f}" for value in (figures.p50, figures.p99, figures.longest)]
    used = [f"{figures.memory:.0f}", f"{figures.cpu:.0f}", f"{figures.database_cpu:.0f}", f"{figures.cpu_each:.2f}"]
    return [figures.name, f"{figures.rate:g}", *times, known(figures.stall), *used, known(figures.bytes)]


def known(value: float) -> str:
    return f"{value:.0f}" if value else "-"


def drawn(measured: list[Figures], scale: Scale) -> Table:
    table = Table(title=f"{scale.tables} tables, {scale.tables * scale.seats} sockets, {scale.seconds:g} s")
    table.add_column("server")
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for figures in measured:
        table.add_row(*row(figures))
    return table


def main(*, quick: bool = False, tables: int = 500, rate: float = 500, seconds: float = 60) -> None:
    """Measures both servers and judges the bars.

    Parameters
    ----------
    quick
        A small load for a few seconds: to see that it works, not to judge by.
    """
    scale = Scale(40, 40, 5) if quick else Scale(tables, rate, seconds)
    load_before = round(os.getloadavg()[0], 2)
    meters = (measure_hall, measure_postgres, measure_two_halls, measure_boardgame)
    ours, _, shared, _ = measured = [measure(meter, scale) for meter in meters]
    fast = measure_hall(scale if quick else Scale(tables, FAST, FAST_SECONDS))
    measured.append(replace(fast, name=f"{fast.name}, as fast as it can"))
    bars = {
        f"p99 <= {P99:g} ms at {scale.rate:g} choices/s": ours.rate == scale.rate and 0 < ours.p99 <= P99,
        f"CPU <= {CPU:g} ms a choice": 0 < ours.cpu_each <= CPU,
        f"bytes <= {BYTES:g} a choice": 0 < ours.bytes <= BYTES,
        f"no stall above {STALL:g} ms": 0 < ours.stall <= STALL,
        f"p99 <= {FAST_P99:g} ms at {fast.rate:g} choices/s": fast.keeps_up and 0 < fast.p99 <= FAST_P99,
        f"two halls: p99 <= {SHARED_P99:g} ms": shared.rate == scale.rate and 0 < shared.p99 <= SHARED_P99,
        f"memory <= {MEMORY:g} MiB": 0 < ours.memory <= MEMORY,
    }
    facts = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cores": os.cpu_count(),
        "load_before": load_before,
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "peer": NPM_PEER,
    }
    written = {"machine": facts, "scale": asdict(scale), "servers": [asdict(each) for each in measured], "bars": bars}
    REPORT.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(drawn(measured, scale))
    for bar, holds in bars.items():
        console.print(f"{'[green]ok[/]' if holds else '[bold red]MISSED[/]'} {bar}")
    sys.exit(0 if quick or all(bars.values()) else 1)


if __name__ == "__main__":
    cyclopts.run(main)
