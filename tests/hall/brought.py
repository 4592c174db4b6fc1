"""Card tables of one's own, for tests."""

from __future__ import annotations

from typing import Any

from wyrmhall.kernel.registry import game


def own_text(name: str = "magic-dragon") -> str:
    return game(name).book_of(None).table.text


def with_bonus(bonus: int) -> str:
    """The cards of Magic Dragon, with another bonus for a bid of 2."""
    before = "bid,bid 2,,2,2,5,rulebook"
    assert before in own_text()
    return own_text().replace(before, f"bid,bid 2,,2,2,{bonus},mine")


def mine(bonus: int = 99, name: str = "mine.csv") -> dict[str, Any]:
    """What is sent to bring such a table."""
    return {"game": "magic-dragon", "name": name, "text": with_bonus(bonus)}
