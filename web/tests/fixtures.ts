/** A small table to test with: what a hall would send. */
import { type Face, pictured } from '../src/cards/faces';
import type { Line } from '../src/lines';
import type { CardFace, GameView, Item, Offered, Place, Said, Seat, Table } from '../src/wire';

export const said = (kind: string, parts: Said['parts'] = {}): Said => ({ kind, parts });
export const place = (zone: string, owner = -1, item = -1): Place => ({ zone, owner, item });
export const item = (text: string, more: Partial<Item> = {}): Item => ({ cards: text.split('.'), text, ...more });

export function offered(option: string, card: string | null = null, target: Place | null = null): Offered {
  return { option, said: said('choose', { option }), card, target, then: [] };
}

export function line(n: number, kind: string, more: Partial<Line> = {}): Line {
  return {
    n,
    kind: 'event',
    seat: -1,
    at: 0,
    text: '',
    said: said(kind),
    cards: [],
    origin: null,
    to: null,
    cause: null,
    score: [],
    ...more,
  };
}

export function cardFace(card: string, title: string, more: Partial<CardFace> = {}): CardFace {
  return {
    card,
    title,
    name: null,
    kind: null,
    rank: '',
    palette: 'red',
    glyph: 'drop',
    art: '',
    line: null,
    more: [],
    clauses: [],
    provenance: '',
    numbers: [],
    group: null,
    copies: 1,
    traits: [],
    ...more,
  };
}

export const face = (card: string, title: string, more: Partial<CardFace> = {}): Face => pictured(cardFace(card, title, more));

/** Two seats; one holds R5 and Ice, stacks lie before the other and in the centre. */
export function view(options: Offered[] = [], more: Partial<GameView> = {}): GameView {
  return {
    seat: 0,
    facts: {},
    about: [said('round', { value: 2 })],
    owing: [0],
    sealed: [],
    chosen: [],
    decision: 3,
    prompt: { said: said('play'), clauses: ['MD-16'], asks: 'playing', cause: null },
    options,
    remembered: [],
    winners: [],
    is_over: false,
    teams: [],
    sides: [],
    seats: [
      { about: [said('score', { value: 3 })], score: [], tally: [] },
      { about: [], score: [{ said: said('cards'), points: 4, clauses: [] }], tally: [] },
    ],
    zones: [
      {
        word: 'hand',
        layout: 'each',
        piles: [
          { owner: 0, size: 2, items: [item('R5'), item('Ice')] },
          { owner: 1, size: 4, items: [] },
        ],
      },
      { word: 'aside', layout: 'shared', piles: [{ owner: -1, size: 30, items: [] }] },
      {
        word: 'stack',
        layout: 'pieces',
        piles: [
          { owner: 1, size: 1, items: [item('R1.R3')] },
          { owner: -1, size: 1, items: [item('G2.Color', { marks: [said('waits')] })] },
        ],
      },
    ],
    ...more,
  };
}

export function table(more: Partial<Table> = {}): Table {
  const seat: Seat = {
    seat: 0,
    kind: 'person',
    name: 'Ada',
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
  return {
    id: 'a',
    game: 'g',
    variant: '',
    house: {},
    private: true,
    status: 'playing',
    seats: [seat, { ...seat, seat: 1, name: 'Ember' }],
    clock: { kind: 'none', seconds: 0, last: 0 },
    silence: [],
    grace: 0,
    chat: true,
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
    practice: false,
    event: '',
    sealed: false,
    cards: null,
    ...more,
  };
}
