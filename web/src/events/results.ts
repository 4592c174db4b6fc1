/** Results of matches, as they are written and as they are entered. */
import { say } from '../messages/events';
import type { EventMatch, EventResult } from '../wire';
import { listed } from '../words';

/** Games that win a match. */
export const winsOf = (bestOf: number): number => (bestOf + 1) / 2;

/** `2–1`, with drawn games `1–1–1`; at larger tables the places `1, 2, 2, 4`. */
export function inShort(result: EventResult): string {
  if (result.places?.length) return result.places.join(', ');
  const games = (result.won ?? []).join('–');
  return result.drawn ? `${games}–${result.drawn}` : games;
}

/** With the names: `Ada 2 – 1 Benno`, at larger tables `1. Ada, 2. Benno`. */
export function inFull(result: EventResult, match: EventMatch, nameOf: (player: number) => string): string {
  const names = match.players.map(nameOf);
  if (result.places?.length) return listed(names.map((name, at) => say('place-in-full', { place: result.places?.[at] ?? 0, name })));
  const [won = 0, lost = 0] = result.won ?? [];
  return say('result-in-full', { one: names[0] ?? '', other: names[1] ?? '', won, lost, drawn: result.drawn ?? 0 });
}

/** The result when these players were not there: they have lost without a game. */
export function withoutThem(match: EventMatch, absent: readonly number[], bestOf: number): EventResult {
  const won = match.players.map((player) => (absent.includes(player) ? 0 : winsOf(bestOf)));
  return { won: absent.length === 2 ? [0, 0] : won, absent: [...absent] };
}

/** Games won so far at the tables of a match, in the order of its players. */
export const scoreOf = (match: EventMatch): number[] =>
  match.players.map((_, at) => match.winners.filter((winner) => winner === at).length);

export const isBye = (match: EventMatch): boolean => match.players.length === 1;
/** Matches that are there: one that was taken away has no players. */
export const standing = (matches: readonly EventMatch[]): EventMatch[] => matches.filter((match) => match.players.length > 0);
