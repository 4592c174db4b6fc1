"""How the cards of Magic Dragon are drawn, what is said of its stacks, and what its options point at."""

from __future__ import annotations

import pytest

import wyrmhall
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.clauses import clauses_of
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.value import NONE

MAGIC_DRAGON = game("magic-dragon")
HEADER = "kind,name,colour,number,copies,bonus,provenance"
BID = "bid,bid 0,,0,5,7,mine"


def own_book(*lines: str) -> Book:
    return MAGIC_DRAGON.book_of(CardTable("own", "\n".join([HEADER, *lines, BID])))


def dragon(colour: str, number: int) -> str:
    return f"dragon,{colour} {number},{colour},{number},1,,mine"


def test_a_dragon_grows_with_its_number() -> None:
    book = MAGIC_DRAGON.book_of(None)
    face = book.face(book.card("R5"))
    assert (face.title, face.name, face.rank) == ("Sovereign", said("dragon", colour="Red", number=5), "5")
    assert (face.palette, face.glyph, face.art) == ("red", "drop", "dragon:displayed")
    assert face.provenance == "rulebook"
    art = [book.face(book.card(f"K{number}")).art for number in range(1, 8)]
    assert len(set(art)) == 7
    assert (art[0], art[-1]) == ("dragon:hatch", "dragon:bust")


def test_every_colour_and_spell_has_a_sign_of_its_own() -> None:
    book = MAGIC_DRAGON.book_of(None)
    signs = {card: (book.face(book.card(card)).palette, book.face(book.card(card)).glyph)
             for card in ("R1", "Y1", "K1", "P1", "G1", "Ice", "Fire", "Color")}  # fmt: skip
    assert signs == {
        "R1": ("red", "drop"),
        "Y1": ("yellow", "sun"),
        "K1": ("black", "moon"),
        "P1": ("purple", "crystal"),
        "G1": ("green", "leaf"),
        "Ice": ("ice", "snow"),
        "Fire": ("fire", "blaze"),
        "Color": ("color", "palette"),
    }


def test_every_text_cites_clauses_that_exist() -> None:
    book, clauses = MAGIC_DRAGON.book_of(None), clauses_of(MAGIC_DRAGON)
    for row in range(len(book.faces)):
        cited = book.face(row).clauses
        assert len(cited) > 1
        assert set(cited) <= set(clauses)


def test_colours_of_ones_own_borrow_what_is_free() -> None:
    book = own_book(dragon("red", 1), dragon("teal", 1), dragon("blue", 12), dragon("amber", 3))
    faces = [book.face(book.card(card)) for card in ("R1", "T1", "B12", "A3")]
    assert [face.palette for face in faces] == ["red", "yellow", "blue", "black"]
    assert [face.glyph for face in faces] == ["drop", "sun", "wave", "moon"]
    assert [face.name for face in faces] == [
        said("dragon", colour=colour, number=number)
        for colour, number in (("Red", 1), ("Teal", 1), ("Blue", 12), ("Amber", 3))
    ]
    assert (faces[2].title, faces[2].art) == ("Elder Wyrm", "dragon:bust")
    assert faces[0].provenance == "mine"
    assert book.face(book.card("Ice")).provenance == ""


def test_more_colours_than_palettes_can_still_be_drawn() -> None:
    names = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
    book = own_book(*[dragon(name, 1) for name in names])
    assert len({book.face(row).palette for row in range(10)}) == 9


@pytest.mark.parametrize(
    ("stack", "owner", "marks"),
    [
        ("R1.R2", "A", ()),
        ("R1.Ice", "A", (said("frozen"),)),
        ("R1.Fire", "-", (said("burnt"),)),
        ("R1.Color=G", "-", (said("waits", colour="green", letter="G"),)),
        ("R1.Color=K", "-", (said("waits", colour="black", letter="K"),)),
        ("R1.Color.G2", "A", ()),
    ],
)
@pytest.mark.parametrize("house", [{}, {"covered_cards_visible": "false"}])
def test_what_is_said_of_a_stack(stack: str, owner: str, marks: tuple[Said, ...], house: dict[str, str]) -> None:
    s = wyrmhall.position("magic-dragon", 2, f"hand A Y1 Y2\nhand B Y3\nstack {owner} {stack}\nturn A", house=house)
    view = wyrmhall.look(s, 1)
    [piece] = view.pile("stack", view.setup.seat(owner))
    assert view.setup.book.marks(piece) == marks
    assert view.setup.book.marks(0) == ()


def test_an_option_points_at_the_uppermost_dragon() -> None:
    book = MAGIC_DRAGON.book_of(None)
    targets = {"R5xR3": "R3", "Ice/K7": "K7", "Fire/G1": "G1", "Color/P2=G": "P2"}
    for text, target in targets.items():
        assert book.faces[book.option(text).target] == target
    for text in ("R5", "2", "Pass"):
        assert book.option(text).target == NONE
