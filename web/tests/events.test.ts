import { expect, test } from 'vitest';
import { counted } from '../src/events/cards';
import { listIn } from '../src/events/lists';
import { draftsFor, isDraft, OTHER } from '../src/events/plans';
import { added, exchanged, takenAway, unpaired } from '../src/events/repairing';
import { inFull, inShort, isBye, scoreOf, standing, winsOf, withoutThem } from '../src/events/results';
import { clockFace } from '../src/events/time';
import type { EventMatch, EventRound } from '../src/wire';

const NAMES = ['', 'Ada', 'Benno', 'Caro', 'Dora', 'Emil'];
const nameOf = (player: number) => NAMES[player]!;

function match(number: number, players: number[], more: Partial<EventMatch> = {}): EventMatch {
  const nothing = { here: [], result: null, reports: [], is_disputed: false, tables: [], phase: '', winners: [], ready: [] } as const;
  return { ...(nothing as unknown as EventMatch), is_decided: false, number, players, ...more };
}

const ROUND: EventRound = { number: 2, stage: 'rounds', matches: [match(1, [1, 2]), match(2, [3, 4]), match(3, [])] };

test('results are written short and with names', () => {
  expect([winsOf(1), winsOf(3), winsOf(5)]).toEqual([1, 2, 3]);
  expect(inShort({ won: [2, 1] })).toBe('2–1');
  expect(inShort({ won: [1, 1], drawn: 1 })).toBe('1–1–1');
  expect(inShort({ places: [1, 2, 2, 4] })).toBe('1, 2, 2, 4');
  expect(inFull({ won: [2, 1] }, match(1, [1, 2]), nameOf)).toBe('Ada 2 – 1 Benno');
  expect(inFull({ won: [1, 1], drawn: 1 }, match(1, [2, 1]), nameOf)).toBe('Benno 1 – 1 Ada, 1 drawn');
  expect(inFull({ places: [2, 1, 3] }, match(1, [1, 2, 3]), nameOf)).toBe('2. Ada, 1. Benno and 3. Caro');
});

test('who was absent has lost without a game', () => {
  expect(withoutThem(match(1, [1, 2]), [1], 3)).toEqual({ won: [0, 2], absent: [1] });
  expect(withoutThem(match(1, [1, 2]), [2], 1)).toEqual({ won: [1, 0], absent: [2] });
  expect(withoutThem(match(1, [1, 2]), [1, 2], 3)).toEqual({ won: [0, 0], absent: [1, 2] });
});

test('games are counted for whom has won them, and matches that were taken away are not shown', () => {
  expect(scoreOf(match(1, [1, 2], { winners: [1, -1, 1, 0] }))).toEqual([1, 2]);
  expect(standing(ROUND.matches).map((each) => each.number)).toEqual([1, 2]);
  expect([isBye(match(1, [5])), isBye(match(1, [1, 2]))]).toEqual([true, false]);
});

test('a repair changes no more matches than it must', () => {
  expect(exchanged(ROUND, 1, 2, 5)).toEqual([{ number: 1, was: [1, 2], players: [1, 5] }]);
  expect(exchanged(ROUND, 1, 2, 3)).toEqual([
    { number: 1, was: [1, 2], players: [1, 3] },
    { number: 2, was: [3, 4], players: [2, 4] },
  ]);
  expect(added(ROUND, [5])).toEqual([{ number: 4, was: [], players: [5] }]);
  expect(takenAway(ROUND, 2)).toEqual([{ number: 2, was: [3, 4], players: [] }]);
  expect(unpaired(ROUND, [1, 2, 3, 4, 5])).toEqual([5]);
});

test('lists are read with and without numbers, and counted', () => {
  expect(listIn('3 Saiyan Cabba\n\n 2x BT1-031 \nVegeta')).toEqual([
    ...Array<string>(3).fill('Saiyan Cabba'),
    'BT1-031',
    'BT1-031',
    'Vegeta',
  ]);
  expect(counted(['a', 'b', 'a'])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('the clock shows what is left, and what has passed', () => {
  expect([3_000_000, 59_001, 3_661_000, -61_000, 0].map(clockFace)).toEqual(['50:00', '1:00', '1:01:01', '1:01', '0:00']);
});

test('drafts stand before the games that are played with their decks', () => {
  expect(draftsFor('dragon-booster', true)).toEqual(['dragon-booster-draft']);
  expect(draftsFor(OTHER, false)).toEqual(['dbs-draft']);
  expect(draftsFor('magic-dragon', true)).toEqual([]);
  expect([isDraft('rare-draft'), isDraft('fairy-tale')]).toEqual([true, false]);
});
