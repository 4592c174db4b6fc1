"""A game on one screen: its goal, a turn, how one scores, and the one trick; with a picture made of cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.clauses import Clause, Span, marked
from wyrmhall.kernel.game import Game
from wyrmhall.lessons.lesson import BadLesson, in_language

FILE: Final = "overview.md"
PICTURE: Final = "Picture:"
CAPTION: Final = "|"
SIGNS: Final = ("→", "+", "=", "×", ">", "<")
STACK: Final = "."  # between cards that lie on one another


@dataclass(frozen=True)
class Picture:
    """Cards in a row, some on one another, with signs and numbers between them."""

    things: tuple[tuple[str, ...], ...]  # a sign or number, or the cards of a stack
    caption: str


@dataclass
class Overview:
    """What somebody should know before the first game."""

    title: str = ""
    chapters: list[tuple[str, str]] = field(default_factory=list)  # heading and text
    picture: Picture | None = None


def overview_of(game: Game, language: str = "en") -> Overview | None:
    """The overview that comes with a game; raises BadLesson."""
    path = in_language(game.folder / "lessons" / FILE, language)
    return read_overview(path.read_text(encoding="utf-8"), game.book_of(None)) if path.is_file() else None


def read_overview(text: str, book: Book) -> Overview:
    """# Title, then chapters, each ## Heading and a paragraph; at last Picture: CARDS | CAPTION."""
    overview = Overview()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# ") and not overview.title:
            overview.title = line[2:].strip()
        elif line.startswith("## "):
            overview.chapters.append((line[3:].strip(), ""))
        elif line.startswith(PICTURE):
            overview.picture = read_picture(line.removeprefix(PICTURE), number, book)
        elif line.strip():
            if not overview.chapters or overview.picture is not None:
                raise BadLesson(f"{FILE}:{number}: a text stands below a heading, and the picture comes last")
            heading, said = overview.chapters[-1]
            overview.chapters[-1] = (heading, f"{said} {line.strip()}".strip())
    if not overview.title or not overview.chapters or not all(said for _, said in overview.chapters):
        raise BadLesson(f"{FILE}:1: an overview has a title, and chapters with a text each")
    return overview


def read_picture(line: str, number: int, book: Book) -> Picture:
    before, bar, caption = line.partition(CAPTION)
    if not bar or not caption.strip() or not before.split():
        raise BadLesson(f"{FILE}:{number}: a picture is written {PICTURE} CARDS {CAPTION} CAPTION")
    things = []
    for word in before.split():
        cards = tuple(word.split(STACK))
        is_sign = word in SIGNS or word.lstrip("+-").isdecimal()
        if not is_sign and not all(card in book.rows for card in cards):
            raise BadLesson(f"{FILE}:{number}: {word} is neither a card nor one of {' '.join(SIGNS)}")
        things.append((word,) if is_sign else cards)
    return Picture(tuple(things), caption.strip())


def is_sign(thing: tuple[str, ...], book: Book) -> bool:
    """Whether it is a sign or number of a picture, and no card."""
    return thing[0] not in book.rows


def spans(text: str, clauses: dict[str, Clause] | None = None) -> list[Span]:
    """A text of an overview with its emphasis apart, and the names of clauses."""
    return marked(text, clauses or {})
