"""What the log of a table holds.  A table is nothing but the sum of its entries, in their order."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from wyrmhall.hall.wire import Clock

Whose = Literal["person", "bot", "stand-in", "default", "mark", "clock"]  # of the last two: the person's time was up
Absence = Literal["away", "clock", "left", "conceded"]

HALL = -1  # in place of a seat: the hall itself did it


class Entry(Struct, tag_field="entry", forbid_unknown_fields=True):
    """Something that happened at a table."""


Entries = list[Entry]  # what is to happen, in its order


class GameEntry(Entry, kw_only=True):
    """Something that changes the state of the game: the log says what it has led to."""

    after: str = ""  # the first digits of the state's fingerprint; no viewer is sent it


class Opened(Entry, tag="opened"):
    """The table is there, with everything that was agreed on, and the hall's pledge of its part of the shuffle.

    Whatever the game depends on is written out, every house option too: what is usual, or right, may change later.
    """

    game: str
    rules: str
    variant: str
    seats: int
    house: dict[str, str]
    private: bool
    clock: Clock
    grace: int
    chat: bool
    pledge: str
    digest: str | None = None  # of the rules, empty where nobody has pinned them; None in older logs
    cards: str | None = None  # the digest of the card table; None in older logs
    countdown: int = 5  # seconds from the moment when everybody is ready until the game begins; not in older logs
    book: str = ""  # what the card table is called, where it is not the game's own
    position: str = ""  # of a practice table: the record that leads to where it begins
    event: str = ""  # to which the table belongs: it has no host, and its record is sealed until that is over


class Sat(Entry, tag="sat"):
    seat: int
    player: str
    name: str
    token: str  # the SHA-256 of the seat's token


class Moved(Entry, tag="moved"):
    """The person in this seat is at another device now, where the cookie is another one, and so is the token."""

    seat: int
    player: str
    token: str = ""  # the SHA-256 of the new one; empty in older logs, where the old one stayed valid


class BotSat(Entry, tag="bot_sat"):
    seat: int
    level: str
    name: str


class SeatOpened(Entry, tag="seat_opened"):
    """Nobody sits there any more; during a game a bot plays on until somebody does."""

    seat: int
    why: Literal["left", "kicked", "replaced", "agreed"]  # agreed: the others have, in a running game


class HostPassed(Entry, tag="host_passed"):
    seat: int


class SaidReady(Entry, tag="said_ready"):
    """Whether the person in this seat wants the game to begin."""

    seat: int
    ready: bool


class Brought(Entry, tag="brought"):
    """The list that the person in this seat has brought, of which the others see only a pledge."""

    seat: int
    cards: list[str] | None  # in the order of the book; None: the usual ones after all
    salt: str = ""  # of the pledge


class Called(Entry, tag="called"):
    """All seats are taken: each may now add to the shuffle."""


class Added(Entry, tag="added"):
    seat: int
    value: str


class Begun(GameEntry, tag="begun"):
    """The cards are dealt by the key made of the hall's secret and of what the seats added."""

    names: list[str]
    missing: list[int]  # the persons' seats that added nothing in time


class Chose(GameEntry, tag="chose"):
    seat: int
    option: str
    by: Whose


class ChoseAll(GameEntry, tag="chose_all"):
    """Several choices at once, of a person or marked by one: taken together, and taken back together."""

    seat: int
    options: list[str]
    by: Whose = "person"  # not in older logs


class Marked(Entry, tag="marked"):
    """What is to be chosen for this seat if its time is up before it has chosen: known to nobody else."""

    seat: int
    options: list[str]  # one after the other; none: nothing after all


class StoodIn(Entry, tag="stood_in"):
    """From now on a stand-in chooses for this seat, which waits for its person."""

    seat: int
    why: Absence
    by: int = HALL  # the host who waited no longer


class Returned(Entry, tag="returned"):
    seat: int


class UndoAsked(Entry, tag="undo_asked"):
    seat: int
    of: list[int]  # who must agree


class UndoAnswered(Entry, tag="undo_answered"):
    seat: int
    agrees: bool


class HandoverAsked(Entry, tag="handover_asked"):
    """Somebody new should take this seat, of a bot or of a person who has left, in a running game."""

    seat: int  # who asks
    given: int  # the seat to be handed over
    of: list[int]  # who must agree


class HandoverAnswered(Entry, tag="handover_answered"):
    seat: int
    agrees: bool


class Undone(GameEntry, tag="undone"):
    """The game is again as it was after so many choices."""

    seat: int
    choices: int


class Conceded(Entry, tag="conceded"):
    seat: int


class Said(Entry, tag="said"):
    seat: int
    text: str


class Muted(Entry, tag="muted"):
    seat: int
    muted: bool


class Paused(Entry, tag="paused"):
    seat: int  # HALL: nobody was there any more
    since: int | None = None  # hall time at which the last one went: clocks did not run after it


class Resumed(Entry, tag="resumed"):
    seat: int


class Aborted(Entry, tag="aborted"):
    seat: int
    why: Literal["", "deserted", "doubled"] = ""  # where the hall did it: nobody was there, or another was faster


class Suspended(Entry, tag="suspended"):
    """The rules failed at a choice, which was not made."""

    seat: int
    option: str  # of several at once: all of them, in a row
    error: str


class RematchMade(Entry, tag="rematch_made"):
    table: str


class Unsealed(Entry, tag="unsealed"):
    """EV-10 The last match of the event is over: everybody may read the record."""


AnyEntry = (
    Opened | Sat | Moved | BotSat | SeatOpened | HostPassed | SaidReady | Brought | Called | Added | Begun | Chose
    | ChoseAll | Marked | StoodIn | Returned | UndoAsked | UndoAnswered | HandoverAsked | HandoverAnswered | Undone
    | Conceded | Said | Muted | Paused | Resumed | Aborted | Suspended | RematchMade
    | Unsealed
)  # fmt: skip


class Logged(Struct, forbid_unknown_fields=True, frozen=True):
    """An entry with its number, its times and the command that asked for it: what the hash chain protects."""

    seq: int
    at: int  # hall time
    wall: int  # seconds since 1970, for people
    command: str | None
    what: AnyEntry


decoder = msgspec.json.Decoder(Logged)
