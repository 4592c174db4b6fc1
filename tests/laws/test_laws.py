"""The laws over every game there is, in every variant and number of seats, with the rulings and with house options."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws import elsewhere, laws, twins
from tests.laws.laws import Depth, Tally
from tests.laws.samples import every_table, name_of, with_house_options
from wyrmhall import _native
from wyrmhall.kernel.chance import Chance, Seed, swift
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.setup import Setup

TABLES = every_table()

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def as_many(most: int, table: Setup) -> int:
    """Fewer for each table of a game that has many of them."""
    return min(most, 6 * most // sum(len(seats) for seats in table.game.seats.values()))


def houses(table: Setup, count: int) -> list[Setup]:
    """The table by the rulings, then with house options."""
    return [table, *[with_house_options(table, f"house/{number}") for number in range(1, count)]]


@tables
def test_every_moment_of_some_games(table: Setup) -> None:
    tally = Tally()
    for number, setup in enumerate(houses(table, 6)):
        tally += laws.check_laws(setup, f"moments/{number}", Depth(every=4))
    assert tally.refusals > 100
    assert tally.explained > 0.9 * tally.refusals, "most refusals can name a clause"


@tables
def test_some_moments_of_many_games(table: Setup) -> None:
    tally = Tally()
    for number, setup in enumerate(houses(table, as_many(120, table))):
        tally += laws.check_laws(setup, f"games/{number}", Depth(every=60))
    assert tally.games >= 60


@tables
def test_twin_worlds(table: Setup) -> None:
    tally = Tally()
    for number, setup in enumerate(houses(table, as_many(25, table))):
        tally += twins.check_worlds(setup, f"worlds/{number}", Depth(every=15, forks=8, deals=8, ahead=40))
        s = setup.game.start_from(setup, swift(number))
        twins.imagined_worlds_are_spread(s, number % setup.seats, swift(number), 20)
    assert tally.unchanged < 0.05 * tally.worlds, "imagined worlds differ from the true one"
    assert tally.pairs > 1000
    assert tally.ends[twins.PARTED] < 0.4 * tally.forks, f"rules seldom tell what no zone shows: {tally.ends}"


class Tape(Chance):
    """Draws that Hypothesis chose, so that it can look for the nastiest deal; then a swift source."""

    def __init__(self, tape: list[int], then: Chance) -> None:
        self.tape = tape
        self.then = then
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.tape):
            return self.then.below(n)
        self.at += 1
        return self.tape[self.at - 1] % n

    def copy(self) -> Chance:
        twin = Tape(self.tape, self.then.copy())
        twin.at = self.at
        return twin

    def to_data(self) -> list[Seed]:
        return ["swift", self.at, 0]


@tables
@settings(max_examples=12)
@given(deal=st.lists(st.integers(0, 255), max_size=40), choices=st.lists(st.integers(0, 255), max_size=30))
def test_deals_and_choices_that_hypothesis_looks_for(table: Setup, deal: list[int], choices: list[int]) -> None:
    s = table.game.start_from(table, Tape(deal, swift("deal")))
    lot = Tape(choices, swift("lot"))
    tally = Tally()
    while s.waiting and lot.at < len(choices):
        choose(s, *laws.draw_choice(s, lot))
        laws.cards_are_kept(s)
        laws.listed_options_apply(s)
        laws.memory_is_true(s, tally)
    twins.imagined_worlds_look_alike(s, swift("worlds"), 1, tally)


# --- other processes --------------------------------------------------------------------------------


def jobs(table: Setup) -> list[elsewhere.Job]:
    return [elsewhere.job(setup, f"elsewhere/{number}") for number, setup in enumerate(houses(table, 3))]


@tables
def test_another_process_with_another_hash_seed_plays_the_same(table: Setup) -> None:
    there = elsewhere.play_elsewhere(jobs(table), PYTHONHASHSEED="4711")
    elsewhere.same_elsewhere(jobs(table), there, "with another hash seed there is")


@cache
def compiled_tree() -> Path:
    tree = elsewhere.COMPILED
    sources = elsewhere.ROOT / "src" / "wyrmhall"
    if not (tree / "wyrmhall").is_dir() or not _native.judge(str(tree / "wyrmhall"))[0]:
        pytest.skip("there is no compiled build: make build/compiled")
    if _native.record(str(tree / "wyrmhall")) != _native.record(str(sources)):
        pytest.skip("the compiled build is older than the sources: make build/compiled")
    return tree


@tables
def test_compiled_games_equal_plain_ones(table: Setup) -> None:
    tree = str(compiled_tree())
    compiled = elsewhere.play_elsewhere(jobs(table), EXPECTED="compiled", PYTHONPATH=tree)
    plain = elsewhere.play_elsewhere(jobs(table), EXPECTED="plain", PYTHONPATH=tree, WYRMHALL_PLAIN="1")
    assert compiled == plain
    assert len(plain) == len(jobs(table))
