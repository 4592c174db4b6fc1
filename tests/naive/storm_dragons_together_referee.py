"""The naive Storm Dragons beside the engine, where people play together against enemies.

`python -m tests.naive.storm_dragons_together_referee 200` compares so many games of each number of people; `make test`
compares fewer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.laws.samples import with_house_options
from tests.naive import storm_dragons_fronts as naive_fronts
from tests.naive import storm_dragons_strength as naive
from tests.naive import storm_dragons_together as mirror
from tests.naive.beside import Told
from tests.naive.storm_dragons_referee import SKIES, EngineLot, Follower, flight_of, house_of, other_cards, words_of
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import strength
from wyrmhall.games.storm_dragons.variant import COOP
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import score
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup

NAMES = "ABCDEFabcdef"
PEOPLE = range(1, 7)


class TogetherLot(EngineLot):
    """Tells too which dragon a Golemmancer has found (SD-116)."""

    def __init__(self, s: StormDragons, told: Told) -> None:
        super().__init__(s, told.log)
        self.lots = told.lots

    def one_of(self, cards: list[str]) -> str:
        return cards[self.lots.pop(0)]


class TogetherFollower(Follower):
    """The same with battlefronts."""

    def _compare_piles(self, s: StormDragons, t: naive.Table) -> None:
        assert isinstance(t, naive_fronts.Together)
        for seat, name in enumerate(NAMES[: t.seats]):
            self.expect(f"hand {name}", sorted(t.hands[seat]), sorted(words_of(s, s.hands[seat])))
            self.expect(f"draw {name}", t.draws[seat], words_of(s, s.draws[seat]))
            self.expect(f"discards {name}", sorted(t.discards[seat]), sorted(words_of(s, s.discards[seat])))
        for side, name in enumerate(NAMES):
            self.expect(f"flight {name}", t.flights[side], flight_of(s, side))
            self.expect(f"front {name}", t.fronts[side], words_of(s, s.fronts[side]))
        self.expect("found", sorted(t.found), sorted(words_of(s, sum(s.found, ()))))
        self.expect("showing", sorted(naive.bare(word) for word in t.showing), sorted(words_of(s, s.showing)))
        self.expect("box", sorted(t.box), sorted(words_of(s, s.box)))
        self.expect("enemy draw", t.enemy_draw, words_of(s, s.enemy_draw))
        self.expect("enemy discards", sorted(t.enemy_discards), sorted(words_of(s, s.enemy_discards)))
        self.expect("won", sorted(t.won), sorted(words_of(s, s.won)))
        self.expect("lost", sorted(t.lost), sorted(words_of(s, s.lost)))

    def _compare_facts(self, s: StormDragons, t: naive.Table) -> None:
        assert isinstance(t, naive_fronts.Together)
        self.expect("winners", t.winners, list(s.winners))
        if not self.game.asked:
            self.expect("scores", t.scores, [score(s, seat) for seat in range(t.seats)])
            return
        for what in ("acting", "challenger", "beaten", "opener", "final"):
            self.expect(what, getattr(t, what), getattr(s, what))
        self.expect("side", t.side, SKIES[s.sky])
        fighting = range(t.battlefronts)
        control = [side for front, side in enumerate(s.control) if front in t.active]
        self.expect("control", [t.control[front] for front in fighting if front in t.active], control)
        self.expect("active", sorted(t.active), list(s.active))
        self.expect("served", sorted({*t.served} & {*t.active}), sorted({*s.served} & {*t.active}))
        self.expect("mustered", sorted(t.mustered), list(s.mustered))
        self.expect("cries", [t.cries[side] for side in t.active], [s.cries[side] for side in t.active])
        self.expect("last round", t.is_last, s.last_round)
        if t.seats == 2:  # SDC-5
            self.expect("flown by", t.flown_by[2], list(s.flown_by))
            self.expect("cast by", t.laid_by[2], list(s.cast_by))
        for seat in range(t.seats):
            self.expect(f"recalled {NAMES[seat]}", set(t.recalled[seat]), set(words_of(s, s.recalled[seat])))
        for side in t.active if t.side else []:
            self.expect(f"strength {NAMES[side]}", naive.strength(t, side), strength(s, side))


def foes_of(setup: Setup) -> naive_fronts.Foes:
    return naive_fronts.Foes(**{each.name: setup.house[each.name] for each in fields(naive_fronts.Foes)})


def follow_game(setup: Setup, seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A whole game by lot."""
    told = Told(swift(seed), [])
    s = setup.game.start_from(setup, told)
    assert isinstance(s, StormDragons)
    told.lots.clear()
    lot = TogetherLot(s, told)
    mirrored = mirror.new_game(naive.read_cards(cards), setup.seats, house_of(setup), foes_of(setup), lot)
    return TogetherFollower(s, mirrored, [f"; seed {seed}", "start"], cards).play(Random(seed))


def by_lot(seats: int, seed: str, cards: Path) -> Setup:
    """A table with house options by lot."""
    chosen = with_house_options(game("storm-dragons").set_up(seats, COOP), seed)
    house = {option.name: option.write(chosen.house[option.name]) for option in chosen.game.house}
    house = {name: text for name, text in house.items() if name not in ("distribution", "discard_mode")}
    return chosen.game.set_up(seats, COOP, house, None if cards == naive.TABLE else cards)


def follow_games(seats: int, numbers: Iterable[int], folder: Path) -> Counter[str]:
    """Whole games of so many people: a third by the rulings, the others with options by lot; half with other cards."""
    tally = Counter[str]()
    for each in numbers:
        seed = f"together/{seats}/{each}"
        cards = other_cards(folder, f"together/{each // 4}") if each % 2 else naive.TABLE
        if each % 3 == 0:
            setup = game("storm-dragons").set_up(seats, COOP, {}, None if cards == naive.TABLE else cards)
        else:
            setup = by_lot(seats, seed, cards)
        tally += follow_game(setup, seed, cards)
    return tally


def follow_of_each(number: int, folder: Path) -> Counter[str]:
    """So many games of each number of people, by turns."""
    tally = Counter[str]()
    for each in range(number):
        for seats in PEOPLE:
            tally += follow_games(seats, [each], folder)
    return tally


def main() -> None:
    (games,) = [int(word) for word in sys.argv[1:]]
    with TemporaryDirectory() as folder:
        for seats in PEOPLE:
            tally = follow_games(seats, range(games), Path(folder))
            print(seats, "together", tally["games"], "games", tally["choices"], "choices", flush=True)


if __name__ == "__main__":
    main()
