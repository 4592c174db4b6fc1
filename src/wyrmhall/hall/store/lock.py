"""One hall for each SQLite file, by whatever name it is opened.

Symbolic links and relative paths lead to one real path, and a file beside it is locked.  Hard links and bind mounts
give one file several real paths: on Linux the database file itself is locked too, with flock(), which does not meet
SQLite's own locks there (those are of fcntl).  Closing any descriptor of a file drops all fcntl locks that the process
has on it, so ours is closed after SQLite's, and a file that this process has open already is refused before another
descriptor is opened.  On other systems flock() and fcntl() may meet: there, a file with several names is refused.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Lock
from typing import Self

from wyrmhall.hall.store.errors import CannotOpen
from wyrmhall.hall.store.files import make_private

Identity = tuple[int, int]  # of a file: its device, and its number there

_turn = Lock()
_held: set[Identity] = set()  # by this process


class FileLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, identity: Identity, files: list[int]) -> None:
        self._identity = identity
        self._files = files

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock the file at this real path, made for this user only if it is not there; CannotOpen if a hall has it."""
        with _turn:
            if path.exists() and identity(path) in _held:
                raise in_use(path, str(os.getpid()))
            make_private(path)
            files = [lock_beside(path)]
            try:
                files += lock_itself(path)
            except BaseException:
                os.close(files[0])
                raise
            lock = cls(identity(path), files)
            _held.add(lock._identity)
            return lock

    def release(self) -> None:
        """Only when SQLite has closed the file."""
        with _turn:
            _held.discard(self._identity)
            for file in self._files:
                os.close(file)


def identity(path: Path) -> Identity:
    found = path.stat()
    return found.st_dev, found.st_ino


def in_use(path: Path, holder: str) -> CannotOpen:
    whose = f" (process {holder})" if holder else ""
    return CannotOpen(f"{path} is in use by another hall{whose}; only one can have it at a time.")


def lock_beside(path: Path) -> int:
    """Lock the file that lies beside this one for the purpose, and note there who has it."""
    file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(file)
    except OSError as error:
        holder = os.pread(file, 20, 1).decode(errors="replace").strip() if sys.platform != "win32" else ""
        os.close(file)
        raise in_use(path, holder) from error
    os.ftruncate(file, 0)
    os.write(file, f"\n{os.getpid()}\n".encode())
    return file


if sys.platform == "linux":

    def lock_itself(path: Path) -> list[int]:
        file = os.open(path, os.O_RDWR)
        try:
            lock(file)
        except OSError as error:
            os.close(file)
            raise in_use(path, "") from error
        return [file]

else:

    def lock_itself(path: Path) -> list[int]:
        if path.stat().st_nlink > 1:
            raise CannotOpen(f"{path} has other names too (hard links), where another hall might open it; remove them.")
        return []


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
