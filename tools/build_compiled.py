"""Brings build/compiled up to date: a copy of the package with kernel and games compiled.

Only a change in kernel or games compiles anew; other files are copied as they change. Where there is no
C compiler, this says so, leaves no build/compiled behind (its copies would grow old), and all else goes on.
"""

import fcntl
import filecmp
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from wyrmhall import _native as native

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wyrmhall"
TREE = ROOT / "build" / "compiled"


def can_compile() -> bool:
    """Whether there are a C compiler and Python's header files: by trying, since a name on the PATH proves little."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", f"{probe}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


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
    return {path for path in paths if path.name != native.RECORD}


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
