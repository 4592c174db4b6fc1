"""What commands print, whichever they are."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter

Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help="Print the result as JSON.")]

LONGEST_LINE = 500


def one_line(text: str) -> str:
    """A message on one line and of bearable length, whatever strange input it repeats."""
    first = (text.strip().splitlines() or [""])[0]
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in first)
    return shown if len(shown) <= LONGEST_LINE else f"{shown[:LONGEST_LINE]}…"


def counted(number: int, noun: str) -> str:
    """'1 game', '20 games'."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def print_json(answer: Any) -> None:
    print(json.dumps(answer, indent=2, ensure_ascii=False))
