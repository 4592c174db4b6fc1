"""Files that try to take all time or memory.  Run as a program, it imports one and prints seconds and MiB."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

from wyrmhall.sets.importing import import_set
from wyrmhall.sets.mapping import Mapping

FULL = 8 * 1024 * 1024
HEAD = b"number,name,type,rarity\n"


def filled(begin: bytes, unit: bytes, end: bytes = b"") -> bytes:
    return begin + unit * ((FULL - len(begin) - len(end)) // len(unit)) + end


def rows(row: Callable[[int], str], number: int = 20_000) -> bytes:
    return HEAD + "".join([row(at) for at in range(number)]).encode()


def wide_rows() -> bytes:
    return filled(b"", b",".join([b"ab"] * 299) + b"\n")


def chain() -> bytes:
    """Long paths to many lists."""
    deep = b"".join([b'{"' + bytes([97 + at]) * 99 + b'":' for at in range(25)])
    return deep + b"{" + b",".join([b'"%d":[{}]' % at for at in range(19_000)]) + b"}" * 26


def keys() -> bytes:
    return b"[{" + b",".join([b'"%06d":1' % at for at in range(690_000)]) + b"}]"


BOMBS: dict[str, Callable[[], bytes]] = {
    "commas": lambda: filled(b"", b","),
    "comma rows": lambda: filled(b"", b"," * 299 + b"\n"),
    "wide rows": wide_rows,
    "newlines": lambda: filled(b"a,b\n", b"\n"),
    "short rows": lambda: filled(HEAD, b"1,a,b,C\n"),
    "open quote": lambda: filled(HEAD + b'"', b"x"),
    "many quotes": lambda: filled(HEAD, b'"",'),
    "one long cell": lambda: filled(HEAD, b"x"),
    "long cells": lambda: rows(lambda at: f"{at},{'n' * 380},Battle,C\n"),
    "unknown rarities": lambda: rows(lambda at: f"{at},Name {at},Battle,Rarity {at}\n"),
    "unknown types": lambda: rows(lambda at: f"{at},Name {at},Type {at},C\n"),
    "doubled numbers": lambda: rows(lambda at: f"7,Name {at},Battle,C\n"),
    "a full set": lambda: rows(lambda at: f"A-{at:05},Name of card {at},{'Battle' if at % 9 else 'Leader'},C\n"),
    "lists": lambda: filled(b"[", b"[],", b"[]]"),
    "objects": lambda: filled(b"[", b"{},", b"{}]"),
    "deep": lambda: filled(b"", b"["),
    "deep objects": lambda: filled(b"", b'{"a":'),
    "strings": lambda: filled(b'[{"a":[', b'"ab",', b'"ab"]}]'),
    "keys": keys,
    "escapes": lambda: filled(b'["', b'\\"'),
    "backslashes": lambda: filled(b'["', b"\\"),
    "quotes": lambda: filled(b"[", b'"'),
    "long number": lambda: filled(b"[", b"9", b"]"),
    "long paths": chain,
    "lines of objects": lambda: filled(b"", b'{"number":"1","name":"a"}\n'),
    "utf-16": lambda: b"\xff\xfe" + filled(b"", "🐉,".encode("utf-16-le")),
    "accents": lambda: HEAD + b"1," + b"e" + ("\u0301\u0316" * 900_000).encode() + b",Battle,C\n",
    "spaces": lambda: filled(HEAD + b"1,a", b" ", b"b,Battle,C\n"),
}  # fmt: skip
STARS = tuple([f"{'*a' * 14}{at}*" for at in range(20)])


def main() -> None:
    body = BOMBS[sys.argv[1]]()
    assert len(body) <= FULL
    start = time.process_time()
    words = {f"{'*b' * 9}{at}": "main" for at in range(20)}
    mapping = Mapping(leave_out={"number": STARS, "name": STARS}, types=words, values={"name": words, "rarity": words})
    imported = import_set(body, mapping)
    seconds = time.process_time() - start
    code = imported.problems[0].code if imported.problems else "imported"
    print(f"{seconds:.2f} {most_memory():.0f} {code}")


def most_memory() -> float:
    """In MB.  Linux counts what the process was forked from in `ru_maxrss`, and a test that runs others is large."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    main()
