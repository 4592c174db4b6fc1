"""Dragon Booster: what lies on the table and who may see it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.dragon_booster.cards import BoosterCards, Coloured, InPlay
from wyrmhall.kernel import zone
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.knowledge import Holds, Lacks
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State, without
from wyrmhall.kernel.value import NONE, Value
from wyrmhall.kernel.zone import BROUGHT, Fact, Zone

# DB-8 The places of each player, and DB-A22 one for the card that is being played.
RACE_DECK: Final = Zone("race_decks", "race", zone.EACH, zone.NOBODY)  # DB-5, DB-102; the first card is on top
DRAGON_DECK: Final = Zone("dragon_decks", "dragons", zone.EACH, zone.OWNER, unordered=True)  # DB-18, DB-104
OPEN_DECK: Final = Zone("open_decks", "open_dragons", zone.EACH, zone.ALL, unordered=True)  # DB-18 kept face-up
HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)  # DB-102
PIT: Final = Zone("pits", "pit", zone.EACH, zone.ALL, pieces=True)  # DB-103; the dragon first
TRACK: Final = Zone("tracks", "track", zone.EACH, zone.ALL, pieces=True)  # DB-103
RUSH_ZONE: Final = Zone("rush_zones", "zone", zone.EACH, zone.ALL, pieces=True)  # DB-103
RUSHING: Final = Zone("rushing", "rushing", zone.EACH, zone.ALL, pieces=True)  # DB-54 the one named for the battle
COLOUR: Final = Zone("colours", "colour", zone.EACH, zone.ALL, pieces=True)  # DB-95 of who rides without a dragon
PLAYED: Final = Zone("played", "played", zone.EACH, zone.ALL)  # DB-A22, DB-105
DISCARDS: Final = Zone("discards", "discards", zone.EACH, zone.ALL)  # DB-103 in order, the latest last
DAMAGED: Final = Zone("damaged", "damaged", zone.EACH, zone.ALL)  # DB-103
ZONES: Final = (
    RACE_DECK, DRAGON_DECK, OPEN_DECK, HAND, PIT, TRACK, RUSH_ZONE, RUSHING, PLAYED, DISCARDS, DAMAGED, COLOUR,
)  # fmt: skip

# DB-23 The steps of a turn, in order.
SET_UP: Final = 0
DRAW: Final = 1
GEAR_UP: Final = 2
MAIN: Final = 3
RUSH: Final = 4
STEPS: Final = ("set-up", "draw", "gear-up", "main", "rush")


# Before a state is filled: never changed, so that a copy makes no lists but its own.
NO_CARDS: Final[list[tuple[int, ...]]] = []
NOTHING_IN_PLAY: Final[list[tuple[InPlay, ...]]] = []
NO_COLOURS: Final[list[tuple[Coloured, ...]]] = []


class House:
    """The rulings that a table may set otherwise, and what the format lifts."""

    def __init__(self, setup: Setup) -> None:
        chosen: dict[str, Any] = setup.house
        self.starting_hand: int = chosen["starting_hand"]  # DB-A1
        self.mulligan: str = chosen["mulligan"]  # DB-A1
        self.first_leader: int = chosen["first_leader"]  # DB-A2
        self.tests_each_draw: bool = chosen["exhaust_check"] == "immediate"  # DB-A5
        self.all_empty: str = chosen["all_empty"]  # DB-A6
        self.all_empty_turns: int = chosen["all_empty_turns"]  # DB-A6
        self.draws_at_30: bool = chosen["simultaneous30"] == "draw"  # DB-A8
        self.non_rushers_act: bool = chosen["non_rushers_act"]  # DB-A15
        self.once_per_title: bool = chosen["once_per"] == "title"  # DB-A21
        self.no_dragon_gear_cap: int = chosen["no_dragon_gear_cap"]  # DB-A37
        drafted = setup.variant != "constructed"
        applies = setup.variant == "sealed" and chosen["sealed_teams"] == "apply"  # DB-A46
        self.needs_dragon = not drafted  # DB-95
        self.heeds_teams = not drafted or applies  # DB-94; it lifts DB-20 too


class DragonBooster(State):
    """Two decks, a hand, and what lies face-up before each player; points, energy, and what is in force."""

    facts = (
        BROUGHT,  # DB-5
        Fact("turn", zone.NUMBER),  # DB-22
        Fact("step", zone.NUMBER, words=STEPS),
        Fact("leader", zone.SEAT),
        Fact("playing", zone.SEATS),
        Fact("scores", zone.NUMBERS_BY_SEAT, word="points"),
        Fact("energy", zone.NUMBERS_BY_SEAT),
        Fact("open_kept", zone.SEATS),
        Fact("shown_dragons", zone.CARDS_BY_SEAT),
        Fact("shown_hand", zone.CARDS_BY_SEAT),
        Fact("has_damaged", zone.SEATS),
        Fact("used_kinds", zone.KINDS_BY_SEAT),
        Fact("starter", zone.SEAT),
        Fact("battling", zone.SEATS),
        Fact("passes", zone.NUMBER),
        Fact("eventful", zone.SEATS),
        Fact("saving", zone.SEATS),
        Fact("boosts", zone.NUMBERS),
        Fact("on_event", zone.NUMBERS),
        Fact("acted", zone.FLAG),
        Fact("turns_left", zone.NUMBER),
        Fact("has_drawn", zone.FLAG),
    )

    def __init__(self, setup: Setup, cards: BoosterCards, house: House, chance: Chance) -> None:
        super().__init__(setup, ZONES, chance)
        self.cards = cards
        self.house = house
        self.race_decks: list[tuple[int, ...]] = NO_CARDS
        self.dragon_decks: list[tuple[int, ...]] = NO_CARDS
        self.open_decks: list[tuple[int, ...]] = NO_CARDS
        self.hands: list[tuple[int, ...]] = NO_CARDS
        self.pits: list[tuple[InPlay, ...]] = NOTHING_IN_PLAY
        self.tracks: list[tuple[InPlay, ...]] = NOTHING_IN_PLAY
        self.rush_zones: list[tuple[InPlay, ...]] = NOTHING_IN_PLAY
        self.rushing: list[tuple[InPlay, ...]] = NOTHING_IN_PLAY
        self.played: list[tuple[int, ...]] = NO_CARDS
        self.discards: list[tuple[int, ...]] = NO_CARDS
        self.damaged: list[tuple[int, ...]] = NO_CARDS
        self.colours: list[tuple[Coloured, ...]] = NO_COLOURS
        self.turn = 0
        self.step = SET_UP
        self.leader = 0
        self.playing: tuple[int, ...] = ()  # DB-A48 everybody who has not left
        self.scores: tuple[int, ...] = ()  # DB-4 they may be negative
        self.energy: tuple[int, ...] = ()
        self.open_kept: tuple[int, ...] = ()  # DB-18 whose dragon decks lie face-up
        self.shown_dragons: tuple[tuple[int, ...], ...] = ()  # in face-down dragon decks, and all have seen them
        self.shown_hand: tuple[tuple[int, ...], ...] = ()  # in hands, and all have seen them
        self.has_damaged: tuple[int, ...] = ()  # DB-A29 this turn
        self.used_kinds: tuple[int, ...] = ()  # DB-A21 whose effects were used this turn
        self.starter = NONE  # of the last battle
        self.battling: tuple[int, ...] = ()  # who acts in this battle; nobody: there is none
        self.passes = 0  # in direct succession
        self.eventful: tuple[int, ...] = ()  # who has played an event this battle
        self.saving: tuple[int, ...] = ()  # whose rushing card is saved this battle
        self.boosts: tuple[int, ...] = ()  # this battle: a seat, the card that did it, and what sprint it gave; so on
        self.on_event: tuple[int, ...] = ()  # the same, for each event that the seat plays
        self.acted = False  # DB-A6 whether anybody did anything this turn
        self.turns_left = NONE  # DB-A6 after all race decks were found empty
        self.has_drawn = False  # DB-A5 whether a card has left a race deck since the last test

    def copy(self) -> DragonBooster:
        twin = DragonBooster(self.setup, self.cards, self.house, self.chance.copy())
        self.shell_to(twin)
        twin.race_decks = self.race_decks[:]
        twin.dragon_decks = self.dragon_decks[:]
        twin.open_decks = self.open_decks[:]
        twin.hands = self.hands[:]
        twin.pits = self.pits[:]
        twin.tracks = self.tracks[:]
        twin.rush_zones = self.rush_zones[:]
        twin.rushing = self.rushing[:]
        twin.played = self.played[:]
        twin.discards = self.discards[:]
        twin.damaged = self.damaged[:]
        twin.colours = self.colours[:]
        twin.turn = self.turn
        twin.step = self.step
        twin.leader = self.leader
        twin.playing = self.playing
        twin.scores = self.scores
        twin.energy = self.energy
        twin.open_kept = self.open_kept
        twin.shown_dragons = self.shown_dragons
        twin.shown_hand = self.shown_hand
        twin.has_damaged = self.has_damaged
        twin.used_kinds = self.used_kinds
        twin.starter = self.starter
        twin.battling = self.battling
        twin.passes = self.passes
        twin.eventful = self.eventful
        twin.saving = self.saving
        twin.boosts = self.boosts
        twin.on_event = self.on_event
        twin.acted = self.acted
        twin.turns_left = self.turns_left
        twin.has_drawn = self.has_drawn
        return twin

    # --- seats ----------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next player clockwise (DB-24)."""
        for left in self.setup.clockwise[seat]:
            if left in self.playing:
                return left
        return seat

    def in_order(self) -> list[int]:
        """DB-24 The leader, then the others clockwise."""
        return [seat for seat in self.setup.in_turn[self.leader] if seat in self.playing]

    def after_in_order(self, seat: int) -> int:
        """Who acts after this seat in a step; NONE after the last."""
        left = self.left_of(seat)
        first = self.leader if self.leader in self.playing else self.left_of(self.leader)
        return NONE if left == first else left

    def rivals_of(self, seat: int) -> list[int]:
        """DB-12 Clockwise."""
        return [rival for rival in self.setup.clockwise[seat] if rival != seat and rival in self.playing]

    # --- decks and hands ------------------------------------------------------------------

    def dragon_deck(self, seat: int) -> tuple[int, ...]:
        return self.open_decks[seat] if seat in self.open_kept else self.dragon_decks[seat]

    def set_dragon_deck(self, seat: int, cards: tuple[int, ...]) -> None:
        if seat in self.open_kept:
            self.open_decks[seat] = cards
        else:
            self.dragon_decks[seat] = cards

    def dragon_deck_word(self, seat: int) -> str:
        return OPEN_DECK.word if seat in self.open_kept else DRAGON_DECK.word

    def put_in_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))

    def leave_hand(self, seat: int, card: int) -> None:
        """A card of the hand is shown to all as it goes: if that kind was known, it is known no longer."""
        self.hands[seat] = without(self.hands[seat], card)
        if card in self.shown_hand[seat]:
            self.shown_hand = changed(self.shown_hand, seat, without(self.shown_hand[seat], card))

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """DB-5 Which cards are in which deck; DB-29, DB-A45 what was shown."""
        known: list[Value] = []
        for seat in range(self.seats):
            if self.race_decks[seat]:
                known.append(Lacks("race", seat, self.cards.crystals))
            if seat == viewer:
                continue
            if self.hands[seat]:
                known.append(Lacks("hand", seat, self.cards.crystals))
            if self.dragon_decks[seat]:
                known.append(Lacks("dragons", seat, self.cards.races))
            if self.shown_hand[seat]:
                known.append(Holds("hand", seat, self.shown_hand[seat]))
            if self.shown_dragons[seat]:
                known.append(Holds("dragons", seat, self.shown_dragons[seat]))
        return tuple(known)


def changed(held: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The same with another value at one place."""
    return held[:place] + (value,) + held[place + 1 :]


def less(pile: tuple[InPlay, ...], piece: InPlay) -> tuple[InPlay, ...]:
    """The pile without one such piece."""
    for place, each in enumerate(pile):
        if each.row == piece.row and each.used == piece.used:
            return pile[:place] + pile[place + 1 :]
    raise ValueError(f"no {piece} in {pile}")
