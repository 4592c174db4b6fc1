"""Storm Dragons: its cards, and everything a player may choose with them."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.faces import dragon_face, storm_face
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.value import NONE, Item, Piece

COLUMNS: Final = (
    "kind",
    "family",
    "name",
    "copies",
    "day_head",
    "night_head",
    "day_tail",
    "night_tail",
    "day_support",
    "night_support",
    "provenance",
)
FAMILIES: Final = ("noble", "vanguard", "guard", "sorcerer", "disruptor")  # SD-2
NAMES: Final = (
    "King", "Queen", "Prince", "Princess",
    "Juggernaut", "Warlord", "Elder", "Challenger",
    "Storm Rider", "Dawn Bringer", "Sentinel", "Guardian",
    "Conjurer", "Golemmancer", "Storm Caller", "Necromancer",
    "Assassin", "Outrider", "Spy", "Thunderburst",
    "Thunderstorm", "Tempest", "Blizzard", "Hailstorm", "Windstorm", "Fog",
)  # fmt: skip  # SD-2, SD-3
KINDS: Final = 26
DRAGONS: Final = 20  # rows 0 to 19; storms follow

KING: Final = 0
QUEEN: Final = 1
PRINCE: Final = 2
PRINCESS: Final = 3
WARLORD: Final = 5
ELDER: Final = 6
CHALLENGER: Final = 7
STORM_RIDER: Final = 8
DAWN_BRINGER: Final = 9
SENTINEL: Final = 10
GUARDIAN: Final = 11
CONJURER: Final = 12
GOLEMMANCER: Final = 13
STORM_CALLER: Final = 14
NECROMANCER: Final = 15
ASSASSIN: Final = 16
OUTRIDER: Final = 17
SPY: Final = 18
THUNDERBURST: Final = 19
THUNDERSTORM: Final = 20
TEMPEST: Final = 21
BLIZZARD: Final = 22
HAILSTORM: Final = 23
WINDSTORM: Final = 24
FOG: Final = 25

NOBLE: Final = 0
GUARD: Final = 2
FAMILY: Final = tuple([row // 4 for row in range(DRAGONS)])
ALL_DRAGONS: Final = (1 << DRAGONS) - 1  # as a set of kinds
ALL_STORMS: Final = (1 << KINDS) - (1 << DRAGONS)

DAY: Final = 0
NIGHT: Final = 1
SKIES: Final = ("day", "night")

MOST_SEATS: Final = 6  # SD-6
MOST_SIDES: Final = 12  # SDC-2 six of ours, and an enemy opposite each
SIDE_NAMES: Final = "ABCDEFabcdef"  # an enemy has the small letter of the side it fights
STACKS_OF_ROUND: Final = 9  # SD-11 laid out in each draft round

UP: Final = 0
DOWN: Final = 1
HUSHING: Final = 2

HEAD: Final = 0
BEHIND: Final = 1
DOWNED: Final = 2


@mypyc_attr(acyclic=True)
class Dragon(Piece):
    """A dragon in a flight: face-up, downed (SD-91), or a Thunderburst that was played by day (SD-99)."""

    fields = ("cards", "how")

    def __init__(self, cards: tuple[int, ...], how: int) -> None:
        self.cards = cards
        self.how = how
        self.row = cards[0]

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return Dragon(cards, self.how)


@mypyc_attr(acyclic=True)
class DraftStack(Piece):
    """SD-11 A stack of cards that lies face-up to be drafted."""

    fields = ("cards", "place")

    def __init__(self, cards: tuple[int, ...], place: int) -> None:
        self.cards = cards
        self.place = place

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return DraftStack(cards, self.place)


@mypyc_attr(acyclic=True)
class Numbers:
    """SD-4 Strength at the head, and in wings and tail or in support, by the sky and the kind of card."""

    def __init__(self, head: tuple[tuple[int, ...], ...], tail: tuple[tuple[int, ...], ...]) -> None:
        self.head = head
        self.tail = tail  # of a storm its support


class Aim(Option):
    """A card in play: B:Spy^ the head, B:Spy behind it, B:Spy- downed; B:Fog^ the top storm, B:Fog below it."""

    def __init__(self, code: int, text: str, row: int, side: int, where: int) -> None:
        super().__init__(code, text, NONE, row)
        self.row = row
        self.side = side
        self.where = where  # HEAD of a flight or top of a front, BEHIND it, or DOWNED


class TakeStack(Option):
    """A stack of the draft: Stack3."""

    def __init__(self, code: int, place: int) -> None:
        super().__init__(code, f"Stack{place + 1}")
        self.place = place


# --- Options: the same for every table, for the names of cards are ------------------------------------

FACES: Final = tuple([name.replace(" ", "") for name in NAMES])
CARD: Final[list[Option]] = [Option(row, face, row) for row, face in enumerate(FACES)]  # muster, cast, discard, keep …

# What a player may say besides naming a card.
SPOKEN: Final = (
    "Pass", "Use", "Challenge", "Rebuild", "Done", "Yield", "EndBattle", "Day", "Night", "Head", "Tail", "Front", "Top",
    "Bottom", "Itself", "ChallengeAll", "ForB", "ForC", "Return",
)  # fmt: skip
OTHER_WORDS: Final = {"Show": "Yield", "End": "EndBattle"}


def word(text: str) -> Option:
    return Option(KINDS + SPOKEN.index(text), text)


PASS: Final = word("Pass")
USE: Final = word("Use")
CHALLENGE: Final = word("Challenge")
REBUILD: Final = word("Rebuild")
DONE: Final = word("Done")
YIELD: Final = word("Yield")
END_BATTLE: Final = word("EndBattle")
TO_SKY: Final[list[Option]] = [word("Day"), word("Night")]
AT_HEAD: Final = word("Head")
AT_TAIL: Final = word("Tail")
TO_FRONT: Final = word("Front")
ON_TOP: Final = word("Top")
AT_BOTTOM: Final = word("Bottom")
ITSELF: Final = word("Itself")
CHALLENGE_ALL: Final = word("ChallengeAll")  # SDC-16
FOR_ALLY: Final[list[Option]] = [word("ForB"), word("ForC")]  # SDC-9 three battlefronts, and one is a person's
RETURN: Final = word("Return")  # SDC-9
WORDS: Final[list[Option]] = [
    PASS, USE, CHALLENGE, REBUILD, DONE, YIELD, END_BATTLE, TO_SKY[DAY], TO_SKY[NIGHT],
    AT_HEAD, AT_TAIL, TO_FRONT, ON_TOP, AT_BOTTOM, ITSELF, CHALLENGE_ALL, FOR_ALLY[0], FOR_ALLY[1],
    RETURN,
]  # fmt: skip
FIRST_AIM: Final = KINDS + len(SPOKEN)
FIRST_STORM: Final = FIRST_AIM + MOST_SIDES * 3 * DRAGONS
FIRST_STACK: Final = FIRST_STORM + MOST_SIDES * 2 * 7


def flying(side: int, where: int) -> list[Aim]:
    """The dragons of a flight, by kind."""
    code = FIRST_AIM + (side * 3 + where) * DRAGONS
    sign = ("^", "", "-")[where]
    return [Aim(code + row, f"{SIDE_NAMES[side]}:{FACES[row]}{sign}", row, side, where) for row in range(DRAGONS)]


def storming(side: int, where: int) -> dict[int, Aim]:
    """What a storm front can hold, by kind."""
    code = FIRST_STORM + (side * 2 + where) * 7
    sign = ("^", "")[where]
    made = {STORM_RIDER: Aim(code, f"{SIDE_NAMES[side]}:{FACES[STORM_RIDER]}{sign}~", STORM_RIDER, side, where)}
    for row in range(DRAGONS, KINDS):
        made[row] = Aim(code + 1 + row - DRAGONS, f"{SIDE_NAMES[side]}:{FACES[row]}{sign}", row, side, where)
    return made


FLYING: Final[list[list[list[Aim]]]] = [
    [flying(side, where) for where in (HEAD, BEHIND, DOWNED)] for side in range(MOST_SIDES)
]
STORMING: Final[list[list[dict[int, Aim]]]] = [
    [storming(side, where) for where in (HEAD, BEHIND)] for side in range(MOST_SIDES)
]
STACK: Final[list[Option]] = [TakeStack(FIRST_STACK + place, place) for place in range(STACKS_OF_ROUND)]
OPTIONS: Final[tuple[Option, ...]] = tuple(
    CARD
    + WORDS
    + [aim for places in FLYING for place in places for aim in place]
    + [aim for places in STORMING for place in places for aim in place.values()]
    + STACK
)


class StormCards(Book):
    """The book of a card table: the numbers of each kind; options by card, word and card in play."""

    def __init__(self, table: CardTable, lines: list[TableRow]) -> None:
        """The lines stand in the order of NAMES."""
        self.lines = lines
        self.copies = [line.number("copies", 0, 99) for line in lines]
        self.numbers = read_numbers(lines)
        deck = tuple([row for row in range(KINDS) for _ in range(self.copies[row])])
        self.dragon = [[Dragon((row,), how) for how in (UP, DOWN, HUSHING)] for row in range(DRAGONS)]
        super().__init__(table, FACES, deck, OPTIONS)

    def revalued(self, changes: tuple[int, ...]) -> Numbers:
        """The numbers with those that a position gives: kind, head by day and night, tail by day and night, …"""
        head, tail = [list(by_sky) for by_sky in self.numbers.head], [list(by_sky) for by_sky in self.numbers.tail]
        for at in range(0, len(changes), 5):
            row, head[DAY][row], head[NIGHT][row], tail[DAY][row], tail[NIGHT][row] = changes[at : at + 5]
        return Numbers(tuple([tuple(by_sky) for by_sky in head]), tuple([tuple(by_sky) for by_sky in tail]))

    def write_piece(self, item: Item) -> str:
        """Spy- is downed, Thunderburst! was played by day, 3:King.Spy.Fog is the third stack of the draft."""
        if isinstance(item, DraftStack):
            return f"{item.place + 1}:{'.'.join([self.write(card) for card in item.cards])}"
        assert isinstance(item, Dragon)
        return self.write(item.row) + ("", "-", "!")[item.how]

    def read(self, text: str, owner: int) -> Item:
        place, colon, cards = text.partition(":")
        if colon:
            if place not in [str(number + 1) for number in range(STACKS_OF_ROUND)]:
                raise ValueError(f"there are stacks 1 to {STACKS_OF_ROUND} (SD-11)")
            return DraftStack(tuple([self.card(card) for card in cards.split(".")]), int(place) - 1)
        sign = text[-1:] if text[-1:] in ("-", "!") else ""
        row = self.card(text.removesuffix(sign))
        how = DOWN if sign == "-" else HUSHING if sign == "!" else UP
        if row >= DRAGONS or (how == HUSHING and row != THUNDERBURST):
            raise ValueError(f"{text} is no dragon of a flight (SD-5)")
        return self.dragon[row][how] if row >= 0 else Dragon((row,), how)

    def is_meant(self, claimed: str, found: str) -> bool:
        """A claim may leave out that a Thunderburst was played by day."""
        return claimed in (found, found.removesuffix("!"))

    def other_spelling(self, text: str) -> str:
        """A storm may be marked as one, B:Fog^~; to show one's hand is to yield (SD-38)."""
        return OTHER_WORDS.get(text) or text.removesuffix("~")

    def face(self, row: int) -> Face:
        line = self.lines[row]
        head, tail = self.numbers.head, self.numbers.tail
        if row < DRAGONS:
            family = FAMILIES[FAMILY[row]]
            values = (head[DAY][row], head[NIGHT][row], tail[DAY][row], tail[NIGHT][row])
            return dragon_face(NAMES[row], family, values, line.cells["provenance"])
        return storm_face(NAMES[row], (tail[DAY][row], tail[NIGHT][row]), line.cells["provenance"])

    def marks(self, item: Item) -> tuple[Said, ...]:
        if isinstance(item, Dragon) and item.how != UP:
            return (Said("laid-down" if item.how == DOWN else "hushes-storms"),)  # SD-91, SD-99
        if isinstance(item, DraftStack):
            return (said("stack-number", number=item.place + 1),)  # SD-11
        return ()


def read_numbers(lines: list[TableRow]) -> Numbers:
    heads: list[tuple[int, ...]] = []
    tails: list[tuple[int, ...]] = []
    for sky in SKIES:
        heads.append(tuple([line.number(f"{sky}_head", 0, 99) for line in lines[:DRAGONS]] + [0] * (KINDS - DRAGONS)))
        tails.append(tuple([line.number(f"{sky}_{'tail' if row < DRAGONS else 'support'}", 0, 99)
                            for row, line in enumerate(lines)]))  # fmt: skip
    return Numbers(tuple(heads), tuple(tails))


def read_cards(table: CardTable) -> StormCards:
    """The book of a table; it has each kind once, for the abilities go by the name, and numbers of its own (SD-A2)."""
    lines: dict[int, TableRow] = {}
    for line in table.rows(COLUMNS):
        row = NAMES.index(line.one_of("name", NAMES))
        if row in lines:
            raise line.fail(f"{NAMES[row]} stands there twice; give copies instead (SD-A2)")
        line.text("provenance")
        if row < DRAGONS:
            line.one_of("kind", ("dragon",))
            line.one_of("family", (FAMILIES[FAMILY[row]],))  # SD-2
            line.empty("day_support", "night_support")
        else:
            line.one_of("kind", ("storm",))
            line.empty("family", "day_head", "night_head", "day_tail", "night_tail")
        lines[row] = line
    for row, name in enumerate(NAMES):
        if row not in lines:
            raise table.fail(1, f"{name} is missing; give it 0 copies to play without it (SD-2, SD-3)")
    return StormCards(table, [lines[row] for row in range(KINDS)])
