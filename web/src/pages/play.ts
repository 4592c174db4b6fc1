import { tables, type Trouble } from '../api';
import { person } from '../person.svelte';
import { go } from '../router.svelte';
import type { GameInfo } from '../wire';

/** The number of seats that a game is usually played with: four, or as near as it gets. */
export function usualSeats(allowed: number[]): number {
  return allowed.reduce((best, seats) => (Math.abs(seats - 4) < Math.abs(best - 4) ? seats : best), allowed[0] ?? 2);
}

/** A game against bots, at once: nothing is asked. */
export async function playNow(game: GameInfo, level: string, seats: number): Promise<void> {
  await person.ensureName();
  const bots = Array<string>(seats - 1).fill(level);
  const seated = await tables.open({ game: game.name, seats, bots, private: true, start: true });
  go(`/t/${seated.table}`);
}

export async function join(id: string): Promise<void> {
  await person.ensureName();
  await tables.sit(id).catch((problem: unknown) => {
    if (!['full', 'taken', 'over'].includes((problem as Trouble).code)) throw problem; // somebody was faster: one can still watch
  });
  go(`/t/${id}`);
}

/** A table for oneself with bots that begins where a record leads after so many choices. */
export async function practise(game: string, record: string, choices: number | null, seat: number, level: string): Promise<void> {
  await person.ensureName();
  const position = { record, choices, seat };
  const seated = await tables.open({ game, seats: 2, bots: level ? [level] : [], private: true, start: true, position });
  go(`/t/${seated.table}`);
}
