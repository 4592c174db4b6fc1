"""The cards of a draft: one or several sets, as piles, packs and options know them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from wyrmhall.drafts.faces import face_of
from wyrmhall.drafts.formats import Format, Round
from wyrmhall.drafts.packs import PackOpener
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.value import NONE
from wyrmhall.sets.cards import LEADER, MAIN, CardSet, Choice, PackDescription, fits
from wyrmhall.sets.packs import usual_booster
from wyrmhall.sets.problems import BadSet, problem

TOGETHER: Final = "+"  # between a card and what is taken with it
INTO: Final = "+"  # before a card that goes into the deck
AUTO: Final = "auto"
DONE: Final = "done"
REPLACE: Final = "replace"
PLAY_ON: Final = "play-on"
SMALLER: Final = "smaller"
DROP: Final = "drop"
WORDS: Final = (AUTO, DONE, REPLACE, PLAY_ON, SMALLER, DROP)
UNFIT: Final = '[]";+|'  # in the notation of a card


class Pair(Option):
    """A card and another one taken with it: there are so many that they are made when they are asked for."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pair) and (self.card, self.target) == (other.card, other.target)

    def __hash__(self) -> int:
        return hash((self.card, self.target))


class DraftCards(Book):
    """The kinds of cards of all sets of a draft, row by row, and what may be chosen with them."""

    def __init__(
        self, table: CardTable, sets: Sequence[CardSet], game: Book | None = None, form: Format | None = None
    ) -> None:
        """`game`: the book of the game whose cards these are, row by row; `form`: the format that the table has."""
        self.form = form
        self.sets = tuple(sets)
        self.cards = tuple([card for each in sets for card in each.cards])
        self.kinds = tuple([each.kind(card) for each in sets for card in each.cards])
        self.is_leader = tuple([kind == LEADER for kind in self.kinds])
        self.is_main = tuple([kind == MAIN for kind in self.kinds])
        mains = [card for card, is_main in zip(self.cards, self.is_main) if is_main]
        self.costed = len([card for card in mains if card.cost is not None]) / max(1, len(mains))  # which share
        self.leader_rows = tuple([row for row, kind in enumerate(self.kinds) if kind == LEADER])
        self.leader_kinds = frozenset(self.leader_rows)
        self.ranks = tuple([each.rarities.index(card.rarity) for each in sets for card in each.cards])
        self.game = game
        self.first_rows = [sum([len(each.cards) for each in sets[:place]]) for place in range(len(sets))]
        self.known_fitting: dict[Choice, frozenset[int]] = {}
        self.known_openers: dict[tuple[str, int], PackOpener] = {}
        faces = game.faces if game is not None else notations([card.number for card in self.cards])
        options = [Option(row, text, row) for row, text in enumerate(faces)]
        self.take = tuple(options)
        options += [Option(len(faces) + row, INTO + text, row) for row, text in enumerate(faces)]
        self.put = tuple(options[len(faces) :])
        options += [Option(2 * len(faces) + place, word) for place, word in enumerate(WORDS)]
        self.word = dict(zip(WORDS, options[-len(WORDS) :]))
        super().__init__(table, faces, (), tuple(options))
        self.deck = tuple(range(len(faces)))  # one of each kind: packs say how many lie on the table

    def option(self, text: str) -> Option:
        for at in range(1, len(text) - 1):
            if text[at] == TOGETHER:
                first, second = self.rows.get(text[:at], NONE), self.rows.get(text[at + 1 :], NONE)
                if NONE not in (first, second):
                    return self.pair(first, second)
        return super().option(text)

    def pair(self, card: int, other: int) -> Pair:
        code = len(self.options) + card * len(self.faces) + other
        return Pair(code, self.faces[card] + TOGETHER + self.faces[other], card, other)

    def face(self, row: int) -> Face:
        return self.game.face(row) if self.game is not None else face_of(self.set_of(row), self.cards[row])

    def set_of(self, row: int) -> CardSet:
        return self.sets[bisect_right(self.first_rows, row) - 1]

    def fits(self, row: int, choice: Choice) -> bool:
        return fits(self.set_of(row), self.cards[row], choice)

    def fitting(self, choice: Choice) -> frozenset[int]:
        """All kinds that fit."""
        if choice not in self.known_fitting:
            self.known_fitting[choice] = frozenset([row for row in range(len(self.faces)) if self.fits(row, choice)])
        return self.known_fitting[choice]

    def opener(self, name: str, size: int = 0) -> PackOpener:
        """Opens packs of this name, with as many cards as is said, or else as described; raises BadSet."""
        key = (name, size)
        if key not in self.known_openers:
            self.known_openers[key] = PackOpener(*self.described(name), size)
        return self.known_openers[key]

    def opener_of(self, each: Round) -> PackOpener:
        """Opens the packs of a round; raises BadSet."""
        return self.opener(each.pack, each.size)

    def described(self, name: str) -> tuple[CardSet, int, PackDescription]:
        """The set that has such packs, the row of its first card, and the description; raises BadSet."""
        for find in (CardSet.pack, usual_pack):
            for each, first in zip(self.sets, self.first_rows):
                found = find(each, name)
                if found is not None:
                    return each, first, found
        raise BadSet(problem("no-such-pack", pack=name))


def usual_pack(card_set: CardSet, name: str) -> PackDescription | None:
    """What a set has without describing it."""
    return usual_booster(card_set) if name == "booster" else None


def notations(numbers: Sequence[str]) -> tuple[str, ...]:
    """The numbers of the cards as words that records can write, each different."""
    found: dict[str, None] = {}
    for number in numbers:
        plain = "".join(["_" if sign.isspace() or sign in UNFIT else sign for sign in number])
        word, copy = plain, 2
        while word in found or word in (*WORDS, "-", "?", "/", "nothing", "nobody"):
            word = f"{plain}_{copy}"
            copy += 1
        found[word] = None
    return tuple(found)
