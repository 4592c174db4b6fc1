"""Strangers at the door of the hall, for a long time.  Writes build/soak-hostile.json; exit code 1: it did not stand.

make soak ARGS="hall hostile"                all of it
python tools/soak_hostile.py storm siege     only these
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORT = ROOT / "build" / "soak-hostile.json"

STORM = 1_000_000  # messages into decoder and dispatcher
SIEGE = 50_000  # over live sockets
REQUESTS = 10_000  # over HTTP
BATCH = 25_000
MEMORY = Path("/dev/shm")  # a storm tries no disk, and need not wait for one
SLOWEST = 250.0  # milliseconds that the neighbours may wait, at the 99th percentile


@dataclass(frozen=True)
class Row:
    """One figure of the report."""

    name: str
    ok: bool
    count: int
    seconds: float
    note: str
    date: str
    load_before: float


def run_compiled() -> None:
    """Start again with the compiled kernel and games, if there are any."""
    if COMPILED.is_dir() and str(COMPILED) not in sys.path:
        paths = os.pathsep.join([str(COMPILED), str(ROOT)])
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONPATH": paths})
    sys.path.insert(0, str(ROOT))


def storm_batch(seed: int) -> tuple[Counter[str], str]:
    """A batch of messages in this process: what they were answered, and what broke."""
    sys.path.insert(0, str(ROOT))
    from tests.hall.hostile.door import door_in
    from tests.hall.hostile.storm import Storm

    async def evening(folder: Path) -> Counter[str]:
        async with door_in(folder) as door:
            made = Storm(door, f"soak {seed}")
            await made.blow(BATCH)
            return made.counts

    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        try:
            return asyncio.run(evening(Path(folder))), ""
        except AssertionError as broken:
            return Counter(), f"seed {seed}: {broken}"


def storm() -> tuple[bool, int, str]:
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for told, broken in pool.map(storm_batch, range(STORM // BATCH)):
            if broken:
                return False, counts.total(), broken
            counts += told
    return True, counts.total(), ", ".join(f"{count:,} {code}" for code, count in counts.most_common())


def siege() -> tuple[bool, int, str]:
    from tests.hall.hostile.siege import PATIENT, Siege, stumbles
    from tests.hall.serving import serving

    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *PATIENT) as hall:
        counts: Counter[str] = Counter()
        waits: list[float] = []
        for number in range(SIEGE // 2_500):  # a new table each time: nobody reads a log of ten thousand lines
            made = Siege(hall, f"soak {number}")
            made.storm(2_500)
            counts += made.counts
            waits.append(made.slowest())
            made.leave()
        wrong = stumbles(hall)
        stands = hall.process is not None and hall.process.poll() is None
    told = ", ".join(f"{count:,} {code}" for code, count in counts.most_common())
    ok = stands and not wrong and max(waits) <= SLOWEST
    return ok, counts.total(), f"neighbours' p99 {max(waits):.1f} ms; {told}; {wrong[:3] or 'no stumble in the log'}"


def requests() -> tuple[bool, int, str]:
    from tests.hall.hostile.described import ask_everything
    from tests.hall.hostile.siege import PATIENT, stumbles
    from tests.hall.serving import serving

    asked, failures, told, seed = 0, 0, "", 100
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "hall", *PATIENT) as hall:
        while asked < REQUESTS and not failures:
            seed += 1
            found = ask_everything(hall, Path(folder), 200, seed)
            asked, failures, told = asked + found.requests, failures + found.failures, told + found.told[:2000]
        wrong = stumbles(hall)
    return not failures and not wrong, asked, told or f"{seed - 100} seeds; {wrong[:3] or 'no stumble in the log'}"


TRIALS: dict[str, Callable[[], tuple[bool, int, str]]] = {"storm": storm, "siege": siege, "requests": requests}
UNITS = {"storm": "messages into the decoder", "siege": "messages over live sockets", "requests": "HTTP requests"}


def keep(row: Row) -> None:
    """Into the report, in place of what an earlier run found out about the same."""
    known = json.loads(REPORT.read_text(encoding="utf-8"))["rows"] if REPORT.exists() else []
    told = [*[each for each in known if each["name"] != row.name], asdict(row)]
    REPORT.parent.mkdir(exist_ok=True)
    written = {"cores": os.cpu_count(), "compiled": COMPILED.is_dir(), "rows": told}
    REPORT.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


def tried(name: str) -> Row:
    began, load = time.perf_counter(), round(os.getloadavg()[0], 2)
    ok, count, note = TRIALS[name]()
    seconds, date = round(time.perf_counter() - began, 1), datetime.now(UTC).isoformat(timespec="seconds")
    return Row(UNITS[name], ok, count, seconds, note, date, load)


def main(argv: list[str]) -> int:
    unknown = [name for name in argv if name not in TRIALS]
    if unknown:
        print(f"no trial {', '.join(unknown)}; there are {', '.join(TRIALS)}")
        return 2
    run_compiled()
    stands = True
    for name in argv or list(TRIALS):
        row = tried(name)
        stands &= row.ok
        print(f"{'ok ' if row.ok else 'BAD'} {row.count:,} {row.name}, {row.seconds:.0f} s ({row.note})", flush=True)
        keep(row)
    return 0 if stands else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
