"""A disk that forgets: what is left of files when the power is cut, by a recorded trace of writes and syncs."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from struct import Struct

from tests.patience import PATIENCE
from wyrmhall.hall.store.errors import StoreFailure
from wyrmhall.hall.store.sqlite import SqliteStore

HERE = Path(__file__).parent
HEAD = Struct("=cBQI")
SECTOR = 512
UNTRACED = ("hall.sqlite-shm", "hall.sqlite.lock")  # SQLite makes them anew


@dataclass(frozen=True)
class Step:
    operation: bytes  # W write, T truncate, S sync, U unlink
    name: str
    offset: int
    content: bytes


@dataclass
class File:
    durable: bytearray = field(default_factory=bytearray)
    pending: list[Step] = field(default_factory=list)

    def do(self, step: Step) -> None:
        if step.operation == b"S":
            for waiting in self.pending:
                _perform(self.durable, waiting)
            self.pending.clear()
        else:
            self.pending.append(step)

    def after_cut(self, luck: random.Random, share: float) -> bytearray:
        """What was synced, and of the rest each sector with this probability: a disk writes in any order."""
        content = bytearray(self.durable)
        for step in self.pending:
            for piece in _sectors(step):
                if luck.random() < share:
                    _perform(content, piece)
        return content


def _perform(content: bytearray, step: Step) -> None:
    if step.operation == b"T":
        del content[step.offset :]
        content.extend(bytes(step.offset - len(content)))
        return
    if len(content) < step.offset:
        content.extend(bytes(step.offset - len(content)))
    content[step.offset : step.offset + len(step.content)] = step.content


def _sectors(step: Step) -> Iterator[Step]:
    if step.operation == b"T":
        yield step
        return
    at = 0
    while at < len(step.content):
        end = min(len(step.content), at + SECTOR - (step.offset + at) % SECTOR)
        yield Step(b"W", step.name, step.offset + at, step.content[at:end])
        at = end


def compile_recorder(folder: Path) -> Path:
    library = folder / "power_cut.so"
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    assert compiler, "The power-cut test needs a C compiler: apt-get install gcc"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", library, HERE / "power_cut.c", "-ldl", "-lpthread"], check=True
    )
    return library


def record(folder: Path, how: str) -> list[Step]:
    """All that a hall does to its files: its trace."""
    library = compile_recorder(folder)
    hall, trace = folder / "hall", folder / "trace"
    hall.mkdir()
    subprocess.run(
        [sys.executable, "-m", "tests.hall.store.power_cut_child", hall, how],
        cwd=HERE.parents[2],
        env={**os.environ, "LD_PRELOAD": str(library), "WYRMHALL_FOLDER": str(hall), "WYRMHALL_TRACE": str(trace)},
        check=True,
        timeout=PATIENCE,
    )
    return list(_read(trace.read_bytes()))


def _read(trace: bytes) -> Iterator[Step]:
    at = 0
    while at < len(trace):
        operation, length, offset, size = HEAD.unpack_from(trace, at)
        at += HEAD.size
        name, content = trace[at : at + length].decode(), trace[at + length : at + length + size]
        at += length + size
        yield Step(operation, name, offset, content)


def cut(trace: list[Step], moments: set[int], folder: Path, luck: random.Random) -> Iterator[str]:
    """Cut the power before each of these steps: what was lost or damaged, a line each."""
    files: dict[str, File] = {}
    answered: dict[str, int] = {}
    for moment, step in enumerate(trace):
        if moment in moments:
            share = luck.choice((0.0, 0.5, 0.9))
            left = {name: file.after_cut(luck, share) for name, file in files.items()}
            yield from (f"cut {moment}: {wrong}" for wrong in _look(folder / "left", left, answered))
        if step.name == "answers":
            table, seq = step.content.decode().split()
            answered[table] = int(seq)
        elif step.operation == b"U":
            files.pop(step.name, None)
        elif step.name not in UNTRACED and not step.name.startswith("hall.sqlite.schema"):
            files.setdefault(step.name, File()).do(step)


def _look(folder: Path, left: dict[str, bytearray], answered: dict[str, int]) -> Iterator[str]:
    """Start a hall on what is left."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in left.items():
        (folder / name).write_bytes(content)
    try:
        with SqliteStore.open(folder / "hall.sqlite") as store:
            with store.reading() as connection:
                if (said := connection.exec_driver_sql("PRAGMA integrity_check").scalar()) != "ok":
                    yield f"integrity: {said}"
            yield from store.verify()
            for table, seq in answered.items():
                if len(store.read(table)) < seq:
                    yield f"{table}: entry {seq} was acknowledged and is lost"
    except StoreFailure as failure:
        yield str(failure)
