"""Whose pick it is."""

from __future__ import annotations

import pytest

from wyrmhall.kernel.draft import snake


@pytest.mark.parametrize(("first", "seats", "order"), [(0, 2, "ABBAAB"), (1, 2, "BAABBA"), (2, 3, "CABBACCAB")])
def test_a_snake_turns_at_its_ends(first: int, seats: int, order: str) -> None:
    assert "".join(["ABC"[snake(first, seats, picks)] for picks in range(len(order))]) == order
