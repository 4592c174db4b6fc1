"""What somebody may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST_COMPARED: Final = 1_000
LONGEST_COMPARED: Final = 100
LENGTHS_APART: Final = 4


def nearest(text: str, known: Iterable[str]) -> str:
    """The known text that is most like it, or nothing; soon, however many there are."""
    if len(text) > LONGEST_COMPARED:
        return ""
    by_folded: dict[str, str] = {}
    for each in known:
        if abs(len(each) - len(text)) <= LENGTHS_APART:
            by_folded.setdefault(each.casefold(), each)
            if len(by_folded) == MOST_COMPARED:
                break
    found = get_close_matches(text.casefold(), by_folded, 1, 0.7)
    return by_folded[found[0]] if found else ""
