import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Faces } from '../src/cards/faces';
import { Choice } from '../src/table/choice.svelte';
import { magicDragon } from '../src/table/games/magic-dragon';
import { around, handOf, handWord, onTable } from '../src/table/layout';
import { rounds } from '../src/table/rounds';
import { Stage, type Scene } from '../src/table/stage.svelte';
import { aloud, countdown, secondPerson, tokens, withNames } from '../src/table/words';
import type { CardFace, GameView, Item, Line, Offered, Shown } from '../src/wire';

const item = (text: string, remark = ''): Item => ({ cards: text.split('.'), text, remark, under: [] });
const offered = (option: string, card: string | null, target: string | null): Offered => ({ option, says: option, card, target, then: [] });
const face = (card: string, kind: string, rank = card.slice(1)): CardFace => ({
  card, title: kind, kind, rank, palette: 'red', glyph: 'drop', art: '', text: '', provenance: '', numbers: [],
});
const faces: Faces = new Map([face('R5', 'Red 5'), face('R3', 'Red 3'), face('G2', 'Green 2'), face('Ice', 'Spell', '')].map((each) => [each.card, each]));

function view(options: Offered[] = []): GameView {
  return {
    seat: 0, facts: { bonus: [7, 4, 5, 6, 8] }, about: [['to win', '40']], owing: [0], sealed: [], chosen: [], decision: 3,
    prompt: { text: 'Play a card.', clauses: ['MD-16'], asks: 'Playing' }, options, remembered: [], winners: [], is_over: false, teams: [], sides: [],
    seats: [{ about: [['bid', '1'], ['score', '3']], score: [], tally: [] }, { about: [['bid', '2'], ['score', '0']], score: [], tally: [] }],
    zones: [
      { word: 'hand', layout: 'each', piles: [{ owner: 0, size: 2, items: [item('R5'), item('Ice')] }, { owner: 1, size: 4, items: [] }] },
      { word: 'aside', layout: 'shared', piles: [{ owner: -1, size: 30, items: [] }] },
      { word: 'stack', layout: 'pieces', piles: [{ owner: 1, size: 1, items: [item('R1.R3')] }, { owner: -1, size: 1, items: [item('G2.Color', 'waits for red')] }] },
    ],
  };
}

test('what lies where is read from any view', () => {
  const seen = view();
  expect(handWord(seen)).toBe('hand');
  expect(handOf(seen, 1)).toMatchObject({ size: 4, items: [] });
  expect(onTable(seen, -1, ['aside']).map((holding) => holding.word)).toEqual(['stack']);
  expect(onTable(seen, 1)[0]?.items[0]?.cards).toEqual(['R1', 'R3']);
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, -1)).toEqual([0, 1, 2]);
});

test('a card is selected, then its target, then the name; nothing else is ever chosen', () => {
  const choice = new Choice();
  choice.take(view([offered('R5xR3', 'R5', 'R3'), offered('R5xG2', 'R5', 'G2'), offered('Color/R3=R', 'Color', 'R3'), offered('Color/R3=G', 'Color', 'R3')]));
  choice.select('Y1');
  expect(choice.card).toBeNull();
  choice.select('R5');
  expect(choice.chosen).toBeNull();
  choice.point('K7');
  expect(choice.aim).toBeNull();
  choice.point('G2');
  expect(choice.chosen?.option).toBe('R5xG2');
  choice.select('Color');
  expect(choice.left).toHaveLength(2);
  choice.walk(1);
  expect(choice.chosen?.option).toBe('Color/R3=R');
});

test('a selection outlives a new view while it is legal, and not longer', () => {
  const choice = new Choice();
  choice.take(view([offered('R5xR3', 'R5', 'R3')]));
  choice.select('R5');
  choice.take(view([offered('R5xR3', 'R5', 'R3'), offered('Ice/R3', 'Ice', 'R3')]));
  expect(choice.chosen?.option).toBe('R5xR3');
  choice.take(view([offered('Ice/R3', 'Ice', 'R3')]));
  expect(choice.card).toBeNull();
  expect(choice.chosen).toBeNull();
});

test('Magic Dragon says what a card will do, and how the bid stands then', () => {
  const seen = view();
  expect(magicDragon.outlook?.(seen, offered('R5xR3', 'R5', 'R3'), faces, String)).toMatchObject({
    title: 'Red 5: capture 2 cards', verb: 'Capture', then: 'Then 1 of 1 stacks: bid met, +4', tone: 'good',
  });
  expect(magicDragon.outlook?.(seen, offered('R5xG2', 'R5', 'G2'), faces, String)?.verb).toBe('Claim');
  expect(magicDragon.outlook?.(seen, offered('2', null, null), faces, String)?.then).toBe('Own exactly 2 stacks at the end of the round: +5');
  expect(magicDragon.tag?.(seen, 1)).toMatchObject({ text: '1 of bid 2', tone: 'plain' });
  expect(magicDragon.item?.(item('G2.Color', 'waits for red'), faces)).toMatchObject({ text: 'Waiting for', word: 'Red' });
});

test('cards and clauses are found in sentences, and markup stays text', () => {
  expect(tokens('Bram puts R5 on R3 (MD-18)', faces).map((token) => token.kind)).toEqual(['text', 'card', 'text', 'card', 'text', 'clause', 'text']);
  expect(tokens('<b>R55</b>', faces)).toEqual([{ kind: 'text', text: '<b>R55</b>' }]);
  expect(aloud('puts R5 on Ice', faces)).toBe('puts Red 5 on Spell');
  expect(withNames('Guest_Wyvern bids 2', ['Guest Wyvern'])).toBe('Guest Wyvern bids 2');
  expect(countdown(41_000)).toBe('0:41');
});

test('what others do in the third person, I do in the second', () => {
  const told = ['puts R5 on a stack', 'passes', 'carries on', 'lies low', 'goes', 'chooses', 'takes back: bid 2', 'is back', 'has chosen', 'added nothing'];
  expect(told.map(secondPerson)).toEqual(['put R5 on a stack', 'pass', 'carry on', 'lie low', 'go', 'choose', 'take back: bid 2', 'are back', 'have chosen', 'added nothing']);
});

const line = (n: number, kind: Line['kind'] = 'event', seat = 0, scored = false): Line => ({
  n, kind, seat, text: '', verb: '', cards: [], score: scored ? [{ what: '', points: 1, clauses: [] }] : [], at: 0,
});

test('scores are told round by round', () => {
  const told = rounds([line(0), line(1, 'event', 0, true), line(2, 'event', 1, true), line(3), line(4, 'event', 0, true)]);
  expect(told.map((round) => round.map((each) => each.n))).toEqual([[1, 2], [4]]);
});

const scene = (last: number, kind: Line['kind'] = 'event'): Scene => ({
  shown: { seq: last } as Shown, shownAt: 0, lines: Array.from({ length: last + 1 }, (_, n) => line(n, n === last ? kind : 'event')),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('moves are shown one after another, talk at once, and a skip goes straight to the end', async () => {
  const seen: number[] = [];
  const stage: Stage = new Stage(async (next) => {
    stage.scene = next;
    seen.push(next.shown.seq);
    return 0;
  });
  stage.push(scene(0));
  stage.push(scene(1));
  stage.push(scene(2));
  stage.push(scene(3, 'chat'));
  expect(seen).toEqual([0, 1]);
  expect(stage.isLive).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(seen).toEqual([0, 1, 3]);
  for (const last of [4, 5, 6]) stage.push(scene(last));
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe(6);
  expect(stage.isLive).toBe(true);
});
