import { expect, test } from 'vitest';
import type { Faces } from '../src/cards/faces';
import { endSaid } from '../src/table/ending';
import {
  announced,
  battlefronts,
  counted,
  draftOf,
  isInControl,
  locks,
  opposite,
  shownHand,
  sources,
  stacksOf,
  strengthOf,
} from '../src/table/games/storm-dragons/battle';
import { told } from '../src/table/games/storm-dragons/told';
import type { GameView, Item, Offered, Outcome, ScoreLine, Zone } from '../src/wire';
import { face, item, line, offered, place, said, table, view as anyView } from './fixtures';

const DOWN = { marks: [said('laid-down')] };
const tallied = (kind: string, points: number, card = ''): ScoreLine => ({
  said: said(kind, card ? { cards: { cards: [card] } } : {}),
  points,
  clauses: ['SD-52'],
});
const dragon = (card: string, doing: string, ...numbers: number[]) =>
  face(card, card, {
    kind: said('dragon', { family: 'noble' }),
    line: said(doing),
    numbers: numbers.map((number, n) => [n % 2 ? 'moon' : 'sun', number]),
  });
const storm = (card: string, doing: string) =>
  face(card, card, {
    kind: said('storm'),
    line: said(doing),
    numbers: [
      ['sun', 1],
      ['moon', 1],
    ],
  });
const faces: Faces = new Map(
  [
    dragon('Elder', 'elder', 5, 6, 2, 3),
    dragon('DawnBringer', 'dawn-bringer', 7, 3, 3, 1),
    dragon('Spy', 'spy', 5, 4, 0, 1),
    dragon('StormRider', 'storm-rider', 4, 5, 1, 2),
    storm('Tempest', 'tempest'),
    storm('Fog', 'fog'),
  ].map((each) => [each.card, each]),
);

const NIGHT = [
  tallied('head', 6, 'Elder'),
  tallied('in-flight', 3, 'DawnBringer'),
  tallied('in-flight', 1, 'Spy'),
  tallied('in-front', 1, 'Tempest'),
  tallied('in-front', 2, 'StormRider'),
  tallied('tempest', 2),
];
const each = (word: string, ...piles: Item[][]): Zone => ({
  word,
  layout: 'each',
  piles: piles.map((items, owner) => ({ owner, size: items.length, items })),
});

function view(changes: Partial<GameView> = {}, facts: Record<string, unknown> = {}): GameView {
  return anyView([], {
    facts: { round: 2, side: 1, holder: 1, challenger: -1, active: [0, 1], ...facts },
    about: [],
    seats: [
      { about: [said('dragons-won', { value: 3 })], score: [], tally: [tallied('head', 4, 'Spy')] },
      { about: [], score: [], tally: NIGHT },
    ],
    zones: [
      each('flight', [item('Spy')], [item('Elder'), item('DawnBringer'), item('Spy'), item('Spy', DOWN)]),
      each('front', [], [item('Tempest'), item('StormRider')]),
      each('draw', [], []),
      {
        word: 'stack',
        layout: 'pieces',
        piles: [{ owner: -1, size: 1, items: [item('Spy.Tempest', { marks: [said('stack-number', { number: 3 })] })] }],
      },
      { word: 'won', layout: 'shared', piles: [{ owner: -1, size: 2, items: [item('Spy'), item('Fog')] }] },
      { word: 'lost', layout: 'shared', piles: [{ owner: -1, size: 1, items: [item('Elder')] }] },
    ],
    ...changes,
  });
}

const asking = (option: Offered, seen = view()): [GameView, Offered] => [{ ...seen, options: [option] }, option];
const playing = (kind: string, then: Outcome[], card: string | null = null): Offered => ({ ...offered('x', card), said: said(kind), then });

test('strength source by source, and what each card adds to it', () => {
  expect(sources(NIGHT)).toEqual([
    said('sum-head', { points: 6 }),
    said('sum-in-flight', { points: 4 }),
    said('sum-in-front', { points: 3 }),
    said('sum-tempest', { points: 2 }),
  ]);
  expect(sources([tallied('head', 3), tallied('in-flight', 0)])).toEqual([said('sum-head', { points: 3 })]);
  expect(strengthOf(view(), 1)).toBe(15);
  expect(counted(view(), 'flight', 1)).toEqual([6, 3, 1, null]);
  expect(counted(view(), 'front', 1)).toEqual([1, 2]);
});

test('the number in force: head, wing, what an Elder raises, a rider in the front, a downed dragon, the hand', () => {
  const inForce = (card: string, word: string, at: number, seen = view()) =>
    told.inForce!(seen, card, { word, owner: 1, place: at }, faces);
  expect(inForce('Elder', 'flight', 0)).toEqual({ cell: 1, rank: '6' });
  expect(inForce('DawnBringer', 'flight', 1)).toEqual({ cell: 2, rank: '+3' });
  expect(inForce('Spy', 'flight', 2)).toEqual({ cell: 3, rank: '+1' });
  expect(inForce('Spy', 'flight', 3)).toEqual({ cell: -1, rank: '–' });
  expect(inForce('StormRider', 'front', 1)).toEqual({ cell: 3, rank: '+2' });
  expect(inForce('Tempest', 'hand', -1)).toEqual({ cell: 1, rank: '+1' });
  expect(inForce('Spy', 'hand', -1, view({}, { side: -1 }))).toBeNull();
});

test('cards are touched where they lie; what points at a pile, a seat or an end of a flight is a button', () => {
  const seen = view();
  expect(told.isDrawn!(seen, place('flight', 1, 2))).toBe(true);
  expect(told.isDrawn!(seen, place('victory', 0))).toBe(false);
  expect(told.isDrawn!(seen, place('', 7))).toBe(false);
  expect(told.isDrawn!({ ...seen, prompt: { ...seen.prompt!, asks: 'placing' } }, place('flight', 0, 0))).toBe(false);
});

test('what a choice will come to', () => {
  const ways = [
    { way: 'head', side: 0, total: 9 },
    { way: 'tail', side: 0, total: 16 },
  ];
  const [strengths, meaning] = told.outcome!(...asking(playing('play', ways, 'Spy')));
  expect(strengths).toMatchObject({
    kind: 'strength-in-ways',
    parts: { seat: { seat: 0 }, ways: [{ kind: 'strength-so', parts: { total: 9, way: { kind: 'head' } } }, { parts: { total: 16 } }] },
  });
  expect(meaning).toMatchObject({ kind: 'beats-token', parts: { against: 15 } });
  expect(told.outcome!(...asking(playing('place-at-tail', [{ way: '', side: 0, total: 5 }])))).toMatchObject([
    { kind: 'strengths-change', parts: { changes: [{ parts: { before: 4, after: 5 } }] } },
    { kind: 'misses-token', parts: { needed: 16 } },
  ]);
  expect(told.outcome!(...asking(playing('kill', [{ way: '', side: 1, total: 9 }])))).toMatchObject([
    { parts: { changes: [{ parts: { seat: { seat: 1 }, before: 15, after: 9 } }] } },
  ]);
  expect(told.outcome!(...asking(playing('cast', [{ way: '', side: 0, total: 9 }], 'Fog'), view({}, { challenger: 1 })))[1]).toMatchObject({
    kind: 'misses-challenge',
  });
  expect(told.outcome!(...asking(playing('rebuild', [])))).toEqual([]);
});

test('what stands in the way of day or night', () => {
  expect(locks(view(), faces)).toEqual([]);
  const barred = view({ zones: [each('flight', [], [item('DawnBringer')]), each('front', [item('Fog')], [])] });
  expect(locks(barred, faces)).toEqual([
    { side: 0, card: 'Fog', to: 0 },
    { side: 1, card: 'DawnBringer', to: 1 },
  ]);
});

test('together: battlefronts, enemies and control, and the end with both sums', () => {
  const side = (number: number) => ({ side: number, name: '', about: [], tally: [] });
  const seen = view({ sides: [2, 6, 7, 8].map(side) }, { control: [6, 1, -1] });
  expect(battlefronts(seen)).toEqual([0, 1, 2]);
  expect([isInControl(seen, 0), isInControl(seen, 6), isInControl(seen, 1)]).toEqual([false, true, true]);
  expect([opposite(2), opposite(8)]).toEqual([8, 2]);
  const over = { ...seen, is_over: true };
  expect(endSaid(table({ status: 'finished' }), over, told.ending!(over, faces))).toEqual(said('lost', { ours: 1, theirs: 1 }));
  expect(endSaid(table({ status: 'finished' }), { ...over, winners: [0] }, { ours: 2, theirs: 1 })).toEqual(
    said('won-together', { ours: 2, theirs: 1, seats: [{ seat: 0 }] }),
  );
});

test('a plate counts cards to draw and dragons won', () => {
  expect(told.counts!(view(), 0)).toMatchObject([
    { value: 0, said: said('cards-to-draw') },
    { value: 3, said: said('dragons-won') },
  ]);
});

test('a draft goes to the left and back again, and stacks keep their numbers', () => {
  const seen = view(
    { seats: view().seats.concat(view().seats[0]!), about: [said('draft-round', { value: 2, rounds: 3 })] },
    { round: 0, draft_round: 2, starter: 1, picks: 4 },
  );
  expect(draftOf(seen)).toEqual({ round: 2, rounds: 3, order: [1, 2, 0, 0, 2, 1, 1, 2, 0], at: 4 });
  expect([...stacksOf(seen)]).toMatchObject([[3, { at: 0, item: { cards: ['Spy', 'Tempest'] } }]]);
});

test('the log: strengths of this battle, hands that were shown', () => {
  const lines = [
    line(0, '', { said: said('keeps-token', { total: 4 }), seat: 0 }),
    line(1, '', { said: said('opens-round', { round: 2 }), seat: 0 }),
    line(2, '', { said: said('takes-token', { total: 7, against: 4 }), seat: 1 }),
    line(3, '', { said: said('shows-hand'), seat: 0, cards: ['Tempest'] }),
  ];
  expect(announced(lines)).toEqual([{ seat: 1, strength: 7 }]);
  expect(shownHand(lines, 0)).toEqual(['Tempest']);
});
