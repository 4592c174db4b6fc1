"""How cards and scores look on the full screen: a sign and a letter beside every colour, the same for every game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.style import Style
from rich.table import Table
from rich.text import Text

from wyrmhall.cli.words import ScoreParts
from wyrmhall.kernel.book import Book


class Suit(NamedTuple):
    """How a kind of card looks: a sign beside its letter, so that no colour is ever needed to tell it."""

    sign: str
    paper: str  # behind the card that counts
    ink: str  # on the paper
    shade: str  # behind a covered card
    light: str  # on the shade, and on the table


SUITS: Final = {
    "R": Suit("♥", "#c63d26", "#ffffff", "#4a150e", "#f6a489"),
    "Y": Suit("☼", "#e6b127", "#241800", "#4a3504", "#ffe7a0"),
    "K": Suit("☾", "#5a6070", "#ffffff", "#24272f", "#b4bac8"),
    "P": Suit("◆", "#8648ad", "#ffffff", "#331145", "#d8b4f0"),
    "G": Suit("♣", "#177560", "#ffffff", "#06352b", "#8ce0c6"),
    "B": Suit("≈", "#2c6aa8", "#ffffff", "#0d2d4f", "#a3d0f5"),
    "Ice": Suit("❆", "#5fb4d4", "#06222e", "#164356", "#d9f3fc"),
    "Fire": Suit("▲", "#e3702a", "#2b0d02", "#5c1d06", "#ffd08a"),
    "Color": Suit("✿", "#b9a27a", "#201805", "#3d311b", "#f3e6c8"),
}
# Cards whose notation is no letter and number are painted by the palette of their face.
PALETTES: Final = {
    "red": SUITS["R"],
    "yellow": SUITS["Y"],
    "black": SUITS["K"],
    "purple": SUITS["P"],
    "green": SUITS["G"],
    "blue": SUITS["B"],
    "gold": SUITS["Color"],
}
ANY_SUIT: Final = Suit("", "#3a4652", "#f4ecdb", "#232c35", "#cbc2ae")
FIRST_LETTER: Final = re.compile(r"([A-Z])[0-9]*")
FIRST_WORD: Final = re.compile(r"[\w?]*")
TARGET: Final = Style(color="#04222c", bgcolor="#62cdea", bold=True)
GOLD: Final = Style(color="#eab54e")
QUIET: Final = Style(color="#aca391")
BOLD: Final = Style(bold=True)


titled: dict[str, Suit] = {}  # the cards of the game at the table that are written by their titles


def know_cards(book: Book) -> None:
    """Cards of this book that are written by their titles are painted as their faces say."""
    titled.clear()
    for row, face in enumerate(book.faces):
        if face not in SUITS and FIRST_LETTER.fullmatch(face) is None:
            titled[face] = PALETTES.get(book.face(row).palette, ANY_SUIT)


def suit_of(face: str) -> Suit:
    """By the word of a card, or by the letter before its number; what stands behind it (Color=G) means nothing."""
    found = FIRST_WORD.match(face)
    word = found.group() if found is not None else face
    letter = FIRST_LETTER.fullmatch(word)
    return titled.get(word) or SUITS.get(letter.group(1) if letter is not None else word, ANY_SUIT)


def on_paper(face: str) -> Style:
    suit = suit_of(face)
    return Style(color=suit.ink, bgcolor=suit.paper, bold=True)


def in_shade(face: str) -> Style:
    suit = suit_of(face)
    return Style(color=suit.light, bgcolor=suit.shade)


class Painter:
    """Paints the cards and clauses that a text mentions."""

    def __init__(self, faces: Iterable[str]) -> None:
        longest_first = sorted((face for face in faces if not face.isdecimal()), key=len, reverse=True)
        any_face = "|".join(re.escape(face) for face in longest_first) or "(?!)"
        self.mentioned = re.compile(rf"(?<!\w)(?:{any_face})(?!\w)")
        self.cited = re.compile(r"\b[A-Z]+-A?[0-9]+\b")

    def paint(self, line: str) -> Text:
        text = Text(line)
        for found in self.mentioned.finditer(line):
            text.stylize(Style(color=suit_of(found.group()).light, bold=True), *found.span())
        for found in self.cited.finditer(line):
            text.stylize(GOLD, *found.span())
        return text


def card_row(face: str, width: int, style: Style, targets: set[str]) -> Text:
    """One row of a card; a target is marked by two arrows as well as by its colour."""
    found = FIRST_WORD.match(face)
    if found is not None and found.group() in targets:
        return Text(f"›{face}‹".center(width), TARGET)
    return Text(face.center(width), style)


def small_column(item: str, targets: set[str]) -> list[Text]:
    """An item as little cards that cover one another, the one that counts at the bottom."""
    *covered, top = item.split(".")
    width = max(len(face) for face in (*covered, top)) + 2
    rows = [card_row(face, width, in_shade(face), targets) for face in covered]
    return [*rows, card_row(top, width, on_paper(top), targets)]


def column(item: str, targets: set[str]) -> list[Text]:
    """The same, with the sign of the card that counts."""
    rows, top = small_column(item, targets), item.rpartition(".")[2]
    return [*rows, Text(suit_of(top).sign.center(len(rows[0])), on_paper(top))]


def large_column(item: str, targets: set[str]) -> list[Text]:
    """The same, larger all round."""
    rows, top = column(item, targets), item.rpartition(".")[2]
    for row in rows:
        row.pad(1)
    return [*rows, Text(" " * len(rows[0]), on_paper(top))]


def side_by_side(blocks: Iterable[list[Text]], width: int) -> list[Text]:
    """Columns beside one another, in as many bands as the width asks for."""
    bands: list[list[list[Text]]] = [[]]
    for block in blocks:
        if bands[-1] and sum(len(other[0]) + 1 for other in bands[-1]) + len(block[0]) > width:
            bands.append([])
        bands[-1].append(block)
    lines = []
    for band in bands:
        for place in range(max(len(block) for block in band)):
            cells = [block[place] if place < len(block) else Text(" " * len(block[0])) for block in band]
            lines.append(Text(" ").join(cells))
    return lines


def in_lines(items: Iterable[str], width: int, targets: set[str]) -> list[Text]:
    """Items one after another as they are written: R1.R2.Ice."""
    texts = []
    for item in items:
        *covered, top = item.split(".")
        cells = [card_row(face, 0, in_shade(face), targets) for face in covered]
        texts.append(Text(".", QUIET).join([*cells, card_row(top, 0, on_paper(top), targets)]))
    return packed(texts, width)


def packed(texts: Iterable[Text], width: int) -> list[Text]:
    """As many as fit on each line, two spaces apart."""
    lines: list[Text] = []
    for text in texts:
        if lines and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] = Text("  ").join([lines[-1], text])
        else:
            lines.append(text)
    return lines


def shortened(item: str) -> str:
    """The card that counts, and how many there are: R5(3)."""
    faces = item.split(".")
    return f"{faces[-1]}({len(faces)})" if len(faces) > 1 else item


def laid_out(items: Sequence[str], width: int, height: int, targets: set[str]) -> list[Text]:
    """Items in the finest way that has room: as little cards, as they are written, or only what counts."""
    if not items:
        return []
    lines: list[Text] = []
    for lines in (
        side_by_side([large_column(item, targets) for item in items], width),
        side_by_side([column(item, targets) for item in items], width),
        side_by_side([small_column(item, targets) for item in items], width),
        in_lines(items, width, targets),
        in_lines([shortened(item) for item in items], width, targets),
    ):
        if len(lines) <= height and all(len(line) <= width for line in lines):
            return lines
    return lines if len(lines) <= height else [*lines[: max(height - 1, 0)], Text("…", QUIET)]


def score_table(scores: Iterable[tuple[str, ScoreParts, str]]) -> Columns:
    """The arithmetic of every score: name, parts, and what is to be said of the seat."""
    blocks = []
    for name, (parts, sum_of_all), facts in scores:
        block = Table.grid(padding=(0, 1))
        block.add_row(Text.assemble((name, BOLD), " ", (facts, QUIET)))
        for what, points, clauses in parts or [("no score yet", "", "")]:
            block.add_row(Text(what), Text(points, justify="right"), Text(clauses, GOLD))
        block.add_row("", Text(f"= {sum_of_all}", BOLD, justify="right"))
        block.add_row()
        blocks.append(block)
    return Columns(blocks, padding=(0, 3))
