"""Fairy Tale against a second implementation, which was written without looking at the first.

More of the same, to look for rare differences: `python -m tests.naive.fairy_tale_referee 10000 10000 300`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.naive import fairy_tale as naive
from tests.naive import fairy_tale_game as mirror
from tests.naive import fairy_tale_referee as referee

TABLEAUS = 600
REVEALS = 800
GAMES = 9  # of each kind of table

CARDS = naive.read_cards()


def scores(*tableaus: str, called: str = "", most_needs_one: bool = True) -> list[int]:
    """The scores of tableaus, all by themselves."""
    seats = [tableau.split() for tableau in tableaus]
    ended = naive.Ended(CARDS, seats, list(range(len(seats))), naive.House(most_needs_one=most_needs_one))
    return [sum(naive.points_of_all(ended, seat, called.split())) for seat in range(len(seats))]


def ways(tableau: str, *effects: str) -> set[tuple[str, ...]]:
    """What these Flips can turn of the tableau."""
    read = [naive.read_effect(*effect.split()) for effect in effects]
    return naive.ways_to_turn(CARDS, naive.can_turn(tableau.split(), "FLIP"), read)


def test_the_referee_knows_the_examples_of_the_rule_book() -> None:
    assert len(naive.all_copies(CARDS, expert=True)) == 110
    assert len(naive.all_copies(CARDS, expert=False)) == 80
    assert scores("Homesteaders Homesteaders Homesteaders Homesteaders") == [16]  # FT-S02
    assert scores("BronzeDragon KnightOfTheRoundTable KnightOfTheRoundTable") == [12]  # Example 3
    assert scores("TheTrickster DragonsTaleChapter4", called="TheGoldDragon") == [8]  # FT-S08
    assert scores("ChildrenOfTheDragon MischievousFairy MischievousFairy TheEggOfChaos") == [10]  # FT-A33
    assert scores("Homesteaders Homesteaders Homesteaders TheTrickster", called="Homesteaders") == [11]  # FT-S25
    assert scores("DragonsTaleChapter1 RoyalCastle", "FairyRing", "Bard") == [12, 6, 0]  # FT-S05
    assert scores("DragonsTaleChapter1", "RoyalCastle", most_needs_one=False) == [0, 6]
    assert scores("DragonsTaleChapter1", "Bard-", most_needs_one=False) == [6, 0]
    assert ways("SkyDanceDragon DragonsLair", "YOU FLIP 1 DRAGONVALE") == {("DragonsLair",), ("SkyDanceDragon",)}


def test_the_referee_turns_as_many_cards_as_can_be_turned() -> None:
    both = ("Bard", "TheEggOfChaos")
    assert ways("TheEggOfChaos Bard", "ALL FLIP 1 DRAGONVALE", "ALL FLIP 1 HOLY_EMPIRE") == {both}  # FT-A6
    assert ways("TheEggOfChaos Bard Demon-", "ALL FLIP 1 HOLY_EMPIRE") == {("Bard",), ("TheEggOfChaos",)}
    assert ways("Bard Bard Demon", "ALL FLIP 2 HOLY_EMPIRE", "ALL FLIP 3 ANY") == {("Bard", "Bard", "Demon")}
    assert ways("Bard Bard-", "ALL FLIP 1 SHADOW") == {()}


def test_tableaus(tmp_path: Path) -> None:
    tally = referee.compare_many_tableaus(TABLEAUS, tmp_path)
    assert tally["tableaus"] == TABLEAUS
    assert min(tally["cards"], tally["ties"], tally["tricksters"]) > 0


def test_reveals(tmp_path: Path) -> None:
    tally = referee.compare_many_reveals(REVEALS, tmp_path)
    assert tally["reveals"] == REVEALS
    assert min(tally[phase] for phase in ("hunt", "hunted", "unflip", "flip", "exchange")) > 0


@pytest.mark.parametrize(("variant", "seats"), referee.every_kind())
def test_whole_games(variant: str, seats: int, tmp_path: Path) -> None:
    tally = referee.follow_games(variant, seats, GAMES, tmp_path)
    assert tally["games"] == GAMES
    assert tally["flip"] > 0


def test_the_referee_is_not_too_lenient() -> None:
    """It tells when cards were dealt, passed or turned that could not be."""
    table = mirror.new_table(CARDS, 2, "basic", naive.House(), sorted)
    top = table.deck[:10]
    with pytest.raises(ValueError, match="on top of the deck"):
        mirror.deal(table, [top[:5], ["Demon"] * 5])
