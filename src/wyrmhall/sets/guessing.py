"""Which column is what: by its name where it has one that people use, otherwise by what stands in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final
from unicodedata import category, normalize

from wyrmhall.sets.cards import RARITIES
from wyrmhall.sets.cells import COLOURS, RARITY_WORDS, colours_in, cost_in, is_empty, is_free, rarity_in
from wyrmhall.sets.mapping import FIELDS, Mapping, column_named
from wyrmhall.sets.nested import EACH
from wyrmhall.sets.tables import Record, Table

LOOKED_AT: Final = 400  # rows
LIKELY_COST: Final = 20
HEADER_WITHIN: Final = 10  # rows; titles may stand above
LONGEST_LOOKED_AT: Final = 200  # signs of a cell
# As `key_of` writes them, the likeliest first.
NAMES: Final = {
    "number": (
        "number", "cardnumber", "cardno", "cardnum", "cardcode", "collectornumber", "setnumber", "no", "nr", "num",
        "code", "cardid", "kartennummer", "nummer", "numero", "numerocarte", "numerodecarte", "fullidentifier",
        "localid", "id", "key", "番号", "カード番号",
    ),
    "name": (
        "name", "cardname", "title", "cardtitle", "fullname", "englishname", "nameen", "enname", "kartenname", "nom",
        "nomcarte", "nombre", "nome", "titel", "titre", "titulo", "card", "名前", "カード名",
    ),
    "type": (
        "type", "cardtype", "typename", "typ", "kartentyp", "tipo", "cardtypes", "types", "typeline", "supertype",
        "cardkind", "kind", "category", "cardcategory", "種類",
    ),
    "colours": (
        "color", "colour", "colors", "colours", "cardcolor", "cardcolour", "colorname", "coloridentity", "farbe",
        "farben", "couleur", "couleurs", "colore", "colores", "cor", "色",
    ),
    "rarity": (
        "rarity", "cardrarity", "rarete", "raritat", "seltenheit", "rareza", "rarita", "raridade", "raritycode",
        "rarityname", "レアリティ",
    ),
    "cost": (
        "cost", "energycost", "energy", "cardcost", "playcost", "inkcost", "manavalue", "cmc", "convertedmanacost",
        "kosten", "cout", "costo", "coste", "custo", "コスト",
    ),
    "copies": (
        "copies", "copiesinset", "count", "quantity", "qty", "amount", "anzahl", "quantite", "cantidad", "quantita",
        "menge",
    ),
}  # fmt: skip
TYPE_WORDS: Final = frozenset(
    [
        "leader",
        "battle",
        "extra",
        "unison",
        "zleader",
        "zbattle",
        "zextra",
        "zunison",
        "character",
        "event",
        "stage",
        "creature",
        "instant",
        "sorcery",
        "artifact",
        "enchantment",
        "land",
        "planeswalker",
        "monster",
        "spell",
        "trap",
        "trainer",
        "action",
        "item",
        "location",
        "song",
        "ally",
        "hero",
        "unit",
    ]
)
NUMBER: Final = re.compile(r"[^\W_]{0,8}[-_/ ]?[^\W_]{0,4}[0-9]{1,5}[a-z]?([-_][\w-]{1,12})?")
ANY_RARITY: Final = (*RARITIES, *[words[0] for words in RARITY_WORDS])


def key_of(name: str) -> str:
    """A name of a column without marks, spaces and signs: `Card No.` is `cardno`."""
    if name.strip() == "#":
        return "number"
    return "".join([sign for sign in normalize("NFKD", name).casefold() if category(sign)[0] in "LN"])


def rank(name: str, field: str) -> int | None:
    """How likely a column of this name is the field; less is likelier.  Of `stats.cost` the last word counts, too."""
    if EACH in name:
        return None  # of several things on one card
    names, whole = NAMES[field], key_of(name)
    if whole in names:
        return names.index(whole)
    last = key_of(name.rpartition(".")[2])
    return 100 + names.index(last) if "." in name and last in names else None


def fields_named(names: Iterable[str]) -> int:
    """How many fields have a column of a name that people use."""
    listed = list(names)
    return len([field for field in FIELDS if any(rank(name, field) is not None for name in listed)])


def guessed_columns(table: Table, wanted: Mapping) -> dict[str, str]:
    """A column for each field, or none: as wanted, by name, by content."""
    found = {name: (column_named(column, table.columns) or "") for name, column in wanted.columns.items()}
    ranked = sorted(
        [(place, at, name, column) for name in FIELDS if name not in found
         for at, column in enumerate(table.columns) if (place := rank(column, name)) is not None]
    )  # fmt: skip
    for _, _, name, column in ranked:
        if name not in found and column not in found.values():
            found[name] = column
    cells = [row.cells for row in table.rows[:LOOKED_AT]]
    for name, at in by_content(cells, len(table.columns)).items():
        if name not in found and table.columns[at] not in found.values():
            found[name] = table.columns[at]
    return {name: found.get(name, "") for name in FIELDS}


# --- by content -------------------------------------------------------------------------------

Test = Callable[[str], bool]


def is_rarity(cell: str) -> bool:
    return rarity_in(cell.removesuffix("*"), ANY_RARITY) is not None


def is_type(cell: str) -> bool:
    return key_of(cell).removesuffix("card") in TYPE_WORDS


def is_colour(cell: str) -> bool:
    return all(colour.casefold() in COLOURS for colour in colours_in(cell))


def is_number(cell: str) -> bool:
    return NUMBER.fullmatch(cell) is not None


def is_cost(cell: str) -> bool:
    cost = cost_in(cell)
    return is_free(cell) or (cost is not None and cost <= LIKELY_COST)


def is_name(cell: str) -> bool:
    return len(cell) > 2 and sum([sign.isalpha() for sign in cell]) * 2 > len(cell)


# What each field looks like: at least this share of the cells that are not empty passes the test, this share is filled,
# and this share of them differ from each other.
LOOKS: Final[tuple[tuple[str, Test, float, float, float], ...]] = (
    ("rarity", is_rarity, 0.6, 0.8, 0.0),
    ("type", is_type, 0.5, 0.8, 0.0),
    ("colours", is_colour, 0.8, 0.5, 0.0),
    ("number", is_number, 0.9, 0.9, 0.8),
    ("name", is_name, 0.8, 0.9, 0.5),
    ("cost", is_cost, 0.9, 0.4, 0.0),
)


def by_content(rows: Sequence[Sequence[str]], width: int) -> dict[str, int]:
    """The first column that looks like each field."""
    columns = [[cell for row in rows if at < len(row) and not is_empty(cell := shown(row[at]))] for at in range(width)]
    found: dict[str, int] = {}
    for field, test, passing, filled, distinct in LOOKS:
        for at, cells in enumerate(columns):
            if at in found.values() or not cells or len(cells) < filled * len(rows):
                continue
            differing = len(set(cells)) >= distinct * len(cells)
            if differing and sum([test(cell) for cell in cells]) >= passing * len(cells):
                found[field] = at
                break
    return found


def shown(cell: str) -> str:
    return cell[:LONGEST_LOOKED_AT].strip()


# --- the header -------------------------------------------------------------------------------


def guessed_header(records: Sequence[Record], wanted: Mapping) -> int:
    """The record that names the columns; -1 if none does."""
    names = {column.casefold() for column in wanted.columns.values() if column}
    for at, record in enumerate(records[:HEADER_WITHIN]):
        known = {field for field in FIELDS for cell in record.cells if rank(cell, field) is not None}
        if len(known) >= 2 or len(names & {cell.strip().casefold() for cell in record.cells}) >= max(
            1, len(names) // 2
        ):
            return at
    return 0 if is_unlike_the_others(records) else -1


def is_unlike_the_others(records: Sequence[Record]) -> bool:
    """Whether the first record is no card, though its words are unknown: no number, no rarity where the others have."""
    cells = [record.cells for record in records[1:LOOKED_AT]]
    first = records[0].cells if records else []
    if not cells or len(first) != Counter([len(row) for row in cells]).most_common(1)[0][0]:
        return False
    found = by_content(cells, len(first))
    telling = [(field, test) for field, test, *_ in LOOKS if field in ("number", "rarity", "type") and field in found]
    return bool(telling) and not any(test(shown(first[found[field]])) for field, test in telling)
