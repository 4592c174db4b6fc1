"""The laws, and twin worlds, over every draft of 2 to 8 seats with house options by lot, from few moments of each."""

from __future__ import annotations

import pytest

from tests.laws.samples import draft_tables, name_of, with_house_options
from wyrmhall.drafts.game import DraftGame
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.laws import moments, twins
from wyrmhall.lab.laws.law import Depth, Tally
from wyrmhall.lab.laws.shares import broken_shares

TABLES = draft_tables()
MOMENTS = 5  # of a draft that are looked at
MOST_CARDS = 600  # in a draft that is tried: larger ones show nothing else

# What decides who knows what, each with every other.
SECRETS = [
    {"leaders_public": leaders, "look_at_taken": look, "equalise": equalise, "pick_final": final}
    for leaders in ("true", "false")
    for look, equalise, final in (("always", "off", "when_all"), ("between_packs", "no_extra", "at_once"))
]


def cards_in(setup: Setup) -> int:
    assert isinstance(setup.game, DraftGame)
    return setup.game.longest(setup) // 2


def by_lot(table: Setup, number: int) -> Setup:
    """With house options by lot, of those drafts that are not too large."""
    lots = (with_house_options(table, f"drafts/{table.seats}/{number}/{each}") for each in range(50))
    return next((setup for setup in lots if cards_in(setup) < MOST_CARDS), table)


def depth_for(setup: Setup) -> Depth:
    return Depth(every=max(5, cards_in(setup) // MOMENTS), forks=1, deals=2, ahead=20)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_draft_keeps_the_laws(table: Setup) -> None:
    setup, tally = by_lot(table, 0), Tally()
    tally += moments.check_laws(setup, "drafts", depth_for(setup))
    assert tally.games == 1
    assert tally.refusals
    assert not broken_shares(tally)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_no_byte_tells_what_lies_in_other_hands(table: Setup) -> None:
    tally = Tally()
    for number in range(2):
        setup = by_lot(table, number)
        tally += twins.check_worlds(setup, f"twins/{number}", depth_for(setup))
    assert tally.pairs > 20
    assert tally.unchanged < 0.05 * tally.worlds


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("house", SECRETS, ids=lambda house: " ".join(house.values()))
def test_no_byte_tells_more_where_leaders_or_piles_are_secret(house: dict[str, str], seats: int) -> None:
    setup = game("dbs-draft").set_up(seats, None, {**house, "boosters_per_player": "5", "pack_size": "10"})
    tally = Tally()
    for number in range(2):
        tally += twins.check_worlds(setup, f"secrets/{number}", Depth(every=12 * seats, forks=2, deals=1, ahead=20))
    assert tally.worlds > 10
