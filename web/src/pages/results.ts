// How a game ended, as lists tell it to one of its players.

import type { Summary } from '../wire';
import { capital } from '../speech/spans';
import { listed } from '../words';

export const isOver = (game: Summary): boolean => game.status === 'finished' || game.status === 'aborted';

/** The seats of a game: who has won first, who has conceded last. */
export function placed(game: Summary): number[] {
  const rank = (seat: number) => (game.winners?.includes(seat) ? 0 : game.conceded.includes(seat) ? 2 : 1);
  return game.names.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** The others at the table, by name. */
export function company(game: Summary): string {
  return listed(
    placed(game)
      .filter((seat) => seat !== game.you)
      .map((seat) => game.names[seat]!)
      .filter(Boolean),
  );
}

/** One word for the player. */
export function verdict(game: Summary): string {
  if (game.trouble) return 'Closed';
  if (game.status === 'aborted') return 'No result';
  if (game.winners === null) return '';
  if (!game.winners.length) return 'Nobody won';
  if (game.you < 0) return '';
  return game.winners.includes(game.you) ? 'Won' : 'Lost';
}

/** The same in a few words: who has won, and who gave up. */
export function ending(game: Summary): string {
  if (game.status === 'aborted') return game.ended;
  const name = (seat: number) => (seat === game.you ? 'you' : game.names[seat]!);
  const yourselfFirst = (seats: number[]) => [...seats].sort((a, b) => Number(b === game.you) - Number(a === game.you));
  const winners = yourselfFirst(game.winners ?? []).map(name);
  const conceded = yourselfFirst(game.conceded).map(name);
  const told = [winners.length ? `${listed(winners)} won` : '', conceded.length ? `${listed(conceded)} conceded` : '']
    .filter(Boolean)
    .join(', ');
  return (winners[0] ?? conceded[0]) === 'you' ? capital(told) : told;
}
