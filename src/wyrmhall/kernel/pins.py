"""Pinned rules: a file beside the rules of a game says what each of their versions amounts to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from wyrmhall.kernel.errors import BadData

FILE: Final = "rules.digest"
HEAD: Final = """\
; What each version of these rules amounts to: its digest, and the house options that were usual when it was pinned.
; `wyrmhall pin` writes it; docs/adding-a-game.md says when, and why.
"""
LINE: Final = re.compile(r"(\S+) ([0-9a-f]{64})((?: \S+=\S+)*)")


class Pin:
    """The digest of one version of the rules, and the house options of the games from which it is made."""

    def __init__(self, digest: str, house: dict[str, str]) -> None:
        self.digest = digest
        self.house = house


def read_pins(folder: Path) -> dict[str, Pin]:
    """By version, in the order in which they were pinned; none where there is no file."""
    path = folder / FILE
    if not path.is_file():
        return {}
    pins: dict[str, Pin] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith(";"):
            continue
        found = LINE.fullmatch(line)
        if found is None or found.group(1) in pins:
            raise BadData(
                f"{path}:{number}: a version once, its digest and its house options; `wyrmhall pin` writes it"
            )
        pins[found.group(1)] = Pin(found.group(2), dict([split(word) for word in found.group(3).split()]))
    return pins


def split(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def write_pins(folder: Path, pins: dict[str, Pin]) -> None:
    lines = [" ".join([version, pin.digest, *[f"{name}={value}" for name, value in pin.house.items()]])
             for version, pin in pins.items()]  # fmt: skip
    (folder / FILE).write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
