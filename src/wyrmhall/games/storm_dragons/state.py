"""Storm Dragons: what lies on the table and who may see it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.cards import (
    ALL_DRAGONS,
    ALL_STORMS,
    DOWN,
    DRAGONS,
    MOST_SEATS,
    SKIES,
    DraftStack,
    Dragon,
    StormCards,
)
from wyrmhall.games.storm_dragons.variant import Variant
from wyrmhall.kernel import zone
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.knowledge import Among, Holds, Lacks
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, NONE, Value
from wyrmhall.kernel.zone import Fact, Zone

HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)  # SD-123
DRAW: Final = Zone("draws", "draw", zone.EACH, zone.NOBODY)  # SD-123
DISCARDS: Final = Zone("discards", "discards", zone.EACH, zone.OWNER, unordered=True)  # SD-A68
FLIGHT: Final = Zone("flights", "flight", zone.EACH, zone.ALL, pieces=True)  # SD-124; downed ones were shown: SD-A46
FRONT: Final = Zone("fronts", "front", zone.EACH, zone.ALL)  # SD-124
SHOWING: Final = Zone("showing", "showing", zone.SHARED, zone.ALL)  # SD-26 on its way into play
FOUND: Final = Zone("found", "found", zone.EACH, zone.OWNER, unordered=True)  # SD-82 before the Conjurer
BOX: Final = Zone("box", "box", zone.SHARED, zone.NOBODY, unordered=True)  # SD-9
STOCK: Final = Zone("stock", "stock", zone.SHARED, zone.NOBODY)  # SD-11 what is still to be laid out
STACKS: Final = Zone("stacks", "stack", zone.PIECES, zone.ALL)  # SD-125
DRAFTED: Final = Zone("drafted", "drafted", zone.EACH, zone.ALL, unordered=True)  # SD-125
UNSELECTED: Final = Zone("unselected", "unselected", zone.SHARED, zone.ALL, unordered=True)  # SD-18
# SD-A65 The dragons of a victory pile, and apart from them its storms, so that the number of dragons is open.
VICTORY: Final = {
    "count": Zone("victory", "victory", zone.EACH, zone.OWNER, unordered=True),
    "faces": Zone("victory", "victory", zone.EACH, zone.ALL, unordered=True),
    "hidden": Zone("victory", "victory", zone.EACH, zone.OWNER, size=zone.OWNER, unordered=True),
}
SPOILS: Final = {
    "count": Zone("spoils", "spoils", zone.EACH, zone.OWNER, unordered=True),
    "faces": Zone("spoils", "spoils", zone.EACH, zone.ALL, unordered=True),
    "hidden": Zone("spoils", "spoils", zone.EACH, zone.OWNER, size=zone.OWNER, unordered=True),
}
ENEMY_DRAW: Final = Zone("enemy_draw", "enemy_draw", zone.SHARED, zone.NOBODY)  # SDC-5
ENEMY_DISCARDS: Final = Zone("enemy_discards", "enemy_discards", zone.SHARED, zone.ALL, unordered=True)  # SDC-5
WON: Final = Zone("won", "won", zone.SHARED, zone.ALL, unordered=True)  # SDC-5
LOST: Final = Zone("lost", "lost", zone.SHARED, zone.ALL, unordered=True)  # SDC-5
HIDDEN_PILES: Final = ("hand", "draw", "discards", "found", "victory")  # where a seat's own dragons may lie unseen

Pile = tuple[int, ...]
Flight = tuple[Dragon, ...]
SEATS: Final = tuple([tuple(range(seats)) for seats in range(MOST_SEATS + 1)])


def all_zones(others: tuple[Zone, ...]) -> dict[str, tuple[Zone, ...]]:
    """The zones of every table and these others, by what is seen of victory piles (SD-A65)."""
    always = (HAND, DRAW, DISCARDS, FLIGHT, FRONT, SHOWING, FOUND)
    return {seen: (*always, VICTORY[seen], SPOILS[seen], BOX, *others) for seen in VICTORY}


class House:
    """The rulings that a table may set otherwise."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.difficulty: str = chosen["difficulty"]  # SDC-24
        self.own_cards: int = chosen["own_cards"]  # SDC-4
        self.enemy_cards: int = chosen["enemy_cards"]  # SDC-4
        self.enemy_patience: int = chosen["enemy_patience"]  # SDC-12
        self.enemy_answer: int = chosen["enemy_answer"]  # SDC-15
        self.enemy_dragons: int = chosen["enemy_dragons"]  # SDC-17
        self.enemy_lead: int = chosen["enemy_lead"]  # SDC-17
        self.starting_hand: int = chosen["starting_hand"]  # SD-A1
        self.first_opener: int = chosen["first_opener"]  # SD-A70
        self.opener_rotates: bool = chosen["next_opener"] == "clockwise"  # SD-A7
        self.sky_first: bool = chosen["side_choice"] == "before"  # SD-A9
        self.only_on_muster: bool = chosen["unheld_token"] == "only_on_muster"  # SD-A11
        self.yielded_cards_count: bool = chosen["yielded_cards_count"]  # SD-A17
        self.rebuild_then_challenge: bool = chosen["rebuild_then_challenge"]  # SD-A21
        self.opener_may_challenge: bool = chosen["opener_may_challenge"]  # SD-A31
        self.head_adds_own_tail: bool = chosen["head_adds_own_tail"]  # SD-A32
        self.family_bonus_always: bool = chosen["family_bonus_always"]  # SD-A34
        self.warlord_needs_card: bool = chosen["warlord_needs_card"]  # SD-A36
        self.rider_is_storm: bool = chosen["rider_is_storm"]  # SD-A39
        self.stuck_may_muster: bool = chosen["necro_stuck"] == "may_muster"  # SD-A47
        self.assassin_own: bool = chosen["assassin_own"]  # SD-A49
        self.outrider_needs_control: bool = chosen["outrider_needs_control"]  # SD-A51
        self.suppress_support: bool = chosen["suppress_support"]  # SD-A54
        self.fog_instants: bool = chosen["fog_instants"]  # SD-A57
        self.recalled_instants: bool = chosen["recalled_instants"]  # SD-A72
        self.discards_clockwise: bool = chosen["discard_mode"] == "clockwise"  # SD-A75
        self.victory_visible: str = chosen["victory_visible"]  # SD-A65


class StormDragons(State):
    """SD-5 Everybody's places, the token, and who is still in the round."""

    facts = (
        Fact("round", zone.NUMBER),
        Fact("sky", zone.NUMBER, word="side", words=SKIES),
        Fact("holder", zone.SEAT),
        Fact("challenger", zone.SEAT),
        Fact("beaten", zone.NUMBER),
        Fact("active", zone.SEATS),
        Fact("mustered", zone.SEATS),
        Fact("opener", zone.SEAT),
        Fact("leading", zone.FLAG),
        Fact("flew", zone.FLAG),
        Fact("remade", zone.FLAG),
        Fact("cries", zone.NUMBERS),
        Fact("announced", zone.NUMBERS),
        Fact("recalled", zone.CARDS_BY_SEAT),
        Fact("final", zone.FLAG),
        Fact("last_round", zone.FLAG),
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("starter", zone.SEAT),
        Fact("draft_round", zone.NUMBER),
        Fact("picks", zone.NUMBER),
        Fact("stock_known", zone.FLAG, inner=True),
        Fact("reshuffled", zone.SEATS, inner=True),
        Fact("known_hand", zone.CARDS_BY_SEAT, inner=True),
        Fact("known_discards", zone.CARDS_BY_SEAT, inner=True),
        Fact("known_victory", zone.CARDS_BY_SEAT, inner=True),
        Fact("known_spoils", zone.CARDS_BY_SEAT, inner=True),
        Fact("known_cards", zone.CARDS_BY_SEAT, inner=True),
        Fact("revalued", zone.NUMBERS),
        Fact("acting", zone.SEAT),
        Fact("control", zone.SEATS),
        Fact("served", zone.SEATS),
        Fact("returned", zone.SEATS),
        Fact("flown_by", zone.SEATS),
        Fact("cast_by", zone.SEATS),
        Fact("taken_up", zone.KINDS),
        Fact("gathered", zone.NUMBER),
        Fact("enemy_known", zone.FLAG, inner=True),
    )

    def __init__(self, setup: Setup, cards: StormCards, house: House, variant: Variant, chance: Chance) -> None:
        super().__init__(setup, variant.zones(house), chance)
        self.cards = cards
        self.house = house
        self.variant = variant
        self.hands: list[Pile] = []
        self.draws: list[Pile] = []  # the first is drawn first
        self.discards: list[Pile] = []
        self.flights: list[Flight] = []  # head to tail, downed ones last
        self.fronts: list[Pile] = []  # top to bottom
        self.showing: Pile = ()
        self.found: list[Pile] = []
        self.victory: list[Pile] = []
        self.spoils: list[Pile] = []
        self.box: Pile = ()
        self.stock: Pile = ()
        self.stacks: list[DraftStack] = []
        self.drafted: list[Pile] = []
        self.unselected: Pile = ()
        self.round = 0
        self.sky = NONE  # SD-28 the side of the token that is up: DAY, NIGHT, or not chosen yet
        self.holder = NONE  # of the token; NONE: it lies in the middle
        self.challenger = NONE
        self.beaten = 0  # SD-75 opponents defeated in this challenge
        self.active: Pile = ()  # SD-22
        self.mustered: Pile = ()  # SD-37 the seats that have played a dragon in this round
        self.opener = NONE
        self.leading = False  # SD-24 nobody has led a card yet
        self.flew = False  # SD-A11 a dragon was mustered in this turn
        self.remade = False  # SD-A73 a Golemmancer discarded itself in this turn
        self.cries: Pile = ()  # SD-73
        self.announced: Pile = ()  # SD-31
        self.recalled: list[Pile] = []  # SD-A72 taken back into hand in this round
        self.final = False  # SD-62
        self.last_round = False  # SD-62 this round is the last; SD-63 or else the next one, if the end was announced
        self.scores: Pile = ()  # SD-66, when the game is over
        self.starter = NONE  # SD-12 of the draft round
        self.draft_round = 0
        self.picks = 0  # SD-14 made in this draft round
        self.stock_known = False  # SD-19 the stock consists of cards that all have seen
        self.reshuffled: Pile = ()  # the seats that know which cards lie in their draw pile, though not in what order
        self.known_hand: list[Pile] = []  # what all have seen go to a hidden pile, and that must be there still
        self.known_discards: list[Pile] = []
        self.known_victory: list[Pile] = []
        self.known_spoils: list[Pile] = []
        self.known_cards: list[Pile] = []  # the same where nobody can say in which of the seat's piles
        self.revalued: Pile = ()  # numbers that a position gives instead of the card table's
        # SDC-2 Together sides 0 to 5 are ours, first those of players, then allies; 6 to 11 are their enemies.
        self.battlefronts = variant.number_of_battlefronts(setup.seats)  # SDC-2
        self.acting = NONE  # whose turn it is
        self.control: Pile = ()  # SDC-11 by battlefront the side in control
        self.served: Pile = ()  # SDC-10 our sides that were served in this lap
        self.returned: Pile = ()  # SDC-9 the allies from whom the person has returned in this turn
        self.shared = variant.shared_ally(setup.seats)  # SDC-5
        self.flown_by: Pile = ()  # who put each dragon of the shared ally's flight there
        self.cast_by: Pile = ()  # the same of each card of the front
        self.taken_up = 0  # SDC-25 the kinds that enemies have taken up in this round
        self.gathered = NONE  # SDC-23 the cards of both victory piles when the round began
        self.enemy_known = False  # SDC-5 the enemies' pile consists of cards that all have seen
        self.enemy_draw: Pile = ()
        self.enemy_discards: Pile = ()
        self.won: Pile = ()  # SDC-5 by the players together
        self.lost: Pile = ()  # SDC-5 to the enemies

    def copy(self) -> StormDragons:
        twin = StormDragons(self.setup, self.cards, self.house, self.variant, self.chance.copy())
        self.shell_to(twin)
        twin.hands = self.hands[:]
        twin.draws = self.draws[:]
        twin.discards = self.discards[:]
        twin.flights = self.flights[:]
        twin.fronts = self.fronts[:]
        twin.showing = self.showing
        twin.found = self.found[:]
        twin.victory = self.victory[:]
        twin.spoils = self.spoils[:]
        twin.box = self.box
        twin.stock = self.stock
        twin.stacks = self.stacks[:]
        twin.drafted = self.drafted[:]
        twin.unselected = self.unselected
        twin.round = self.round
        twin.sky = self.sky
        twin.holder = self.holder
        twin.challenger = self.challenger
        twin.beaten = self.beaten
        twin.active = self.active
        twin.mustered = self.mustered
        twin.opener = self.opener
        twin.leading = self.leading
        twin.flew = self.flew
        twin.remade = self.remade
        twin.cries = self.cries
        twin.announced = self.announced
        twin.recalled = self.recalled[:]
        twin.final = self.final
        twin.last_round = self.last_round
        twin.scores = self.scores
        twin.starter = self.starter
        twin.draft_round = self.draft_round
        twin.picks = self.picks
        twin.stock_known = self.stock_known
        twin.reshuffled = self.reshuffled
        twin.known_hand = self.known_hand[:]
        twin.known_discards = self.known_discards[:]
        twin.known_victory = self.known_victory[:]
        twin.known_spoils = self.known_spoils[:]
        twin.known_cards = self.known_cards[:]
        twin.revalued = self.revalued
        twin.acting = self.acting
        twin.control = self.control
        twin.served = self.served
        twin.returned = self.returned
        twin.flown_by = self.flown_by
        twin.cast_by = self.cast_by
        twin.taken_up = self.taken_up
        twin.gathered = self.gathered
        twin.enemy_known = self.enemy_known
        twin.enemy_draw = self.enemy_draw
        twin.enemy_discards = self.enemy_discards
        twin.won = self.won
        twin.lost = self.lost
        return twin

    def deck(self) -> tuple[int, ...]:
        """SD-7 Two or three players use one deck, more use both: SD-A8."""
        return self.cards.deck * self.variant.number_of_decks(self.seats)

    def after(self, seat: int) -> int:
        """SD-34 The next active player on the left."""
        for other in self.active:
            if other > seat:
                return other
        return self.active[0]

    def foes(self, side: int) -> list[int]:
        """SD-A17 Those against this side who are still in the round."""
        return [other for other in self.active if self.variant.are_foes(side, other)]

    def is_challenged(self, side: int) -> bool:
        """Whether a foe challenges now."""
        return self.challenger != NONE and self.variant.are_foes(side, self.challenger)

    def chooser(self, side: int) -> int:
        """Who chooses for a side: its player; for an ally, and where enemies are equal, the player whose turn it is."""
        return side if side < self.seats else self.acting  # SDC-9, SDC-12

    def teams(self) -> tuple[int, ...]:
        return self.variant.teams(self.seats)

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """What all have seen: cards won, taken back, shown and drafted; and one's own discards when shuffled."""
        known: list[Value] = []
        if self.stock_known:
            known.append(Holds("stock", CENTRE, tuple(sorted(self.stock))))  # SD-19
        if self.enemy_known:
            known.append(Holds("enemy_draw", CENTRE, tuple(sorted(self.enemy_draw))))  # SDC-5
        if viewer in self.reshuffled:
            known.append(Holds("draw", viewer, tuple(sorted(self.draws[viewer]))))  # SD-51
        is_over = bool(self.winners)
        for seat in range(self.seats):
            if seat != viewer:
                known.append(Lacks("victory", seat, ALL_STORMS))
                known.append(Lacks("spoils", seat, ALL_DRAGONS))
                if self.found[seat]:
                    known.append(Lacks("found", seat, ALL_STORMS))  # SD-84
                if not is_over:
                    known += self.seen_of(seat)
        for seat in range(self.seats):
            cards = self.known_hand[seat] + self.known_discards[seat] + self.known_victory[seat]
            cards += self.known_cards[seat]
            if cards and not is_over:
                known.append(Among(HIDDEN_PILES, seat, tuple(sorted(cards))))
        return tuple(known)

    def seen_of(self, seat: int) -> list[Value]:
        """Cards that a seat was seen to put into one of its hidden piles."""
        seen: list[Value] = []
        if self.known_hand[seat]:
            seen.append(Holds("hand", seat, self.known_hand[seat]))  # SD-38, SD-68, SD-126
        if self.known_discards[seat]:
            seen.append(Holds("discards", seat, self.known_discards[seat]))
        if self.known_victory[seat]:
            seen.append(Holds("victory", seat, self.known_victory[seat]))
        if self.known_spoils[seat]:
            seen.append(Holds("spoils", seat, self.known_spoils[seat]))
        return seen


def is_enemy(side: int) -> bool:
    """SDC-2 Whether it is a side that acts by rule against the players."""
    return side >= MOST_SEATS


def opposite(side: int) -> int:
    """SDC-2 The enemy of a side of ours, and the other way round."""
    return side + MOST_SEATS if side < MOST_SEATS else side - MOST_SEATS


def changed(row: Pile, seat: int, value: int) -> Pile:
    """The same numbers by seat, but for one."""
    return row[:seat] + (value,) + row[seat + 1 :]


def with_cards(pile: Pile, cards: Pile) -> Pile:
    """A sorted pile with these cards too."""
    if len(cards) > 1:
        return tuple(sorted(pile + cards))
    return with_card(pile, cards[0]) if cards else pile


def with_card(pile: Pile, card: int) -> Pile:
    """A sorted pile with this card too."""
    place = len(pile)
    while place and pile[place - 1] > card:
        place -= 1
    return pile[:place] + (card,) + pile[place:]


def dragons_in(pile: Pile) -> int:
    number = 0
    for card in pile:
        if card < DRAGONS:
            number += 1
    return number


def face_up(flight: Flight) -> int:
    """SD-A48 How many dragons of a flight are face-up; downed ones lie behind them all."""
    number = 0
    for dragon in flight:
        if dragon.how != DOWN:
            number += 1
    return number
