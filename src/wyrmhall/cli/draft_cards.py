"""The cards of a draft, as a person names them: a set that is shipped or in a file, or a format with its sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wyrmhall.cli.files import text_in
from wyrmhall.cli.set_files import set_named
from wyrmhall.drafts.reading import HEAD as FORMAT_HEAD
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.sets.writing import HEAD, write_set

PROBED: Final = 4_096  # bytes


def cards_named(name: str) -> CardTable:
    """Raises BadSetup, with what to do, where it is a list of cards that is no set yet."""
    path = Path(name)
    head = first_line(path) if path.is_file() else HEAD
    if head == FORMAT_HEAD:
        return CardTable(path.name, text_in(path, LARGEST_TABLE))
    if head != HEAD:
        raise BadSetup(f"{name} is no set yet: wyrmhall sets import {name} --out {path.with_suffix('.set').name}")
    return CardTable(path.name, write_set(set_named(name)))


def first_line(path: Path) -> str:
    """That says anything."""
    with path.open("rb") as file:
        body = file.read(PROBED).decode("utf-8", "replace").removeprefix("\ufeff")
    lines = [line.strip() for line in body.splitlines()]
    return next((line for line in lines if line and not line.startswith("#")), "")
