"""Every message that goes over a socket; docs/protocol.md shows them all.  What HTTP speaks of is in http.py.

Unknown fields and unknown words are refused.  A message from a client names what it wants in `do`; an answer says what
it is in `is`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wyrmhall.bots import USUAL
from wyrmhall.kernel.together import MOST_TOGETHER

LONGEST_MESSAGE = 16_384  # bytes, from a client
LONGEST_SHOWN = 65_536  # bytes of a message to a client, whatever has been said and played
MOST_OF_LINES = 24_576  # bytes of it for lines of the log: the rest is for the table and the game
SURE_TO_FIT = 6  # lines: none takes more than 4 KiB
LONGEST_CHAT = 500  # characters that are shown
LONGEST_TYPED = 2_000  # characters, before those are left out that nobody sees
LONGEST_NAME = 24
MOST_BROUGHT = 500  # cards of a list

CommandId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]  # made by the client, never used twice at a table
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Value = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # 256 random bits
Token = Annotated[str, Meta(min_length=20, max_length=64)]
TableId = Annotated[str, Meta(pattern=r"\A[a-z2-7]{16}\Z")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Digest = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # of a card table
Name = Annotated[str, Meta(min_length=1, max_length=100)]  # the hall trims it and says what it became


# --- From a client: the first message, commands, questions ---------------------------------------


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: what the client has seen already, and as what it looks."""

    since: Number = 0  # lines of the log it has
    looks_from: Literal["seat", "board"] = "seat"  # the board never shows a hand, whoever opens it
    token: Token | None = None  # for programs without a cookie
    changes: bool = False  # whether it is sent `changed` where that is enough, instead of the whole `table` each time


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    """Something that changes the table: becomes entries of its log, or is refused."""

    id: CommandId


class Choose(Command, tag="choose"):
    """One option, or several for what one is asked one after the other: all of them are taken, or none."""

    decision: Number  # the one it answers, or the first of them
    option: Notation = ""
    options: Annotated[list[Notation], Meta(min_length=2, max_length=MOST_TOGETHER)] = []  # in its place

    def __post_init__(self) -> None:
        if bool(self.option) == bool(self.options):
            raise ValueError("Expected `option` or `options`, and not both")


class Mark(Command, tag="mark"):
    """What is chosen for one if one's time is up before one has chosen: nobody else hears of it."""

    decision: Number
    options: Annotated[list[Notation], Meta(max_length=MOST_TOGETHER)]  # one after the other; none: nothing after all


class Add(Command, tag="add"):
    """A seat's own random value for the shuffle."""

    value: Value


class Ready(Command, tag="ready"):
    """Before the game: when all seats are taken and everybody is ready, it begins by itself."""

    ready: bool


class Bring(Command, tag="bring"):
    """Before the game: the list of cards with which one plays; the others see only that it is not the usual one."""

    cards: Annotated[list[Notation], Meta(max_length=MOST_BROUGHT)] | None  # None: the usual ones


class Start(Command, tag="start"):
    """The host: no more waiting; bots take the open seats."""


class Leave(Command, tag="leave"):
    """Give up one's seat: it opens again before the game; afterwards a stand-in plays it, and it may be handed over."""


class Return(Command, tag="return"):
    """Take one's seat back from the stand-in."""


class Undo(Command, tag="undo"):
    """Take back one's last choice."""


class Consent(Command, tag="consent"):
    """Whether one agrees to what somebody asks for; who asks takes the request back by not agreeing."""

    agrees: bool
    undo: Number = 0  # the number of the undo,
    handover: Number = 0  # or of the handover


class Concede(Command, tag="concede"):
    pass


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TYPED)]


class Mute(Command, tag="mute"):
    """The host: this seat's chat is shown to nobody until it is heard again."""

    seat: SeatNumber
    muted: bool


class Pause(Command, tag="pause"):
    pass


class Resume(Command, tag="resume"):
    pass


class Kick(Command, tag="kick"):
    """The host: before the game this person leaves; afterwards a stand-in plays for one who is away, at once."""

    seat: SeatNumber


class Replace(Command, tag="replace"):
    """The host: who sits in a seat where no person plays; a running game is joined only if the others agree."""

    seat: SeatNumber
    by: Literal["bot", "open"]
    level: Level = USUAL


class PassHost(Command, tag="pass_host"):
    seat: SeatNumber


class Abort(Command, tag="abort"):
    """The host: the game ends without a result."""


class Rematch(Command, tag="rematch"):
    """After the end: the same people at a new table, the next seat first."""


class Question(Struct, tag_field="do", forbid_unknown_fields=True):
    """Something that changes nothing."""

    id: CommandId


class Why(Question, tag="why"):
    """Why can I not play this card?"""

    card: Notation


class Hint(Question, tag="hint"):
    """What would a bot do in my place?"""


class Sync(Question, tag="sync"):
    """Show me the table again, with the log from this line on."""

    since: Number = 0


class Lines(Question, tag="lines"):
    """Tell me what stands in the log before this line: the page of it that comes last."""

    before: Number


class Ping(Question, tag="ping"):
    pass


Commands = (
    Choose | Mark | Add | Ready | Bring | Start | Leave | Return | Undo | Consent | Concede | Say | Mute | Pause
    | Resume | Kick | Replace | PassHost | Abort | Rematch
)  # fmt: skip
Questions = Why | Hint | Sync | Lines | Ping
Message = Hello | Commands | Questions


# --- To a client ---------------------------------------------------------------------------------


Part = int | str | list[Any] | dict[str, Any]  # a number, a word, {"seat": 1}, {"cards": ["R5", "?"]}, a Said, several


class Said(Struct):
    """Something to be said: the name of a message in the game's catalogue, and what fills it in."""

    kind: str
    parts: dict[str, Part] = {}


class Cause(Struct):
    """The card because of which something happens or is asked, and whose it is."""

    card: str
    owner: int


class Place(Struct):
    """A place on the table: a pile of a zone, or one item of it; without a zone, the seat itself."""

    zone: str
    owner: int  # a seat; -1 the centre
    item: int  # its number in the pile, or of a piece in its zone, as they lie; -1 the pile as a whole


class Prompt(Struct):
    said: Said
    clauses: list[str]
    asks: str  # the declared name of the decision: 'placing'
    cause: Cause | None = None


class Outcome(Struct):
    """What a choice would come to, as far as the viewer can tell."""

    way: str  # where there are several, a word: 'head'
    side: int  # whose sum it is
    total: int


class Offered(Struct):
    """One option of the viewer's own decision."""

    option: str  # what `choose` sends
    said: Said  # what choosing it does
    card: str | None  # the card it is about
    target: Place | None  # where on the table it points, if anywhere
    then: list[Outcome] = []


class Item(Struct, omit_defaults=True):
    """A card, or a piece of several cards from the bottom to the top; '?' where the face is not seen."""

    cards: list[str]
    text: str  # its notation
    marks: list[Said] = []  # that it waits for green
    under: list[int] = []  # the places of its cards that lie covered or face-down, seen or not


class Pile(Struct):
    owner: int  # a seat; -1 the centre
    size: int | None  # None: not even that is known
    items: list[Item]  # empty where no face is seen


class Zone(Struct):
    word: str
    layout: Literal["each", "shared", "pieces"]
    piles: list[Pile]


class ScoreLine(Struct):
    said: Said
    points: int
    clauses: list[str]


class SeatInGame(Struct):
    about: list[Said]  # its bid, its score, each with its `value`
    score: list[ScoreLine]  # as it stands on the table now
    tally: list[ScoreLine] = []  # what the seat amounts to in play: its strength in a battle


class SideInGame(Struct):
    """An enemy or ally that acts by rule; in zones its piles follow those of the seats."""

    side: int
    name: str
    about: list[Said]
    tally: list[ScoreLine]


class GameView(Struct):
    """A game as this viewer may see it."""

    seat: int  # the viewer's; -1 a spectator
    zones: list[Zone]
    facts: dict[str, Any]
    about: list[Said]  # of the whole table: the round, the dealer
    seats: list[SeatInGame]
    owing: list[int]
    sealed: list[int]  # who has chosen secretly already
    chosen: list[Offered]  # one's own secret choices
    decision: int | None  # the number of the decision one owes
    prompt: Prompt | None
    options: list[Offered]
    remembered: list[Any]
    winners: list[int]
    is_over: bool
    teams: list[int] = []  # of each seat; none where everybody plays alone
    sides: list[SideInGame] = []  # that are no seats


class Line(Struct, omit_defaults=True):
    """One line of the table's log, as this viewer may read it."""

    n: int
    kind: Literal["event", "note", "chat"]
    seat: int
    at: int  # seconds since 1970
    text: str = ""  # of chat
    said: Said | None = None  # of events and notes
    cards: list[str] = []
    origin: Place | None = None  # where the cards come from
    to: Place | None = None  # where they go
    cause: Cause | None = None
    score: list[ScoreLine] = []  # of events that tell how a number came about


class Clock(Struct, forbid_unknown_fields=True):
    """How long a seat may think; correspondence is a clock for each decision, or each pick, with days."""

    kind: Literal["none", "decision", "game", "pick"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    last: Annotated[int, Meta(ge=0, le=2_592_000)] = 0  # of picks: for the last of a pack; `seconds` are for the first


class Seat(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""  # of a bot
    is_host: bool = False
    is_here: bool = False  # a person who is connected
    stand_in: str = ""  # why a stand-in plays: 'away', 'clock', 'left'
    stand_in_at: int | None = None  # milliseconds until one does
    conceded: bool = False
    muted: bool = False
    left: int | None = None  # milliseconds on the clock
    is_running: bool = False  # whether the clock runs
    ready: bool = False  # before the game: this person wants it to begin
    has_added: bool = False  # to the shuffle
    brought: str = ""  # the pledge of a list of its own, which the record opens after the end


class AskedUndo(Struct):
    number: int
    seat: int
    choice: Said | None  # the choice to be taken back; None: a secret one
    waits_for: list[int]


class AskedHandover(Struct):
    """Somebody new should take a seat of the running game, if the others agree."""

    number: int
    seat: int  # who asks
    given: int  # the seat to be handed over
    waits_for: list[int]


Status = Literal["gathering", "shuffling", "playing", "paused", "suspended", "finished", "aborted"]


class Table(Struct):
    """The table as everybody sees it."""

    id: str
    game: str
    variant: str
    house: dict[str, str]  # what differs from the defaults
    private: bool
    status: Status
    seats: list[Seat]
    clock: Clock
    grace: int  # seconds until a stand-in plays for a person who has vanished
    chat: bool
    pledge: str  # the hall's commitment to its part of the shuffle
    cards: str | None = None  # the digest of its card table; None: the game's own
    countdown: int = 5  # seconds from the moment when everybody is ready until the game begins
    begins_in: int | None = None  # milliseconds until it does, while everybody is ready and there
    watchers: int = 0
    secret: str | None = None  # after the end
    key: str | None = None
    added: list[str] = []  # after the end: what each seat added
    silence: list[str] = []  # the clauses because of which nobody may talk now
    undo: AskedUndo | None = None
    handover: AskedHandover | None = None
    can_undo: Said | None = None  # the viewer's last choice, if it can be taken back
    rematch: str | None = None
    result: list[str] = []  # the winners' names
    ended: Said | None = None  # how, if not by the rules: that Ada conceded
    report: str = ""  # of a suspended table
    practice: bool = False  # it began from a position: for one person with bots
    event: str = ""  # to which it belongs
    sealed: bool = False  # its record can be read only after the last match of the event


class Brings(Struct, omit_defaults=True):
    """What one's own seat brings, as long as the table waits for players; nobody else is sent it."""

    cards: list[str]
    is_usual: bool
    ready: dict[str, list[str]] = {}  # lists that can be brought as they are, by name


class Shown(Struct, tag_field="is", tag="table"):
    """The table as this viewer may see it now, and the latest lines of its log that the client does not have.

    If they begin later than the client's own end, the ones between did not fit: `lines` asks for them.
    """

    seq: int  # the last entry of the log that this shows
    table: Table
    game: GameView | None
    since: int  # the number of the first of these lines, or of the next one
    lines: list[Line]
    you: int  # one's seat; -1 nobody's
    host: bool
    brings: Brings | None = None  # before a game to which seats bring lists: one's own
    marked: list[str] = []  # what is chosen for one if one's time is up first


class Changed(Struct, tag_field="is", tag="changed"):
    """What has changed of the table since the message before, for clients that have asked for it."""

    seq: int
    base: int  # the `seq` of the message to which these are the changes; whoever has another one asks `sync`
    set: dict[str, Any]  # the new values, each by its place in the `table` message: a JSON pointer
    since: int  # as in `table`
    lines: list[Line]


class Presence(Struct, tag_field="is", tag="presence"):
    """Somebody came or went: how many watch, and the seats as they are now if it was a person of one of them."""

    watchers: int
    seats: list[Seat] | None = None
    begins_in: int | None = None  # with seats: as in `table`


class EarlierLines(Struct, tag_field="is", tag="lines"):
    """A page of the log, up to the line that was named; there is more of it before, unless it begins with 0."""

    to: str
    since: int  # the number of the first
    lines: list[Line]


class Done(Struct, tag_field="is", tag="done"):
    """The command is saved for good."""

    to: str
    seq: int
    again: bool = False  # it had been done before: a repeated command


class Refused(Struct, tag_field="is", tag="refused"):
    """Nothing was changed; a fresh `table` follows, unless it was one message too many."""

    to: str | None
    code: str
    text: str
    said: Said | None = None  # why the rules do not allow it
    clauses: list[str] = []
    retry: int | None = None  # after so many milliseconds, where it is only too early
    part: int | None = None  # of several options: which one, from 1
    cards: list[str] = []  # of a list that one cannot bring: those because of which


class Reason(Struct):
    said: Said
    clauses: list[str]


class Because(Struct, tag_field="is", tag="because"):
    """Why a card cannot be played; no reasons: it can."""

    to: str
    card: str
    reasons: list[Reason]


class Hinted(Struct, tag_field="is", tag="hinted"):
    to: str
    option: str
    said: Said  # what it does
    because: list[Said] = []  # why it is advised


class Pong(Struct, tag_field="is", tag="pong"):
    to: str


class Closing(Struct, tag_field="is", tag="closing"):
    """The hall closes this socket: 'restarting', 'elsewhere', 'slow_down', 'too_slow', 'not_found'."""

    code: str
    text: str
    retry: int | None = None  # after so many milliseconds


Answer = Shown | Changed | Presence | EarlierLines | Done | Refused | Because | Hinted | Pong | Closing

decoder = msgspec.json.Decoder(Message)
clock_decoder = msgspec.json.Decoder(Clock)
encoder = msgspec.json.Encoder()
