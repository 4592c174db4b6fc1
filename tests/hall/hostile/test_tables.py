"""Card tables from strangers: whatever they hold, they are refused with a line, or can be shown and played with."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hall.brought import own_text
from wyrmhall.hall.books import answer_of, info_of
from wyrmhall.hall.store.rows import BookRow
from wyrmhall.kernel.book import LONGEST_NAME, CardTable
from wyrmhall.kernel.errors import BadSetup, BadTable
from wyrmhall.kernel.registry import game

GAMES = ["fairy-tale", "magic-dragon", "storm-dragons"]
MARKUP = "<script>alert(1)</script>"
NASTY = [
    "", "-1", "0", "99", "9" * 30, "1e9", "\u0663", "A" * 61, "A" * 1001, MARKUP, "[bold red]x[/]", "{ $x }",
    "\x1b]0;x\x07",    "\u202e", "\u200d", "\x00", "a,b", '"', '"a\nb"', "=1+1", "%s", "../x",
    "ANY", "All", "Nothing", "YOU UNFLIP 1 ANY",
    "ALL FLIP 9 ANY & HUNT 9 ANY", "HAVE:x", "FACTION:Shadow>=1", "&" * 900, "FACTION:" * 100, "\u0130", "\ufb03",
    "\U0001f409",
]  # fmt: skip
HIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")


@st.composite
def tables(draw: st.DrawFn, name: str) -> str:
    """The table of a game, with some cells, lines and letters otherwise."""
    lines = own_text(name).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["cell", "cut", "double", "letter"]))
        if how == "cell":
            cells = lines[place].split(",")
            cells[draw(st.integers(0, len(cells) - 1))] = draw(st.sampled_from(NASTY) | st.text(max_size=8))
            lines[place] = ",".join(cells)
        elif how == "cut" and len(lines) > 2:
            del lines[place]
        elif how == "double":
            lines.insert(place, lines[place])
        else:
            at = draw(st.integers(0, len(lines[place])))
            lines[place] = lines[place][:at] + draw(st.characters()) + lines[place][at:]
    return "\n".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_strangers_table_is_refused_with_its_line_or_can_be_played_with(name: str) -> None:
    @settings(max_examples=150, database=None)
    @given(tables(name))
    def try_it(text: str) -> None:
        rules, table = game(name), CardTable("mine.csv", text)
        try:
            book = rules.book(table)
        except BadTable as refused:
            told = str(refused)
        else:
            told = ""
        if told:
            assert re.match(r"mine\.csv:\d+: ", told)
            assert not [line for line in told.split("\n") if HIDDEN.search(line)]
            return
        assert all(face.isascii() and face.isprintable() and len(face) <= LONGEST_NAME for face in book.faces)
        info = info_of(rules, book, BookRow(table.digest(), name, "mine.csv", table.text, 1))
        shown = msgspec.json.decode(answer_of(rules, book, info).body)
        shown.pop("text")
        assert not HIDDEN.search(msgspec.json.encode(shown).decode())
        variant = rules.usual_variant()
        for seats in rules.seats_of(variant):
            try:
                state = rules.start_from(rules.set_up(seats, variant, cards=book), rules.start(seats, seed=1).chance)
            except BadSetup:
                continue
            assert state.waiting

    try_it()


def test_markup_in_a_table_stays_text() -> None:
    """Titles and categories are shown as they are; what may be drawn from them is a word of ours."""
    text = own_text("fairy-tale") + f"Wyrm {MARKUP},1,Shadow,{MARKUP},1,,,,0,,{MARKUP}\n"
    book = game("fairy-tale").book(CardTable("mine.csv", text))
    face = book.face(len(book.faces) - 1)
    assert book.faces[-1].isalnum()
    assert face.title == f"Wyrm {MARKUP}"
    assert (face.palette, face.glyph) == ("black", "mask")
