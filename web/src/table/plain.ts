/** A table to look at that is not in the hall: of a replay, a lesson, a record beside a clause. */
import type { Seat, Table } from '../wire';

export function plainTable(game: string, names: readonly string[], cards: string | null, isOver = false): Table {
  const seats = names.map((name, seat): Seat => ({ ...PLAIN_SEAT, seat, name }));
  return { ...PLAIN_TABLE, game, cards, seats, status: isOver ? 'finished' : 'playing' };
}

const PLAIN_SEAT: Seat = {
  seat: 0,
  kind: 'person',
  name: '',
  level: '',
  is_host: false,
  is_here: true,
  stand_in: '',
  stand_in_at: null,
  conceded: false,
  muted: false,
  left: null,
  is_running: false,
  ready: false,
  has_added: true,
  brought: '',
};

const PLAIN_TABLE: Table = {
  id: '',
  game: '',
  variant: '',
  house: {},
  private: true,
  status: 'playing',
  seats: [],
  clock: { kind: 'none', seconds: 0, last: 0 },
  silence: [],
  grace: 0,
  chat: false,
  pledge: '',
  countdown: 5,
  begins_in: null,
  watchers: 0,
  secret: null,
  key: null,
  added: [],
  undo: null,
  handover: null,
  can_undo: null,
  rematch: null,
  result: [],
  ended: null,
  report: '',
  cards: null,
  practice: false,
  event: '',
  sealed: false,
};
