"""Text of strangers: what may stand in a card, and what is the same however it was typed."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from wyrmhall.kernel.book import odd_sign
from wyrmhall.sets.problems import Problem, problem, quoted

LONGEST_CELL: Final = 2_000  # signs that are looked at; what is longer is no number, name or type
FORMULA: Final = ("=", "+", "-", "@")  # a cell that begins so is computed by spreadsheets


def plain(text: str) -> str:
    """One line: every run of white space is one space, and each letter is written in one way."""
    return normalize("NFC", " ".join(text.split()))


def fault_of(text: str, longest: int, line: int, field: str) -> Problem | None:
    """What is wrong with a plain text, if anything is."""
    if len(text) > longest:
        return problem("too-long", line, field, longest=longest, text=quoted(text))
    if odd_sign(text):
        odd = next((sign for sign in text if not sign.isprintable()), "")
        shown = f"U+{ord(odd):04X}" if odd else "accent"
        return problem("odd-sign", line, field, sign=shown, text=quoted(text))
    return None


def safe_cell(text: str) -> str:
    """For a CSV file: no spreadsheet takes it for a formula.  `bare_cell` takes the mark off again."""
    return f"'{text}" if text.startswith(FORMULA) or (text.startswith("'") and text[1:2] in FORMULA) else text


def bare_cell(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:2] in (*FORMULA, "'") else text
