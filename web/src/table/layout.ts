/** Where things lie: what each seat and the centre hold, read from any game's view. */
import { numberIn } from '../speech/said';
import type { GameView, Item, Offered, Said, Seat, Zone } from '../wire';
import { itemAt } from './places';

export const CENTRE = -1;

export interface Holding {
  word: string;
  owner: number;
  layout: Zone['layout'];
  items: Item[]; // empty where no face is seen
  numbers: number[]; // of the items, as places name them
  size: number | null; // null: not even the number is known
}

/** The zone of the cards that a seat holds: called 'hand', or the first that only its owner sees. */
export function handWord(view: GameView): string | null {
  const each = view.zones.filter((zone) => zone.layout === 'each');
  const named = each.find((zone) => zone.word === 'hand');
  const secret = each.find((zone) =>
    zone.piles.some((pile) => pile.owner === view.seat && pile.items.length > 0 && othersHide(zone, view.seat)),
  );
  return (named ?? secret)?.word ?? null;
}

function othersHide(zone: Zone, seat: number): boolean {
  const others = zone.piles.filter((pile) => pile.owner !== seat && pile.size !== 0);
  return others.length > 0 && others.every((pile) => pile.items.length === 0);
}

/** What one owner has in a zone; the pieces of a zone lie together. */
export function held(zone: Zone, owner: number): Holding | null {
  const piles = zone.piles.filter((pile) => pile.owner === owner);
  if (piles.length === 0 && zone.layout !== 'pieces') return null;
  const size = piles.reduce<number | null>((sum, pile) => (sum === null || pile.size === null ? null : sum + pile.size), 0);
  const items = piles.flatMap((pile) => pile.items);
  const numbers = zone.layout === 'pieces' ? zone.piles.flatMap((pile, n) => (pile.owner === owner ? [n] : [])) : items.map((_, n) => n);
  return { word: zone.word, owner, layout: zone.layout, items, numbers, size };
}

export function handOf(view: GameView, seat: number): Holding | null {
  const word = handWord(view);
  const zone = view.zones.find((each) => each.word === word);
  return zone ? held(zone, seat) : null;
}

/** Everything an owner has on the table, the hand apart. */
export function onTable(view: GameView, owner: number, without: readonly string[] = []): Holding[] {
  const hand = handWord(view);
  return view.zones
    .filter((zone) => zone.word !== hand && !without.includes(zone.word))
    .map((zone) => held(zone, owner))
    .filter((holding): holding is Holding => holding !== null && (owner !== CENTRE || holding.size !== 0));
}

export const isHidden = (holding: Holding): boolean => holding.items.length === 0 && holding.size !== 0;

/** The seats around the table as the viewer sits: clockwise, beginning on the left; all of them for one who only watches. */
export function around(count: number, viewer: number): number[] {
  const first = viewer < 0 ? 0 : viewer + 1;
  const length = viewer < 0 ? count : count - 1;
  return Array.from({ length }, (_, k) => (first + k) % count);
}

const PLACES: Record<number, string> = { 1: 'T', 2: 'LR', 3: 'LTR', 4: 'LTUR', 5: 'LTUVR' };

/** The region of the k-th seat around; more than five share the row at the top. */
export function placeOf(k: number, count: number): string {
  return PLACES[count]?.[k] ?? 'T';
}

/** What the viewer remembers of the face-down card at that place, if the view tells it. */
export function knownAt(view: GameView, word: string, owner: number, place: number): string | null {
  for (const known of view.remembered) {
    if (!Array.isArray(known) || known[0] !== 'KnownPiece') continue;
    const [, zone, whose, where, cards] = known as [string, string, number, number, string[]];
    if (zone === word && whose === owner && where === place) return cards.at(-1) ?? null;
  }
  return null;
}

/** Those who play in one team with a seat. */
export function partnersOf(view: GameView, seat: number): number[] {
  return view.teams.flatMap((team, other) => (other !== seat && team === view.teams[seat] ? [other] : []));
}

/** Keys for a list in which equal things may stand several times. */
export function keyed<T>(things: readonly T[], name: (thing: T) => string): { key: string; thing: T; copy: number }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const text = name(thing);
    const copy = seen.get(text) ?? 0;
    seen.set(text, copy + 1);
    return { key: `${text}#${copy}`, thing, copy };
  });
}

/** Whether the whole thing lies face-down. */
export const isDown = (item: Item): boolean => (item.under?.length ?? 0) > 0 && item.under?.length === item.cards.length;

/** Whether an option is about a card of the hand: one that points at such a card on the table itself is not. */
export function isFromHand(view: GameView, option: Offered): boolean {
  const hand = handOf(view, view.seat);
  const { card, target } = option;
  if (card === null || !hand) return false;
  if (target?.zone === hand.word && target.owner === view.seat) return true;
  return hand.items.some((item) => item.cards.includes(card)) && itemAt(view, target)?.cards.at(-1) !== card;
}

/** A fact about table or seat: its value, by its kind. */
export function fact(about: readonly Said[], kind: string): number | null {
  const found = about.find((each) => each.kind === kind);
  return found ? numberIn(found, 'value') : null;
}

export const sum = (lines: readonly { points: number }[]): number => lines.reduce((total, line) => total + line.points, 0);

/** How everybody stands: who has won first, who has conceded last, and by score among equals. */
export function standing(seats: readonly Seat[], view: GameView | null): { seat: Seat; score: number }[] {
  const rank = (seat: Seat) => (view?.winners.includes(seat.seat) ? 0 : seat.conceded ? 2 : 1);
  return seats.map((seat) => ({ seat, score: scoreOf(view, seat.seat) })).sort((a, b) => rank(a.seat) - rank(b.seat) || b.score - a.score);
}

/** What a seat has scored: as the game says it, or as the lines of its score add up. */
export function scoreOf(view: GameView | null, seat: number): number {
  const { about = [], score = [] } = view?.seats[seat] ?? {};
  return fact(about, 'score') ?? sum(score);
}
