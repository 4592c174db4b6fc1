"""Brings build/compiled up to date: a copy of the package with kernel and games compiled.

    python tools/build_compiled.py              do it now
    python tools/build_compiled.py background   do it when nothing else wants the machine (tools/start.py)

Only a change in kernel or games compiles anew, and of them only what has changed; other files are copied as
they change. Where there is no C compiler, this says so, leaves no build/compiled behind (its copies would grow
old), and all else goes on.

It can be interrupted at any moment: a build grows in a folder of its own and is moved into place when it is
whole. Two at once take turns; while one compiles in the background, `wyrmhall doctor` tells how far it is.
"""

import fcntl
import filecmp
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from wyrmhall import _native as native
from wyrmhall.cli.compiler import can_compile

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wyrmhall"
TREE = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compiled.log"  # of a build in the background
NO_COMPILER = "no C compiler: Wyrmhall runs in plain Python, about 4 times slower"
ON_REQUEST = "WYRMHALL_PLAIN is set: Wyrmhall runs in plain Python"


def why_plain() -> str:
    """Why nothing can be compiled here, or nothing shall be."""
    if os.environ.get("WYRMHALL_PLAIN", "0") not in ("", "0"):
        return ON_REQUEST
    return "" if can_compile() else NO_COMPILER


def is_current() -> bool:
    return native.is_build_of(str(TREE / "wyrmhall"), str(SOURCE))


@contextmanager
def the_lock(kind: int = fcntl.LOCK_EX) -> Iterator[int]:
    """Only whoever holds it may change the tree. With LOCK_NB, BlockingIOError if somebody else does."""
    TREE.parent.mkdir(exist_ok=True)
    with TREE.with_name("compiled.lock").open("w") as lock:
        fcntl.flock(lock, kind)
        yield lock.fileno()


def compile_anew(lock: int) -> None:
    """Builds beside the old tree and puts the new one in its place only when it is whole."""
    parts = TREE.with_name("compiled.parts")
    while not is_current():
        shutil.rmtree(parts, ignore_errors=True)  # what an interrupted build has left
        command = [sys.executable, "setup.py", "--quiet", "build", f"--build-lib={parts}", "--build-temp=build/temp"]
        must = os.environ | {"WYRMHALL_COMPILED": "1"}
        # It holds the lock too: if only this process is killed, nobody builds beside a compiler that is still at it.
        done = subprocess.run(
            command, cwd=ROOT, env=must, stderr=subprocess.PIPE, text=True, pass_fds=(lock,), check=False
        )
        if done.returncode:
            sys.exit(done.stderr + "Compiling kernel and games failed, though there is a C compiler.")
        if native.is_build_of(str(parts / "wyrmhall"), str(SOURCE)):
            put_in_place(parts)
        else:
            print("Kernel or games changed while they were compiled: once more.", flush=True)


def put_in_place(parts: Path) -> None:
    old = TREE.with_name("compiled.old")
    shutil.rmtree(old, ignore_errors=True)
    if TREE.exists():
        TREE.rename(old)
    parts.rename(TREE)
    shutil.rmtree(old, ignore_errors=True)


def files(package: Path) -> set[Path]:
    """All that comes from the source tree, and nothing that a build or a run of Python adds."""
    added = {".so", ".pyd", ".pyc"}
    paths = (path.relative_to(package) for path in package.rglob("*") if path.is_file() and path.suffix not in added)
    return {path for path in paths if path.name not in native.WRITTEN}


def copy_the_rest() -> None:
    """Makes the tree equal to the sources in all that is not compiled: other packages, card tables, records."""
    package = TREE / "wyrmhall"
    for path in files(package) - files(SOURCE):
        (package / path).unlink()
    for path in files(SOURCE):
        if not (package / path).exists() or not filecmp.cmp(SOURCE / path, package / path):
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / path, package / path)


def bring_up_to_date(lock: int) -> None:
    reason = "" if is_current() else why_plain()
    if reason:
        print(reason)
        shutil.rmtree(TREE, ignore_errors=True)
        return
    if not is_current():
        print("Compiling kernel and games (minutes the first time, then only what has changed) ...", flush=True)
        began = monotonic()
        compile_anew(lock)
        print(f"Compiled kernel and games in {monotonic() - began:.0f} s.", flush=True)
    copy_the_rest()


def build_in_background() -> None:
    """Unless another one is at it, which notices by itself when the sources change."""
    try:
        with the_lock(fcntl.LOCK_EX | fcntl.LOCK_NB) as lock, LOG.open("w") as log:
            os.nice(19)
            for stream in (sys.stdout, sys.stderr):
                os.dup2(log.fileno(), stream.fileno())
            bring_up_to_date(lock)
    except BlockingIOError:
        pass


if __name__ == "__main__":
    if sys.argv[1:] == ["background"]:
        build_in_background()
    else:
        with the_lock() as lock:
            bring_up_to_date(lock)
