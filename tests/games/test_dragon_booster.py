"""Dragon Booster beyond its records: decks that are refused in words, ready decks, and tables of one's own."""

from __future__ import annotations

import pytest

from wyrmhall.games.dragon_booster import DRAGON_BOOSTER
from wyrmhall.games.dragon_booster.cards import BoosterCards
from wyrmhall.games.dragon_booster.decks import ready_decks
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadList, BadSetup
from wyrmhall.kernel.lists import read_list, write_list
from wyrmhall.kernel.play import choose, owing
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.coverage import coverage

SETUP = DRAGON_BOOSTER.set_up(2)
BOOK = SETUP.book
assert isinstance(BOOK, BoosterCards)
RED = ready_decks(BOOK, "constructed")["starter-red"]


def with_cards(*changes: str) -> list[int]:
    """The red starter with cards added (+MagKick) or taken out (-MagKick)."""
    deck = list(RED)
    for change in changes:
        row = BOOK.rows[change[1:]]
        if change[0] == "+":
            deck.append(row)
        else:
            deck.remove(row)
    return deck


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (["-MagKick"], "race deck: 59 cards; exactly 60 are needed (DB-13)"),
        (["+Regroup"], "race deck: 61 cards; exactly 60 are needed (DB-13)"),
        (["-MagKick", "+Charge"], "race deck: at most 4 of a kind, not 5 (DB-14), Charge"),
        (["+GoldCrownGear"], "dragon deck: 11 cards; at most 10 are allowed (DB-15)"),
        (["-Wyldfyr"], "dragon deck needs a dragon (DB-16)"),
        (
            ["-RedFlareGear", "-LancePenn"] + ["+KittWonn"] * 2,
            "dragon deck: at most 2 of a kind, not 3 (DB-17), KittWonn",
        ),
    ],
)
def test_a_deck_is_refused_with_what_is_wrong(changes: list[str], problem: str) -> None:
    with pytest.raises(BadList) as bad:
        DRAGON_BOOSTER.checked_list(SETUP, with_cards(*changes))
    assert str(bad.value) == problem


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadList) as bad:
        DRAGON_BOOSTER.checked_list(SETUP, with_cards("-Wyldfyr", "+Charge"))
    assert [clause for clause in ("DB-13", "DB-14", "DB-16") if clause in str(bad.value)] == ["DB-13", "DB-14", "DB-16"]
    assert bad.value.cards == ("Charge",)


def test_versions_of_one_title_are_counted_apart() -> None:
    """DB-17"""
    changes = ["-RedFlareGear", "-LancePenn", "-KittWonn", "+TrailSensorGear"] + ["+TrailSensorGear:MarkII"] * 2
    assert len(DRAGON_BOOSTER.checked_list(SETUP, with_cards(*changes))) == 70


@pytest.mark.parametrize(
    ("variant", "number", "problem"),
    [
        ("booster", 24, "race deck: 24 cards; exactly 25 are needed (DB-91)"),
        ("booster", 26, "race deck: 26 cards; exactly 25 are needed (DB-91)"),
        ("sealed", 39, "race deck: 39 cards; at least 40 are needed (DB-101)"),
    ],
)
def test_drafted_decks_have_their_own_sizes_and_no_other_limits(variant: str, number: int, problem: str) -> None:
    setup = DRAGON_BOOSTER.set_up(2, variant)
    charge = BOOK.rows["Charge"]
    with pytest.raises(BadList) as bad:
        DRAGON_BOOSTER.checked_list(setup, [charge] * number)
    assert str(bad.value) == problem
    assert DRAGON_BOOSTER.checked_list(setup, [charge] * (25 if variant == "booster" else 500))


def test_the_house_may_allow_larger_decks_from_boosters() -> None:
    """DB-A35"""
    setup = DRAGON_BOOSTER.set_up(2, "booster", {"draft_deck_mode": "minimum"})
    charge = BOOK.rows["Charge"]
    assert len(DRAGON_BOOSTER.checked_list(setup, [charge] * 26)) == 26
    with pytest.raises(BadList) as bad:
        DRAGON_BOOSTER.checked_list(setup, [charge] * 24)
    assert str(bad.value) == "race deck: 24 cards; at least 25 are needed (DB-91)"


def test_there_are_six_ready_decks_and_they_read_back_and_forth() -> None:
    assert isinstance(BOOK, BoosterCards)
    ready = ready_decks(BOOK, "constructed")
    assert sorted(ready) == [
        "deep-thinkers", "dragon-eyes", "golden-hearts", "starter-green", "starter-red", "stone-will",
    ]  # fmt: skip
    for deck in ready.values():
        assert DRAGON_BOOSTER.checked_list(SETUP, deck) == deck
        assert read_list(BOOK, write_list(BOOK, deck)) == deck


def small_set(kinds: int) -> CardTable:
    """The dragons of our own set, and its first race cards."""
    lines = BOOK.table.text.rstrip("\n").split("\n")
    dragons = [line for line in lines if ",dragon," in line]
    race = [line for line in lines if (",maneuver," in line or ",event," in line) and "dragon=" not in line]
    return CardTable("small.csv", "\n".join([lines[0], *dragons, *race[:kinds]]))


def test_a_set_too_small_for_a_deck_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"has 14 maneuvers and events; a race deck needs 15 \(DB-13, DB-14\)"):
        DRAGON_BOOSTER.set_up(2, cards=small_set(14))


def test_a_set_of_ones_own_is_played_with_a_deck_made_of_it() -> None:
    setup = DRAGON_BOOSTER.set_up(3, cards=small_set(15))
    play_to_the_end(setup, "own set")


@pytest.mark.parametrize("name", sorted(ready_decks(BOOK, "constructed")))
def test_every_ready_deck_plays(name: str) -> None:
    assert isinstance(BOOK, BoosterCards)
    play_to_the_end(SETUP, name, [ready_decks(BOOK, "constructed")[name], RED])


def play_to_the_end(setup: Setup, seed: str, decks: list[tuple[int, ...]] | None = None) -> None:
    s, lot = DRAGON_BOOSTER.start_from(setup, swift(seed), brought=decks), swift(f"{seed} lot")
    left = DRAGON_BOOSTER.longest(setup)
    while s.waiting:
        decision = s.waiting[0]
        options = decision.options(s)
        choose(s, owing(s)[0] if len(s.waiting) == 1 else decision.seat, options[lot.below(len(options))])
        left -= 1
        assert left
    assert s.winners


def test_games_by_lot_use_every_step_and_decision() -> None:
    """Our own set has no card on which effects are ordered, or go on after a choice; the examples have."""
    examples = DRAGON_BOOSTER.folder / "records" / "examples.csv"
    found = [coverage("dragon-booster", 60, "lot"), coverage("dragon-booster", 60, "lot", examples)]
    for kind in ("tables", "decisions", "steps"):
        assert set(found[0].never(kind)) & set(found[1].never(kind)) == set()


@pytest.mark.parametrize("variant", DRAGON_BOOSTER.seats)
def test_decks_by_lot_may_be_brought_and_have_every_card(variant: str) -> None:
    setup = DRAGON_BOOSTER.set_up(2, variant)
    lot = swift("decks")
    decks = [DRAGON_BOOSTER.list_by_lot(setup, lot) for _ in range(300)]
    assert [DRAGON_BOOSTER.checked_list(setup, deck) for deck in decks] == decks
    assert {row for deck in decks for row in deck} == set(range(len(setup.book.faces)))
