/** Results of matches, as they are written and as they are entered. */
import type { EventMatch, EventResult } from '../wire';

/** Games that win a match. */
export const winsOf = (bestOf: number): number => (bestOf + 1) / 2;

/** `2–1`, with drawn games `1–1–1`; at larger tables the places `1, 2, 2, 4`. */
export function inShort(result: EventResult): string {
  if (result.places?.length) return result.places.join(', ');
  const games = (result.won ?? []).join('–');
  return result.drawn ? `${games}–${result.drawn}` : games;
}

/** The same from the other side: as the second of two sees it. */
export function seenBy(result: EventResult, match: EventMatch, player: number): EventResult {
  return match.players.indexOf(player) === 1 && result.won?.length === 2 ? { ...result, won: [...result.won].reverse() } : result;
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
