"""Dragon Booster has as many lines of play as it had, and as a second engine finds, which was written apart from it."""

from __future__ import annotations

import pytest

from tests.counts.dragon_booster import Count, ours, read_counts

NAIVELY = 300  # lines that the naive engine counts in a bearable time


@pytest.mark.parametrize("line", read_counts(), ids=lambda line: str(line).partition(":")[0])
def test_lines_of_play(line: Count) -> None:
    s = line.begun().s
    for depth, count in enumerate(line.counts, 1):
        assert ours(s, depth) == count, f"{depth} choices"
        if count < NAIVELY:
            assert line.naively(depth) == count, f"{depth} choices, naively"
