"""The naive Fairy Tale beside the engine: final tableaus, reveals and whole games by lot, on which both must agree.

`python -m tests.naive.fairy_tale_referee 10000 10000 300` compares so many tableaus, reveals and games of each kind of
table; `make test` compares fewer.
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
from tests.naive import fairy_tale as naive
from tests.naive import fairy_tale_game as mirror
from tests.naive.beside import Differs, Told, as_record, written
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.game import Game, score, score_lines
from wyrmhall.kernel.notation import fact_of, tell_fact, tell_zone, zone_of
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Record, read_lines
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import State

TARGETS = [
    "ANY",
    "ANY",
    "DRAGONVALE",
    "FAIRYWOOD",
    "HOLY_EMPIRE",
    "SHADOW",
    "HOME",
    "CHARACTER",
    "BARD",
    "ROYAL_CASTLE",
]
FACTIONS = ["Dragonvale", "Fairywood", "Holy Empire", "Shadow"]
CATEGORIES = ["Character", "Home", "Story"]


def fairy_tale() -> Game:
    return game("fairy-tale")


def house_of(setup: Setup) -> naive.House:
    """The house options of a table in the referee's words."""
    return naive.House(**{each.name: setup.house[each.name] for each in fields(naive.House)})


def pile(s: State, word: str, owner: int = -1) -> list[str]:
    zone = zone_of(s, word)
    assert zone is not None, word
    return tell_zone(s, zone, owner)


def fact(s: State, word: str) -> str:
    found = fact_of(s, word)
    assert found is not None, word
    return " ".join(tell_fact(s, found, []))


def begin(setup: Setup, words: list[str], chance: Chance) -> State:
    """A position, as wyrmhall.kernel.check.position makes it, with a source of chance of one's own."""
    record = Record("position", 0)
    record.tags = {"Game": setup.game.name, "Seats": str(setup.seats)}
    record.lines = read_lines("\n".join(words))
    replay = Replay(record, setup)
    replay.s.chance = chance
    failure = replay.play()
    if failure is not None:
        raise BadRecord(str(failure))
    replay.go_on()
    return replay.s


# ------------------------------------------------------------------------------------------- following choice by choice


class Follower:
    """The engine's state and the referee's table, which go the same way."""

    def __init__(self, s: State, table: mirror.Table, words: list[str], cards: Path) -> None:
        self.s = s
        self.table = table
        self.words = words  # the record so far
        self.cards = cards
        self.tally: Counter[str] = Counter()

    def differ(self, what: str, naively: object, found: object) -> Differs:
        record = as_record(self.s.setup, self.words, self.cards)
        return Differs(f"{what}: {naively} by the referee, {found} by the engine\n{record}")

    def expect(self, what: str, naively: object, found: object) -> None:
        if naively != found:
            raise self.differ(what, naively, found)

    def compare(self) -> None:
        """Who must choose from what, and what lies where."""
        table = self.table
        try:
            if table.phase == "deal":
                mirror.deal(table, [pile(self.s, "hand", seat) for seat in range(table.seats)])
            if table.phase not in ("unflip", "flip"):
                mirror.adopt(table, [pile(self.s, "tableau", seat) for seat in range(table.seats)])
        except ValueError as wrong:
            raise self.differ("cards", str(wrong), "") from wrong
        asked = mirror.asked(table)
        self.expect(f"who chooses in {table.phase}", sorted(asked), list(owing(self.s)))
        for seat, offered in asked.items():
            found = sorted(option.text for option in options(self.s, seat))
            self.expect(f"options of {LETTERS[seat]} in {table.phase}", offered, found)
        changeable = mirror.may_change(table)
        for seat in range(table.seats):
            if seat not in asked:
                found = sorted(option.text for option in options(self.s, seat))
                self.expect(f"changes of {LETTERS[seat]} in {table.phase}", changeable.get(seat, []), found)
        self._compare_piles()
        if table.phase == "over":
            self.expect("winners", table.winners, list(self.s.winners))
            self.expect("scores", table.scores, [score(self.s, seat) for seat in range(table.seats)])

    def _compare_piles(self) -> None:
        table = self.table
        for seat in range(table.seats):
            self.expect(f"hand {LETTERS[seat]}", sorted(table.hands[seat]), sorted(pile(self.s, "hand", seat)))
            self.expect(f"picked {LETTERS[seat]}", table.picked[seat], pile(self.s, "picked", seat))
            lies = sorted(mirror.lying_now(table)[seat])
            self.expect(f"tableau {LETTERS[seat]} in {table.phase}", lies, sorted(pile(self.s, "tableau", seat)))
        self.expect("deck", table.deck, pile(self.s, "deck"))
        self.expect("discards", sorted(table.discards), sorted(pile(self.s, "discards")))
        self.expect("stage", str(table.stage), fact(self.s, "stage"))
        self.expect("dealer", LETTERS[table.dealer], fact(self.s, "dealer"))
        if table.stage in (2, 4, 6, 8):
            self.expect("step", str(table.step), fact(self.s, "step"))

    def choose(self, lot: Random) -> None:
        """Some seat that must choose takes some option, in both; or one changes its mind.  Then they are compared."""
        asked, changeable = mirror.asked(self.table), mirror.may_change(self.table)
        changes = bool(changeable) and lot.random() < 0.1
        offered = changeable if changes else asked
        seat = lot.choice(sorted(offered))
        option = lot.choice(offered[seat])
        self.tally["changes" if changes else self.table.phase] += 1
        self.words.append(f"{LETTERS[seat]} {option}")
        try:
            choose(self.s, seat, option)
            if changes:
                mirror.change(self.table, seat, option)
            else:
                mirror.choose(self.table, seat, option)
        except (ValueError, AssertionError, LookupError) as wrong:
            raise self.differ(f"after {option}", type(wrong).__name__, str(wrong)) from wrong
        self.compare()


class Shuffles:
    """Tells the referee how cards lie after the shuffles of the engine, one after the other."""

    def __init__(self, log: list[tuple[int, ...]], setup: Setup) -> None:
        self.log = log
        self.setup = setup

    def __call__(self, cards: list[str]) -> list[str]:
        if not self.log:
            raise ValueError(f"the engine has not shuffled {cards}")
        told = [self.setup.book.faces[card] for card in self.log.pop(0)]
        if sorted(told) != sorted(cards):
            raise ValueError(f"shuffled was {told}, not {cards}")
        return told


def follow_game(setup: Setup, seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A whole game by lot."""
    log: list[tuple[int, ...]] = []
    s = setup.game.start_from(setup, Told(swift(seed), log))
    table = mirror.new_table(naive.read_cards(cards), setup.seats, setup.variant, house_of(setup), Shuffles(log, setup))
    follower = Follower(s, table, [f"; seed {seed}", "start"], cards)
    lot = Random(seed)
    follower.compare()
    while table.phase != "over":
        follower.choose(lot)
    follower.tally["games"] += 1
    return follower.tally


# ------------------------------------------------------------------------------------------------------------ positions


def by_lot(seats: int, variant: str, seed: str, cards: Path) -> Setup:
    """A table with house options by lot."""
    own = None if cards == naive.TABLE else cards
    chosen = with_house_options(fairy_tale().set_up(seats, variant), seed)
    house = {option.name: option.write(chosen.house[option.name]) for option in fairy_tale().house}
    return fairy_tale().set_up(seats, variant, house, own)


def random_setup(seed: str, cards: Path) -> Setup:
    """Some variant with some number of seats, and house options in most of them."""
    lot = Random(f"{seed}/setup")
    variant, seats = lot.choice([*every_kind(), ("expert", lot.randint(2, 5))])
    if lot.random() < 0.7:
        return by_lot(seats, variant, seed, cards)
    return fairy_tale().set_up(seats, variant, cards=None if cards == naive.TABLE else cards)


def lying(lot: Random, pack: list[str], number: int) -> list[str]:
    """Some cards of the pack, each face-up or face-down."""
    down = lot.choice([0.1, 0.3, 0.5, 0.8])
    return [f"{pack.pop()}{'-' if lot.random() < down else ''}" for _ in range(min(number, len(pack)))]


def zone_words(zone: str, piles: list[list[str]]) -> list[str]:
    return [" ".join([zone, LETTERS[seat], *cards]) for seat, cards in enumerate(piles) if cards]


def compare_tableaus(seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """Random final tableaus, scored by both: each card, each total, the winners."""
    lot, setup = Random(seed), random_setup(seed, cards)
    house, table_cards = house_of(setup), naive.read_cards(cards)
    pack = mirror.whole_deck(table_cards, setup.variant, house)
    lot.shuffle(pack)
    if lot.random() < 0.6:  # conditions come together with what they ask for
        pack.sort(key=lambda word: (bool(table_cards[word].conditions) or table_cards[word].expert, lot.random()))
    elif lot.random() < 0.5:  # Tricksters come together with formulas
        pack.sort(key=lambda word: (table_cards[word].almighty, bool(table_cards[word].per), lot.random()))
    most = lot.choice([1, 4, 12, 12, 20])
    tableaus = [lying(lot, pack, lot.randint(0, most)) for _ in range(setup.seats)]
    if lot.random() < (0.5 if setup.variant in ("team", "garfield") else 0.1):
        tableaus = equal_sides(lot, setup.seats, table_cards)
    table = mirror.Table(table_cards, setup.seats, setup.variant, house, list, tableaus=tableaus)
    ended = mirror.ended(table)
    words = zone_words("tableau", tableaus)
    called = given_names(lot, ended, words)
    s = begin(setup, [*words, "end"], swift(seed))
    return compare_scores(s, ended, called, Follower(s, table, [*words, "end"], cards))


def equal_sides(lot: Random, seats: int, cards: naive.Cards) -> list[list[str]]:
    """The same plain cards for both sides of the table, so that totals are often tied."""
    plain = [word for word, card in cards.items() if card.copies > 3 and not card.per and not card.conditions]
    tableaus: list[list[str]] = [[] for _ in range(seats)]
    for word in lot.sample(plain, lot.randint(1, 6)):
        for side in (0, 1):
            tableaus[lot.choice(range(side, seats, 2))].append(word)
    return tableaus


def given_names(lot: Random, ended: naive.Ended, words: list[str]) -> list[list[tuple[str, ...]]]:
    """The names that each seat's Tricksters may have: the best ones or, if seats choose them, one that is given."""
    ways = []
    for seat in range(len(ended.tableaus)):
        if ended.house.trick_auto or not naive.tricksters(ended, seat):
            ways.append(naive.best_names(ended, seat))
        else:
            others = sorted(word for word, card in ended.cards.items() if not card.almighty)
            names = lot.sample(others, naive.tricksters(ended, seat))
            words.append(" ".join(["trickster", LETTERS[seat], *names]))
            ways.append([tuple(names)])
    return ways


def compare_scores(
    s: State, ended: naive.Ended, called: list[list[tuple[str, ...]]], follower: Follower
) -> Counter[str]:
    """Card by card, as each way to name the Tricksters gives it; seat by seat; and who has won."""
    totals = []
    for seat, ways in enumerate(called):
        lines = [line.points for line in score_lines(s, seat)]
        parts = [naive.points_of_all(ended, seat, way) for way in ways]
        shorter = [[points for points in way if points] for way in parts]
        if [points for points in lines if points] not in shorter:
            raise follower.differ(f"parts of {LETTERS[seat]}", parts[0], lines)
        totals.append(sum(parts[0]))
        follower.expect(f"score {LETTERS[seat]}", totals[-1], score(s, seat))
        compare_worth(s, seat, ended, ways, follower)
    follower.expect("winners", naive.winners_of(ended, totals), list(s.winners))
    follower.tally["cards"] += sum(len(naive.face_up(tableau)) for tableau in ended.tableaus)
    follower.tally["ties"] += len(s.winners) != 1
    follower.tally["tricksters"] += sum(naive.tricksters(ended, seat) for seat in range(s.seats))
    follower.tally["tableaus"] += 1
    return follower.tally


def compare_worth(s: State, seat: int, ended: naive.Ended, ways: list[tuple[str, ...]], follower: Follower) -> None:
    """What each title is worth: with the same name of the Trickster for all."""
    titles = sorted(set(naive.face_up(ended.tableaus[seat])))
    found = [s.setup.game.answer(s, "worth", [LETTERS[seat], title]) for title in titles]
    worths = [[[str(naive.points_of(ended, seat, title, way))] for title in titles] for way in ways]
    if found not in worths:
        raise follower.differ(f"worth {LETTERS[seat]} {titles}", worths[0], found)


def compare_reveal(seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A random reveal over random tableaus, and all that follows up to the next play, deal or end."""
    lot, setup = Random(seed), random_setup(seed, cards)
    log: list[tuple[int, ...]] = []
    table, revealed = random_position(lot, setup, naive.read_cards(cards), log)
    hands = [[*hand, card] if card else hand for hand, card in zip(table.hands, revealed, strict=True)]
    words = [f"stage {table.stage}", f"step {table.step}", f"dealer {LETTERS[table.dealer]}"]
    words += zone_words("hand", hands) + zone_words("tableau", table.tableaus)
    words += [f"deck {' '.join(table.deck) or 'nothing'}", f"discards {' '.join(table.discards) or 'nothing'}"]
    words.append(" ".join(["reveal", *[f"{LETTERS[seat]} {card}" for seat, card in enumerate(revealed) if card]]))
    s = begin(setup, words, Told(swift(seed), log))
    follower = Follower(s, table, words, cards)
    try:
        mirror.reveal(table, revealed)
    except ValueError as wrong:
        raise follower.differ("reveal", str(wrong), "") from wrong
    follower.compare()
    while table.phase in ("hunt", "unflip", "flip", "exchange", "name"):
        follower.choose(lot)
    follower.tally["reveals"] += 1
    follower.tally["hunted"] += len(table.hunted)
    return follower.tally


def random_position(
    lot: Random, setup: Setup, cards: naive.Cards, log: list[tuple[int, ...]]
) -> tuple[mirror.Table, list[str]]:
    """A moment of a play stage, and what each seat reveals now, which is rarely a card without effects."""
    house = house_of(setup)
    pack = mirror.whole_deck(cards, setup.variant, house)
    lot.shuffle(pack)
    revealed = []
    for _ in range(setup.seats):
        strong = [word for word in pack if cards[word].effects or cards[word].faction == naive.WILD]
        revealed.append(lot.choice(strong if lot.random() < 0.85 else pack))
        pack.remove(revealed[-1])
    if lot.random() < 0.1:  # a record may reveal a card of some seats only
        pack.append(revealed.pop(lot.randrange(setup.seats)))
        revealed.insert(lot.randrange(setup.seats), "")
    table = mirror.Table(cards, setup.seats, setup.variant, house, Shuffles(log, setup))
    table.stage, table.step = 2 * lot.randint(1, 4), lot.randint(1, 3)
    table.dealer = lot.randrange(setup.seats)
    table.hands = [[pack.pop() for _ in range(5 - table.step)] for _ in range(setup.seats)]
    if lot.random() < 0.5:  # cards that are others too come on top
        pack.sort(key=lambda word: bool(cards[word].counts_as or cards[word].almighty))
    before = 3 * (table.stage // 2 - 1) + table.step - 1
    most = min(lot.choice([before, 3, 6]), 11 if setup.book is setup.game.book_of(None) else 7)  # more take long to try
    if house.short_deck == "no_draw_beyond_reserve":  # what the deals to come need does not lie on the table
        most = min(most, before)
    most = min(most, len(pack) // setup.seats)
    table.tableaus = [lying(lot, pack, lot.choice([most, lot.randint(0, most)])) for _ in range(setup.seats)]
    in_deck = lot.choice([len(pack), len(pack), lot.randint(0, min(len(pack), 8))])
    if house.short_deck == "no_draw_beyond_reserve":  # the deck has what the deals to come need, and a little more
        in_deck = min(len(pack), 5 * setup.seats * (8 - table.stage) // 2 + lot.randint(0, 6))
    table.deck, table.discards = pack[:in_deck], pack[in_deck:]
    return table, revealed


# ---------------------------------------------------------------------------------------------------------- other cards


def random_effect(lot: Random) -> str:
    """Some effect that the card table of the game does not have, but could."""
    kind = lot.choice(["UNFLIP", "FLIP", "FLIP", "UNFLIP", "HUNT", "DRAW"])
    if kind == "DRAW":
        return f"YOU DRAW {lot.randint(1, 3)}"
    if kind == "HUNT":
        return f"ALL HUNT {lot.choice(['*', '1', '2'])} {lot.choice(TARGETS)}"
    return f"{lot.choice(['YOU', 'ALL'])} {kind} {lot.choice([1, 1, 1, 2, 3])} {lot.choice(TARGETS)}"


def random_effects(lot: Random) -> str:
    """One effect or two, of which at most one is a Hunt."""
    effects = [random_effect(lot) for _ in range(lot.choice([1, 1, 2]))]
    return " & ".join([effect for number, effect in enumerate(effects) if not number or "HUNT" not in effect])


def random_condition(lot: Random, titles: list[str]) -> str:
    """One to three conditions."""
    found = []
    for _ in range(lot.choice([1, 1, 2, 3])):
        faction = lot.choice(FACTIONS)
        found.append(
            lot.choice(
                [
                    f"MOST_CATEGORY:{lot.choice(CATEGORIES)}",
                    f"MOST_FACTION:{faction}",
                    f"FACTION:{faction}>={lot.randint(1, 4)}",
                    f"HAVE:{lot.choice(titles)}",
                ]
            )
        )
    return "&".join(dict.fromkeys(found))


def other_cards(folder: Path, seed: str) -> Path:
    """A card table with the titles and copies of the game's own, but with effects, formulas, conditions by lot."""
    lot = Random(seed)
    with naive.TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    titles = [row["title"] for row in rows if "ALMIGHTY" not in row["effect"]]
    for row in rows:
        if row["effect"] not in ("", "ALMIGHTY") and not row["effect"].startswith("COUNTS_AS"):
            row["effect"] = random_effects(lot)
        if row["condition"]:
            row["condition"] = random_condition(lot, titles)
            row["per"] = lot.choice(["", "", lot.choice(titles)])
        elif row["per"]:
            row["per"] = lot.choice([row["per"], lot.choice(titles)])
        if row["title"] == "Eclipse Rider":  # a second Trickster (FT-A30)
            row["effect"] = lot.choice([row["effect"], "ALMIGHTY"])
        if row["title"] == "Castle of Night":  # more cards that are others too
            row["effect"] = lot.choice([row["effect"], f"COUNTS_AS {lot.choice(titles)}+{lot.choice(titles)}"])
    return written(rows, folder / f"{seed.replace('/', '-')}.csv")


# --------------------------------------------------------------------------------------------------------- many of them


def compare_many_tableaus(number: int, folder: Path) -> Counter[str]:
    """Two thirds with the cards of the game, one third with others."""
    tally = Counter[str]()
    for each in range(number):
        cards = other_cards(folder, f"tableaus/{each // 60}") if each % 3 == 2 else naive.TABLE
        tally += compare_tableaus(f"tableaus/{each}", cards)
    return tally


def compare_many_reveals(number: int, folder: Path) -> Counter[str]:
    """Half with the cards of the game, half with others."""
    tally = Counter[str]()
    for each in range(number):
        cards = other_cards(folder, f"reveals/{each // 60}") if each % 2 else naive.TABLE
        tally += compare_reveal(f"reveals/{each}", cards)
    return tally


def every_kind() -> list[tuple[str, int]]:
    """Each variant with each number of seats."""
    return [(variant, seats) for variant, numbers in fairy_tale().seats.items() for seats in numbers]


def follow_games(variant: str, seats: int, number: int, folder: Path) -> Counter[str]:
    """Whole games of one kind of table: the first by the rulings; a third with cards by lot, where decks run short."""
    tally = Counter[str]()
    for each in range(number):
        seed = f"games/{variant}/{seats}/{each}"
        if each == 0:
            tally += follow_game(fairy_tale().set_up(seats, variant), seed)
        else:
            cards = other_cards(folder, f"games/{each // 9}") if each % 3 == 2 else naive.TABLE
            tally += follow_game(by_lot(seats, variant, seed, cards), seed, cards)
    return tally


def main() -> None:
    tableaus, reveals, games = [int(word) for word in sys.argv[1:]]
    with TemporaryDirectory() as folder:
        print("tableaus", dict(compare_many_tableaus(tableaus, Path(folder))), flush=True)
        print("reveals", dict(compare_many_reveals(reveals, Path(folder))), flush=True)
        for variant, seats in every_kind():
            print(variant, seats, dict(follow_games(variant, seats, games, Path(folder))), flush=True)


if __name__ == "__main__":
    main()
