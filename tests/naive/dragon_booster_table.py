"""Dragon Booster, naively: its cards, its house options, decks, what lies on the table, and what can be read off it.

Written from the rules alone.  A card on the table is a word that names one physical card: "DB061/0.2" is the second
Head Strong that seat 0 has brought.  Everything is looked up and counted anew whenever it is asked for.
"""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

TABLE = Path(__file__).parents[2] / "src" / "wyrmhall" / "games" / "dragon_booster" / "cards.csv"
STATS = ("speed", "agility", "power")
GOAL = 30  # DB-1
NOBODY = -1

WHENS = ("Play", "Main", "Battle", "Constant", "Win", "End")  # "End" is in fixtures only (DB-S32)
TESTS = ("color", "dragon", "behind", "damaged", "event", "gear", "crew", "points")  # "points" too (DB-S41)
VERBS = (
    "SPRINT", "WEAKEN", "SELF", "ALL", "POINT", "RPOINT", "DRAW", "DROP", "MILL", "BREAK_GEAR", "BREAK_CREW", "KNOCK",
    "FIND", "STAT", "ENERGY", "RECALL", "FIX", "SAVE", "EACH",
)  # fmt: skip
OTHER_VERBS = ("ALLPOINT", "BREAK_MANEUVER", "KNOCK_GEAR", "KNOCK_CREW")  # in no card of ours (DB-74, DB-A8)


@dataclass(frozen=True)
class Verb:
    """One sentence of an effect: what it does, with which words behind it, and what stands in brackets."""

    word: str
    words: tuple[str, ...] = ()
    only: str = ""

    @property
    def number(self) -> int:
        return int(self.words[-1])


@dataclass(frozen=True)
class Effect:
    when: str
    verbs: tuple[Verb, ...]
    test: str = ""


@dataclass(frozen=True)
class Card:
    """A kind of card."""

    kind: str
    title: str
    version: str
    type: str  # dragon, gear, crew, maneuver, event
    color: str
    team: str
    level: int
    stats: dict[str, int]  # of a dragon
    zap_caps: int
    gear_stat: str
    boxes: tuple[str, ...]
    cost: int
    sprint: int  # DB-A13: 0 if none is printed
    burst_stat: str
    burst: int
    effect: Effect | None


Cards = dict[str, Card]


def read_effect(code: str) -> Effect | None:
    """An effect as its code says: when, perhaps a test, and what is done in which order."""
    if not code:
        return None
    when, _, rest = code.partition(": ")
    test = ""
    if rest.startswith("IF "):
        test, _, rest = rest.removeprefix("IF ").partition(": ")
    verbs = []
    for sentence in rest.replace("ON event: SPRINT", "EACH").split("; "):  # "each time you play an event"
        sentence, _, only = sentence.partition(" [")
        word, *words = sentence.split()
        verbs.append(Verb(word, tuple(words), only.removesuffix("]")))
        if word not in VERBS + OTHER_VERBS or not (only in ("", "rival ahead]") or only.startswith("cost<=")):
            raise ValueError(f"unknown word in {code}")
    if when not in WHENS or (test and test.replace(">=", "=").partition("=")[0] not in TESTS):
        raise ValueError(f"unknown word in {code}")
    return Effect(when, tuple(verbs), test)


def read_card(row: dict[str, str]) -> Card:
    def number(column: str) -> int:
        return int(row.get(column) or 0)

    return Card(
        kind=row["id"],
        title=row["title"],
        version=row.get("version") or "",
        type=row["type"],
        color=row.get("color") or "",
        team=row.get("team") or "",
        level=number("level"),
        stats={stat: number(stat) for stat in STATS},
        zap_caps=number("zap_caps"),
        gear_stat=row.get("gear_stat") or "",
        boxes=tuple((row.get("color_boxes") or "").split()),
        cost=number("cost"),
        sprint=number("sprint"),
        burst_stat=row.get("burst_stat") or "",
        burst=number("burst"),
        effect=read_effect(row.get("effect_code") or ""),
    )


def read_cards(path: Path = TABLE) -> Cards:
    with path.open(encoding="utf-8", newline="") as file:
        return {row["id"]: read_card(row) for row in csv.DictReader(file)}


@dataclass(frozen=True)
class House:
    """The house options, by the rulings where nothing else is said."""

    starting_hand: int = 5  # DB-A1
    mulligan: str = "off"  # or "once"
    first_leader: str | int = "random"  # DB-A2: or a seat, or "loser"
    exhaust_check: str = "end_of_step"  # DB-A5: or "immediate"
    all_empty: str = "play_on"  # DB-A6: or "highest_now", "draw"
    all_empty_turns: int = 10
    simultaneous30: str = "sequential"  # DB-A8: or "draw"
    non_rushers_act: bool = True  # DB-A15
    once_per: str = "card"  # DB-A21: or "title"
    no_dragon_gear_cap: int = 4  # DB-A37
    draft_deck_mode: str = "exact"  # DB-A35: or "minimum"
    sealed_teams: str = "ignore"  # DB-A46: or "apply"


@dataclass
class Table:
    """Everything that lies on the table, and what has to be remembered of the turn and the battle."""

    cards: Cards
    seats: int
    house: House = field(default_factory=House)
    variant: str = "constructed"  # or "booster", "sealed"
    turn: int = 0
    leader: int = 0
    step: str = "set-up"  # then draw, gear-up, main, rush, over
    points: list[int] = field(default_factory=list)
    energy: list[int] = field(default_factory=list)
    # DB-8 The places of each seat.  The first card of a race deck is its top; other piles are in order of arrival.
    decks: list[list[str]] = field(default_factory=list)
    dragon_decks: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    pits: list[list[str]] = field(default_factory=list)
    tracks: list[list[str]] = field(default_factory=list)
    zones: list[list[str]] = field(default_factory=list)
    discards: list[list[str]] = field(default_factory=list)
    damaged: list[list[str]] = field(default_factory=list)
    playing: list[str] = field(default_factory=list)  # DB-A22 being played: in no other place
    colors: list[str] = field(default_factory=list)  # DB-95 chosen for playing without a dragon
    face_up: list[bool] = field(default_factory=list)  # DB-18
    # Of this turn
    used: list[tuple[int, str]] = field(default_factory=list)  # DB-51, DB-60 seat, and the card or its title
    has_damaged: list[bool] = field(default_factory=list)  # DB-A29
    acted: bool = False  # DB-A6
    # Of this battle
    battling: bool = False
    starter: int = NOBODY
    rushing: list[str] = field(default_factory=list)  # "" for who has no rushing card; it lies in the zone still
    gained: list[int] = field(default_factory=list)  # what effects "this battle" give to the rushing card
    saved: list[bool] = field(default_factory=list)
    per_event: list[int] = field(default_factory=list)  # what each event gives to the rushing card (Wyldfyr)
    events: list[int] = field(default_factory=list)  # played in this battle
    passed: list[int] = field(default_factory=list)  # since somebody did something else
    # Of the game
    out: list[int] = field(default_factory=list)  # DB-A48
    empty_since: int = 0  # DB-A6 the turn in which the last race deck ran out
    shown: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)  # DB-29, DB-A45 by whom, which kinds
    winners: list[int] = field(default_factory=list)
    reason: str = ""

    def __post_init__(self) -> None:
        """Nothing lies anywhere and nothing has happened, where nothing else is said."""
        for name in ("decks", "dragon_decks", "hands", "pits", "tracks", "zones", "discards", "damaged"):
            piles = getattr(self, name)
            piles += [[] for _ in range(self.seats - len(piles))]
        for name, nothing in (("points", 0), ("energy", 0), ("colors", ""), ("face_up", False), ("has_damaged", False)):
            values = getattr(self, name)
            values += [nothing] * (self.seats - len(values))
        self.end_battle()

    def end_battle(self) -> None:
        """What effects gave "this battle" is gone (third reading of DB-63)."""
        self.battling, self.starter, self.passed = False, NOBODY, []
        self.rushing = [""] * self.seats
        self.gained, self.per_event, self.events = [0] * self.seats, [0] * self.seats, [0] * self.seats
        self.saved = [False] * self.seats


# --------------------------------------------------------------------------------------------------- cards on the table


def physical(seat: int, kinds: list[str]) -> list[str]:
    """The physical cards that a seat has brought."""
    count: Counter[str] = Counter()
    found = []
    for kind in kinds:
        count[kind] += 1
        found.append(f"{kind}/{seat}.{count[kind]}")
    return found


def kind_of(card: str) -> str:
    return card.partition("/")[0]


def owner_of(card: str) -> int:
    return int(card.partition("/")[2].partition(".")[0])


def face(t: Table, card: str) -> Card:
    return t.cards[kind_of(card)]


def kinds_of(pile: list[str]) -> list[str]:
    return [kind_of(card) for card in pile]


def of_type(t: Table, pile: list[str], *types: str) -> list[str]:
    return [card for card in pile if face(t, card).type in types]


# ------------------------------------------------------------------------------------------------------------ the seats


def present(t: Table) -> list[int]:
    return [seat for seat in range(t.seats) if seat not in t.out]


def clockwise(t: Table, first: int) -> list[int]:
    """DB-24 From somebody on, to the left; without those who have left (DB-A48)."""
    seats = [(first + away) % t.seats for away in range(t.seats)]
    return [seat for seat in seats if seat not in t.out]


def rivals(t: Table, seat: int) -> list[int]:
    """DB-12, in seating order on the left."""
    return [other for other in clockwise(t, seat) if other != seat]


def in_play(t: Table, seat: int) -> list[str]:
    """DB-9."""
    return t.pits[seat] + t.tracks[seat] + t.zones[seat]


# ----------------------------------------------------------------------------------------------------- dragon and stats


def dragon(t: Table, seat: int) -> Card | None:
    dragons = of_type(t, t.pits[seat], "dragon")
    return face(t, dragons[0]) if dragons else None


def color(t: Table, seat: int) -> str:
    """DB-10, DB-95."""
    own = dragon(t, seat)
    return own.color if own else t.colors[seat]


def stat(t: Table, seat: int, name: str) -> int:
    """DB-10, DB-35, DB-75, DB-95, DB-96."""
    own = dragon(t, seat)
    total = own.stats[name] if own else 3
    for card in of_type(t, t.pits[seat], "gear"):
        if face(t, card).gear_stat == name:
            total += 1
    for _, verb in constants(t, seat):
        if verb.word == "STAT" and verb.words[0] in (name, "all"):
            total += verb.number
    return total


def may_play_event(t: Table, seat: int, card: str) -> bool:
    """DB-47, DB-48."""
    event = face(t, card)
    bonus = 2 if event.color and event.color == color(t, seat) else 0
    return stat(t, seat, event.burst_stat) + bonus >= event.burst


def holds(t: Table, seat: int, test: str) -> bool:
    """The test of an effect, for its user."""
    if test == "":
        return True
    if test.startswith("color="):
        return color(t, seat) == test.removeprefix("color=")
    if test.startswith("dragon="):
        own = dragon(t, seat)
        return own is not None and own.title == test.removeprefix("dragon=")  # DB-95
    if test == "behind":
        return any(t.points[other] > t.points[seat] for other in rivals(t, seat))
    if test == "damaged":
        return t.has_damaged[seat]  # DB-A29
    if test == "event":
        return t.events[seat] > 0
    what, _, least = test.partition(">=")
    if what == "points":
        return t.points[seat] >= int(least)
    return len(of_type(t, t.pits[seat], what)) >= int(least)


def constants(t: Table, seat: int) -> list[tuple[str, Verb]]:
    """DB-75 What is on now among the cards of a seat, each with its card."""
    found = []
    for card in in_play(t, seat):
        effect = face(t, card).effect
        if effect and effect.when == "Constant" and holds(t, seat, effect.test):
            found += [(card, verb) for verb in effect.verbs]
    return found


# --------------------------------------------------------------------------------------------------------------- sprint


def sprint_of(t: Table, seat: int, card: str) -> int:
    """The sprint of a maneuver in play, without what was gained in the battle."""
    total = face(t, card).sprint
    for source, verb in constants(t, seat):
        if verb.word == "SELF" and verb.words != ("SAVE",) and source == card:
            total += verb.number
        if verb.word == "ALL" and face(t, card).cost <= int(verb.only.removeprefix("cost<=") or 99):
            total += verb.number
    return total


def sprint(t: Table, seat: int) -> int:
    """DB-67 What somebody fights with."""
    if not t.rushing[seat]:
        return 0
    return sprint_of(t, seat, t.rushing[seat]) + t.gained[seat]


def is_saved(t: Table, seat: int) -> bool:
    """Whether the rushing card goes back to the track if it loses."""
    own = [card for card, verb in constants(t, seat) if verb.word == "SELF" and verb.words == ("SAVE",)]
    return t.saved[seat] or t.rushing[seat] in own


# ---------------------------------------------------------------------------------------------------------------- decks


@dataclass(frozen=True)
class Brought:
    """What a seat brings: two lists of kinds; how its dragon deck lies, and a colour if it was chosen in the match."""

    race: tuple[str, ...]
    crystals: tuple[str, ...]
    face_up: bool = False
    color: str = ""


def deck_faults(cards: Cards, brought: Brought, variant: str, house: House) -> list[str]:
    """The clauses that a deck breaks."""
    faults = []
    race, crystals = [cards[kind] for kind in brought.race], [cards[kind] for kind in brought.crystals]
    if any(card.type not in ("maneuver", "event") for card in race):
        faults.append("DB-13 type")
    if any(card.type not in ("dragon", "gear", "crew") for card in crystals):
        faults.append("DB-15 type")
    if variant == "booster":  # DB-91, DB-93, DB-A35, DB-A36
        if len(race) < 25 or (len(race) > 25 and house.draft_deck_mode == "exact"):
            faults.append("DB-91")
    elif variant == "sealed":  # DB-101, DB-A46
        if len(race) < 40:
            faults.append("DB-101")
    else:
        if len(race) != 60:
            faults.append("DB-13")
        if any(count > 4 for count in Counter(card.title for card in race).values()):
            faults.append("DB-14")
        if len(crystals) > 10:
            faults.append("DB-15")
        if not any(card.type == "dragon" for card in crystals):
            faults.append("DB-16")
        if any(count > 2 for count in Counter((card.type, card.title, card.version) for card in crystals).values()):
            faults.append("DB-17")
    return faults


# ------------------------------------------------------------------------------------------------------------- position


def position(t: Table) -> dict[str, object]:
    """Everything that two engines must agree on, by kinds of cards.  Race decks, tracks, zones, discards and damaged
    piles are in their order; the order of hands, dragon decks and mag pits means nothing."""
    everybody = range(t.seats)
    return {
        "turn": t.turn,
        "leader": t.leader,
        "step": t.step,
        "points": list(t.points),
        "energy": list(t.energy),
        "decks": [kinds_of(t.decks[seat]) for seat in everybody],
        "dragon decks": [sorted(kinds_of(t.dragon_decks[seat])) for seat in everybody],
        "hands": [sorted(kinds_of(t.hands[seat])) for seat in everybody],
        "pits": [sorted(kinds_of(t.pits[seat])) for seat in everybody],
        "tracks": [kinds_of(t.tracks[seat]) for seat in everybody],
        "zones": [kinds_of(t.zones[seat]) for seat in everybody],
        "discards": [kinds_of(t.discards[seat]) for seat in everybody],
        "damaged": [kinds_of(t.damaged[seat]) for seat in everybody],
        "playing": kinds_of(t.playing),
        "colors": [color(t, seat) for seat in everybody],
        "uses spent": sorted((seat, kind_of(word)) for seat, word in t.used),
        "has damaged": list(t.has_damaged),
        "stats": [[stat(t, seat, name) for name in STATS] for seat in everybody],
        "battling": t.battling,
        "rushing": [kind_of(t.rushing[seat]) for seat in everybody],
        "sprints": [sprint(t, seat) for seat in everybody],
        "out": sorted(t.out),
        "winners": sorted(t.winners),
        "reason": t.reason,
    }
