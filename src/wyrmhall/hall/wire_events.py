"""Every message of an event, over its socket and over HTTP; docs/protocol.md shows them all.

As in wire.py: unknown fields and words are refused, a message from a client names what it wants in `do`, an answer says
what it is in `is`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wyrmhall.hall.wire import (
    Clock,
    Closing,
    Command,
    Digest,
    Done,
    Level,
    Notation,
    Number,
    Pong,
    Refused,
    Said,
    Token,
)

MOST_LISTED = 500  # cards of a deck, or of a sideboard

EventName = Annotated[str, Meta(min_length=1, max_length=60)]
PlayerNumber = Annotated[int, Meta(ge=1, le=512)]  # of an event, from 1, as they came
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
MatchNumber = Annotated[int, Meta(ge=1, le=1000)]

Pairing = Literal["round-robin", "swiss"]
Placing = Literal["points", "match-wins"]
Sharing = Literal["none", "keep", "rares"]
EventStage = Literal["sign-up", "draft", "decks", "rounds", "cut", "played-out", "over"]
MatchPhase = Literal["", "waiting", "playing", "exchanging", "over"]
OwedKind = Literal["check-in", "deck", "play", "confirm", "decide", "pair", "share", "end"]


# --- What is agreed on ---------------------------------------------------------------------------


class EventTable(Struct, forbid_unknown_fields=True):
    """How the tables of an event are opened: those of its matches, or those of its draft."""

    variant: Annotated[str, Meta(max_length=60)] | None = None
    house: dict[str, str] = {}
    cards: Digest | None = None  # of a card table that somebody has brought; None: the game's own
    clock: Clock = msgspec.field(default_factory=Clock)
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60
    chat: bool = True


class EventPlan(Struct, forbid_unknown_fields=True):
    """What an event is to be: agreed on before anybody signs up, and never changed."""

    name: EventName
    game: EventName  # one of the hall's, or what people call another
    at_tables: bool = True  # of the hall: matches are played there and report themselves; else people report them
    pairing: Pairing = "round-robin"
    best_of: Annotated[int, Meta(ge=1, le=15)] = 3  # odd
    at_table: Annotated[int, Meta(ge=2, le=5)] = 2
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0  # of Swiss; 0: as many as it needs
    cut: Annotated[int, Meta(ge=0, le=8)] = 0  # 0, 2, 4 or 8
    placing: Placing = "points"
    draft: Annotated[str, Meta(max_length=60)] = ""  # a draft game of the hall, if there is one before the rounds
    pod: Annotated[int, Meta(ge=2, le=8)] = 8  # players who draft together, at most
    sharing: Sharing = "none"
    minutes: Annotated[int, Meta(ge=0, le=86_400)] = 0  # of a round; 0: no clock
    no_show: Annotated[int, Meta(ge=0, le=86_400)] = 0  # minutes after which who has not come has lost; 0: never
    exchange: Annotated[int, Meta(ge=0, le=86_400)] = 3  # minutes for sideboarding
    rebuild_between_matches: bool = False
    private: bool = False  # it stands in no list: only who has the link finds it
    match: EventTable = msgspec.field(default_factory=EventTable)
    drafts: EventTable = msgspec.field(default_factory=EventTable)


class EventMade(Struct):
    event: str  # its id: the page of it is /e/<id>, which is the link for everybody


class JoinEvent(Struct, forbid_unknown_fields=True):
    """Sign up, under the name that one has in the hall or under another."""

    name: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class JoinedEvent(Struct):
    event: str
    player: int  # one's number


class AdmitOrganiser(Struct, forbid_unknown_fields=True):
    token: Token  # of the link


class EventSummary(Struct):
    """An event in a list."""

    id: str
    name: str
    game: str
    stage: EventStage
    players: int
    since: int  # seconds since 1970, of the last change
    private: bool
    mine: bool = False  # I organise it or play in it


class EventList(Struct):
    """The newest first."""

    open: list[EventSummary]  # that one can still sign up for
    running: list[EventSummary]
    over: list[EventSummary]


# --- What everybody sees of an event -------------------------------------------------------------


class EventResult(Struct, forbid_unknown_fields=True):
    """How a match ended: games won by each of two, or the places of more, in the order of its players."""

    won: Annotated[list[Number], Meta(max_length=2)] = []
    drawn: Number = 0
    places: Annotated[list[Number], Meta(max_length=5)] = []
    absent: Annotated[list[PlayerNumber], Meta(max_length=5)] = []  # who was not there, and so has lost


class EventPlayer(Struct):
    number: int
    name: str
    here: bool  # has checked in
    dropped: bool
    bot: str = ""  # its level, if it is one
    web: bool = True  # False: an organiser has entered somebody who does not use the page
    has_deck: bool = False  # a deck is registered
    drafted: bool = False


class EventPod(Struct):
    players: list[int]
    table: str
    is_over: bool


class EventReport(Struct):
    player: int
    result: EventResult


class EventMatch(Struct):
    """A match; with one player it is a bye, with none it was taken away."""

    number: int
    players: list[int]
    here: list[int]  # who has come
    result: EventResult | None
    reports: list[EventReport]
    is_disputed: bool
    tables: list[str]  # of the hall, one for each game so far; the last one is played now
    phase: MatchPhase  # of a match at tables
    winners: list[int] = []  # of its games so far, as places in `players`; -1 drawn
    ready: list[int] = []  # the players who have done sideboarding
    is_decided: bool = False  # by an organiser, a clock or the tables, not only by the players


class EventRound(Struct):
    number: int
    stage: Literal["rounds", "cut"]
    matches: list[EventMatch]


class EventStanding(Struct):
    """A place, with figures as they are shown; their arithmetic is at /api/events/{event}/standings/{number}."""

    place: int
    player: int
    matches: list[int]  # won, lost, drawn
    games: list[int]
    figures: list[str]  # in the order of `figures` of the standings


class EventStandings(Struct):
    figures: list[str]  # the kinds: 'points', 'opponents-match-wins'
    lines: list[EventStanding]


class EventFigure(Struct):
    """A number of the standings and how it comes about."""

    figure: str  # its kind
    parts: dict[str, Any]
    value: str  # exact: '2/3'
    shown: str  # '66.67 %'
    clauses: list[str]
    of: list[EventFigure]


class EventAnnouncement(Struct):
    at: int  # seconds since 1970
    by: str
    text: str


class EventOwed(Struct):
    """What the event waits for; where no players are named, an organiser owes it."""

    kind: OwedKind
    players: list[int] = []
    round: int = 0
    match: int = 0


class EventClock(Struct):
    """Milliseconds from the moment of this message on; None: there is no such clock."""

    round: int | None = None  # until the time of the round is up; below 0 it has been for so long
    no_show: int | None = None  # until who has not come has lost
    exchange: int | None = None  # until one's own time for sideboarding is up


class EventDeck(Struct):
    deck: list[str]
    sideboard: list[str] = []


class EventYou(Struct):
    """What only this viewer is shown."""

    player: int | None = None  # one's number
    is_organiser: bool = False
    organiser: str = ""  # the name under which one organises
    match: int | None = None  # one's match of the latest round, if one plays
    seat_at: str | None = None  # the table of the hall where one is expected now: a draft, a match, the sharing
    deck: EventDeck | None = None  # registered
    pool: list[str] | None = None  # drafted
    exchange: EventDeck | None = None  # with which one plays the next game, while there is time to change it
    is_done: bool = False  # one has done sideboarding


class EventLinks(Struct):
    """For organisers alone."""

    organiser: str | None  # the token of the link /e/<id>/organise#<token>; None: it was withdrawn


class EventHome(Struct):
    """What a player takes home."""

    player: int
    kept: list[str]
    taken: list[str]


class EventShared(Struct):
    """The rares: who took which, in the order of taking."""

    tables: list[str]  # where they are taken
    taken: list[tuple[int, str]]


class EventShown(Struct, tag_field="is", tag="event"):
    """The whole event as this viewer may see it."""

    seq: int  # the last entry of its log
    id: str
    plan: EventPlan
    seed: str
    stage: EventStage
    organisers: list[str]
    players: list[EventPlayer]
    pods: list[EventPod]
    rounds: int  # how many have been paired
    planned: int  # how many there will be before the cut, as far as it is known
    round: EventRound | None  # the latest; earlier ones: GET /api/events/{event}/rounds/{round}
    standings: EventStandings
    announcements: list[EventAnnouncement]
    owed: list[EventOwed]
    clock: EventClock
    you: EventYou
    links: EventLinks | None = None
    shared: EventShared | None = None
    home: list[EventHome] | None = None  # what everybody takes home, after the last match
    is_readable: bool = False  # decks, drafts and records may be read
    trouble: str = ""  # what the hall could not do by itself, for organisers


class EventChanged(Struct, tag_field="is", tag="event_changed"):
    """The fields of `event` that are otherwise than in the message before."""

    seq: int
    set: dict[str, Any]


# --- Commands ------------------------------------------------------------------------------------


class EventHello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on the socket of an event."""

    changes: bool = False  # whether one is sent `event_changed` where that is enough


class CheckIn(Command, tag="check_in"):
    """I am here; an organiser says it of others too."""

    player: PlayerNumber | None = None


class DropOut(Command, tag="drop"):
    """I play no more; an organiser says it of others too."""

    player: PlayerNumber | None = None


class ComeBack(Command, tag="bring_back"):
    """An organiser: the drop was a mistake."""

    player: PlayerNumber


class Arrive(Command, tag="arrive"):
    """I have come to my match; when all have, its table is opened."""

    round: RoundNumber
    match: MatchNumber
    player: PlayerNumber | None = None  # an organiser says it of others too


class ReportResult(Command, tag="report"):
    """How my match ended; it counts when another of its players says the same."""

    round: RoundNumber
    match: MatchNumber
    result: EventResult


class RegisterDeck(Command, tag="register_deck"):
    """With this deck I begin each match; an organiser enters those of others too."""

    deck: Annotated[list[Notation], Meta(max_length=MOST_LISTED)]
    sideboard: Annotated[list[Notation], Meta(max_length=MOST_LISTED)] = msgspec.field(default_factory=list)
    player: PlayerNumber | None = None


class Exchange(Command, tag="exchange"):
    """Sideboarding before the next game: this deck, or the registered one again."""

    round: RoundNumber
    match: MatchNumber
    deck: Annotated[list[Notation], Meta(max_length=MOST_LISTED)] | None = None  # None: the registered deck again
    sideboard: Annotated[list[Notation], Meta(max_length=MOST_LISTED)] = msgspec.field(default_factory=list)


class DoneExchanging(Command, tag="done_exchanging"):
    round: RoundNumber
    match: MatchNumber


class AddPlayer(Command, tag="add_player"):
    """An organiser enters somebody who does not use the page, or a bot."""

    name: EventName
    bot: Level | None = None


class BeginDraft(Command, tag="begin_draft"):
    """An organiser: all who are here sit down to draft, in pods by lot."""


class PairRound(Command, tag="pair"):
    """An organiser: the next round."""

    number: RoundNumber  # which one that is, so that two organisers do not pair two


class NewPlayers(Struct, forbid_unknown_fields=True):
    number: MatchNumber  # of an existing match, or one more
    players: Annotated[list[PlayerNumber], Meta(max_length=5)]  # one: a bye; none: the match is taken away
    was: Annotated[list[PlayerNumber], Meta(max_length=5)]  # whom the organiser has seen there


class RepairPairings(Command, tag="repair"):
    """An organiser: other players in some matches of a round; all other matches stand."""

    round: RoundNumber
    matches: Annotated[list[NewPlayers], Meta(min_length=1, max_length=256)]


class SetResult(Command, tag="set_result"):
    """An organiser: the result, whatever was said before; none: the match is open again."""

    round: RoundNumber
    match: MatchNumber
    result: EventResult | None
    was: EventResult | None  # the result that the organiser has seen: refused as `stale` if it is another one now


class OpenMatch(Command, tag="open_match"):
    """An organiser: the table of this match is opened, whoever has come."""

    round: RoundNumber
    match: MatchNumber


class SetTimer(Command, tag="set_timer"):
    """An organiser: the round ends in so many milliseconds for everybody; None: its clock is stopped."""

    round: RoundNumber
    left: Annotated[int, Meta(ge=1, le=5_184_000_000)] | None


class Announce(Command, tag="announce"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class NewLink(Command, tag="new_link"):
    """An organiser: a link for further organisers; an older one is good no more."""


class WithdrawLink(Command, tag="withdraw_link"):
    """An organiser: the link is good no more."""


class RemoveOrganiser(Command, tag="remove_organiser"):
    name: EventName


class ShareOut(Command, tag="share"):
    """An organiser: the rares are taken now, winner first, at a table of the hall."""


class EndEvent(Command, tag="end"):
    """An organiser: nothing changes any more."""


class EventSync(Struct, tag_field="do", tag="sync", forbid_unknown_fields=True):
    """Show me the whole event again."""

    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]


class EventPing(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]


EventCommands = (
    CheckIn | DropOut | ComeBack | Arrive | ReportResult | RegisterDeck | Exchange | DoneExchanging | AddPlayer
    | BeginDraft | PairRound | RepairPairings | SetResult | OpenMatch | SetTimer | Announce | NewLink | WithdrawLink
    | RemoveOrganiser | ShareOut | EndEvent
)  # fmt: skip
EventMessage = EventHello | EventCommands | EventSync | EventPing
EventAnswer = EventShown | EventChanged | Done | Refused | Pong | Closing


# --- Afterwards ----------------------------------------------------------------------------------


class AuditLine(Struct):
    """Who changed what, and when: `said` is of the group `done` of the messages of events."""

    seq: int
    at: int  # seconds since 1970
    by: str
    said: Said
    text: str  # the same in English


class Audit(Struct):
    """A page of the log, the newest first, and how many lines there are."""

    total: int
    lines: list[AuditLine]


class PlayedDeck(Struct):
    """What a player drafted and played with."""

    player: int
    pool: list[str] | None
    lent: str
    deck: list[str] | None
    sideboard: list[str]


class PlayedGame(Struct):
    """A table of the event, whose record and replay may be read."""

    table: str
    what: Literal["draft", "match", "sharing"]
    players: list[int]
    round: int = 0
    match: int = 0
    game: int = 0  # of the match, from 1


class EventHistory(Struct):
    """After the last match, for anybody with the link."""

    decks: list[PlayedDeck]
    games: list[PlayedGame]
    rounds: list[EventRound]
    home: list[EventHome]


event_decoder = msgspec.json.Decoder(EventMessage)
