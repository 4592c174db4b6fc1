"""kill -9 in the middle of play; `make soak ARGS=hall` does it 200 times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.faults.killing import Sabotaged, generous, kill_again_and_again


def test_what_was_acknowledged_is_there_once_and_in_order(tmp_path: Path) -> None:
    outcome = asyncio.run(kill_again_and_again(generous(tmp_path / "hall"), kills=8, tables=40, seed="kills"))
    assert not outcome.wrongs
    assert outcome.acknowledged > 100


def test_several_choices_at_once_have_happened_whole_or_not_at_all(tmp_path: Path) -> None:
    hall = generous(tmp_path / "hall")
    outcome = asyncio.run(kill_again_and_again(hall, kills=6, tables=20, seed="together", game="storm-dragons"))
    assert not outcome.wrongs
    assert outcome.notes["together"] > 20


def test_a_hall_that_acknowledges_before_it_saves_is_caught(tmp_path: Path) -> None:
    hall = generous(tmp_path / "hall", kind=Sabotaged)
    briefly = 5.0  # seconds: who was shown what is lost may wait for ever, and the verdict does not
    outcome = asyncio.run(kill_again_and_again(hall, kills=2, tables=10, seed="saboteur", patience=briefly))
    assert any("and is lost" in wrong for wrong in outcome.wrongs)
    assert any("was shown entry" in wrong for wrong in outcome.wrongs)
