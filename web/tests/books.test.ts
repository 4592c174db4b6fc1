/** What the page expects of notations, decisions, zones and facts, beside what the games really call them: books.json, by tools/books.py. */
import { expect, test } from 'vitest';
import type { Faces } from '../src/cards/faces';
import { EXCHANGING } from '../src/table/games/fairy-tale/tale';
import { told as fairyTale } from '../src/table/games/fairy-tale/told';
import { magicDragon } from '../src/table/games/magic-dragon';
import { aimOf, PLACED } from '../src/table/games/storm-dragons/battle';
import { NAMES } from '../src/table/games/storm-dragons/placing.svelte';
import { isStorm, PASSES, PLACES, SAID, told as stormDragons, VERBS } from '../src/table/games/storm-dragons/told';
import type { CardFace, GameView, Item, Offered } from '../src/wire';
import books from './books.json';

interface Meant extends Offered {
  means: { side?: number; card?: string; word?: string; isFirst?: boolean; isDowned?: boolean; colour?: string; seat?: number; place?: number; isDown?: boolean };
}

const storm: Meant[] = books['storm-dragons'].options;
const fairy: Meant[] = books['fairy-tale'].options;
const magic: Meant[] = books['magic-dragon'].options;

const face = (card: string, kind = ''): CardFace => ({ card, title: card, kind, rank: kind && '1', palette: '', glyph: '', art: '', text: '', provenance: '', numbers: [] });
const up = (card: string): Item => ({ cards: [card], text: card, remark: '', under: [] });
const down = (card: string): Item => ({ cards: [card], text: `${card}-`, remark: '', under: [0] });
const name = (side: number) => `side ${side}`;

function view(asks: string, changes: Partial<GameView> = {}): GameView {
  return {
    seat: 0, facts: {}, about: [], owing: [0], sealed: [], chosen: [], decision: 1, prompt: { text: '', clauses: [], asks }, options: [], remembered: [], winners: [],
    is_over: false, teams: [], sides: [], seats: Array.from({ length: 5 }, () => ({ about: [], score: [], tally: [] })), zones: [], ...changes,
  };
}

test('Storm Dragons: each option of the book points where the page thinks it does', () => {
  expect(storm.filter((option) => option.means.word).length).toBeGreaterThan(800);
  for (const option of storm) expect(aimOf(option, isStorm), option.option).toEqual(option.means.word ? option.means : null);
});

test('Storm Dragons: each thing that an option points at can be touched', () => {
  for (const option of storm.filter((each) => each.means.word)) {
    const { side, card, word, isFirst, isDowned } = option.means;
    const item = isDowned ? down(card!) : up(card!);
    expect(stormDragons.isMeant!(view('Assassin'), option, item, { word: word!, owner: side!, place: isFirst ? 0 : 1 }), option.option).toBe(true);
  }
});

test('Storm Dragons: the page has words for every option, and none for what is no option', () => {
  const faces: Faces = new Map();
  for (const option of storm) expect(stormDragons.outlook!(view('Act'), option, faces, name), option.option).not.toBeNull();
  const words = storm.map((option) => option.option);
  expect(words).toEqual(expect.arrayContaining([...Object.keys(SAID), ...Object.keys(PLACES), ...Object.keys(NAMES), 'Pass', 'Day', 'Night']));
  expect(books['storm-dragons'].decisions).toEqual(expect.arrayContaining([...Object.keys(VERBS), ...Object.keys(PASSES), ...PLACED]));
});

test('Fairy Tale: each option of the book is read as it is meant', () => {
  expect(books['fairy-tale'].decisions).toEqual(expect.arrayContaining(Object.keys(EXCHANGING)));
  const marked = fairy.filter((option) => Object.keys(option.means).length);
  expect(marked.length).toBeGreaterThan(200);
  for (const option of marked) {
    const { seat, place, isDown } = option.means;
    const item = isDown || place !== undefined ? down(option.card ?? '?') : up(option.card!);
    const owner = seat ?? (place === undefined ? 0 : 2);
    const items = place === undefined ? [item] : Array.from({ length: 12 }, () => item);
    const revealed = Array.from({ length: 5 }, () => [option.card]);
    const [asks, clauses] = seat !== undefined ? ['Hunting', ['FT-36']] : place !== undefined ? ['Taking', []] : ['Giving', []];
    const seen = view('', {
      prompt: { text: '', clauses, asks }, teams: [0, 1, 0, 1, 1], facts: { revealed },
      zones: [{ word: 'tableau', layout: 'each', piles: [{ owner, size: items.length, items }] }],
    });
    expect(fairyTale.isMeant!(seen, option, item, { word: 'tableau', owner, place: place ?? 0 }), option.option).toBe(true);
    expect(fairyTale.isMeant!(seen, option, item, { word: 'tableau', owner: owner + 1, place: place ?? 0 }), option.option).toBe(false);
    if (place !== undefined) expect(fairyTale.isMeant!(seen, option, item, { word: 'tableau', owner, place: (place + 1) % 12 }), option.option).toBe(false);
  }
});

test('Magic Dragon: bids are numbers, and a Color spell names the colour that it means', () => {
  const faces: Faces = new Map(magic.filter((option) => /^[A-Z]\d$/.test(option.option)).map((option) => [option.card!, face(option.card!, `${colours[option.card![0]!]} ${option.card![1]}`)]));
  expect(magic.filter((option) => option.card === null).map((option) => option.option)).toEqual(['0', '1', '2', '3', '4', 'Pass']);
  const naming = magic.filter((option) => option.means.colour);
  expect(naming.length).toBeGreaterThan(100);
  for (const option of naming) expect(magicDragon.naming!(option, faces)?.text.toLowerCase(), option.option).toBe(option.means.colour);
});
const colours: Record<string, string> = { R: 'Red', Y: 'Yellow', K: 'Black', P: 'Purple', G: 'Green' };

const sources = import.meta.glob<string>('../src/table/games/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

test.each(['storm-dragons', 'fairy-tale', 'magic-dragon'] as const)('%s: the page looks for zones and facts that there are', (game) => {
  const { zones, facts } = books[game];
  const code = Object.entries(sources).filter(([path]) => path.includes(`/games/${game}`)).map(([, text]) => text).join('\n');
  const found = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map((match) => match[1]!))];
  const wanted = [...found(/(?:pileOf|sizeOf|inPile|worth|dragonsIn)\(\w+, '(\w+)'/g), ...found(/zone\.word === '(\w+)'/g)];
  const asked = [...found(/\bfacts\.(\w+)/g), ...found(/\bnumbers?\(view, '(\w+)'/g)];
  expect(asked.length).toBeGreaterThan(0);
  expect(zones).toEqual(expect.arrayContaining(wanted));
  expect(facts).toEqual(expect.arrayContaining(asked));
});
