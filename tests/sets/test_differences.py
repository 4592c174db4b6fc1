"""What is otherwise in another version of a set."""

from __future__ import annotations

from hypothesis import given, settings

from tests.sets.strategies import card_sets
from wyrmhall.kernel.differences import ADDED, CHANGED, LEFT_OUT, Difference
from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.differences import differences
from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.writing import read_set, write_set


@settings(max_examples=40)
@given(card_sets(), card_sets())
def test_sets_without_differences_are_equal(one: CardSet, other: CardSet) -> None:
    assert differences(one, one) == []
    if not differences(one, other):
        assert set(write_set(one).splitlines()) == set(write_set(other).splitlines())


def test_changes_are_told_card_by_card_and_field_by_field() -> None:
    before = shipped_set("ember-coast")
    text = write_set(before).replace("card | EC-004 | Ash Courier | Battle | Red | C | 1 | 1\n", "")
    text = text.replace("| Kiln Sparrow | Battle | Red | C | 1 |", "| Kiln Swallow | Battle | Red | C | 2 |")
    text = text.replace("pack |", "card | EC-200 | Newcomer | Battle | Red | C | 1 | 1\npack |")
    text = text.replace("slot | 8", "slot | 7")
    assert differences(before, read_set(text)) == [
        Difference("EC-005", CHANGED, "name", "Kiln Sparrow", "Kiln Swallow"),
        Difference("EC-005", CHANGED, "cost", "1", "2"),
        Difference("EC-200", ADDED),
        Difference("EC-004", LEFT_OUT),
        Difference("", CHANGED, "pack booster",
                   "slot | 8 | rarity=C; slot | 3 | rarity=UC; slot | 1 | 68 rarity=R | 27 rarity=SR | rarity=SCR",
                   "slot | 7 | rarity=C; slot | 3 | rarity=UC; slot | 1 | 68 rarity=R | 27 rarity=SR | rarity=SCR"),
    ]  # fmt: skip
