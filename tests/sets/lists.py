"""Made-up lists of several thousand cards with the dirt that lists of sites have, in four shapes."""

from __future__ import annotations

import codecs
import csv
import json
from collections.abc import Callable
from io import StringIO
from typing import Any, Final

from wyrmhall.kernel.chance import swift
from wyrmhall.sets.mapping import Mapping

NUMBER: Final = 6_000
REPRINTS: Final = 300  # of the same cards, to be left out
WORDS: Final = ("Ember", "Tide", "Moss", "Gale", "Kiln", "Heron", "Otter", "Warden", "Ölvar", "Ché", "竜", "Nix")
TYPES: Final = ("LEADER", "Battle", "battle ", "Extra", "EXTRA", "Unison")
COLOURS: Final = ("Red", "Blue", "Red/Blue", "Green / Yellow", " yellow", "-", "")
RARITIES: Final = ("C", "Common[C]", "UC", "Uncommon", "R", "Super Rare", "SR", "SCR")
COSTS: Final = ("0", "1", "2", " 3 ", "4", "-", "")
COLUMNS: Final = ("No.", "Card Name", "Card Type", "Color", "Rarity", "Energy Cost", "Rules text")
DIRT: Final = ('Says "hello", twice', "=SUM(A1:A9)", "<b>bold</b>", "line one\nline two", "a; b; c", "")

# What a person says besides what is guessed.
SAID: Final = Mapping(leave_out={"number": ("*_PR*",)}, types={"Leader": "leader", "Unison": "other"})


def rows(number: int = NUMBER) -> list[tuple[str, ...]]:
    dice, found = swift("list"), list[tuple[str, ...]]()

    def one(words: tuple[str, ...]) -> str:
        return words[dice.below(len(words))]

    for at in range(number):
        name = f"{one(WORDS)} {one(WORDS)},  the{' '}{at}th"
        row = (
            f"TS{at // 250 + 1}-{at % 250 + 1:03}",
            name,
            one(TYPES),
            one(COLOURS),
            one(RARITIES),
            one(COSTS),
            one(DIRT),
        )
        found.append(row)
        if at % (number // REPRINTS) == 0:
            found.append((f"{row[0]}_PR02", *row[1:]))
    return found


def as_csv(delimiter: str, *, header: bool, end: str, number: int = NUMBER) -> str:
    out = StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator=end)
    if header:
        writer.writerow(COLUMNS)
    for at, row in enumerate(rows(number)):
        writer.writerow(row)
        if at % 500 == 499:
            out.write(end)  # an empty line here and there
    return out.getvalue()


def nested(number: int = NUMBER) -> str:
    sets: dict[str, list[dict[str, Any]]] = {}
    for number_, name, printed, colour, rarity, cost, text in rows(number):
        colours = [each.strip() for each in colour.split("/") if each.strip(" -")]
        card = {
            "id": number_, "name": name, "type": {"name": printed}, "colors": colours, "rarity": rarity,
            "stats": {"cost": int(cost) if cost.strip().isdigit() else None}, "text": text,
            "printings": [{"id": f"p{at}", "rarity": "X"} for at in range(2)],
        }  # fmt: skip
        sets.setdefault(number_.partition("-")[0], []).append(card)
    listed = [{"code": code, "cards": cards} for code, cards in sets.items()]
    return json.dumps({"version": 3, "data": {"sets": listed}}, ensure_ascii=False)


LISTS: Final[dict[str, Callable[[], bytes]]] = {
    "CSV with a mark and CRLF": lambda: codecs.BOM_UTF8 + as_csv(",", header=True, end="\r\n").encode(),
    "semicolons without a header": lambda: as_csv(";", header=False, end="\n").encode(),
    "TSV in UTF-16": lambda: as_csv("\t", header=True, end="\r\n").encode("utf-16"),
    "nested JSON": lambda: nested().encode(),
}
