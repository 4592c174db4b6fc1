"""A card table of one's own: what is wrong with it is said with file, line and cause, and nothing is guessed."""

from __future__ import annotations

from typing import Any

import pytest

from wyrmhall.games.fairy_tale.cards import COLUMNS, TaleCards
from wyrmhall.games.fairy_tale.faces import effect_said
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadSetup, BadTable
from wyrmhall.kernel.play import playout
from wyrmhall.kernel.registry import game

FAIRY_TALE = game("fairy-tale")
BARD = {
    "title": "Bard", "copies": "40", "faction": "Holy Empire", "category": "Character", "points": "3", "per": "",
    "friend": "", "effect": "", "expert": "0", "condition": "", "provenance": "mine",
}  # fmt: skip
HUT = {**BARD, "title": "Old Hut", "category": "Home", "faction": "Shadow"}


def table(*rows: dict[str, str]) -> CardTable:
    lines = [",".join([f'"{row[column]}"' for column in COLUMNS]) for row in rows]
    return CardTable("mine.csv", "\n".join([",".join(COLUMNS), *lines]))


def test_a_small_table_is_played() -> None:
    hut = {**HUT, "effect": "ALL FLIP 1 BARD & YOU DRAW 2", "condition": "MOST_CATEGORY:Home&HAVE:Bard"}
    mine = table(BARD, hut)
    for variant, seats in (("basic", 2), ("expert", 5), ("garfield", 4)):
        s = FAIRY_TALE.start(seats, seed=variant, variant=variant, cards=mine)
        playout(s, swift(variant))
        assert not s.waiting


def test_an_effect_may_name_a_faction_a_category_or_a_title() -> None:
    book = FAIRY_TALE.book_of(
        table(BARD, {**HUT, "effect": "ALL HUNT * OLD_HUT & YOU FLIP 1 HOME & ALL UNFLIP 2 HOLY_EMPIRE"})
    )
    assert isinstance(book, TaleCards)
    assert book.hunts[1] == [(0, 0b10)]
    assert book.flips[1][0].kinds == 0b10
    assert book.unflips[1][0].kinds == 0b01


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"title": ""}, "title is missing"),
        ({"title": "Bard"}, "Bard stands there twice"),
        ({"title": "7 Dwarves"}, "begin with a letter"),
        ({"title": "Élan"}, "ASCII"),
        ({"title": "Nothing"}, "means something else"),
        ({"copies": "0"}, "copies is '0'"),
        ({"copies": "many"}, "copies is 'many'"),
        ({"faction": "Elves"}, "faction is 'Elves'; it must be one of Dragonvale"),
        ({"category": ""}, "category is missing"),
        ({"points": "1.5"}, "points is '1.5'"),
        ({"points": "--1"}, "points is '--1'"),
        ({"per": "Knight"}, "per is 'Knight'; the table has no such title"),
        ({"friend": "Knight"}, "friend is 'Knight'"),
        ({"effect": "YOU BURN 1 ANY"}, "effect is 'YOU BURN 1 ANY'"),
        ({"effect": "YOU FLIP 0 ANY"}, "effect is 'YOU FLIP 0 ANY'"),
        ({"effect": "YOU HUNT * SHADOW"}, "effect is 'YOU HUNT * SHADOW'"),
        ({"effect": "ALL DRAW 1"}, "effect is 'ALL DRAW 1'"),
        ({"effect": "YOU FLIP 1 ELVES"}, "effect names ELVES"),
        ({"effect": "YOU DRAW 1 &"}, "effect is ''"),
        ({"effect": "COUNTS_AS Bard+Knight"}, "effect names 'Knight'"),
        ({"expert": "yes"}, "expert is 'yes'; it must be one of 0, 1"),
        ({"condition": "HAVE:Knight"}, "condition names 'Knight'"),
        ({"condition": "HAVE:"}, "condition is 'HAVE:'"),
        ({"condition": "FACTION:Elves>=2"}, "condition names 'Elves'"),
        ({"condition": "FACTION:Shadow>=0"}, "condition is 'FACTION:Shadow>=0'"),
        ({"condition": "MOST_CATEGORY:Tower"}, "condition names 'Tower'"),
        ({"condition": "MOST_FACTION:Home"}, "condition names 'Home'"),
        ({"provenance": ""}, "provenance is missing"),
    ],
)
def test_a_wrong_line_is_named(change: dict[str, str], said: str) -> None:
    with pytest.raises(BadTable) as error:
        FAIRY_TALE.book_of(table(BARD, {**HUT, **change}))
    assert str(error.value).startswith("mine.csv:3: ")
    assert said in str(error.value)


def test_an_effect_that_the_rules_do_not_know_is_no_effect_without_consequence() -> None:
    book = FAIRY_TALE.book_of(table(BARD, HUT))
    assert isinstance(book, TaleCards)
    unknown: Any = "YOU BURN 1 ANY"
    with pytest.raises((AssertionError, TypeError)):  # the latter where it is compiled
        book.read_effect(0, unknown)
    with pytest.raises((AssertionError, TypeError)):
        effect_said(unknown, {}, {})


def test_too_few_cards_for_the_seats() -> None:
    with pytest.raises(BadSetup, match=r"2 seats need 28 cards; the table has 20 \(FT-A1\)"):
        FAIRY_TALE.set_up(2, cards=table({**BARD, "copies": "20"}))
    with pytest.raises(BadSetup, match="2 seats need 40 cards"):
        FAIRY_TALE.set_up(2, cards=table({**BARD, "copies": "30"}), house={"short_deck": "no_draw_beyond_reserve"})
