"""Storm Dragons together, naively: the table with its battlefronts, who fights whom, control, and the enemies' pile.

Our sides have the numbers of the seats, then those of allies; an enemy has the number of its opponent and six more.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Protocol

from tests.naive.storm_dragons_abilities import Lot, discard
from tests.naive.storm_dragons_strength import NOBODY, Table, bare, face_up, strength

ENEMY = 6
ONGOING = ("Tempest", "Fog")  # SDC-15


class EnemyLot(Lot, Protocol):
    """What comes by lot where there are enemies."""

    def one_of(self, cards: list[str]) -> str:
        """One of these cards, which lie in the order of the card table."""


@dataclass(frozen=True)
class Foes:
    """The house options about enemies."""

    difficulty: str = "normal"  # SDC-24
    own_cards: int = 0  # SDC-4
    enemy_cards: int = 0  # SDC-4
    enemy_patience: int = 5  # SDC-12
    enemy_answer: int = 1  # SDC-15
    enemy_dragons: int = 3  # SDC-17
    enemy_lead: int = 4  # SDC-17


@dataclass
class Together(Table):
    """What lies at the battlefronts, and what the sides share."""

    foes_are: Foes = field(default_factory=Foes)
    flown_by: list[list[int]] = field(default_factory=list)  # SDC-5 who has put each dragon there, from the head on
    laid_by: list[list[int]] = field(default_factory=list)  # and each storm, from the top on
    acting: int = NOBODY  # whose turn it is, or was last
    control: list[int] = field(default_factory=list)  # SDC-3 by battlefront the side that holds the token
    served: list[int] = field(default_factory=list)  # SDC-10
    returned: list[int] = field(default_factory=list)  # SDC-9
    taken_up: list[str] = field(default_factory=list)  # SDC-25
    gathered: int = 0  # SDC-23 cards in the victory piles when the round began
    enemy_draw: list[str] = field(default_factory=list)  # the first is turned up first
    enemy_discards: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)  # SDC-5
    lost: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Whatever lies before an ally was put there by the first person, where nothing else is said."""
        super().__post_init__()
        self.flown_by = self.flown_by or [[0] * len(pile) for pile in self.flights]
        self.laid_by = self.laid_by or [[0] * len(pile) for pile in self.fronts]

    @property
    def sides(self) -> int:
        return 2 * ENEMY

    @property
    def battlefronts(self) -> int:
        """SDC-2."""
        return max(3, self.seats)

    def person(self, seat: int) -> int:
        """SDC-9, SDC-12 For allies, and where enemies have a choice, it is the person whose turn it is."""
        return seat if seat < self.seats else self.acting

    def trophies(self, seat: int) -> list[str]:
        """SDC-5."""
        return self.lost if seat >= ENEMY else self.won

    def foes(self, seat: int) -> list[int]:
        """SDC-2 All of the other side, from the own opponent on, clockwise."""
        first = 0 if seat >= ENEMY else ENEMY
        fronts = [(seat % ENEMY + away) % self.battlefronts for away in range(self.battlefronts)]
        return [first + at for at in fronts if first + at in self.active]

    def prey(self, seat: int) -> list[int]:
        """SD-119."""
        return self.foes(seat)

    def hushing(self, seat: int) -> list[int]:
        """SD-122."""
        return self.foes(seat)

    def is_fighting(self) -> bool:
        """SDC-23."""
        return bool(self.active)

    def look_at_token(self) -> None:
        """SDC-11 Not before the cards are placed."""

    def is_open(self) -> bool:
        """SDC-1."""
        return True

    def least(self, seat: int, found: list[str]) -> list[str]:
        """SDC-15 An enemy gives what helps it least; of equal storms one without an ongoing ability."""
        if seat < ENEMY:
            return found
        leads: dict[str, int] = {}
        for option in found:
            seen = self.copy()
            discard(seen, seat, option)
            leads[option] = lead(seen, seat)
        best = [option for option in found if leads[option] == max(leads.values())]
        dull = [option for option in best if option.partition(":")[2].rstrip("^~-") not in ONGOING]
        return dull or best

    # SDC-5 Who has put a card there goes with it.

    def flier(self, seat: int, at: int) -> int:
        return self.flown_by[seat][at] if self.seats <= seat < ENEMY else seat

    def caster(self, seat: int, at: int) -> int:
        return self.laid_by[seat][at] if self.seats <= seat < ENEMY else seat

    def discards_of(self, owner: int) -> list[str]:
        return self.enemy_discards if owner >= ENEMY else self.discards[owner]

    def fly(self, seat: int, at: int, word: str) -> None:
        super().fly(seat, at, word)
        self.flown_by[seat].insert(at, self.person(seat))

    def land(self, seat: int, at: int) -> str:
        self.flown_by[seat].pop(at)
        return super().land(seat, at)

    def move(self, seat: int, at: int, to: int) -> None:
        super().move(seat, at, to)
        self.flown_by[seat].insert(to, self.flown_by[seat].pop(at))

    def lay(self, seat: int, at: int, word: str) -> None:
        super().lay(seat, at, word)
        self.laid_by[seat].insert(at, self.person(seat))

    def clear(self, seat: int, at: int) -> str:
        self.laid_by[seat].pop(at)
        return super().clear(seat, at)

    def copy(self) -> Together:
        """Another table of the same, to try something."""
        twin = copy(self)
        twin.flights, twin.fronts = [list(pile) for pile in self.flights], [list(pile) for pile in self.fronts]
        twin.flown_by, twin.laid_by = [list(row) for row in self.flown_by], [list(row) for row in self.laid_by]
        twin.discards, twin.enemy_discards = [list(pile) for pile in self.discards], list(self.enemy_discards)
        twin.cries, twin.showing = list(self.cries), list(self.showing)
        twin.won, twin.lost = list(self.won), list(self.lost)
        return twin


def opposite(side: int) -> int:
    """SDC-2 Who stands on the other side of the battlefront."""
    return side - ENEMY if side >= ENEMY else side + ENEMY


def is_in_control(t: Together, side: int) -> bool:
    return t.control[side % ENEMY] == side


def look_at_control(t: Together) -> None:
    """SDC-11 Everywhere."""
    for front, holder in enumerate(t.control):
        if holder != NOBODY and not face_up(t, holder):
            t.control[front] = NOBODY
    for side in t.active:
        if face_up(t, side) and strength(t, side) > strength(t, opposite(side)):
            t.control[side % ENEMY] = side


def is_challenged(t: Together, enemy: int) -> bool:
    """Whether one of us challenges."""
    return t.challenger != NOBODY and t.challenger < ENEMY <= enemy


def lead(t: Together, enemy: int) -> int:
    """SDC-12 How far an enemy is ahead of its own opponent, or of whoever challenges it."""
    return strength(t, enemy) - strength(t, t.challenger if is_challenged(t, enemy) else opposite(enemy))


def turned_up(t: Together, lot: EnemyLot) -> str:
    """SDC-5 The next card of the enemies' pile, or "" if there is none."""
    if not t.enemy_draw and t.enemy_discards:
        t.enemy_draw, t.enemy_discards = lot.shuffled(t.enemy_discards), []
    return t.enemy_draw.pop(0) if t.enemy_draw else ""


def look_for_enemies_end(t: Together) -> None:
    """SDC-23."""
    if not t.enemy_draw and not t.enemy_discards and not t.final:
        t.final = t.is_last = True


def give_up_dragons(t: Together, side: int) -> None:
    """SDC-16 to SDC-18 The dragons of a flight go to the other side."""
    t.trophies(opposite(side)).extend([bare(word) for word in t.flights[side]])
    t.flights[side], t.flown_by[side] = [], []


def discard_storms(t: Together, side: int) -> None:
    """SDC-18."""
    while t.fronts[side]:
        t.discards_of(t.caster(side, 0)).append(t.clear(side, 0))


def decide(t: Together, winner: int) -> None:
    """SDC-19 This side wins its battlefront, and takes what lies there."""
    for side in (winner, opposite(winner)):
        t.trophies(winner).extend([bare(word) for word in t.flights[side] + t.fronts[side]])
        t.flights[side], t.flown_by[side], t.fronts[side], t.laid_by[side] = [], [], [], []
        t.active.remove(side)
