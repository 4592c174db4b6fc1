"""The naive Dragon Booster beyond the scenarios: decks, set-up, effects, ends, and whole games by lot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.naive.dragon_booster_effects import Choice, Over, change_points
from tests.naive.dragon_booster_fixtures import (
    CARDS,
    PILES,
    A,
    B,
    C,
    D,
    K,
    P,
    Shuffled,
    Unshuffled,
    all_pass,
    battle,
    choose,
    offered,
    table,
    titled,
    titles_of,
)
from tests.naive.dragon_booster_game import Game, Previous, from_step, new_game
from tests.naive.dragon_booster_table import (
    VERBS,
    Brought,
    House,
    Table,
    deck_faults,
    kinds_of,
    position,
    read_cards,
    read_effect,
    sprint,
    stat,
)


def test_every_word_of_the_card_table_is_known() -> None:
    cards = read_cards()
    assert len(cards) == 125
    assert len([card for card in cards.values() if card.effect]) == 117
    words = {verb.word for card in cards.values() if card.effect for verb in card.effect.verbs}
    assert words == set(VERBS)
    for code in ("Play: FLY 2", "Later: DRAW 1", "Play: IF tired: DRAW 1", "Play: WEAKEN 3 [rival behind]"):
        with pytest.raises(ValueError, match="unknown word"):
            read_effect(code)


def test_constructed_decks() -> None:
    """DB-13 to DB-17."""
    race = tuple([kind for kind in read_cards() if CARDS[kind].type == "maneuver"][:15] * 4)
    dragon, gear = ("DB001",), ("DB009", "DB009", "DB121", "DB121")

    def faults(*, race: tuple[str, ...] = race, crystals: tuple[str, ...] = dragon) -> list[str]:
        return deck_faults(CARDS, Brought(race, crystals), "constructed", House())

    assert faults() == []
    assert faults(crystals=dragon + gear) == []  # versions are counted separately
    assert faults(race=race[:59]) == ["DB-13"]
    assert faults(race=(*race[:59], race[0], race[1])) == ["DB-13", "DB-14"]
    assert faults(race=(*race[:59], "DB001")) == ["DB-13 type"]
    assert faults(crystals=gear) == ["DB-16"]
    assert faults(crystals=dragon * 3) == ["DB-17"]
    assert faults(crystals=(*dragon, "DB061")) == ["DB-15 type"]
    assert faults(crystals=tuple(f"DB{number:03}" for number in range(1, 12))) == ["DB-15"]


def test_magging() -> None:
    """DB-33, DB-34."""
    crystals = "Trail Sensor Gear, DB121, Red Thruster Gear, Twilight Gear, Green Hammer Gear"
    t = table(pits=("Cyrano, Trail Sensor Gear", "Beau"), dragon_decks=(crystals, ""))
    assert offered(from_step(t, Unshuffled(), "gear-up"), K) == [("mag", "Twilight Gear")]
    t = table(variant="booster", pits=("Cyrano, Trail Sensor Gear", "Beau"), dragon_decks=(crystals, ""))
    found = offered(from_step(t, Unshuffled(), "gear-up"), K)
    assert found == [("mag", "Green Hammer Gear"), ("mag", "Red Thruster Gear"), ("mag", "Twilight Gear")]
    caps: list[tuple[int, list[tuple[str, str | int]]]] = [(4, []), (5, [("mag", "Twilight Gear")])]
    for cap, found in caps:  # DB-A37
        gear = "Trail Sensor Gear, Red Thruster Gear, Green Hammer Gear, Pit Patch Gear"
        house = House(no_dragon_gear_cap=cap)
        t = table(
            variant="booster", house=house, colors=["red", "red"], pits=(gear, ""), dragon_decks=("Twilight Gear", "")
        )
        assert [option for option in offered(from_step(t, Unshuffled(), "gear-up"), K) if option[0] == "mag"] == found


def test_set_up() -> None:
    """DB-19, DB-A1, DB-A2, DB-A27."""
    deck = Brought(("DB061",) * 30 + ("DB097",) * 30, ("DB001", "DB003", "DB007"))
    game = new_game(CARDS, [deck] * 3, Unshuffled(), House(first_leader=1, mulligan="once", starting_hand=7))
    t = game.table
    choose(game, C, "dragon", "Beau")
    assert sorted(game.asked) == [A, B]
    assert t.pits == [[], [], []]  # secret, until all have chosen
    choose(game, A, "dragon", "Wyldfyr")
    choose(game, B, "dragon", "Wyldfyr")
    assert [titles_of(t, pit) for pit in t.pits] == [["Wyldfyr"], ["Wyldfyr"], ["Beau"]]
    assert [len(pile) for pile in t.dragon_decks] == [2, 2, 2]
    assert (t.points, t.energy, [len(hand) for hand in t.hands]) == ([0, 0, 0], [0, 0, 0], [7, 7, 7])
    assert offered(game, B) == [("keep", ""), ("mulligan", "")]
    choose(game, B, "mulligan")
    assert titles_of(t, t.hands[B]) == ["Head Strong"] * 7
    assert [len(t.decks[seat]) for seat in (A, B, C)] == [53, 53, 53]
    choose(game, C, "keep")
    choose(game, A, "keep")
    assert (t.turn, t.leader, [len(hand) for hand in t.hands]) == (1, 1, [9, 9, 9])
    assert list(game.asked) == [B]


def test_playing_without_a_dragon() -> None:
    """DB-95, DB-A38, DB-A47."""
    deck = Brought(("DB061",) * 25, ("DB001",))
    game = new_game(CARDS, [deck, Brought(deck.race, deck.crystals, color="blue")], Unshuffled(), variant="booster")
    choose(game, K, "dragon")
    choose(game, P, "dragon")
    assert offered(game, K) == [("color", each) for each in ("black", "blue", "brown", "gold", "green", "red")]
    choose(game, K, "color", "gold")
    assert game.table.colors == ["gold", "blue"]  # P has chosen in an earlier game of the match
    assert [stat(game.table, seat, "power") for seat in (K, P)] == [3, 3]
    assert kinds_of(game.table.dragon_decks[K]) == ["DB001"]


def test_who_leads_first() -> None:
    class Last(Unshuffled):
        def seat(self, among: list[int]) -> int:
            return among[-1]

    deck = Brought(("DB061",) * 60, ("DB001",))

    def leader(seats: int, first_leader: str | int, previous: Previous | None = None) -> int:
        game = new_game(CARDS, [deck] * seats, Last(), House(first_leader=first_leader), previous=previous)
        for seat in range(seats):
            choose(game, seat, "dragon", "Wyldfyr")
        return game.table.leader

    assert leader(3, "random") == C
    assert leader(3, 1) == B
    assert leader(2, "loser") == P  # no previous game: by lot
    assert leader(2, "loser", Previous((1,), (31, 2))) == K
    assert leader(2, "loser", Previous((0, 1), (5, 5))) == P  # after a draw: by lot
    assert leader(4, "loser", Previous((1,), (3, 30, 2, 9))) == C
    assert leader(4, "loser", Previous((1,), (3, 30, 9, 3))) == D  # A or D by lot


def test_a_battle_goes_on_after_a_pass() -> None:
    """DB-61, DB-A32."""
    game = battle(seats=3, zones=("Run 5", "Run 4", "Run 3"), hands=("", "Charge!", "Charge!"))
    choose(game, A, "pass")
    choose(game, B, "pass")
    choose(game, C, "event", "Charge!")
    choose(game, A, "pass")
    choose(game, B, "event", "Charge!")
    for seat in (C, A, B):
        assert list(game.asked) == [seat]
        choose(game, seat, "pass")
    assert (game.table.points, game.table.step) == ([1, 1, 1], "main")


def test_numbers_at_their_borders() -> None:
    """Level 4 or below, cost 2 or less, fewer points: the number itself counts, equal points do not."""
    t = table(
        pits=("Brutarus", "Beau, Gold Heart Gear, Gold Crown Gear, Gold Star Gear"),
        tracks=("", "Straight-Line Sprint, Full Gallop, Burst Forward"),
        hands=("Head Strong, Rockslide", ""),
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "maneuver", "Head Strong")
    assert offered(game, K) == [("damage", "Gold Heart Gear"), ("damage", "Gold Star Gear")]
    choose(game, K, "damage", "Gold Heart Gear")
    choose(game, K, "maneuver", "Rockslide")
    assert offered(game, K) == [("knock", "Burst Forward"), ("knock", "Straight-Line Sprint")]
    for points, gained in ([4, 4], 0), ([4, 5], 1):
        t = table(points=points, pits=("Beau, Street Harness Gear", "Beau"), hands=("Hero's Resolve", ""))
        choose(from_step(t, Unshuffled(), "main"), K, "event", "Hero's Resolve")
        assert t.points == [4 + gained, points[P]]


def test_a_new_turn() -> None:
    """DB-24, DB-25, DB-51, DB-A29: uses come back, damage is forgotten, and the next to the left goes first."""
    t = table(
        3,
        leader=C,
        pits=("Brutarus", "Beau", "Beau"),
        tracks=("Pit Signal", "Run 1", "Run 2"),
        hands=("Run 1, Run 2", "", ""),
        decks=("Run 1, Run 2, Run 3",) * 3,
        has_damaged=[True, False, False],
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, C, "done")
    choose(game, A, "use", "Pit Signal")
    choose(game, A, "price", "Run 2")
    choose(game, A, "done")
    choose(game, B, "done")
    for seat in (C, A, B):  # DB-52
        assert list(game.asked) == [seat]
        assert (t.turn, t.has_damaged[A]) == (5, True)
        choose(game, seat, "stay")
    assert (t.turn, t.leader, t.has_damaged, t.used) == (6, A, [False] * 3, [])
    assert ("use", "Pit Signal") in offered(game, A)


def test_a_main_effect_of_a_maneuver_is_not_used_on_playing() -> None:
    """DB-A23."""
    t = table(pits=("Beau", "Beau"), hands=("Pit Signal", ""))
    choose(from_step(t, Unshuffled(), "main"), K, "maneuver", "Pit Signal")
    assert t.points == [0, 0]


def test_the_order_of_battles() -> None:
    """DB-54, DB-84, DB-A17: the leader starts, naming goes round from him, then the next to the left starts."""
    tracks = ("Run 1, Run 2", "Run 3, Run 4, Run 5", "Run 6, Run 7")
    t = table(3, leader=B, pits=("Beau",) * 3, tracks=tracks, decks=("Run 1, Run 1, Run 1",) * 3)
    game = from_step(t, Unshuffled(), "rush")
    for seat in (B, C, A):
        while list(game.asked) == [seat] and not t.battling:
            game.choose(game.asked[seat][0])
    assert (list(game.asked), t.starter) == ([B], B)
    choose(game, B, "rush", "Run 3")
    choose(game, C, "rush", "Run 7")
    choose(game, A, "rush", "Run 1")
    assert list(game.asked) == [B]
    all_pass(game)
    assert (t.starter, t.points) == (C, [0, 0, 4])
    assert offered(game, B) == [("rush", "Run 4"), ("rush", "Run 5")]  # C and A have one card each, and B comes last
    choose(game, B, "rush", "Run 4")
    assert list(game.asked) == [C]
    all_pass(game)
    assert (t.starter, t.points, t.rushing[A]) == (B, [0, 0, 6], "")  # A has no card any more


def test_only_the_rushing_card_wins() -> None:
    game = battle(zones=("Run 5, Victor", "Run 1"))
    choose(game, K, "rush", "Run 5")
    all_pass(game)
    assert game.table.points == [4, 0]
    all_pass(game)
    assert game.table.points == [4 + 1 + 3, 0]


def test_without_non_rushers() -> None:
    """DB-A15."""
    game = battle(seats=3, house=House(non_rushers_act=False), zones=("Run 5", "", "Run 3"))
    choose(game, A, "pass")
    assert list(game.asked) == [C]
    choose(game, C, "pass")
    assert game.table.points == [2, 0, 0]


def test_a_missing_card_among_three() -> None:
    """DB-A16, DB-62, DB-67 as read a second time."""
    game = battle(seats=3, zones=("Run 3", "Run 1", ""))
    game.table.gained[B] = -2
    all_pass(game)
    assert game.table.points == [3, 0, 0]  # 3 against -1 is 4, but 3 is printed
    game = battle(seats=3, zones=("Run 5", "Run 1", ""))
    game.table.gained[:2] = [-2, -2]
    all_pass(game)
    assert game.table.points == [4, 0, 0]
    game = battle(seats=3, zones=("Run 1", "Run 1", ""))
    game.table.gained[:2] = [-2, -3]
    all_pass(game)
    assert ([len(pile) for pile in game.table.discards], game.table.points) == ([1, 1, 0], [0, 0, 0])
    game = battle(zones=("Run 0", ""))
    all_pass(game)
    assert titles_of(game.table, game.table.discards[K]) == ["Run 0"]  # 0 against nothing is a tie


def test_the_chance_to_start_goes_round() -> None:
    """DB-57, DB-68, DB-A17, DB-A42."""
    game = battle(zones=("Run 5, Run 6, Run 7", "Run 1"))
    choose(game, K, "rush", "Run 6")
    all_pass(game)
    assert game.table.points == [5, 0]
    assert (game.table.starter, game.table.battling) == (K, True)
    assert offered(game, K) == [("rush", "Run 5"), ("rush", "Run 7")]
    choose(game, K, "rush", "Run 7")
    all_pass(game)
    all_pass(game)
    assert game.table.points == [17, 0]
    assert titles_of(game.table, game.table.tracks[K]) == ["Run 6", "Run 7", "Run 5"]


def test_saving_a_card() -> None:
    """DB-63, DB-66: on a tie too."""
    game = battle(zones=("Dig In", "Run 3"), pits=("Rumbull", "Brutarus, Bumper Plate Gear"), hands=("", "Stand Firm"))
    choose(game, K, "pass")
    choose(game, P, "event", "Stand Firm")
    all_pass(game)
    assert game.table.points == [0, 0]
    assert [titles_of(game.table, track) for track in game.table.tracks] == [["Dig In"], ["Run 3"]]
    game = battle(zones=("Dig In", "Run 3"))
    all_pass(game)
    assert game.table.tracks == [[], []]  # the dragons are red


def test_effects_that_do_nothing_now() -> None:
    """DB-80 by the sentence, DB-67, DB-A44."""
    t = table(
        pits=("Cyrano", "Beau"),
        hands=("Inner Calm, Clear the Way", ""),
        decks=("Run 1, Run 2, Run 3, Run 4", "Run 1, Run 1, Run 1"),
        tracks=("Run 5", ""),
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "event", "Inner Calm")
    choose(game, K, "event", "Clear the Way")
    assert titles_of(t, t.hands[K]) == ["Run 1"]
    choose(game, K, "done")
    choose(game, P, "done")
    choose(game, K, "move", "Run 5")
    assert [sprint(t, seat) for seat in (K, P)] == [5, 0]
    game = battle(zones=("Run 5", ""), pits=("Beau", "Cyrano"), hands=("", "Inner Calm, Clear the Way"))
    choose(game, K, "pass")
    choose(game, P, "event", "Inner Calm")
    assert [sprint(game.table, seat) for seat in (K, P)] == [5, 0]
    choose(game, K, "pass")
    choose(game, P, "event", "Clear the Way")
    assert [sprint(game.table, seat) for seat in (K, P)] == [3, 0]


def test_wyldfyr() -> None:
    game = battle(zones=("Run 3", "Run 3"), hands=("Charge!, Charge!, Run 1", ""))
    t = game.table
    choose(game, K, "event", "Charge!")
    assert sprint(t, K) == 3
    choose(game, P, "pass")
    choose(game, K, "use", "Wyldfyr")
    choose(game, K, "price", "Run 1")
    assert sprint(t, K) == 3
    choose(game, P, "pass")
    assert "use" not in [what for what, _ in offered(game, K)]  # DB-60
    choose(game, K, "event", "Charge!")
    assert sprint(t, K) == 4


def test_cain_hits_only_who_is_ahead() -> None:
    given: dict[str, Any] = {"zones": ("Run 5", "Run 6", "Run 7", "Run 8"), "hands": ("Run 1", "", "", "")}
    pits = ("Decepshun, DB050", "Beau", "Beau", "Beau")
    game = battle(seats=4, points=[5, 5, 6, 7], pits=pits, **given)
    choose(game, A, "use", "Cain")
    assert offered(game, A) == [("rival", C), ("rival", D)]
    choose(game, A, "rival", D)
    assert [sprint(game.table, seat) for seat in range(4)] == [5, 6, 7, 4]
    game = battle(seats=4, points=[7, 5, 6, 7], pits=pits, **given)
    choose(game, A, "use", "Cain")
    assert [sprint(game.table, seat) for seat in range(4)] == [5, 6, 7, 8]
    assert len(game.table.used) == 1  # DB-A44 spent all the same


def test_a_rival_whom_the_effect_cannot_touch() -> None:
    """DB-82."""
    t = table(3, pits=("Brutarus", "Beau", "Beau, Gold Star Gear"), hands=("Head Strong", "", ""))
    game = from_step(t, Unshuffled(), "main")
    choose(game, A, "maneuver", "Head Strong")
    choose(game, A, "rival", B)
    assert titles_of(t, t.pits[C]) == ["Beau", "Gold Star Gear"]
    assert titles_of(t, t.tracks[A]) == ["Head Strong"]
    t = table(3, pits=("Brutarus", "Beau", "Beau"), hands=("Clear the Way", "", ""))
    game = from_step(t, Unshuffled(), "main")
    choose(game, A, "event", "Clear the Way")
    assert offered(game, A) == [("done", "")]  # DB-80 no battle, no rival


def test_dropping_and_milling() -> None:
    t = table(
        turn=9,
        pits=("Decepshun, Rancydd", "Beau"),
        hands=("Total Eclipse, Run 1", "Run 1, Run 2, Run 3"),
        decks=("Run 1", "Run 7, Run 8, Run 9"),
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "maneuver", "Total Eclipse")
    choose(game, P, "drop", "Run 3")
    choose(game, P, "drop", "Run 1")
    assert (titles_of(t, t.hands[P]), titles_of(t, t.discards[P])) == (["Run 2"], ["Run 3", "Run 1"])
    choose(game, K, "use", "Rancydd")
    assert titles_of(t, t.discards[P]) == ["Run 3", "Run 1", "Run 7", "Run 8"]
    assert titles_of(t, t.decks[P]) == ["Run 9"]
    assert not t.has_damaged[K]  # DB-A29


def test_milling_the_last_card_wins() -> None:
    """DB-A5 after the whole effect."""
    t = table(pits=("Decepshun, Rancydd", "Beau"), hands=("Run 1", ""), decks=("Run 1", "Run 7, Run 8"))
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "use", "Rancydd")
    assert (game.asked, t.winners, t.reason) == ({}, [K], "exhaustion")


def test_searching() -> None:
    """DB-A45."""
    t = table(pits=("Wyldfyr", "Beau"), hands=("Immense Power, Immense Power", ""), decks=("Run 1, Charge!", "Run 1"))
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "event", "Immense Power")
    assert offered(game, K) == [("find", ""), ("find", "Run 1")]
    choose(game, K, "find")
    assert titles_of(t, t.decks[K]) == ["Run 1", "Charge!"]
    choose(game, K, "event", "Immense Power")
    choose(game, K, "find", "Run 1")
    assert (titles_of(t, t.hands[K]), t.shown[-1]) == (["Run 1"], (K, ("Run 1",)))


def test_returning_cards() -> None:
    """RECALL with the price that was paid (DB-A20), and FIX."""
    t = table(
        pits=("Rumbull, Will Elder, Will Mason", "Beau"),
        hands=("Run 1, Burst Forward", ""),
        discards=("Full Gallop, Charge!", ""),
        damaged=("Will Scout, Pit Patch Gear", ""),
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "use", "Will Elder")
    choose(game, K, "price", "Burst Forward")
    assert titles_of(t, t.hands[K]) == ["Run 1", "Burst Forward"]
    choose(game, K, "use", "Will Mason")
    choose(game, K, "price", "Run 1")
    choose(game, K, "fix", "Pit Patch Gear")
    assert titles_of(t, t.dragon_decks[K]) == ["Pit Patch Gear"]
    assert titles_of(t, t.damaged[K]) == ["Will Scout"]


def test_once_for_each_card_or_title() -> None:
    """DB-A21."""
    given: dict[str, Any] = {
        "pits": ("Beau", "Beau"),
        "tracks": ("Pit Signal, Pit Signal", ""),
        "hands": ("Run 1, Run 1", ""),
    }
    for once_per, points in (("card", 2), ("title", 1)):
        t = table(house=House(once_per=once_per), **given)
        game = from_step(t, Unshuffled(), "main")
        while game.asked and ("use", "Pit Signal") in offered(game, K):
            choose(game, K, "use", "Pit Signal")
            if game.asked[K][0][0] == "price":
                choose(game, K, "price", "Run 1")
        assert t.points == [points, 0]


def test_constant_effects() -> None:
    t = table(
        points=[3, 4],
        pits=(
            "Wyldfyr, Red Ember Vent Gear, Red Furnace Gear, Mortis, Twin Clamp Gear",
            "Brutarus, Phistus, Green Tusk Gear",
        ),
        zones=("Enraged, Hot Pursuit", "Hammerfall"),
        has_damaged=[False, True],
    )
    assert [stat(t, K, name) for name in ("speed", "agility", "power")] == [4 + 1 + 1 + 1 + 1, 3 + 1, 2 + 1 + 1]
    assert [stat(t, P, name) for name in ("speed", "agility", "power")] == [2, 2, 5 + 2 + 1]
    t.rushing = [t.zones[K][0], t.zones[P][0]]
    assert [sprint(t, seat) for seat in (K, P)] == [2 + 2 + 1 + 1, 9 + 2 + 2 + 1]
    t.rushing[K] = t.zones[K][1]
    t.has_damaged[P] = False
    assert [sprint(t, seat) for seat in (K, P)] == [4 + 2 + 1, 9]
    t.pits[K].remove("DB016/0.1")
    assert sprint(t, K) == 4 + 2  # two gear


def test_energy_of_a_maneuver() -> None:
    t = table(turn=1, pits=("Beau", "Beau"), hands=("Warm-Up Lap, Run 1, Run 2", ""))
    game = from_step(t, Unshuffled(), "main")
    choose(game, K, "maneuver", "Warm-Up Lap")
    assert t.energy == [1, 1]
    choose(game, K, "maneuver", "Run 1")
    assert offered(game, K) == [("done", "")]


def all_done(game: Game, turn: int) -> None:
    """Nobody does anything, until this turn is over."""
    while game.asked and game.table.turn == turn:
        options = next(iter(game.asked.values()))
        game.choose(options[-1])


def test_all_decks_empty() -> None:
    """DB-A6: idle turns, ten turns, and at once."""
    given: dict[str, Any] = {"pits": ("Beau", "Beau"), "points": [7, 7], "decks": ("Run 1", "Run 1")}
    t = table(**given)
    game = from_step(t, Unshuffled(), "draw")
    all_done(game, 5)
    assert (t.turn, t.winners) == (6, [])  # the turn in which they run out is never the idle one
    all_done(game, 6)
    assert (t.turn, t.winners, t.reason) == (6, [K, P], "empty")
    for all_empty, points, winners in (("highest_now", [7, 8], [P]), ("draw", [7, 8], [K, P])):
        t = table(house=House(all_empty=all_empty), **(given | {"points": points}))
        assert not from_step(t, Unshuffled(), "draw").asked
        assert (t.winners, t.reason) == (winners, "empty")


def test_turns_after_all_decks_are_empty() -> None:
    for turns in (0, 3):
        house = House(all_empty_turns=turns)
        t = table(house=house, pits=("Beau", "Beau"), points=[0, 9], tracks=("", "Run 0"), decks=("Run 1", "Run 1"))
        game = from_step(t, Unshuffled(), "draw")
        while game.asked:
            seat = next(iter(game.asked))
            up = [option for option in game.asked[seat] if option[0] == "move" and titled(game, option[2]) == "Run 0"]
            keep = [option for option in game.asked[seat] if option[0] == "use"]
            game.choose((up or keep or game.asked[seat])[-1])
            if t.battling:
                t.saved[P] = True  # Run 0 ties with nothing, and comes back
        assert (t.turn, t.winners) == (5 + turns, [P])


def test_two_at_thirty() -> None:
    """DB-A8."""
    for rule, points, winners in (
        ("sequential", [29, 29, 0], [B]),
        ("sequential", [30, 29, 0], [A]),
        ("draw", [29, 29, 0], [B, A]),
    ):
        t = table(3, house=House(simultaneous30=rule), points=list(points), leader=B)
        with pytest.raises(Over):
            change_points(t, {A: 2, B: 2})
        assert t.winners == winners


def test_leaving() -> None:
    """DB-A48."""
    t = table(
        3, pits=("Beau",) * 3, hands=("Blind Corner", "Run 1, Run 2", "Run 3, Run 4"), decks=("Run 1", "Run 1", "Run 1")
    )
    game = from_step(t, Unshuffled(), "main")
    choose(game, A, "maneuver", "Blind Corner")
    choose(game, A, "rival", B)
    assert list(game.asked) == [B]
    game.leave(B)
    assert titles_of(t, t.tracks[A]) == ["Blind Corner"]
    assert (t.hands[B], t.decks[B], list(game.asked)) == ([], [], [A])
    choose(game, A, "done")
    assert list(game.asked) == [C]
    game.leave(C)
    assert (game.asked, t.winners, t.reason) == ({}, [A], "left")
    t = table(3, pits=("Beau",) * 3, decks=("Run 1", "", "Run 1"))
    game = from_step(t, Unshuffled(), "main")
    game.leave(C)
    assert (t.winners, t.reason) == ([A], "exhaustion")


def test_leaving_a_battle() -> None:
    game = battle(seats=3, zones=("Run 5", "Run 4", "Run 3"))
    choose(game, A, "pass")
    choose(game, B, "pass")
    game.leave(B)
    assert list(game.asked) == [C]
    choose(game, C, "pass")
    assert game.table.points == [2, 0, 0]
    game = battle(seats=3, zones=("Run 5", "", ""))
    game.leave(A)
    assert (game.table.step, game.table.points, game.table.leader) == ("main", [0, 0, 0], B)


# ------------------------------------------------------------------------------------------------------------ by lot


def any_deck(lot: Random, variant: str) -> Brought:
    cards = read_cards()
    race = [kind for kind, card in cards.items() if card.type in ("maneuver", "event")]
    if variant != "constructed":
        crystals = lot.choices([kind for kind, card in cards.items() if card.type in ("dragon", "gear", "crew")], k=5)
        return Brought(tuple(lot.choices(race, k=25 if variant == "booster" else 40)), tuple(crystals))
    dragon = lot.choice([card for card in cards.values() if card.type == "dragon"])
    fits = [card.kind for card in cards.values() if card.type in ("gear", "crew") and card.team in ("", dragon.team)]
    return Brought(tuple(lot.sample(race * 4, 60)), (dragon.kind, *lot.sample(fits * 2, 9)))


def count_cards(t: Table) -> int:
    piles = [pile for name in PILES for pile in getattr(t, name)]
    return len([card for pile in [*piles, t.playing] for card in pile])


@pytest.mark.parametrize("variant", ["constructed", "booster", "sealed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games(variant: str, seats: int) -> None:
    """Games end, no card is lost, and nobody who has won is below thirty without a reason."""
    for seed in range(3):
        lot = Random(f"{variant} {seats} {seed}")
        decks = [any_deck(lot, variant) for _ in range(seats)]
        assert [deck_faults(read_cards(), deck, variant, House()) for deck in decks] == [[]] * seats
        game = new_game(read_cards(), decks, Shuffled(seed), variant=variant)
        cards = count_cards(game.table)
        while game.asked:
            choices: list[Choice] = [choice for options in game.asked.values() for choice in options]
            now = game.choose(lot.choice(choices))
            assert count_cards(game.table) == cards
            assert now == position(game.table)
        t = game.table
        assert t.winners
        assert t.reason in ("points", "exhaustion", "empty")
        assert (t.reason == "points") == (t.points[t.winners[0]] >= 30)


def test_whole_games_in_which_people_leave() -> None:
    for seed in range(20):
        lot = Random(seed)
        game = new_game(read_cards(), [any_deck(lot, "constructed") for _ in range(5)], Shuffled(seed))
        while game.asked:
            here = [seat for seat in range(5) if seat not in game.table.out]
            if lot.random() < 0.02:
                game.leave(lot.choice(here))
            else:
                game.choose(lot.choice([choice for options in game.asked.values() for choice in options]))
        assert set(game.table.winners).isdisjoint(game.table.out)
