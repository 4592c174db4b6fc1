"""Whether the compiled kernel and games may run: a stale compiled file never does.

A build leaves compiled modules beside their sources and a record of what it compiled (`_native.txt`:
the digest of the sources, then the modules). Python prefers a compiled module to its source without
asking which is newer, so `wyrmhall/__init__.py` calls `settle()` before anything else is imported.

This file is never compiled, and imports little because every start of Wyrmhall waits for it.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # nothing here needs them while it runs
    from collections.abc import Iterable, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
COMPILED = ("kernel", "games")  # the packages that are compiled
RECORD = "_native.txt"
INTERFACE = "_native_interface.txt"
WRITTEN = (RECORD, INTERFACE)  # what a build adds, besides compiled files
GROUP = "wyrmhall"  # of the kernel; that of a game has the name of the game behind it
LIBRARY = "__mypyc"  # what mypyc adds to the name of a group for its library, which lies beside the package


def survey(package: str) -> tuple[list[str], list[str]]:
    """The sources below kernel and games, and the modules with a compiled file that this Python would load."""
    sources, compiled = [], []
    for part in COMPILED:
        for folder, _, files in os.walk(os.path.join(package, part)):
            inside = folder[len(package) + 1 :].replace(os.sep, "/")
            for file in files:
                stem, dot, ending = file.partition(".")
                if dot + ending == ".py":
                    sources.append(f"{inside}/{file}")
                elif dot + ending in EXTENSION_SUFFIXES:
                    compiled.append(f"wyrmhall/{inside}/{stem}".replace("/", "."))
    return sorted(sources), sorted(compiled)


def digest(package: str, sources: list[str]) -> str:
    """One number for all sources. The `__init__.py` count: mypyc copies their constants into compiled code."""
    from hashlib import sha256  # most of what this file costs, and plain Python has nothing to compare

    total = sha256()
    for path in sources:
        with open(os.path.join(package, path), "rb") as file:
            text = file.read()
        total.update(f"{path} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def modules(sources: list[str]) -> list[str]:
    """The modules that are compiled: all but `__init__.py`."""
    return ["wyrmhall." + path[:-3].replace("/", ".") for path in sources if not path.endswith("/__init__.py")]


def groups(sources: list[str]) -> dict[str, list[str]]:
    """What mypyc compiles together: the kernel, and each game by itself."""
    found: dict[str, list[str]] = {}
    for path in sources:
        part, inside, *below = path.split("/")
        if not path.endswith("/__init__.py"):
            found.setdefault(f"{GROUP}__{inside}" if part == "games" and below else GROUP, []).append(path)
    return found


def record(package: str) -> str:
    """What a build writes to `_native.txt`."""
    sources, _ = survey(package)
    return "\n".join([digest(package, sources), *modules(sources)]) + "\n"


def interface(folder: str, names: Iterable[str]) -> str:
    """What a build writes to `_native_interface.txt`: what others see of us who are compiled against it later.

    Those are the headers that mypyc has written into this folder; and with another mypyc they may mean something else.
    """
    from hashlib import sha256

    from mypy.version import __version__

    total = sha256(__version__.encode())
    for group in sorted(names):
        with open(os.path.join(folder, f"__native_{group}.h"), "rb") as file:
            total.update(file.read())
    return total.hexdigest() + "\n"


def judge(package: str) -> tuple[bool, str]:
    """Whether the compiled files of this package may run, and why not."""
    sources, compiled = survey(package)
    if not compiled:
        return False, "plain: no compiled build here"
    if os.environ.get("WYRMHALL_PLAIN", "0") not in ("", "0"):
        return False, "plain: WYRMHALL_PLAIN is set"
    try:
        with open(os.path.join(package, RECORD), encoding="utf-8") as file:
            built, *listed = file.read().split()
    except (OSError, ValueError):
        return False, f"plain: compiled files are stale (no {RECORD} tells what they were built from)"
    if built != digest(package, sources):
        return False, "plain: compiled files are stale (the sources beside them have changed)"
    # Half a build would crash: its modules call one another without looking.
    if compiled != listed or not all(library(package, group + LIBRARY) for group in groups(sources)):
        return False, "plain: compiled files are stale (some are missing, or of another build)"
    return True, "compiled"


def is_build_of(package: str, source: str) -> bool:
    """Whether the compiled files of this package may run, and were built from the sources of that one as they are."""
    return judge(package)[0] and record(package) == record(source)


def library(package: str, name: str) -> ModuleSpec | None:
    return FileFinder(os.path.dirname(package), (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name)


class Guard:
    """Stands before Python's own finders, for the modules of kernel and games only."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if self.compiled:
            # The library of this very build, not another one that comes first on sys.path.
            return library(PACKAGE, name) if name.startswith(GROUP) and name.endswith(LIBRARY) else None
        if name.startswith(tuple(f"wyrmhall.{part}." for part in COMPILED)):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None:
                    return spec
        return None


_verdict = (False, "plain: not settled yet")


def settle() -> None:
    """To be called before the first import from kernel or games."""
    global _verdict  # noqa: PLW0603
    _verdict = judge(PACKAGE)
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Guard)]
    if _verdict != (False, "plain: no compiled build here"):
        sys.meta_path.insert(0, Guard(_verdict[0]))


def how() -> tuple[bool, str]:
    """Whether compiled code runs, and in words for `wyrmhall doctor`."""
    return _verdict
