"""What is counted of commands, in one hall."""

from __future__ import annotations

from collections import Counter

from wyrmhall.hall.metrics import Histogram


class Counters:
    """What /metrics tells of commands."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.seconds = Histogram("wyrmhall_command_seconds", "From a command to the moment when it is saved for good.")

    def obeyed(self, kind: str, seconds: float) -> None:
        self.commands[kind] += 1
        self.seconds.add(seconds)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1
