"""What the hall refuses, each with a stable code; docs/protocol.md lists them."""

from __future__ import annotations

from wyrmhall.kernel.errors import WyrmhallError


class CommandRefused(WyrmhallError):
    """Nothing was changed: the code is for programs, the text for people."""

    def __init__(self, code: str, text: str, clauses: tuple[str, ...] = (), retry: int | None = None) -> None:
        super().__init__(text)
        self.code = code  # type: ignore[misc]  # of this one, not of the class
        self.text = text
        self.clauses = clauses
        self.retry = retry  # milliseconds after which it may be granted


class NotFound(CommandRefused):
    def __init__(self, what: str = "there is no such table") -> None:
        super().__init__("not_found", what)
