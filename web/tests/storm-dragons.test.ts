import { expect, test } from 'vitest';
import type { Faces } from '../src/cards/faces';
import { aimOf, announced, counted, draftOf, fronts, inShort, isInControl, locks, opposite, shownHand, sideAsked, strengthOf } from '../src/table/games/storm-dragons/battle';
import { isStorm, told } from '../src/table/games/storm-dragons/told';
import type { CardFace, GameView, Item, Line, Offered, Outcome, ScoreLine } from '../src/wire';

const item = (text: string): Item => ({ cards: [text.replace(/[-!]$/, '')], text, remark: '', under: [] });
const items = (text: string): Item[] => text.split(' ').filter(Boolean).map(item);
const offered = (option: string, card: string | null = null, then: Outcome[] = []): Offered => ({ option, says: option, card, target: /:(\w+)/.exec(option)?.[1] ?? null, then });
const line = (what: string, points: number): ScoreLine => ({ what, points, clauses: ['SD-52'] });
const face = (card: string, title: string, ...numbers: number[]): CardFace => ({
  card, title, kind: 'Noble dragon', rank: numbers.slice(0, 2).join('/'), palette: 'yellow', glyph: 'crown', art: '', text: '', provenance: '',
  numbers: numbers.map((number, n) => [n % 2 ? 'moon' : 'sun', number]),
});
const faces: Faces = new Map(
  [face('Elder', 'Elder', 5, 6, 2, 3), face('DawnBringer', 'Dawn Bringer', 7, 3, 3, 1), face('Spy', 'Spy', 5, 4, 0, 1), face('Tempest', 'Tempest', 1, 1), face('StormRider', 'Storm Rider', 4, 5, 1, 2)].map((each) => [each.card, each]),
);
const name = (side: number) => ['Ada', 'Bea', 'Cid'][side] ?? `side ${side}`;

const NIGHT = [line('Elder at the head', 6), line('Dawn Bringer in the flight', 3), line('Spy in the flight', 1), line('Tempest in the storm front', 1), line('Storm Rider in the storm front', 2), line('Tempest on top', 2)];

function view(changes: Partial<GameView> = {}, facts: Record<string, unknown> = {}): GameView {
  return {
    seat: 0, facts: { round: 2, side: 1, holder: 1, challenger: -1, active: [0, 1], ...facts }, about: [], owing: [0], sealed: [], chosen: [], decision: 3,
    prompt: { text: '', clauses: [], asks: 'Act' }, options: [], remembered: [], winners: [], is_over: false, teams: [], sides: [],
    seats: [{ about: [], score: [], tally: [line('Spy at the head', 4)] }, { about: [], score: [], tally: NIGHT }],
    zones: [
      { word: 'flight', layout: 'each', piles: [{ owner: 0, size: 1, items: items('Spy') }, { owner: 1, size: 4, items: items('Elder DawnBringer Spy Spy-') }] },
      { word: 'front', layout: 'each', piles: [{ owner: 0, size: 0, items: [] }, { owner: 1, size: 2, items: items('Tempest StormRider') }] },
      { word: 'showing', layout: 'shared', piles: [{ owner: -1, size: 1, items: items('Spy') }] },
      { word: 'stack', layout: 'pieces', piles: [{ owner: -1, size: 1, items: [{ cards: ['Spy', 'Spy', 'Tempest'], text: '3:Spy.Spy.Tempest', remark: '', under: [] }] }] },
    ],
    ...changes,
  };
}

test('strength in short, and what each card adds to it', () => {
  expect(inShort(NIGHT)).toBe('6 head + 4 wings + 3 storms + 2 Tempest');
  expect(inShort([line('Queen at the head', 3), line('Spy in the flight', 0), line('The Queen absorbs lightning', 4), line('The challenge token', 1)])).toBe('3 head + 4 Queen + 1 challenge');
  expect(strengthOf(view(), 1)).toBe(15);
  expect(counted(view(), 'flight', 1)).toEqual([6, 3, 1, null]);
  expect(counted(view(), 'front', 1)).toEqual([1, 2]);
});

test('the number in force: head, wing, what an Elder raises, a rider in the front, a downed dragon, the hand', () => {
  const inForce = (card: string, word: string, place: number, seen = view()) => told.inForce!(seen, card, { word, owner: 1, place }, faces);
  expect(inForce('Elder', 'flight', 0)).toEqual({ cell: 1, rank: '6' });
  expect(inForce('DawnBringer', 'flight', 1)).toEqual({ cell: 2, rank: '+3' });
  expect(inForce('Spy', 'flight', 2)).toEqual({ cell: 3, rank: '+1' });
  expect(inForce('Spy', 'flight', 3)).toEqual({ cell: -1, rank: '–' });
  expect(inForce('StormRider', 'front', 1)).toEqual({ cell: 3, rank: '+2' });
  expect(inForce('Tempest', 'hand', -1)).toEqual({ cell: 1, rank: '+1' });
  expect(inForce('Spy', 'hand', -1, view({}, { side: -1 }))).toBeNull();
});

test('an option points at one place: the head, behind it, downed, in the front', () => {
  expect(aimOf(offered('B:StormRider^~'), isStorm)).toEqual({ side: 1, card: 'StormRider', word: 'front', isFirst: true, isDowned: false });
  expect(aimOf(offered('c:Spy-'), isStorm)).toMatchObject({ side: 8, isDowned: true });
  const meant = (option: string, card: string, word: string, place: number) => told.isMeant!(view(), offered(option), item(card), { word, owner: 1, place });
  expect(meant('B:Elder^', 'Elder', 'flight', 0)).toBe(true);
  expect(meant('B:Spy', 'Spy', 'flight', 2)).toBe(true);
  expect(meant('B:Spy', 'Spy-', 'flight', 3)).toBe(false);
  expect(meant('B:Spy-', 'Spy-', 'flight', 3)).toBe(true);
  expect(meant('B:Tempest^', 'Tempest', 'front', 0)).toBe(true);
  expect(meant('B:StormRider~', 'StormRider', 'front', 1)).toBe(true);
  expect(told.isMeant!(view(), offered('Stack3'), view().zones[3]!.piles[0]!.items[0]!, { word: 'stack', owner: -1, place: 0 })).toBe(true);
});

test('what a choice will do', () => {
  const says = (asks: string, option: Offered, seen = view()) => told.outlook!({ ...seen, options: [option], prompt: { text: '', clauses: [], asks } }, option, faces, name);
  expect(says('Act', offered('Spy', 'Spy', [{ way: 'at the head', side: 0, total: 9 }, { way: 'at the tail', side: 0, total: 16 }]))).toMatchObject({
    title: 'Muster Spy', verb: 'Muster it', then: 'Strength 9 at the head, 16 at the tail: you take the token', tone: 'good',
  });
  expect(says('Placing', offered('Tail', null, [{ way: '', side: 0, total: 5 }]))).toMatchObject({ title: 'Spy to the tail', then: 'Strength 5: 16 would take control' });
  expect(says('Assassin', offered('B:Elder^', null, [{ way: '', side: 1, total: 9 }]))).toMatchObject({ title: 'Kill Elder of Bea', verb: 'Kill', then: 'Bea 15 → 9' });
  expect(says('Discarding', offered('A:Spy^', null, [{ way: '', side: 0, total: 0 }]))).toMatchObject({ title: 'Discard Spy of you', verb: 'Discard it', then: 'Strength 4 → 0' });
  expect(says('Act', offered('Spy', 'Spy', [{ way: '', side: 0, total: 9 }]), view({}, { challenger: 1 }))).toMatchObject({ then: 'Strength 9: not enough against 15', tone: 'bad' });
  expect(says('Picking', offered('Stack3'))).toMatchObject({ title: 'Take Spy, Spy, Tempest', then: '2 dragons, 1 storm' });
  expect(says('Daring', offered('Pass'))?.verb).toBe('No challenge');
  expect(says('Act', offered('Yield'), view({}, { mustered: [0] }))?.verb).toBe('Yield');
  expect(says('Act', offered('Yield'), view({}, { mustered: [1] }))?.verb).toBe('Show hand, yield');
  expect(says('Act', offered('Yield'), view({}, { mustered: [1], challenger: 1 }))?.verb).toBe('Yield');
});

test('what stands in the way of day or night', () => {
  expect(locks(view()).length).toBe(0);
  const barred = view({ zones: [{ word: 'flight', layout: 'each', piles: [{ owner: 1, size: 1, items: items('DawnBringer') }] }, { word: 'front', layout: 'each', piles: [{ owner: 0, size: 1, items: items('Fog') }] }] });
  expect(locks(barred)).toEqual([{ side: 0, card: 'Fog', to: 0 }, { side: 1, card: 'DawnBringer', to: 1 }]);
});

test('together: fronts, enemies and control', () => {
  const side = (number: number) => ({ side: number, name: '', about: [], tally: [] });
  const seen = view({ sides: [2, 6, 7, 8].map(side), options: [offered('Head', null, [{ way: '', side: 2, total: 3 }])], prompt: { text: '', clauses: [], asks: 'Placing' } }, { control: [6, 1, -1] });
  expect(fronts(seen)).toEqual([0, 1, 2]);
  expect([isInControl(seen, 0), isInControl(seen, 6), isInControl(seen, 1)]).toEqual([false, true, true]);
  expect([opposite(2), opposite(8)]).toEqual([8, 2]);
  expect(sideAsked(seen)).toBe(2);
  expect(told.sideName!(seen, 6, name)).toBe('Enemy of Ada');
  expect(told.sideName!(seen, 2, name)).toBe('Ally C');
});

test('a draft goes to the left and back again', () => {
  const seen = view({ seats: view().seats.concat(view().seats[0]!) }, { round: 0, draft_round: 2, starter: 1, picks: 4 });
  expect(draftOf(seen)).toEqual({ round: 2, rounds: 3, order: [1, 2, 0, 0, 2, 1, 1, 2, 0], at: 4 });
});

test('the log: strengths of this battle, hands that were shown', () => {
  const said = (n: number, verb: string, seat: number, text = '', cards: string[] = []): Line => ({ n, kind: 'event', seat, text, verb, cards, score: [], at: 0 });
  const lines = [
    said(0, 'announces', 0, 'Ada announces Spy at the head +4 (SD-52) = 4'), said(1, 'wins the round', 0),
    said(2, 'announces', 1, 'Bea announces Elder at the head +6 (SD-52), Spy in the flight +1 (SD-53) = 7'), said(3, 'shows', 0, '', ['Tempest']),
  ];
  expect(announced(lines)).toEqual([{ seat: 1, strength: 7 }]);
  expect(told.brief!(lines[2]!)).toBe('Bea announces 7');
  expect(shownHand(lines, 0)).toEqual(['Tempest']);
});
