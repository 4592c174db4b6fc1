// Made by tools/wire_types.py from wire*.py and http.py in src/wyrmhall/hall: change those, then run it.

/** The first message on a socket: what the client has seen already, and as what it looks. */
export interface Hello {
  do: 'hello';
  since?: number; // lines of the log it has
  looks_from?: 'seat' | 'board'; // the board never shows a hand, whoever opens it
  token?: string | null; // for programs without a cookie
  changes?: boolean; // whether it is sent `changed` where that is enough, instead of the whole `table` each time
}

/** Something that changes the table: becomes entries of its log, or is refused. */
export interface Command {
  id: string;
}

/** One option, or several for what one is asked one after the other: all of them are taken, or none. */
export interface Choose extends Command {
  do: 'choose';
  decision: number; // the one it answers, or the first of them
  option?: string;
  options?: string[]; // in its place
}

/** What is chosen for one if one's time is up before one has chosen: nobody else hears of it. */
export interface Mark extends Command {
  do: 'mark';
  decision: number;
  options: string[]; // one after the other; none: nothing after all
}

/** A seat's own random value for the shuffle. */
export interface Add extends Command {
  do: 'add';
  value: string;
}

/** Before the game: when all seats are taken and everybody is ready, it begins by itself. */
export interface Ready extends Command {
  do: 'ready';
  ready: boolean;
}

/** Before the game: the list of cards with which one plays; the others see only that it is not the usual one. */
export interface Bring extends Command {
  do: 'bring';
  cards: string[] | null; // None: the usual ones
}

/** The host: no more waiting; bots take the open seats. */
export interface Start extends Command {
  do: 'start';
}

/** Give up one's seat: it opens again before the game; afterwards a stand-in plays it, and it may be handed over. */
export interface Leave extends Command {
  do: 'leave';
}

/** Take one's seat back from the stand-in. */
export interface Return extends Command {
  do: 'return';
}

/** Take back one's last choice. */
export interface Undo extends Command {
  do: 'undo';
}

/** Whether one agrees to what somebody asks for; who asks takes the request back by not agreeing. */
export interface Consent extends Command {
  do: 'consent';
  agrees: boolean;
  undo?: number; // the number of the undo,
  handover?: number; // or of the handover
}

export interface Concede extends Command {
  do: 'concede';
}

export interface Say extends Command {
  do: 'say';
  text: string;
}

/** The host: this seat's chat is shown to nobody until it is heard again. */
export interface Mute extends Command {
  do: 'mute';
  seat: number;
  muted: boolean;
}

export interface Pause extends Command {
  do: 'pause';
}

export interface Resume extends Command {
  do: 'resume';
}

/** The host: before the game this person leaves; afterwards a stand-in plays for one who is away, at once. */
export interface Kick extends Command {
  do: 'kick';
  seat: number;
}

/** The host: who sits in a seat where no person plays; a running game is joined only if the others agree. */
export interface Replace extends Command {
  do: 'replace';
  seat: number;
  by: 'bot' | 'open';
  level?: string;
}

export interface PassHost extends Command {
  do: 'pass_host';
  seat: number;
}

/** The host: the game ends without a result. */
export interface Abort extends Command {
  do: 'abort';
}

/** After the end: the same people at a new table, the next seat first. */
export interface Rematch extends Command {
  do: 'rematch';
}

/** Something that changes nothing. */
export interface Question {
  id: string;
}

/** Why can I not play this card? */
export interface Why extends Question {
  do: 'why';
  card: string;
}

/** What would a bot do in my place? */
export interface Hint extends Question {
  do: 'hint';
}

/** Show me the table again, with the log from this line on. */
export interface Sync extends Question {
  do: 'sync';
  since?: number;
}

/** Tell me what stands in the log before this line: the page of it that comes last. */
export interface Lines extends Question {
  do: 'lines';
  before: number;
}

export interface Ping extends Question {
  do: 'ping';
}

export type Commands = Choose | Mark | Add | Ready | Bring | Start | Leave | Return | Undo | Consent | Concede | Say | Mute | Pause | Resume | Kick | Replace | PassHost | Abort | Rematch;

export type Questions = Why | Hint | Sync | Lines | Ping;

export type Message = Hello | Commands | Questions;

export type Part = number | string | { seat: number } | { cards: string[] } | Said | Part[]; // a number, a word, {"seat": 1}, {"cards": ["R5", "?"]}, a Said, several

/** Something to be said: the name of a message in the game's catalogue, and what fills it in. */
export interface Said {
  kind: string;
  parts: Record<string, Part>;
}

/** The card because of which something happens or is asked, and whose it is. */
export interface Cause {
  card: string;
  owner: number;
}

/** A place on the table: a pile of a zone, or one item of it; without a zone, the seat itself. */
export interface Place {
  zone: string;
  owner: number; // a seat; -1 the centre
  item: number; // its number in the pile, or of a piece in its zone, as they lie; -1 the pile as a whole
}

export interface Prompt {
  said: Said;
  clauses: string[];
  asks: string; // the declared name of the decision: 'placing'
  cause: Cause | null;
}

/** What a choice would come to, as far as the viewer can tell. */
export interface Outcome {
  way: string; // where there are several, a word: 'head'
  side: number; // whose sum it is
  total: number;
}

/** One option of the viewer's own decision. */
export interface Offered {
  option: string; // what `choose` sends
  said: Said; // what choosing it does
  card: string | null; // the card it is about
  target: Place | null; // where on the table it points, if anywhere
  then: Outcome[];
}

/** A card, or a piece of several cards from the bottom to the top; '?' where the face is not seen. */
export interface Item {
  cards: string[];
  text: string; // its notation
  marks?: Said[]; // that it waits for green
  under?: number[]; // the places of its cards that lie covered or face-down, seen or not
}

export interface Pile {
  owner: number; // a seat; -1 the centre
  size: number | null; // None: not even that is known
  items: Item[]; // empty where no face is seen
}

export interface Zone {
  word: string;
  layout: 'each' | 'shared' | 'pieces';
  piles: Pile[];
}

export interface ScoreLine {
  said: Said;
  points: number;
  clauses: string[];
}

export interface SeatInGame {
  about: Said[]; // its bid, its score, each with its `value`
  score: ScoreLine[]; // as it stands on the table now
  tally: ScoreLine[]; // what the seat amounts to in play: its strength in a battle
}

/** An enemy or ally that acts by rule; in zones its piles follow those of the seats. */
export interface SideInGame {
  side: number;
  name: string;
  about: Said[];
  tally: ScoreLine[];
}

/** A game as this viewer may see it. */
export interface GameView {
  seat: number; // the viewer's; -1 a spectator
  zones: Zone[];
  facts: Record<string, unknown>;
  about: Said[]; // of the whole table: the round, the dealer
  seats: SeatInGame[];
  owing: number[];
  sealed: number[]; // who has chosen secretly already
  chosen: Offered[]; // one's own secret choices
  decision: number | null; // the number of the decision one owes
  prompt: Prompt | null;
  options: Offered[];
  remembered: unknown[];
  winners: number[];
  is_over: boolean;
  teams: number[]; // of each seat; none where everybody plays alone
  sides: SideInGame[]; // that are no seats
}

/** One line of the table's log, as this viewer may read it. */
export interface Line {
  n: number;
  kind: 'event' | 'note' | 'chat';
  seat: number;
  at: number; // seconds since 1970
  text?: string; // of chat
  said?: Said | null; // of events and notes
  cards?: string[];
  origin?: Place | null; // where the cards come from
  to?: Place | null; // where they go
  cause?: Cause | null;
  score?: ScoreLine[]; // of events that tell how a number came about
}

/** How long a seat may think; correspondence is a clock for each decision, or each pick, with days. */
export interface Clock {
  kind: 'none' | 'decision' | 'game' | 'pick';
  seconds: number;
  last: number; // of picks: for the last of a pack; `seconds` are for the first
}

export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string; // of a bot
  is_host: boolean;
  is_here: boolean; // a person who is connected
  stand_in: string; // why a stand-in plays: 'away', 'clock', 'left'
  stand_in_at: number | null; // milliseconds until one does
  conceded: boolean;
  muted: boolean;
  left: number | null; // milliseconds on the clock
  is_running: boolean; // whether the clock runs
  ready: boolean; // before the game: this person wants it to begin
  has_added: boolean; // to the shuffle
  brought: string; // the pledge of a list of its own, which the record opens after the end
}

export interface AskedUndo {
  number: number;
  seat: number;
  choice: Said | null; // the choice to be taken back; None: a secret one
  waits_for: number[];
}

/** Somebody new should take a seat of the running game, if the others agree. */
export interface AskedHandover {
  number: number;
  seat: number; // who asks
  given: number; // the seat to be handed over
  waits_for: number[];
}

export type Status = 'gathering' | 'shuffling' | 'playing' | 'paused' | 'suspended' | 'finished' | 'aborted';

/** The table as everybody sees it. */
export interface Table {
  id: string;
  game: string;
  variant: string;
  house: Record<string, string>; // what differs from the defaults
  private: boolean;
  status: Status;
  seats: Seat[];
  clock: Clock;
  grace: number; // seconds until a stand-in plays for a person who has vanished
  chat: boolean;
  pledge: string; // the hall's commitment to its part of the shuffle
  cards: string | null; // the digest of its card table; None: the game's own
  countdown: number; // seconds from the moment when everybody is ready until the game begins
  begins_in: number | null; // milliseconds until it does, while everybody is ready and there
  watchers: number;
  secret: string | null; // after the end
  key: string | null;
  added: string[]; // after the end: what each seat added
  silence: string[]; // the clauses because of which nobody may talk now
  undo: AskedUndo | null;
  handover: AskedHandover | null;
  can_undo: Said | null; // the viewer's last choice, if it can be taken back
  rematch: string | null;
  result: string[]; // the winners' names
  ended: Said | null; // how, if not by the rules: that Ada conceded
  report: string; // of a suspended table
  practice: boolean; // it began from a position: for one person with bots
  event: string; // to which it belongs
  sealed: boolean; // its record can be read only after the last match of the event
}

/** What one's own seat brings, as long as the table waits for players; nobody else is sent it. */
export interface Brings {
  cards: string[];
  is_usual: boolean;
  ready?: Record<string, string[]>; // lists that can be brought as they are, by name
}

/**
 * The table as this viewer may see it now, and the latest lines of its log that the client does not have.
 *
 * If they begin later than the client's own end, the ones between did not fit: `lines` asks for them.
 */
export interface Shown {
  is: 'table';
  seq: number; // the last entry of the log that this shows
  table: Table;
  game: GameView | null;
  since: number; // the number of the first of these lines, or of the next one
  lines: Line[];
  you: number; // one's seat; -1 nobody's
  host: boolean;
  brings: Brings | null; // before a game to which seats bring lists: one's own
  marked: string[]; // what is chosen for one if one's time is up first
}

/** What has changed of the table since the message before, for clients that have asked for it. */
export interface Changed {
  is: 'changed';
  seq: number;
  base: number; // the `seq` of the message to which these are the changes; whoever has another one asks `sync`
  set: Record<string, unknown>; // the new values, each by its place in the `table` message: a JSON pointer
  since: number; // as in `table`
  lines: Line[];
}

/** Somebody came or went: how many watch, and the seats as they are now if it was a person of one of them. */
export interface Presence {
  is: 'presence';
  watchers: number;
  seats: Seat[] | null;
  begins_in: number | null; // with seats: as in `table`
}

/** A page of the log, up to the line that was named; there is more of it before, unless it begins with 0. */
export interface EarlierLines {
  is: 'lines';
  to: string;
  since: number; // the number of the first
  lines: Line[];
}

/** The command is saved for good. */
export interface Done {
  is: 'done';
  to: string;
  seq: number;
  again: boolean; // it had been done before: a repeated command
}

/** Nothing was changed; a fresh `table` follows, unless it was one message too many. */
export interface Refused {
  is: 'refused';
  to: string | null;
  code: string;
  text: string;
  said: Said | null; // why the rules do not allow it
  clauses: string[];
  retry: number | null; // after so many milliseconds, where it is only too early
  part: number | null; // of several options: which one, from 1
  cards: string[]; // of a list that one cannot bring: those because of which
}

export interface Reason {
  said: Said;
  clauses: string[];
}

/** Why a card cannot be played; no reasons: it can. */
export interface Because {
  is: 'because';
  to: string;
  card: string;
  reasons: Reason[];
}

export interface Hinted {
  is: 'hinted';
  to: string;
  option: string;
  said: Said; // what it does
  because: Said[]; // why it is advised
}

export interface Pong {
  is: 'pong';
  to: string;
}

/** The hall closes this socket: 'restarting', 'elsewhere', 'slow_down', 'too_slow', 'not_found'. */
export interface Closing {
  is: 'closing';
  code: string;
  text: string;
  retry: number | null; // after so many milliseconds
}

export type Answer = Shown | Changed | Presence | EarlierLines | Done | Refused | Because | Hinted | Pong | Closing;

export interface Me {
  name: string; // empty: no name yet
}

export interface NewName {
  name: string;
}

export type SpanKind = 'text' | 'emphasis' | 'code' | 'clause';

/** A part of a clause's text; of kind `clause`, the name of another clause of the game. */
export interface Span {
  text: string;
  kind: SpanKind;
}

export interface HouseInfo {
  name: string;
  clause: string;
  meaning: string;
  kind: 'flag' | 'one_of' | 'seat' | 'number' | 'numbers' | 'text';
  words: string[];
  says: string[]; // what each of the words answers, for people
  values: string;
  default: string;
  ruling: Span[]; // the clause in full
  variants: string[]; // in which it means something; none: in all
  least: number; // of a number
  most: number;
  each: string; // of numbers: what one of them belongs to, before its place: 'Bid'
  printed: number[]; // of numbers: those of the card table
}

export interface VariantInfo {
  name: string;
  seats: number[];
  title: string;
  sentence: string; // what is special about it; may be empty
}

export interface BotInfo {
  level: string;
  word: string; // what people call it
  meaning: string;
  usual: boolean; // it plays where nobody has named a level
}

export type CardsAs = 'table' | 'set' | 'format';

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  prefix: string;
  rules: string;
  variants: VariantInfo[];
  house: HouseInfo[];
  picture: string[]; // faces of a few cards to draw
  bots: BotInfo[]; // the weakest first
  cards: string; // the digest of its own card table
  edition: string; // changes whenever this hall tells otherwise of its cards
  cards_as: CardsAs; // how its card table is written; a set may be read from a list
  brings: string; // what each seat brings, in a word: 'deck'; nothing in most games
  lessons: number; // how many it brings
}

/** How a card is drawn: all words come from the game's book. */
export interface CardFace {
  card: string; // its notation
  title: string;
  name: Said | null; // how it is spoken of, 'Red 5', where that is not its title
  kind: Said | null; // what stands in small letters below the title
  rank: string;
  palette: string;
  glyph: string;
  art: string;
  line: Said | null; // what it does
  more: Said[]; // what else is to be said of it
  clauses: string[];
  provenance: string;
  numbers: [string, number][]; // those on its plate, each with the glyph before it
  group: Said | null; // 'Red dragons': with which others it is shown
  copies: number; // of it, in the whole deck
  traits: ([string, number | string])[]; // by which it is looked for: its colour, its cost
}

export type How = 'added' | 'left_out' | 'changed';

/** How a card is otherwise than in the game's own table. */
export interface Difference {
  card: string;
  how: How;
  column: string; // of a changed card, and what stands there: 'copies', '4', '6'
  before: string;
  after: string;
}

/** A card table of one's own. */
export interface BringBook {
  game: string;
  name: string; // of its file
  text: string; // CSV
}

/** A card table. */
export interface BookInfo {
  digest: string; // by which tables, records and bots name it
  game: string;
  name: string;
  cards: number; // in its deck
  differences: Difference[]; // from the game's own
  at: number; // when it was brought, in seconds since 1970; 0: the game's own
}

export interface Book extends BookInfo {
  text: string;
  faces: CardFace[];
}

/** A list that somebody builds to bring it to a table, perhaps not all of it as yet. */
export interface BuildList {
  game: string;
  variant?: string | null;
  house?: Record<string, string>;
  cards?: string | null; // of a card table that somebody has brought; None: the game's own
  chosen?: string[];
  pool?: string[] | null; // of what it is built after a draft
}

/** A table that somebody might open. */
export interface AskNotices {
  game: string;
  seats: number;
  variant?: string | null;
  house?: Record<string, string>;
  cards?: string | null; // of a card table that somebody has brought; None: the game's own
}

/** How a list of cards becomes a set, in the words of a mapping file; what is left out is guessed. */
export interface SetMapping {
  name?: string | null;
  provenance?: string | null;
  shape?: string | null; // csv or json
  encoding?: string | null;
  delimiter?: string | null;
  quotes?: boolean | null;
  header?: boolean | null;
  skip?: number | null;
  path?: string | null;
  short_rows?: string | null;
  repeats?: string | null;
  columns?: Record<string, string>; // field -> column; empty: there is none
  defaults?: Record<string, string>; // field -> what an empty cell means
  values?: Record<string, Record<string, string>>; // field -> cell -> what it means
  types?: Record<string, string>; // pattern of a printed type -> leader, main or other
  rarities?: string[] | null; // from low to high
  leave_out?: Record<string, string[]>; // field or column -> patterns of rows that are left out
  only?: Record<string, string[]>; // the same for rows that stay
}

/** A list of cards, to be read as a set. */
export interface ImportSet {
  game: string;
  name: string; // of its file
  file: string; // its bytes, in base 64
  mapping?: SetMapping;
  packs?: string; // what packs hold; nothing: as its rarities allow
}

export interface SetColumn {
  name: string;
  sample: string; // what stands there in the first row
}

/** What is wrong with a list, or should be known of it. */
export interface SetRemark {
  code: string;
  said: Said; // of the group sets
  line: number; // 0: the file as a whole
  field: string;
}

/** What came of a list. Where there are problems there is no text, and nothing was kept in any case. */
export interface SetImport {
  mapping: SetMapping; // all of it, as it was guessed and corrected
  columns: SetColumn[];
  rows: number;
  left_out: number;
  problems: SetRemark[]; // the first ones
  problem_count: number;
  notices: SetRemark[];
  cards: number;
  rarities: Record<string, Record<string, number>>; // from low to high: how many cards of each are leader, main and other
  preview: CardFace[]; // a few of the cards
  text: string; // of the set
  size: number; // of the text, in bytes
  largest: number; // that the hall keeps
  packs: string; // what packs of it hold
}

/** A part of a list. */
export interface SectionInfo {
  name: string; // its message is section-<name>
  cards: string[]; // that belong to it
  least: number;
  most: number | null; // None: as many as one likes
  copies: number | null; // of one kind
  hand: number; // cards that are drawn from it before the first turn
  draws: number; // and in each turn
}

/** What can be brought to tables of a game. */
export interface BuildingInfo {
  sections: SectionInfo[];
  ready: Record<string, string[]>; // lists that can be brought as they are, by name
}

/** A rule about lists, and whether this one meets it. */
export interface DemandInfo {
  said: Said; // of the group list
  is_met: boolean;
  clauses: string[];
  cards: string[]; // because of which it is not
}

export type Way = 'at-once' | 'later' | 'never';

/** What would become of a card in the game, if one brought this list. */
export interface ProspectInfo {
  card: string;
  way: Way; // when it is of use
  said: Said; // of the group prospect
  clauses: string[];
}

export interface BarInfo {
  said: Said; // of the group chart
  number: number;
  way: Way;
  note: Said | null;
}

/** How the cards of a list spread. */
export interface ChartInfo {
  said: Said; // of the group chart
  bars: BarInfo[];
}

/** What is to be said of a list as it is. */
export interface ListTold {
  demands: DemandInfo[];
  prospects: ProspectInfo[];
  charts: ChartInfo[];
}

export interface ClauseInfo {
  name: string;
  section: string;
  text: Span[];
  examples: number; // records that show it
}

/** A record that shows a clause. */
export interface ExampleInfo {
  title: string;
  record: string; // its text, as a replay takes it
}

export interface RulesInfo {
  game: string;
  title: string;
  clauses: ClauseInfo[];
}

export interface LessonInfo {
  name: string; // '01-first-flight'
  title: string;
  steps: number; // things that are said
  asks: number; // of them, questions
  minutes: number; // that it takes, more or less
  shows: string[]; // clauses
  ends_in_game: boolean;
}

export type Trigger = 'asked' | 'refused' | 'scored' | 'event' | 'offered';

/** What the coach says in somebody's first games, and what sets it off. */
export interface CoachNote {
  trigger: Trigger;
  key: string; // a clause, the kind of an event, or a pattern of options
  text: string;
  lessons: string[]; // whoever has done one of these need not hear it
}

/** Of a picture made of cards: a sign or number, or cards that lie on one another. */
export interface Pictured {
  sign: string;
  cards: string[];
}

export interface Chapter {
  heading: string;
  text: Span[];
}

/** A game on one screen. */
export interface OverviewInfo {
  title: string;
  chapters: Chapter[];
  picture: Pictured[];
  caption: string;
}

/** What there is to learn of a game. */
export interface Course {
  game: string;
  lessons: LessonInfo[];
  notes: CoachNote[]; // the first that is due is said
  first_games: number; // of a kind, in which the coach is there by itself
  overview: OverviewInfo | null;
}

/** What is lit up with something that is said: a part of the screen, or places on the table. */
export interface Light {
  part: string; // 'prompt', 'log', 'scores', 'table'
  places: Place[];
  fact: string; // which is told at these places
}

/** What is said to a choice that is not the answer. */
export interface LessonReply {
  option: string;
  card: string | null; // that it is about
  text: string;
  clause: string; // by which the rules refuse it; empty: it is offered
  is_right: boolean; // as well as the answer
}

export interface CardRefused {
  card: string;
  reasons: Reason[];
}

export interface LessonQuestion {
  answer: string; // the option
  hint: string;
  replies: LessonReply[];
  otherwise: string; // to whatever is offered and not named
  refusals: CardRefused[]; // why cards that one holds cannot be played
}

/** The table while the teacher says one thing. */
export interface LessonMoment {
  scene: string;
  text: string;
  light: Light | null;
  game: GameView; // as the learner's seat sees it
  lines: Line[]; // what has happened since the moment before
  question: LessonQuestion | null;
}

/** A lesson, with all that the page needs to play it. */
export interface LessonFilm {
  game: string;
  lesson: LessonInfo;
  names: string[]; // the learner's first
  variant: string;
  house: Record<string, string>; // what differs from the defaults
  moments: LessonMoment[];
  position: string; // where it ends, as a record from which one may play on; empty: it ends otherwise
  cards: string | null; // the digest of its card table; None: the game's own
  faces: CardFace[]; // of such a table
}

/** Where others reach this hall, for links that are sent to them. */
export interface Reach {
  address: string; // such as http://192.168.1.5:8642; empty: nowhere
  why: '' | 'loopback' | 'local_address' | 'offline'; // there is none
}

/** Where a practice table begins. */
export interface Position {
  record: string;
  choices?: number | null; // after so many choices of the record; None: after all of them
  seat?: number; // in which one plays on oneself
}

export interface OpenTable {
  game: string;
  seats: number;
  variant?: string | null;
  house?: Record<string, string>;
  private?: boolean;
  clock?: Clock;
  grace?: number;
  chat?: boolean;
  bots?: string[]; // their levels, in the last seats
  start?: boolean; // begin at once; bots take the open seats
  cards?: string | null; // of a card table that somebody has brought; None: the game's own
  brought?: string[] | null;
  position?: Position | null; // to practise: for oneself with bots; the record says all about the game
}

export interface Seated {
  table: string;
  seat: number;
  token: string; // the seat's own: whoever has it can take the seat at another device, and is given a new one there
}

export interface Sit {
  seat?: number | null;
}

export interface Claim {
  token: string;
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  variant: string;
  status: Status;
  private: boolean;
  names: string[]; // of those who sit there; empty where a seat is open
  clock: Clock;
  since: number; // seconds since 1970
  your_turn: boolean;
  you: number; // your own seat
  winners: number[] | null; // their seats, after the end; None: the game goes on, or it is not known
  conceded: number[]; // seats, after the end
  ended: string; // how, if not by the rules: 'Ada conceded'
  has_record: boolean; // whether the game can be replayed: it is over, and had begun
  trouble: string; // why nobody can come to this table; empty if people can
  cards: string | null; // the digest of its card table; None: the game's own
}

/** Games of a player that have ended, the newest first: a page of them, and how many there are. */
export interface Played {
  total: number;
  games: Summary[];
}

export interface AskReplay {
  record: string; // with its card table
  viewer?: number; // a seat, -1 a spectator, -2 all open
  first?: number;
  count?: number;
}

/** A game after so many choices. */
export interface Frame {
  step: number;
  seat: number; // who chose; -1 before the first choice
  choice: Said | null;
  game: GameView;
  lines: Line[];
}

export interface Replay {
  game: string;
  names: string[];
  steps: number;
  result: string;
  notes: string[];
  frames: Frame[];
  cards: string | null; // the digest of its card table; None: the game's own
  faces: CardFace[]; // of such a table, with the first frame: no hall need know it
}

/** What every refusal over HTTP looks like. */
export interface Problem {
  code: string;
  text: string;
  line: number | null; // of a card table that was sent: the one that is wrong
}

export type Pairing = 'round-robin' | 'swiss';

export type Placing = 'points' | 'match-wins';

export type Sharing = 'none' | 'keep' | 'rares';

export type EventStage = 'sign-up' | 'draft' | 'decks' | 'rounds' | 'cut' | 'played-out' | 'over';

export type MatchPhase = '' | 'waiting' | 'playing' | 'exchanging' | 'over';

export type OwedKind = 'check-in' | 'deck' | 'play' | 'confirm' | 'decide' | 'pair' | 'share' | 'end';

/** How the tables of an event are opened: those of its matches, or those of its draft. */
export interface EventTable {
  variant?: string | null;
  house?: Record<string, string>;
  cards?: string | null; // of a card table that somebody has brought; None: the game's own
  clock?: Clock;
  grace?: number;
  chat?: boolean;
}

/** What an event is to be: agreed on before anybody signs up, and never changed. */
export interface EventPlan {
  name: string;
  game: string; // one of the hall's, or what people call another
  at_tables?: boolean; // of the hall: matches are played there and report themselves; else people report them
  pairing?: Pairing;
  best_of?: number; // odd
  at_table?: number;
  rounds?: number; // of Swiss; 0: as many as it needs
  cut?: number; // 0, 2, 4 or 8
  placing?: Placing;
  draft?: string; // a draft game of the hall, if there is one before the rounds
  pod?: number; // players who draft together, at most
  sharing?: Sharing;
  minutes?: number; // of a round; 0: no clock
  no_show?: number; // minutes after which who has not come has lost; 0: never
  exchange?: number; // minutes for sideboarding
  rebuild_between_matches?: boolean;
  private?: boolean; // it stands in no list: only who has the link finds it
  match?: EventTable;
  drafts?: EventTable;
}

export interface EventMade {
  event: string; // its id: the page of it is /e/<id>, which is the link for everybody
}

/** Sign up, under the name that one has in the hall or under another. */
export interface JoinEvent {
  name?: string | null;
}

export interface JoinedEvent {
  event: string;
  player: number; // one's number
}

export interface AdmitOrganiser {
  token: string; // of the link
}

/** An event in a list. */
export interface EventSummary {
  id: string;
  name: string;
  game: string;
  stage: EventStage;
  players: number;
  since: number; // seconds since 1970, of the last change
  private: boolean;
  mine: boolean; // I organise it or play in it
}

/** The newest first. */
export interface EventList {
  open: EventSummary[]; // that one can still sign up for
  running: EventSummary[];
  over: EventSummary[];
}

/** How a match ended: games won by each of two, or the places of more, in the order of its players. */
export interface EventResult {
  won?: number[];
  drawn?: number;
  places?: number[];
  absent?: number[]; // who was not there, and so has lost
}

export interface EventPlayer {
  number: number;
  name: string;
  here: boolean; // has checked in
  dropped: boolean;
  bot: string; // its level, if it is one
  web: boolean; // False: an organiser has entered somebody who does not use the page
  has_deck: boolean; // a deck is registered
  drafted: boolean;
}

export interface EventPod {
  players: number[];
  table: string;
  is_over: boolean;
}

export interface EventReport {
  player: number;
  result: EventResult;
}

/** A match; with one player it is a bye, with none it was taken away. */
export interface EventMatch {
  number: number;
  players: number[];
  here: number[]; // who has come
  result: EventResult | null;
  reports: EventReport[];
  is_disputed: boolean;
  tables: string[]; // of the hall, one for each game so far; the last one is played now
  phase: MatchPhase; // of a match at tables
  winners: number[]; // of its games so far, as places in `players`; -1 drawn
  ready: number[]; // the players who have done sideboarding
  is_decided: boolean; // by an organiser, a clock or the tables, not only by the players
}

export interface EventRound {
  number: number;
  stage: 'rounds' | 'cut';
  matches: EventMatch[];
}

/** A place, with figures as they are shown; their arithmetic is at /api/events/{event}/standings/{number}. */
export interface EventStanding {
  place: number;
  player: number;
  matches: number[]; // won, lost, drawn
  games: number[];
  figures: string[]; // in the order of `figures` of the standings
}

export interface EventStandings {
  figures: string[]; // the kinds: 'points', 'opponents-match-wins'
  lines: EventStanding[];
}

/** A number of the standings and how it comes about. */
export interface EventFigure {
  figure: string; // its kind
  parts: Record<string, unknown>;
  value: string; // exact: '2/3'
  shown: string; // '66.67 %'
  clauses: string[];
  of: EventFigure[];
}

export interface EventAnnouncement {
  at: number; // seconds since 1970
  by: string;
  text: string;
}

/** What the event waits for; where no players are named, an organiser owes it. */
export interface EventOwed {
  kind: OwedKind;
  players: number[];
  round: number;
  match: number;
}

/** Milliseconds from the moment of this message on; None: there is no such clock. */
export interface EventClock {
  round: number | null; // until the time of the round is up; below 0 it has been for so long
  no_show: number | null; // until who has not come has lost
  exchange: number | null; // until one's own time for sideboarding is up
}

export interface EventDeck {
  deck: string[];
  sideboard: string[];
}

/** What only this viewer is shown. */
export interface EventYou {
  player: number | null; // one's number
  is_organiser: boolean;
  organiser: string; // the name under which one organises
  match: number | null; // one's match of the latest round, if one plays
  seat_at: string | null; // the table of the hall where one is expected now: a draft, a match, the sharing
  deck: EventDeck | null; // registered
  pool: string[] | null; // drafted
  exchange: EventDeck | null; // with which one plays the next game, while there is time to change it
  is_done: boolean; // one has done sideboarding
}

/** For organisers alone. */
export interface EventLinks {
  organiser: string | null; // the token of the link /e/<id>/organise#<token>; None: it was withdrawn
}

/** What a player takes home. */
export interface EventHome {
  player: number;
  kept: string[];
  taken: string[];
}

/** The rares: who took which, in the order of taking. */
export interface EventShared {
  tables: string[]; // where they are taken
  taken: [number, string][];
}

/** The whole event as this viewer may see it. */
export interface EventShown {
  is: 'event';
  seq: number; // the last entry of its log
  id: string;
  plan: EventPlan;
  seed: string;
  stage: EventStage;
  organisers: string[];
  players: EventPlayer[];
  pods: EventPod[];
  rounds: number; // how many have been paired
  planned: number; // how many there will be before the cut, as far as it is known
  round: EventRound | null; // the latest; earlier ones: GET /api/events/{event}/rounds/{round}
  standings: EventStandings;
  announcements: EventAnnouncement[];
  owed: EventOwed[];
  clock: EventClock;
  you: EventYou;
  links: EventLinks | null;
  shared: EventShared | null;
  home: EventHome[] | null; // what everybody takes home, after the last match
  is_readable: boolean; // decks, drafts and records may be read
  trouble: string; // what the hall could not do by itself, for organisers
}

/** The fields of `event` that are otherwise than in the message before. */
export interface EventChanged {
  is: 'event_changed';
  seq: number;
  set: Record<string, unknown>;
}

/** The first message on the socket of an event. */
export interface EventHello {
  do: 'hello';
  changes?: boolean; // whether one is sent `event_changed` where that is enough
}

/** I am here; an organiser says it of others too. */
export interface CheckIn extends Command {
  do: 'check_in';
  player?: number | null;
}

/** I play no more; an organiser says it of others too. */
export interface DropOut extends Command {
  do: 'drop';
  player?: number | null;
}

/** An organiser: the drop was a mistake. */
export interface ComeBack extends Command {
  do: 'bring_back';
  player: number;
}

/** I have come to my match; when all have, its table is opened. */
export interface Arrive extends Command {
  do: 'arrive';
  round: number;
  match: number;
  player?: number | null; // an organiser says it of others too
}

/** How my match ended; it counts when another of its players says the same. */
export interface ReportResult extends Command {
  do: 'report';
  round: number;
  match: number;
  result: EventResult;
}

/** With this deck I begin each match; an organiser enters those of others too. */
export interface RegisterDeck extends Command {
  do: 'register_deck';
  deck: string[];
  sideboard?: string[];
  player?: number | null;
}

/** Sideboarding before the next game: this deck, or the registered one again. */
export interface Exchange extends Command {
  do: 'exchange';
  round: number;
  match: number;
  deck?: string[] | null; // None: the registered deck again
  sideboard?: string[];
}

export interface DoneExchanging extends Command {
  do: 'done_exchanging';
  round: number;
  match: number;
}

/** An organiser enters somebody who does not use the page, or a bot. */
export interface AddPlayer extends Command {
  do: 'add_player';
  name: string;
  bot?: string | null;
}

/** An organiser: all who are here sit down to draft, in pods by lot. */
export interface BeginDraft extends Command {
  do: 'begin_draft';
}

/** An organiser: the next round. */
export interface PairRound extends Command {
  do: 'pair';
  number: number; // which one that is, so that two organisers do not pair two
}

export interface NewPlayers {
  number: number; // of an existing match, or one more
  players: number[]; // one: a bye; none: the match is taken away
  was: number[]; // whom the organiser has seen there
}

/** An organiser: other players in some matches of a round; all other matches stand. */
export interface RepairPairings extends Command {
  do: 'repair';
  round: number;
  matches: NewPlayers[];
}

/** An organiser: the result, whatever was said before; none: the match is open again. */
export interface SetResult extends Command {
  do: 'set_result';
  round: number;
  match: number;
  result: EventResult | null;
  was: EventResult | null; // the result that the organiser has seen: refused as `stale` if it is another one now
}

/** An organiser: the table of this match is opened, whoever has come. */
export interface OpenMatch extends Command {
  do: 'open_match';
  round: number;
  match: number;
}

/** An organiser: the round ends in so many milliseconds for everybody; None: its clock is stopped. */
export interface SetTimer extends Command {
  do: 'set_timer';
  round: number;
  left: number | null;
}

export interface Announce extends Command {
  do: 'announce';
  text: string;
}

/** An organiser: a link for further organisers; an older one is good no more. */
export interface NewLink extends Command {
  do: 'new_link';
}

/** An organiser: the link is good no more. */
export interface WithdrawLink extends Command {
  do: 'withdraw_link';
}

export interface RemoveOrganiser extends Command {
  do: 'remove_organiser';
  name: string;
}

/** An organiser: the rares are taken now, winner first, at a table of the hall. */
export interface ShareOut extends Command {
  do: 'share';
}

/** An organiser: nothing changes any more. */
export interface EndEvent extends Command {
  do: 'end';
}

/** Show me the whole event again. */
export interface EventSync {
  do: 'sync';
  id: string;
}

export interface EventPing {
  do: 'ping';
  id: string;
}

export type EventCommands = CheckIn | DropOut | ComeBack | Arrive | ReportResult | RegisterDeck | Exchange | DoneExchanging | AddPlayer | BeginDraft | PairRound | RepairPairings | SetResult | OpenMatch | SetTimer | Announce | NewLink | WithdrawLink | RemoveOrganiser | ShareOut | EndEvent;

export type EventMessage = EventHello | EventCommands | EventSync | EventPing;

export type EventAnswer = EventShown | EventChanged | Done | Refused | Pong | Closing;

/** Who changed what, and when: `said` is of the group `done` of the messages of events. */
export interface AuditLine {
  seq: number;
  at: number; // seconds since 1970
  by: string;
  said: Said;
  text: string; // the same in English
}

/** A page of the log, the newest first, and how many lines there are. */
export interface Audit {
  total: number;
  lines: AuditLine[];
}

/** What a player drafted and played with. */
export interface PlayedDeck {
  player: number;
  pool: string[] | null;
  lent: string;
  deck: string[] | null;
  sideboard: string[];
}

/** A table of the event, whose record and replay may be read. */
export interface PlayedGame {
  table: string;
  what: 'draft' | 'match' | 'sharing';
  players: number[];
  round: number;
  match: number;
  game: number; // of the match, from 1
}

/** After the last match, for anybody with the link. */
export interface EventHistory {
  decks: PlayedDeck[];
  games: PlayedGame[];
  rounds: EventRound[];
  home: EventHome[];
}
