/** The cards that were taken: by which trait they are laid out, and how they spread. */
import { faceOf, hasAbility, type Faces } from '../../../cards/faces';
import { choosableOf } from '../../../decks/told';
import { counted, costOf, numberOf, type Chart, type Choosable, type Counts, type Facet, type Trait } from '../../../decks/building';

export const MOST_COSTS = 7; // columns of a curve; the last one is for this cost and all above

/** Cards as the builder knows them, those of the pool alone. */
export function choosable(pool: readonly string[], faces: Faces): Choosable[] {
  const counts = counted(pool);
  return choosableOf({ sections: [], ready: {} }, faces, counts).filter(({ face }) => counts.has(face.card));
}

const valuesOf = (card: Choosable, name: string): Trait['value'][] =>
  card.traits.flatMap((trait) => (trait.name === name ? [trait.value] : []));

export interface Column {
  title: string;
  cards: Choosable[]; // each copy
}

/** One column for each value of a trait, in the order of the facet; cards of several values stand in the first of them. */
export function columnsOf(cards: readonly Choosable[], counts: Counts, facet: Facet | undefined, other: string): Column[] {
  const copies = cards.flatMap((card) => Array<Choosable>(counts.get(card.face.card) ?? 0).fill(card));
  const byCost = [...copies].sort((one, next) => costOf(one) - costOf(next) || one.face.title.localeCompare(next.face.title));
  if (!facet) return [{ title: '', cards: byCost }];
  const left = new Set(byCost.map((_, place) => place));
  const columns = facet.values.map(({ value, title }) => {
    const places = [...left].filter((place) => valuesOf(byCost[place]!, facet.name).includes(value));
    for (const place of places) left.delete(place);
    return { title, cards: places.map((place) => byCost[place]!) };
  });
  columns.push({ title: other, cards: [...left].map((place) => byCost[place]!) });
  return columns.filter((column) => column.cards.length);
}

/** How many cards have each cost; those without a cost count nowhere. */
export function curveOf(cards: readonly Choosable[], counts: Counts, title: string): Chart | null {
  const costs = cards.flatMap((card) => {
    const cost = numberOf(card, 'cost');
    return cost === null ? [] : Array<number>(counts.get(card.face.card) ?? 0).fill(Math.min(cost, MOST_COSTS));
  });
  if (!costs.length) return null;
  const least = Math.min(...costs, 1);
  const bars = Array.from({ length: MOST_COSTS - least + 1 }, (_, n) => least + n).map((cost) => ({
    label: cost === MOST_COSTS ? `${cost}+` : `${cost}`,
    number: costs.filter((each) => each === cost).length,
    way: 'at-once' as const,
    note: '',
  }));
  return { title, bars };
}

/** How many cards have each value of a trait; a card of two colours counts for both. */
export function spreadOf(cards: readonly Choosable[], counts: Counts, facet: Facet): Chart {
  const bars = facet.values.map(({ value, title }) => ({
    label: title,
    number: cards.reduce((sum, card) => sum + (valuesOf(card, facet.name).includes(value) ? (counts.get(card.face.card) ?? 0) : 0), 0),
    way: 'at-once' as const,
    note: '',
  }));
  return { title: facet.title, bars: bars.filter((bar) => bar.number) };
}

/** A card with all that stands on it, for those who listen: what it is called, costs, is and does. */
export function read(faces: Faces, card: string): string {
  const face = faceOf(faces, card);
  if (!face) return '';
  return [face.name, face.rank, face.kind, hasAbility(face) ? face.line : ''].filter(Boolean).join(', ');
}
