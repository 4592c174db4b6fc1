/** A draft after its end, pick by pick: what was in each pack, what was taken, and where the other cards went. */
import { csvOf } from '../../../csv';
import { cardsIn } from '../../../speech/said';
import type { Frame, GameView } from '../../../wire';
import { cardsOf, circleFrom, deckOf, pickOf, poolOf, roundOf, stageOf, wayOf } from './draft';
import { without } from './deck';

export interface Pick {
  round: number;
  pick: number;
  seat: number;
  opener: number; // whose pack it was at first
  pack: string[]; // as the seat saw it
  taken: string[];
}

export interface Owned {
  deck: string[];
  sideboard: string[];
}

/** All picks in the order in which they were made; one that was changed counts as it was in the end. */
export function picksOf(frames: readonly Frame[]): Pick[] {
  const found = new Map<string, Pick>();
  frames.forEach((frame, step) => {
    const before = frames[step - 1]?.game;
    if (!before || !frame.choice || frame.seat < 0 || stageOf(before) !== 'picking') return;
    const [pack, taken] = [cardsOf(before, 'pack', frame.seat), cardsIn(frame.choice)];
    if (!taken.length || without(taken, pack).length) return;
    const [round, pick] = [roundOf(before).number, pickOf(before)];
    found.set(`${round} ${pick} ${frame.seat}`, { round, pick, seat: frame.seat, opener: openerOf(before, frame.seat), pack, taken });
  });
  return [...found.values()].sort((one, other) => one.round - other.round || one.pick - other.pick || one.seat - other.seat);
}

/** Who has opened the pack that a seat holds: each pick has passed it on by one. */
export function openerOf(view: GameView, seat: number): number {
  const circle = circleFrom(view, seat);
  const passed = (pickOf(view) - 1) % circle.length;
  return circle[(wayOf(view) === 'left' ? circle.length - passed : passed) % circle.length]!;
}

export type Fate = { card: string } & ({ is: 'taken' | 'left' } | { is: 'gone'; by: number; pick: number; hasReturned: boolean });

/** What became of each card of a pack that a seat has seen: taken at once, by whom later, or never. */
export function fatesOf(picks: readonly Pick[], at: Pick): Fate[] {
  const later = picks.filter((each) => each.round === at.round && each.opener === at.opener && each.pick > at.pick);
  const back = later.find((each) => each.seat === at.seat)?.pick ?? Infinity;
  const gone = later.flatMap((each) => each.taken.map((card) => ({ card, by: each.seat, pick: each.pick })));
  const taken = [...at.taken];
  return at.pack.map((card) => {
    const own = taken.indexOf(card);
    if (own >= 0) {
      taken.splice(own, 1);
      return { card, is: 'taken' };
    }
    const next = gone.findIndex((each) => each.card === card);
    if (next < 0) return { card, is: 'left' };
    const [{ by, pick }] = gone.splice(next, 1) as [(typeof gone)[number]];
    return { card, is: 'gone', by, pick, hasReturned: pick >= back };
  });
}

/** What everybody had in the end. */
export const ownedOf = (view: GameView): Owned[] =>
  view.seats.map((_, seat) => {
    const deck = deckOf(view, seat);
    return { deck, sideboard: without(poolOf(view, seat), deck) };
  });

export interface Titles {
  of: (card: string) => string; // what a card is called
  names: readonly string[]; // of the seats
  heads: readonly string[]; // of the columns
}

/** The picks as a table, one line each, for spreadsheets. */
export function picksAsTable(picks: readonly Pick[], { of, names, heads }: Titles): string {
  const named = (cards: readonly string[]) => cards.map((card) => `${card} ${of(card)}`).join('; ');
  return csvOf([
    [...heads],
    ...picks.map(({ round, pick, seat, opener, pack, taken }) => [
      `${round}`,
      `${pick}`,
      names[seat] ?? '',
      names[opener] ?? '',
      named(taken),
      named(without(pack, taken)),
    ]),
  ]);
}
