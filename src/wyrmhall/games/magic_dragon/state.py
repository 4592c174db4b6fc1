"""Magic Dragon: what lies on the table and who may see it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.magic_dragon.cards import MagicCards, Stack
from wyrmhall.kernel import zone
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.knowledge import KnownPiece, Lacks
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, NONE, Value
from wyrmhall.kernel.zone import Fact, Zone

HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)  # MD-8, MD-49
ASIDE: Final = Zone("aside", "aside", zone.SHARED, zone.NOBODY, unordered=True)  # MD-7, MD-50
OPEN_STACKS: Final = Zone("stacks", "stack", zone.PIECES, zone.ALL, unordered=True)  # MD-51, MD-52, MD-A23
COVERED_STACKS: Final = Zone("stacks", "stack", zone.PIECES, zone.ALL, under=zone.NOBODY, unordered=True)  # MD-A23


class House:
    """The rulings that a table may set otherwise."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.first_dealer: int = chosen["first_dealer"]  # MD-A2
        self.dealer_after_skip: str = chosen["dealer_after_skip"]  # MD-A5
        self.named_colour_blocks_new_stack: bool = chosen["named_colour_blocks_new_stack"]  # MD-A6
        self.spells_optional: bool = chosen["spells_optional"]  # MD-A17
        self.final_tie: str = chosen["final_tie"]  # MD-A20
        self.covered_cards_visible: bool = chosen["covered_cards_visible"]  # MD-A23


class MagicDragon(State):
    """Hands and cards put aside; bids, stacks, owners, centre and scores lie open (MD-51)."""

    facts = (
        Fact("round", zone.NUMBER),
        Fact("dealer", zone.SEAT),
        Fact("opener", zone.SEAT),
        Fact("starter", zone.SEAT),
        Fact("playing", zone.SEATS),
        Fact("bids", zone.NUMBERS),  # MD-13
        Fact("bonus", zone.NUMBERS),
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("passed", zone.SEATS),
        Fact("lacks", zone.KINDS_BY_SEAT, inner=True),
        Fact("tied", zone.SEATS),
        Fact("extra", zone.NUMBER),
        Fact("fitting", zone.KINDS, inner=True),
        Fact("starting", zone.KINDS, inner=True),
        Fact("casting", zone.KINDS, inner=True),
    )

    def __init__(self, setup: Setup, cards: MagicCards, house: House, chance: Chance) -> None:
        stacks = OPEN_STACKS if house.covered_cards_visible else COVERED_STACKS
        super().__init__(setup, (HAND, ASIDE, stacks), chance)
        self.cards = cards
        self.house = house
        self.hands: list[tuple[int, ...]] = []
        self.aside: tuple[int, ...] = ()
        self.stacks: list[Stack] = []
        self.round = 0
        self.dealer = 0
        self.opener = 0  # the seat on the dealer's left, which bids and plays first
        self.starter = NONE  # the seat that really played the first card of the round
        self.playing: tuple[int, ...] = ()  # everybody, except in extra rounds
        self.bids: tuple[int, ...] = ()  # in the order of bidding
        self.bonus = cards.bonus  # by bid
        self.scores: tuple[int, ...] = ()
        self.passed: tuple[int, ...] = ()  # since the last card was played
        self.lacks: tuple[int, ...] = ()  # what skipped seats have shown not to hold, as sets of kinds
        self.tied: tuple[int, ...] = ()  # who will play the extra round that is to be dealt
        self.extra = 0  # how many extra rounds have been dealt
        self.fitting = 0  # the dragons that now fit on some stack, as a set of kinds,
        self.starting = cards.all_dragons  # those that may start one,
        self.casting = 0  # and the spells that may be cast

    def copy(self) -> MagicDragon:
        twin = MagicDragon(self.setup, self.cards, self.house, self.chance.copy())
        self.shell_to(twin)
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.stacks = self.stacks[:]
        twin.round = self.round
        twin.dealer = self.dealer
        twin.opener = self.opener
        twin.starter = self.starter
        twin.playing = self.playing
        twin.bids = self.bids
        twin.bonus = self.bonus
        twin.scores = self.scores
        twin.passed = self.passed
        twin.lacks = self.lacks
        twin.tied = self.tied
        twin.extra = self.extra
        twin.fitting = self.fitting
        twin.starting = self.starting
        twin.casting = self.casting
        return twin

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        for left in self.setup.clockwise[seat]:
            if left in self.playing:
                return left
        return seat

    def playable(self) -> int:
        """The cards that could be played now, by whoever holds them, as a set of kinds."""
        return self.fitting | self.starting | self.casting

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """Who was skipped held nothing playable (MD-17), and the cards of all stacks were seen (MD-A23)."""
        known: list[Value] = []
        for seat in self.playing:
            if seat != viewer and self.lacks[seat]:
                known.append(Lacks("hand", seat, self.lacks[seat]))
        if not self.house.covered_cards_visible:
            for owner in range(CENTRE, self.seats):
                own = [stack for stack in self.stacks if stack.owner == owner]
                known += [KnownPiece("stack", owner, place, stack.cards) for place, stack in enumerate(own)]
        return tuple(known)
