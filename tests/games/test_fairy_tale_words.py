"""Fairy Tale's effects and conditions have three faces that say the same: the value, its code, its sentence."""

from __future__ import annotations

import re

import pytest

from wyrmhall.games.fairy_tale import conditions as c
from wyrmhall.games.fairy_tale import effects as e
from wyrmhall.games.fairy_tale.cards import FACTIONS, TaleCards
from wyrmhall.kernel.registry import game

BOOK = game("fairy-tale").book_of(None)
assert isinstance(BOOK, TaleCards)
TARGETS = ("ANY", "HOLY_EMPIRE", "SHADOW", "HOME", "DEMON")
EFFECTS: list[e.Effect] = [
    *[e.Unflip(who, n, target) for who in ("YOU", "ALL") for n in (1, 2, 9) for target in TARGETS],
    *[e.Flip(who, n, target) for who in ("YOU", "ALL") for n in (1, 2, 9) for target in TARGETS],
    *[e.Hunt(n, target) for n in (e.EVERY, 1, 3) for target in TARGETS],
    *[e.Draw(n) for n in (1, 2, 5)],
    e.Almighty(),
    e.CountsAs(("Bard",)),
    e.CountsAs(("Homesteaders", "Mischievous Fairy", "Children of the Dragon")),
]  # fmt: skip
CONDITIONS: list[c.Condition] = [
    *[c.MostOfCategory(group) for group in ("Home", "Story", "Character")],
    *[c.MostOfFaction(group) for group in FACTIONS],
    *[c.AtLeast(faction, n) for faction in FACTIONS for n in (1, 2, 12)],
    *[c.Have(title) for title in ("The Gold Dragon", "Dragon's Lair")],
]
NUMBERS = "(every|one|two|three|four|five|six|seven|eight|nine)"


def effect_meant(sentence: str) -> e.Effect:
    """What somebody understands who reads the card."""

    def number(word: str) -> int:
        return e.NUMBERS.index(word)

    turn = re.fullmatch(rf"(You|All players) turn (up|down) {NUMBERS} of \w+ face-\w+ (?:(.+) )?cards\.", sentence)
    if turn:
        kind = e.Unflip if turn[2] == "up" else e.Flip
        return kind("YOU" if turn[1] == "You" else "ALL", number(turn[3]), e.capitals(turn[4] or "ANY"))
    hunt = re.fullmatch(r"Hunts every other card(?: of (.+))? revealed together with it\.", sentence)
    if hunt:
        return e.Hunt(e.EVERY, e.capitals(hunt[1] or "ANY"))
    hunt = re.fullmatch(rf"Hunts {NUMBERS} of the other (?:(.+) )?cards revealed together with it\.", sentence)
    if hunt:
        return e.Hunt(number(hunt[1]), e.capitals(hunt[2] or "ANY"))
    draw = re.fullmatch(rf"You draw {NUMBERS} cards? from the deck\.", sentence)
    if draw:
        return e.Draw(number(draw[1]))
    counts = re.fullmatch(r"Counts as (.+) at the same time\.", sentence)
    if counts:
        return e.CountsAs(tuple(re.split(", | and ", counts[1])))
    assert sentence == "At scoring it counts as one other card name of your choice."
    return e.Almighty()


def condition_meant(sentence: str) -> c.Condition:
    most = re.fullmatch(r"you have the most (.+) cards", sentence)
    if most:
        return c.MostOfFaction(most[1]) if most[1] in FACTIONS else c.MostOfCategory(most[1])
    number = re.fullmatch(r"you have (\d+) or more (.+) cards", sentence)
    if number:
        return c.AtLeast(number[2], int(number[1]))
    return c.Have(sentence.removeprefix("you have "))


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.code())
def test_an_effect_is_the_same_in_its_code_and_in_its_sentence(effect: e.Effect) -> None:
    assert e.read_effect(effect.code()) == effect
    assert effect_meant(effect.sentence()) == effect


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.code())
def test_a_condition_is_the_same_in_its_code_and_in_its_sentence(condition: c.Condition) -> None:
    assert c.read_condition(condition.code()) == condition
    assert condition_meant(condition.sentence()) == condition


def test_the_cards_say_what_their_table_says() -> None:
    """Each cell is the code of what was read from it, and the card's text says it in words."""
    assert isinstance(BOOK, TaleCards)
    for row, title in enumerate(BOOK.titles):
        assert e.write_effects(title.effects) == title.row.cells["effect"]
        assert c.write_conditions(title.conditions) == title.row.cells["condition"]
        text = BOOK.face(row).text
        for effect in title.effects:
            assert effect.sentence() in text
        for condition in title.conditions:
            assert condition.sentence() in text
        assert title.per in text
        assert f"{title.copies} in the full deck" in text


def test_the_printed_numbers() -> None:
    """FT-1, FT-8"""
    assert isinstance(BOOK, TaleCards)
    assert (len(BOOK.titles), len(BOOK.deck), len(BOOK.basic)) == (45, 110, 80)
