import { expect, test } from 'vitest';
import { csvOf } from '../src/csv';
import { counted, type Choosable } from '../src/decks/building';
import type { Desk } from '../src/table/desk.svelte';
import { fromPool, remembered, toPut, waysOf, without } from '../src/table/games/drafts/deck';
import { circleFrom, coveredOf, deckOf, doingOf, neighboursOf, poolOf, roundOf, stageOf, takenBy } from '../src/table/games/drafts/draft';
import { fatesOf, openerOf, ownedOf, picksAsTable, picksOf } from '../src/table/games/drafts/log';
import { isOfTwo, known, optionOf, placesOf, touched } from '../src/table/games/drafts/picking';
import { FRESH, Picks } from '../src/table/games/drafts/picks.svelte';
import { columnsOf, curveOf, spreadOf } from '../src/table/games/drafts/pool';
import type { Frame, GameView, Offered, Seat, Zone } from '../src/wire';
import { face, said, table, view as anyView } from './fixtures';

const take = (card: string, other?: string): Offered => ({
  option: other ? `${card}+${other}` : card,
  said: said(other ? 'both' : 'one', { cards: { cards: [card] }, ...(other ? { other: { cards: [other] } } : {}) }),
  card,
  target: { zone: 'pack', owner: 0, item: 0 },
  then: [],
});

/** Piles of a zone: the cards of each seat, or how many there are. */
const zone = (word: string, ...piles: (string[] | number)[]): Zone => ({
  word,
  layout: 'each',
  piles: piles.map((pile, owner) =>
    typeof pile === 'number'
      ? { owner, size: pile, items: [] }
      : { owner, size: pile.length, items: pile.map((card) => ({ cards: [card], text: card })) },
  ),
});

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({ ...table().seats[0]!, seat: number, ...more });

function drafting(zones: Zone[], more: Partial<GameView> = {}): GameView {
  const facts = { round: 1, pick: 1, direction: 0, circle: [0, 2, 1], finished: [], dropped: [], ...more.facts };
  const seats = [0, 1, 2].map(() => ({ about: [], score: [], tally: [] }));
  return anyView([], { about: [said('pack', { value: 1, of: 4 })], seats, zones, owing: [], sealed: [], chosen: [], ...more, facts });
}

// --- choosing -------------------------------------------------------------------------------------

const PACK = ['L', 'a', 'b', 'b', 'M'];
const FREE = PACK.map((card) => take(card));
const LED = [take('L'), take('L', 'a'), take('L', 'b'), take('M'), take('M', 'a'), take('M', 'b')];
const ONE_LEADER = [take('L'), take('L', 'a'), take('L', 'b')];
const KEPT = [take('D', 'x'), take('D', 'y')];

test('one card is taken, and another one touched takes its place', () => {
  expect(touched(FREE, PACK, [], 1)).toEqual([1]);
  expect(touched(FREE, PACK, [1], 2)).toEqual([2]);
  expect(touched(FREE, PACK, [2], 2)).toEqual([]);
  expect(optionOf(FREE, PACK, [3])?.option).toBe('b');
  expect(optionOf(FREE, PACK, [])).toBeNull();
  expect(isOfTwo(FREE)).toBe(false);
});

test('a Leader and a card with it are chosen in any order, and each can be put back', () => {
  expect(isOfTwo(LED)).toBe(true);
  const led = touched(LED, PACK, [], 0)!;
  expect(optionOf(LED, PACK, led)?.option).toBe('L');
  const both = touched(LED, PACK, led, 3)!;
  expect(optionOf(LED, PACK, both)?.option).toBe('L+b');
  expect(optionOf(LED, PACK, touched(LED, PACK, both, 1)!)?.option).toBe('L+a');
  expect(optionOf(LED, PACK, touched(LED, PACK, both, 4)!)?.option).toBe('M+b'); // another Leader, the same card with it
  expect(optionOf(LED, PACK, touched(LED, PACK, both, 3)!)?.option).toBe('L');
  const first = touched(LED, PACK, [], 1)!;
  expect(optionOf(LED, PACK, first)).toBeNull(); // which of the Leaders?
  expect(optionOf(LED, PACK, touched(LED, PACK, first, 4)!)?.option).toBe('M+a');
});

test('where only one card can come first, it is chosen with the other one', () => {
  expect(touched(ONE_LEADER, PACK, [], 1)).toEqual([0, 1]);
  expect(touched(KEPT, ['D', 'x', 'y'], [], 0)).toEqual([0]);
  expect(touched(KEPT, ['D', 'x', 'y'], [], 2)).toEqual([0, 2]);
  expect(touched(ONE_LEADER, PACK, [], 4)).toBeNull(); // no second Leader
});

test('what the hall has marked is found again, copy by copy', () => {
  expect(known(LED, PACK, ['L+b'], [])).toEqual([0, 2]);
  expect(known(LED, PACK, [], [take('M')])).toEqual([4]);
  expect(known(LED, PACK, ['gone'], [])).toEqual([]);
  expect(placesOf(PACK, take('b', 'b'))).toEqual([2, 3]);
  expect(placesOf(PACK, take('b', 'z'))).toEqual([]);
});

/** A table that notes what it is sent. */
function at(view: GameView, marked: string[] = []) {
  const sent: unknown[] = [];
  const link = { send: (wish: unknown) => Promise.resolve(sent.push(wish)) };
  const desk = { view, isPlaying: true, link, table: { id: 't' }, scene: { shown: { marked } }, why: null, hint: null };
  const all = { ...desk, order: link.send, cancel: () => {}, askWhy: (card: string) => Promise.resolve(sent.push(card)) };
  let now = 0;
  const picks = new Picks(
    all as unknown as Desk,
    () => {},
    () => now,
  );
  picks.follow();
  return { picks, sent, wait: (time: number) => (now += time) };
}

const asked = (options: Offered[], more: Partial<GameView> = {}) =>
  drafting([zone('pack', PACK, 5, 5)], {
    seat: 0,
    owing: [0, 1, 2],
    decision: 7,
    options,
    prompt: { said: said('pick'), clauses: [], asks: 'picking', cause: null },
    ...more,
  });

test('a touch marks, and a second one takes, but not while the pack is new', () => {
  const { picks, sent, wait } = at(asked(FREE));
  picks.touch(2);
  expect(sent).toEqual([{ do: 'mark', decision: 7, options: ['b'] }]);
  picks.touch(2);
  wait(FRESH - 1);
  picks.touch(2);
  expect(sent).toHaveLength(1);
  wait(1);
  picks.touch(2);
  expect(sent.at(-1)).toEqual({ do: 'choose', decision: 7, option: 'b' });
});

test('of two cards the second touch takes one back, and the mark follows', () => {
  const { picks, sent, wait } = at(asked(ONE_LEADER));
  wait(FRESH);
  picks.touch(1);
  picks.touch(1);
  picks.touch(0);
  expect(sent.map((wish) => (wish as { options: string[] }).options)).toEqual([['L+a'], ['L'], []]);
  picks.touch(4);
  expect(sent.at(-1)).toBe('M'); // why not?
});

test('a mark survives a reload, and a pick that is made is changed by a choice, not by a mark', async () => {
  expect(at(asked(FREE), ['a']).picks.chosen?.option).toBe('a');
  const { picks, sent, wait } = at(asked(FREE, { owing: [1], sealed: [0, 2], chosen: [take('a')] }));
  wait(FRESH);
  expect([picks.made?.option, picks.isNews]).toEqual(['a', false]);
  await picks.confirm();
  expect(sent).toEqual([]);
  picks.touch(4);
  expect([picks.isNews, sent]).toEqual([true, []]);
  await picks.confirm();
  expect(sent).toEqual([{ do: 'choose', decision: 7, option: 'M' }]);
});

// --- how the draft stands -------------------------------------------------------------------------

test('the circle, and where packs go', () => {
  const view = drafting([zone('pack', PACK, 5, 4)]);
  expect([stageOf(view), roundOf(view)]).toEqual(['picking', { number: 1, of: 4 }]);
  expect(circleFrom(view, 2)).toEqual([2, 1, 0]);
  expect(neighboursOf(view, 0)).toEqual({ to: 2, from: 1 });
  expect(neighboursOf({ ...view, facts: { ...view.facts, direction: 1 } }, 0)).toEqual({ to: 1, from: 2 });
});

test('what everybody is doing', () => {
  const view = drafting([zone('pack', PACK, 5, 4)], { owing: [0, 1], sealed: [2] });
  expect([0, 1, 2].map((number) => doingOf(view, seat(number, { kind: 'bot' })))).toEqual(['picking', 'picking', 'picked']);
  expect(doingOf(view, seat(1, { kind: 'person', is_here: false }))).toBe('away');
  const building = drafting([zone('pack', 0, 0, 0)], { owing: [0], facts: { finished: [1], dropped: [2] } });
  expect([0, 1, 2].map((number) => doingOf(building, seat(number, { kind: 'bot' })))).toEqual(['building', 'built', 'out']);
  expect(stageOf(drafting([zone('counted', 3, 3, 3)]))).toBe('counting');
});

test('what was taken, and what lies covered', () => {
  const view = drafting([zone('pool', ['a'], 1, 1), zone('leaders', ['L'], ['M'], []), zone('taken', 3, 3, 3)]);
  expect([poolOf(view, 0), coveredOf(view, 0), takenBy(view, 1)]).toEqual([['a', 'L'], 3, 5]);
  const built = drafting([zone('deck', ['a'], 1, 1)], { is_over: true, facts: { leader: [['L'], null, null], chosen: [[], null, null] } });
  expect([deckOf(built, 0), deckOf(built, 1)]).toEqual([['L', 'a'], []]);
});

// --- pool and deck --------------------------------------------------------------------------------

const choosable = (card: string, ...traits: [string, string | number][]): Choosable => ({
  face: face(card, card),
  section: 'main',
  most: 4,
  traits: traits.map(([name, value]) => ({ name, value })),
});
const CARDS = [
  choosable('a', ['cost', 2], ['colour', 'Red']),
  choosable('b', ['cost', 9], ['colour', 'Red'], ['colour', 'Blue']),
  choosable('L'),
];
const COLOURS = { name: 'colour', title: 'Colour', values: ['Blue', 'Red'].map((value) => ({ value, title: value })) };

test('columns, curve and colours of a pool', () => {
  const counts = counted(['a', 'a', 'b', 'L']);
  const columns = columnsOf(CARDS, counts, COLOURS, 'Others').map(({ title, cards }) => [title, cards.map(({ face }) => face.card)]);
  expect(columns).toEqual([
    ['Blue', ['b']],
    ['Red', ['a', 'a']],
    ['Others', ['L']],
  ]);
  const curve = curveOf(CARDS, counts, 'Costs')!;
  expect(curve.bars.map(({ label, number }) => `${label}:${number}`).join(' ')).toBe('1:0 2:2 3:0 4:0 5:0 6:0 7+:1');
  expect(curveOf([CARDS[2]!], counts, 'Costs')).toBeNull();
  expect(spreadOf(CARDS, counts, COLOURS).bars.map(({ label, number }) => [label, number])).toEqual([
    ['Blue', 1],
    ['Red', 3],
  ]);
});

const PUT = ['L', 'M', 'a', 'b'].map((card) => ({ ...take(card), option: `+${card}` }));
const PARTS = [
  { name: 'main', title: '', least: 3, most: 3, hand: 0, draws: 0 },
  { name: 'leader', title: '', least: 1, most: 1, hand: 0, draws: 0 },
];
const partOf = (card: string) => ('LM'.includes(card) ? 'leader' : 'abc'.includes(card) ? 'main' : '');

test('a deck is put in as options, no more than it takes and nothing twice', () => {
  expect(waysOf([...PUT, { ...take('x'), card: null }]).get('a')).toBe('+a');
  expect(toPut(['L', 'M', 'a', 'a', 'b', 'c', 'z'], [], PARTS, partOf)).toEqual(['L', 'a', 'a', 'b']);
  expect(toPut(['L', 'a', 'a', 'b'], ['L', 'a'], PARTS, partOf)).toEqual(['a', 'b']);
  expect(remembered(['L'], ['+a', '+b', 'done'], PUT)).toEqual(['L', 'a', 'b']);
  expect(without(['a', 'a', 'b'], ['a', 'z'])).toEqual(['a', 'b']);
  expect(fromPool(['a', 'a', 'q'], ['a', 'b'])).toEqual({ there: ['a'], missing: ['a', 'q'] });
});

// --- the log --------------------------------------------------------------------------------------

/** Two seats, packs of three: each picks, the packs change hands, and the first pack comes back. */
function frames(): Frame[] {
  const two = (packs: [string[], string[]], pick: number): GameView => ({
    ...drafting([zone('pack', ...packs), zone('pool', [], []), zone('leaders', [], []), zone('deck', [], [])], {
      facts: { pick, circle: [0, 1] },
    }),
    seats: [0, 1].map(() => ({ about: [], score: [], tally: [] })),
  });
  const steps: [number, Offered | null, GameView][] = [
    [
      -1,
      null,
      two(
        [
          ['a', 'b', 'c'],
          ['x', 'y', 'z'],
        ],
        1,
      ),
    ],
    [
      0,
      take('b'),
      two(
        [
          ['a', 'b', 'c'],
          ['x', 'y', 'z'],
        ],
        1,
      ),
    ],
    [
      0,
      take('a'),
      two(
        [
          ['a', 'b', 'c'],
          ['x', 'y', 'z'],
        ],
        1,
      ),
    ], // changed
    [
      1,
      take('x'),
      two(
        [
          ['y', 'z'],
          ['b', 'c'],
        ],
        2,
      ),
    ],
    [
      1,
      take('b'),
      two(
        [
          ['y', 'z'],
          ['b', 'c'],
        ],
        2,
      ),
    ],
    [0, take('y'), two([['c'], ['z']], 3)],
    [0, take('c'), two([['c'], ['z']], 3)],
    [1, take('z'), two([[], []], 3)],
  ];
  return steps.map(([seat, option, game], step) => ({ step, seat, choice: option?.said ?? null, game, lines: [] }));
}

test('the log has each pick once, with its pack and whose that was', () => {
  const picks = picksOf(frames());
  expect(picks.map(({ pick, seat, opener, taken }) => `${pick}${seat}${opener}${taken.join()}`)).toEqual([
    '100a',
    '111x',
    '201y',
    '210b',
    '300c',
    '311z',
  ]);
  expect(picks.map(({ opener, pack }) => `${opener}:${pack.join('')}`)).toContain('0:bc');
  expect(openerOf(drafting([], { facts: { pick: 3, direction: 1 } }), 2)).toBe(openerOf(drafting([], { facts: { pick: 2 } }), 2));
});

test('what became of the cards of a pack: who took them, and what came back', () => {
  const picks = picksOf(frames());
  expect(fatesOf(picks, picks[0]!)).toEqual([
    { card: 'a', is: 'taken' },
    { card: 'b', is: 'gone', by: 1, pick: 2, hasReturned: false },
    { card: 'c', is: 'gone', by: 0, pick: 3, hasReturned: true },
  ]);
  expect(fatesOf([picks[0]!], picks[0]!).at(-1)).toEqual({ card: 'c', is: 'left' });
  const over = drafting([zone('pool', ['a', 'b'], []), zone('leaders', ['L'], []), zone('deck', ['c'], [])], { is_over: true });
  expect(ownedOf({ ...over, seats: over.seats.slice(0, 1) })).toEqual([{ deck: ['c'], sideboard: ['a', 'b', 'L'] }]);
});

test('tables for spreadsheets hold text alone', () => {
  expect(csvOf([['a', 'b,c', 'say "no"', ' x']])).toBe('a,"b,c","say ""no"""," x"\r\n');
  for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1']) {
    const cell = csvOf([[evil]]).replace(/^"/, '');
    expect(cell.startsWith("'")).toBe(true);
  }
  const names = ['=cmd|calc', 'Bea'];
  const text = picksAsTable(picksOf(frames()), { of: (card) => card.toUpperCase(), names, heads: ['1', '2'] });
  expect(text.split('\r\n')[1]).toBe("1,1,'=cmd|calc,'=cmd|calc,a A,b B; c C");
});
