"""What can happen at an event.  An event is nothing but the sum of its entries, in their order."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.events.plan import Plan
from wyrmhall.events.rounds import Result, Stage


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done; a mistake is repaired by a further one, and none is ever taken out."""


@dataclass(frozen=True, slots=True)
class Opened(Deed):
    plan: Plan


@dataclass(frozen=True, slots=True)
class OrganiserAdmitted(Deed):
    """EV-8"""

    name: str


@dataclass(frozen=True, slots=True)
class OrganiserWithdrawn(Deed):
    name: str


@dataclass(frozen=True, slots=True)
class SignedUp(Deed):
    """EV-5 After the first round has been paired this is a late entry."""

    player: int  # numbered from 1, as they come
    name: str


@dataclass(frozen=True, slots=True)
class CheckedIn(Deed):
    player: int


@dataclass(frozen=True, slots=True)
class Dropped(Deed):
    player: int


@dataclass(frozen=True, slots=True)
class Returned(Deed):
    """The drop was a mistake."""

    player: int


@dataclass(frozen=True, slots=True)
class DraftNamed(Deed):
    """A pod sits down to draft at a table of the hall."""

    players: tuple[int, ...]
    table: str


@dataclass(frozen=True, slots=True)
class Drafted(Deed):
    """What a player has taken, by the numbers of the cards; a Leader that is only lent is not part of it."""

    player: int
    cards: tuple[str, ...]
    lent: str = ""


@dataclass(frozen=True, slots=True)
class DeckRegistered(Deed):
    """DBS-A19 With this deck each match begins."""

    player: int
    deck: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundPaired(Deed):
    number: int
    stage: Stage
    matches: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Who now plays at a match of this number; nobody: it is taken away."""

    number: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Repaired(Deed):
    """EV-4 Other players in some matches of a round; all other matches stand."""

    round: int
    matches: tuple[NewMatch, ...]


@dataclass(frozen=True, slots=True)
class TimerSet(Deed):
    """The round ends at this moment for everybody; 0: its clock is stopped."""

    round: int
    ends: int


@dataclass(frozen=True, slots=True)
class Arrived(Deed):
    """The player has come to the match."""

    round: int
    match: int
    player: int


@dataclass(frozen=True, slots=True)
class TableNamed(Deed):
    """The next game of a match is played at this table of the hall."""

    round: int
    match: int
    table: str


@dataclass(frozen=True, slots=True)
class Reported(Deed):
    """What a player says of an own match; it counts when another one says the same."""

    round: int
    match: int
    player: int
    result: Result


@dataclass(frozen=True, slots=True)
class ResultSet(Deed):
    """EV-4 By an organiser, a clock or the tables, whatever was said before; no result: the match is open again."""

    round: int
    match: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class Announced(Deed):
    text: str


@dataclass(frozen=True, slots=True)
class Taken:
    player: int
    card: str


@dataclass(frozen=True, slots=True)
class SharedOut(Deed):
    """DBS-32 Who took which of the rares, in the order of taking."""

    taken: tuple[Taken, ...]


@dataclass(frozen=True, slots=True)
class Ended(Deed):
    """Nothing happens any more, and everything may be read (EV-10)."""


DEEDS: tuple[type[Deed], ...] = (
    Opened, OrganiserAdmitted, OrganiserWithdrawn, SignedUp, CheckedIn, Dropped, Returned, DraftNamed, Drafted,
    DeckRegistered, RoundPaired, Repaired, TimerSet, Arrived, TableNamed, Reported, ResultSet, Announced, SharedOut,
    Ended,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """A deed with its place in the log, when it was done and by whom."""

    seq: int  # from 1
    at: int  # milliseconds since 1970
    by: str  # the name of an organiser or player; nobody: the event itself
    deed: Deed
