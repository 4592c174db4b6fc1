"""Storm Dragons: what records do not show."""

from __future__ import annotations

import pytest

from tests.naive.storm_dragons_referee import replayed
from wyrmhall.games.storm_dragons.cards import ALL_DRAGONS, DRAGONS
from wyrmhall.games.storm_dragons.draft import cards_each
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import strength, strength_lines
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.clauses import clauses_of
from wyrmhall.kernel.errors import BadSetup, BadTable
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.play import options, take
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.score import total
from wyrmhall.lab.laws import moments, twins
from wyrmhall.lab.laws.law import Depth

STORM_DRAGONS = game("storm-dragons")
OWN = (STORM_DRAGONS.folder / "cards.csv").read_text(encoding="utf-8")
every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def test_a_deck_has_60_dragons_and_21_storms() -> None:
    deck = STORM_DRAGONS.book_of(None).deck
    assert (len(deck), sum([card < DRAGONS for card in deck])) == (81, 60)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("King,3", "Kong,3", "own:2: name is 'Kong'"),
        ("King,3", "Queen,3", "own:3: Queen stands there twice"),
        ("noble,King", "guard,King", "own:2: family is 'guard'"),
        ("King,3,7", "King,3,x", "own:2: day_head is 'x'; it must be a whole number from 0 to 99"),
        ("King,3", "King,", "own:2: copies is missing"),
        ("storm,,Fog", "dragon,,Fog", "own:27: kind is 'dragon'"),
        ("storm,,Fog,3,,", "storm,,Fog,3,1,", "own:27: day_head must be empty here"),
        ("dragon,noble,King", "storm,,King", "own:2: kind is 'storm'"),
        ("provenance", "origin", "own:1: unknown column 'origin', did you mean 'provenance'?"),
    ],
)
def test_a_card_table_is_read_strictly(old: str, new: str, wrong: str) -> None:
    with pytest.raises(BadTable) as error:
        STORM_DRAGONS.book_of(CardTable("own", OWN.replace(old, new, 1)))
    assert str(error.value).startswith(wrong)


def test_a_missing_kind_is_named() -> None:
    lines = [line for line in OWN.splitlines() if ",Spy," not in line]
    with pytest.raises(BadTable, match="own:1: Spy is missing"):
        STORM_DRAGONS.book_of(CardTable("own", "\n".join(lines)))


def test_too_few_cards_for_the_seats() -> None:
    poor = CardTable("poor", OWN.replace(",3,", ",1,").replace(",4,", ",1,"))
    STORM_DRAGONS.set_up(2, cards=CardTable("less", OWN.replace("King,3", "King,0")))
    with pytest.raises(BadSetup, match="need 60 cards"):
        STORM_DRAGONS.set_up(3, cards=poor)


@every_number
def test_a_draft_gives_what_its_table_says(seats: int) -> None:
    setup = STORM_DRAGONS.set_up(seats, house={"distribution": "draft"})
    unused = len(STORM_DRAGONS.empty(setup, swift("draft")).deck()) - seats * cards_each(seats)
    assert (cards_each(seats), unused) == {2: (36, 9), 3: (27, 0), 4: (24, 66), 5: (30, 12), 6: (24, 18)}[seats]


@every_number
def test_a_drafted_game_keeps_the_laws(seats: int) -> None:
    setup = STORM_DRAGONS.set_up(seats, house={"distribution": "draft"})
    moments.check_laws(setup, "drafted", Depth(every=25))
    twins.check_worlds(setup, "drafted", Depth(every=40, forks=3, deals=3, ahead=30))


def test_every_strength_is_the_sum_of_its_lines() -> None:
    lot = swift("strengths")
    for seats in (2, 4, 6):
        s = STORM_DRAGONS.start(seats, seed=seats)
        assert isinstance(s, StormDragons)
        while s.waiting:
            decision = s.waiting[0]
            offered = decision.options(s)
            take(s, decision, offered[lot.below(len(offered))])
            for seat in range(seats):
                lines = strength_lines(s, seat)
                assert total(lines) == strength(s, seat)
                assert all(line.clauses for line in lines)


def test_after_a_draft_all_know_who_has_what() -> None:
    s = STORM_DRAGONS.start(3, seed=5, house={"distribution": "draft"})
    assert isinstance(s, StormDragons)
    lot = swift("draft")
    while not s.round:
        seat = s.waiting[0].seat
        offered = options(s, seat)
        take(s, s.waiting[0], offered[lot.below(len(offered))])
    for seed in range(5):
        world = redeal(s, 0, swift(seed))
        for seat in range(3):
            assert sorted(world.hands[seat] + world.draws[seat]) == sorted(s.hands[seat] + s.draws[seat])
        assert world.hands[1:] != s.hands[1:]


def test_a_bot_discards_what_it_can_best_do_without() -> None:
    words = "flight A Spy Juggernaut; flight B King Queen; hand C Blizzard Fog; day; turn C; C Blizzard; C Use"
    replay = replayed(STORM_DRAGONS.set_up(3), words.split("; "))
    replay.go_on()
    s = replay.s
    assert isinstance(s, StormDragons)
    picked = [STORM_DRAGONS.strategy().pick(s, each, each.options(s), swift(0)).text for each in s.waiting]
    assert picked == ["A:Spy^", "B:Queen"]


def test_every_text_cites_clauses_that_exist() -> None:
    book, clauses = STORM_DRAGONS.book_of(None), clauses_of(STORM_DRAGONS)
    for row in range(len(book.faces)):
        cited = book.face(row).clauses
        assert len(cited) > 1
        assert set(cited) <= set(clauses)


def test_rows_of_dragons_come_first() -> None:
    book = STORM_DRAGONS.book_of(None)
    assert [ALL_DRAGONS >> row & 1 for row in range(len(book.faces))] == [1] * 20 + [0] * 6
