// Every message of src/wyrmhall/hall/wire.py, as the page sees it.

export type Status = 'gathering' | 'shuffling' | 'playing' | 'paused' | 'suspended' | 'finished' | 'aborted';

// --- From the page -------------------------------------------------------------------------------

export interface Hello {
  do: 'hello';
  since?: number;
  looks_from?: 'seat' | 'board';
  token?: string;
}

/** What a person wants changed; the link adds the id. */
export type Wish =
  | { do: 'choose'; decision: number; option: string }
  | { do: 'add'; value: string }
  | { do: 'start' }
  | { do: 'leave' }
  | { do: 'return' }
  | { do: 'undo' }
  | { do: 'consent'; undo?: number; handover?: number; agrees: boolean }
  | { do: 'concede' }
  | { do: 'say'; text: string }
  | { do: 'mute'; seat: number; muted: boolean }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'kick'; seat: number }
  | { do: 'replace'; seat: number; by: 'bot' | 'open'; level?: string }
  | { do: 'pass_host'; seat: number }
  | { do: 'abort' }
  | { do: 'rematch' };
export type Command = Wish & { id: string };

/** What a person wants to know; changes nothing. */
export type Query = { do: 'why'; card: string } | { do: 'hint' } | { do: 'sync'; since?: number } | { do: 'lines'; before: number } | { do: 'ping' };
export type Question = Query & { id: string };

// --- To the page ---------------------------------------------------------------------------------

export interface Prompt {
  text: string;
  clauses: string[];
  asks: string;
}

export interface Outcome {
  way: string;
  side: number;
  total: number;
}

export interface Offered {
  option: string;
  says: string;
  card: string | null;
  target: string | null;
  then: Outcome[];
}

export interface Item {
  cards: string[];
  text: string;
  remark: string;
  under: number[];
}

export interface Pile {
  owner: number;
  size: number | null;
  items: Item[];
}

export interface Zone {
  word: string;
  layout: 'each' | 'shared' | 'pieces';
  piles: Pile[];
}

export interface ScoreLine {
  what: string;
  points: number;
  clauses: string[];
}

export interface SeatInGame {
  about: [string, string][];
  score: ScoreLine[];
  tally: ScoreLine[];
}

export interface SideInGame {
  side: number;
  name: string;
  about: [string, string][];
  tally: ScoreLine[];
}

export interface GameView {
  seat: number;
  zones: Zone[];
  facts: Record<string, unknown>;
  about: [string, string][];
  seats: SeatInGame[];
  owing: number[];
  sealed: number[];
  chosen: string[];
  decision: number | null;
  prompt: Prompt | null;
  options: Offered[];
  remembered: unknown[];
  winners: number[];
  is_over: boolean;
  teams: number[];
  sides: SideInGame[];
}

export interface Line {
  n: number;
  kind: 'event' | 'note' | 'chat';
  seat: number;
  text: string;
  verb: string;
  cards: string[];
  score: ScoreLine[];
  at: number;
}

export interface Clock {
  kind: 'none' | 'decision' | 'game';
  seconds: number;
}

export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string;
  is_host: boolean;
  is_here: boolean;
  stand_in: string;
  stand_in_at: number | null;
  conceded: boolean;
  muted: boolean;
  left: number | null;
  is_running: boolean;
  has_added: boolean;
}

export interface AskedHandover {
  number: number;
  seat: number; // who asks
  given: number; // the seat to be handed over
  waits_for: number[];
}

export interface AskedUndo {
  number: number;
  seat: number;
  choice: string;
  waits_for: number[];
}

export interface Table {
  id: string;
  game: string;
  variant: string;
  house: Record<string, string>;
  private: boolean;
  status: Status;
  seats: Seat[];
  clock: Clock;
  grace: number;
  chat: boolean;
  pledge: string;
  watchers: number;
  secret: string | null;
  key: string | null;
  added: string[];
  undo: AskedUndo | null;
  handover: AskedHandover | null;
  can_undo: string;
  rematch: string | null;
  result: string[];
  ended: string;
  report: string;
}

export interface Shown {
  is: 'table';
  seq: number;
  table: Table;
  game: GameView | null;
  since: number;
  lines: Line[];
  you: number;
  host: boolean;
}

export interface Presence {
  is: 'presence';
  watchers: number;
  seats: Seat[] | null; // only where a person came or went
}

export interface EarlierLines {
  is: 'lines';
  to: string;
  since: number;
  lines: Line[];
}

export interface Done {
  is: 'done';
  to: string;
  seq: number;
  again: boolean;
}

export interface Refused {
  is: 'refused';
  to: string | null;
  code: string;
  text: string;
  clauses: string[];
  retry?: number | null; // after so many milliseconds
}

export interface Reason {
  text: string;
  clauses: string[];
}

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
  says: string;
}

export interface Pong {
  is: 'pong';
  to: string;
}

export interface Closing {
  is: 'closing';
  code: string;
  text: string;
  retry: number | null;
}

export type Answer = Shown | Presence | EarlierLines | Done | Refused | Because | Hinted | Pong | Closing;

// --- HTTP ----------------------------------------------------------------------------------------

export interface Me {
  name: string;
}

export interface HouseInfo {
  name: string;
  clause: string;
  meaning: string;
  kind: 'flag' | 'one_of' | 'text';
  words: string[];
  values: string;
  default: string;
  ruling: string;
  variants: string[];
}

export interface VariantInfo {
  name: string;
  seats: number[];
}

export interface BotInfo {
  level: string;
  word: string;
  meaning: string;
}

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  prefix: string;
  rules: string;
  variants: VariantInfo[];
  house: HouseInfo[];
  picture: string[];
  bots: BotInfo[]; // the weakest first
}

export interface CardFace {
  card: string;
  title: string;
  kind: string;
  rank: string;
  palette: string;
  glyph: string;
  art: string;
  text: string;
  provenance: string;
  numbers: [string, number][]; // glyph and number, as they stand side by side on its plate
}

export interface ClauseInfo {
  name: string;
  section: string;
  text: string;
}

export interface RulesInfo {
  game: string;
  title: string;
  clauses: ClauseInfo[];
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
  bots?: string[];
  start?: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface Summary {
  id: string;
  game: string;
  variant: string;
  status: Status;
  private: boolean;
  names: string[];
  clock: Clock;
  since: number;
  your_turn: boolean;
  you: number;
}

export interface AskReplay {
  record: string;
  viewer?: number; // a seat, -1 a spectator, -2 all open
  first?: number;
  count?: number;
}

export interface Frame {
  step: number;
  choice: string;
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
}

export interface Problem {
  code: string;
  text: string;
}
