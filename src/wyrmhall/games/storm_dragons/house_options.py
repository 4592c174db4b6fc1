"""What a table of Storm Dragons may set otherwise."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.variant import COMPETITIVE, COOP
from wyrmhall.kernel.setup import Flag, HouseOption, Number, OneOf, SeatOrRandom

ALONE: Final = (COMPETITIVE,)
TOGETHER: Final = (COOP,)

ALL_TOGETHER: Final[tuple[HouseOption, ...]] = (
    OneOf(
        "difficulty",
        "SDC-24",
        "How hard is it to win?",
        ("normal", "easy", "hard"),
        variants=TOGETHER,
        says=(
            "normal: you need more dragons than the enemies",
            "easy: as many dragons are enough",
            "hard: the enemies count one dragon more for each battlefront",
        ),
    ),
    Number("own_cards", "SDC-4", "How many cards is each person dealt? 0 leaves it to the rules.", 0, 0, 40, TOGETHER),
    Number(
        "enemy_cards",
        "SDC-4",
        "How many cards do the enemies have for each battlefront? 0 leaves it to the rules.",
        0,
        0,
        50,
        TOGETHER,
    ),
    Number(
        "enemy_patience",
        "SDC-12",
        "After how many cards does an enemy give up a battlefront it does not control?",
        5,
        1,
        20,
        TOGETHER,
    ),
    Number("enemy_answer", "SDC-15", "How many cards does an enemy turn up when challenged?", 1, 1, 5, TOGETHER),
    Number(
        "enemy_dragons",
        "SDC-17",
        "How many face-up dragons does an enemy need to challenge?",
        3,
        1,
        9,
        TOGETHER,
    ),
    Number("enemy_lead", "SDC-17", "How big a lead does an enemy need to challenge?", 4, 1, 20, TOGETHER),
)

HOUSE: Final[tuple[HouseOption, ...]] = (
    OneOf(
        "distribution",
        "SD-8",
        "How do players get their cards?",
        ("deal", "draft"),
        variants=ALONE,
        says=("dealt, as suits beginners", "drafted"),
    ),
    *ALL_TOGETHER,
    Number("starting_hand", "SD-A1", "How many cards does everybody start with in hand?", 5, 1, 12),
    SeatOrRandom("first_opener", "SD-A70", "Who opens the first round?"),
    OneOf(
        "next_opener",
        "SD-A7",
        "Who opens the rounds after that?",
        ("winner", "clockwise"),
        says=("who won the round before", "the next player to the left"),
    ),
    OneOf(
        "side_choice",
        "SD-A9",
        "When does the opener choose day or night?",
        ("before", "literal"),
        says=("as the card is shown, before its ability", "when the card lies in its place"),
    ),
    OneOf(
        "unheld_token",
        "SD-A11",
        "Who takes the control token when nobody holds it?",
        ("any_dragon_at_step5", "only_on_muster"),
        says=("the next player with a face-up dragon", "only who has just played a dragon"),
    ),
    Flag("yielded_cards_count", "SD-A17", "The storms of players who are out still count for the Queen.", False),
    Flag("rebuild_then_challenge", "SD-A21", "A player may challenge right after a rebuild.", False),
    Flag("opener_may_challenge", "SD-A31", "The opener may challenge in the turn that opens the round.", False),
    Flag("head_adds_own_tail", "SD-A32", "The dragon at the head counts its own tail number, too.", False),
    Flag("family_bonus_always", "SD-A34", "Princess and Guardian give their bonus anywhere in the flight.", False),
    Flag("warlord_needs_card", "SD-A36", "The Warlord's +3 counts only while a Warlord is at the head.", False),
    Flag("rider_is_storm", "SD-A39", "A Storm Rider in the storm front is a storm in every way.", True),
    OneOf(
        "necro_stuck",
        "SD-A47",
        "What may a player do who must down a dragon and has none?",
        ("may_yield", "may_muster"),
        says=("show the hand and yield", "muster without downing one"),
    ),
    Flag("assassin_own", "SD-A49", "The Assassin may kill dragons of its own player.", True),
    Flag("outrider_needs_control", "SD-A51", "Only who holds the token may end the battle with the Outrider.", True),
    Flag("suppress_support", "SD-A54", "The Thunderburst takes away the support of storms, too.", False),
    Flag("fog_instants", "SD-A57", "Dragons that the Fog brings use their instant abilities.", True),
    Flag("recalled_instants", "SD-A72", "A dragon taken back into hand can use its ability again when replayed.", True),
    OneOf(
        "discard_mode",
        "SD-A75",
        "How do players choose what an ability makes them discard?",
        ("simultaneous", "clockwise"),
        variants=ALONE,
        says=("all at once, in secret", "openly, one after the other"),
    ),
    OneOf(
        "victory_visible",
        "SD-A65",
        "What do others see of a victory pile?",
        ("count", "faces", "hidden"),
        says=("how many dragons are in it", "every card", "nothing"),
    ),
)
