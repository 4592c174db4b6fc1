"""Drafts by lot against the naive referee, who reads their logs; and what it finds in logs with planted faults.

More of the same: `python -m tests.naive.draft_referee 10000`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from tests.naive import draft_referee, drafts
from wyrmhall.kernel.registry import game

DRAFTS = 14  # of each format, two of each number of seats


@pytest.mark.parametrize(
    ("name", "variant"), [(name, each) for name, of in draft_referee.FORMATS.items() for each in of]
)
def test_the_referee_finds_nothing(name: str, variant: str) -> None:
    seen, problems = draft_referee.judged(name, variant, 0, DRAFTS)
    assert problems == []
    assert [seen[f"{seats} seats"] for seats in range(2, 9)] == [2] * 7
    assert seen["picks"] > 1000


# --- it bites -------------------------------------------------------------------------------------------


def log_of(name: str, seats: int = 3, **house: str) -> drafts.Log:
    drafted = game(name)
    return draft_referee.played(drafted.set_up(seats, None, house), "planted")


def small() -> drafts.Log:
    return log_of("dbs-draft", boosters_per_player="9", pack_size="6")


def another_card(log: drafts.Log) -> drafts.Log:
    """Somebody took what somebody else took."""
    first, second = log.choices[:2]
    return replace(log, choices=[replace(first, taken=second.taken), *log.choices[1:]])


def one_option_less(log: drafts.Log) -> drafts.Log:
    return replace(log, choices=[replace(log.choices[0], offered=log.choices[0].offered[1:]), *log.choices[1:]])


def a_pick_is_missing(log: drafts.Log) -> drafts.Log:
    return replace(log, choices=log.choices[:-1])


def a_pick_too_many(log: drafts.Log) -> drafts.Log:
    return replace(log, choices=[*log.choices, log.choices[-1]])


def the_other_way(log: drafts.Log) -> drafts.Log:
    return replace(log, circle=log.circle[::-1])


def a_card_is_lost(log: drafts.Log) -> drafts.Log:
    return replace(log, sideboards={**log.sideboards, 0: log.sideboards[0][1:]})


def a_card_is_swapped(log: drafts.Log) -> drafts.Log:
    strange = next(card for card in log.kinds if card not in log.decks[0] and log.kinds[card] == drafts.MAIN)
    return replace(log, decks={**log.decks, 0: [*log.decks[0][:-1], strange]})


def a_small_pack(log: drafts.Log) -> drafts.Log:
    return replace(log, packs=[[log.packs[0][0][1:], *log.packs[0][1:]], *log.packs[1:]])


def lent_to_nobody(log: drafts.Log) -> drafts.Log:
    return replace(log, lent={0: next(card for card, kind in log.kinds.items() if kind == drafts.LEADER)})


def a_deck_too_large(log: drafts.Log) -> drafts.Log:
    seat = next(seat for seat in log.decks if any(log.kinds[card] == drafts.MAIN for card in log.sideboards[seat]))
    card = next(card for card in log.sideboards[seat] if log.kinds[card] == drafts.MAIN)
    rest = log.sideboards[seat][:]
    rest.remove(card)
    return replace(
        log,
        decks={**log.decks, seat: [*log.decks[seat], card]},
        sideboards={**log.sideboards, seat: rest},
    )


@dataclass(frozen=True)
class Fault:
    plant: Callable[[drafts.Log], drafts.Log]
    told: str


FAULTS = (
    Fault(another_card, "took"),
    Fault(one_option_less, "was offered"),
    Fault(a_pick_is_missing, "somebody was not asked"),
    Fault(a_pick_too_many, "more than there are cards to pick"),
    Fault(the_other_way, "was offered"),
    Fault(a_card_is_lost, "deck and sideboard are not what was taken"),
    Fault(a_card_is_swapped, "deck and sideboard are not what was taken"),
    Fault(a_small_pack, "has 5 cards"),
    Fault(lent_to_nobody, "Leaders were lent to [0]"),
    Fault(a_deck_too_large, "where 40 are needed"),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_the_referee_finds_what_is_planted(fault: Fault) -> None:
    found = drafts.Referee(fault.plant(small())).judge()
    assert any(fault.told in each for each in found), found


def test_crystal_cards_that_stay_out_of_the_deck_are_found() -> None:
    log = log_of("dragon-booster-draft")
    crystal = next(card for card in log.decks[0] if log.kinds[card] != drafts.MAIN)
    log.decks[0].remove(crystal)
    log.sideboards[0].append(crystal)
    assert any("not all crystal cards" in each for each in drafts.Referee(log).judge())


def test_a_leader_too_few_for_all_is_lent() -> None:
    """With one Leader in the set, and in no pack, everybody uses one from outside."""
    setup = game("dbs-draft").set_up(4, None, None, draft_referee.book_of("dbs-draft", "few"))
    log = draft_referee.played(setup, "few")
    opened = sum(log.kinds[card] == drafts.LEADER for packs in log.packs for pack in packs for card in pack)
    assert drafts.Referee(log).judge() == []
    assert len(log.lent) == max(0, 4 - opened)
