import { expect, test } from 'vitest';
import { differing, summed } from '../src/cards/differences';
import { lineOf, nameOf } from '../src/cards/file';
import type { Difference } from '../src/wire';
import { face } from './fixtures';

const differ = (card: string, how: Difference['how'], column = '', before = '', after = ''): Difference => ({
  card,
  how,
  column,
  before,
  after,
});
const faces = (...cards: string[]) => new Map(cards.map((card) => [card, face(card, `The ${card}`)]));

test('differences are told card by card, the changed ones first', () => {
  const differences = [
    differ('Bard', 'left_out'),
    differ('Imp', 'added'),
    differ('Demon', 'changed', 'points', '1', '4'),
    differ('Demon', 'changed', 'day_head', '', '3'),
  ];
  const cards = differing(differences, faces('Imp', 'Demon'), faces('Bard', 'Demon'));
  expect(cards.map(({ how, name }) => [how, name])).toEqual([
    ['changed', 'The Demon'],
    ['added', 'The Imp'],
    ['left_out', 'The Bard'],
  ]);
  expect(cards[0]!.changes).toEqual([
    { column: 'points', before: '1', after: '4' },
    { column: 'day head', before: 'nothing', after: '3' },
  ]);
  expect(cards[2]!.face?.card).toBe('Bard'); // as the game's own table has it
  expect(summed(cards)).toBe('1 changed, 1 new, 1 left out');
});

test('a line that is no card of the deck is told without a face', () => {
  const [bid] = differing([differ('bid 2', 'changed', 'bonus', '5', '9')], faces(), faces());
  expect(bid).toMatchObject({ name: 'Bid 2', face: null, changes: [{ column: 'bonus', before: '5', after: '9' }] });
  expect(differing([], faces(), faces())).toEqual([]);
});

test('a file has a name and lines, whatever system wrote it', () => {
  expect(nameOf('my.dragons.csv')).toBe('my.dragons');
  expect(nameOf('dragons')).toBe('dragons');
  expect(nameOf('.csv')).toBe('.csv');
  expect(lineOf('a\r\nb\rc\nd', 3)).toBe('c');
  expect(lineOf('a', 9)).toBe('');
});
