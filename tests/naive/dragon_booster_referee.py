"""The naive Dragon Booster beside the engine: whole games by lot, choice by choice.

`python -m tests.naive.dragon_booster_referee 200` plays so many games of each kind of table; `make test` plays fewer.
Copies of a kind cannot be told apart in the engine, so that options are compared by their notation.  Where one of the
two asks for something in which there is no choice, and the other does not ask, the only option is taken.
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
from tests.naive import dragon_booster_game as mirror
from tests.naive import dragon_booster_table as naive
from tests.naive.beside import Differs, Told, as_record, written
from tests.naive.dragon_booster_effects import Choice
from wyrmhall.games.dragon_booster.cards import BoosterCards
from wyrmhall.games.dragon_booster.reckoning import sprint, stat
from wyrmhall.games.dragon_booster.state import STEPS, DragonBooster
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import LETTERS, Setup

LOSER, RANDOM = -2, -1  # of the house option first_leader
VARIANTS = ("constructed", "booster", "sealed")
SHY = ("Done", "Pass")  # what ends a turn or a battle before much has happened
LAZY = -0.9  # how shy somebody is of going on
WORDS = {
    "maneuver": "", "event": "", "mag": "", "recruit": "", "price": "Discard:", "drop": "Discard:", "find": "Find:",
    "recall": "Recall:", "fix": "Fix:", "order": "First:", "move": "Up:",
}  # fmt: skip
BARE = {"done": "Done", "stay": "Done", "pass": "Pass", "keep": "Keep", "mulligan": "Again"}


# Of tables by lot: the largest numbers, and what effects are made of.
NUMBERS = {
    "cost": 6, "sprint": 9, "burst": 6, "level": 6, "speed": 5, "agility": 5, "power": 5, "zap_caps": 4,
}  # fmt: skip
COLORS = ("red", "green", "blue", "gold", "black", "brown", "purple")
TESTS = (
    "color=red", "color=purple", "dragon=Beau", "behind", "damaged", "event", "gear>=1", "gear>=3", "crew>=2",
    "points>=9",
)  # fmt: skip
CONSTANTS = ("ALL 2", "ALL 1 [cost<=2]", "STAT speed 1", "STAT power 2", "STAT all 1")
SELF = ("SELF 3", "SELF SAVE")
RIVALLING = ("WEAKEN", "RPOINT", "DROP", "MILL", "BREAK", "KNOCK")
SENTENCES = (
    "SPRINT 2", "WEAKEN 3", "POINT 1", "RPOINT 2", "DRAW 1", "DROP 1", "DROP 2", "MILL 2", "ENERGY 1", "RECALL 3",
    "FIX", "SAVE", "FIND any", "FIND event", "BREAK_GEAR 3", "BREAK_CREW 5", "KNOCK 3", "BREAK_MANEUVER 2",
    "KNOCK_GEAR 4",
    "KNOCK_CREW 2", "ALLPOINT 1", "ON event: SPRINT 2",
)  # fmt: skip


DECK_CLAUSES = ("DB-13", "DB-14", "DB-15", "DB-16", "DB-17", "DB-91", "DB-101")


def dragon_booster() -> Game:
    return game("dragon-booster")


def house_of(setup: Setup) -> naive.House:
    """The house options of a table in the referee's words."""
    house = {each.name: setup.house[each.name] for each in fields(naive.House) if each.name in setup.house}
    leader = house["first_leader"]
    return naive.House(**(house | {"first_leader": {LOSER: "loser", RANDOM: "random"}.get(leader, leader)}))


class EngineLot:
    """Tells the referee how the engine has shuffled, and whom it has drawn."""

    def __init__(self, s: DragonBooster, chance: Told) -> None:
        self.s = s
        self.chance = chance

    def shuffled(self, seat: int, cards: list[str]) -> list[str]:
        ids = [self.s.cards.lines[row].id for row in range(len(self.s.cards.lines))]
        for told in [] if not cards else self.chance.log:
            kinds = [ids[row] for row in told]
            if sorted(kinds) == sorted(naive.kinds_of(cards)):
                self.chance.log.remove(told)
                left = list(cards)
                return [left.pop(naive.kinds_of(left).index(kind)) for kind in kinds]
        if cards:
            raise ValueError(f"the engine has not shuffled {cards}")
        return []

    def seat(self, among: list[int]) -> int:
        return among[self.chance.lots[-1]]


def dragon_named(word: str) -> str:
    return "None" if word.startswith("None:") else word.removesuffix("+open")


def only_option(asked: dict[int, list[str]]) -> tuple[int, str] | None:
    """Who has only this to choose: a price, a target, but not whether to go on."""
    for seat, words in asked.items():
        if len(asked) == len(words) == 1 and words[0] not in BARE.values():
            return seat, words[0]
    return None


class Follower:
    """The engine's state and the referee's table, which go the same way."""

    def __init__(self, s: DragonBooster, mirrored: mirror.Game, words: list[str], cards: Path) -> None:
        self.s = s
        self.game = mirrored
        self.words = words  # the record so far
        self.cards = cards
        self.tally: Counter[str] = Counter()
        self.faces = {line.id: s.cards.faces[row] for row, line in enumerate(s.cards.lines)}

    def expect(self, what: str, naively: object, found: object) -> None:
        if naively != found:
            record = as_record(self.s.setup, self.words, self.cards)
            raise Differs(f"{what}: {naively} by the referee, {found} by the engine\n{record}")

    # --- options ----------------------------------------------------------------------------------------------------

    def word(self, choice: Choice) -> str:
        """A choice of the referee in the notation of the engine."""
        what, seat, with_what = choice
        if what in BARE:
            return BARE[what]
        if isinstance(with_what, int):
            return f"Rival:{LETTERS[with_what]}"
        if not with_what:
            return "Find:nothing"
        face = self.faces[naive.kind_of(with_what)]
        t = self.game.table
        mark = "*" if with_what in [card for _, card in t.used] else ""
        if what == "use":
            place = "rushing/" if with_what in t.rushing else "zone/" if with_what in t.zones[seat] else ""
            return f"Use:{place}{face}"
        if what in ("damage", "knock"):
            return f"Take:{face}{mark}"
        return f"Rush:{face}{mark}" if what == "rush" else f"{WORDS[what]}{face}"

    def name_dragon(self, seat: int, name: str, offered: list[str]) -> None:
        """DB-19, DB-95; a colour for playing without a dragon is part of the engine's option."""
        choices = {self.dragon_word(choice): choice for choice in self.game.asked[seat]}
        self.expect("dragons", sorted(choices), sorted({dragon_named(word) for word in offered}))
        self.game.choose(choices[dragon_named(name)])

    def dragon_word(self, choice: Choice) -> str:
        return f"Dragon:{self.faces[naive.kind_of(str(choice[2]))]}" if choice[2] else "None"

    def naively_asked(self) -> dict[int, list[str]]:
        return {seat: sorted({self.word(each) for each in offered}) for seat, offered in self.game.asked.items()}

    def asked(self) -> dict[int, list[str]]:
        return {seat: sorted([option.text for option in options(self.s, seat)]) for seat in owing(self.s)}

    def choose_naively(self, seat: int, word: str) -> None:
        choices = [choice for choice in self.game.asked[seat] if self.word(choice) == word]
        self.game.choose(choices[0])

    def meet(self) -> None:
        """Both are asked the same, after what nobody can choose otherwise."""
        naively, found = self.naively_asked(), self.asked()
        while naively != found:
            if only := only_option(found):
                self.words.append(f"{LETTERS[only[0]]} {only[1]}")
                choose(self.s, *only)
            elif only := only_option(naively):
                self.choose_naively(*only)
            else:
                self.expect("options", naively, found)
            naively, found = self.naively_asked(), self.asked()

    # --- positions --------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """What lies where, and every number."""
        s, t = self.s, self.game.table
        self.expect("winners", sorted(t.winners), sorted(s.winners))
        self.expect("points", t.points, list(s.scores))
        self.expect("turn", t.turn, s.turn)
        self.expect("leader", t.leader, s.leader)
        self.expect("energy", t.energy, list(s.energy))
        self.expect("has damaged", [seat for seat in range(t.seats) if t.has_damaged[seat]], sorted(s.has_damaged))
        for seat, name in enumerate(LETTERS[: t.seats]):
            self.compare_piles(seat, name)
            stats = [naive.stat(t, seat, each) for each in naive.STATS]
            self.expect(f"stats {name}", stats, [stat(s, seat, which) for which in range(3)])
        if not t.winners:
            self.expect("step", t.step, STEPS[s.step])
            sprints = [naive.sprint(t, seat) for seat in range(t.seats)]
            self.expect("sprints", sprints, [sprint(s, seat) for seat in range(t.seats)])
            self.tally["below 0"] += min(sprints) < 0
            self.expect("shuffled", [], [cards for cards in self.chance().log if cards])

    def chance(self) -> Told:
        assert isinstance(self.s.chance, Told)
        return self.s.chance

    def compare_piles(self, seat: int, name: str) -> None:
        s, t = self.s, self.game.table
        ids = [line.id for line in s.cards.lines]
        rushing = [card for card in t.rushing if card in t.zones[seat]]
        zone = [card for card in t.zones[seat] if card not in rushing]
        ordered = {
            "race deck": (t.decks[seat], s.race_decks[seat]),
            "discards": (t.discards[seat], s.discards[seat]),
            "damaged": (t.damaged[seat], s.damaged[seat]),
            "played": ([card for card in t.playing if naive.owner_of(card) == seat], s.played[seat]),
        }
        in_play = {
            "track": (t.tracks[seat], s.tracks[seat]),
            "zone": (zone, s.rush_zones[seat]),
            "rushing": (rushing, s.rushing[seat]),
            "pit": (t.pits[seat], s.pits[seat]),
        }
        unordered = {
            "hand": (t.hands[seat], s.hands[seat]),
            "dragon deck": (t.dragon_decks[seat], s.dragon_deck(seat)),
        }
        for what, (pile, rows) in ordered.items():
            self.expect(f"{what} {name}", naive.kinds_of(pile), [ids[row] for row in rows])
        for what, (pile, rows) in unordered.items():
            self.expect(f"{what} {name}", sorted(naive.kinds_of(pile)), sorted([ids[row] for row in rows]))
        used = [card for _, card in t.used]
        for what, (pile, pieces) in in_play.items():
            marked = sorted([(naive.kind_of(card), card in used) for card in pile])
            self.expect(f"{what} {name}", marked, sorted([(ids[each.row], bool(each.used)) for each in pieces]))

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self, lot: Random, shyness: float) -> None:
        """Some seat that must choose takes some option, in both.  Then they are compared."""
        asked = self.asked()
        seat = lot.choice(sorted(asked))
        word = lot.choice(asked[seat])
        bold = [each for each in asked[seat] if each not in SHY]
        if bold and lot.random() < shyness:
            word = lot.choice(bold)
        if len(bold) < len(asked[seat]) and lot.random() < -shyness:
            word = lot.choice([each for each in asked[seat] if each in SHY])
        self.tally["choices"] += 1
        self.tally[word.partition(":")[0] if ":" in word else "Play"] += word not in BARE.values()
        self.words.append(f"{LETTERS[seat]} {word}")
        try:
            choose(self.s, seat, word)
            self.choose_naively(seat, word)
        except (ValueError, AssertionError, LookupError) as wrong:
            record = as_record(self.s.setup, self.words, self.cards)
            raise Differs(f"after {word}: {type(wrong).__name__} {wrong}\n{record}") from wrong
        self.meet()
        self.compare()

    def play(self, lot: Random) -> Counter[str]:
        """On by lot to the end of the game."""
        shyness = lot.choice([LAZY, 0.2, 0.6, 0.9, 0.98])
        self.meet()
        self.compare()
        while self.game.asked:
            self.step(lot, shyness)
        self.tally["games"] += 1
        self.tally[self.game.table.reason] += 1
        return self.tally


# --------------------------------------------------------------------------------------------------------- whole games


def decks_by_lot(lot: Random, cards: naive.Cards, setup: Setup) -> list[naive.Brought]:
    """A legal deck for each: of many kinds or of few, with one dragon or more, and in drafts with none perhaps."""
    return [deck_by_lot(lot, cards, setup.variant) for _ in range(setup.seats)]


def deck_by_lot(lot: Random, cards: naive.Cards, variant: str) -> naive.Brought:
    races = [card.kind for card in cards.values() if card.type in ("maneuver", "event")]
    crystals = [card for card in cards.values() if card.type in ("gear", "crew")]
    dragons = [card for card in cards.values() if card.type == "dragon"]
    some = lot.sample(races, lot.choice([15, 20, 30, len(races)]))
    if variant != "constructed":
        number = 25 if variant == "booster" else lot.choice([40, 45])
        any_crystals = lot.choices([*crystals, *dragons], k=lot.choice([2, 4, 8, 12]))
        return naive.Brought(tuple(lot.choices(some, k=number)), tuple([card.kind for card in any_crystals]))
    dragon = lot.choice(dragons)
    fitting = [
        card.kind
        for card in crystals
        if (card.type == "gear" and (not card.boxes or dragon.color in card.boxes)) or card.team == dragon.team
    ]
    kept = lot.sample(fitting * 2, min(len(fitting) * 2, lot.choice([2, 6, 8])))
    others = [*lot.sample([card.kind for card in crystals], 2), lot.choice(dragons).kind]
    for kind in others[: lot.choice([0, 1, 3])]:
        if [dragon.kind, *kept].count(kind) < 2:
            kept.append(kind)
    return naive.Brought(tuple(lot.sample(some * 4, 60)), (dragon.kind, *kept[:9]))


def follow_game(setup: Setup, seed: str, cards: Path = naive.TABLE) -> Counter[str]:
    """A whole game by lot."""
    return begin_game(setup, seed, cards).play(Random(f"{seed} played"))


def begin_game(setup: Setup, seed: str, cards: Path) -> Follower:
    """Both at the first turn of a game: with decks by lot, and dragons that were named by lot."""
    lot = Random(seed)
    table = naive.read_cards(cards)
    decks = decks_by_lot(lot, table, setup)
    book = setup.book
    assert isinstance(book, BoosterCards)
    chance = Told(swift(seed), [])
    brought = [rows_of(book, deck) for deck in decks]
    s = setup.game.start_from(setup, chance, brought=brought)
    assert isinstance(s, DragonBooster)
    words = [f"; seed {seed}"]
    for seat, deck in enumerate(brought):
        words.append(f"; {LETTERS[seat]} brings {' '.join([book.faces[row] for row in deck])}")
    offered = [[option.text for option in options(s, seat)] for seat in range(setup.seats)]
    names = [lot.choice(offered[seat]) for seat in range(setup.seats)]
    for seat, name in enumerate(names):
        words.append(f"{LETTERS[seat]} {name}")
        choose(s, seat, name)
    colored = [with_color(deck, name) for deck, name in zip(decks, names, strict=True)]
    mirrored = mirror.new_game(table, colored, EngineLot(s, chance), house_of(setup), setup.variant)
    follower = Follower(s, mirrored, words, cards)
    for seat, name in enumerate(names):
        follower.name_dragon(seat, name, offered[seat])
    return follower


def rows_of(book: BoosterCards, deck: naive.Brought) -> list[int]:
    rows = {line.id: row for row, line in enumerate(book.lines)}
    return sorted([rows[kind] for kind in (*deck.race, *deck.crystals)])


def with_color(deck: naive.Brought, name: str) -> naive.Brought:
    """None:red+open, as the engine says: without a dragon, red, and with the dragon deck face-up."""
    color = name.removeprefix("None:").removesuffix("+open") if name.startswith("None:") else ""
    return naive.Brought(deck.race, deck.crystals, name.endswith("+open"), color)


def any_deck_by_lot(seed: str, variant: str) -> tuple[naive.Brought, list[int]]:
    """A deck that may be against the rules, or one that is not; and the same as the engine writes it."""
    lot = Random(seed)
    cards = naive.read_cards()
    deck = deck_by_lot(lot, cards, variant)
    race, crystals = list(deck.race), list(deck.crystals)
    for _ in range(lot.choice([0, 0, 1, 2, 5])):
        pile = lot.choice([race, crystals])
        if lot.random() < 0.5 and pile:
            pile.pop(lot.randrange(len(pile)))
        elif pile:
            pile += [lot.choice(pile)] * lot.randint(1, 3)
    book = dragon_booster().set_up(2, variant).book
    assert isinstance(book, BoosterCards)
    brought = naive.Brought(tuple(race), tuple(crystals))
    return brought, rows_of(book, brought)


# --------------------------------------------------------------------------------------------------- tables by lot


def table_by_lot(lot: Random, path: Path) -> Path:
    """The card table with other numbers, colours and effects."""
    with naive.TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for column, most in NUMBERS.items():
            if row[column] and lot.random() < 0.3:
                row[column] = str(lot.randint(0, most))
        if row["color"] and lot.random() < 0.3:
            row["color"] = lot.choice(COLORS)
        if row["type"] == "gear" and lot.random() < 0.3:
            row["color_boxes"] = " ".join(lot.sample(COLORS, lot.randint(0, 2)))
        if lot.random() < 0.4:
            row["effect_code"] = effect_by_lot(lot, row["type"])
            row["effect_text"] = "As its code says." if row["effect_code"] else ""
    return written(rows, path)


def weak_table(path: Path) -> Path:
    """Small sprints, and events that take them below 0 (DB-4, DB-A14, DB-A16)."""
    with naive.TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for number, row in enumerate(rows):
        if row["type"] == "maneuver":
            row["sprint"] = str(number % 5)
        if row["type"] == "event":
            row |= {"burst": "0", "effect_code": f"Play: WEAKEN {1 + number % 3}"}
    return written(rows, path)


def effect_by_lot(lot: Random, kind: str) -> str:
    """The code of some effect that a card of this type can have."""
    in_play = ["Main", "Battle", "Constant", "Win", "End"]
    whens = {"event": ["Play"], "maneuver": ["Play", *in_play]}
    when = lot.choice(whens.get(kind, in_play))
    test = f"IF {lot.choice(TESTS)}: " if lot.random() < 0.3 else ""
    if when == "Constant":
        constants = CONSTANTS + (SELF if kind == "maneuver" else ())
        return f"Constant: {test}{'; '.join(lot.sample(constants, lot.choice([1, 1, 2])))}"
    sentences = lot.sample(SENTENCES, lot.choice([1, 1, 2, 3]))
    concerns_rival = any(sentence.startswith(RIVALLING) for sentence in sentences)
    ahead = " [rival ahead]" if concerns_rival and lot.random() < 0.2 else ""
    return f"{when}: {test}{'; '.join(sentences)}{ahead}"


def by_lot(variant: str, seats: int, seed: str, cards: Path) -> Setup:
    """A table with house options by lot."""
    chosen = with_house_options(dragon_booster().set_up(seats, variant), seed)
    house = {option.name: option.write(chosen.house[option.name]) for option in dragon_booster().house}
    return dragon_booster().set_up(seats, variant, house, None if cards == naive.TABLE else cards)


def follow_games(variant: str, seats: int, number: int, folder: Path) -> Counter[str]:
    """So many games: by the rulings, with house options by lot, and with card tables by lot."""
    tally: Counter[str] = Counter()
    for each in range(number):
        tally += follow_one(variant, seats, each, folder)
    return tally


def follow_one(variant: str, seats: int, number: int, folder: Path) -> Counter[str]:
    seed = f"{variant} {seats} {number}"
    if number % 3 == 0:
        return follow_game(dragon_booster().set_up(seats, variant), seed)
    cards = naive.TABLE if number % 3 == 1 else table_by_lot(Random(seed), folder / f"{seed}.csv")
    return follow_game(by_lot(variant, seats, seed, cards), seed, cards)


def every_kind() -> list[tuple[str, int]]:
    return [(variant, seats) for variant in VARIANTS for seats in range(2, 7)]


def main() -> None:
    number = int(sys.argv[1])
    with TemporaryDirectory() as folder:
        total: Counter[str] = Counter()
        for variant, seats in every_kind():
            total += follow_games(variant, seats, number, Path(folder))
    print(dict(total))


if __name__ == "__main__":
    main()
