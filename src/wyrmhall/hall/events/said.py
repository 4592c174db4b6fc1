"""What is said at events, as structure for the wire."""

from __future__ import annotations

from typing import Any

from wyrmhall.hall import wire
from wyrmhall.kernel.said import Part, Said


def said_to_wire(what: Said) -> wire.Said:
    return wire.Said(what.kind, {name: part_of(part) for name, part in what.named})


def part_of(part: Part) -> Any:
    if isinstance(part, tuple):
        return [part_of(each) for each in part]
    return part if isinstance(part, int) else str(part)
