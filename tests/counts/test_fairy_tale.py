"""Fairy Tale has as many lines of play as it had, and as a second engine finds, which was written apart from it."""

from __future__ import annotations

import pytest

from tests.counts.fairy_tale import Count, naively, ours, read_counts

NAIVELY = 150  # lines that the naive engine counts in a bearable time


@pytest.mark.parametrize("line", read_counts(), ids=lambda line: str(line).partition(":")[0])
def test_lines_of_play(line: Count) -> None:
    s, table = line.begun()
    for depth, count in enumerate(line.counts, 1):
        assert ours(s, depth) == count, f"{depth} choices"
        if count < NAIVELY:
            assert naively(table, depth) == count, f"{depth} choices, naively"
