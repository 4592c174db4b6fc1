"""The naive Storm Dragons beside the engine: strengths in positions by lot, and whole games by lot, choice by choice.

`python -m tests.naive.storm_dragons_referee 20000 5000 300` compares so many positions, battles that are going on, and
games of each kind of table; `make test` compares fewer.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.laws.samples import with_house_options
from tests.naive import storm_dragons_game as mirror
from tests.naive import storm_dragons_strength as naive
from tests.naive.beside import Differs, Told, as_record, written
from wyrmhall.games.storm_dragons.competitive import Drafted
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import strength, strength_lines
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.game import Game, score
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Record, read_lines
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import LETTERS, Setup

SKIES = {-1: "", 0: "day", 1: "night"}
LOOKING = (
    "Queen", "Princess", "Guardian", "Elder", "Challenger", "StormRider", "StormCaller", "Warlord", "Thunderburst",
    "Outrider", "Necromancer", "DawnBringer", "Tempest", "Fog",
)  # fmt: skip
CHAINING = ("Golemmancer", "Conjurer", "Thunderburst", "King", "Spy", "Windstorm", "Fog")
SHY = ("Yield", "Challenge", "EndBattle", "Rebuild", "Pass")  # what ends rounds, or hides what could be done


def storm_dragons() -> Game:
    return game("storm-dragons")


def house_of(setup: Setup) -> naive.House:
    """The house options of a table in the referee's words."""
    return naive.House(**{each.name: setup.house[each.name] for each in fields(naive.House)})


def words_of(s: StormDragons, cards: tuple[int, ...]) -> list[str]:
    return [s.cards.faces[card] for card in cards]


def flight_of(s: StormDragons, seat: int) -> list[str]:
    return [s.cards.write_piece(dragon) for dragon in s.flights[seat]]


class EngineLot:
    """Tells the referee how the engine has shuffled and dealt."""

    def __init__(self, s: StormDragons, log: list[tuple[int, ...]]) -> None:
        self.s = s
        self.log = log
        # Drawn by lot, if the engine has just begun.
        self.first = s.starter if isinstance(s.variant, Drafted) else s.opener

    def shuffled(self, cards: list[str]) -> list[str]:
        for told in self.log:
            if sorted(words_of(self.s, told)) == sorted(cards):
                self.log.remove(told)
                return words_of(self.s, told)
        raise ValueError(f"the engine has not shuffled {cards}")

    def seat(self) -> int:
        return self.first


# ------------------------------------------------------------------------------------------- following choice by choice


class Follower:
    """The engine's state and the referee's table, which go the same way."""

    def __init__(self, s: StormDragons, mirrored: mirror.Game, words: list[str], cards: Path) -> None:
        self.s = s
        self.game = mirrored
        self.words = words  # the record so far
        self.cards = cards
        self.tally: Counter[str] = Counter()

    def expect(self, what: str, naively: object, found: object) -> None:
        if naively != found:
            record = as_record(self.s.setup, self.words, self.cards)
            raise Differs(f"{what}: {naively} by the referee, {found} by the engine\n{record}")

    def compare(self) -> None:
        """Who must choose from what, and what lies where."""
        s, t = self.s, self.game.table
        self.expect("who chooses", sorted(self.game.asked), list(owing(s)))
        self._compare_piles(s, t)
        self._compare_facts(s, t)
        for seat in range(t.seats):
            found = [option.text for option in options(s, seat)]
            naively = self.game.asked.get(seat, t.may_change.get(seat, []))
            self.expect(f"options of {LETTERS[seat]}", naively, sorted(found))
        if isinstance(s.chance, Told):
            self.expect("shuffled", [], [words_of(s, cards) for cards in s.chance.log if cards])

    def _compare_piles(self, s: StormDragons, t: naive.Table) -> None:
        for seat, name in enumerate(LETTERS[: t.seats]):
            self.expect(f"flight {name}", t.flights[seat], flight_of(s, seat))
            self.expect(f"front {name}", t.fronts[seat], words_of(s, s.fronts[seat]))
            self.expect(f"hand {name}", sorted(t.hands[seat]), sorted(words_of(s, s.hands[seat])))
            self.expect(f"draw {name}", t.draws[seat], words_of(s, s.draws[seat]))
            self.expect(f"discards {name}", sorted(t.discards[seat]), sorted(words_of(s, s.discards[seat])))
            won = words_of(s, s.victory[seat] + s.spoils[seat])
            self.expect(f"victory {name}", sorted(t.victory[seat]), sorted(won))
        self.expect("found", sorted(t.found), sorted(words_of(s, sum(s.found, ()))))
        self.expect("showing", sorted(t.showing), sorted(words_of(s, s.showing)))
        self.expect("box", sorted(t.box), sorted(words_of(s, s.box)))
        laid = {f"Stack{stack.place + 1}": sorted(words_of(s, stack.cards)) for stack in s.stacks}
        self.expect("stacks", {name: sorted(stack) for name, stack in t.stacks.items()}, laid)

    def _compare_facts(self, s: StormDragons, t: naive.Table) -> None:
        self.expect("winners", t.winners, list(s.winners))
        self.expect("final", t.final, s.final)
        if t.winners:
            self.expect("scores", t.scores, [score(s, seat) for seat in range(t.seats)])
            return
        if t.stacks:
            return
        self.expect("last round", t.is_last, s.last_round)
        self.expect("side", t.side, SKIES[s.sky])
        self.expect("token", t.holder, s.holder)
        self.expect("challenger", t.challenger, s.challenger)
        self.expect("active", sorted(t.active), list(s.active))
        self.expect("opener", t.opener, s.opener)
        self.expect("beaten", t.beaten, s.beaten)
        self.expect("mustered", sorted(t.mustered), list(s.mustered))
        self.expect("announced", t.announced, list(s.announced))
        for seat in range(t.seats):
            self.expect(f"recalled {LETTERS[seat]}", set(t.recalled[seat]), set(words_of(s, s.recalled[seat])))
        if t.side:
            for seat in t.active:
                self.expect(f"strength {LETTERS[seat]}", naive.strength(t, seat), strength(s, seat))

    def choose(self, lot: Random, boldness: float) -> None:
        """Some seat that must choose takes some option, in both; or one changes its mind.  Then they are compared."""
        changeable = self.game.table.may_change
        changes = bool(changeable) and lot.random() < 0.2
        asked = changeable if changes else self.game.asked
        seat = lot.choice(sorted(asked))
        offered = asked[seat]
        self.tally["changes"] += changes
        option = lot.choice(offered)
        if option in SHY and lot.random() < boldness:
            option = lot.choice(offered)
        self.tally["choices"] += 1
        self.tally[option.partition(":")[2] or option] += 1
        self.words.append(f"{LETTERS[seat]} {option}")
        try:
            self.game.choose(seat, option)
            choose(self.s, seat, option)
            self.game.go_on()
        except (ValueError, AssertionError, LookupError) as wrong:
            record = as_record(self.s.setup, self.words, self.cards)
            raise Differs(f"after {option}: {type(wrong).__name__} {wrong}\n{record}") from wrong
        self.compare()

    def play(self, lot: Random) -> Counter[str]:
        """On by lot to the end of the game."""
        boldness = lot.choice([0.0, 0.5, 0.9])
        self.compare()
        while self.game.asked:
            self.choose(lot, boldness)
        self.tally["games"] += 1
        return self.tally


def new_engine(setup: Setup, chance: Chance) -> tuple[StormDragons, list[tuple[int, ...]]]:
    """A new game, and how its cards were shuffled."""
    log: list[tuple[int, ...]] = []
    s = setup.game.start_from(setup, Told(chance, log))
    assert isinstance(s, StormDragons)
    if not isinstance(s.variant, Drafted):
        log[:] = [sum([s.hands[seat] + s.draws[seat] for seat in range(s.seats)], ()) + s.box]
    return s, log


def follow_game(setup: Setup, seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A whole game by lot."""
    s, log = new_engine(setup, swift(seed))
    mirrored = mirror.new_game(naive.read_cards(cards), setup.seats, house_of(setup), EngineLot(s, log))
    return Follower(s, mirrored, [f"; seed {seed}", "start"], cards).play(Random(seed))


# ------------------------------------------------------------------------------------------------------------ positions


def by_lot(seats: int, seed: str, cards: Path, distribution: str) -> Setup:
    """A table with house options by lot."""
    chosen = with_house_options(storm_dragons().set_up(seats, "competitive"), seed)
    house = {option.name: option.write(chosen.house[option.name]) for option in storm_dragons().house}
    house |= {"distribution": distribution, "difficulty": "normal"}
    house.pop("difficulty")
    return storm_dragons().set_up(seats, "competitive", house, None if cards == naive.TABLE else cards)


def random_flight(lot: Random, dragons: list[str]) -> list[str]:
    """Some of these dragons, of which some are downed; a Thunderburst was played by day or not."""
    flying = [dragons.pop() for _ in range(min(len(dragons), lot.choice([0, 1, 1, 2, 3, 4, 6])))]
    for at, word in enumerate(flying):
        if word == "Thunderburst" and lot.random() < 0.5:
            flying[at] = "Thunderburst!"
    downed = [f"{dragons.pop()}-" for _ in range(min(len(dragons), lot.choice([0, 0, 1, 2])))]
    return flying + downed


def compare_position(seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """The strengths of everybody who is in the round, as a number and as the sum of what is told."""
    lot, tally = Random(seed), Counter[str]()
    setup = by_lot(lot.randint(2, 6), seed, cards, "deal")
    t = random_table(lot, setup, naive.read_cards(cards))
    words = words_for(t)
    s = replayed(setup, words).s
    assert isinstance(s, StormDragons)
    for seat in t.active:
        told = [line.points for line in strength_lines(s, seat)]
        expected = naive.strength(t, seat)
        if expected != strength(s, seat) or expected != sum(told):
            record = as_record(setup, words, cards)
            raise Differs(f"{LETTERS[seat]}: {expected}, by the engine {strength(s, seat)} and {told}\n{record}")
        tally["strengths"] += 1
    tally["positions"] += 1
    tally["suppressed"] += naive.is_suppressed(t, 0)
    return tally


def follow_battle(seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A game that begins with some turn in the midst of a round, with small piles, and is played to its end."""
    lot, log = Random(seed), list[tuple[int, ...]]()
    setup = by_lot(lot.randint(2, 6), seed, cards, "deal")
    t = random_table(lot, setup, naive.read_cards(cards))
    seat = random_moment(lot, t)
    words = [*words_for(t), f"turn {LETTERS[seat]}"]
    replay = replayed(setup, words)
    s = replay.s
    s.chance = Told(swift(seed), log)
    replay.go_on()
    assert isinstance(s, StormDragons)
    return Follower(s, mirror.from_turn(t, seat, EngineLot(s, log)), words, cards).play(lot)


def words_for(t: naive.Table) -> list[str]:
    """A position in the words of a record."""
    words = [t.side, f"active {lettered(t.active)}", f"mustered {lettered(t.mustered)}"]
    for zone, piles in (
        ("flight", t.flights),
        ("front", t.fronts),
        ("hand", t.hands),
        ("draw", t.draws),
        ("discards", t.discards),
        ("victory", t.victory),
        ("recalled", t.recalled),
    ):
        words += [" ".join([zone, LETTERS[seat], *pile]) for seat, pile in enumerate(piles) if pile]
    words.append(f"cries {' '.join([str(cry) for cry in t.cries])}")
    if t.challenger != naive.NOBODY:
        words += [f"challenger {LETTERS[t.challenger]}", f"beaten {t.beaten}"]
    words += [f"holder {LETTERS[t.holder]}"] * (t.holder != naive.NOBODY)
    words += [f"opener {LETTERS[t.opener]}"] * (t.opener != naive.NOBODY)
    return words + ["final"] * t.final


def lettered(seats: list[int]) -> str:
    return " ".join([LETTERS[seat] for seat in seats]) or "nobody"


def replayed(setup: Setup, words: list[str]) -> Replay:
    """A position, before anything goes on."""
    record = Record("position", 0)
    record.lines = read_lines("\n".join(words))
    replay = Replay(record, setup)
    assert replay.play() is None
    return replay


def random_table(lot: Random, setup: Setup, cards: naive.Cards) -> naive.Table:
    """A moment in a battle, mostly among cards that look at others."""
    t = naive.Table(cards, setup.seats, house_of(setup))
    leaning = lot.choice([0.0, 0.5, 0.9])
    pack = mirror.whole_deck(t)
    pack.sort(key=lambda word: lot.random() + leaning * (word in LOOKING))
    dragons = [word for word in pack if naive.is_dragon(t, word)]
    storms = [word for word in pack if not naive.is_dragon(t, word)]
    for _ in range(min(dragons.count("StormRider"), lot.randint(0, 4))):  # SD-77
        dragons.remove("StormRider")
        storms.insert(lot.randint(0, len(storms)), "StormRider")
    for seat in range(t.seats):
        t.flights[seat] = random_flight(lot, dragons)
        t.fronts[seat] = [storms.pop() for _ in range(min(len(storms), lot.choice([0, 1, 2, 4])))]
    t.side = lot.choice(["day", "night"])
    t.active = sorted(lot.sample(range(t.seats), lot.randint(2, t.seats)))
    t.cries = [lot.choice([0, 0, 3, 6]) for _ in range(t.seats)]
    if lot.random() < 0.5:
        t.challenger, t.beaten = lot.choice(t.active), lot.randint(0, 3)
    t.box = dragons + storms  # what is left for other piles
    return t


def random_moment(lot: Random, t: naive.Table) -> int:
    """The same with hands and piles, the token, and what happened before; gives back whose turn it is."""
    leaning = lot.choice([0.0, 0.5, 0.9])
    t.box.sort(key=lambda word: lot.random() - leaning * (word in CHAINING))
    rich = lot.choice([0.2, 0.6, 1.0, 1.5])
    for seat in range(t.seats):
        for piles, most in ((t.hands, 7), (t.draws, 7), (t.discards, 3), (t.victory, 4)):
            number = lot.randint(0, int(most * rich) + 1)
            piles[seat], t.box = t.box[:number], t.box[number:]
        seen = [word for word, card in t.cards.items() if card.family]
        t.recalled[seat] = sorted(lot.sample(seen, lot.choice([0, 0, 1, 3])))
    t.box = []
    t.mustered = [seat for seat in range(t.seats) if t.flights[seat] or lot.random() < 0.3]
    t.opener = lot.randrange(t.seats)
    t.final = lot.random() < 0.1
    seat = lot.choice(t.active)
    if t.challenger != naive.NOBODY and naive.face_up(t, t.challenger):
        t.holder = t.challenger
        return mirror.after(t, t.challenger)  # the others before it have answered
    t.challenger, t.beaten = naive.NOBODY, 0
    t.holder = lot.choice([naive.NOBODY, *[each for each in t.active if naive.face_up(t, each)]])
    return seat


# ---------------------------------------------------------------------------------------------------------- other cards


def other_cards(folder: Path, seed: str) -> Path:
    """A card table with other numbers, in which a few kinds have most of the copies."""
    lot = Random(seed)
    with naive.TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for kind, total in (("dragon", 60), ("storm", 21)):
        of_kind = [row for row in rows if row["kind"] == kind]
        favourites = lot.sample(of_kind, 7 if kind == "dragon" else 3)
        drawn = Counter(row["name"] for row in lot.choices(of_kind + favourites * lot.randint(1, 6), k=total))
        for row in of_kind:
            row["copies"] = str(drawn[row["name"]])
            for column in ("head", "tail") if kind == "dragon" else ("support",):
                row[f"day_{column}"], row[f"night_{column}"] = str(lot.randint(0, 9)), str(lot.randint(0, 9))
    return written(rows, folder / f"{seed.replace('/', '-')}.csv")


# --------------------------------------------------------------------------------------------------------- many of them


def compare_many_positions(number: int, folder: Path) -> Counter[str]:
    """Two thirds with the cards of the game, one third with others."""
    tally = Counter[str]()
    for each in range(number):
        cards = other_cards(folder, f"positions/{each // 60}") if each % 3 == 2 else naive.TABLE
        tally += compare_position(f"positions/{each}", cards)
    return tally


def follow_many_battles(number: int, folder: Path) -> Counter[str]:
    """Half with the cards of the game, half with others."""
    tally = Counter[str]()
    for each in range(number):
        cards = other_cards(folder, f"battles/{each // 60}") if each % 2 else naive.TABLE
        tally += follow_battle(f"battles/{each}", cards)
    return tally


def every_kind() -> list[tuple[str, int]]:
    """Dealt and drafted with each number of seats."""
    return [(distribution, seats) for distribution in ("deal", "draft") for seats in range(2, 7)]


def follow_games(distribution: str, seats: int, number: int, folder: Path) -> Counter[str]:
    """Whole games of one kind of table: the first by the rulings, the others with options by lot; half other cards."""
    tally = Counter[str]()
    for each in range(number):
        seed = f"games/{distribution}/{seats}/{each}"
        if each == 0:
            tally += follow_game(storm_dragons().set_up(seats, house={"distribution": distribution}), seed)
        else:
            cards = other_cards(folder, f"games/{each // 4}") if each % 2 else naive.TABLE
            tally += follow_game(by_lot(seats, seed, cards, distribution), seed, cards)
    return tally


def main() -> None:
    positions, battles, games = [int(word) for word in sys.argv[1:]]
    with TemporaryDirectory() as folder:
        print("positions", dict(compare_many_positions(positions, Path(folder))), flush=True)
        tally = follow_many_battles(battles, Path(folder))
        print(tally["games"], "battles", tally["choices"], "choices", flush=True)
        for distribution, seats in every_kind():
            tally = follow_games(distribution, seats, games, Path(folder))
            print(distribution, seats, tally["games"], "games", tally["choices"], "choices", flush=True)


if __name__ == "__main__":
    main()
