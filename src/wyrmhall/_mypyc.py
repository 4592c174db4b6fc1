"""Mends the C code that mypyc writes, before it is compiled.

CPython frees long chains of objects in portions, and notes what is left to be freed in the headers that its garbage
collector gives to objects: the trashcan.  mypyc frees instances of acyclic classes by way of the trashcan too, though
they have no such header.  Whatever lies in memory in front of them is overwritten, and some time later the process dies
of it, as halls did that freed the history of a long game.
"""

import re

FUNCTION = re.compile(r"^(?=\s*static void$)", re.MULTILINE)
TRASHCAN = re.compile(r"^\s*CPy_TRASHCAN_(?:BEGIN|END)\(.*\n", re.MULTILINE)
COLLECTED = "PyObject_GC_UnTrack(self)"  # stands in whatever frees objects that the collector looks at


def mended(code: str) -> str:
    """The same code; only what the garbage collector looks at goes through the trashcan."""
    return "".join(each if COLLECTED in each else TRASHCAN.sub("", each) for each in FUNCTION.split(code))
