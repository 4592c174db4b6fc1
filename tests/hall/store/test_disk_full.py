"""A full disk: what was acknowledged is kept, what was refused is not there, and it goes on when there is room."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from tests.patience import PATIENCE
from wyrmhall.hall.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[3]


class Told(msgspec.Struct):
    before: dict[str, int]  # what was acknowledged when the disk was full
    saved: dict[str, int]
    refused: list[int]  # while it was full, and afterwards
    noticed: bool  # by the probe
    recovered: bool


def test_a_full_disk_loses_nothing_and_recovers_without_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    ran = subprocess.run(
        [sys.executable, "-m", "tests.hall.store.disk_full_child", str(path)],
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    told = msgspec.json.decode(ran.stdout, type=Told)
    assert sum(told.before.values()) > 20
    assert told.refused[0] > 20
    assert told.refused[1] == 0
    assert (told.noticed, told.recovered) == (True, True)
    assert {table: seq - told.before.get(table, 0) for table, seq in told.saved.items()} == dict.fromkeys(
        told.saved, 20
    )
    with SqliteStore.open(path) as store:
        assert {table: len(store.read(table)) for table in store.all_tables()} == told.saved
        assert store.verify() == []
        with store.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
