"""Writes cases.json anew: what the Python runtime says for each case, to be read over before it is committed.

PYTHONPATH=src python -m tests.speech.cases
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.speech.parley import setup
from wyrmhall.kernel.said import Cards, Part, Said, Seat
from wyrmhall.kernel.setup import Setup
from wyrmhall.speech.spans import Span
from wyrmhall.speech.speaker import Speaker

CASES = Path(__file__).parent / "cases.json"


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(CASES.read_text(encoding="utf-8"))
    return found


def setup_of(table: dict[str, Any]) -> Setup:
    return setup(len(table["names"]), table["variant"])


def part(setup: Setup, wire: Any) -> Part:
    """A part as the hall sends it, for Python."""
    if isinstance(wire, (int, str)):
        return wire
    if isinstance(wire, list):
        return tuple([part(setup, each) for each in wire])
    if "seat" in wire:
        return Seat(wire["seat"])
    if "cards" in wire:
        return Cards(tuple([setup.book.card(card) for card in wire["cards"]]))
    return thing(setup, wire)


def thing(setup: Setup, wire: dict[str, Any]) -> Said:
    return Said(wire["kind"], tuple([(name, part(setup, each)) for name, each in wire["parts"].items()]))


def on_the_wire(span: Span) -> dict[str, Any]:
    wire: dict[str, Any] = {"text": span.text}
    if span.card:
        wire["card"] = span.card
    if span.seat >= 0:
        wire["seat"] = span.seat
    return wire


def rendered(cases: dict[str, Any], case: dict[str, Any]) -> list[dict[str, Any]]:
    table = cases["tables"][case["table"]]
    speaker = Speaker(setup_of(table), table["names"], case["viewer"], case.get("language", "en"))
    spoken = speaker.speak(case["group"], thing(speaker.setup, case["said"]), case.get("attribute"))
    assert spoken.text == "".join(span.text for span in spoken.spans)
    return [on_the_wire(span) for span in spoken.spans]


def faces(setup: Setup) -> dict[str, Any]:
    """What the page is told of the cards, as far as a speaker needs it."""
    found: dict[str, Any] = {}
    for row, notation in enumerate(setup.book.faces):
        face = setup.book.face(row)
        name = {"kind": face.name.kind, "parts": dict(face.name.named)} if face.name else None
        found[notation] = {"title": face.title, "name": name}
    return found


def sides(setup: Setup) -> list[dict[str, Any]]:
    return [{"side": setup.seats + n, "name": name} for n, name in enumerate(setup.sides)]


def write() -> None:
    cases = read()
    for table in cases["tables"].values():
        table["sides"] = sides(setup_of(table))
        table["faces"] = faces(setup_of(table))
    for case in cases["cases"]:
        case["spans"] = rendered(cases, case)
    tables = ",\n".join([f'    "{name}": {json.dumps(table)}' for name, table in cases["tables"].items()])
    lines = ",\n".join([f"    {json.dumps(case)}" for case in cases["cases"]])
    CASES.write_text(f'{{\n  "tables": {{\n{tables}\n  }},\n  "cases": [\n{lines}\n  ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    write()
