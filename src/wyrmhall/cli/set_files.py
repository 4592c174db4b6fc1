"""Sets, mappings and packs in files that a person names, with errors that say what to do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wyrmhall.cli.files import text_in
from wyrmhall.cli.set_lines import located
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.sets.cards import CardSet, PackDescription
from wyrmhall.sets.decoding import LARGEST_FILE
from wyrmhall.sets.library import shipped_set, shipped_sets
from wyrmhall.sets.mapping import LARGEST_MAPPING, Mapping, read_mapping
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.problems import BadSet
from wyrmhall.sets.typed import LARGEST_TYPED, TypedPack, read_packs
from wyrmhall.sets.writing import LARGEST_SET, read_descriptions, read_set


class SaidToBeBad(BadSet):
    """The same problems in words: a line for each, and how many there are."""

    def __init__(self, where: str, bad: BadSet) -> None:
        super().__init__(*bad.problems, count=bad.count)
        self.lines = [located(problem, where) for problem in bad.problems]
        if bad.count > 1:
            told = f", of which {len(bad.problems)} are told" if bad.count > len(bad.problems) else ""
            self.lines.append(f"{where}: {bad.count} problems{told}; nothing was changed")


@contextmanager
def in_words(where: str) -> Iterator[None]:
    """Problems that come up meanwhile are told in words, with this place in front."""
    try:
        yield
    except SaidToBeBad:
        raise
    except BadSet as bad:
        raise SaidToBeBad(where, bad) from None


def mapping_in(file: Path) -> Mapping:
    with in_words(str(file)):
        return read_mapping(text_in(file, LARGEST_MAPPING))


def descriptions_in(file: Path) -> tuple[PackDescription, ...]:
    with in_words(str(file)):
        return read_descriptions(text_in(file, LARGEST_SET))


def packs_in(file: Path, card_set: CardSet) -> tuple[TypedPack, ...]:
    with in_words(str(file)):
        return read_packs(card_set, text_in(file, LARGEST_TYPED))


def set_named(name: str) -> CardSet:
    """A set that is shipped, or that lies in a file."""
    if name in shipped_sets():
        return shipped_set(name)
    file = Path(name)
    if not file.exists():
        meant = nearest(name, shipped_sets())
        hint = f"did you mean {meant}?" if meant else f"shipped are: {', '.join(shipped_sets())}"
        raise BadSetup(f"{name}: there is no such file or set; {hint}")
    with in_words(name):
        return read_set(text_in(file, LARGEST_SET))


def body_in(file: Path) -> bytes:
    """The bytes of a file, one more than the limit at most, so that the import can say that there are too many."""
    with file.open("rb") as opened:
        return opened.read(LARGEST_FILE + 1)


def write(file: Path, text: str, *, is_replaced: bool) -> None:
    """All of it or nothing: another file takes its place when it is whole."""
    if file.exists() and not is_replaced:
        raise BadSetup(f"{file} is there already; add --replace to write over it")
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)
