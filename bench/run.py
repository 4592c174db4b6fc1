"""Measures Wyrmhall beside others and judges the bars: `python bench/run.py [engines|hall] [--quick] [--seconds S]`.

Engines: random play driven from Python: list the options, apply one; whole games with dealing, and only decisions of
players count. boardgame.io is driven from its own language. Writes build/bench.json.  The hall: `python -m bench.hall`.
Exit code 1: a bar is missed.
"""

import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import cyclopts
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a file, not as a module

from bench.contest import Contestant, compete, stay_on_one_core
from bench.homes import NPM_PEER, PIP_PEERS, ROOT, homes
from bench.report import COPY, WHOLE_GAMES, Bar, all_rows, table

CONTESTANTS = (
    Contestant("Magic Dragon, compiled", "compiled", "wyrmhall_game", ("magic-dragon", "4", "standard")),
    Contestant("Fairy Tale, compiled", "compiled", "wyrmhall_game", ("fairy-tale", "4", "expert")),
    Contestant("Storm Dragons, compiled", "compiled", "wyrmhall_game", ("storm-dragons", "4", "competitive")),
    Contestant("Dragon Booster, compiled", "compiled", "wyrmhall_game", ("dragon-booster", "4", "constructed")),
    Contestant("OpenSpiel hearts", "openspiel", "openspiel", ("hearts", "usual")),
    Contestant("Magic Dragon, plain", "plain", "wyrmhall_game", ("magic-dragon", "4", "standard")),
    Contestant("Fairy Tale, plain", "plain", "wyrmhall_game", ("fairy-tale", "4", "expert")),
    Contestant("Storm Dragons, plain", "plain", "wyrmhall_game", ("storm-dragons", "4", "competitive")),
    Contestant("RLCard uno", "rlcard", "rlcard_uno", ("env",)),
    Contestant("OpenSpiel skat", "openspiel", "openspiel", ("skat", "usual")),
    Contestant("OpenSpiel oh_hell", "openspiel", "openspiel", ("oh_hell", "usual")),
    Contestant("PettingZoo hanabi", "pettingzoo", "pettingzoo_hanabi"),
    Contestant("boardgame.io Magic Dragon", "boardgame.io", "boardgame.mjs"),
    # No bar is set on these two: they show how far peers get when driven in less usual ways.
    Contestant("OpenSpiel hearts, tuned loop", "openspiel", "openspiel", ("hearts", "tuned")),
    Contestant("RLCard uno, rules alone", "rlcard", "rlcard_uno", ("rules",)),
)

BARS = (
    Bar("Magic Dragon, compiled", WHOLE_GAMES, ">=", 2, "OpenSpiel hearts"),
    Bar("Magic Dragon, compiled", COPY, "<=", 1.1, "OpenSpiel hearts"),
    Bar("Fairy Tale, compiled", WHOLE_GAMES, ">=", 1.3, "OpenSpiel hearts"),
    Bar("Storm Dragons, compiled", WHOLE_GAMES, ">=", 1.4, "OpenSpiel hearts"),
    Bar("Dragon Booster, compiled", WHOLE_GAMES, ">=", 1, "OpenSpiel hearts"),
    Bar("Dragon Booster, compiled", COPY, "<=", 1.5, "OpenSpiel hearts"),
    Bar("Magic Dragon, plain", WHOLE_GAMES, ">=", 2, "RLCard uno"),
    Bar("Magic Dragon, plain", WHOLE_GAMES, ">=", 0.45, "OpenSpiel hearts"),
)


def machine(core: int | None, seconds: float) -> dict[str, object]:
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cores": os.cpu_count(),
        "core_used": core,
        "load_before": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "seconds_per_run": seconds,
        "peers": sorted({package for packages in PIP_PEERS.values() for package in packages} | {NPM_PEER}),
    }


def main(part: Literal["engines", "hall", "all"] = "all", *, seconds: float = 2, quick: bool = False) -> None:
    """Measures, and prints what came out.

    Parameters
    ----------
    part
        What to measure.
    seconds
        How long each of the three runs of an engine takes.
    quick
        Half a second each, and a small load: to see that it works, not to judge by.
    """
    held = []
    if part != "engines":  # the hall first: the engines keep this process on one core
        held.append(hall(["--quick"] if quick else []))
    if part != "hall":
        held.append(engines(0.5 if quick else seconds))
    sys.exit(0 if all(held) else 1)


def engines(seconds: float) -> bool:
    places = homes()
    facts = machine(stay_on_one_core(), seconds)
    rows = all_rows(compete(CONTESTANTS, places, seconds), BARS)
    written = {"machine": facts, "rows": [asdict(row) for row in rows]}
    (ROOT / "build" / "bench.json").write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    title = f"{facts['cores']} cores, all runs on one; load before {facts['load_before']}; Python {facts['python']}"
    Console(width=None if sys.stdout.isatty() else 150).print(table(rows, title))
    return not any(row.ok is False for row in rows)


def hall(options: list[str]) -> bool:
    return subprocess.run([sys.executable, "-m", "bench.hall", *options], cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    cyclopts.run(main)
