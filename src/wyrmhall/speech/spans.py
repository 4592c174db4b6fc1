"""Texts whose names of seats and cards stay recognisable.

While a sentence is put together they stand between private-use characters; these become spans in the end. No argument
may contain such characters itself, so none can pretend to be a card.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from wyrmhall.kernel.value import NONE

PERSON: Final = "\ue000"  # opens a name that somebody chose
WORD: Final = "\ue001"  # opens a name of ours: you, nobody, your enemy
CARD: Final = "\ue002"
NAMED: Final = "\ue003"  # between number or notation and the name
CLOSE: Final = "\ue004"

MARKED: Final = re.compile(f"([{PERSON}{WORD}{CARD}])([^{NAMED}]*){NAMED}([^{CLOSE}]*){CLOSE}")
# Private use, and what could turn the rest of a sentence round or break its line.
HOSTILE: Final = re.compile("[\ue000-\uf8ff\u202a-\u202e\u2066-\u2069\u2028\u2029\x00-\x1f\x7f-\x9f]")
SENTENCE_ENDS: Final = (". ", "! ", "? ")


class Span(NamedTuple):
    """A piece of a text; of a card its notation, of a seat or side its number."""

    text: str
    card: str = ""
    seat: int = NONE


class Spoken(NamedTuple):
    """What is said, as plain text and in pieces."""

    text: str
    spans: tuple[Span, ...]


NOTHING: Final = Spoken("", ())


class Marked(str):
    """A text with marks of ours, to stand in another one; whatever else is a text loses what could be a mark."""

    __slots__ = ()


def clean(text: str) -> str:
    return HOSTILE.sub("", text)


def marked_card(notation: str, name: str) -> str:
    return f"{CARD}{notation}{NAMED}{clean(name)}{CLOSE}"


def marked_person(seat: int, name: str) -> str:
    return f"{PERSON}{seat}{NAMED}{clean(name)}{CLOSE}"


def marked_word(seat: int, name: str) -> str:
    """A name of ours, which may hold the name of a person."""
    return f"{WORD}{seat}{NAMED}{unmarked(name)}{CLOSE}"


def unmarked(text: str) -> str:
    return MARKED.sub(lambda found: found[3], text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def spoken(marked: str) -> Spoken:
    """The pieces of a text; a name of ours gets a capital letter where a sentence begins."""
    if NAMED not in marked:
        return Spoken(marked, (Span(marked),)) if marked else NOTHING
    spans: list[Span] = []
    text = ""
    pieces = MARKED.split(marked)  # text, then sign, what, name, text, again and again
    for place in range(0, len(pieces), 4):
        if pieces[place]:
            spans.append(Span(pieces[place]))
            text += pieces[place]
        if place + 1 < len(pieces):
            sign, what, name = pieces[place + 1 : place + 4]
            if sign == WORD and (not text or text.endswith(SENTENCE_ENDS)):
                name = capital(name)
            spans.append(Span(name, card=what) if sign == CARD else Span(name, seat=int(what)))
            text += name
    return Spoken(text, tuple(spans))
