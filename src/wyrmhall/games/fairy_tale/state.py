"""Fairy Tale: what lies on the table and who may see it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.fairy_tale.cards import Laid, TaleCards
from wyrmhall.games.fairy_tale.memory import remembered_packs
from wyrmhall.kernel import zone
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.knowledge import Holds, KnownPiece
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, Value
from wyrmhall.kernel.zone import Fact, Zone

HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)  # FT-57
PICKED: Final = Zone("picked", "picked", zone.EACH, zone.OWNER)  # FT-16, FT-57 in the order of picking
TABLEAU: Final = Zone(
    "tableaus", "tableau", zone.EACH, zone.ALL, under=zone.OWNER, unordered=True, pieces=True
)  # FT-58, FT-59
DECK: Final = Zone("stock", "deck", zone.SHARED, zone.NOBODY)  # FT-59
DISCARDS: Final = Zone("discards", "discards", zone.SHARED, zone.NOBODY, unordered=True)  # FT-21, FT-59


class House:
    """The rulings that a table may set otherwise."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.dealer_rotates: bool = chosen["dealer_rotates"]  # FT-A4
        self.clockwise: bool = chosen["choice_mode"] == "clockwise"  # FT-A5
        self.unflip_optional: bool = chosen["unflip_optional"]  # FT-A9
        self.keeps_reserve: bool = chosen["short_deck"] == "no_draw_beyond_reserve"  # FT-A19
        self.condition_counts_self: bool = chosen["condition_counts_self"]  # FT-A21
        self.most_needs_one: bool = chosen["most_needs_one"]  # FT-A22
        self.most_by_team: bool = chosen["most_by_team"]  # FT-A23
        self.tie: str = chosen["tie"]  # FT-A24
        self.team_tie: str = chosen["team_tie"]  # FT-A25
        self.trick_auto: bool = chosen["trick_auto"]  # FT-A26
        self.egg_exchanges: bool = chosen["egg_exchanges"]  # FT-A35
        self.partner_chooses_own: bool = chosen["exchange_chooser"] == "partner_chooses_own"  # FT-A36
        self.exchange_face_down: bool = chosen["exchange_face_down"]  # FT-A37


class FairyTale(State):
    """Hands and chosen cards are private, face-up cards open, deck and discards closed to all (FT-57 to FT-59)."""

    facts = (
        Fact("stage", zone.NUMBER),
        Fact("step", zone.NUMBER),
        Fact("dealer", zone.SEAT),
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("revealed", zone.CARDS_BY_SEAT),
        Fact("hunted", zone.SEATS),
        Fact("trickster", zone.CARDS_BY_SEAT),
        Fact("drew", zone.CARDS_BY_SEAT, audience=zone.OWNER),
        Fact("played", zone.PACKS_BY_SEAT, inner=True),
        Fact("unused", zone.NUMBERS, inner=True),
        Fact("saw", zone.PACKS_BY_SEAT, audience=zone.OWNER, inner=True),
        Fact("thrown", zone.CARDS_BY_SEAT, audience=zone.OWNER, inner=True),
    )

    def __init__(self, setup: Setup, cards: TaleCards, house: House, chance: Chance) -> None:
        super().__init__(setup, (HAND, PICKED, TABLEAU, DECK, DISCARDS), chance)
        self.cards = cards
        self.house = house
        self.hands: list[tuple[int, ...]] = []  # in a draft: the packs
        self.picked: list[tuple[int, ...]] = []
        self.tableaus: list[tuple[Laid, ...]] = []
        self.stock: tuple[int, ...] = ()  # the top is the first
        self.discards: tuple[int, ...] = ()
        self.stage = 0
        self.step = 0  # of a play stage
        self.dealer = 0
        self.scores: tuple[int, ...] = ()
        self.revealed: list[tuple[int, ...]] = []  # in this step: a card, or none
        self.hunted: tuple[int, ...] = ()  # the seats whose revealed card was hunted
        self.trickster: list[tuple[int, ...]] = []  # FT-47 the names that The Trickster has taken, as kinds
        self.drew: list[tuple[int, ...]] = []  # in this stage
        self.played: list[tuple[tuple[int, ...], ...]] = []  # in each play stage
        self.unused: tuple[int, ...] = ()  # how many cards each seat threw away, stage after stage
        self.saw: list[tuple[tuple[int, ...], ...]] = []  # FT-60 each pack it passed on, and behind it its own pick
        self.thrown: list[tuple[int, ...]] = []  # FT-60 its own discards

    def copy(self) -> FairyTale:
        twin = FairyTale(self.setup, self.cards, self.house, self.chance.copy())
        self.shell_to(twin)
        twin.hands = self.hands[:]
        twin.picked = self.picked[:]
        twin.tableaus = self.tableaus[:]
        twin.stock = self.stock
        twin.discards = self.discards
        twin.stage = self.stage
        twin.step = self.step
        twin.dealer = self.dealer
        twin.scores = self.scores
        twin.revealed = self.revealed[:]
        twin.hunted = self.hunted
        twin.trickster = self.trickster[:]
        twin.drew = self.drew[:]
        twin.played = self.played[:]
        twin.unused = self.unused
        twin.saw = self.saw[:]
        twin.thrown = self.thrown[:]
        return twin

    def deck(self) -> tuple[int, ...]:
        """FT-8, FT-9, FT-A44"""
        return cards_in_play(self.setup, self.cards)

    def teams(self) -> tuple[int, ...]:
        return teams_of(self.setup)

    def face_up(self, seat: int) -> tuple[int, ...]:
        """FT-40 The cards that count."""
        return tuple([laid.cards[0] for laid in self.tableaus[seat] if not laid.is_down])

    def from_dealer(self) -> tuple[int, ...]:
        """FT-A5, FT-A39 Clockwise, and the dealer is the first."""
        return self.setup.in_turn[self.dealer]

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """FT-60 What lies face-down was seen when it was revealed; packs that were passed on; one's own discards."""
        known: list[Value] = []
        for owner in range(self.seats):
            if owner != viewer:
                for place, laid in enumerate(self.tableaus[owner]):
                    if laid.is_down:
                        known.append(KnownPiece("tableau", owner, place, laid.cards))
        if viewer >= 0:
            if self.thrown[viewer]:
                known.append(Holds("discards", CENTRE, self.thrown[viewer]))
            sizes = [len(hand) for hand in self.hands]
            known += remembered_packs(viewer, self.saw[viewer], self.hands[viewer], sizes, self.played, self.unused)
        return tuple(known)


def is_team_play(setup: Setup) -> bool:
    return setup.variant in ("team", "garfield")


def teams_of(setup: Setup) -> tuple[int, ...]:
    """FT-52 Partners sit opposite each other."""
    together = is_team_play(setup)
    return tuple([seat % 2 if together else seat for seat in range(setup.seats)])


def cards_in_play(setup: Setup, cards: TaleCards) -> tuple[int, ...]:
    """FT-8 The basic game is without the Expert cards; FT-9 all others have them; FT-A44 unless a team says so."""
    basic = setup.variant == "basic" or (is_team_play(setup) and setup.house["team_deck"] == "basic")
    return cards.basic if basic else cards.deck
