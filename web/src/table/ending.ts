/** How a game ended, as something to be said: the common catalogue has the words, and a game may have its own. */
import type { GameView, Part, Said, Table } from '../wire';

/** `more` is what the words of the game may name besides. */
export function endSaid(table: Table, view: GameView | null, more: Record<string, Part> = {}): Said {
  if (table.status === 'aborted') return { kind: 'aborted', parts: {} };
  const winners = view?.winners ?? [];
  if (!winners.length) return { kind: view?.sides.length ? 'lost' : 'drawn', parts: more };
  const mineFirst = [...winners].sort((a, b) => Number(b === view?.seat) - Number(a === view?.seat));
  const seats = mineFirst.map((seat) => ({ seat }));
  if (view?.sides.length) return { kind: 'won-together', parts: { ...more, seats } };
  if (seats.length === 1) return { kind: 'won', parts: { ...more, seat: seats[0]! } };
  return { kind: view?.teams.length ? 'won-as-team' : 'shared', parts: { ...more, seats } };
}
