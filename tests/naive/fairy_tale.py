"""Fairy Tale, written a second time, naively: its cards, its scores and its effects.  fairy_tale_game.py plays it.

It imports nothing of wyrmhall.  Cards are plain words ("DragonsLair"), a card that lies face-down has a "-" behind it
("DragonsLair-"), a tableau is a list of such words; everything that can be worked out afresh is worked out afresh, and
where the rules say "as many as possible" or "the best name", everything is tried.  Clauses (FT-...) are those of the
rules file.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path

TABLE = Path(__file__).parents[2] / "src" / "wyrmhall" / "games" / "fairy_tale" / "cards.csv"
WILD = "All"  # the faction and the category of The Egg of Chaos (FT-50)
SHADOW = "Shadow"


@dataclass
class House:
    """The house options that touch play; the defaults are the rulings."""

    dealer_rotates: bool = True  # FT-A4
    choice_mode: str = "simultaneous"  # FT-A5; or "clockwise"
    unflip_optional: bool = False  # FT-A9
    short_deck: str = "reshuffle"  # FT-A19; or "no_draw_beyond_reserve"
    condition_counts_self: bool = True  # FT-A21
    most_needs_one: bool = True  # FT-A22
    most_by_team: bool = False  # FT-A23
    tie: str = "share"  # FT-A24; or "most_face_up"
    team_tie: str = "draw"  # FT-A25; or "best_single"
    trick_auto: bool = True  # FT-A26
    egg_exchanges: bool = True  # FT-A35
    exchange_chooser: str = "player"  # FT-A36; or "partner_chooses_own"
    exchange_face_down: bool = True  # FT-A37
    team_deck: str = "expert"  # FT-A44; or "basic"


# ---------------------------------------------------------------------------------------------------------------- cards


@dataclass(frozen=True)
class Effect:
    """One effect of a card: "ALL FLIP 2 FAIRYWOOD"."""

    who: str  # YOU, ALL
    kind: str  # HUNT, UNFLIP, FLIP, DRAW
    number: int | None  # None: every card that fits ("*")
    target: str  # "ANY"; a faction, a category or a title in capitals; "" of a DRAW

    def names_something(self) -> bool:
        """FT-33: it names a faction (or a type, or a title); only ANY does not."""
        return self.target != "ANY"


@dataclass(frozen=True)
class Card:
    """A line of the card table."""

    word: str
    copies: int
    faction: str
    category: str
    points: int
    per: str  # its points count for each card of this name (FT-41); "": they are plain
    effects: tuple[Effect, ...]
    almighty: bool  # FT-47
    counts_as: tuple[str, ...]  # FT-49
    expert: bool
    conditions: tuple[str, ...]  # FT-42, all of them must hold
    answers_to: tuple[str, ...]  # what an effect must name to take it, in capitals


Cards = dict[str, Card]


def word_of(title: str) -> str:
    """Write a title without spaces and signs: "Dragon's Tale - Chapter 4" is DragonsTaleChapter4."""
    words = re.split("[^A-Za-z0-9]+", title.replace("'", ""))
    return "".join(word[:1].upper() + word[1:] for word in words)


def capitals(name: str) -> str:
    """Write a faction, category or title as effects do: HOLY_EMPIRE, DRAGONS_LAIR."""
    return "_".join(re.split("[^A-Za-z0-9]+", name.replace("'", ""))).upper()


def read_cards(path: Path = TABLE) -> Cards:
    """Read the card table."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {word_of(row["title"]): read_card(row, answers(row, rows)) for row in rows}


def answers(row: dict[str, str], rows: list[dict[str, str]]) -> list[str]:
    """FT-A34: the Egg is taken by effects that name any faction or type, or a card as which it counts."""
    names = [row["title"], *counted_as(row["effect"])]
    for column in ("faction", "category"):
        names += [each[column] for each in rows] if row[column] == WILD else [row[column]]
    return sorted({capitals(name) for name in names} - {capitals(WILD)})


def counted_as(effects: str) -> list[str]:
    """FT-49: the titles as which a card counts besides its own."""
    codes = [code.removeprefix("COUNTS_AS ") for code in effects.split(" & ") if code.startswith("COUNTS_AS ")]
    return [title for code in codes for title in code.split("+")]


def read_card(row: dict[str, str], answers_to: list[str]) -> Card:
    """Read one line of it."""
    codes = [code.split(" ") for code in row["effect"].split(" & ") if re.match("(YOU|ALL) ", code)]
    return Card(
        word=word_of(row["title"]),
        copies=int(row["copies"]),
        faction=row["faction"],
        category=row["category"],
        points=int(row["points"]),
        per=word_of(row["per"]),
        effects=tuple(read_effect(*code) for code in codes),
        almighty="ALMIGHTY" in row["effect"].split(" & "),
        counts_as=tuple(word_of(title) for title in counted_as(row["effect"])),
        expert=row["expert"] == "1",
        conditions=tuple(row["condition"].split("&")) if row["condition"] else (),
        answers_to=tuple(answers_to),
    )


def read_effect(who: str, kind: str, number: str, target: str = "") -> Effect:
    """Read YOU FLIP 1 ANY, ALL HUNT * SHADOW, YOU DRAW 1 (FT-61)."""
    return Effect(who, kind, None if number == "*" else int(number), target)


def all_copies(cards: Cards, *, expert: bool) -> list[str]:
    """FT-1, FT-8, FT-9: the deck, with the expert cards or without."""
    return [card.word for card in cards.values() for _ in range(card.copies) if expert or not card.expert]


def is_up(card: str) -> bool:
    """Tell whether a card of a tableau lies face-up."""
    return not card.endswith("-")


def bare(card: str) -> str:
    """Name a card of a tableau, whichever side is up."""
    return card.removesuffix("-")


def face_up(tableau: list[str]) -> list[str]:
    """List what lies face-up: all that counts (FT-40, FT-A20)."""
    return [card for card in tableau if is_up(card)]


def of_faction(card: Card, faction: str) -> bool:
    """FT-50: the Egg is of every faction."""
    return card.faction in (faction, WILD)


def of_category(card: Card, category: str) -> bool:
    """FT-50: the Egg is of every type."""
    return card.category in (category, WILD)


# -------------------------------------------------------------------------------------------------------------- scoring


@dataclass
class Ended:
    """A table at the end: what lies before each seat, and who plays with whom."""

    cards: Cards
    tableaus: list[list[str]]
    teams: list[int]  # the team of each seat
    house: House = field(default_factory=House)


def tricksters(ended: Ended, seat: int) -> int:
    """Count the seat's face-up Almighty cards; face-down they have no name (FT-A26)."""
    return len([card for card in face_up(ended.tableaus[seat]) if ended.cards[card].almighty])


def names_before(ended: Ended, seat: int, called: Iterable[str]) -> list[str]:
    """List all names that lie face-up before the seat: what the cards are called, what the Egg and Tricksters are."""
    found = list(called)  # FT-47, FT-A30; FT-A28: a name and nothing else
    for card in face_up(ended.tableaus[seat]):
        found += [card, *ended.cards[card].counts_as]  # FT-49
    return found


def number_of(ended: Ended, seat: int, kind: str, what: str) -> int:
    """Count the seat's face-up cards of a faction or category (FT-A20); a Trickster's name changes neither (FT-A27)."""
    fits = of_category if kind == "CATEGORY" else of_faction
    return len([card for card in face_up(ended.tableaus[seat]) if fits(ended.cards[card], what)])


def has_most(ended: Ended, seat: int, kind: str, what: str) -> bool:
    """FT-43: at least as many as everybody else."""
    each = [number_of(ended, other, kind, what) for other in range(len(ended.tableaus))]
    if ended.house.most_by_team:  # FT-A23
        each = [
            sum(number for number, theirs in zip(each, ended.teams, strict=True) if theirs == team)
            for team in ended.teams
        ]
    if each[seat] == 0 and ended.house.most_needs_one:  # FT-A22
        return False
    return each[seat] == max(each)


def holds(ended: Ended, seat: int, card: Card, condition: str, called: Iterable[str]) -> bool:
    """Say whether one condition of a face-up card is met."""
    kind, _, rest = condition.partition(":")
    if kind == "HAVE":
        return word_of(rest) in names_before(ended, seat, called)  # FT-45
    if kind == "FACTION":
        faction, _, needed = rest.partition(">=")
        found = number_of(ended, seat, "FACTION", faction)
        if not ended.house.condition_counts_self and of_faction(card, faction):  # FT-A21
            found -= 1
        return found >= int(needed)  # FT-44
    if kind in ("MOST_CATEGORY", "MOST_FACTION"):
        return has_most(ended, seat, kind.removeprefix("MOST_"), rest)
    raise ValueError(f"unknown condition {condition}")


def points_of(ended: Ended, seat: int, word: str, called: Iterable[str]) -> int:
    """What one face-up card of the seat is worth, given the names of the seat's Tricksters."""
    card = ended.cards[word]
    if not all(holds(ended, seat, card, condition, called) for condition in card.conditions):
        return 0  # FT-42
    if card.per:
        return card.points * names_before(ended, seat, called).count(card.per)  # FT-41, FT-A29, FT-A32
    return card.points  # FT-48, FT-51


def points_of_all(ended: Ended, seat: int, called: Iterable[str]) -> list[int]:
    """What each face-up card of the seat is worth, in their order."""
    return [points_of(ended, seat, card, called) for card in face_up(ended.tableaus[seat])]


def best_names(ended: Ended, seat: int) -> list[tuple[str, ...]]:
    """FT-A26: of all ways to name the seat's Tricksters, those that give most; one name for each (FT-A30)."""
    others = [word for word, card in ended.cards.items() if not card.almighty]  # FT-47 another name
    ways = list(product(others, repeat=tricksters(ended, seat)))
    totals = [sum(points_of_all(ended, seat, way)) for way in ways]
    return [way for way, total in zip(ways, totals, strict=True) if total == max(totals)]


def winners_of(ended: Ended, scores: list[int]) -> list[int]:
    """FT-46, FT-53: who has won; nobody in a drawn team game."""
    seats = list(range(len(scores)))
    if len(set(ended.teams)) < len(seats):
        return team_winners(ended, scores)
    leaders = [seat for seat in seats if scores[seat] == max(scores)]
    if ended.house.tie == "most_face_up":  # FT-A24
        lying = [len(face_up(tableau)) for tableau in ended.tableaus]
        leaders = [seat for seat in leaders if lying[seat] == max(lying[other] for other in leaders)]
    return leaders


def team_winners(ended: Ended, scores: list[int]) -> list[int]:
    """FT-53: the team with the higher sum; FT-A25: nobody, or the team of the best single score."""
    teams = sorted(set(ended.teams))
    members = {team: [seat for seat, theirs in enumerate(ended.teams) if theirs == team] for team in teams}
    worth = {team: [sum(scores[seat] for seat in members[team])] for team in teams}
    if ended.house.team_tie == "best_single":
        for team in teams:
            worth[team].append(max(scores[seat] for seat in members[team]))
    best = [team for team in teams if worth[team] == max(worth.values())]
    return members[best[0]] if len(best) == 1 else []


# -------------------------------------------------------------------------------------------------------------- effects


def is_hit(card: Card, effect: Effect) -> bool:
    """FT-28, FT-A14, FT-A16: the effect can take the card."""
    return effect.target == "ANY" or effect.target in card.answers_to


def prey(cards: Cards, revealed: list[str], seat: int, effect: Effect) -> list[int]:
    """FT-36, FT-A12: the other seats whose card of this step the seat's Hunt can hit."""
    return [
        other
        for other in range(len(revealed))
        if revealed[other] and other != seat and is_hit(cards[revealed[other]], effect)
    ]


def effects_on(cards: Cards, revealed: list[str], hunted: set[int], seat: int, kind: str) -> list[Effect]:
    """List the effects of a kind that touch the seat: its own, and those that say ALL (FT-24, FT-25, FT-38)."""
    found = []
    for player, word in enumerate(revealed):
        if word and player not in hunted:
            for effect in cards[word].effects:
                if effect.kind == kind and (effect.who == "ALL" or player == seat):
                    found.append(effect)
    return found


def can_turn(tableau: list[str], kind: str) -> list[str]:
    """List what an Unflip (FT-26) or a Flip (FT-27) could turn if it named nothing, whichever was revealed (FT-29)."""
    return sorted(bare(card) for card in tableau if is_up(card) == (kind == "FLIP"))


def less(cards: Iterable[str], taken: Iterable[str]) -> tuple[str, ...]:
    """Take some cards away from others, copy by copy."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


Way = tuple[str, ...]  # cards that are turned together, sorted


def ways_to_turn(cards: Cards, loose: list[str], effects: list[Effect], *, optional: bool = False) -> set[Way]:
    """FT-A6, FT-30, FT-31: what the effects can turn in any order, with any cards; of that, whatever turns the most.

    If it is optional (FT-A9), each effect turns any number from none to its own, and every result stands.
    """
    start = (tuple(sorted(loose)), tuple(sorted(effects, key=str)))
    found, seen, open_ends = set[Way](), {start}, [start]
    while open_ends:
        left, waiting = open_ends.pop()
        if not waiting:
            found.add(tuple(sorted(less(loose, left))))
        for effect in set(waiting):
            fits = [card for card in left if is_hit(cards[card], effect)]
            most = len(fits) if effect.number is None else min(effect.number, len(fits))
            for number in range(0 if optional else most, most + 1):
                for turned in set(combinations(fits, number)):
                    end = (less(left, turned), tuple(each for each in less_effects(waiting, effect)))
                    if end not in seen:
                        seen.add(end)
                        open_ends.append(end)
    largest = max(len(way) for way in found)
    return {way for way in found if optional or len(way) == largest}


def less_effects(effects: tuple[Effect, ...], done: Effect) -> list[Effect]:
    """Take one effect away."""
    left = list(effects)
    left.remove(done)
    return left


def fits_in(way: Way, turned: list[str]) -> bool:
    """Say whether these cards are among those of the way, copy by copy."""
    return all(turned.count(card) <= way.count(card) for card in turned)


def turn(tableau: list[str], turned: Iterable[str], kind: str) -> None:
    """Turn these cards, of several copies the one that lies there longest; nothing else happens (FT-23)."""
    for card in turned:
        before, after = (card, f"{card}-") if kind == "FLIP" else (f"{card}-", card)
        tableau[tableau.index(before)] = after
