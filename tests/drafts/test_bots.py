"""Bots draft with sense: they keep to colours, mind the curve, do not hoard Leaders, and build what a player would."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.drafts.test_decks import drafted
from wyrmhall.drafts.decks import Built, built
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game


@cache
def of_bots(name: str, variant: str) -> Draft:
    return drafted(name, variant, 8)


def decks_of(s: Draft) -> list[Built]:
    found = [built(s, seat) for seat in range(s.seats)]
    return [each for each in found if each is not None]


def mains(s: Draft, deck: Built) -> list[int]:
    return [row for row in deck.deck if s.cards.is_main[row]]


def test_decks_have_their_leaders_colours() -> None:
    s = of_bots("dbs-draft", "standard")
    for deck in decks_of(s):
        leader = next(row for row in deck.deck if s.cards.is_leader[row])
        led = set(s.cards.cards[leader].colours)
        own = [row for row in mains(s, deck) if led.intersection(s.cards.cards[row].colours)]
        assert len(own) >= 24  # of 40
        assert len({colour for row in mains(s, deck) for colour in s.cards.cards[row].colours}) <= 3


def test_nobody_takes_a_leader_where_a_card_of_his_colours_is_to_be_had() -> None:
    """But for the first one, and for one that goes better with what he has."""
    s = of_bots("dbs-draft", "standard")
    for seat in range(s.seats):
        early = [rows for pick, rows in enumerate(s.took[seat]) if pick % 12 < 6]  # while there is a choice
        assert sum(s.cards.is_leader[row] for rows in early for row in rows) <= 5


def test_the_curve_is_one() -> None:
    s = of_bots("dbs-draft", "standard")
    for deck in decks_of(s):
        costs = Counter(s.cards.cards[row].cost for row in mains(s, deck))
        assert max(costs.values()) <= 18
        assert sum(count for cost, count in costs.items() if (cost or 0) >= 5) <= 8


@pytest.mark.parametrize(("variant", "size"), [("booster", 25), ("sealed", 40)])
def test_race_decks_have_maneuvers_and_events(variant: str, size: int) -> None:
    s = of_bots("dragon-booster-draft", variant)
    for deck in decks_of(s):
        maneuvers = [row for row in mains(s, deck) if s.cards.cards[row].type == "maneuver"]
        assert len(mains(s, deck)) == size
        assert 0.4 * size <= len(maneuvers) <= 0.85 * size


def test_bots_get_more_than_who_picks_blindly() -> None:
    """Ranks of the cards that are played: bots against picks by lot, in the same packs."""
    s = of_bots("dbs-draft", "standard")
    blind = game("dbs-draft").set_up(8).game.start_from(game("dbs-draft").set_up(8), swift("drafted"))
    assert isinstance(blind, Draft)
    lot = swift("blind")
    while blind.waiting:
        seat = owing(blind)[0]
        offered = options(blind, seat)
        auto = next((option for option in offered if option.text == "auto"), None)
        choose(blind, seat, auto or offered[lot.below(len(offered))])
    assert own_cards(s) > own_cards(blind) + 20


def own_cards(s: Draft) -> int:
    """How many cards in all decks have nothing but colours of the Leader, or none."""
    found = 0
    for deck in decks_of(s):
        led = {colour for row in deck.deck if s.cards.is_leader[row] for colour in s.cards.cards[row].colours}
        found += sum(led.issuperset(s.cards.cards[row].colours) for row in mains(s, deck))
    return found


def test_rare_cards_go_early() -> None:
    """In first picks, where nobody knows a colour yet, nobody leaves a card two ranks above the one he takes."""
    s = of_bots("dragon-booster-draft", "booster")
    for seat in range(s.seats):
        [taken] = s.took[seat][0]
        best = max(s.cards.ranks[row] for row in s.saw[seat][0])
        assert s.cards.ranks[taken] == best
