"""Zones and facts: the two tables at the top of a game that say what its state holds and who may see it."""

from __future__ import annotations

from typing import Final

# Who sees: goes by owner and viewer, may depend on the set-up, never on the phase of the game.
NOBODY: Final = 0
OWNER: Final = 1
TEAM: Final = 2
ALL: Final = 3

# A viewer who sees every face, for games that are over; seats count from 0, and spectators are -1.
OPEN: Final = -2

# How a zone's piles are kept in the state.
EACH: Final = 0  # a list: one pile for each seat
SHARED: Final = 1  # one pile of the whole table
PIECES: Final = 2  # a list of pieces that know their owner

# How a fact is written and read.
NUMBER: Final = 0
SEAT: Final = 1
SEATS: Final = 2
NUMBERS: Final = 3
NUMBERS_BY_SEAT: Final = 4
FLAG: Final = 5
KINDS: Final = 6  # a set of kinds of cards, as the bits of an int
KINDS_BY_SEAT: Final = 7  # such a set for each seat
CARDS_BY_SEAT: Final = 8  # cards for each seat, in an order
PACKS_BY_SEAT: Final = 9  # for each seat several lots of cards, one after the other

KINDS_OF_FACTS: Final = (
    NUMBER, SEAT, SEATS, NUMBERS, NUMBERS_BY_SEAT, FLAG, KINDS, KINDS_BY_SEAT, CARDS_BY_SEAT, PACKS_BY_SEAT,
)  # fmt: skip

# The state's own attributes and methods, and the words of records: no zone and no fact is called so.
RESERVED_NAMES: Final = (
    "agenda", "book", "chance", "common", "copy", "deck", "events", "facts", "knows", "looks", "plan", "say", "sealed",
    "sealed_before", "seats", "setup", "shell_to", "teams", "waiting", "winners", "zones",
)  # fmt: skip
RESERVED_WORDS: Final = ("fingerprint", "next", "owing", "start", "unfinished", "until", "winners")


def check_called(name: str, word: str) -> None:
    """Raises ValueError where something else is called so."""
    if name in RESERVED_NAMES:
        raise ValueError(f"{name}: every state has an attribute of this name; call it otherwise")
    if word in RESERVED_WORDS:
        raise ValueError(f"{word}: records use this word for something else; call it otherwise")


class Zone:
    """A kind of pile: the state's attribute that holds it, its word in records and views, and who sees it."""

    def __init__(
        self,
        name: str,
        word: str,
        layout: int,
        faces: int,
        *,
        size: int = ALL,
        under: int = ALL,
        unordered: bool = False,
        pieces: bool = False,
    ) -> None:
        check_called(name, word)
        if (pieces or layout == PIECES) and (faces != ALL or size != ALL):
            raise ValueError(f"{word}: pieces lie in the open; what is face down among them is said by Piece.under")
        self.name = name
        self.word = word
        self.layout = layout
        self.faces = faces  # who sees the cards that lie face up or in hand
        self.under = under  # who sees the cards of a piece that lie covered or face down
        self.size = size  # who sees how many they are
        self.pieces = pieces or layout == PIECES  # holds pieces, not bare cards
        self.unordered = unordered  # their order means nothing: hands are kept sorted, records compare without it


class Fact:
    """Something that is no card: the state's attribute, and its word, the same if none is given.

    Open to all, unless it is private.  Records, fingerprints and views know the word alone: the attribute may be
    renamed, the word stays.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        *,
        word: str = "",
        audience: int = ALL,
        inner: bool = False,
        own: bool = False,
        words: tuple[str, ...] = (),
    ) -> None:
        check_called(name, word or name)
        if kind not in KINDS_OF_FACTS:
            raise ValueError(f"{name}: there is no kind of fact {kind}; `wyrmhall.kernel.zone` names them")
        if audience != ALL and kind not in (NUMBERS_BY_SEAT, KINDS_BY_SEAT, CARDS_BY_SEAT, PACKS_BY_SEAT):
            raise ValueError(f"{name}: only what is told seat by seat can be private")
        self.name = name
        self.word = word or name
        self.kind = kind
        self.audience = audience  # who sees a seat's part of it: ALL, or for a private memory OWNER or TEAM
        self.inner = inner  # kept for speed or memory and free to change: no part of a record's fingerprints
        self.own = own  # of what is private: it tells a seat nothing but what that has chosen itself
        self.words = words  # what the numbers 0, 1, … are called in records, where they have names

    def by_seat(self) -> bool:
        """Whether it is told seat by seat: lacks A R1 R2."""
        return self.kind in (KINDS_BY_SEAT, CARDS_BY_SEAT, PACKS_BY_SEAT)


BROUGHT: Final = Fact("brought", CARDS_BY_SEAT, audience=OWNER)  # in the table of a game whose seats bring something


def sees(audience: int, viewer: int, owner: int, teams: tuple[int, ...]) -> bool:
    """Whether the viewer (a seat, -1 for spectators, or OPEN) belongs to the audience of what the owner has."""
    if audience == ALL or viewer == OPEN:
        return True
    if viewer < 0 or owner < 0 or audience == NOBODY:
        return False
    return viewer == owner or (audience == TEAM and teams[viewer] == teams[owner])
