/** What is to be said, as structure; src/wyrmhall/kernel/said.py is the same in Python. */
import type { Part, Said } from '../wire';

export type { Part, Said };
export type SeatPart = Extract<Part, { seat: number }>; // sides that are no seats follow the seats; -1 is nobody
export type CardsPart = Extract<Part, { cards: string[] }>; // by notation; '?' where the face is not seen

export const isSeat = (part: Part): part is SeatPart => typeof part === 'object' && 'seat' in part;
export const isCards = (part: Part): part is CardsPart => typeof part === 'object' && 'cards' in part;
export const isSaid = (part: Part): part is Said => typeof part === 'object' && 'kind' in part;

/** A number among the parts, and null where there is none of this name. */
export function numberIn(said: Said, name: string): number | null {
  const part = said.parts[name];
  return typeof part === 'number' ? part : null;
}

/** The cards that something said names, in order. */
export function cardsIn(said: Said): string[] {
  return Object.values(said.parts).flatMap(cardsOf);
}

function cardsOf(part: Part): string[] {
  if (typeof part !== 'object') return [];
  if (Array.isArray(part)) return part.flatMap(cardsOf);
  if (isCards(part)) return part.cards;
  return isSaid(part) ? cardsIn(part) : [];
}
