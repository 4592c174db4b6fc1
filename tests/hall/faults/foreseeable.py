"""A hall that names and deals its tables in the same way whenever it is started, at the same time of day."""

from __future__ import annotations

from base64 import b32encode
from hashlib import sha256
from itertools import count

from wyrmhall.cli import main
from wyrmhall.hall import hall
from wyrmhall.hall.time import HallTime

NUMBERS = count()


def number() -> bytes:
    return sha256(str(next(NUMBERS)).encode()).digest()


if __name__ == "__main__":
    hall.new_table_id = lambda: b32encode(number()[:10]).decode().lower()  # type: ignore[attr-defined]
    hall.new_secret = lambda: number().hex()  # type: ignore[attr-defined]
    HallTime.wall = lambda self: 1_700_000_000  # type: ignore[method-assign]
    main()
