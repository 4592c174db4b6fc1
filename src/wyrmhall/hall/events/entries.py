"""What the log of an event holds.  An event is nothing but the sum of its entries, in their order."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from wyrmhall.hall.wire import Clock

NOBODY = ""  # in place of a name: the event did it by itself


class EventEntry(Struct, tag_field="entry", forbid_unknown_fields=True):
    """Something that happened at an event."""


class Terms(Struct, forbid_unknown_fields=True):
    """How tables are opened: everything that has a default is written out."""

    variant: str
    house: dict[str, str]
    clock: Clock
    grace: int
    chat: bool


class Arranged(EventEntry, tag="arranged"):
    """The event is there, with everything that was agreed on."""

    deed: dict[str, Any]  # the opening of the event
    by: str  # the name of who made it,
    maker: str  # and the player's id
    private: bool
    pod: int
    match: Terms | None  # None: matches are reported
    drafts: Terms | None
    cards: str | None = None  # the digest of cards that somebody has brought, for the draft or else for the matches
    book: str = ""  # what they are called


class Happened(EventEntry, tag="happened"):
    """A deed of `wyrmhall.events`."""

    by: str
    deed: dict[str, Any]


class Entered(EventEntry, tag="entered"):
    """The player who signs up next: somebody of the hall, a bot, or neither."""

    by: str
    deed: dict[str, Any]
    player: str = ""  # the id in the hall
    bot: str = ""  # its level


class OrganiserCame(EventEntry, tag="organiser_came"):
    """By the link."""

    deed: dict[str, Any]
    by: str
    player: str


class LinkMade(EventEntry, tag="link_made"):
    by: str
    token: str  # empty: the link is withdrawn


class GameOver(EventEntry, tag="game_over"):
    """A game of a match for two is over, as its table says."""

    round: int
    match: int
    table: str
    winner: int  # a place among the players of the match; -1: drawn


class Exchanged(EventEntry, tag="exchanged"):
    """What a player will play the next game with; nothing: the registered deck."""

    round: int
    match: int
    player: int
    deck: list[str] | None
    sideboard: list[str]


class ExchangeDone(EventEntry, tag="exchange_done"):
    """This player has done exchanging; nobody: the time is up for all."""

    round: int
    match: int
    player: int = 0


class SharingNamed(EventEntry, tag="sharing_named"):
    """The rares are shared out at these tables, each by players in the order of placing."""

    by: str
    tables: list[str]
    players: list[list[int]]


class SharingOver(EventEntry, tag="sharing_over"):
    """What was taken at one of them: players and cards, in the order of taking."""

    table: str
    taken: list[tuple[int, str]]


AnyEventEntry = (
    Arranged | Happened | Entered | OrganiserCame | LinkMade | GameOver | Exchanged | ExchangeDone | SharingNamed
    | SharingOver
)  # fmt: skip


class EventLogged(Struct, forbid_unknown_fields=True, frozen=True):
    """An entry with its number, its times and the command that asked for it: what the hash chain protects."""

    seq: int
    at: int  # hall time
    wall: int  # seconds since 1970, for people
    command: str | None
    what: AnyEventEntry


event_log_decoder = msgspec.json.Decoder(EventLogged)
EventEntries = list[Any]
