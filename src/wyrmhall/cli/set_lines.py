"""Sets, packs and what is wrong with them, as lines and tables for people.

Whatever stands in a card is a text of a stranger's: it is shown as it is, never as markup.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

import wyrmhall.sets
from wyrmhall.cli.language import sentence_of, told
from wyrmhall.kernel.differences import ADDED, CHANGED, Difference
from wyrmhall.sets.cards import Card, CardSet
from wyrmhall.sets.importing import Imported
from wyrmhall.sets.mapping import FIELDS, Mapping
from wyrmhall.sets.packs import Pack
from wyrmhall.sets.problems import Problem
from wyrmhall.sets.writing import NOTHING, cells_of, choice_in_text

MESSAGES: Final = Path(wyrmhall.sets.__file__).parent
CARD_COLUMNS: Final = ("number", "name", "type", "colours", "rarity", "cost", "copies")


def sentence(problem: Problem) -> str:
    """A problem or notice in words, with what may have been meant."""
    text = sentence_of(MESSAGES, "sets", problem.said)
    return f"{text} {sentence_of(MESSAGES, 'sets', problem.said, 'meant')}" if problem.parts.get("meant") else text


def located(problem: Problem, file: str) -> str:
    """`list.csv:12: …`, as compilers and editors write it."""
    return f"{file}:{problem.line}: {sentence(problem)}" if problem.line else f"{file}: {sentence(problem)}"


def problem_as_data(problem: Problem) -> dict[str, Any]:
    return {"code": problem.code, "line": problem.line, "field": problem.field, "message": sentence(problem)}


# --- tables -----------------------------------------------------------------------------------


def table_of(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(*columns, box=None, pad_edge=False)
    for cells in rows:
        table.add_row(*[Text(cell) for cell in cells])
    return table


def card_table(cards: Sequence[Card]) -> Table:
    """The cards; the column of copies only where one has several."""
    several = any(card.copies > 1 for card in cards)
    width = len(CARD_COLUMNS) if several else len(CARD_COLUMNS) - 1
    return table_of(CARD_COLUMNS[:width], [cells_of(card)[:width] for card in cards])


def column_table(imported: Imported) -> Table:
    """Which column is what, with what stands there in the first row."""
    mapping = imported.mapping
    rows = []
    for field in FIELDS:
        column, default = mapping.columns.get(field, ""), mapping.defaults.get(field, "")
        said = column or (told("numbers-counted") if field == "number" else NOTHING)
        usual = told("if-empty", default=default) if default else ""
        rows.append((field, said, imported.samples.get(field, ""), usual))
    return table_of((*[told(f"column-{head}") for head in ("field", "column", "first-row")], ""), rows)


def shares(card_set: CardSet) -> Table:
    """How many cards of each rarity and kind."""
    kinds = list(dict.fromkeys(kind for _, kind in card_set.types))
    times = Counter([(card.rarity, card_set.kind(card)) for card in card_set.cards])
    there = [rarity for rarity in card_set.rarities if any(times[rarity, kind] for kind in kinds)]
    rows = [[rarity, *[str(times[rarity, kind]) for kind in kinds]] for rarity in there]
    return table_of((told("column-rarity"), *kinds), rows)


def pack_table(card_set: CardSet, pack: Pack) -> Table:
    return card_table([card_set.cards[place] for place in pack])


# --- lines ------------------------------------------------------------------------------------


def shape_line(mapping: Mapping, rows: int, left_out: int) -> str:
    """Read as CSV (semicolon, utf-8, with a header): 124 rows, of which 3 are left out."""
    if mapping.shape == "json":
        how = [told("cards-at", path=mapping.path) if mapping.path else told("cards-at-top")]
    else:
        how = [mapping.delimiter or "", told("with-header") if mapping.header else told("without-header")]
    if mapping.skip:
        how.append(told("rows-skipped", rows=mapping.skip))
    how.append(mapping.encoding or "")
    shape = (mapping.shape or "").upper()
    return told("read-as", shape=shape, how=", ".join(how), rows=rows, out=left_out)


def pack_lines(card_set: CardSet) -> list[str]:
    """booster, 12 cards: 8 of rarity=C; 3 of rarity=UC; 1 of rarity=R (68), rarity=SR (27)"""
    lines = []
    for pack in card_set.packs:
        slots = []
        for slot in pack.slots:
            asked = [choice_in_text(choice._replace(weight=1)) for choice in slot.choices]
            weights = [f" ({choice.weight})" if len(asked) > 1 else "" for choice in slot.choices]
            either = told("or").join([f"{text}{weight}" for text, weight in zip(asked, weights, strict=True)])
            repeats = "yes" if slot.repeats else "no"
            slots.append(told("pack-slot", size=slot.size, cards=either, repeats=repeats))
        lines.append(told("pack-line", name=pack.name, cards=pack.size, slots="; ".join(slots)))
    return lines


def difference_line(difference: Difference) -> str:
    what = difference.card or difference.column
    if difference.how == CHANGED:
        named = f"{what}: {difference.column}" if difference.card else what
        return f"{named}: {difference.before or NOTHING} -> {difference.after or NOTHING}"
    return told("difference", what=what, how="added" if difference.how == ADDED else "left-out")
