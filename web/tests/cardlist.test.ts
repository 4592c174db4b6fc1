import { expect, test } from 'vitest';
import { howMany, linesWith, MOST, readList, writeList } from '../src/pages/cardlist';

test('a list has a card in each line, with a number where there are several', () => {
  const list = readList('2 R1\n\n  Ice ; the best\n; nothing here\n10  G5\r\n');
  expect(list.problems).toEqual([]);
  expect(list.cards).toEqual(['R1', 'R1', 'Ice', ...Array<string>(10).fill('G5')]);
  expect(howMany(list)).toBe('13 cards');
  expect(readList('').cards).toEqual([]);
});

test('what cannot be read is told by its line, all of it at once', () => {
  const list = readList('R1\ntwo R1\n2 R1 R2\n0 R1\n501 R1\nR2');
  expect(list.problems.map((problem) => problem.line)).toEqual([2, 3, 4, 5]);
  expect(list.problems[0]!.text).toBe('write one card a line, such as R1 or 2 R1');
  expect(readList(`${MOST} R1\nR2\n; the end`).problems).toEqual([{ line: 2, text: '501 cards; at most 500 can be brought' }]);
});

test('a list is written with each card once, and read again', () => {
  const cards = ['R1', 'R1', 'R2', 'Ice'];
  expect(writeList(cards)).toBe('2 R1\n1 R2\n1 Ice');
  expect(readList(writeList(cards)).cards).toEqual(cards);
});

test('the lines of a card that the hall refuses are found', () => {
  const list = readList('3 R1\nG5\nR1 ; one more');
  expect(linesWith(list, ['R1'])).toEqual([
    { line: 1, text: 'R1' },
    { line: 3, text: 'R1' },
  ]);
  expect(linesWith(list, [])).toEqual([]);
});
