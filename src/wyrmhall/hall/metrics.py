"""What the hall counts, as Prometheus reads it.  No card, no name and no table ever becomes a label."""

from __future__ import annotations

import asyncio
import os
import sys
from bisect import bisect_left
from collections.abc import Mapping
from time import perf_counter, process_time
from typing import Any

Labels = tuple[str, ...]
LAG_EVERY = 0.05  # seconds


class Counter:
    """Counts what happens, by the labels it was made with."""

    def __init__(self, name: str, meaning: str, labels: Labels = ()) -> None:
        self.name, self.meaning, self.labels = name, meaning, labels
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str, by: float = 1) -> None:
        self.values[labels] = self.values.get(labels, 0) + by

    def text(self) -> list[str]:
        return written(self.name, self.meaning, "counter", self.labels, self.values)


class Histogram:
    """Counts how long something took."""

    BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning = name, meaning
        self.counts = [0] * (len(self.BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.BOUNDS, seconds)] += 1
        self.sum += seconds

    def text(self) -> list[str]:
        return histogram(self.name, self.meaning, self.BOUNDS, self.counts, self.sum)


class Metrics:
    """What the web side counts; routes/watching.py adds what others count."""

    def __init__(self) -> None:
        self.messages = Counter("wyrmhall_messages_total", "Messages from sockets.", ("kind", "outcome"))
        self.sent_messages = 0  # a bare number, since it changes with every message; never bytes: they tell of hands
        self.closed = Counter("wyrmhall_sockets_closed_total", "Sockets that the hall closed.", ("code",))
        self.requests = Counter("wyrmhall_requests_total", "HTTP requests.", ("method", "status"))
        self.lag = Histogram("wyrmhall_loop_lag_seconds", "How late the event loop was, 20 times a second.")
        self.longest_lag = 0.0

    def text(self) -> str:
        lines: list[str] = []
        for each in (self.messages, self.closed, self.requests, self.lag):
            lines += each.text()
        lines += written("wyrmhall_sent_total", "Messages to sockets.", "counter", (), {(): self.sent_messages})
        longest = {(): self.longest_lag}
        lines += written("wyrmhall_loop_lag_longest_seconds", "The longest since the start.", "gauge", (), longest)
        lines += written("process_cpu_seconds_total", "CPU time.", "counter", (), {(): round(process_time(), 1)})
        lines += written("process_resident_memory_bytes", "Memory in use.", "gauge", (), {(): resident()})
        return "\n".join(lines) + "\n"

    async def watch_lag(self) -> None:
        """Measure how late the event loop is, until cancelled."""
        while True:
            asked = perf_counter()
            await asyncio.sleep(LAG_EVERY)
            lag = max(0.0, perf_counter() - asked - LAG_EVERY)
            self.lag.add(lag)
            self.longest_lag = max(self.longest_lag, lag)


def written(name: str, meaning: str, kind: str, labels: Labels, values: Mapping[Any, float]) -> list[str]:
    """A family of numbers, each under the words of its labels."""
    lines = [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
    if not labels and not values:
        values = {(): 0}
    for key, value in sorted(values.items()):
        named = ",".join(f'{label}="{escaped(word)}"' for label, word in zip(labels, key, strict=True))
        lines.append(f"{name}{{{named}}} {number(value)}" if named else f"{name} {number(value)}")
    return lines


def histogram(name: str, meaning: str, bounds: tuple[float, ...], counts: list[int], total_seconds: float) -> list[str]:
    """The counts between the bounds, the last one beyond them all, as Prometheus sums them up."""
    lines, below = [f"# HELP {name} {meaning}", f"# TYPE {name} histogram"], 0
    for bound, count in zip([*(f"{bound:g}" for bound in bounds), "+Inf"], counts, strict=True):
        below += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
    return [*lines, f"{name}_sum {total_seconds:.6f}", f"{name}_count {below}"]


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.6f}"


def escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def resident() -> float:
    """The memory of this process, in bytes."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return float(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except (OSError, AttributeError):  # no Linux: the highest it has been, if the system tells
        try:
            import resource
        except ImportError:
            return 0.0
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return float(most if sys.platform == "darwin" else most * 1024)
