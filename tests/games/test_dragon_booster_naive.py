"""The naive Dragon Booster knows the scenarios of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.naive.dragon_booster_effects import change_points
from tests.naive.dragon_booster_fixtures import (
    CARDS,
    KINDS,
    A,
    B,
    C,
    K,
    P,
    Unshuffled,
    all_pass,
    battle,
    choose,
    offered,
    table,
    titles_of,
)
from tests.naive.dragon_booster_game import from_battle, from_step
from tests.naive.dragon_booster_table import (
    Brought,
    House,
    deck_faults,
    may_play_event,
    sprint,
    stat,
)


def test_s01_draw() -> None:
    t = table(
        points=[21, 26],
        decks=("Mag Kick, Enraged, Charge!", "Burst Forward, Head Strong, Charge!"),
        pits=("Wyldfyr", "Brutarus"),
    )
    game = from_step(t, Unshuffled(), "draw")
    assert titles_of(t, t.hands[K]) == ["Mag Kick", "Enraged"]
    assert titles_of(t, t.hands[P]) == ["Burst Forward", "Head Strong"]
    assert [len(deck) for deck in t.decks] == [1, 1]
    assert t.points == [21, 26]
    assert list(game.asked) == [K]  # Gear Up had nothing for anybody


def test_s02_gear_up() -> None:
    t = table(
        pits=("Wyldfyr", "Brutarus"),
        dragon_decks=("Red Thruster Gear, Kitt Wonn", "Kudgyl, Grip Jouster"),
    )
    game = from_step(t, Unshuffled(), "gear-up")
    assert stat(t, K, "speed") == 4
    assert offered(game, K) == [("mag", "Red Thruster Gear"), ("recruit", "Kitt Wonn")]
    choose(game, K, "mag", "Red Thruster Gear")
    assert stat(t, K, "speed") == 5
    assert list(game.asked) == [P]  # DB-27 never two
    choose(game, P, "recruit", "Kudgyl")
    assert titles_of(t, t.pits[P]) == ["Brutarus", "Kudgyl"]
    assert [len(deck) for deck in t.dragon_decks] == [1, 1]
    assert t.step == "main"


def test_s04_main_of_phistus() -> None:
    t = table(
        points=[21, 26],
        pits=("Wyldfyr, Red Thruster Gear", "Brutarus"),
        hands=("", "Head Strong, Burst Forward, Charge!"),
        decks=("Charge!, Charge!, Charge!", "Charge!, Charge!, Charge!"),
    )
    game = from_step(t, Unshuffled(), "main")
    t.energy[K] = 0
    choose(game, K, "done")
    assert t.energy == [0, 5]
    choose(game, P, "maneuver", "Head Strong")
    assert (t.energy[P], titles_of(t, t.damaged[K])) == (4, ["Red Thruster Gear"])
    assert stat(t, K, "speed") == 4
    choose(game, P, "maneuver", "Burst Forward")
    assert t.energy[P] == 3
    choose(game, P, "event", "Charge!")
    assert (t.energy[P], t.points[P], titles_of(t, t.discards[P])) == (3, 27, ["Charge!"])
    choose(game, P, "done")
    assert t.energy == [0, 0]
    assert t.step == "rush"


def test_s05_rush_to_the_win() -> None:
    t = table(
        points=[21, 27],
        pits=("Wyldfyr", "Brutarus"),
        zones=("Mag Kick, Enraged", "Head Strong"),
        tracks=("", "Burst Forward"),
        hands=("Immense Power, Charge!", ""),
        decks=("Full Gallop, Charge!, Charge!", "Charge!, Charge!, Charge!"),
        has_damaged=[False, True],
    )
    game = from_battle(t, Unshuffled(), K)
    choose(game, K, "rush", "Mag Kick")
    t.per_event[K] = 1  # DB-A10 a fixture
    assert (sprint(t, K), sprint(t, P)) == (10, 4)
    assert stat(t, K, "agility") == 3
    choose(game, K, "event", "Immense Power")
    choose(game, K, "find", "Full Gallop")
    assert (sprint(t, K), sprint(t, P)) == (11, 4)
    assert titles_of(t, t.hands[K]) == ["Charge!", "Full Gallop"]
    choose(game, P, "pass")
    choose(game, K, "event", "Charge!")
    assert (t.points[K], sprint(t, K)) == (22, 12)
    choose(game, P, "pass")
    choose(game, K, "pass")
    assert t.points == [30, 27]
    assert (t.winners, t.reason, game.asked) == ([K], "points", {})
    assert titles_of(t, t.zones[K]) == ["Enraged"]
    assert titles_of(t, t.tracks[P]) == ["Burst Forward"]


def test_s07_sprint_cap() -> None:
    game = battle(zones=("Run 3", "Run 1"))
    game.table.gained[K] = 6
    assert sprint(game.table, K) == 9
    all_pass(game)
    assert game.table.points == [3, 0]
    assert titles_of(game.table, game.table.tracks[K]) == ["Run 3"]
    assert titles_of(game.table, game.table.discards[P]) == ["Run 1"]


def test_s08_unopposed_rush() -> None:
    game = battle(zones=("Run 6", ""))
    choose(game, K, "pass")
    assert list(game.asked) == [P]  # DB-A15
    choose(game, P, "pass")
    assert game.table.points == [6, 0]
    assert titles_of(game.table, game.table.tracks[K]) == ["Run 6"]


def test_s10_tie() -> None:
    game = battle(zones=("Run 5", "Run 5"))
    all_pass(game)
    assert game.table.points == [0, 0]
    assert [titles_of(game.table, pile) for pile in game.table.discards] == [["Run 5"], ["Run 5"]]
    game = battle(zones=("Victor", "Run 3"))
    all_pass(game)
    assert game.table.points == [0, 0]  # no "when you win"


def test_s11_negative_sprint_against_no_card() -> None:
    game = battle(zones=("Run 2", ""))
    game.table.gained[K] = -3
    all_pass(game)
    assert game.table.points == [0, 0]
    assert titles_of(game.table, game.table.discards[K]) == ["Run 2"]
    assert game.table.tracks[K] == []


def test_s13_energy_cannot_be_saved() -> None:
    t = table(
        turn=3,
        hands=("Run 1, Crest the Ridge", ""),
        pits=("Brutarus", "Brutarus"),
        decks=("Charge!, Charge!, Charge!", "Charge!, Charge!, Charge!"),
    )
    game = from_step(t, Unshuffled(), "main")
    assert t.energy == [3, 3]
    choose(game, K, "maneuver", "Run 1")
    assert t.energy == [2, 3]
    choose(game, K, "done")
    choose(game, P, "done")
    choose(game, K, "stay")
    assert (t.turn, t.leader, t.energy) == (4, P, [4, 4])
    choose(game, P, "done")
    assert ("maneuver", "Crest the Ridge") not in offered(game, K)


def test_s14_event_with_colour_bonus() -> None:
    t = table(pits=("Red Three", "Brutarus"), hands=("Red Rush, Green Rush", ""))
    game = from_step(t, Unshuffled(), "main")
    assert offered(game, K) == [("done", ""), ("event", "Red Rush")]
    choose(game, K, "event", "Red Rush")
    assert stat(t, K, "power") == 3


def test_s16_fifth_gear() -> None:
    t = table(
        pits=("Wyldfyr, Street Harness Gear, Bumper Plate Gear, Red Flare Gear, Red Ember Vent Gear", "Brutarus"),
        dragon_decks=("Red Thruster Gear", "Kudgyl"),
    )
    game = from_step(t, Unshuffled(), "gear-up")
    assert list(game.asked) == [P]
    assert t.shown == [(K, (KINDS["Red Thruster Gear"],))]


def test_s17_forced_gear_up() -> None:
    t = table(pits=("Wyldfyr", "Brutarus"), dragon_decks=("Kitt Wonn", ""))
    game = from_step(t, Unshuffled(), "gear-up")
    assert offered(game, K) == [("recruit", "Kitt Wonn")]
    with pytest.raises(ValueError, match="nobody may choose"):
        game.choose(("done", K, ""))


def test_s19_words_swapped() -> None:
    """DB-74: a broken crew is in the damaged pile, a knocked maneuver in the discards, both of the owner."""
    t = table(
        pits=("Decepshun, Moordryd Paynn", "Brutarus, Kudgyl, Grip Jouster"),
        tracks=("", "Run 1, Run 2"),
        hands=("Cut the Lights, Rockslide", ""),
    )
    game = from_step(t, Unshuffled(), "main")
    t.pits[K].append("DB027/0.1")  # agility for the event
    choose(game, K, "event", "Cut the Lights")
    choose(game, K, "damage", "Kudgyl")
    choose(game, K, "maneuver", "Rockslide")
    choose(game, K, "knock", "Run 2")
    assert titles_of(t, t.damaged[P]) == ["Kudgyl"]
    assert titles_of(t, t.discards[P]) == ["Run 2"]
    assert titles_of(t, t.tracks[P]) == ["Run 1"]
    assert t.has_damaged == [True, False]


def test_s20_main_effect_twice() -> None:
    t = table(pits=("Wyldfyr", "Wyldfyr"), tracks=("Pit Signal", ""), hands=("Run 1, Run 1, Run 2", ""))
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "use", "Pit Signal")
    choose(game, K, "price", "Run 2")
    assert (len(t.hands[K]), t.points[K]) == (2, 1)
    assert "Pit Signal" not in [what for _, what in offered(game, K)]


def test_s22_bob_joe_and_sam() -> None:
    game = battle(seats=3, zones=("Run 9", "Run 12", "Run 7"))
    t = game.table
    t.gained[A] = 5
    assert [sprint(t, seat) for seat in (A, B, C)] == [14, 12, 7]
    all_pass(game)
    assert t.points == [2, 0, 0]
    assert titles_of(t, t.tracks[A]) == ["Run 9"]
    assert [titles_of(t, t.discards[seat]) for seat in (B, C)] == [["Run 12"], ["Run 7"]]


def test_s23_three_way_tie() -> None:
    game = battle(seats=3, zones=("Run 9", "Run 9", "Run 4"))
    all_pass(game)
    assert game.table.points == [0, 0, 0]
    assert [len(pile) for pile in game.table.discards] == [1, 1, 1]


def test_s25_exhaustion_at_the_end_of_the_step() -> None:
    given: dict[str, Any] = {"points": [12, 15], "decks": ("Run 1, Run 2", "Run 1, Run 2"), "pits": ("Beau", "Beau")}
    t = table(**given)
    assert from_step(t, Unshuffled(), "draw").asked
    assert (t.decks, t.empty_since, t.winners) == ([[], []], 5, [])
    t = table(house=House(exhaust_check="immediate"), **given)
    assert not from_step(t, Unshuffled(), "draw").asked
    assert (t.winners, t.reason) == ([P], "exhaustion")


def test_s26_exhaustion() -> None:
    t = table(3, leader=B, decks=("Run 1, Run 2", "Run 3", ""), pits=("Beau",) * 3)
    from_step(t, Unshuffled(), "draw")
    assert ([len(hand) for hand in t.hands], t.winners) == ([2, 1, 0], [])
    t = table(3, leader=B, decks=("Run 1, Run 2, Run 4", "Run 3", ""), pits=("Beau",) * 3)
    from_step(t, Unshuffled(), "draw")
    assert (t.winners, t.reason, len(t.decks[A])) == ([A], "exhaustion", 1)


def test_s28_draft_decks() -> None:
    race = tuple(["DB061"] * 25)
    for number, faults in ((24, ["DB-91"]), (25, []), (26, ["DB-91"])):
        deck = Brought((race * 2)[:number], ("DB007",) * 4)
        assert deck_faults(CARDS, deck, "booster", House()) == faults
    assert deck_faults(CARDS, Brought((race * 2)[:26], ()), "booster", House(draft_deck_mode="minimum")) == []
    assert deck_faults(CARDS, Brought((race * 2)[:39], ()), "sealed", House()) == ["DB-101"]
    assert deck_faults(CARDS, Brought((race * 2)[:50], ()), "sealed", House()) == []


def test_s29_draft_without_a_dragon() -> None:
    t = table(variant="booster", colors=["red", "red"], dragon_decks=("Blue Box", ""), hands=("Swift Red", ""))
    assert not may_play_event(t, K, t.hands[K][0])
    game = from_step(t, Unshuffled(), "gear-up")
    assert stat(t, K, "speed") == 3
    choose(game, K, "mag", "Blue Box")
    assert stat(t, K, "speed") == 4
    assert offered(game, K) == [("done", ""), ("event", "Swift Red")]


def test_s31_negative_points() -> None:
    t = table(points=[0, 1], pits=("Beau", "Beau"), hands=("Robbed", ""))
    choose(from_step(t, Unshuffled(), "main"), K, "event", "Robbed")
    assert t.points == [0, -2]
    change_points(t, {P: 4})
    assert t.points == [0, 2]


def test_s32_the_leaders_effects_first() -> None:
    game = battle(points=[29, 29], leader=P, zones=("Run 2", "Run 2"), pits=("Red Three, Ender",) * 2)
    all_pass(game)
    assert (game.table.points, game.table.winners) == ([29, 30], [P])


def test_s34_one_chosen_rival() -> None:
    t = table(4, pits=("Beau",) + ("Red Three, Ana",) * 3, hands=("Tease", "", "", ""))
    game = from_step(t, Unshuffled(), "main")
    choose(game, A, "event", "Tease")
    assert offered(game, A) == [("rival", 1), ("rival", 2), ("rival", 3)]
    choose(game, A, "rival", C)
    assert t.points == [0, 0, -1, 0]
    assert [titles_of(t, pile) for pile in t.damaged] == [[], [], ["Ana"], []]
    assert list(game.asked) == [A]
    assert game.asked[A] == [("done", A, "")]


def test_s35_moving_up() -> None:
    t = table(3, pits=("Beau",) * 3, tracks=("Run 1, Run 2", "Run 3", "Run 4, Run 5, Run 6"))
    game = from_step(t, Unshuffled(), "rush")
    choose(game, A, "move", "Run 1")
    choose(game, A, "stay")
    assert list(game.asked) == [B]
    choose(game, B, "stay")
    for title in ("Run 4", "Run 5", "Run 6"):
        assert (list(game.asked), t.battling) == ([C], False)
        choose(game, C, "move", title)
    assert t.battling
    assert [titles_of(t, zone) for zone in t.zones] == [["Run 1"], [], ["Run 4", "Run 5", "Run 6"]]
    assert [titles_of(t, track) for track in t.tracks] == [["Run 2"], ["Run 3"], []]


def test_s37_a_constant_effect_ends() -> None:
    game = battle(
        zones=("Run 4", "Run 5"),
        pits=("Red Three, Booster", "Decepshun, Blue Mind Gear"),
        hands=("", "Cut the Lights"),
    )
    t = game.table
    assert sprint(t, K) == 6
    choose(game, K, "pass")
    choose(game, P, "event", "Cut the Lights")
    assert sprint(t, K) == 4
    all_pass(game)
    assert t.points == [0, 1]


def test_s38_title_and_team() -> None:
    given: dict[str, Any] = {"pits": ("Red Three, Zed 1", "Beau"), "dragon_decks": ("Zed 2, Ana, Bix", "")}
    game = from_step(table(**given), Unshuffled(), "gear-up")
    assert offered(game, K) == [("recruit", "Ana")]
    game = from_step(table(variant="booster", **given), Unshuffled(), "gear-up")
    assert offered(game, K) == [("recruit", "Ana"), ("recruit", "Bix")]
    sealed = table(variant="sealed", house=House(sealed_teams="apply"), **given)
    assert offered(from_step(sealed, Unshuffled(), "gear-up"), K) == [("recruit", "Ana")]


def test_s40_events_outside_their_steps() -> None:
    t = table(
        pits=("Wyldfyr", "Wyldfyr"),
        dragon_decks=("Kitt Wonn", ""),
        hands=("Charge!", ""),
        tracks=("Run 3", ""),
        decks=("Run 1, Run 1, Run 1", "Run 1, Run 1, Run 1"),
    )
    game = from_step(t, Unshuffled(), "draw")
    assert offered(game, K) == [("recruit", "Kitt Wonn")]
    choose(game, K, "recruit", "Kitt Wonn")
    assert ("event", "Charge!") in offered(game, K)  # Main
    choose(game, K, "done")
    choose(game, P, "done")
    assert offered(game, K) == [("move", "Run 3"), ("stay", "")]
    choose(game, K, "move", "Run 3")
    assert ("event", "Charge!") in offered(game, K)
    choose(game, K, "event", "Charge!")
    assert t.points == [1, 0]


@pytest.mark.parametrize(("first", "drawn"), [("Victor", 1), ("Scholar", 0)])
def test_s41_own_effects_ordered(first: str, drawn: int) -> None:
    game = battle(points=[0, 20], starter=P, zones=("Run 1", "Victor"), pits=("Beau", "Red Three, Scholar"))
    all_pass(game)
    assert offered(game, P) == [("order", "Scholar"), ("order", "Victor")]
    cards = len(game.table.decks[P])
    choose(game, P, "order", first)
    assert game.table.points == [0, 23]
    assert len(game.table.hands[P]) - 2 == drawn  # and two in the Draw step that follows
    assert cards - len(game.table.decks[P]) - 2 == drawn
