"""The laws over every game there is, in every variant and number of seats, with the rulings and with house options."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.compiled import compiled_tree
from tests.laws import elsewhere
from tests.laws.samples import every_table, name_of, with_house_options
from wyrmhall.kernel.chance import Chance, Seed, swift
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.laws import moments, twins
from wyrmhall.lab.laws.around import Around
from wyrmhall.lab.laws.elsewhere import Job, job
from wyrmhall.lab.laws.law import Depth, Tally
from wyrmhall.lab.laws.shares import broken_shares
from wyrmhall.lab.lots import lists_by_lot

TABLES = every_table()

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def as_many(most: int, table: Setup) -> int:
    """Fewer for each table of a game that has many of them."""
    return min(most, 6 * most // sum(len(seats) for seats in table.game.seats.values()))


def houses(table: Setup, count: int) -> list[Setup]:
    """The table by the rulings, then with house options."""
    return [table, *[with_house_options(table, f"house/{number}") for number in range(1, count)]]


@pytest.fixture
def share(request: pytest.FixtureRequest) -> int:
    """One game in so many is played here: all of them, unless a compiled run follows that plays them all."""
    return 3 if request.config.getoption("--again-compiled") else 1


def numbered(setups: list[Setup], share: int) -> list[tuple[int, Setup]]:
    """Each with its number, of which its seed is made: the same games, however many of them are played."""
    return list(enumerate(setups))[::share]


@tables
def test_every_moment_of_some_games(table: Setup, share: int) -> None:
    tally = Tally()
    for number, setup in numbered(houses(table, 6), share):
        tally += moments.check_laws(setup, f"moments/{number}", Depth(every=4))
    assert tally.refusals > 100 // share
    assert not broken_shares(tally)


@tables
def test_some_moments_of_many_games(table: Setup, share: int) -> None:
    tally = Tally()
    for number, setup in numbered(houses(table, as_many(120, table)), share):
        tally += moments.check_laws(setup, f"games/{number}", Depth(every=60))
    assert tally.games >= as_many(120, table) // 2 // share


@tables
def test_twin_worlds(table: Setup, share: int) -> None:
    tally = Tally()
    for number, setup in numbered(houses(table, as_many(25, table)), share):
        tally += twins.check_worlds(setup, f"worlds/{number}", Depth(every=15, forks=8, deals=8, ahead=40))
        s = setup.game.start_from(setup, swift(number), None, lists_by_lot(setup, f"spread/{number}"))
        twins.guess(s, number % setup.seats, swift(number), 20, tally)
    assert tally.unchanged < 0.05 * tally.worlds, "imagined worlds differ from the true one"
    assert tally.pairs > 1000 // share
    assert not broken_shares(tally)


class Tape(Around):
    """Draws that Hypothesis chose, so that it can look for the nastiest deal; then a swift source."""

    def __init__(self, tape: list[int], then: Chance) -> None:
        super().__init__(then)
        self.tape = tape
        self.at = 0

    def number(self, source: Chance, n: int) -> int:
        if self.at == len(self.tape):
            return source.below(n)
        self.at += 1
        return self.tape[self.at - 1] % n

    def copy(self) -> Chance:
        twin = Tape(self.tape, self.source.copy())
        twin.at = self.at
        return twin

    def to_data(self) -> list[Seed]:
        return ["swift", self.at + 1, 1, 1, 1]


@tables
@settings(max_examples=12)
@given(deal=st.lists(st.integers(0, 255), max_size=40), choices=st.lists(st.integers(0, 255), max_size=30))
def test_deals_and_choices_that_hypothesis_looks_for(table: Setup, deal: list[int], choices: list[int]) -> None:
    s = table.game.start_from(table, Tape(deal, swift("deal")))
    lot = Tape(choices, swift("lot"))
    tally = Tally()
    while s.waiting and lot.at < len(choices):
        choose(s, *moments.draw_choice(s, lot))
        moments.cards_are_kept(s)
        moments.listed_options_apply(s, tally)
        moments.memory_is_true(s, tally)
    twins.imagined_worlds_look_alike(s, swift("worlds"), 1, tally)


# --- other processes --------------------------------------------------------------------------------


def jobs(table: Setup) -> list[Job]:
    return [job(setup, f"elsewhere/{number}") for number, setup in enumerate(houses(table, 3))]


@tables
def test_another_process_with_another_hash_seed_plays_the_same(table: Setup) -> None:
    there = elsewhere.play_elsewhere(jobs(table), PYTHONHASHSEED="4711")
    elsewhere.same_elsewhere(jobs(table), there, "with another hash seed there is")


@tables
def test_compiled_games_equal_plain_ones(table: Setup) -> None:
    tree = str(compiled_tree())
    compiled = elsewhere.play_elsewhere(jobs(table), "compiled", tree)
    plain = elsewhere.play_elsewhere(jobs(table), "plain", tree, WYRMHALL_PLAIN="1")
    assert compiled == plain
    assert len(plain) == len(jobs(table))
