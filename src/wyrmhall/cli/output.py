"""Where commands print: rich tables on a terminal, plain text in a pipe, no colour without a terminal."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print the answer as JSON.")]

console = Console(highlight=False, soft_wrap=True)
progress_console = Console(stderr=True)


def print_json(answer: Any) -> None:
    print(json.dumps(answer, indent=2, ensure_ascii=False))
