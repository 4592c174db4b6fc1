"""The terminal: colours and tables there, plain text in a pipe.  Apart, since rich is slow to import."""

from __future__ import annotations

import sys

from rich.console import Console

console = Console(highlight=False, soft_wrap=not sys.stdout or not sys.stdout.isatty())  # lines for pipes stay whole
progress_console = Console(stderr=True)
