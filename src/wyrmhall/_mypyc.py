"""Mends the C code that mypyc writes, before it is compiled; and tells whether it was compiled already.

CPython frees long chains of objects in portions, and notes what is left to be freed in the headers that its garbage
collector gives to objects: the trashcan.  mypyc frees instances of acyclic classes by way of the trashcan too, though
they have no such header.  Whatever lies in memory in front of them is overwritten, and some time later the process dies
of it, as halls did that freed the history of a long game.
"""

from __future__ import annotations

import os
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FUNCTION = re.compile(r"^(?=\s*static void$)", re.MULTILINE)
TRASHCAN = re.compile(r"^\s*CPy_TRASHCAN_(?:BEGIN|END)\(.*\n", re.MULTILINE)
COLLECTED = "PyObject_GC_UnTrack(self)"  # stands in whatever frees objects that the collector looks at


def mended(code: str) -> str:
    """The same code; only what the garbage collector looks at goes through the trashcan."""
    return "".join(each if COLLECTED in each else TRASHCAN.sub("", each) for each in FUNCTION.split(code))


def stamp(files: Iterable[str], tools: Iterable[str]) -> str:
    """One number for all that decides what the C compiler makes of these files: their texts, and how it is called."""
    total = sha256()
    for path in sorted(files):
        total.update(f"{path} {sha256(Path(path).read_bytes()).hexdigest()}\n".encode())
    for each in tools:
        total.update(f"{len(each)} {each}\n".encode())
    return total.hexdigest()


def keep(built: Path, kept: Path) -> None:
    """Puts a compiled file aside whole or not at all, in the place of whatever its folder held before."""
    shutil.rmtree(kept.parent, ignore_errors=True)
    kept.parent.mkdir(parents=True)
    parts = kept.with_suffix(".parts")
    shutil.copy2(built, parts)
    os.replace(parts, kept)
