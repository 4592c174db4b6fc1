"""SQLite files: private, and on the disk when we say so."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from wyrmhall.hall.store.errors import StoreFailure

PATIENCE = 10.0  # seconds that a lock of another program is waited for


def connect(path: Path, how: str) -> sqlite3.Connection:
    """A connection that never checkpoints, unless it is told to."""
    driver = sqlite3.connect(
        f"file:{quote(str(path))}?{how}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,  # transactions begin where we say so
        check_same_thread=False,
        cached_statements=500,
    )
    driver.execute("PRAGMA foreign_keys=ON")
    driver.execute("PRAGMA wal_autocheckpoint=0")
    return driver


def make_private(path: Path) -> None:
    """Make the file and its folder if they are not there, for this user only."""
    if not path.parent.is_dir():
        path.parent.mkdir(mode=0o700, parents=True)
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if hasattr(os, "fchmod"):
            os.fchmod(file, 0o600)  # SQLite gives the files beside it the same mode
    finally:
        os.close(file)
    settle(path.parent)


def settle(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if os.name == "nt":
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def copy_file(path: Path, copy: Path) -> None:
    """A consistent copy of a database that may be in use, complete and durable under its name, or not there."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(connect(path, "mode=ro")) as source:
            source.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        part.unlink()
        raise StoreFailure(f"{path} cannot be copied to {copy}: {error}") from error
    settle(part)
    os.replace(part, copy)
    settle(copy.parent)
