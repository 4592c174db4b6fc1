/**
 * Choosing from a pack: one card, or two that are taken together. Cards are told apart by their places in the pack, so that two
 * copies are two cards. What may be taken stands in the options alone; nothing here knows a rule.
 */
import { cardsIn } from '../../../speech/said';
import type { Offered } from '../../../wire';

export type Places = readonly number[];

const isWithin = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many];
  return few.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && isWithin(one, other);
const named = (pack: readonly string[], places: Places): string[] => places.map((place) => pack[place] ?? '');

/** The option that takes exactly these cards. */
export const optionOf = (options: readonly Offered[], pack: readonly string[], places: Places): Offered | null =>
  (places.length && options.find((option) => isSame(cardsIn(option.said), named(pack, places)))) || null;

/** Whether some option takes these cards, perhaps with another one. */
const isPossible = (options: readonly Offered[], pack: readonly string[], places: Places): boolean =>
  options.some((option) => isWithin(named(pack, places), cardsIn(option.said)));

/** Where the cards of an option lie in the pack. */
export function placesOf(pack: readonly string[], option: Offered): number[] {
  const places: number[] = [];
  for (const card of cardsIn(option.said)) {
    const at = pack.findIndex((each, place) => each === card && !places.includes(place));
    if (at < 0) return [];
    places.push(at);
  }
  return places;
}

/** Whether two cards may be taken at once. */
export const isOfTwo = (options: readonly Offered[]): boolean => options.some((option) => cardsIn(option.said).length > 1);

/** What is selected after this card was touched; nothing: it cannot be taken. A card that is selected is put back. */
export function touched(options: readonly Offered[], pack: readonly string[], selected: Places, place: number): Places | null {
  if (selected.includes(place)) return selected.filter((each) => each !== place);
  const ways: Places[] = [[...selected, place]];
  for (let without = selected.length - 1; without >= 0; without--) ways.push([...selected.toSpliced(without, 1), place]);
  ways.push([place]);
  const found = ways.find((way) => isPossible(options, pack, way));
  return found ? completed(options, pack, found) : null;
}

/** Where these cards can only be taken with one certain other card, that one belongs to them. */
function completed(options: readonly Offered[], pack: readonly string[], places: Places): Places {
  if (optionOf(options, pack, places)) return places;
  const fitting = options.filter((option) => isWithin(named(pack, places), cardsIn(option.said)));
  const wholes = new Set(fitting.map((option) => [...cardsIn(option.said)].sort().join('\n')));
  if (wholes.size !== 1) return places;
  const others = placesOf(pack, fitting[0]!).filter((other) => !named(pack, places).includes(pack[other]!));
  return [...others, ...places];
}

/** What is selected first, where nobody has selected anything: what was marked, or else what was chosen. */
export function known(options: readonly Offered[], pack: readonly string[], marked: readonly string[], chosen: readonly Offered[]): Places {
  const option = options.find((each) => each.option === marked[0]) ?? chosen[0];
  return option ? placesOf(pack, option) : [];
}
