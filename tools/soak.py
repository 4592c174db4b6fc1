"""make soak: the laws over many games, and the bots over many matches.  Writes build/soak.json.

Then tools/soak_hall.py, unless there are options; `make soak ARGS=hall` runs only that, and further words are for it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORT = ROOT / "build" / "soak.json"
BATCH = 50  # games a worker plays before it reports
HALL_BATCH = 250  # moments a worker compares in two halls before it reports


@dataclass(frozen=True)
class Row:
    """One figure of the report."""

    name: str
    value: float
    unit: str
    bar: float | None
    ok: bool
    note: str


def run_compiled() -> None:
    """Start again with the compiled kernel and games, if there are any."""
    if COMPILED.is_dir() and str(COMPILED) not in sys.path:
        paths = os.pathsep.join([str(COMPILED), str(ROOT)])
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONPATH": paths})
    sys.path.insert(0, str(ROOT))


def check_batch(table: int, first: int) -> tuple[int, str]:
    """Some games of one table under all laws: how many held, and what broke."""
    from tests.laws.samples import every_table_and_draft, with_house_options
    from wyrmhall.lab.laws.law import Broken, Depth
    from wyrmhall.lab.laws.twins import check_game

    setup = every_table_and_draft()[table]
    depth = replace(Depth(), every=25, refused=2, forks=1, deals=1, ahead=20)
    for number in range(first, first + BATCH):
        seed = f"soak/{number}"
        chosen = setup if number % 2 else with_house_options(setup, seed)
        try:
            check_game(chosen, seed, depth)
        except Broken as broken:
            table_text = f"{chosen.game.name}, {chosen.seats} seats, {chosen.house_text() or 'no house options'}"
            return number - first, f"{table_text}, seed {seed}: {broken}"
    return BATCH, ""


def law_rows(games: int, pool: ProcessPoolExecutor) -> Iterator[Row]:
    from tests.laws.samples import every_table_and_draft, name_of

    for table, setup in enumerate(every_table_and_draft()):
        began = time.perf_counter()
        results = list(pool.map(partial(check_batch, table), range(0, games, BATCH)))
        held = sum(count for count, _ in results)
        broken = next((problem for _, problem in results if problem), "")
        seconds = time.perf_counter() - began
        yield Row(f"laws {name_of(setup)}", held, "games", games, not broken, broken or f"{seconds:.0f} s")


def compare_halls(table: int, seed: int) -> tuple[int, str]:
    """Twin halls at tables of one kind: at how many moments all bytes were compared, and what differed."""
    from tests.hall.twins import follow
    from tests.laws.samples import every_table
    from wyrmhall.lab.laws.law import Broken

    with tempfile.TemporaryDirectory(prefix="wyrmhall-soak-") as folder:
        try:
            return follow(Path(folder), [every_table()[table]], f"soak/{seed}", HALL_BATCH).pairs, ""
        except Broken as broken:
            return 0, f"seed soak/{seed}: {broken}"


def hall_rows(pairs: int, pool: ProcessPoolExecutor) -> Iterator[Row]:
    """Not a byte to a viewer depends on what the viewer may not know."""
    from tests.laws.samples import every_table, name_of

    tables = every_table()
    wanted = pairs // len(tables)
    for table, setup in enumerate(tables):
        began = time.perf_counter()
        results = list(pool.map(partial(compare_halls, table), range(-(-wanted // HALL_BATCH))))
        compared = sum(count for count, _ in results)
        broken = next((problem for _, problem in results if problem), "")
        seconds = time.perf_counter() - began
        yield Row(f"twin halls {name_of(setup)}", compared, "pairs", wanted, not broken, broken or f"{seconds:.0f} s")


REFEREES = {
    "tests.naive.draft_referee": ("10000",),
    "tests.naive.dragon_booster_referee": ("200",),
    "tests.naive.fairy_tale_referee": ("10000", "10000", "300"),
    "tests.naive.storm_dragons_referee": ("20000", "20000", "300"),
    "tests.naive.storm_dragons_together_referee": ("1000",),
}


def referee_rows() -> Iterator[Row]:
    """Naive second engines beside ours: positions and whole games by lot, on which both must agree."""
    for module, numbers in REFEREES.items():
        began = time.perf_counter()
        command = [sys.executable, "-m", module, *numbers]
        done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
        told = done.stdout.splitlines() if done.returncode == 0 else [(done.stderr or done.stdout)[-2000:]]
        seconds = time.perf_counter() - began
        note = f"{'; '.join(told)}; {seconds:.0f} s"
        yield Row(f"referee {module}", float(done.returncode == 0), "held", 1.0, done.returncode == 0, note)


def bot_rows(games: int) -> Iterator[Row]:
    """The thinking bot against random ones, in every game that has a strategy of its own."""
    from wyrmhall.drafts.game import DraftGame
    from wyrmhall.kernel.registry import game, game_names
    from wyrmhall.kernel.strategy import Strategy
    from wyrmhall.lab.simulate import Plan, simulate

    for name in game_names():
        if type(game(name).strategy()) is Strategy or isinstance(game(name), DraftGame):  # a draft has no winner
            continue
        seats = min(4, max(game(name).seats[game(name).usual_variant()]))
        outcomes = list(simulate(Plan(name, ("thinking", *["random"] * (seats - 1)), "soak"), games))
        won = sum(outcome.shares[0] for outcome in outcomes) / games
        slowest = 1000 * max(outcome.slowest for outcome in outcomes)
        note = f"{games} games, {seats} seats, slowest decision {slowest:.1f} ms"
        yield Row(f"thinking bot {name}", round(100 * won, 2), "% won", 55.0, won >= 0.55, note)


def main() -> int:
    if sys.argv[1:2] == ["hall"]:
        return soak_hall(sys.argv[2:])
    code = soak_games()
    return code if sys.argv[1:] else max(code, soak_hall([]))


def soak_hall(words: list[str]) -> int:
    return subprocess.run([sys.executable, ROOT / "tools" / "soak_hall.py", *words], check=False).returncode


def soak_games() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games under the laws, for each number of seats")
    parser.add_argument("--bot-games", type=int, default=2_000)
    parser.add_argument("--hall-pairs", type=int, default=20_000, help="moments compared in twin halls")
    chosen = parser.parse_args()
    run_compiled()
    from wyrmhall import _native

    rows: list[Row] = []
    with ProcessPoolExecutor() as pool:
        halls = hall_rows(chosen.hall_pairs, pool)
        for row in chain(law_rows(chosen.games, pool), halls, referee_rows(), bot_rows(chosen.bot_games)):
            rows.append(row)
            print(f"{'ok ' if row.ok else 'BAD'} {row.name}: {row.value:g} {row.unit} ({row.note})", flush=True)
    REPORT.parent.mkdir(exist_ok=True)
    report = {"how": _native.how()[1], "rows": [asdict(row) for row in rows]}
    REPORT.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
