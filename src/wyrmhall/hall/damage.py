"""Tables whose logs are damaged: kept as they are, told to the operator, and closed to people until they are mended."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from wyrmhall.hall import entries as e
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.pinned import OtherRules
from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import Row
from wyrmhall.hall.table import Table
from wyrmhall.kernel.errors import UnknownGame

ADVICE = (
    "It is kept as it is, and nobody plays there.  `wyrmhall verify --hall` checks all tables; a backup may have it.\n"
)

log = logging.getLogger("wyrmhall.hall")


class DamagedTable(CommandRefused):
    """Nobody can do anything at this table."""

    def __init__(self) -> None:
        super().__init__("bad_log", "the log of this table is damaged; it is kept as it is, and nobody can play there")


class Wrong(Struct, frozen=True):
    what: str
    seq: int  # the last entry that was there once, as far as this hall knows


class Damage:
    """What this hall knows of damaged tables."""

    def __init__(self, reports: Path | None) -> None:
        self.tables: dict[str, Wrong] = {}
        self._reports = reports

    def note(self, table: str, what: str, seq: int = 0) -> None:
        """This is wrong with a table; the operator is told once, and never what was written there."""
        known = self.tables.get(table)
        self.tables[table] = Wrong(what, max(seq, known.seq if known is not None else 0))
        if known is None:
            log.error("table %s is damaged: %s", table, what.removeprefix(f"table {table}: "))
            keep_report(self._reports, f"{table}-damaged-{int(time.time())}.txt", f"{what}\n{ADVICE}")

    def entries_of(self, table: str) -> int:
        """How many entries a damaged table must have to be whole again."""
        known = self.tables.get(table)
        return known.seq if known is not None else 0

    def mended(self, table: str) -> None:
        if self.tables.pop(table, None) is not None:
            log.warning("table %s is whole again", table)


def follow(table: Table, rows: Iterable[Row]) -> None:
    """Go on by these entries; OtherRules or UnknownGame where this version would not play them as they were played."""
    try:
        for row in rows:
            table.apply(e.decoder.decode(row.body))
    except (OtherRules, UnknownGame) as other:
        log.error("table %s cannot be continued: %s at entry %s", table.id, other.code, table.seq)
        raise
    except Exception as error:  # whatever the rules of today raise: it concerns this table alone
        raise BadLog(
            f"table {table.id}: entry {table.seq} of its log cannot be played: {type(error).__name__}"
        ) from None


def keep_report(folder: Path | None, name: str, text: str) -> None:
    """Write it where only the operator can read it; if that fails, the log says so."""
    if folder is None:
        return
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "w", encoding="utf-8") as report:
            report.write(text)
    except OSError as failure:
        log.error("the report %s could not be written: %s", name, failure.strerror)
