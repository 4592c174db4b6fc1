/** Building a deck of a pool: what is put into it as options of the game, and which cards are left outside. */
import { cardsIn } from '../../../speech/said';
import { counted, type Section } from '../../../decks/building';
import type { Offered } from '../../../wire';

export const READY = 'done'; // how every draft writes that a deck is ready; offered only once it is

/** How each card is put into the deck. */
export function waysOf(options: readonly Offered[]): Map<string, string> {
  return new Map(options.flatMap((option) => (option.card === null ? [] : [[option.card, option.option] as const])));
}

/** The cards that an interrupted building had in mind: what the seat has put in already, and what it has marked. */
export function remembered(put: readonly string[], marked: readonly string[], options: readonly Offered[]): string[] {
  const cards = new Map(
    options.flatMap((option) =>
      cardsIn(option.said)
        .slice(0, 1)
        .map((card) => [option.option, card] as const),
    ),
  );
  return [...put, ...marked.flatMap((option) => cards.get(option) ?? [])];
}

/** What of a list can be put in, one after the other: as many of each part as it takes, and only what is not in already. */
export function toPut(
  list: readonly string[],
  put: readonly string[],
  sections: readonly Section[],
  partOf: (card: string) => string,
): string[] {
  const room = new Map(sections.map(({ name, most }) => [name, most ?? Infinity]));
  const take = (card: string): boolean => {
    const left = room.get(partOf(card)) ?? 0;
    if (left > 0) room.set(partOf(card), left - 1);
    return left > 0;
  };
  for (const card of put) take(card);
  return without(list, put).filter(take);
}

/** A list less these cards, each as often as it stands there. */
export function without(list: readonly string[], less: readonly string[]): string[] {
  const left = counted(less);
  return list.filter((card) => {
    const number = left.get(card) ?? 0;
    if (number) left.set(card, number - 1);
    return !number;
  });
}

/** The part of a list that the pool has, and the part that it has not. */
export function fromPool(list: readonly string[], pool: readonly string[]): { there: string[]; missing: string[] } {
  const missing = without(list, pool);
  return { there: without(list, missing), missing };
}
