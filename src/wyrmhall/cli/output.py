"""Where commands print: rich tables on a terminal, plain text in a pipe, no colour without a terminal."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print the answer as JSON.")]

LONGEST_LINE = 500

console = Console(highlight=False, soft_wrap=not sys.stdout or not sys.stdout.isatty())  # lines for pipes stay whole
progress_console = Console(stderr=True)


def one_line(text: str) -> str:
    """A message on one line and of bearable length, whatever strange input it repeats."""
    first = (text.strip().splitlines() or [""])[0]
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in first)
    return shown if len(shown) <= LONGEST_LINE else f"{shown[:LONGEST_LINE]}…"


def print_json(answer: Any) -> None:
    print(json.dumps(answer, indent=2, ensure_ascii=False))
