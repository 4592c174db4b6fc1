import { expect, test } from 'vitest';
import type { Faces } from '../src/cards/faces';
import { described, spoken } from '../src/cards/faces';
import { unfold } from '../src/table/games/fairy-tale/moments';
import { aftermath, asked, doingNow, goesLeft, isRevealing } from '../src/table/games/fairy-tale/tale';
import { told as fairyTale } from '../src/table/games/fairy-tale/told';
import { knownAt, partnersOf } from '../src/table/layout';
import type { CardFace, GameView, Item, Line, Offered } from '../src/wire';

const up = (card: string): Item => ({ cards: [card], text: card, remark: '', under: [] });
const down = (card: string): Item => ({ cards: [card], text: `${card}-`, remark: 'face-down', under: [0] });
const offered = (option: string, card: string | null): Offered => ({ option, says: option, card, target: null, then: [] });
const face = (card: string, title: string, rank: string, kind: string, text = 'Shadow, Character. More.'): CardFace => ({
  card, title, kind, rank, palette: 'black', glyph: 'mask', art: '', text, provenance: '', numbers: [],
});
const faces: Faces = new Map(
  [
    face('Bard', 'Bard', '3×', '3 per Elven Warrior'),
    face('ElvenWarrior', 'Elven Warrior', '3', 'Friend of Bard'),
    face('Homesteaders', 'Homesteaders', '×', '1 each per copy'),
    face('TheEggOfChaos', 'The Egg of Chaos', '2', 'Counts as everything', 'All. Counts as Homesteaders and Mischievous Fairy at the same time.'),
    face('Demon', 'Demon', '1', 'All flip 1 Holy Empire'),
  ].map((each) => [each.card, each]),
);

function view(clauses: string[] = [], asks = ''): GameView {
  return {
    seat: 0, facts: { stage: 4, step: 1, revealed: [['Bard'], ['Demon'], [], []], hunted: [] }, about: [], owing: [0], sealed: [], chosen: [], decision: 3,
    prompt: { text: '', clauses, asks }, options: [], remembered: [['KnownPiece', 'tableau', 1, 0, ['Homesteaders']]], winners: [], is_over: false, teams: [0, 1, 0, 1], sides: [],
    seats: [
      { about: [['score', '9']], score: [{ what: 'Elven Warrior', points: 3, clauses: [] }, { what: 'Bard: 3 × 1 Elven Warrior', points: 3, clauses: [] }], tally: [] },
      { about: [], score: [], tally: [] },
      { about: [], score: [], tally: [] },
      { about: [], score: [], tally: [] },
    ],
    zones: [
      { word: 'hand', layout: 'each', piles: [{ owner: 0, size: 2, items: [up('Homesteaders'), up('Bard')] }, { owner: 1, size: 2, items: [] }] },
      {
        word: 'tableau',
        layout: 'each',
        piles: [
          { owner: 0, size: 3, items: [up('ElvenWarrior'), down('TheEggOfChaos'), up('Bard')] },
          { owner: 1, size: 2, items: [down('?'), up('Demon')] },
          { owner: 2, size: 1, items: [down('?')] },
          { owner: 3, size: 0, items: [] },
        ],
      },
    ],
  };
}

const line = (n: number, verb: string, seat: number, ...cards: string[]): Line => ({ n, kind: 'event', seat, text: '', verb, cards, score: [], at: 0 });
const tableau = (seen: GameView, seat: number) => seen.zones[1]!.piles[seat]!.items.map((item) => item.text.replace(/-$/, '') + (item.under.length ? '-' : ''));

test('a reveal is told moment by moment, and nobody is asked meanwhile', () => {
  const moments = unfold(view(), [
    line(10, 'chose', 0), line(11, 'reveals', 0, 'Homesteaders'), line(12, 'reveals', 1, 'Bard'),
    line(13, 'is hunted', 1, 'Bard'), line(14, 'turns up', 1, 'Homesteaders'), line(15, 'turns down', 0, 'Bard'), line(16, 'draws', 1, '?'), line(17, 'discards', 0, 'Bard'),
  ]);
  expect(moments.map((moment) => moment.last)).toEqual([12, 13, 14, 15, 16]);
  const [shown, hunt, unflip, flip, draw] = moments.map((moment) => moment.view);
  expect(shown!.facts.revealed).toEqual([['Homesteaders'], ['Bard'], [], []]);
  expect(tableau(shown!, 0)).toEqual(['ElvenWarrior', 'TheEggOfChaos-', 'Bard', 'Homesteaders']);
  expect(shown!.zones[0]!.piles[0]).toMatchObject({ size: 1, items: [{ cards: ['Bard'] }] });
  expect(tableau(hunt!, 1)).toEqual(['?-', 'Demon', '?-']);
  expect(hunt!.facts.hunted).toEqual([1]);
  expect(knownAt(hunt!, 'tableau', 1, 2)).toBe('Bard');
  expect(tableau(unflip!, 1)).toEqual(['Homesteaders', 'Demon', '?-']);
  expect(knownAt(unflip!, 'tableau', 1, 0)).toBeNull();
  expect(tableau(flip!, 0)).toEqual(['ElvenWarrior', 'TheEggOfChaos-', 'Bard-', 'Homesteaders']);
  expect(draw!.zones[0]!.piles[1]!.size).toBe(2);
  expect(moments.every((moment) => moment.view.options.length === 0 && moment.view.owing.length === 0)).toBe(true);
  expect(unfold(view(), [line(10, 'pass on', -1)])).toEqual([]);
});

test('what is asked is read from the clauses and the decision, and what happens from the log', () => {
  expect(asked(view(['FT-26', 'FT-30']))).toBe('unflip');
  expect(asked(view(['FT-54', 'FT-A36'], 'Taking'))).toBe('take');
  expect(asked(view(['FT-54', 'FT-55'], 'Giving'))).toBe('give');
  const lines = [line(1, 'reveals', 0, 'Bard'), line(2, 'is hunted', 1, 'Demon')];
  expect(aftermath(lines).map((each) => each.n)).toEqual([2]);
  expect(doingNow(view(), lines)).toBe('hunt');
  expect(isRevealing(view())).toBe(true);
  expect([1, 3, 5, 7].map((stage) => goesLeft({ ...view(), facts: { stage } }))).toEqual([true, false, true, false]);
});

test('an option is about one thing on the table, and about no other', () => {
  const meant = (seen: GameView, option: Offered) =>
    seen.zones[1]!.piles.flatMap((pile) => pile.items.flatMap((item, place) => (fairyTale.isMeant?.(seen, option, item, { word: 'tableau', owner: pile.owner, place }) ? [`${pile.owner}:${place}`] : [])));
  expect(meant(view(['FT-27']), offered('Bard', 'Bard'))).toEqual(['0:2']);
  expect(meant(view(['FT-26']), offered('Bard', 'Bard'))).toEqual([]);
  expect(meant(view(['FT-26']), offered('TheEggOfChaos', 'TheEggOfChaos'))).toEqual(['0:1']);
  expect(meant(view(['FT-54'], 'Taking'), offered('1-', null))).toEqual(['2:0']);
  expect(meant(view(['FT-54'], 'Giving'), offered('TheEggOfChaos-', 'TheEggOfChaos'))).toEqual(['0:1']);
  expect(meant(view(['FT-36']), offered('B:Demon', 'Demon'))).toEqual(['1:1']);
  expect(meant(view(['FT-13']), offered('Bard', 'Bard'))).toEqual([]);
});

test('what a card counts now stands on it, and what it would add below it', () => {
  expect(fairyTale.worth?.(view(), 'tableau', 0)).toEqual(['3', null, '3']);
  expect(fairyTale.worth?.(view(), 'tableau', 1)).toEqual([]); // not known at this moment
  expect(fairyTale.note?.(view(['FT-18']), 'Bard', faces)).toMatchObject({ text: '+3 if played', detail: '3 × 1 Elven Warrior' });
  expect(fairyTale.note?.(view(['FT-18']), 'ElvenWarrior', faces)).toMatchObject({ text: '+6 if played', detail: 'with your Bard' });
  expect(fairyTale.note?.(view(['FT-18']), 'Homesteaders', faces)).toMatchObject({ text: '+1 if played' });
  expect(fairyTale.uncounted?.(view(), 0)).toEqual([{ what: '1 card face-down', points: 0, clauses: ['FT-40'] }]);
});

test('cards that records know by their title are spoken of by it; partners are known', () => {
  expect(spoken(faces, 'ElvenWarrior')).toBe('Elven Warrior');
  expect(described(faces, 'Demon')).toBe('Demon, points 1, Shadow, Character, All flip 1 Holy Empire');
  expect(partnersOf(view(), 0)).toEqual([2]);
});
