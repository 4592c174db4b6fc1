/** Other players in a match, as few matches changed as can be. */
import type { EventRound, NewPlayers } from '../wire';

/** Somebody comes for somebody else; if both play in this round they change places. */
export function exchanged(round: EventRound, match: number, leaves: number, comes: number): NewPlayers[] {
  return round.matches
    .filter((each) => each.number === match || each.players.includes(comes))
    .map((each) => ({
      number: each.number,
      was: each.players,
      players: each.players.map((player) => (player === leaves ? comes : player === comes ? leaves : player)),
    }));
}

/** A match more, or a bye. */
export function added(round: EventRound, players: number[]): NewPlayers[] {
  const number = Math.max(0, ...round.matches.map((each) => each.number)) + 1;
  return [{ number, players, was: [] }];
}

export function takenAway(round: EventRound, match: number): NewPlayers[] {
  return round.matches.filter((each) => each.number === match).map((each) => ({ number: match, players: [], was: each.players }));
}

/** Who is here and plays nobody in this round. */
export const unpaired = (round: EventRound, active: readonly number[]): number[] =>
  active.filter((player) => !round.matches.some((each) => each.players.includes(player)));
