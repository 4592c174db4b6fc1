"""How kernel and games run, compiled or plain, and what a checkout does to have them compiled."""

from __future__ import annotations

from pathlib import Path

from wyrmhall import _native

CHECKOUT = Path(_native.PACKAGE).parents[1]  # if this is one


def how_it_runs() -> str:
    compiled, how = _native.how()
    return how if compiled else f"{how}, about 4 times slower than compiled; {remedy(CHECKOUT)}"


def remedy(checkout: Path) -> str:
    """How to have it compiled: an installation, or a checkout with tools/build_compiled.py."""
    build = checkout / "build"
    if not (checkout / "tools" / "build_compiled.py").is_file():
        return "install with a C compiler to have it compiled"
    if is_locked(build / "compiled.lock"):
        return f"it is being compiled, and the next `make run` uses that: {last_line(build / 'compiled.log')}"
    if _native.is_build_of(str(build / "compiled" / "wyrmhall"), _native.PACKAGE):
        return "`make run` uses the compiled build in build/compiled"
    return "with a C compiler, `make run` compiles it in the background"


def is_locked(file: Path) -> bool:
    """Whether a build holds the lock: after one that was killed, nobody does."""
    import fcntl  # not on Windows, where nobody has a checkout with make

    try:
        with file.open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def last_line(log: Path) -> str:
    lines = log.read_text(encoding="utf-8").split("\n") if log.exists() else []
    return next((line for line in reversed(lines) if line), "begun just now")
