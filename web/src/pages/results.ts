// How a game ended, as lists tell it to one of its players.

import { say } from '../messages/hall';
import type { Summary } from '../wire';
import { capital } from '../speech/spans';
import { listed, sentence } from '../words';

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

export const hasWon = (game: Summary): boolean =>
  game.status === 'finished' && !game.trouble && (game.winners?.includes(game.you) ?? false);

/** One word for the player. */
export function verdict(game: Summary): string {
  if (game.trouble) return say('verdict', { how: 'closed' });
  if (game.status === 'aborted') return say('verdict', { how: 'aborted' });
  if (game.winners === null) return '';
  if (!game.winners.length) return say('verdict', { how: 'nobody' });
  if (game.you < 0) return '';
  return say('verdict', { how: hasWon(game) ? 'won' : 'lost' });
}

/** The same in a few words: who has won, and who gave up. */
export function ending(game: Summary): string {
  if (game.status === 'aborted') return game.ended && say('aborted', { text: sentence(game.ended) });
  const name = (seat: number) => (seat === game.you ? say('you') : game.names[seat]!);
  const yourselfFirst = (seats: number[]) => [...seats].sort((a, b) => Number(b === game.you) - Number(a === game.you));
  const winners = listed(yourselfFirst(game.winners ?? []).map(name));
  const names = listed(yourselfFirst(game.conceded).map(name));
  const told =
    winners && names
      ? say('won-and-conceded', { winners, names })
      : winners
        ? say('won-by', { winners })
        : names && say('conceded-by', { names });
  return (game.winners?.length ? game.winners : game.conceded).includes(game.you) ? capital(told) : told;
}
