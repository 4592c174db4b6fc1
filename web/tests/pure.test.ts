import { expect, test } from 'vitest';
import { mergeLines, nextLine, withEarlier } from '../src/lines';
import { found } from '../src/rules/clauses';
import { arranged, moved } from '../src/table/arrangement.svelte';
import type { Line } from '../src/lines';
import { clockWords, listed, numbers } from '../src/words';
import { line } from './fixtures';

const lines = (...numbers: number[]): Line[] => numbers.map((n) => line(n, 'note'));

test('lines are appended by number, never doubled, and a full log replaces what was there', () => {
  expect(mergeLines(lines(0, 1), { since: 2, lines: lines(2) })).toEqual(lines(0, 1, 2));
  expect(mergeLines(lines(0, 1, 2), { since: 1, lines: lines(1, 2, 3) })).toEqual(lines(0, 1, 2, 3));
  expect(mergeLines(lines(0, 1, 2), { since: 0, lines: lines(0) })).toEqual(lines(0));
});

test('where lines between are missing the log begins anew, and goes back page by page', () => {
  const latest = mergeLines(lines(0, 1, 2), { since: 7, lines: lines(7, 8) });
  expect(latest).toEqual(lines(7, 8));
  expect(nextLine(latest)).toBe(9);
  expect(nextLine([])).toBe(0);
  expect(mergeLines(latest, { since: 9, lines: lines(9) })).toEqual(lines(7, 8, 9));
  expect(mergeLines(latest, { since: 9, lines: [] })).toEqual(latest);
  const back = withEarlier(latest, { lines: lines(5, 6) });
  expect(back).toEqual(lines(5, 6, 7, 8));
  expect(withEarlier(back, { lines: lines(5, 6) })).toEqual(back); // asked for twice
  expect(withEarlier(back, { lines: [] })).toEqual(back);
});

test('rules are found by words in any order', () => {
  const clauses = [{ name: 'MD-26', section: 'Spells', examples: 0, text: [{ text: 'A spell goes on a dragon.', kind: 'text' as const }] }];
  expect(found(clauses, 'dragon SPELLS')).toEqual(clauses);
  expect(found(clauses, '  a  dragon ')).toEqual(clauses);
  expect(found(clauses, 'ice')).toEqual([]);
});

test('small sentences', () => {
  expect(numbers([2, 3, 4, 5])).toBe('2 to 5');
  expect(listed(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy');
  expect(clockWords({ kind: 'decision', seconds: 30, last: 0 })).toBe('30 seconds a move');
  expect(clockWords({ kind: 'decision', seconds: 259_200, last: 0 })).toBe('by post, 3 days a move');
});

test('a hand lies as it was arranged, what is drawn comes last, and a new deal lies as dealt', () => {
  expect(moved(['G1', 'R2', 'Y3'], 0, 2)).toEqual(['R2', 'Y3', 'G1']);
  expect(arranged(['G1', 'R2', 'Y3'], ['R2', 'Y3', 'G1'])).toEqual(['R2', 'Y3', 'G1']);
  expect(arranged(['G1', 'K4', 'Y3'], ['R2', 'Y3', 'G1'])).toEqual(['Y3', 'G1', 'K4']);
  expect(arranged(['Ice', 'Ice', 'R2'], ['R2', 'Ice'])).toEqual(['R2', 'Ice', 'Ice']);
  expect(arranged(['G5', 'K4', 'R2'], ['R2', 'Y3', 'G1'])).toEqual(['G5', 'K4', 'R2']);
});
