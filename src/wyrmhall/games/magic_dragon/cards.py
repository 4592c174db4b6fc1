"""Magic Dragon: its cards, and everything a player may choose with them."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.magic_dragon.faces import dragon_face, palettes, spell_face
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.knowledge import kinds_of
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.value import NONE, UNSEEN, Item, Piece

COLUMNS: Final = ("kind", "name", "colour", "number", "copies", "bonus", "provenance")
SPELLS: Final = ("Ice", "Fire", "Color")  # MD-3
MOST_COLOURS: Final = 10  # a table of one's own may have other colours and numbers, but not without end
HIGHEST: Final = 12
LETTERS: Final = {"black": "K"}  # other colours are written by their initial


class Bid(Option):
    """Taking a bid card: 2."""

    def __init__(self, code: int, number: int) -> None:
        super().__init__(code, str(number))
        self.number = number


class Play(Option):
    """Playing a card: R2 starts a stack, R5xR3 captures, Ice/R5 and Color/R5=G cast."""

    def __init__(self, code: int, text: str, card: int, dragon: int, named: int) -> None:
        super().__init__(code, text, card, dragon)  # its target: the uppermost dragon of the stack it goes on, or NONE
        self.named = named  # the colour named, or NONE


class Claim(Play):
    """Claiming a stack that waits, where nobody may look below its Color spell (MD-A23): Y7xColor, Y7xColor2."""

    def __init__(self, code: int, text: str, card: int, color: int, place: int) -> None:
        super().__init__(code, text, card, color, NONE)
        self.place = place  # among the stacks that wait, as they lie


class Pass(Option):
    """Not playing a spell, where the house allows it (MD-A17)."""


@mypyc_attr(acyclic=True)  # the garbage collector need not look at it: it holds only numbers
class Stack(Piece):
    """A stack on the table; playing on it makes a new one."""

    fields = ("cards", "owner", "named", "dragon", "kin", "takes")

    def __init__(self, cards: tuple[int, ...], owner: int, named: int, dragon: int, kin: int, takes: int) -> None:
        self.cards = cards
        self.owner = owner
        self.named = named  # the colour a Color spell on top waits for, or NONE
        self.dragon = dragon  # the uppermost dragon, by which the stack is called
        self.kin = kin  # MD-22 its colour: the set of all dragons of the colour of its top; empty if that is a spell
        self.takes = takes  # the set of dragons that may be put on it

    def owned_by(self) -> int:
        return self.owner

    def under(self) -> tuple[int, ...]:
        return tuple(range(len(self.cards) - 1))

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        dragon = cards[-1] if self.kin else cards[-2]
        return Stack(cards, self.owner, self.named, dragon, self.kin, self.takes)


class MagicCards(Book):
    """The book of a card table: dragons by colour and number, then the three spells; options by card and target."""

    def __init__(
        self,
        table: CardTable,
        colours: dict[str, str],
        dragons: list[tuple[int, int]],
        copies: tuple[int, ...],
        bids: tuple[int, ...],
        bonus: tuple[int, ...],
        drawn: list[Face],
    ) -> None:
        n = len(dragons)
        letters = tuple(colours.values())
        self.colours = letters
        self.colour_names = tuple(colours)
        self.drawn = drawn  # by row
        self.dragons = n  # rows below this are dragons
        self.ice = n
        self.fire = n + 1
        self.color = n + 2
        self.bids = list(bids)  # MD-4 how many bid cards of each number
        self.bonus = bonus  # MD-41, MD-A3 the points printed on each
        faces = tuple([letters[colour] + str(number) for colour, number in dragons]) + SPELLS
        self.all_dragons = (1 << n) - 1
        self.all_spells = 7 << n
        self.of_colour = [kinds_of(tuple([row for row in range(n) if dragons[row][0] == colour]))
                          for colour in range(len(colours))]  # fmt: skip
        self.kin = [self.of_colour[colour] for colour, _ in dragons]  # all dragons of the same colour
        self.higher = [self.of_colour[dragons[row][0]] & ~((2 << row) - 1) for row in range(n)]  # MD-18
        options = self._make_options(faces, min(copies[2], n))
        deck = list(range(n)) + [n] * copies[0] + [n + 1] * copies[1] + [n + 2] * copies[2]
        super().__init__(table, faces, tuple(deck), tuple(options))
        self._know_the_impossible()

    def _make_options(self, faces: tuple[str, ...], most_waiting: int) -> list[Option]:
        n, made = self.dragons, list[Option]()
        self.bid: list[Option] = [Bid(number, number) for number in range(len(self.bids))]
        made += self.bid
        self.passing: Option = Pass(len(made), "Pass")
        made.append(self.passing)
        self.start: list[Play] = []  # by dragon
        self.put: list[list[Play]] = []  # by card and the stack's dragon
        self.cast_color: list[list[Play]] = []  # by the stack's dragon, for each colour
        for row in range(n):
            self.start.append(Play(len(made) + row, faces[row], row, NONE, NONE))
        made += self.start
        for card in range(n + 2):
            joint = "x" if card < n else "/"
            targets = [Play(len(made) + d, faces[card] + joint + faces[d], card, d, NONE) for d in range(n)]
            self.put.append(targets)
            made += targets
        for d in range(n):
            namings = [Play(len(made) + c, f"Color/{faces[d]}={letter}", n + 2, d, c)
                       for c, letter in enumerate(self.colours)]  # fmt: skip
            self.cast_color.append(namings)
            made += namings
        self.claim: list[list[Claim]] = []  # by dragon and the place of the waiting stack
        for row in range(n):
            texts = [f"{faces[row]}xColor{place + 1 if place else ''}" for place in range(most_waiting)]
            claims = [Claim(len(made) + place, text, row, n + 2, place) for place, text in enumerate(texts)]
            self.claim.append(claims)
            made += claims
        return made

    def _know_the_impossible(self) -> None:
        """Words that are never offered, but whose refusal can be explained by a clause."""
        for row, spell in enumerate(SPELLS, self.dragons):
            self.notation[spell] = Play(NONE, spell, row, NONE, NONE)  # MD-27
        for d in range(self.dragons):
            text = f"Color/{self.faces[d]}"
            self.notation[text] = Play(NONE, text, self.color, d, NONE)  # MD-31
        for under in (self.ice, self.fire, self.color):
            for row, face in enumerate(self.faces):
                if row >= self.dragons or under != self.color:  # a dragon may go on Color
                    text = f"{face}{'x' if row < self.dragons else '/'}{self.faces[under]}"
                    self.notation[text] = Play(NONE, text, row, under, NONE)  # MD-23, MD-27
        for number in range(len(self.bids), 10):
            self.notation[str(number)] = Bid(NONE, number)  # MD-4

    def topped(self, cards: tuple[int, ...], owner: int, named: int, dragon: int) -> Stack:
        """A stack of these cards, whose uppermost dragon this is: what may then be put on it."""
        top = cards[-1]
        if top < self.dragons:
            return Stack(cards, owner, NONE, top, self.kin[top], self.higher[top])  # MD-18, MD-33
        takes = self.of_colour[named] if named != NONE else 0  # MD-32 any number: MD-A11; none: MD-23, MD-29
        return Stack(cards, owner, named, dragon, 0, takes)  # MD-22

    def write_piece(self, item: Item) -> str:
        assert isinstance(item, Stack)
        named = "=" + self.colours[item.named] if item.named != NONE else ""
        return ".".join([self.write(card) for card in item.cards]) + named

    def is_meant(self, claimed: str, found: str) -> bool:
        """A claim may leave out the colour that a stack waits for."""
        return claimed in (found, found.partition("=")[0])

    def read(self, text: str, owner: int) -> Item:
        """A card, or a stack from the bottom to the top: R6.Color=G."""
        faces, waits, letter = text.partition("=")
        cards = tuple([self.card(face) for face in faces.split(".")])
        if waits and letter not in self.colours:
            raise ValueError(f"there is no colour {letter}; there are {' '.join(self.colours)}")
        named = self.colours.index(letter) if waits else NONE
        top = cards[-1]
        dragon = top if top < self.dragons else cards[-2] if len(cards) > 1 else self.ice
        if top == UNSEEN or dragon >= self.dragons:
            raise ValueError("a spell lies on a dragon (MD-27)")
        if (top == self.color) != (named != NONE):
            raise ValueError("a Color spell on top waits for a colour, as in R6.Color=G, and nothing else does (MD-31)")
        return self.topped(cards, owner, named, dragon)

    def colour_of(self, dragon: int) -> str:
        """The name of a dragon's colour."""
        for colour, kinds in enumerate(self.of_colour):
            if kinds >> dragon & 1:
                return self.colour_names[colour]
        return ""

    def face(self, row: int) -> Face:
        return self.drawn[row]

    def marks(self, item: Item) -> tuple[Said, ...]:
        if not isinstance(item, Stack) or item.kin:
            return ()
        if item.named != NONE:
            return (said("waits", colour=self.colour_names[item.named], letter=self.colours[item.named]),)  # MD-32
        if item.cards[-1] == self.ice:
            return (said("frozen"),)  # MD-28, MD-29
        return (said("burnt"),)  # MD-30, MD-44


def read_cards(table: CardTable) -> MagicCards:
    """The book of a table of dragons, spells and bid cards; other tables than the printed one are welcome."""
    colours: dict[str, str] = {}  # their letters
    dragons: dict[tuple[int, int], str] = {}  # their provenance
    spells: dict[str, int] = {}
    provenance = dict.fromkeys(SPELLS, "")
    bids: dict[int, tuple[int, int]] = {}
    for row in table.rows(COLUMNS):
        row.name("name")
        source = row.text("provenance")
        kind = row.one_of("kind", ("dragon", "spell", "bid"))
        if kind == "dragon":
            dragons[read_dragon(row, colours, dragons)] = source
        elif kind == "spell":
            row.empty("colour", "number", "bonus")
            if row.one_of("name", SPELLS) in spells:
                raise row.fail(f"{row.text('name')} stands there twice; give its number as copies")
            spells[row.text("name")] = row.number("copies", 0, 99)
            provenance[row.text("name")] = source
        else:
            row.empty("colour")
            number = row.number("number", 0, 9)
            if number in bids:
                raise row.fail(f"the bid {number} stands there twice; give its number as copies")
            bids[number] = (row.number("copies", 0, 99), row.number("bonus", 0, 999))
    if not dragons or not bids:
        raise table.fail(1, "the table needs dragons and bid cards (MD-1, MD-4)")
    numbers = range(max(bids) + 1)
    copies = tuple([spells.get(spell, 0) for spell in SPELLS])
    bid_cards = tuple([bids.get(number, (0, 0))[0] for number in numbers])
    bonus = tuple([bids.get(number, (0, 0))[1] for number in numbers])
    names, drawable = tuple(colours), palettes(tuple(colours))
    drawn = [dragon_face(names[colour], number, drawable[colour], dragons[colour, number])
             for colour, number in sorted(dragons)]  # fmt: skip
    drawn += [spell_face(spell, provenance[spell]) for spell in SPELLS]
    return MagicCards(table, colours, sorted(dragons), copies, bid_cards, bonus, drawn)


def letter_of(colour: str) -> str:
    """How a colour is written."""
    return LETTERS.get(colour, colour[0].upper())


def read_dragon(row: TableRow, colours: dict[str, str], dragons: dict[tuple[int, int], str]) -> tuple[int, int]:
    """MD-2 Each number of a colour exactly once: a stack is called by its uppermost dragon."""
    row.empty("bonus")
    colour = row.name("colour")
    letter = letter_of(colour)
    if not letter.isalpha() or not letter.isascii():
        raise row.fail(f"colour is {colour!r}; it must begin with a letter from a to z")
    colours[colour] = letter
    if list(colours.values()).count(letter) > 1:
        raise row.fail(f"colour is {colour!r}; another colour is written {letter} already")
    if len(colours) > MOST_COLOURS:
        raise row.fail(f"more than {MOST_COLOURS} colours")
    dragon = (list(colours).index(colour), row.number("number", 1, HIGHEST))
    row.number("copies", 1, 1)
    if dragon in dragons:
        raise row.fail(f"{letter}{dragon[1]} stands there twice; each number of a colour exists once (MD-2)")
    return dragon
