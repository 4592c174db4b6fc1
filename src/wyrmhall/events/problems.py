"""What an event refuses: data with a stable code and parts; the sentences stand in `messages/`."""

from __future__ import annotations

from typing import ClassVar

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.said import Part, Said


class BadEvent(WyrmhallError):
    """Something that cannot happen at this event now.  Nothing has changed."""

    code: ClassVar[str] = "bad_event"

    def __init__(self, kind: str, /, **parts: Part) -> None:
        self.said = Said(kind, tuple(parts.items()))
        super().__init__(self.said.plainly())

    @property
    def which(self) -> str:
        """Programs may rely on it."""
        return self.said.kind.replace("-", "_")
