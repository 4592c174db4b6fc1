"""A record of Storm Dragons that cannot be is refused in one line, with file and line, and never with a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.cli.check import failure_of
from wyrmhall.cli.files import records_in

COMPETITIVE = '[Seats "3"]'
TOGETHER = '[Seats "2"] [Variant "coop"]'

# What stands in the record, one line after the other; what is said about its last line.
WRONG = [
    (COMPETITIVE, "flight A Kingg", "no card Kingg"),
    (COMPETITIVE, "flight A Fog", "SD-5"),
    (COMPETITIVE, "flight A King!", "SD-5"),
    (COMPETITIVE, "flight A Storm Rider", "no card Storm"),
    (COMPETITIVE, "hand A King-", "no card King-"),
    (COMPETITIVE, "hand A Thunderburst!", "no card Thunderburst!"),
    (COMPETITIVE, "front A King", "SD-77"),
    (COMPETITIVE, "flight A King- Queen", "SD-91"),
    (COMPETITIVE, "flight D King", "no seat D"),
    (COMPETITIVE, "flight a King", "no seat a"),
    (COMPETITIVE, "holder D", "no seat D"),
    (COMPETITIVE, "hand King", "no seat King"),
    (COMPETITIVE, "numbers King", "SD-4"),
    (COMPETITIVE, "numbers King h1", "SD-4"),
    (COMPETITIVE, "numbers King s1/1", "SD-4"),
    (COMPETITIVE, "numbers Fog h1/1", "SD-4"),
    (COMPETITIVE, "numbers King h-1/5", "SD-4"),
    (COMPETITIVE, "cries 3 3", "SD-73"),
    (COMPETITIVE, "cries 1 0 0", "SD-73"),
    (COMPETITIVE, "active", "SD-22"),
    (COMPETITIVE, "active A B; turn C", "SD-22"),
    (COMPETITIVE, "side 7", "side"),
    (COMPETITIVE, "recalled A Fog", "SD-A72"),
    (COMPETITIVE, "last_round", "SD-62"),
    (COMPETITIVE, "flight A King; flight B King; holder B; challenge A", "SD-42"),
    (COMPETITIVE, "control A", "SDC-1"),
    (COMPETITIVE, "enemy a", "SDC-1"),
    (COMPETITIVE, "enemy_draw King", "enemy_draw"),
    (COMPETITIVE, "turn D", "no seat D"),
    (COMPETITIVE, "turn A B", "1 seat"),
    (COMPETITIVE, "hand A King Spy; turn A; A ForB", "refused"),
    (COMPETITIVE, "hand A King Spy; turn A; A Stack10", "no option"),
    (COMPETITIVE, "hand A King Spy; turn A; D King", "D is neither"),
    (COMPETITIVE, "flight A King; ? strength", "needs a seat"),
    (COMPETITIVE, "flight A King; ? strength A = 7+x", "7"),
    (COMPETITIVE, "flight A King; turn A; until Foo", "no step Foo"),
    (TOGETHER, "hand a King", "a has no hand"),
    (TOGETHER, "discards C King", "C has no discards"),
    (TOGETHER, "flight d King", "SDC-2"),
    (TOGETHER, "control A", "SDC-3"),
    (TOGETHER, "control A B C D", "SDC-3"),
    (TOGETHER, "active A", "SDC-19"),
    (TOGETHER, "flight A King; holder A", "SDC-3"),
    (TOGETHER, "victory A King", "SDC-5"),
    (TOGETHER, "draft", "SDC-1"),
    (TOGETHER, "challenge A", "SDC-1"),
    (TOGETHER, "settle A", "SDC-1"),
    (TOGETHER, "enemy A", "SDC-2"),
    (TOGETHER, "enemy d", "SDC-2"),
    (TOGETHER, "turn C", "seat"),
]


@pytest.mark.parametrize(("table", "lines", "said"), WRONG, ids=[lines for _, lines, _ in WRONG])
def test_what_cannot_be_is_told_in_one_line(tmp_path: Path, table: str, lines: str, said: str) -> None:
    rows = lines.split("; ")
    path = tmp_path / "wrong.record"
    path.write_text("\n".join(['[Game "storm-dragons"]', table, *rows, ""]), encoding="utf-8")
    [failure] = [failure_of(record, path) for record in records_in(path)]
    assert failure.startswith(f"{path}:{len(rows) + 2}: ")
    assert "\n" not in failure
    assert said in failure
