"""Games of other packages that `wyrmhall compile` has compiled: may what was compiled run?

It lies in `__wyrmhall__/` beside the sources, as in `__pycache__/`, where Python does not look by itself.
The registry calls `admit()` before it loads such a game.  Compiled code that fits neither its sources nor the compiled
kernel would crash, so a record tells for which it was made; anything else runs in plain Python.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from typing import TYPE_CHECKING, NamedTuple

from wyrmhall import _native

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

FOLDER = "__wyrmhall__"
RECORD = "record.txt"  # the stamp of what it was made from, then the modules


class Unit(NamedTuple):
    """What is compiled together: the package in which a game stands, or its module if it stands in none."""

    name: str
    root: str  # the folder from which it is imported
    sources: tuple[str, ...]  # files below it

    def modules(self) -> list[str]:
        """All but `__init__.py` and `__main__.py`."""
        return [
            path[:-3].replace("/", ".") for path in self.sources if not path.endswith(("__init__.py", "__main__.py"))
        ]

    def group(self) -> str:
        """What mypyc calls the modules that it compiles together; its library is a module of this name and __mypyc."""
        return self.name.replace(".", "_")

    def folder(self) -> str:
        """Where its compiled files for this Python are, or would be."""
        *above, last = self.name.split(".")
        is_package = self.sources != (f"{self.name}.py",)
        beside = os.path.join(self.root, *above, last) if is_package else self.root
        return os.path.join(beside, FOLDER, f"{self.name}.{sys.implementation.cache_tag}")

    def stamp(self) -> str:
        """One number for its sources and for the compiled kernel."""
        return sha256(f"{_native.digest(self.root, list(self.sources))} {build()}".encode()).hexdigest()


def build() -> str:
    """Which compiled kernel this is; nothing if it cannot be told, or if others cannot be compiled for it."""
    try:
        texts = []
        for file in (_native.RECORD, _native.INTERFACE):
            with open(os.path.join(_native.PACKAGE, file), encoding="utf-8") as text:
                texts.append(text.read().split()[0])
        return " ".join(texts)
    except (OSError, IndexError):
        return ""


def unit_of(module: str) -> Unit | None:
    """What belongs to the game of this module, found without importing any of it."""
    top, *parts = module.split(".")
    spec = find_spec(top)
    if spec is None:
        return None
    folder = next(iter(spec.submodule_search_locations or ()), "")
    if not folder:
        alone = spec.origin is not None and spec.origin.endswith(".py") and not parts
        return Unit(top, os.path.dirname(str(spec.origin)), (f"{top}.py",)) if alone else None
    name = top
    for part in parts:  # by files: a finder would import the packages above
        inside = os.path.join(folder, part)
        if not os.path.isdir(inside):
            return package(name, folder) if part == parts[-1] and os.path.isfile(f"{inside}.py") else None
        name, folder = f"{name}.{part}", inside
    return package(name, folder)


def package(name: str, folder: str) -> Unit:
    root = folder
    for _ in name.split("."):
        root = os.path.dirname(root)
    found = []
    for inside, folders, files in os.walk(folder):
        folders[:] = [each for each in folders if each not in (FOLDER, "__pycache__")]
        found += [os.path.relpath(os.path.join(inside, file), root) for file in files if file.endswith(".py")]
    return Unit(name, root, tuple(sorted(path.replace(os.sep, "/") for path in found)))


def judge(unit: Unit) -> tuple[bool, str]:
    """Whether its compiled files may run, and why not."""
    compiled, how = _native.how()
    if not compiled:
        return False, how
    try:
        with open(os.path.join(unit.folder(), RECORD), encoding="utf-8") as file:
            stamp, *modules = file.read().split()
    except (OSError, ValueError):
        return False, "plain: not compiled yet"
    if stamp != unit.stamp() or modules != unit.modules() or not all(map(os.path.isfile, files(unit).values())):
        return False, "plain: what was compiled is stale (its sources or Wyrmhall have changed)"
    if any(module in sys.modules for module in modules):
        return False, "plain: it was imported before it was asked for by its name"
    return True, "compiled"


def files(unit: Unit) -> dict[str, str]:
    """The compiled file of each module, and of the library that they share."""
    names = [*unit.modules(), f"{unit.group()}__mypyc"]
    return {name: os.path.join(unit.folder(), name + EXTENSION_SUFFIXES[0]) for name in names}


class Loader(ExtensionFileLoader):
    """Loads a compiled module from elsewhere; it believes that it lies beside its source, where its card table is."""

    def __init__(self, name: str, path: str, believed: str) -> None:
        super().__init__(name, path)
        self.believed = believed

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = self.believed


class Finder:
    """Stands before Python's own finders, for the modules of one unit only."""

    def __init__(self, unit: Unit) -> None:
        self.files = files(unit)
        self.root = unit.root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        # While a module runs for the first time, mypyc makes its `__file__` from the folder of the shared library.
        believed = os.path.join(self.root, *name.split(".")) + ".py"
        return spec_from_file_location(name, file, loader=Loader(name, file, believed))


_verdicts: dict[str, tuple[bool, str]] = {}  # by module


def admit(module: str) -> None:
    """To be called before the module of a game is imported."""
    unit = unit_of(module) if module not in _verdicts else None
    if unit is not None:
        _verdicts[module] = judge(unit)
        if _verdicts[module][0]:
            sys.meta_path.insert(0, Finder(unit))


def how(module: str) -> tuple[bool, str]:
    """Whether the game of this module, ours or a guest's, runs compiled; and in words for people."""
    if module.startswith("wyrmhall."):
        return _native.how()
    return _verdicts.get(module, (False, "plain: not loaded by its name"))
