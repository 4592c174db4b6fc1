"""Power cuts: whatever was acknowledged is there again, and the file is sound, whenever the power goes."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

from tests.hall.store.power_cut import Step, cut, record

CUTS = int(os.environ.get("WYRMHALL_CUTS", "80"))

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the recorder is made for Linux")


def moments(trace: list[Step], count: int) -> set[int]:
    """Right after answers, where there is most to lose, and anywhere."""
    answers = [place + 1 for place, step in enumerate(trace[:-1]) if step.name == "answers"]
    luck = random.Random(1)
    return {*luck.sample(answers, min(len(answers), count // 2)), *luck.sample(range(len(trace)), count // 2)}


def test_no_acknowledged_append_is_lost(tmp_path: Path) -> None:
    trace = record(tmp_path, "FULL")
    assert sum(step.name == "answers" for step in trace) == 300
    assert sum(step.operation == b"S" and step.name == "hall.sqlite" for step in trace) > 3  # checkpoints
    assert list(cut(trace, moments(trace, CUTS), tmp_path, random.Random(2))) == []


@pytest.mark.parametrize("saboteur", ["NORMAL", "OFF", "hasty"])
def test_saboteurs_are_caught(tmp_path: Path, saboteur: str) -> None:
    trace = record(tmp_path, saboteur)
    assert any("is lost" in wrong for wrong in cut(trace, moments(trace, 30), tmp_path, random.Random(3)))
