"""Runs the contestants in turns, each time in a fresh process, all on one core."""

import json
import os
import statistics
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bench.homes import ROOT, Home, cause

ROUNDS = 3
TURNS = 4  # of each contestant in a round, each for a quarter of the time: a busy moment then hits all alike
START_UP = 60  # seconds that a contestant may take beyond its time


@dataclass(frozen=True)
class Contestant:
    name: str
    home: str
    program: str  # a module of bench.contestants, or a file there for Node
    arguments: tuple[str, ...] = ()

    def command(self, home: Home, seconds: float) -> list[str]:
        if self.program.endswith(".mjs"):
            start = [str(ROOT / "bench" / "contestants" / self.program)]
        else:
            start = ["-m", f"bench.contestants.{self.program}"]
        return [*home.command, *start, *self.arguments, str(seconds)]


@dataclass(frozen=True)
class Sample:
    """What the rounds gave for one measure."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.values), max(self.values)


@dataclass
class Outcome:
    contestant: Contestant
    missing: str = ""  # why it could not be started
    failure: str = ""  # how it broke
    runs: list[dict[str, float | None]] = field(default_factory=list)

    @property
    def problem(self) -> str:
        return self.missing or self.failure

    def sample(self, measure: str) -> Sample | None:
        values = [value for run in self.runs if (value := run[measure]) is not None]
        return Sample(tuple(values)) if values and not self.problem else None


class Failed(Exception):
    pass


def stay_on_one_core() -> int | None:
    """Contestants inherit this. The last core, because the first has more interrupts to serve."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def compete(contestants: Iterable[Contestant], homes: Mapping[str, Home], seconds: float) -> list[Outcome]:
    outcomes = [Outcome(contestant, homes[contestant.home].missing) for contestant in contestants]
    for number in range(1, ROUNDS + 1):
        print(f"Round {number} of {ROUNDS} ...", flush=True)
        turns: dict[str, list[dict[str, float | None]]] = {outcome.contestant.name: [] for outcome in outcomes}
        for outcome in outcomes * TURNS:
            if not outcome.problem:
                try:
                    turn = run(outcome.contestant, homes[outcome.contestant.home], seconds / TURNS)
                    turns[outcome.contestant.name].append(turn)
                except Failed as reason:
                    outcome.failure = str(reason)
        for outcome in outcomes:
            if not outcome.problem:
                outcome.runs.append(middle(turns[outcome.contestant.name]))
    return outcomes


def middle(turns: list[dict[str, float | None]]) -> dict[str, float | None]:
    """The median of each measure over the turns of a round."""
    measured: dict[str, float | None] = {}
    for measure in turns[0]:
        values = [value for turn in turns if (value := turn[measure]) is not None]
        measured[measure] = statistics.median(values) if values else None
    return measured


def run(contestant: Contestant, home: Home, seconds: float) -> dict[str, float | None]:
    inherited = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "WYRMHALL", "NODE"))}
    command = contestant.command(home, seconds)
    try:
        done = subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            env=inherited | home.environment | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            timeout=2 * seconds + START_UP,
        )
    except subprocess.TimeoutExpired as error:
        raise Failed("did not end in time") from error
    if done.returncode:
        raise Failed(f"failed: {cause(done.stderr)}")
    result: dict[str, float | None] = json.loads(done.stdout.splitlines()[-1])
    if home.compiled is not None and result["compiled"] is not home.compiled:
        wanted = "compiled" if home.compiled else "plain"
        raise Failed(f"was to run {wanted}, but kernel and rules were not both {wanted}")
    return result
