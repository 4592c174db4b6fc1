"""Starts Wyrmhall without waiting for a compiler: `make run` and `make play` call this.

    python tools/start.py serve --open

If build/compiled is up to date, it runs; otherwise the sources run as they are, in plain Python, while they are
compiled in the background for the next start.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from tools import build_compiled

WYRMHALL = str(Path(sys.executable).with_name("wyrmhall"))


def ready() -> bool:
    """Whether build/compiled can run now; it is brought up to date in all that need not be compiled."""
    try:
        with build_compiled.the_lock(fcntl.LOCK_EX | fcntl.LOCK_NB):
            if build_compiled.is_current():
                build_compiled.copy_the_rest()
                return True
    except BlockingIOError:  # it is being built
        pass
    return False


def compile_for_the_next_start() -> None:
    """In a session of its own: Ctrl+C and a closed terminal end the hall, not this."""
    reason = build_compiled.why_plain()
    if reason:
        print(reason, flush=True)
        return
    subprocess.Popen(
        [sys.executable, build_compiled.__file__, "background"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def main(*words: str) -> None:
    environment = dict(os.environ)
    if ready():
        environment["PYTHONPATH"] = str(build_compiled.TREE)
    else:
        compile_for_the_next_start()
    os.execve(WYRMHALL, [WYRMHALL, *words], environment)


if __name__ == "__main__":
    main(*sys.argv[1:])
