"""make soak ARGS=hall: faults under load, many times.  Writes build/soak-hall.json; exit code 1: something was lost.

`make soak ARGS="hall kills race"` runs only these; without words, all of them.  `hostile` is tools/soak_hostile.py.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORT = ROOT / "build" / "soak-hall.json"

KILLS, TABLES = 200, 40
EVENT_KILLS = 50
EVENTS = 500  # simulated, with drops, late entries and repaired results
RESTARTS = 20  # of the database
COMMANDS = 10_000  # in a race
GONE = 10_000  # tables that come and go
MOST_MEMORY = 1.0  # KiB that may stay behind of a table
HOSTILE = "hostile"  # has a program and a report of its own


@dataclass(frozen=True)
class Row:
    """One figure of the report."""

    name: str
    ok: bool
    bar: str
    figures: dict[str, float]
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    date: str = ""
    load_before: float = 0.0


def run_compiled() -> None:
    """Start again with the compiled kernel and games, if there are any."""
    if COMPILED.is_dir() and str(COMPILED) not in sys.path:
        paths = os.pathsep.join([str(COMPILED), str(ROOT)])
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONPATH": paths})
    sys.path.insert(0, str(ROOT))


def judged(
    name: str, outcome: object, bar: str, holds: Callable[[dict[str, float]], bool] = lambda figures: True
) -> Row:
    from tests.hall.faults.killing import Outcome

    assert isinstance(outcome, Outcome)
    figures: dict[str, float] = {"acknowledged": outcome.acknowledged, **outcome.notes}
    if outcome.gaps:
        figures |= {"faults": len(outcome.gaps), "longest_gap": max(outcome.gaps)}
    ok = not outcome.wrongs and outcome.acknowledged > 0 and holds(figures)
    return Row(name, ok, bar, figures, [wrong[:500] for wrong in outcome.wrongs[:20]])


def progress(text: str) -> None:
    """On a terminal, how far it is."""
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def kills(home: Path) -> Row:
    from tests.hall.faults.killing import generous, kill_again_and_again

    outcome = asyncio.run(kill_again_and_again(generous(home), KILLS, TABLES, "soak", progress))
    return judged(f"{KILLS} kills -9, {TABLES} tables", outcome, "nothing lost, doubled or out of order")


def events(home: Path) -> Row:
    from random import Random

    from tests.hall.faults.event_kills import killed_event
    from tests.hall.faults.test_events_killed import GENEROUS
    from tests.hall.serving import serving

    seed, killed, repeated = Random().randrange(10**9), 0, 0
    with serving(home, environment=GENEROUS) as hall:
        while killed < EVENT_KILLS:
            now, again = killed_event(hall, players=32, rounds=5, kills=EVENT_KILLS - killed, seed=seed + killed)
            killed, repeated = killed + now, repeated + again
    figures: dict[str, float] = {"kills": killed, "repeated": repeated, "seed": seed}
    return Row(f"{EVENT_KILLS} kills -9, events of 32", True, "nothing confirmed lost, the same standings", figures, [])


def pairings(home: Path) -> Row:
    from tests.events.simulated import simulate

    sizes = (*range(8, 33), 40, 48, 64, 96, 128)
    for number in range(EVENTS):
        simulate(f"soak {number}", sizes[number % len(sizes)])
        progress(f"{number + 1} of {EVENTS} events")
    bar = "no avoidable rematch, no second bye, exact fractions"
    return Row(f"{EVENTS} events of 8 to 128 beside an oracle", True, bar, {"events": EVENTS}, [])


def saboteur(home: Path) -> Row:
    from tests.hall.faults.killing import Sabotaged, generous, kill_again_and_again

    outcome = asyncio.run(kill_again_and_again(generous(home, kind=Sabotaged), 5, TABLES, "soak"))
    lost = [wrong for wrong in outcome.wrongs if "and is lost" in wrong]
    return Row("acknowledged before it is saved", bool(lost), "is caught", {"lost": len(lost)})


def first_view(home: Path) -> Row:
    from tests.hall.faults.killing import first_view as trial
    from tests.hall.faults.killing import generous

    outcome = asyncio.run(trial(generous(home), 500))
    return judged(
        "first view after a kill, 500 tables", outcome, "<= 2 s", lambda figures: figures["first_view_seconds"] <= 2
    )


def postgres_restarts(home: Path) -> Row:
    from tests.hall.faults.databases import halls, restart_database
    from tests.hall.postgres import PostgresServer

    with PostgresServer() as server:
        database = server.new_database()
        with halls(home, database, 1) as (hall,):
            outcome = asyncio.run(restart_database(hall, server, database, RESTARTS, TABLES))
    bar = "nothing lost; play goes on <= 5 s after PostgreSQL is back"
    return judged(f"{RESTARTS} crashes of PostgreSQL", outcome, bar, lambda figures: figures["longest_gap"] <= 5)


def race(home: Path) -> Row:
    from tests.hall.faults.databases import halls
    from tests.hall.faults.databases import race as trial
    from tests.hall.faults.killing import Talkative
    from tests.hall.postgres import PostgresServer

    with PostgresServer() as server:
        database = server.new_database()
        with halls(home, database, 2, kind=Talkative) as opened:
            outcome = asyncio.run(trial(opened, database, COMMANDS))
    return judged(f"{COMMANDS} commands, two halls, one table", outcome, "no fork, nothing lost or doubled")


def frozen(home: Path) -> Row:
    from tests.hall.faults.databases import freeze, halls, restart_in_turn, take_over
    from tests.hall.faults.killing import Outcome
    from tests.hall.postgres import PostgresServer

    together = Outcome()
    with PostgresServer() as server:
        database = server.new_database()
        with halls(home, database, 2) as opened:
            for trial in (
                freeze(opened, database, times=6, seconds=5, tables=20),
                restart_in_turn(opened, database, times=10, tables=20),
                take_over(opened, database),
            ):
                outcome = asyncio.run(trial)
                together.acknowledged += outcome.acknowledged
                together.wrongs += outcome.wrongs
                together.gaps += outcome.gaps
    return judged("two halls: SIGSTOP, SIGTERM in turn, kill -9 of one", together, "everybody ends with the same view")


def disk(home: Path) -> Row:
    from tests.hall.faults.disk import fill_the_disk
    from tests.hall.faults.killing import generous

    hall = generous(home).start()
    try:
        outcome = asyncio.run(fill_the_disk(hall, 10, TABLES))
    finally:
        hall.kill()
    return judged("disk full, 10 times", outcome, "honest refusals, nothing lost, no restart needed")


def backup(home: Path) -> Row:
    from tests.hall.faults.disk import back_up_and_restore
    from tests.hall.faults.killing import generous

    hall = generous(home / "hall").start()
    elsewhere = home / "elsewhere"
    elsewhere.mkdir()
    try:
        outcome = asyncio.run(back_up_and_restore(hall, elsewhere, 5, TABLES))
    finally:
        hall.kill()
    return judged("5 backups in the middle of play, restored", outcome, "all logs hold")


def company(home: Path) -> Row:
    from bench.hall.company import beside_bad_company
    from bench.hall.contest import GENEROUS
    from tests.hall.serving import serving

    with serving(home, environment=GENEROUS) as hall:
        figures = asyncio.run(beside_bad_company(hall.port, hall.pid, tables=250, rate=250, seconds=20))
    bar = "p99 <= 2 x, memory + <= 50 MiB, offenders cut off <= 30 s, nobody else"
    ok = (
        figures["p99_beside"] <= max(2 * figures["p99_alone"], 10)
        and figures["memory_grown"] <= 50
        and figures["cut_off"] == figures["offenders"]
        and figures["longest_stay"] <= 30
        and figures["players_cut_off"] == figures["watchers_cut_off"] == 0
    )
    return Row("beside 420 offenders and 500 spectators", ok, bar, figures)


def bots(home: Path) -> Row:
    from bench.hall.bots import beside_bots, waited_for_bots
    from bench.hall.contest import GENEROUS
    from tests.hall.serving import serving

    usual = ("--bot-pace", "0.6", "--bot-seconds", "0.05", "--bot-workers", "0")
    with serving(home, *usual, environment=GENEROUS) as hall:
        figures = asyncio.run(beside_bots(hall.port, hall.pid, hall.metric, kills=20, seconds=60))
    figures |= waited_for_bots(home / "hall.sqlite")
    ok = (
        figures["p99_people"] <= 100
        and figures["players_cut_off"] == 0
        and figures["bot_choices"] > 1000
        and 650 <= figures["bot_wait_shortest"] <= figures["bot_wait_longest"] <= 650 + 500
    )
    bar = "people's p99 <= 100 ms; each bot chooses within 0.5 s of its moment, which is 650 ms after the question"
    return Row("beside 50 tables of bots, 20 of their processes killed", ok, bar, figures)


def memory(home: Path) -> Row:
    from bench.hall.bots import come_and_go
    from bench.hall.contest import GENEROUS
    from tests.hall.faults.killing import Forgetful

    hall = Forgetful(home, environment=GENEROUS).start()
    try:
        figures = asyncio.run(come_and_go(hall.port, hall.pid, hall.metric, batches=5, size=GONE // 5))
    finally:
        hall.kill()
    held = [figures[f"{name}_grown"] for name in ("files", "threads", "tasks")]
    ok = figures["kib_per_table"] <= MOST_MEMORY and max(held) <= 2
    return Row(f"{GONE:,} tables come and go", ok, f"<= {MOST_MEMORY:g} KiB stay behind of each", figures)


TRIALS: dict[str, Callable[[Path], Row]] = {
    "kills": kills,
    "saboteur": saboteur,
    "events": events,
    "pairings": pairings,
    "first-view": first_view,
    "postgres": postgres_restarts,
    "race": race,
    "frozen": frozen,
    "disk": disk,
    "backup": backup,
    "company": company,
    "bots": bots,
    "memory": memory,
}


def rows(names: list[str]) -> Iterator[Row]:
    for name in names:
        began, load = time.perf_counter(), round(os.getloadavg()[0], 2)
        with tempfile.TemporaryDirectory() as folder:
            try:
                row = TRIALS[name](Path(folder))
            except (AssertionError, OSError, TimeoutError) as error:
                row = Row(name, False, "did not end", {}, [f"{type(error).__name__}: {error}"[:2000]])
        seconds, date = round(time.perf_counter() - began, 1), datetime.now(UTC).isoformat(timespec="seconds")
        yield replace(row, seconds=seconds, date=date, load_before=load)


def write(row: Row) -> None:
    """Into the report, in place of an earlier row of the same name."""
    earlier = json.loads(REPORT.read_text(encoding="utf-8"))["rows"] if REPORT.is_file() else []
    kept = [each for each in earlier if each["name"] != row.name]
    written = {"cores": os.cpu_count(), "compiled": COMPILED.is_dir(), "rows": [*kept, asdict(row)]}
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    names = sys.argv[1:] or [*TRIALS, HOSTILE]
    unknown = [name for name in names if name not in (*TRIALS, HOSTILE)]
    if unknown:
        print(f"no trial {', '.join(unknown)}; there are {', '.join([*TRIALS, HOSTILE])}")
        return 2
    run_compiled()
    done: list[Row] = []
    for row in rows([name for name in names if name != HOSTILE]):
        done.append(row)
        told = ", ".join(f"{key} {value:.4g}" for key, value in row.figures.items())
        print(f"{'ok ' if row.ok else 'BAD'} {row.name}: {told} ({row.seconds:g} s; {row.bar})", flush=True)
        for wrong in row.wrong[:5]:
            print(f"    {wrong}", flush=True)
        write(row)
    code = 0 if all(row.ok for row in done) else 1
    return max(code, soak_hostile()) if HOSTILE in names else code


def soak_hostile() -> int:
    return subprocess.run([sys.executable, ROOT / "tools" / "soak_hostile.py"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
