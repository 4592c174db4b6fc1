/** How a table of one's own differs from the game's own: card by card, with the faces to draw. */
import { say } from '../messages/cards';
import { capital } from '../speech/spans';
import type { Difference } from '../wire';
import type { Face, Faces } from './faces';

export interface Change {
  column: string; // in words: 'day head'
  before: string;
  after: string;
}

/** A line of the card table that differs. What is no card of the deck, such as a bid, has no face. */
export interface Differing {
  how: Difference['how'];
  card: string;
  name: string;
  face: Face | null; // as it is drawn in this book; of a card that was left out, in the game's own
  changes: Change[]; // of one that was changed
}

const ORDER: readonly Difference['how'][] = ['changed', 'added', 'left_out'];

const inWords = (column: string): string => column.replaceAll('_', ' ');

/** Changed ones first, then the new ones, then those that were left out; each once. */
export function differing(differences: readonly Difference[], faces: Faces, printed: Faces): Differing[] {
  const found = new Map<string, Differing>();
  for (const { how, card, column, before, after } of differences) {
    const face = (how === 'left_out' ? printed : faces).get(card) ?? null;
    const one = found.get(card) ?? { how, card, name: face?.name ?? capital(card), face, changes: [] };
    if (how === 'changed') one.changes.push({ column: inWords(column), before: before || say('nothing'), after: after || say('nothing') });
    found.set(card, one);
  }
  return [...found.values()].sort((one, other) => ORDER.indexOf(one.how) - ORDER.indexOf(other.how));
}

/** '2 changed, 1 new' */
export function summed(cards: readonly Differing[]): string {
  const counts = ORDER.map((how) => ({ how, count: cards.filter((one) => one.how === how).length }));
  return counts.flatMap(({ how, count }) => (count ? [say('how-many', { how, count })] : [])).join(', ');
}
