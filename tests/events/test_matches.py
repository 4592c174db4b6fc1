"""Matches of several games, and sideboarding between them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.match import (
    DRAW,
    Deck,
    Play,
    begun,
    done,
    exchanged,
    game_over,
    loser,
    reset,
    time_is_up,
    what_rival_sees,
    with_colour,
)
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result

MAIN = tuple([f"n{number}" for number in range(40)])
SPARE = tuple([f"s{number}" for number in range(15)])
POOL = Deck(("L1", *MAIN), ("L2", *SPARE))
OTHER = Deck(("L3", *MAIN), SPARE)


def is_legal(deck: Deck) -> bool:
    """One Leader and forty others, as in a Dragon Ball Super draft."""
    return len(deck.cards) == 41 and sum([card.startswith("L") for card in deck.cards]) == 1


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(BadEvent) as why:
        deed()
    return why.value.which


def swapped() -> Deck:
    """The other Leader, and all fifteen of the sideboard."""
    return Deck(("L2", *MAIN[15:], *SPARE), ("L1", *MAIN[:15]))


def test_a_best_of_three_ends_with_two_wins() -> None:
    """DBS-25"""
    match = begun(3, (POOL, OTHER))
    assert match.phase == "playing"
    match = time_is_up(game_over(match, 0))
    assert game_over(match, 0).phase == "over"
    third = time_is_up(game_over(match, 1))
    assert (third.phase, third.result()) == ("playing", Result(won=(1, 1)))
    assert game_over(third, 1).result() == Result(won=(1, 2))
    assert refused(lambda: game_over(game_over(third, 1), 0)) == "no_game_is_played"


def test_a_drawn_game_is_one_of_the_three_and_in_a_cut_one_more_decides() -> None:
    """DBS-25, EV-7"""
    match = begun(3, (POOL, OTHER))
    for winner in (0, 1):
        match = time_is_up(game_over(match, winner))
    drawn = game_over(match, DRAW)
    assert (drawn.phase, drawn.result()) == ("over", Result(won=(1, 1), drawn=1))
    match = begun(3, (POOL, OTHER), "cut")
    for winner in (0, 1, DRAW, DRAW):
        match = time_is_up(game_over(match, winner))
    assert match.phase == "playing"
    assert game_over(match, 1).phase == "over"


def test_any_number_of_cards_are_exchanged_before_game_2_and_none_before_game_1() -> None:
    """DBS-S11: DBS-27, DBS-28, DB-A47"""
    match = begun(3, (POOL, OTHER))
    assert refused(lambda: exchanged(match, 0, swapped(), is_legal)) == "no_exchange_before_game_1"
    after = game_over(match, 1)
    assert exchanged(after, 0, swapped(), is_legal).decks == (swapped(), OTHER)
    without_leader = Deck(POOL.cards[1:], ("L1", "L2", *SPARE))
    assert refused(lambda: exchanged(after, 0, without_leader, is_legal)) == "deck_is_not_valid"
    stranger = Deck(("L9", *MAIN), ("L2", *SPARE))
    assert refused(lambda: exchanged(after, 0, stranger, is_legal)) == "not_the_same_cards"


def test_both_exchange_at_once_and_nothing_is_seen_of_it_but_that_it_is_done() -> None:
    """DBS-27"""
    after = game_over(begun(3, (POOL, OTHER)), 1)
    one = exchanged(after, 0, swapped(), is_legal)
    assert what_rival_sees(one, 1) == what_rival_sees(after, 1) == (False, False)
    ready = done(one, 0)
    assert what_rival_sees(ready, 1) == (False, True)
    assert refused(lambda: reset(ready, 0)) == "done_exchanging"
    both = done(ready, 1)
    assert (both.phase, both.decks) == ("playing", (swapped(), OTHER))
    assert refused(lambda: done(both, 0)) == "game_is_played"


def test_who_lets_the_time_run_out_plays_the_last_valid_deck() -> None:
    """DBS-27"""
    after = exchanged(game_over(begun(3, (POOL, OTHER)), 1), 0, swapped(), is_legal)
    assert refused(lambda: exchanged(after, 0, Deck(MAIN, (*SPARE, "L1", "L2")), is_legal)) == "deck_is_not_valid"
    second = time_is_up(after)
    assert (second.phase, second.decks[0]) == ("playing", swapped())
    assert time_is_up(game_over(second, 0)).decks[0] == swapped(), "it stays as it was, also for game 3"
    assert time_is_up(reset(game_over(second, 0), 0)).decks[0] == POOL


def test_each_match_begins_with_the_registered_deck() -> None:
    """DBS-A19"""
    match = time_is_up(exchanged(game_over(begun(3, (POOL, OTHER)), 1), 0, swapped(), is_legal))
    assert begun(3, match.registered).decks == (POOL, OTHER)
    desk = Desk(2)
    desk.do(d.DeckRegistered(1, POOL.cards, POOL.sideboard))
    desk.pair()
    assert refused(lambda: desk.do(d.DeckRegistered(1, OTHER.cards))) == "deck_is_registered"
    free = Desk(2, rebuild_between_matches=True)
    free.pair()
    free.do(d.DeckRegistered(1, OTHER.cards))
    assert free.event.players[1].deck == OTHER.cards


def test_in_a_best_of_one_nothing_is_exchanged() -> None:
    """DBS-S23: DBS-26, DBS-28"""
    match = begun(1, (POOL, OTHER))
    assert refused(lambda: exchanged(match, 0, swapped(), is_legal)) == "no_exchange_in_best_of_one"
    assert game_over(match, 0).phase == "over"


def test_who_lost_begins_and_after_a_draw_nobody_is_named() -> None:
    """DB-A2"""
    match = begun(5, (POOL, OTHER))
    assert loser(match) is None
    assert loser(game_over(match, 0)) == 1
    assert loser(game_over(match, DRAW)) is None


def test_a_colour_is_chosen_once_a_match() -> None:
    """DB-A38"""
    match: Play = with_colour(begun(3, (POOL, OTHER)), 1, "red")
    assert with_colour(match, 1, "red").colours == ("", "red")
    assert refused(lambda: with_colour(match, 1, "blue")) == "colour_is_chosen"
    assert with_colour(match, 0, "blue").colours == ("blue", "red")
