"""Magic Dragon against a second engine, which was written without looking at the first."""

from __future__ import annotations

import pytest

from tests.counts.perft import Count, read_counts
from tests.counts.shadow import Heavy, Shadow
from tests.laws.samples import with_house_options
from wyrmhall.games.magic_dragon.cards import MagicCards
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position
from wyrmhall.kernel.registry import game

COUNTS = read_counts()
NAIVELY = 1500  # lines that the naive engine counts in a bearable time
GAMES = 50

seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize("line", COUNTS, ids=lambda line: str(line).partition(":")[0])
def test_lines_of_play(line: Count) -> None:
    assert [line.ours(depth) for depth in range(1, len(line.counts) + 1)] == list(line.counts)
    for depth in range(1, len(line.counts) + 1):
        if sum(line.counts[:depth]) < NAIVELY:
            assert line.naively(depth) == line.counts[depth - 1], f"{depth} choices"


@seats
def test_whole_games_with_all_house_options(seats: int) -> None:
    plain = game("magic-dragon").set_up(seats)
    rounds = skipped = 0
    for number in range(GAMES):
        setup = with_house_options(plain, f"shadow/{number}") if number else plain
        assert isinstance(setup.book, MagicCards)
        lot = swift(f"shadow/{number}/lot")
        shadow = Shadow(setup.game.start_from(setup, Heavy(swift(f"shadow/{number}"), setup.book.dragons)))
        while not shadow.s.winners:
            shadow.choose(lot)
        rounds += shadow.rounds
        skipped += shadow.openers_skipped
    assert rounds > 4 * GAMES
    assert skipped > 0, "somebody held nothing but spells"


@pytest.mark.parametrize("tie", ["share", "extra_round"])
def test_games_that_are_about_to_end_in_a_tie(tie: str) -> None:
    """Everybody is near the target and bonuses are nothing, so that ties, tie-breaks and extra rounds are frequent."""
    shared = extra = 0
    for number in range(160):
        seats = 2 + number % 4
        words = f"scores {' '.join(['38'] * seats)}\nround 3\ndeal"
        house = {"final_tie": tie, "bid_bonus": "0,0,0,0,0"}
        shadow = Shadow(position("magic-dragon", seats, words, house=house, seed=number))
        lot = swift(f"tie/{number}")
        while not shadow.s.winners:
            shadow.choose(lot)
        shared += len(shadow.s.winners) > 1
        extra += shadow.s.extra
    assert (shared, extra) == ((0, shared + extra) if tie == "extra_round" else (shared + extra, 0))
    assert shared + extra > 2


@seats
def test_the_last_round_that_may_be_played(seats: int) -> None:
    """MD-A26: whatever the scores are, there is an end."""
    for number in range(12):
        zeros = " ".join(["0"] * seats)
        house = {"final_tie": "extra_round"}
        shadow = Shadow(position("magic-dragon", seats, f"scores {zeros}\nround 58\ndeal", house=house, seed=number))
        lot = swift(f"last/{number}")
        while not shadow.s.winners:
            shadow.choose(lot)
        assert shadow.rounds <= 2
