"""Each law bites: a game with a planted defect is caught by the law that is meant for it, the honest game is not."""

from __future__ import annotations

import pytest

from tests.laws import elsewhere, planted_lists
from tests.laws.planted import ALL_KNOWING, DEFECTS, HOPEFUL, RULE_LOOP, TWO_CALLS, Defect, plant
from tests.toy.decks import DECKS
from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import RuleLoop
from wyrmhall.kernel.game import Game, score_lines
from wyrmhall.kernel.play import playout
from wyrmhall.kernel.said import card, said
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import UNSEEN
from wyrmhall.kernel.view import look
from wyrmhall.lab.laws import twins
from wyrmhall.lab.laws.elsewhere import job
from wyrmhall.lab.laws.law import PARTED, SPREAD, UNGUESSED, WENT_APART, Broken, Depth, Law, Tally
from wyrmhall.lab.laws.shares import broken_shares
from wyrmhall.lab.lots import lists_by_lot

GAMES = 12  # a defect must show in so few
DEPTH = Depth(every=1, refused=8, worlds=1, forks=3, deals=3)


def put_to_the_test(game: Game, what: str) -> Tally:
    """All laws on a handful of games; raises Broken."""
    tally = Tally()
    tables = [game.set_up(seats, variant) for variant in game.seats for seats in game.seats[variant]]
    jobs = [job(setup, "planted", what) for setup in tables]
    for number in range(GAMES):
        setup = tables[number % len(tables)]
        tally += twins.check_game(setup, f"planted/{number}", DEPTH)
    if tally.ends[WENT_APART]:
        raise Broken(PARTED, f"{tally.ends}")
    elsewhere.same_elsewhere(jobs, elsewhere.play_elsewhere(jobs, PYTHONHASHSEED="1"), "there is")
    return tally


@pytest.mark.parametrize("toy", [RELAY, DECKS], ids=lambda toy: toy.name)  # in which defects are planted below
def test_the_honest_game_keeps_all_laws(toy: Game) -> None:
    tally = put_to_the_test(toy, toy.name)
    assert tally.pairs > 500
    assert tally.minds_changed > 40
    assert tally.remembered > 500


@pytest.mark.parametrize("defect", [*DEFECTS, *planted_lists.DEFECTS], ids=lambda defect: defect.what)
def test_a_planted_defect_is_caught(defect: Defect) -> None:
    with pytest.raises(Broken) as caught:
        put_to_the_test(plant(defect), defect.what)
    assert caught.value.law == defect.law


def shares_broken(s: State) -> list[Law]:
    """By what one seat imagines at the beginning of this game."""
    tally = Tally()
    twins.guess(s, 0, swift(1), 40, tally)
    return [broken.law for broken in broken_shares(tally)]


def test_worlds_that_are_too_near_to_the_truth_are_noticed() -> None:
    assert shares_broken(RELAY.start(4, seed=1)) == []
    assert shares_broken(plant(ALL_KNOWING).start(4, seed=1)) == [SPREAD]


@pytest.mark.parametrize("variant", planted_lists.VARIANTS, ids=lambda variant: variant.what)
def test_other_honest_games_to_which_seats_bring_cards_keep_all_laws(variant: Defect) -> None:
    game, tally = plant(variant), Tally()
    for number in range(4):
        tally += twins.check_game(game.set_up(2 + number % 2), f"variant/{number}", DEPTH)
    assert tally.pairs > 100
    assert not tally.ends[WENT_APART]


def test_bots_that_know_what_others_have_brought_are_noticed() -> None:
    for game in (DECKS, plant(planted_lists.CHEATING)):
        setup = game.set_up(3)
        s = game.start_from(setup, swift(1), None, lists_by_lot(setup, "unusual"))
        assert (UNGUESSED in shares_broken(s)) == (game is not DECKS)


def test_a_score_counts_what_is_seen_and_nothing_else() -> None:
    """A game can ask for a hidden card as it likes: the view from which it counts has none."""
    game = plant(HOPEFUL)
    for seed in range(6):
        for setup in (game.set_up(4, "teams"), game.set_up(3, "single")):
            twins.check_worlds(setup, f"hopeful/{seed}", DEPTH)
    s = game.start(3, seed=1, variant="single")
    assert [line.said for line in score_lines(s, 1)] == [said("trophy", cards=card(UNSEEN))] * len(s.hands[1])  # type: ignore[attr-defined]
    assert len({line.said for line in game.score(look(s, 1), 1)}) > 1  # its own hand a seat may count


def test_a_rule_loop_is_bounded() -> None:
    s = plant(RULE_LOOP).start(2, seed=1, variant="single")
    with pytest.raises(RuleLoop, match="nobody had to choose"):
        playout(s, swift(1))


def test_what_goes_on_is_put_to_the_test() -> None:
    """The honest toy game has no such choices: here the leader calls twice, and says so."""
    tally, game = Tally(), plant(TWO_CALLS)
    for number, (seats, variant) in enumerate([(4, "teams"), (3, "single"), (2, "single")]):
        tally += twins.check_game(game.set_up(seats, variant), f"calls/{number}", DEPTH)
    assert tally.going_on > 5
    assert tally.together > 100
