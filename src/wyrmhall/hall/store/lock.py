"""One hall for each SQLite file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Self

from wyrmhall.hall.store.errors import CannotOpen


class FileLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, file: int) -> None:
        self._file = file

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock the file beside `path`; CannotOpen if another hall has it."""
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            holder = os.pread(file, 20, 1).decode(errors="replace").strip() if sys.platform != "win32" else ""
            os.close(file)
            whose = f" (process {holder})" if holder else ""
            raise CannotOpen(f"{path} is in use by another hall{whose}; only one can have it at a time.") from error
        os.ftruncate(file, 0)
        os.write(file, f"\n{os.getpid()}\n".encode())
        return cls(file)

    def release(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
