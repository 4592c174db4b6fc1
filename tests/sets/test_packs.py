"""Fresh packs: counts, no duplicates, the same again from the same key, and fair shares over many of them."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.sets.strategies import card_sets
from wyrmhall.kernel.chance import Keyed, swift
from wyrmhall.sets.cards import LEADER, Card, CardSet, Choice, Condition, PackDescription, Slot, fits, is_like
from wyrmhall.sets.importing import import_set
from wyrmhall.sets.library import shipped_mapping, shipped_packs, shipped_set
from wyrmhall.sets.packs import (
    MOST_OPENED,
    Opener,
    Wanted,
    expected_leaders,
    open_packs,
    shortages,
    usual_booster,
)
from wyrmhall.sets.problems import BadSet

SAMPLE = shipped_set("ember-coast")
BOOSTER = SAMPLE.packs[0]
KEY = "5e" * 32
MANY = 4_000


def can_be_opened(card_set: CardSet, description: PackDescription) -> bool:
    return all(
        sum(fits(card_set, card, choice) for card in card_set.cards) >= (1 if slot.repeats else slot.size)
        for slot in description.slots
        for choice in slot.choices
    )


@given(card_sets(), st.integers(0, 1000))
def test_every_pack_is_as_its_description_says(card_set: CardSet, seed: int) -> None:
    for description in card_set.packs:
        if not can_be_opened(card_set, description):
            with pytest.raises(BadSet) as bad:
                open_packs(card_set, description, 5, swift(seed))
            assert {each.code for each in bad.value.problems} <= {"slot_empty", "slot_short"}
            continue
        for pack in open_packs(card_set, description, 5, swift(seed)):
            assert len(pack) == description.size
            at = 0
            for slot in description.slots:
                filled, at = pack[at : at + slot.size], at + slot.size
                assert slot.repeats or len(set(filled)) == slot.size
                for card in filled:
                    assert any(fits(card_set, card_set.cards[card], choice) for choice in slot.choices)


@settings(max_examples=40)
@given(card_sets(), st.integers(1, 6), st.integers(1, 6))
def test_packs_are_the_same_again_however_many_are_opened(card_set: CardSet, few: int, more: int) -> None:
    assume(card_set.packs)
    for description in card_set.packs:
        if not can_be_opened(card_set, description):
            continue
        first = open_packs(card_set, description, few, Keyed(KEY))
        assert open_packs(card_set, description, few + more, Keyed(KEY))[:few] == first


def test_another_key_opens_other_packs_and_kinds_of_packs_have_streams_of_their_own() -> None:
    first = open_packs(SAMPLE, BOOSTER, 24, Keyed(KEY))
    assert first != open_packs(SAMPLE, BOOSTER, 24, Keyed("5f" * 32))
    assert first != open_packs(SAMPLE, BOOSTER._replace(name="other"), 24, Keyed(KEY))
    assert len(set(first)) == 24
    chance = Keyed(KEY)
    open_packs(SAMPLE, BOOSTER._replace(name="other"), 3, chance)
    assert open_packs(SAMPLE, BOOSTER, 24, chance) == first


def drawn(stream: bytes, count: int, n: int) -> tuple[int, int]:
    """A number below n and the count behind it, as docs/decisions/0004 defines them."""
    while True:
        word = int.from_bytes(hmac.digest(stream, str(count).encode(), "sha256")[:4], "big")
        count += 1
        if word < 2**32 - 2**32 % n:
            return word % n, count


def opened_by_hand(number: int) -> list[int]:
    """A booster of the sample set, worked out from docs/sets.md alone."""
    stream = hmac.digest(bytes.fromhex(KEY), f"stream pack-booster {number}".encode(), "sha256")
    pack: list[int] = []
    count = 0
    for size, choices in ((8, [("C", 1)]), (3, [("UC", 1)]), (1, [("R", 68), ("SR", 27), ("SCR", 1)])):
        slot: list[int] = []
        for _ in range(size):
            rarities = [rarity for rarity, weight in choices for _ in range(weight)]
            at, count = drawn(stream, count, len(rarities)) if len(choices) > 1 else (0, count)
            left = [place for place, card in enumerate(SAMPLE.cards) if card.rarity == rarities[at]]
            left = [place for place in left if place not in slot]
            at, count = drawn(stream, count, len(left))
            slot.append(left[at])
        pack += slot
    return pack


def test_anybody_can_open_the_packs_of_a_key_again() -> None:
    packs = open_packs(SAMPLE, BOOSTER, 24, Keyed(KEY))
    assert [list(pack) for pack in packs] == [opened_by_hand(number) for number in range(24)]


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[card] - share) ** 2 / share for card, share in expected.items())


def test_over_many_packs_each_card_comes_as_often_as_it_should() -> None:
    packs = open_packs(SAMPLE, BOOSTER, MANY, swift(7))
    found = Counter([card for pack in packs for card in pack])
    opener = Opener(SAMPLE, BOOSTER)
    for slot, sheets in zip(BOOSTER.slots, opener.sheets, strict=True):
        weights = sum(choice.weight for choice in slot.choices)
        for sheet in sheets:
            each = MANY * slot.size * sheet.choice.weight / weights / len(sheet.cards)
            freedom = len(sheet.cards) - 1
            limit = freedom + 4 * (2 * freedom) ** 0.5 + 10  # far beyond one in a thousand
            assert chi_square(found, dict.fromkeys(sheet.cards, each)) < limit


def small(*copies: int) -> CardSet:
    cards = tuple([Card(f"{at}", f"Card {at}", "Battle", (), "C", 1, times) for at, times in enumerate(copies)])
    return CardSet("Small", "made up", ("C",), (("Battle", "main"),), cards)


def test_a_card_with_more_copies_comes_more_often() -> None:
    description = PackDescription("one", (Slot(1, (Choice(),)),))
    found = Counter([pack[0] for pack in open_packs(small(1, 2, 5), description, MANY, swift(3))])
    assert chi_square(found, {0: MANY / 8, 1: MANY / 4, 2: MANY * 5 / 8}) < 20


def test_a_slot_without_duplicates_draws_in_proportion_to_what_is_left() -> None:
    """First card by copies 1:2:5, second by what remains: worked out by hand for the pair 1, 2."""
    description = PackDescription("two", (Slot(2, (Choice(),)),))
    found = Counter(open_packs(small(1, 2, 5), description, MANY, swift(4)))
    assert abs(found[(1, 2)] / MANY - 2 / 8 * 5 / 6) < 0.02
    assert abs(found[(2, 0)] / MANY - 5 / 8 * 1 / 3) < 0.02
    assert all(len(set(pack)) == 2 for pack in found)


def test_a_pack_that_takes_every_card_holds_each_once() -> None:
    description = PackDescription("all", (Slot(3, (Choice(),)),))
    assert {tuple(sorted(pack)) for pack in open_packs(small(9, 1, 1), description, 50, swift(5))} == {(0, 1, 2)}


def test_a_slot_that_cannot_be_filled_is_refused_before_any_pack_is_opened() -> None:
    short = PackDescription("short", (Slot(4, (Choice(),)), Slot(1, (Choice((Condition("rarity", ("R",)),)),))))
    with pytest.raises(BadSet) as bad:
        open_packs(small(1, 1, 1), short, 1, swift(1))
    assert [(each.code, each.parts.get("kinds")) for each in bad.value.problems] == [
        ("slot_short", 3), ("slot_empty", None)
    ]  # fmt: skip
    again = PackDescription("again", (Slot(4, (Choice(),), repeats=True),))
    assert len(open_packs(small(1, 1, 1), again, 1, swift(1))[0]) == 4


def test_nobody_opens_more_packs_than_there_can_be() -> None:
    with pytest.raises(BadSet, match="too many"):
        open_packs(SAMPLE, BOOSTER, MOST_OPENED + 1, swift(1))


def test_what_is_short_is_said_before_anybody_picks() -> None:
    eight = small(*[1] * 8)
    one = PackDescription("booster", (Slot(1, (Choice((Condition("rarity", ("C",)),)),)),))
    [repeat, leaderless] = shortages(eight, [Wanted(one, 24)], 4)
    assert (repeat.code, leaderless.code) == ("copies_repeat", "no_leader")
    assert {name: repeat.parts[name] for name in ("packs", "need", "kinds")} == {"packs": 24, "need": 24, "kinds": 8}
    assert [each.code for each in shortages(eight, [Wanted(one, 8)])] == ["no_leader"]
    assert shortages(SAMPLE, [Wanted(BOOSTER, 1)]) == []
    assert "few_leaders" in [each.code for each in shortages(SAMPLE, [Wanted(BOOSTER, 4)], 8)]


def test_the_expected_number_of_leaders_is_what_packs_hold() -> None:
    packs = open_packs(SAMPLE, BOOSTER, MANY, swift(11))
    leaders = sum(SAMPLE.kind(SAMPLE.cards[card]) == LEADER for pack in packs for card in pack)
    assert abs(leaders / MANY - float(expected_leaders(Opener(SAMPLE, BOOSTER)))) < 0.05


def test_the_usual_booster_has_twelve_cards_and_takes_every_rare() -> None:
    booster = usual_booster(SAMPLE.with_packs(()))
    assert booster is not None
    assert booster.size == 12
    assert {value for slot in booster.slots for each in slot.choices for value in each.conditions[0].values} == {
        "C", "UC", "R", "SR", "SCR"
    }  # fmt: skip
    assert usual_booster(small(1, 1, 1)) is None


KINDS_OF_DRAGON_BOOSTER = (  # type, rarity and how many: as in the card table of the game
    ("dragon", "U", 2), ("dragon", "R", 4), ("gear", "C", 15), ("gear", "U", 9), ("gear", "R", 8), ("crew", "C", 11),
    ("crew", "U", 7), ("crew", "R", 7), ("maneuver", "C", 20), ("maneuver", "U", 12), ("maneuver", "R", 6),
    ("event", "C", 12), ("event", "U", 6), ("event", "R", 6),
)  # fmt: skip


def test_the_packs_of_dragon_booster_fit_its_card_table() -> None:
    rows = [f"DB{kind}{rarity}{at},Title,{kind},red,{rarity},1" for kind, rarity, number in KINDS_OF_DRAGON_BOOSTER
            for at in range(number)]  # fmt: skip
    table = "\n".join(["id,title,type,color,rarity,cost", *rows])
    imported = import_set(table.encode(), shipped_mapping("dragon-booster"))
    assert imported.card_set is not None, imported.problems
    card_set = imported.card_set
    crystals = {"dragon", "gear", "crew"}
    for description in shipped_packs("dragon-booster"):
        for pack in open_packs(card_set, description, 50, swift(2)):
            found = [card_set.cards[card].type for card in pack]
            expected = {"booster": 1, "crystal": 5, "wrapped": 0}[description.name]  # DB-A33, DB-98, DB-100
            assert sum(kind in crystals for kind in found) == expected
            assert description.name != "crystal" or found.count("dragon") == 1


@pytest.mark.parametrize(
    ("pattern", "text", "fits_it"),
    [
        ("BT1-001", "bt1-001", True),
        ("BT1-001", "BT1-0012", False),
        ("*_PR*", "BT1-001_PR02", True),
        ("*_PR*", "BT1-001", False),
        ("a*a", "a", False),
        ("a*a", "aa", True),
        ("a*b*c", "aXbYc", True),
        ("a*b*c", "acb", False),
        ("*", "", True),
        ("", "", True),
        ("**", "x", True),
        ("[a-z]*", "abc", False),
        ("*\\*", "C*", True),
        ("*\\*", "C", False),
    ],
)
def test_patterns_know_nothing_but_the_star(pattern: str, text: str, fits_it: bool) -> None:
    assert is_like(pattern, text) is fits_it
