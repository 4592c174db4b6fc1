"""The terminal: colours and tables there, plain text in a pipe.  Apart, since rich is slow to import."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")

console = Console(highlight=False, soft_wrap=not sys.stdout or not sys.stdout.isatty())  # lines for pipes stay whole
progress_console = Console(stderr=True)


def watched(games: Iterator[T], number: int) -> Iterator[T]:
    """A progress bar for so many games, if somebody watches."""
    if not progress_console.is_terminal:
        return games
    return iter(track(games, "playing", number, console=progress_console, transient=True))
