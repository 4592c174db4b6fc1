"""Packs that people type: by number or name, with suggestions, every mistake with its line."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.sets.strategies import card_sets
from wyrmhall.kernel.chance import swift
from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.packs import open_packs
from wyrmhall.sets.problems import BadSet
from wyrmhall.sets.typed import read_packs, write_packs, wrong_sizes

SAMPLE = shipped_set("ember-coast")


def numbers(text: str) -> list[list[str]]:
    return [[SAMPLE.cards[card].number for card in pack.cards] for pack in read_packs(SAMPLE, text)]


def test_opened_packs_can_be_written_and_read_again() -> None:
    packs = open_packs(SAMPLE, SAMPLE.packs[0], 24, swift(1))
    text = write_packs(SAMPLE, [(str(at), pack) for at, pack in enumerate(packs, 1)])
    read = read_packs(SAMPLE, text)
    assert tuple(pack.cards for pack in read) == packs
    assert wrong_sizes(read, 12) == []


@given(card_sets(), st.data())
def test_any_packs_can_be_written_and_read_again(card_set: CardSet, data: st.DataObject) -> None:
    places = st.integers(0, len(card_set.cards) - 1)
    packs = data.draw(st.lists(st.lists(places, min_size=1, max_size=6).map(tuple), min_size=1, max_size=3))
    text = write_packs(card_set, [(str(at), pack) for at, pack in enumerate(packs, 1)])
    assume(not any(" " in card.number for card in card_set.cards))  # a number with spaces is typed by itself
    assert [pack.cards for pack in read_packs(card_set, text)] == packs


def test_cards_are_named_as_people_name_them() -> None:
    typed = "pack Ada 1\n# a comment\n\nEC-003\nec-004 ash courier\n2 Kiln Sparrow\n3x EC-006\n"
    typed += "Hesta, Keeper of the Last Kiln\n"
    assert numbers(typed) == [["EC-003", "EC-004", "EC-005", "EC-005", "EC-006", "EC-006", "EC-006", "EC-001"]]
    assert numbers("EC–003\r\n") == [["EC-003"]]


@pytest.mark.parametrize(
    ("text", "code", "line", "part", "value"),
    [
        ("pack 1\nEC-003\nAsh Curier\n", "no_such_card", 3, "meant", "Ash Courier"),
        ("EC-199\n", "no_such_card", 1, "meant", "EC-139"),
        ("EC-003 Ash Courier\n", "not_its_name", 1, "name", "Cinder Fisher"),
        ("0 EC-003\n", "bad_number", 1, "least", 1),
        ("pack 1\npack 1\nEC-003\n", "pack_twice", 2, "pack", "1"),
        ("pack 1\n", "pack_empty", 1, "pack", "1"),
        ("EC-003\x1b[31m\n", "odd_sign", 1, "sign", "U+001B"),
        ("", "no_packs", 0, "", None),
    ],
)
def test_each_mistake_is_told_with_its_line(text: str, code: str, line: int, part: str, value: object) -> None:
    with pytest.raises(BadSet) as bad:
        read_packs(SAMPLE, text)
    [found] = bad.value.problems
    assert (found.code, found.line, found.parts.get(part)) == (code, line, value)


def test_a_name_of_several_cards_needs_the_number() -> None:
    cards = (*SAMPLE.cards, SAMPLE.cards[5]._replace(number="EC-141"))
    twice = CardSet(SAMPLE.name, SAMPLE.provenance, SAMPLE.rarities, SAMPLE.types, cards)
    with pytest.raises(BadSet) as bad:
        read_packs(twice, cards[5].name)
    assert bad.value.problems[0].parts["numbers"] == "EC-006, EC-141"


def test_a_pack_of_the_wrong_size_is_for_the_judge() -> None:
    [found] = wrong_sizes(read_packs(SAMPLE, "pack x\n11 EC-003\npack y\n12 EC-003\n"), 12)
    assert (found.code, found.line, found.parts["found"]) == ("pack_size", 1, 11)
