"""What the HTTP interface speaks of; docs/protocol.md shows it all.  Unknown fields are refused here too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wyrmhall.hall.wire import (
    Clock,
    Digest,
    GameView,
    Level,
    Line,
    Name,
    Notation,
    Number,
    Place,
    Reason,
    Said,
    SeatNumber,
    Status,
    Token,
)
from wyrmhall.kernel.lists import MOST_BROUGHT
from wyrmhall.kernel.practice import LARGEST as LARGEST_POSITION


class Me(Struct):
    name: str  # empty: no name yet


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


SpanKind = Literal["text", "emphasis", "code", "clause"]


class Span(Struct):
    """A part of a clause's text; of kind `clause`, the name of another clause of the game."""

    text: str
    kind: SpanKind = "text"


class HouseInfo(Struct):
    name: str
    clause: str
    meaning: str
    kind: Literal["flag", "one_of", "seat", "number", "numbers", "text"]
    words: list[str]
    says: list[str]  # what each of the words answers, for people
    values: str
    default: str
    ruling: list[Span]  # the clause in full
    variants: list[str] = []  # in which it means something; none: in all
    least: int = 0  # of a number
    most: int = 0
    each: str = ""  # of numbers: what one of them belongs to, before its place: 'Bid'
    printed: list[int] = []  # of numbers: those of the card table


class VariantInfo(Struct):
    name: str
    seats: list[int]
    title: str
    sentence: str  # what is special about it; may be empty


class BotInfo(Struct):
    level: str
    word: str  # what people call it
    meaning: str
    usual: bool  # it plays where nobody has named a level


CardsAs = Literal["table", "set", "format"]


class GameInfo(Struct):
    name: str
    title: str
    sentence: str
    prefix: str
    rules: str
    variants: list[VariantInfo]
    house: list[HouseInfo]
    picture: list[str]  # faces of a few cards to draw
    bots: list[BotInfo]  # the weakest first
    cards: str  # the digest of its own card table
    edition: str  # changes whenever this hall tells otherwise of its cards
    cards_as: CardsAs = "table"  # how its card table is written; a set may be read from a list
    brings: str = ""  # what each seat brings, in a word: 'deck'; nothing in most games
    lessons: int = 0  # how many it brings


class CardFace(Struct):
    """How a card is drawn: all words come from the game's book."""

    card: str  # its notation
    title: str
    name: Said | None  # how it is spoken of, 'Red 5', where that is not its title
    kind: Said | None  # what stands in small letters below the title
    rank: str
    palette: str
    glyph: str
    art: str
    line: Said | None = None  # what it does
    more: list[Said] = []  # what else is to be said of it
    clauses: list[str] = []
    provenance: str = ""
    numbers: list[tuple[str, int]] = []  # those on its plate, each with the glyph before it
    group: Said | None = None  # 'Red dragons': with which others it is shown
    copies: int = 0  # of it, in the whole deck
    traits: list[tuple[str, int | str]] = []  # by which it is looked for: its colour, its cost


How = Literal["added", "left_out", "changed"]


class Difference(Struct):
    """How a card is otherwise than in the game's own table."""

    card: str
    how: How
    column: str = ""  # of a changed card, and what stands there: 'copies', '4', '6'
    before: str = ""
    after: str = ""


class BringBook(Struct, forbid_unknown_fields=True):
    """A card table of one's own."""

    game: Annotated[str, Meta(max_length=60)]
    name: Name  # of its file
    text: str  # CSV


class BookInfo(Struct):
    """A card table."""

    digest: str  # by which tables, records and bots name it
    game: str
    name: str
    cards: int  # in its deck
    differences: list[Difference]  # from the game's own
    at: int  # when it was brought, in seconds since 1970; 0: the game's own


class Book(BookInfo):
    text: str
    faces: list[CardFace]


class BuildList(Struct, forbid_unknown_fields=True):
    """A list that somebody builds to bring it to a table, perhaps not all of it as yet."""

    game: Annotated[str, Meta(max_length=60)]
    variant: Annotated[str, Meta(max_length=60)] | None = None
    house: dict[str, str] = {}
    cards: Digest | None = None  # of a card table that somebody has brought; None: the game's own
    chosen: Annotated[list[Notation], Meta(max_length=MOST_BROUGHT)] = []
    pool: Annotated[list[Notation], Meta(max_length=MOST_BROUGHT)] | None = None  # of what it is built after a draft


class AskNotices(Struct, forbid_unknown_fields=True):
    """A table that somebody might open."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    variant: Annotated[str, Meta(max_length=60)] | None = None
    house: dict[str, str] = {}
    cards: Digest | None = None  # of a card table that somebody has brought; None: the game's own


Word = Annotated[str, Meta(max_length=200)]
Words = Annotated[dict[Word, Word], Meta(max_length=500)]
Patterns = Annotated[dict[Word, Annotated[list[Word], Meta(max_length=20)]], Meta(max_length=20)]


class SetMapping(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a list of cards becomes a set, in the words of a mapping file; what is left out is guessed."""

    name: Word | None = None
    provenance: Word | None = None
    shape: Word | None = None  # csv or json
    encoding: Word | None = None
    delimiter: Word | None = None
    quotes: bool | None = None
    header: bool | None = None
    skip: int | None = None
    path: Word | None = None
    short_rows: Word | None = None
    repeats: Word | None = None
    columns: Words = {}  # field -> column; empty: there is none
    defaults: Words = {}  # field -> what an empty cell means
    values: Annotated[dict[Word, Words], Meta(max_length=20)] = {}  # field -> cell -> what it means
    types: Words = {}  # pattern of a printed type -> leader, main or other
    rarities: Annotated[list[Word], Meta(max_length=50)] | None = None  # from low to high
    leave_out: Patterns = {}  # field or column -> patterns of rows that are left out
    only: Patterns = {}  # the same for rows that stay


class ImportSet(Struct, forbid_unknown_fields=True):
    """A list of cards, to be read as a set."""

    game: Annotated[str, Meta(max_length=60)]
    name: Name  # of its file
    file: Annotated[bytes, Meta(max_length=8_388_608)]  # its bytes, in base 64
    mapping: SetMapping = msgspec.field(default_factory=SetMapping)
    packs: Annotated[str, Meta(max_length=65_536)] = ""  # what packs hold; nothing: as its rarities allow


class SetColumn(Struct):
    name: str
    sample: str  # what stands there in the first row


class SetRemark(Struct):
    """What is wrong with a list, or should be known of it."""

    code: str
    said: Said  # of the group sets
    line: int  # 0: the file as a whole
    field: str


class SetImport(Struct):
    """What came of a list. Where there are problems there is no text, and nothing was kept in any case."""

    mapping: SetMapping  # all of it, as it was guessed and corrected
    columns: list[SetColumn]
    rows: int
    left_out: int
    problems: list[SetRemark]  # the first ones
    problem_count: int
    notices: list[SetRemark]
    cards: int
    rarities: dict[str, dict[str, int]]  # from low to high: how many cards of each are leader, main and other
    preview: list[CardFace]  # a few of the cards
    text: str  # of the set
    size: int  # of the text, in bytes
    largest: int  # that the hall keeps
    packs: str  # what packs of it hold


class SectionInfo(Struct):
    """A part of a list."""

    name: str  # its message is section-<name>
    cards: list[str]  # that belong to it
    least: int
    most: int | None  # None: as many as one likes
    copies: int | None  # of one kind
    hand: int = 0  # cards that are drawn from it before the first turn
    draws: int = 0  # and in each turn


class BuildingInfo(Struct):
    """What can be brought to tables of a game."""

    sections: list[SectionInfo]
    ready: dict[str, list[str]]  # lists that can be brought as they are, by name


class DemandInfo(Struct):
    """A rule about lists, and whether this one meets it."""

    said: Said  # of the group list
    is_met: bool
    clauses: list[str]
    cards: list[str] = []  # because of which it is not


Way = Literal["at-once", "later", "never"]


class ProspectInfo(Struct):
    """What would become of a card in the game, if one brought this list."""

    card: str
    way: Way  # when it is of use
    said: Said  # of the group prospect
    clauses: list[str]


class BarInfo(Struct):
    said: Said  # of the group chart
    number: int
    way: Way
    note: Said | None = None


class ChartInfo(Struct):
    """How the cards of a list spread."""

    said: Said  # of the group chart
    bars: list[BarInfo]


class ListTold(Struct):
    """What is to be said of a list as it is."""

    demands: list[DemandInfo]
    prospects: list[ProspectInfo]
    charts: list[ChartInfo]


class ClauseInfo(Struct):
    name: str
    section: str
    text: list[Span]
    examples: int = 0  # records that show it


class ExampleInfo(Struct):
    """A record that shows a clause."""

    title: str
    record: str  # its text, as a replay takes it


class RulesInfo(Struct):
    game: str
    title: str
    clauses: list[ClauseInfo]


class LessonInfo(Struct):
    name: str  # '01-first-flight'
    title: str
    steps: int  # things that are said
    asks: int  # of them, questions
    minutes: int  # that it takes, more or less
    shows: list[str]  # clauses
    ends_in_game: bool


Trigger = Literal["asked", "refused", "scored", "event", "offered"]


class CoachNote(Struct):
    """What the coach says in somebody's first games, and what sets it off."""

    trigger: Trigger
    key: str  # a clause, the kind of an event, or a pattern of options
    text: str
    lessons: list[str]  # whoever has done one of these need not hear it


class Pictured(Struct):
    """Of a picture made of cards: a sign or number, or cards that lie on one another."""

    sign: str = ""
    cards: list[str] = []


class Chapter(Struct):
    heading: str
    text: list[Span]


class OverviewInfo(Struct):
    """A game on one screen."""

    title: str
    chapters: list[Chapter]
    picture: list[Pictured]
    caption: str


class Course(Struct):
    """What there is to learn of a game."""

    game: str
    lessons: list[LessonInfo]
    notes: list[CoachNote]  # the first that is due is said
    first_games: int  # of a kind, in which the coach is there by itself
    overview: OverviewInfo | None


class Light(Struct):
    """What is lit up with something that is said: a part of the screen, or places on the table."""

    part: str = ""  # 'prompt', 'log', 'scores', 'table'
    places: list[Place] = []
    fact: str = ""  # which is told at these places


class LessonReply(Struct):
    """What is said to a choice that is not the answer."""

    option: str
    card: str | None  # that it is about
    text: str
    clause: str  # by which the rules refuse it; empty: it is offered
    is_right: bool  # as well as the answer


class CardRefused(Struct):
    card: str
    reasons: list[Reason]


class LessonQuestion(Struct):
    answer: str  # the option
    hint: str
    replies: list[LessonReply]
    otherwise: str  # to whatever is offered and not named
    refusals: list[CardRefused]  # why cards that one holds cannot be played


class LessonMoment(Struct):
    """The table while the teacher says one thing."""

    scene: str
    text: str
    light: Light | None
    game: GameView  # as the learner's seat sees it
    lines: list[Line]  # what has happened since the moment before
    question: LessonQuestion | None = None


class LessonFilm(Struct):
    """A lesson, with all that the page needs to play it."""

    game: str
    lesson: LessonInfo
    names: list[str]  # the learner's first
    variant: str
    house: dict[str, str]  # what differs from the defaults
    moments: list[LessonMoment]
    position: str  # where it ends, as a record from which one may play on; empty: it ends otherwise
    cards: str | None = None  # the digest of its card table; None: the game's own
    faces: list[CardFace] = []  # of such a table


class Reach(Struct):
    """Where others reach this hall, for links that are sent to them."""

    address: str  # such as http://192.168.1.5:8642; empty: nowhere
    why: Literal["", "loopback", "local_address", "offline"] = ""  # there is none


class Position(Struct, forbid_unknown_fields=True):
    """Where a practice table begins."""

    record: Annotated[str, Meta(min_length=1, max_length=LARGEST_POSITION)]
    choices: Number | None = None  # after so many choices of the record; None: after all of them
    seat: SeatNumber = 0  # in which one plays on oneself


class OpenTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    variant: Annotated[str, Meta(max_length=60)] | None = None
    house: dict[str, str] = {}
    private: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60
    chat: bool = True
    bots: Annotated[list[Level], Meta(max_length=15)] = []  # their levels, in the last seats
    start: bool = False  # begin at once; bots take the open seats
    cards: Digest | None = None  # of a card table that somebody has brought; None: the game's own
    brought: Annotated[list[Notation], Meta(max_length=MOST_BROUGHT)] | None = (
        None  # to one's own seat; None: the usual
    )
    position: Position | None = None  # to practise: for oneself with bots; the record says all about the game


class Seated(Struct):
    table: str
    seat: int
    token: str  # the seat's own: whoever has it can take the seat at another device, and is given a new one there


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class Claim(Struct, forbid_unknown_fields=True):
    token: Token


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    variant: str
    status: Status
    private: bool
    names: list[str]  # of those who sit there; empty where a seat is open
    clock: Clock
    since: int  # seconds since 1970
    your_turn: bool = False
    you: int = -1  # your own seat
    winners: list[int] | None = None  # their seats, after the end; None: the game goes on, or it is not known
    conceded: list[int] = []  # seats, after the end
    ended: str = ""  # how, if not by the rules: 'Ada conceded'
    has_record: bool = False  # whether the game can be replayed: it is over, and had begun
    trouble: str = ""  # why nobody can come to this table; empty if people can
    cards: str | None = None  # the digest of its card table; None: the game's own


class Played(Struct):
    """Games of a player that have ended, the newest first: a page of them, and how many there are."""

    total: int
    games: list[Summary]


class AskReplay(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=262_144 + 1_100_000)]  # with its card table
    viewer: Annotated[int, Meta(ge=-2, le=15)] = -1  # a seat, -1 a spectator, -2 all open
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=60)] = 30


class Frame(Struct):
    """A game after so many choices."""

    step: int
    seat: int  # who chose; -1 before the first choice
    choice: Said | None
    game: GameView
    lines: list[Line]


class Replay(Struct):
    game: str
    names: list[str]
    steps: int
    result: str
    notes: list[str]
    frames: list[Frame]
    cards: str | None = None  # the digest of its card table; None: the game's own
    faces: list[CardFace] = []  # of such a table, with the first frame: no hall need know it


class Problem(Struct):
    """What every refusal over HTTP looks like."""

    code: str
    text: str
    line: int | None = None  # of a card table that was sent: the one that is wrong
