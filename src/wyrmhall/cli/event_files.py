"""The log of an event in a file: a line of JSON for each entry, appended and never changed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wyrmhall.cli.event_lines import event_sentence
from wyrmhall.events.deeds import Deed, Entry
from wyrmhall.events.event import Event
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.written import entry_from, line_of
from wyrmhall.kernel.errors import BadSetup, WyrmhallError

LARGEST_LOG: Final = 64 * 1024 * 1024  # bytes


class BadLog(WyrmhallError):
    """A log that cannot be gone on with; nothing of it is passed over."""

    code = "bad_log"


class EventFile:
    """An event, its log, and the file in which it stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.event = Event()
        self.log: list[Entry] = []
        self.size = 0  # bytes that have been read

    def read(self) -> None:
        body = self.body()
        self.size = len(body)
        *lines, rest = body.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                entry = entry_from(line.decode())
                self.event.apply(entry)
            except UnicodeDecodeError:
                raise BadLog(f"{self.path}:{number}: not UTF-8") from None
            except BadEvent as bad:
                raise BadLog(f"{self.path}:{number}: {event_sentence(bad)}") from None
            self.log.append(entry)
        if rest:
            raise BadLog(
                f"{self.path}:{len(lines) + 1}: the last line is broken off: what it was to say was never confirmed."
                f" `wyrmhall event mend {self.path}` takes it out and keeps it beside the file"
            )

    def body(self) -> bytes:
        with self.path.open("rb") as file:
            body = file.read(LARGEST_LOG + 1)
        if len(body) > LARGEST_LOG:
            raise BadLog(f"{self.path}: larger than {LARGEST_LOG} bytes")
        if not body:
            raise BadLog(f"{self.path}: empty; `wyrmhall event new` makes an event")
        return body

    def do(self, deeds: list[Deed], by: str = "") -> None:
        """All of them or none: tried on a copy, then written in one go, and only then true."""
        trial, entries = self.event.copy(), []
        for deed in deeds:
            whose = by or (trial.organisers[0] if trial.organisers else "")
            entry = Entry(trial.seq + 1, int(time.time() * 1000), whose, deed)
            trial.apply(entry)
            entries.append(entry)
        self.append("".join([line_of(entry) + "\n" for entry in entries]).encode())
        self.event, self.log = trial, [*self.log, *entries]

    def append(self, body: bytes) -> None:
        flags = os.O_WRONLY | os.O_APPEND | (os.O_CREAT | os.O_EXCL if self.size == 0 else 0)
        file = os.open(self.path, flags | getattr(os, "O_BINARY", 0), 0o644)
        try:
            with locked(file):
                if os.fstat(file).st_size != self.size:
                    raise BadLog(f"{self.path}: somebody else has changed it meanwhile; look at it and try again")
                self.write_whole(file, body)
        finally:
            os.close(file)
        self.size += len(body)

    def write_whole(self, file: int, body: bytes) -> None:
        """On the disk, or not there at all: a full disk leaves no half of a line."""
        try:
            written = 0
            while written < len(body):
                written += os.write(file, body[written:])
            os.fsync(file)
        except OSError:
            os.ftruncate(file, self.size)
            raise


@contextmanager
def locked(file: int) -> Iterator[None]:
    """Two commands at once write one after the other; where files cannot be locked, the size alone tells."""
    if sys.platform == "win32":
        yield
        return
    from fcntl import LOCK_EX, flock

    flock(file, LOCK_EX)  # let go when the file is closed
    yield


def opened(path: Path) -> EventFile:
    found = EventFile(path)
    found.read()
    return found


def made(path: Path, opening: Deed, by: str) -> EventFile:
    if path.exists():
        raise BadSetup(f"{path} is there already")
    found = EventFile(path)
    found.do([opening], by)
    return found


def mended(path: Path) -> Path | None:
    """Takes a broken last line out of the log, and keeps it in a file beside it; nothing if none is broken."""
    body = EventFile(path).body()
    whole = body.rfind(b"\n") + 1
    if whole == len(body):
        opened(path)
        return None
    if whole == 0:
        raise BadLog(f"{path}: there is no whole line in it")
    beside = path.with_name(f"{path.name}.broken")
    if beside.exists():
        raise BadSetup(f"{beside} is there already; put it elsewhere first")
    with beside.open("xb") as kept:
        kept.write(body[whole:])
        kept.flush()
        os.fsync(kept.fileno())
    os.truncate(path, whole)
    opened(path)
    return beside
