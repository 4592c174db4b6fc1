"""Positions of Dragon Booster for the tests of its naive engine, in which cards are named by their titles.

Fixtures, which the scenarios of the rules need and the card table lacks, are made here.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.naive.dragon_booster_game import Game, from_battle
from tests.naive.dragon_booster_table import Cards, House, Table, face, physical, read_card, read_cards

K, P = 0, 1  # Kitt Wonn, Phistus
A, B, C, D = 0, 1, 2, 3


class Unshuffled:
    """Decks stay as they are, and the first of all is drawn by lot."""

    def shuffled(self, seat: int, cards: list[str]) -> list[str]:
        return cards

    def seat(self, among: list[int]) -> int:
        return among[0]


class Shuffled:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def shuffled(self, seat: int, cards: list[str]) -> list[str]:
        return self.random.sample(cards, len(cards))

    def seat(self, among: list[int]) -> int:
        return self.random.choice(among)


def fixture(title: str, **columns: object) -> dict[str, str]:
    """A row of a card table, whose title is its number too."""
    return {"id": title, "title": title} | {name: str(value) for name, value in columns.items()}


def maneuver(title: str, sprint: int, cost: int = 1, code: str = "") -> dict[str, str]:
    return fixture(title, type="maneuver", sprint=sprint, cost=cost, effect_code=code)


FIXTURES = [
    *[maneuver(f"Run {number}", number) for number in (*range(10), 12)],
    fixture("Ender", type="crew", team="Fire", level=1, effect_code="End: POINT 1"),
    maneuver("Victor", 3, code="Win: POINT 1"),
    fixture("Scholar", type="crew", team="Fire", effect_code="Win: IF points>=21: DRAW 1"),
    fixture("Red Rush", type="event", color="red", burst_stat="power", burst=5, effect_code="Play: POINT 1"),
    fixture("Green Rush", type="event", color="green", burst_stat="power", burst=4, effect_code="Play: POINT 1"),
    fixture("Swift Red", type="event", color="red", burst_stat="speed", burst=6, effect_code="Play: POINT 1"),
    fixture("Red Three", type="dragon", color="red", team="Fire", speed=3, agility=3, power=3, zap_caps=4),
    fixture("Zed 1", type="crew", team="Fire", level=1) | {"title": "Zed", "version": "v1"},
    fixture("Zed 2", type="crew", team="Fire", level=1) | {"title": "Zed", "version": "v2"},
    fixture("Ana", type="crew", team="Fire", level=1),
    fixture("Bix", type="crew", team="Ice", level=1),
    fixture("Booster", type="crew", team="Fire", level=1, effect_code="Constant: ALL 2"),
    fixture("Blue Box", type="gear", level=1, gear_stat="speed", color_boxes="blue"),
    fixture("Tease", type="event", burst_stat="speed", burst=1, effect_code="Play: BREAK_CREW 9; RPOINT 1"),
    fixture("Robbed", type="event", burst_stat="speed", burst=1, effect_code="Play: RPOINT 3"),
]  # fmt: skip


def all_cards() -> Cards:
    fixtures = [read_card(row) for row in FIXTURES]
    return read_cards() | {card.kind: card for card in fixtures}


CARDS = all_cards()
KINDS = {card.title: card.kind for card in reversed(CARDS.values())} | {card.kind: card.kind for card in CARDS.values()}


def kinds(titles: str) -> list[str]:
    """Titles, parted by commas."""
    return [KINDS[title.strip()] for title in titles.split(",") if title.strip()]


PILES = ("decks", "dragon_decks", "hands", "pits", "tracks", "zones", "discards", "damaged")


def table(seats: int = 2, house: House | None = None, variant: str = "constructed", **given: Any) -> Table:
    """A position: piles by the titles of their cards, one text for each seat; anything else as it is."""
    t = Table(CARDS, seats, house or House(), variant, turn=5)
    brought: list[list[str]] = [[] for _ in range(seats)]
    for name, value in given.items():
        if name not in PILES:
            setattr(t, name, value)
            continue
        for seat, titles in enumerate(value):
            brought[seat] += kinds(titles)
            getattr(t, name)[seat] = physical(seat, brought[seat])[-len(kinds(titles)) :] if titles else []
    return t


def battle(starter: int = 0, seats: int = 2, **given: Any) -> Game:
    given = {"decks": ("Charge!, Charge!, Charge!",) * seats, "pits": ("Wyldfyr",) * seats} | given
    return from_battle(table(seats, **given), Unshuffled(), starter)


def offered(game: Game, seat: int) -> list[tuple[str, str | int]]:
    """What a seat may choose, by the titles of cards."""
    return sorted({(what, titled(game, with_what)) for what, _, with_what in game.asked.get(seat, [])}, key=str)


def titled(game: Game, what: str | int) -> str | int:
    return face(game.table, what).title if isinstance(what, str) and "/" in what else what


def choose(game: Game, seat: int, what: str, with_what: str | int = "") -> dict[str, object]:
    """The first option that reads so."""
    for choice in game.asked.get(seat, []):
        names = (titled(game, choice[2]), str(choice[2]).partition("/")[0], choice[2])
        if choice[0] == what and with_what in names:
            return game.choose(choice)
    raise ValueError(f"seat {seat} may not {what} {with_what}: {game.asked}")


def all_pass(game: Game) -> None:
    """Everybody passes, until this battle is over."""
    battles = len([card for zone in game.table.zones for card in zone])
    while game.asked and game.table.battling and len([card for zone in game.table.zones for card in zone]) == battles:
        seat = next(iter(game.asked))
        if ("pass", seat, "") not in game.asked[seat]:
            break
        game.choose(("pass", seat, ""))


def titles_of(t: Table, pile: list[str]) -> list[str]:
    return [face(t, card).title for card in pile]
