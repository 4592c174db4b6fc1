"""Dragon Booster against a second implementation, which was written without looking at the first.

More of the same, to look for rare differences: `python -m tests.naive.dragon_booster_referee 200`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.naive import dragon_booster_referee as referee
from tests.naive import dragon_booster_table as naive
from tests.naive.beside import Differs, Told
from wyrmhall.games.dragon_booster.state import DragonBooster
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.play import options

GAMES = 6  # of each kind of table
DECKS = 300


@pytest.mark.parametrize(("variant", "seats"), referee.every_kind())
def test_whole_games(variant: str, seats: int, tmp_path: Path) -> None:
    assert referee.follow_games(variant, seats, GAMES, tmp_path)["games"] == GAMES


def test_everything_occurs(tmp_path: Path) -> None:
    """Each kind of choice, and each end."""
    tally: Counter[str] = Counter()
    for number in range(20):
        tally += referee.follow_one("constructed", 4, number, tmp_path)
    words = ("Play", "Use", "Discard", "Up", "Rush", "Rival", "Find", "Take", "Recall", "Fix", "First")
    assert [word for word in (*words, "points", "exhaustion", "empty") if not tally[word]] == []


def test_sprints_below_zero(tmp_path: Path) -> None:
    """DB-4, DB-67, DB-A14, DB-A16: nothing may win, and what is below nothing is compared as it is."""
    cards, tally = referee.weak_table(tmp_path / "weak.csv"), Counter[str]()
    for seats in (2, 3, 5):
        setup = referee.dragon_booster().set_up(seats, "booster", None, cards)
        for number in range(6):
            tally += referee.follow_game(setup, f"weak {number}", cards)
    assert tally["below 0"] > 50


def test_decks() -> None:
    """Both find the same decks legal, and refuse the others for the same clause."""
    refused: Counter[str] = Counter()
    for number in range(DECKS):
        variant = referee.VARIANTS[number % 3]
        brought, rows = referee.any_deck_by_lot(f"deck {number}", variant)
        setup = referee.dragon_booster().set_up(2, variant)
        faults = naive.deck_faults(naive.read_cards(), brought, variant, naive.House())
        refused += Counter(faults or ["none"])
        if not faults:
            setup.game.checked_list(setup, rows)
            continue
        with pytest.raises(BadList) as bad:
            setup.game.checked_list(setup, rows)
        assert {clause for clause in referee.DECK_CLAUSES if f"({clause})" in str(bad.value)} == set(faults)
    assert set(refused) == {"none", *referee.DECK_CLAUSES}


@pytest.mark.parametrize("planted", ["points", "hand", "energy", "discards", "has_damaged"])
def test_the_referee_is_not_too_lenient(planted: str) -> None:
    """It notices a total, a card or a mark that is otherwise in the engine."""
    setup = referee.dragon_booster().set_up(2, "constructed")
    follower = referee.begin_game(setup, "lenient", naive.TABLE)
    follower.meet()
    follower.compare()
    s = follower.s
    if planted == "points":
        s.scores = (1, 0)
    elif planted == "hand":
        s.hands[1] = s.hands[1][1:]
    elif planted == "energy":
        s.energy = (9, 9)
    elif planted == "discards":
        s.discards[0] += (0,)
    else:
        s.has_damaged = (1,)
    with pytest.raises(Differs, match=planted.replace("_", " ")):
        follower.compare()


def test_the_referee_notices_an_option() -> None:
    setup = referee.dragon_booster().set_up(2, "constructed", {"first_leader": "A"})
    follower = referee.begin_game(setup, "option", naive.TABLE)
    follower.meet()
    s = follower.s
    assert options(s, 0)
    s.set_dragon_deck(0, tuple([row for row in s.dragon_deck(0) if s.cards.play[row] != options(s, 0)[0]]))
    with pytest.raises(Differs, match="options"):
        follower.meet()


def test_teams_without_a_dragon() -> None:
    """DB-A46 With sealed_teams=apply all crew in a mag pit share a team, with a dragon or without one."""
    setup = referee.dragon_booster().set_up(2, "sealed", {"sealed_teams": "apply"})
    for seed in range(20):
        referee.follow_game(setup, f"teams {seed}")


def test_ends_of_battles_for_all(tmp_path: Path) -> None:
    """Effects "when this battle ends" of somebody who has no rushing card and so may not act."""
    for seed in range(20):
        cards = referee.table_by_lot(Random(seed), tmp_path / f"{seed}.csv")
        setup = referee.dragon_booster().set_up(3, "constructed", {"non_rushers_act": "false"}, cards)
        referee.follow_game(setup, f"ends {seed}", cards)


def test_the_lot_is_told_nothing_else() -> None:
    s = referee.dragon_booster().start(2, "any")
    assert isinstance(s, DragonBooster)
    lot = referee.EngineLot(s, Told(swift("any"), [(0, 1)]))
    with pytest.raises(ValueError, match="has not shuffled"):
        lot.shuffled(0, ["DB061/0.1", "DB061/0.2"])
