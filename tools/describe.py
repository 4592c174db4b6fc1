"""Writes down what /openapi.json answers: src/wyrmhall/hall/openapi.json, to be made anew when routes or types change.

Litestar needs polyfactory and faker to describe its routes; a hall that is told the description needs neither.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig

from wyrmhall.hall.app import litestar

FILE = Path(__file__).parents[1] / "src" / "wyrmhall" / "hall" / "openapi.json"


def described() -> bytes:
    told = OpenAPIConfig(
        title="Wyrmhall",
        version=version("wyrmhall"),
        description="A hall of dragon card games. The game itself is played over a WebSocket: docs/protocol.md.",
    )
    nobody: Any = None  # no route is asked anything
    schema = litestar(nobody, told).openapi_schema.to_schema()
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=1) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(described())
