"""What a table of Dragon Booster may set otherwise."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.setup import Flag, HouseOption, Number, OneOf, SeatOrRandom

CONSTRUCTED: Final = "constructed"
BOOSTER: Final = "booster"
SEALED: Final = "sealed"
DRAFTED: Final = (BOOSTER, SEALED)

LOSER: Final = -2


class FirstLeader(SeatOrRandom):
    """DB-A2 A seat, by lot, or whoever lost the game before; where there was none, by lot too."""

    def values(self) -> str:
        return "random, loser, or a seat of the table (A or 0 for the first)"

    def read(self, text: str, seats: int) -> object:
        return LOSER if text == "loser" else super().read(text, seats)

    def write(self, value: object) -> str:
        return "loser" if value == LOSER else super().write(value)

    def samples(self, seats: int) -> list[str]:
        return [*super().samples(seats), "loser"]


HOUSE: Final[tuple[HouseOption, ...]] = (
    Number("starting_hand", "DB-A1", "How many cards does everybody draw before the first turn?", 5, 0, 7),
    OneOf(
        "mulligan",
        "DB-A1",
        "May a starting hand be exchanged?",
        ("off", "once"),
        says=("no", "once: the whole hand is shuffled back, and as many cards are drawn"),
    ),
    FirstLeader("first_leader", "DB-A2", "Who leads the first turn?"),
    OneOf(
        "exhaust_check",
        "DB-A5",
        "When is it tested in Draw whether only one player has cards left in the race deck?",
        ("end_of_step", "immediate"),
        says=("when everybody has drawn", "after each player's draw"),
    ),
    OneOf(
        "all_empty",
        "DB-A6",
        "What if all race decks are empty?",
        ("play_on", "highest_now", "draw"),
        says=("some more turns are played, then points decide", "points decide at once", "the game is drawn"),
    ),
    Number("all_empty_turns", "DB-A6", "How many turns are played after all race decks are empty?", 10, 0, 30),
    OneOf(
        "simultaneous30",
        "DB-A8",
        "What if one effect brings several players to 30 points?",
        ("sequential", "draw"),
        says=("the higher total wins, then the leader, then clockwise", "they share the victory"),
    ),
    Flag("non_rushers_act", "DB-A15", "A player without a rushing card takes actions in the battle.", True),
    OneOf(
        "once_per",
        "DB-A21",
        "What is limited to one use a turn?",
        ("card", "title"),
        says=("the effect of each card", "the effects of all cards of one title"),
    ),
    OneOf(
        "draft_deck_mode",
        "DB-A35",
        "How many race cards has a deck from boosters?",
        ("exact", "minimum"),
        (BOOSTER,),
        ("exactly 25", "at least 25"),
    ),
    Number("no_dragon_gear_cap", "DB-A37", "How many gear can be magged without a dragon?", 4, 0, 10, DRAFTED),
    OneOf(
        "sealed_teams",
        "DB-A46",
        "Do team symbols and colour boxes count in sealed games?",
        ("ignore", "apply"),
        (SEALED,),
        ("no, as in every draft", "yes, as in constructed games"),
    ),
)
