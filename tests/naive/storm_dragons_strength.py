"""Storm Dragons, naively: its cards, its house options, what lies on the table, and how strong everybody is.

Written from the rules alone.  Cards are words: "StormRider"; in a flight "Spy-" is downed, and "Thunderburst!" was
played by day.  Flights are written from head to tail, storm fronts from top to bottom.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from pathlib import Path

TABLE = Path(__file__).parents[2] / "src" / "wyrmhall" / "games" / "storm_dragons" / "cards.csv"
NOBODY = -1


@dataclass(frozen=True)
class Card:
    """A kind of card: its numbers by day and by night; the tail of a storm is its support (SD-4)."""

    family: str  # "" if it is a storm
    copies: int
    head: dict[str, int]
    tail: dict[str, int]


Cards = dict[str, Card]


@dataclass(frozen=True)
class House:
    """The house options, by the rulings where nothing else is said."""

    distribution: str = "deal"
    starting_hand: int = 5
    first_opener: int = NOBODY
    next_opener: str = "winner"
    side_choice: str = "before"
    unheld_token: str = "any_dragon_at_step5"
    yielded_cards_count: bool = False
    rebuild_then_challenge: bool = False
    opener_may_challenge: bool = False
    head_adds_own_tail: bool = False
    family_bonus_always: bool = False
    warlord_needs_card: bool = False
    rider_is_storm: bool = True
    necro_stuck: str = "may_yield"
    assassin_own: bool = True
    outrider_needs_control: bool = True
    suppress_support: bool = False
    fog_instants: bool = True
    recalled_instants: bool = True
    discard_mode: str = "simultaneous"


@dataclass
class Table:
    """Everything that lies on the table, and what everybody remembers of the round."""

    cards: Cards
    seats: int
    house: House
    hands: list[list[str]] = field(default_factory=list)
    draws: list[list[str]] = field(default_factory=list)  # the first is drawn first
    discards: list[list[str]] = field(default_factory=list)
    flights: list[list[str]] = field(default_factory=list)
    fronts: list[list[str]] = field(default_factory=list)
    victory: list[list[str]] = field(default_factory=list)
    cries: list[int] = field(default_factory=list)  # SD-73
    announced: list[int] = field(default_factory=list)  # SD-31
    recalled: list[list[str]] = field(default_factory=list)  # SD-A72
    active: list[int] = field(default_factory=list)
    side: str = ""  # "day", "night", or not chosen yet
    holder: int = NOBODY
    challenger: int = NOBODY
    beaten: int = 0
    mustered: list[int] = field(default_factory=list)  # SD-37
    opener: int = NOBODY
    leading: bool = False
    flew: bool = False  # a dragon was mustered in this turn
    remade: bool = False  # SD-A73
    found: list[str] = field(default_factory=list)  # SD-82 what the Conjurer has drawn
    showing: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    final: bool = False
    stacks: dict[str, list[str]] = field(default_factory=dict)  # SD-11 by their option
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    is_last: bool = False  # the end was announced before this round was over (SD-62), or it is the one more (SD-63)
    may_change: dict[int, list[str]] = field(default_factory=dict)  # SD-A75 who has chosen, and between what
    answering: int = NOBODY  # who has chosen last, and what
    answer: str = ""

    def __post_init__(self) -> None:
        """Nothing lies anywhere, and everybody is in the round, where nothing else is said."""
        for piles in (self.hands, self.draws, self.discards, self.flights, self.fronts, self.victory, self.recalled):
            piles += [[] for _ in range(self.sides - len(piles))]
        self.cries += [0] * (self.sides - len(self.cries))
        self.announced += [0] * (self.sides - len(self.announced))
        self.active = self.active or list(range(self.seats))

    # What is otherwise where allies and enemies fight (storm_dragons_together.py).

    @property
    def sides(self) -> int:
        """How many flights and fronts there may be."""
        return self.seats

    def person(self, seat: int) -> int:
        """Whose cards are played to this flight and front, and who chooses for it."""
        return seat

    def hand(self, seat: int) -> list[str]:
        return self.hands[self.person(seat)]

    def may_draw(self, seat: int) -> bool:
        return bool(self.draws[self.person(seat)] or self.discards[self.person(seat)])

    def trophies(self, seat: int) -> list[str]:
        """The victory pile of a seat."""
        return self.victory[seat]

    def foes(self, seat: int) -> list[int]:
        """The others who are still in the round, clockwise."""
        others = [(seat + away) % self.seats for away in range(1, self.seats)]
        return [other for other in others if other in self.active]

    def prey(self, seat: int) -> list[int]:
        """SD-A49 Whose dragons an Assassin may kill."""
        return [other for other in self.active if other != seat or self.house.assassin_own]

    def hushing(self, seat: int) -> list[int]:
        """Whose Thunderburst suppresses the storms of a seat."""
        return self.active

    def is_fighting(self) -> bool:
        """SD-A61 The round goes on."""
        return len(self.active) >= 2

    def is_open(self) -> bool:
        """SD-A75 Whether discards are chosen openly."""
        return False

    def least(self, seat: int, found: list[str]) -> list[str]:
        """Which of these a seat may discard."""
        return found

    def flier(self, seat: int, at: int) -> int:
        """Who has put a dragon of this flight there."""
        return seat

    def caster(self, seat: int, at: int) -> int:
        """Who has put a storm of this front there."""
        return seat

    def discards_of(self, owner: int) -> list[str]:
        return self.discards[owner]

    def fly(self, seat: int, at: int, word: str) -> None:
        """A dragon comes to a flight."""
        self.flights[seat].insert(at, word)

    def land(self, seat: int, at: int) -> str:
        """A dragon leaves a flight."""
        return self.flights[seat].pop(at)

    def move(self, seat: int, at: int, to: int) -> None:
        """A dragon changes its place in a flight."""
        self.flights[seat].insert(to, self.flights[seat].pop(at))

    def lay(self, seat: int, at: int, word: str) -> None:
        """A storm comes to a front."""
        self.fronts[seat].insert(at, word)

    def clear(self, seat: int, at: int) -> str:
        """A storm leaves a front."""
        return self.fronts[seat].pop(at)

    def look_at_token(self) -> None:
        """SD-A11 A holder without a face-up dragon loses the token."""
        if self.holder != NOBODY and not face_up(self, self.holder):
            self.holder = NOBODY


def read_cards(path: Path = TABLE) -> Cards:
    found = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            second = "tail" if row["kind"] == "dragon" else "support"
            head = {side: int(row[f"{side}_head"] or 0) for side in ("day", "night")}
            tail = {side: int(row[f"{side}_{second}"]) for side in ("day", "night")}
            found[row["name"].replace(" ", "")] = Card(row["family"], int(row["copies"]), head, tail)
    return found


def bare(word: str) -> str:
    """The kind of a card in a flight."""
    return word.rstrip("-!")


def is_dragon(t: Table, word: str) -> bool:
    return t.cards[bare(word)].family != ""


def face_up(t: Table, seat: int) -> list[str]:
    """SD-A48 The dragons of a flight that count for control, head and strength."""
    return [word for word in t.flights[seat] if not word.endswith("-")]


def head(t: Table, seat: int) -> str:
    """The head of a flight, or "" if no dragon of it is face-up; as it was played, with "!" after a Thunderburst."""
    return (face_up(t, seat) or [""])[0]


def is_suppressed(t: Table, seat: int) -> bool:
    """SD-99, SD-A17 Somebody who is still in the round has a Thunderburst at the head that was played by day."""
    return any(head(t, other) == "Thunderburst!" for other in t.hushing(seat))


def storms_in(t: Table, seat: int) -> list[str]:
    """SD-A39 What counts as a storm, and can be chosen as one."""
    return [word for word in t.fronts[seat] if word != "StormRider" or t.house.rider_is_storm]


def strength(t: Table, seat: int) -> int:
    """SD-52 to SD-57 The six steps, and the battle cry (SD-73)."""
    total = 0
    if head(t, seat):
        total += t.cards[bare(head(t, seat))].head[t.side]
        total += sum(tail_of(t, seat, word) for word in face_up(t, seat)[1:])
        if t.house.head_adds_own_tail:
            total += t.cards[bare(head(t, seat))].tail[t.side]  # SD-A32
    if not (t.house.suppress_support and is_suppressed(t, seat)):
        total += sum(t.cards[word].tail[t.side] for word in t.fronts[seat])
    total += family_bonus(t, seat, "Princess", "noble") + family_bonus(t, seat, "Guardian", "guard")
    total += of_the_head(t, seat)
    if t.fronts[seat][:1] == ["Tempest"] and not is_suppressed(t, seat):
        total += len(storms_in(t, seat))  # SD-102
    if t.challenger == seat:
        total += 1
    if head(t, seat) == "Warlord" or not t.house.warlord_needs_card:
        total += t.cries[seat]
    return total


def tail_of(t: Table, seat: int, word: str) -> int:
    """SD-53, SD-74 The number of a dragon behind the head."""
    numbers = t.cards[bare(word)].tail
    return max(numbers.values()) if head(t, seat) == "Elder" else numbers[t.side]


def family_bonus(t: Table, seat: int, giver: str, family: str) -> int:
    """SD-71, SD-81 +2 for each of the family, from the head, or from everywhere (SD-A34)."""
    dragons = face_up(t, seat)
    bonus = 0
    for at, word in enumerate(dragons):
        if word == giver and (at == 0 or t.house.family_bonus_always):
            for other, relative in enumerate(dragons):
                if t.cards[bare(relative)].family == family:
                    tail_counts = other > 0 or t.house.head_adds_own_tail
                    bonus += 2 if tail_counts or other == at else 0  # SD-A33
    return bonus


def of_the_head(t: Table, seat: int) -> int:
    """SD-55 What the head adds by storms, and SD-75 by daring."""
    word = head(t, seat)
    if word == "Challenger" and t.challenger == seat:
        return 2 + t.beaten
    if is_suppressed(t, seat):
        return 0
    own = len(storms_in(t, seat))
    if word == "Queen":
        counted = range(t.sides) if t.house.yielded_cards_count else t.active  # SD-A17
        return own + sum(len(storms_in(t, other)) for other in counted if other != seat)
    return {"StormRider": 2 * own, "StormCaller": own}.get(word, 0)
