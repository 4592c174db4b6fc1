"""A full disk, and backups while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.faults.disk import back_up_and_restore, fill_the_disk
from tests.hall.faults.killing import generous


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    hall = generous(tmp_path / "hall").start()
    try:
        outcome = asyncio.run(fill_the_disk(hall, times=2, tables=8))
    finally:
        hall.kill()
    assert not outcome.wrongs
    assert outcome.notes["refused"] > 0


def test_a_backup_taken_in_the_middle_of_play_is_whole(tmp_path: Path) -> None:
    hall = generous(tmp_path / "hall").start()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    try:
        outcome = asyncio.run(back_up_and_restore(hall, elsewhere, times=1, tables=10))
    finally:
        hall.kill()
    assert not outcome.wrongs
