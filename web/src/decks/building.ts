/** What a list that is being built consists of, in words: whoever shows the builder has made them. */
import type { Face } from '../cards/faces';
import { say } from '../messages/decks';
import { holds } from '../rules/clauses';

/** A card that may be taken. */
export interface Choosable {
  face: Face;
  section: string; // the name of the part of the list that it goes to; empty: it can only be looked at
  most: number; // of it in the list: by the rules, or because there are no more in the pool
  traits: readonly Trait[]; // by which it is looked for
}

export interface Trait {
  name: string;
  value: string | number;
}

/** How people read the traits of this name: what it is called, and its values in order. */
export interface Facet {
  name: string;
  title: string;
  values: { value: string | number; title: string; palette?: string; glyph?: string }[];
}

/** A part of the list. */
export interface Section {
  name: string;
  title: string;
  least: number;
  most: number | null; // null: as many as one likes
  hand: number; // cards that are drawn from it before the first turn; 0: nobody draws from it
  draws: number; // and in each turn
}

export interface Rule {
  text: string;
  clauses: string[];
  isMet: boolean;
}

export type Way = 'at-once' | 'later' | 'never';

/** What would become of a card in the game. */
export interface Prospect {
  way: Way;
  text: string;
  clauses: string[];
}

export interface Bar {
  label: string;
  number: number;
  way: Way;
  note: string;
}

export interface Chart {
  title: string;
  bars: Bar[];
}

/** What is said of a list as it is now. */
export interface Verdict {
  rules: Rule[];
  prospects: ReadonlyMap<string, Prospect>; // by card
  charts: Chart[];
}

export const UNJUDGED: Verdict = { rules: [], prospects: new Map(), charts: [] };
export const isLegal = (verdict: Verdict): boolean => verdict.rules.length > 0 && verdict.rules.every((rule) => rule.isMet);

export type Counts = ReadonlyMap<string, number>;

export function counted(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The cards of a list in the order in which they may be chosen; those that are not among them stand last. */
export function listed(counts: Counts, cards: readonly Choosable[]): string[] {
  const known = cards.flatMap(({ face }) => Array<string>(counts.get(face.card) ?? 0).fill(face.card));
  const names = new Set(cards.map(({ face }) => face.card));
  return [...known, ...[...counts].flatMap(([card, number]) => (names.has(card) ? [] : Array<string>(number).fill(card)))];
}

export const total = (counts: Counts, cards: readonly Choosable[], section: string): number =>
  cards.reduce((sum, each) => sum + (each.section === section ? (counts.get(each.face.card) ?? 0) : 0), 0);

/** `2 of 4`, or `2` where there may be any number. */
export const howMany = (number: number, most: number): string => (Number.isFinite(most) ? say('number-of', { number, most }) : `${number}`);

// --- looking for cards ------------------------------------------------------------------------

export interface Sought {
  section: string; // empty: any
  text: string;
  group: string; // empty: any
  only: 'all' | 'in' | 'out'; // all, those of the list, those that are not in it
  traits: ReadonlyMap<string, string | number>; // by name
  order: Order;
}

export const ORDERS = ['table', 'cost', 'name', 'number'] as const;
export type Order = (typeof ORDERS)[number];

export const costOf = (card: Choosable): number => numberOf(card, 'cost') ?? numberOf(card, 'level') ?? numberOf(card, 'burst') ?? 0;

export function numberOf(card: Choosable, name: string): number | null {
  const value = card.traits.find((trait) => trait.name === name)?.value;
  return typeof value === 'number' ? value : null;
}

const said = ({ face }: Choosable): string => [face.title, face.kind, face.group, face.rank, face.line, ...face.more].join(' ');

const hasTrait = (card: Choosable, name: string, value: string | number): boolean =>
  card.traits.some((trait) => trait.name === name && trait.value === value);

export function found(cards: readonly Choosable[], sought: Sought, counts: Counts): Choosable[] {
  const fit = cards.filter((card) => {
    const number = counts.get(card.face.card) ?? 0;
    if (sought.section && card.section !== sought.section) return false;
    if (sought.group && card.face.group !== sought.group) return false;
    if (sought.only !== 'all' && number > 0 !== (sought.only === 'in')) return false;
    return [...sought.traits].every(([name, value]) => hasTrait(card, name, value)) && holds(said(card), sought.text);
  });
  return sorted(fit, sought.order, counts);
}

export function sorted(cards: readonly Choosable[], order: Order, counts: Counts): Choosable[] {
  const keys: Record<Order, (one: Choosable, other: Choosable) => number> = {
    table: () => 0,
    cost: (one, other) => costOf(one) - costOf(other),
    name: (one, other) => one.face.title.localeCompare(other.face.title),
    number: (one, other) => (counts.get(other.face.card) ?? 0) - (counts.get(one.face.card) ?? 0),
  };
  return [...cards].sort(keys[order]); // what is equal stays in the order of the table
}

const MOST_VALUES = 14; // of a facet; a trait that nearly each card has for itself is none
const LEAST_VALUES = 2;

/** By which traits these cards can be told apart, each value in order. */
export function facetsOf(
  cards: readonly Choosable[],
  titled: (name: string, value: string | number | null) => string,
  looks: (name: string, value: string | number) => { palette?: string; glyph?: string } = () => ({}),
): Facet[] {
  const values = new Map<string, Set<string | number>>();
  for (const card of cards)
    for (const { name, value } of card.traits) values.set(name, (values.get(name) ?? new Set<string | number>()).add(value));
  return [...values]
    .filter(([, all]) => all.size >= LEAST_VALUES && all.size <= MOST_VALUES)
    .map(([name, all]) => ({
      name,
      title: titled(name, null),
      values: [...all].sort(inOrder).map((value) => ({ value, title: titled(name, value), ...looks(name, value) })),
    }));
}

/** Numbers go up; words stay as the table has them, and the one for "none" stands last. */
const inOrder = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : Number(one === '') - Number(other === '');

/** The cards of a list in their groups, those of one group by cost and name. */
export function grouped(cards: readonly Choosable[], counts: Counts): { group: string; number: number; cards: Choosable[] }[] {
  const groups = new Map<string, Choosable[]>();
  for (const card of cards) if (counts.has(card.face.card)) groups.set(card.face.group, [...(groups.get(card.face.group) ?? []), card]);
  return [...groups].map(([group, members]) => ({
    group,
    number: members.reduce((sum, { face }) => sum + (counts.get(face.card) ?? 0), 0),
    cards: sorted(sorted(members, 'name', counts), 'cost', counts),
  }));
}

// --- test hands -------------------------------------------------------------------------------

/** The same cards in a fair order. */
export function shuffled<T>(cards: readonly T[], below: (number: number) => number = chanceBelow): T[] {
  const left = [...cards];
  for (let place = left.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [left[place], left[other]] = [left[other]!, left[place]!];
  }
  return left;
}

const chanceBelow = (number: number): number => Math.floor(Math.random() * number);
