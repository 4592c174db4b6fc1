"""What is stored of a table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

encoder = msgspec.json.Encoder(order="sorted")


class Row(Struct, frozen=True):
    """One entry of a table's log; the first has the number 1."""

    seq: int
    at: int  # hall time, in milliseconds
    wall: int  # seconds since 1970
    command: str | None  # the id of the command that it came from
    body: bytes  # the entry as JSON
    hash: bytes  # see chain.py


def body_of(entry: object) -> bytes:
    """An entry as the log keeps it: the same bytes for the same entry."""
    return encoder.encode(entry)


class Ending(Struct, frozen=True):
    """How a game ended, by seats."""

    winners: list[int] = []
    conceded: list[int] = []
    ended: str = ""  # how, if not by the rules
    has_begun: bool = True


class Summary(Struct, frozen=True):
    """What lists show of a table: derived from its log, and rewritten with each append."""

    game: str
    variant: str
    status: str
    private: bool
    names: list[str]
    clock: str  # JSON
    owing: list[str]  # ids of the players who must choose
    players: list[str]  # ids of those who sit there, by seat; empty where nobody does, or a bot
    ending: Ending | None = None  # None while the game goes on, and where an older hall did not note it


class BookRow(Struct, frozen=True):
    """A card table that somebody has brought."""

    digest: str
    game: str
    name: str
    text: str
    at: int  # seconds since 1970


class Append(Struct, frozen=True):
    """Entries that are saved together or not at all."""

    table: str
    rows: tuple[Row, ...]
    summary: Summary
    secret: str | None = None  # the table's, only with its first entry
    opened_from: str = ""  # a digest of the opener's address, which counts only with the first entry
    book: str | None = None  # the digest of the cards, where they are not the game's own; likewise


class Kept(Struct, frozen=True):
    """A table as it is stored, whole."""

    rows: list[Row]
    secret: str
    status: str  # what its summary says
    book: BookRow | None = None  # the cards it is played with, where they are not the game's own


class Hearing(Struct, frozen=True):
    """How well a hall hears the others on its database."""

    is_well: bool = True
    restarts: int = 0  # how often it had to listen anew
    junk: int = 0  # what was no news
    echoes: int = 0  # of what it said itself


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    seq: int  # the last entry of its log
    opened: int  # seconds since 1970, as all that people read
    changed: int
    summary: Summary
    book: str | None = None  # the digest of its cards, where they are not the game's own
