import { expect, test } from 'vitest';
import { magicDragon } from '../src/table/games/magic-dragon';
import { cardFace, face, item, offered, place, said, view as anyView } from './fixtures';

const view = (bid: number) =>
  anyView([], {
    facts: { bonus: [0, 5, 3] },
    seats: [
      {
        about: [said('bid', { value: bid }), said('score', { value: 7 })],
        score: [
          { said: said('cards-in-area', { number: 3 }), points: 3, clauses: [] },
          { said: said('cards-in-hand', { number: 2 }), points: -2, clauses: [] },
        ],
        tally: [],
      },
    ],
    zones: [
      {
        word: 'stack',
        layout: 'pieces',
        piles: [
          { owner: 0, size: 1, items: [item('R1.R3')] },
          { owner: 1, size: 1, items: [item('G2')] },
        ],
      },
    ],
  });
const play = (kind: string, rival = 1) => ({
  ...offered('x', 'R5', place('stack', rival, 0)),
  said: said(kind, { rival: { seat: rival } }),
});

test('how the bid stands after a play', () => {
  const after = (kind: string, bid: number, rival = 1) => magicDragon.outcome!(view(bid), play(kind, rival))[0];
  expect(after('capture', 2)).toEqual(said('then-met', { count: 2, bid: 2, bonus: 3, surplus: 0 }));
  expect(after('start', 1)).toMatchObject({ kind: 'then-too-many', parts: { surplus: 1 } });
  expect(after('burn', 2, 0)).toMatchObject({ kind: 'then-too-few', parts: { count: 0 } });
  expect(after('burn', 1)).toMatchObject({ kind: 'then-met' });
  expect(magicDragon.outcome!(view(1), offered('2'))).toEqual([]);
});

test('the tag of a plate and the columns of the scores', () => {
  expect(magicDragon.tag!(view(1), 0)).toEqual({ said: said('of-bid', { count: 1, bid: 1 }), tone: 'good' });
  expect(magicDragon.tag!(anyView(), 1)).toBeNull();
  expect(magicDragon.columns!(view(1), 0).map(([, value]) => value)).toEqual(['1/1', '3', '−2', '7']);
});

test('a colour looks like its dragons', () => {
  const faces = new Map([
    ['G2', face('G2', 'Slumberer', { ...cardFace('G2', ''), line: said('dragon', { colour: 'green' }), palette: 'green', glyph: 'leaf' })],
  ]);
  expect(magicDragon.shade!(said('waits', { colour: 'green' }), faces)).toEqual({ glyph: 'leaf', palette: 'green' });
  expect(magicDragon.shade!(said('frozen'), faces)).toEqual({ glyph: 'snow' });
  expect(magicDragon.shade!(said('capture', { colour: '' }), faces)).toBeNull();
});
