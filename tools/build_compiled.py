"""Brings build/compiled up to date: a copy of the package with kernel and games compiled.

Only a change in kernel or games compiles anew; other files are copied as they change. Where there is no
C compiler, this says so, leaves no build/compiled behind (its copies would grow old), and all else goes on.
"""

import fcntl
import filecmp
import os
import shutil
import subprocess
import sys
from pathlib import Path

from wyrmhall import _native as native
from wyrmhall.cli.compiler import can_compile

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wyrmhall"
TREE = ROOT / "build" / "compiled"


def is_current() -> bool:
    compiled = TREE / "wyrmhall"
    return native.judge(str(compiled))[0] and native.record(str(compiled)) == native.record(str(SOURCE))


def compile_anew() -> None:
    """Builds beside the old tree and puts the new one in its place only when it is whole."""
    parts = TREE.with_name("compiled.parts")
    shutil.rmtree(parts, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build", f"--build-lib={parts}", "--build-temp=build/temp"]
    must = os.environ | {"WYRMHALL_COMPILED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=must, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr + "Compiling kernel and games failed, though there is a C compiler.")
    shutil.rmtree(TREE, ignore_errors=True)
    parts.rename(TREE)
    if not is_current():
        sys.exit("Kernel or games changed while they were compiled: run make again.")


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


def main() -> None:
    reason = ""
    if os.environ.get("WYRMHALL_PLAIN", "0") not in ("", "0"):
        reason = "WYRMHALL_PLAIN is set: Wyrmhall runs in plain Python"
    elif not is_current():
        if can_compile():
            print("Compiling kernel and games (one to three minutes, only when they have changed) ...", flush=True)
            compile_anew()
        else:
            reason = "no C compiler: Wyrmhall runs in plain Python, about 4 times slower"
    if reason:
        print(reason)
        shutil.rmtree(TREE, ignore_errors=True)
    else:
        copy_the_rest()


if __name__ == "__main__":
    TREE.parent.mkdir(exist_ok=True)
    with TREE.with_name("compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once take turns
        main()
