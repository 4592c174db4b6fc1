"""The sets, mappings and pack descriptions that ship with Wyrmhall."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from wyrmhall.sets.cards import CardSet, PackDescription
from wyrmhall.sets.mapping import Mapping, read_mapping
from wyrmhall.sets.writing import read_descriptions, read_set

FOLDER: Final = Path(__file__).parent / "shipped"


def shipped_sets() -> tuple[str, ...]:
    return tuple(sorted([file.stem for file in FOLDER.glob("*.set")]))


@cache
def shipped_set(name: str) -> CardSet:
    return read_set(text_of(f"{name}.set"))


@cache
def shipped_packs(game: str) -> tuple[PackDescription, ...]:
    """What the packs of a game with a card table of its own hold."""
    return read_descriptions(text_of(f"{game}.packs"))


@cache
def shipped_mapping(game: str) -> Mapping:
    """How the card table of a game becomes a set."""
    return read_mapping(text_of(f"{game}.toml"))


def text_of(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")
