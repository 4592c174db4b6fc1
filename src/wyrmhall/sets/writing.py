"""The text form of a set: one file that people can read, that is read strictly, and that has a digest.

    wyrmhall set 1
    name | Ember Coast
    provenance | made up
    rarities | C | UC | R
    type | Leader | leader
    card | EC-001 | Sera of the Ninth Wave | Leader | Red/Blue | R | - | 1
    pack | booster
    slot | 8 | rarity=C
    slot | 1 | 3 rarity=UC; kind=main | 1 rarity=R

A file of packs alone has only the lines `pack` and `slot`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from io import StringIO
from typing import Final

from wyrmhall.sets.cards import (
    ANY,
    CONDITIONS,
    KINDS,
    LONGEST_LABEL,
    LONGEST_NAME,
    LONGEST_NUMBER,
    LONGEST_PACK_NAME,
    LONGEST_PROVENANCE,
    LONGEST_RARITY,
    LONGEST_WORD,
    MOST_CARDS,
    MOST_CHOICES,
    MOST_COLOURS,
    MOST_COPIES,
    MOST_COST,
    MOST_IN_SLOT,
    MOST_PACKS,
    MOST_SLOTS,
    MOST_VALUES,
    MOST_WEIGHT,
    PACK_NAME,
    Card,
    CardSet,
    Choice,
    Condition,
    PackDescription,
    Slot,
)
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.problems import Problems, problem, quoted
from wyrmhall.sets.text import fault_of, plain, safe_cell

HEAD: Final = "wyrmhall set 1"
LARGEST_SET: Final = 8_388_608  # bytes
LONGEST_LINE: Final = 4_000  # signs
NOTHING: Final = "-"  # no colour, no cost
SPECIAL: Final = "\\|,;="  # each may be written with a backslash before it
REPEATS: Final = "repeats"
WORDS: Final = ("name", "provenance", "rarities", "type", "card", "pack", "slot")
OF_PACKS: Final = ("pack", "slot")
COLUMNS: Final = ("number", "name", "type", "kind", "colours", "rarity", "cost", "copies")  # of the CSV form


# --- writing ----------------------------------------------------------------------------------


def write_set(card_set: CardSet) -> str:
    """The one text of this set: two equal sets have the same."""
    lines = [
        HEAD,
        line_of("name", card_set.name),
        line_of("provenance", card_set.provenance),
        line_of("rarities", *card_set.rarities),
        *[line_of("type", printed, kind) for printed, kind in card_set.types],
        *[line_of("card", *cells_of(card)) for card in card_set.cards],
    ]
    return "\n".join(lines) + "\n" + write_descriptions(card_set.packs)


def write_descriptions(packs: Iterable[PackDescription]) -> str:
    lines: list[str] = []
    for pack in packs:
        lines.append(line_of("pack", pack.name))
        for slot in pack.slots:
            count = f"{slot.size} {REPEATS}" if slot.repeats else str(slot.size)
            lines.append(" | ".join(["slot", count, *[choice_in_text(choice) for choice in slot.choices]]))
    return "".join([f"{line}\n" for line in lines])


def digest_of(card_set: CardSet) -> str:
    return sha256(write_set(card_set).encode()).hexdigest()


def cells_of(card: Card) -> tuple[str, ...]:
    cost = NOTHING if card.cost is None else str(card.cost)
    colours = "/".join(card.colours) or NOTHING
    return card.number, card.name, card.type, colours, card.rarity, cost, str(card.copies)


def line_of(word: str, *cells: str) -> str:
    return " | ".join([word, *[escaped(cell, "\\|") for cell in cells]])


def escaped(text: str, signs: str) -> str:
    return "".join([f"\\{sign}" if sign in signs else sign for sign in text])


def choice_in_text(choice: Choice) -> str:
    """`3 rarity=UC; kind=main`"""
    conditions = [f"{name}={','.join([escaped(value, SPECIAL) for value in values])}" for name, values in
                  choice.conditions]  # fmt: skip
    asked = "; ".join(conditions) or ANY
    return asked if choice.weight == 1 else f"{choice.weight} {asked}"


def write_csv(card_set: CardSet) -> str:
    """For spreadsheets; imported again, it gives the same cards."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for card in card_set.cards:
        number, name, printed, colours, rarity, cost, copies = cells_of(card)
        row = [number, name, printed, card_set.kind(card), colours, rarity, cost, copies]
        writer.writerow([cell if cell == NOTHING else safe_cell(cell) for cell in row])
    return out.getvalue()


# --- reading ----------------------------------------------------------------------------------


def read_set(text: str) -> CardSet:
    """What write_set() wrote, comments after # at the beginning of a line; raises BadSet with every problem."""
    reader = Reader(WORDS)
    lines = lines_of(text, reader.problems)
    head = next(((number, line) for number, line in lines if line), (1, ""))
    if head[1] != HEAD:
        reader.problems.add(problem("not-a-set", head[0], head=HEAD, found=quoted(head[1])))
        reader.problems.raise_if_any()
    for number, line in lines[lines.index(head) + 1 :]:
        reader.read(number, line)
    return reader.whole_set(len(lines))


def read_descriptions(text: str) -> tuple[PackDescription, ...]:
    """The packs of a file that holds nothing else; raises BadSet."""
    reader = Reader(OF_PACKS)
    for number, line in lines_of(text, reader.problems):
        reader.read(number, line)
    reader.check_packs()
    if not reader.packs and not reader.problems.count:
        reader.problems.add(problem("no-packs"))
    reader.problems.raise_if_any()
    return tuple(reader.packs)


def lines_of(text: str, problems: Problems) -> list[tuple[int, str]]:
    """Each line with its number, empty where it says nothing."""
    if len(text) > LARGEST_SET:
        problems.add(problem("too-large", limit=LARGEST_SET))
        problems.raise_if_any()
    found = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [(number, "" if line.lstrip().startswith("#") else line.strip()) for number, line in enumerate(found, 1)]


@dataclass
class Reader:
    """Reads line by line, and goes on where something is wrong, so that all of it can be told."""

    words: tuple[str, ...]
    problems: Problems = field(default_factory=Problems)
    single: dict[str, str] = field(default_factory=dict)  # name and provenance
    rarities: tuple[str, ...] = ()
    types: dict[str, str] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)  # the line of each card
    packs: list[PackDescription] = field(default_factory=list)
    pack_lines: list[int] = field(default_factory=list)

    def read(self, number: int, line: str) -> None:
        if not line:
            return
        if len(line) > LONGEST_LINE:
            return self.wrong("line-too-long", number, longest=LONGEST_LINE)
        pieces = split(line, "|")
        if pieces is None:
            return self.wrong("bad-escape", number, text=quoted(line))
        word, cells = pieces[0].strip(), [plain(piece) for piece in pieces[1:]]
        if word not in self.words:
            meant = nearest(word, self.words)
            return self.wrong("unknown-word", number, word=quoted(word), meant=meant, words=", ".join(self.words))
        read = {"rarities": self.read_rarities, "type": self.read_type, "card": self.read_card, "pack": self.read_pack,
                "slot": self.read_slot}.get(word)  # fmt: skip
        if read is not None:
            return read(number, cells)
        return self.read_single(word, number, cells)

    def wrong(self, kind: str, line: int, field: str = "", /, **parts: int | str) -> None:
        self.problems.add(problem(kind, line, field, **parts))

    def text(self, cell: str, longest: int, line: int, field: str) -> str:
        """A cell without its backslashes, or nothing where it is wrong."""
        whole = unescaped(cell)
        fault = fault_of(whole, longest, line, field)
        if fault is None and not whole:
            fault = problem("cell-empty", line, field)
        if fault is None:
            return whole
        self.problems.add(fault)
        return ""

    def number(self, text: str, least: int, most: int, line: int, field: str) -> int | None:
        if text.isascii() and text.isdigit() and len(text) <= 6 and least <= int(text) <= most:
            return int(text)
        self.wrong("bad-number", line, field, text=quoted(text), least=least, most=most)
        return None

    # --- the lines of a set ---------------------------------------------------------------------

    def read_single(self, word: str, line: int, cells: list[str]) -> None:
        if len(cells) != 1:
            return self.wrong("cell-count", line, word, word=word, found=len(cells), wanted=1)
        if word in self.single:
            return self.wrong("line-twice", line, word, word=word)
        longest = LONGEST_LABEL if word == "name" else LONGEST_PROVENANCE
        self.single[word] = self.text(cells[0], longest, line, word)

    def read_rarities(self, line: int, cells: list[str]) -> None:
        if self.rarities:
            return self.wrong("line-twice", line, "rarities", word="rarities")
        found = [self.text(cell, LONGEST_RARITY, line, "rarity") for cell in cells]
        for place, rarity in enumerate(found):
            if rarity in found[:place]:
                self.wrong("rarity-twice", line, "rarity", rarity=rarity)
        self.rarities = tuple(found)

    def read_type(self, line: int, cells: list[str]) -> None:
        if len(cells) != 2:
            return self.wrong("cell-count", line, "type", word="type", found=len(cells), wanted=2)
        printed, kind = self.text(cells[0], LONGEST_WORD, line, "type"), cells[1]
        if kind not in KINDS:
            return self.wrong("unknown-kind", line, "type", kind=quoted(kind), meant=nearest(kind, KINDS))
        if printed in self.types:
            return self.wrong("line-twice", line, "type", word=f"type {printed}")
        self.types[printed] = kind

    def read_card(self, line: int, cells: list[str]) -> None:
        if len(cells) != 7:
            return self.wrong("cell-count", line, "card", word="card", found=len(cells), wanted=7)
        before = self.problems.count
        number = self.text(cells[0], LONGEST_NUMBER, line, "number")
        name = self.text(cells[1], LONGEST_NAME, line, "name")
        printed = self.text(cells[2], LONGEST_WORD, line, "type")
        rarity = self.text(cells[4], LONGEST_RARITY, line, "rarity")
        cost = None if cells[5] == NOTHING else self.number(cells[5], 0, MOST_COST, line, "cost")
        copies = self.number(cells[6], 1, MOST_COPIES, line, "copies")
        colours = () if cells[3] == NOTHING else self.read_colours(cells[3], line)
        if number in self.places:
            self.wrong("number-twice", line, "number", number=number, first=self.places[number])
        if self.problems.count == before and copies is not None:
            self.cards[number] = Card(number, name, printed, colours, rarity, cost, copies)
            self.places[number] = line

    def read_colours(self, cell: str, line: int) -> tuple[str, ...]:
        colours = tuple([self.text(piece.strip(), LONGEST_WORD, line, "colours") for piece in cell.split("/")])
        if len(set(colours)) < len(colours) or len(colours) > MOST_COLOURS:
            self.wrong("bad-colours", line, "colours", text=quoted(cell), most=MOST_COLOURS)
        return colours

    # --- packs ------------------------------------------------------------------------------------

    def read_pack(self, line: int, cells: list[str]) -> None:
        if len(cells) != 1:
            return self.wrong("cell-count", line, "pack", word="pack", found=len(cells), wanted=1)
        name = cells[0]
        if not PACK_NAME.fullmatch(name) or len(name) > LONGEST_PACK_NAME:
            self.wrong("bad-pack-name", line, "pack", text=quoted(name))
        if name in [pack.name for pack in self.packs]:
            self.wrong("line-twice", line, "pack", word=f"pack {quoted(name)}")
        if len(self.packs) == MOST_PACKS:
            self.wrong("too-many", line, "pack", what="packs", most=MOST_PACKS)
        self.packs.append(PackDescription(name, ()))
        self.pack_lines.append(line)

    def read_slot(self, line: int, cells: list[str]) -> None:
        if not self.packs:
            return self.wrong("slot-without-pack", line, "slot")
        if len(cells) < 2:
            return self.wrong("slot-says-nothing", line, "slot")
        pack = self.packs[-1]
        if len(pack.slots) == MOST_SLOTS:
            return self.wrong("too-many", line, "slot", what="slots", most=MOST_SLOTS)
        if sum([len(slot.choices) for slot in pack.slots]) + len(cells) - 1 > MOST_CHOICES:
            return self.wrong("too-many", line, "slot", what="choices", most=MOST_CHOICES)
        words = cells[0].split(" ")
        if len(words) > 2 or words[1:] not in ([], [REPEATS]):
            return self.wrong("bad-slot", line, "slot", text=quoted(cells[0]))
        count = self.number(words[0], 1, MOST_IN_SLOT, line, "slot")
        choices = [self.read_choice(cell, line) for cell in cells[1:]]
        slot = Slot(count or 1, tuple([choice for choice in choices if choice is not None]), len(words) == 2)
        self.packs[-1] = PackDescription(pack.name, (*pack.slots, slot))

    def read_choice(self, cell: str, line: int) -> Choice | None:
        first, _, rest = cell.partition(" ")
        weight: int | None = 1
        if first.isascii() and first.isdigit():
            weight, cell = self.number(first, 1, MOST_WEIGHT, line, "slot"), rest.strip()
        if cell == ANY:
            return Choice((), weight or 1)
        conditions = [self.read_condition(piece.strip(), line) for piece in split(cell, ";") or []]
        found = tuple([condition for condition in conditions if condition is not None])
        names = [condition.field for condition in found]
        if len(set(names)) < len(names):
            self.wrong("condition-twice", line, "slot", text=quoted(cell))
        return Choice(found, weight or 1)

    def read_condition(self, text: str, line: int) -> Condition | None:
        name, sign, rest = text.partition("=")
        name = name.strip()
        if not sign or name not in CONDITIONS:
            meant = nearest(name, CONDITIONS)
            self.wrong("bad-condition", line, "slot", text=quoted(text), meant=meant, words=", ".join(CONDITIONS))
            return None
        values = [unescaped(value.strip()) for value in split(rest, ",") or []]
        faults = [fault_of(value, LONGEST_WORD, line, name) for value in values]
        if not all(values) or len(values) > MOST_VALUES or len(set(values)) < len(values) or any(faults):
            self.wrong("bad-values", line, "slot", text=quoted(text), most=MOST_VALUES)
            return None
        return Condition(name, tuple(values))

    # --- as a whole -------------------------------------------------------------------------------

    def check_packs(self) -> None:
        for pack, line in zip(self.packs, self.pack_lines, strict=True):
            if not pack.slots:
                self.wrong("pack-without-slot", line, "pack", pack=quoted(pack.name))

    def whole_set(self, last: int) -> CardSet:
        for word in ("name", "provenance"):
            if word not in self.single:
                self.wrong("line-missing", last, word, word=word)
        if not self.rarities:
            self.wrong("line-missing", last, "rarities", word="rarities")
        if not self.cards and not self.problems.count:
            self.wrong("no-cards", last)
        if len(self.cards) > MOST_CARDS:
            self.wrong("too-many", last, "card", what="cards", most=MOST_CARDS)
        used = {card.type for card in self.cards.values()}
        for card in self.cards.values():
            if card.rarity not in self.rarities and self.rarities:
                meant = nearest(card.rarity, self.rarities)
                self.wrong("rarity-without-place", self.places[card.number], "rarity", rarity=card.rarity, meant=meant)
            if card.type not in self.types:
                meant = nearest(card.type, self.types)
                self.wrong("type-without-kind", self.places[card.number], "type", type=card.type, meant=meant)
        for printed in self.types:
            if printed not in used and not self.problems.count:
                self.wrong("type-unused", last, "type", type=quoted(printed))
        self.check_packs()
        self.problems.raise_if_any()
        return CardSet(self.single["name"], self.single["provenance"], self.rarities, tuple(self.types.items()),
                       tuple(self.cards.values()), tuple(self.packs))  # fmt: skip


def split(text: str, sign: str) -> list[str] | None:
    """The pieces between these signs, where no backslash stands before; None if one stands before nothing special."""
    pieces, start, at = [], 0, 0
    while at < len(text):
        if text[at] == "\\":
            if text[at + 1 : at + 2] not in SPECIAL or at + 1 == len(text):
                return None
            at += 1
        elif text[at] == sign:
            pieces.append(text[start:at])
            start = at + 1
        at += 1
    return [*pieces, text[start:]]


def unescaped(text: str) -> str:
    out, is_escaped = [], False
    for sign in text:
        if sign == "\\" and not is_escaped:
            is_escaped = True
        else:
            out.append(sign)
            is_escaped = False
    return "".join(out)
