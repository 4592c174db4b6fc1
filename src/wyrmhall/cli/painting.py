"""How cards and scores look on the full screen: a sign and a letter beside every colour, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.style import Style
from rich.table import Table
from rich.text import Text

from wyrmhall.cli.lines import Cited, Line
from wyrmhall.cli.lying import Lying
from wyrmhall.cli.words import ScoreParts
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.value import UNSEEN, Item
from wyrmhall.speech.spans import Spoken


class Colours(NamedTuple):
    """The colours of a palette."""

    paper: str  # behind the card that counts
    ink: str  # on the paper
    shade: str  # behind a covered card
    light: str  # on the shade, and on the table


PALETTES: Final = {
    "red": Colours("#c63d26", "#ffffff", "#4a150e", "#f6a489"),
    "yellow": Colours("#e6b127", "#241800", "#4a3504", "#ffe7a0"),
    "black": Colours("#5a6070", "#ffffff", "#24272f", "#b4bac8"),
    "purple": Colours("#8648ad", "#ffffff", "#331145", "#d8b4f0"),
    "green": Colours("#177560", "#ffffff", "#06352b", "#8ce0c6"),
    "blue": Colours("#2c6aa8", "#ffffff", "#0d2d4f", "#a3d0f5"),
    "ice": Colours("#5fb4d4", "#06222e", "#164356", "#d9f3fc"),
    "fire": Colours("#e3702a", "#2b0d02", "#5c1d06", "#ffd08a"),
    "color": Colours("#b9a27a", "#201805", "#3d311b", "#f3e6c8"),
    "gold": Colours("#b9a27a", "#201805", "#3d311b", "#f3e6c8"),
    "storm": Colours("#46607a", "#ffffff", "#1b2937", "#b9d3ea"),
    "steel": Colours("#7c8894", "#10161c", "#2b323a", "#d5dde5"),
}
ANY_COLOURS: Final = Colours("#3a4652", "#f4ecdb", "#232c35", "#cbc2ae")
# A sign for each glyph, so that no colour is ever needed to tell a card.
SIGNS: Final = {
    "drop": "♥",
    "sun": "☼",
    "moon": "☾",
    "crystal": "◆",
    "leaf": "♣",
    "wave": "≈",
    "bolt": "↯",
    "shield": "▼",
    "star": "★",
    "snow": "❆",
    "blaze": "▲",
    "palette": "✿",
    "claw": "∴",
    "flower": "❀",
    "crown": "♔",
    "mask": "☻",
    "sword": "†",
    "dagger": "¤",
    "speed": "»",
    "agility": "∞",
    "power": "*",
}
TARGET: Final = Style(color="#04222c", bgcolor="#62cdea", bold=True)
GOLD: Final = Style(color="#eab54e")
QUIET: Final = Style(color="#aca391")
BOLD: Final = Style(bold=True)


def colours_of(book: Book, card: int) -> Colours:
    return PALETTES.get(book.face(card).palette, ANY_COLOURS) if card != UNSEEN else ANY_COLOURS


def sign_of(book: Book, card: int) -> str:
    return SIGNS.get(book.face(card).glyph, "") if card != UNSEEN else ""


def on_paper(book: Book, card: int) -> Style:
    colours = colours_of(book, card)
    return Style(color=colours.ink, bgcolor=colours.paper, bold=True)


def in_shade(book: Book, card: int) -> Style:
    colours = colours_of(book, card)
    return Style(color=colours.light, bgcolor=colours.shade)


class Painter:
    """Paints the cards and clauses that a line mentions."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def paint(self, line: Line) -> Text:
        text = Text()
        for piece in line.pieces:
            if isinstance(piece, Cited):
                text.append(piece.text, GOLD)
            elif piece.card in self.book.rows:
                light = colours_of(self.book, self.book.rows[piece.card]).light
                text.append(piece.text, Style(color=light, bold=True))
            else:
                text.append(piece.text)
        return text

    def paint_spoken(self, spoken: Spoken) -> Text:
        return self.paint(Line(spoken.spans))


# --- what lies on the table ---------------------------------------------------------------------


class Block(NamedTuple):
    """An item to be drawn: its cards, the one that counts last, and which of them are covered or face down."""

    cards: tuple[int, ...]
    covered: tuple[int, ...]
    marks: str
    is_target: bool

    def top(self) -> int:
        return self.cards[-1]


def block_of(lying: Lying, marks: Callable[[Item], str], *, is_target: bool) -> Block:
    if isinstance(lying.item, int):
        return Block((lying.item,), (), "", is_target)
    cards = lying.item.cards
    covered = (*range(len(cards) - 1), *lying.item.under())
    return Block(cards, covered, marks(lying.item), is_target)


class Blocks:
    """Items side by side, as finely as there is room."""

    def __init__(self, book: Book, blocks: Sequence[Block]) -> None:
        self.book = book
        self.blocks = blocks

    def laid_out(self, width: int, height: int) -> list[Text]:
        """As little cards, as they are written, or only what counts."""
        if not self.blocks:
            return []
        lines: list[Text] = []
        for lines in (
            side_by_side([self.large_column(block) for block in self.blocks], width),
            side_by_side([self.column(block) for block in self.blocks], width),
            side_by_side([self.small_column(block) for block in self.blocks], width),
            packed([self.in_line(block) for block in self.blocks], width),
            packed([self.in_short(block) for block in self.blocks], width),
        ):
            if len(lines) <= height and all(len(line) <= width for line in lines):
                return lines
        return lines if len(lines) <= height else [*lines[: max(height - 1, 0)], Text("…", QUIET)]

    def style(self, block: Block, place: int) -> Style:
        card = block.cards[place]
        return in_shade(self.book, card) if place in block.covered else on_paper(self.book, card)

    def cell(self, block: Block, place: int, width: int = 0) -> Text:
        """One card; the one that counts of a target is marked by two arrows as well as by its colour."""
        written = self.book.write(block.cards[place])
        if block.is_target and place == len(block.cards) - 1:
            return Text(f"›{written}‹".center(width), TARGET)
        return Text(written.center(width), self.style(block, place))

    def small_column(self, block: Block) -> list[Text]:
        """An item as little cards that cover one another, the one that counts at the bottom, marks below it."""
        written = [len(self.book.write(card)) + 2 for card in block.cards]
        width = max([*written, len(block.marks)])
        rows = [self.cell(block, place, width) for place in range(len(block.cards))]
        return [*rows, *self.marks(block, width)]

    def marks(self, block: Block, width: int) -> list[Text]:
        return [Text(block.marks.center(width), QUIET)] if block.marks else []

    def column(self, block: Block) -> list[Text]:
        """The same, with the sign of the card that counts."""
        rows, last = self.small_column(block), len(block.cards)
        sign = Text(sign_of(self.book, block.top()).center(len(rows[0])), self.style(block, last - 1))
        return [*rows[:last], sign, *rows[last:]]

    def large_column(self, block: Block) -> list[Text]:
        """The same, larger all round."""
        rows, signed = self.column(block), len(block.cards) + 1
        for row in rows:
            row.pad(1)
        return [*rows[:signed], Text(" " * len(rows[0]), self.style(block, len(block.cards) - 1)), *rows[signed:]]

    def in_line(self, block: Block) -> Text:
        """Card after card: R1.R2.Ice."""
        cells = [self.cell(block, place) for place in range(len(block.cards))]
        return self.with_marks(Text(".", QUIET).join(cells), block)

    def in_short(self, block: Block) -> Text:
        """The card that counts, and how many there are: R5(3)."""
        text = self.cell(block, len(block.cards) - 1)
        if len(block.cards) > 1:
            text.append(f"({len(block.cards)})")
        return text

    def with_marks(self, text: Text, block: Block) -> Text:
        return text.append(f" {block.marks}", QUIET) if block.marks else text


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


def packed(texts: Iterable[Text], width: int) -> list[Text]:
    """As many as fit on each line, two spaces apart."""
    lines: list[Text] = []
    for text in texts:
        if lines and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] = Text("  ").join([lines[-1], text])
        else:
            lines.append(text)
    return lines


# --- scores -------------------------------------------------------------------------------------


class ScoreBlock(NamedTuple):
    """One score of a table of scores."""

    name: str
    parts: ScoreParts
    facts: Spoken


def score_table(painter: Painter, scores: Iterable[ScoreBlock], none_yet: str) -> Columns:
    """The arithmetic of every score: name, parts, and what is to be said of the seat."""
    blocks = []
    for name, parts, facts in scores:
        block = Table.grid(padding=(0, 1))
        block.add_row(Text.assemble((name, BOLD), " ", (facts.text, QUIET)))
        for what, points, clauses in parts.lines:
            block.add_row(painter.paint_spoken(what), Text(points, justify="right"), Text(clauses, GOLD))
        block.add_row("" if parts.lines else none_yet, Text(parts.total, BOLD, justify="right"))
        block.add_row()
        blocks.append(block)
    return Columns(blocks, padding=(0, 3))
