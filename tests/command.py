"""Running the wyrmhall command as a person would: a process of its own, its exit code and what it printed."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE

COMMAND = Path(sys.executable).parent / "wyrmhall"


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    def is_one_clear_line(self) -> bool:
        """What bad input gets: one line, no traceback, nothing on standard output."""
        return self.out == "" and self.err.count("\n") == 1 and self.err.startswith("wyrmhall: ")


def wyrmhall(*words: str, home: Path, typed: str = "") -> Answer:
    """Run it with games kept in the folder `home` and these lines typed in."""
    environment = {**os.environ, "WYRMHALL_HOME": str(home), "NO_COLOR": "1", "COLUMNS": "100"}
    done = subprocess.run(
        [COMMAND, *words], input=typed, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)
