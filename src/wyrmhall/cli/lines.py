"""Lines for people: sentences in spans, and the clauses behind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wyrmhall.speech.spans import Span, Spoken


class Cited(NamedTuple):
    """The clauses behind what was said before them."""

    clauses: tuple[str, ...]

    @property
    def text(self) -> str:
        return f" ({', '.join(self.clauses)})"


class Line(NamedTuple):
    """A line: pieces of sentences, of which some name a card or a seat, and clauses."""

    pieces: tuple[Span | Cited, ...] = ()

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces)


def line_of(spoken: Spoken, clauses: tuple[str, ...] = ()) -> Line:
    return Line((*spoken.spans, *([Cited(clauses)] if clauses else [])))


def side_by_side(lines: Iterable[Line]) -> Line:
    """Sentences one after the other in one line."""
    pieces: list[Span | Cited] = []
    for line in lines:
        if pieces and line.pieces:
            pieces.append(Span(" "))
        pieces += line.pieces
    return Line(tuple(pieces))
