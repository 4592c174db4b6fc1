/**
 * What happened at once, shown one thing after another. Each moment is made of events alone: their cards go from where
 * the event says to where it says, as far as that can be seen; how the table really stands then comes from the hall.
 */
import { HIDDEN } from '../cards/faces';
import type { Line } from '../lines';
import type { GameView, Item, Pile, Place, Zone } from '../wire';
import { itemAt, keyOf } from './places';

export interface Moment {
  lines: Line[]; // several where the same happened to several seats, as in a deal
  view: GameView; // the table after it
}

/** What a game knows of its events: kinds that happen to all seats at once, and facts that an event sets. */
export interface Eventful {
  isStill?: boolean; // nothing is shown move by move: the table stands at once as it is
  atOnce?: readonly string[];
  noted?: (view: GameView, line: Line) => GameView;
}

export function moments(view: GameView, lines: readonly Line[], { atOnce = [], noted }: Eventful = {}): Moment[] {
  let now = view;
  return together(lines, atOnce).map((group) => {
    now = isSwap(group) ? swapped(now, group[0]!) : group.reduce(moved, now);
    if (noted) now = group.reduce(noted, now);
    return { lines: group, view: now };
  });
}

/** Cards that are dealt to everybody are dealt in one moment, and two that change places do so. */
function together(lines: readonly Line[], atOnce: readonly string[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const before = found.at(-1)?.at(-1);
    if (before && (isDealtWith(before, line) || isAtOnce(before, line, atOnce) || isSwap([before, line]))) found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found;
}

const isAtOnce = (before: Line, line: Line, kinds: readonly string[]): boolean =>
  before.said?.kind === line.said?.kind && kinds.includes(line.said?.kind ?? '');

/** Two things take each other's place. */
function isSwap([one, other]: readonly Line[]): boolean {
  return (
    (one?.origin?.item ?? -1) >= 0 &&
    (one?.to?.item ?? -1) >= 0 &&
    keyOf(one!.origin) === keyOf(other?.to ?? null) &&
    keyOf(one!.to) === keyOf(other?.origin ?? null) &&
    !isTurned(one!)
  );
}

function swapped(view: GameView, { origin, to }: Line): GameView {
  const [one, other] = [itemAt(view, origin), itemAt(view, to)];
  return one && other ? { ...view, zones: put(put(view.zones, origin!, other), to!, one) } : view;
}

function put(zones: Zone[], place: Place, item: Item): Zone[] {
  return changed(zones, place, (zone) =>
    zone.piles.map((pile) => (pile.owner === place.owner ? { ...pile, items: pile.items.with(place.item, item) } : pile)),
  );
}

/** A thing that stays where it lies is turned over. */
const isTurned = (line: Line): boolean => line.origin !== null && line.origin.item >= 0 && keyOf(line.origin) === keyOf(line.to);

function turned(view: GameView, { to, cards }: Line): GameView {
  const item = itemAt(view, to);
  if (!item || !to) return view;
  if (item.under?.length) return { ...view, zones: put(view.zones, to, { cards, text: cards.join('.') }) };
  const seen = to.owner === view.seat ? cards : cards.map(() => HIDDEN);
  return { ...view, zones: put(view.zones, to, { cards: seen, text: seen.join('.'), under: seen.map((_, n) => n) }) };
}

function isDealtWith(before: Line, line: Line): boolean {
  return (
    before.said?.kind === line.said?.kind &&
    line.cards.length > 1 &&
    before.cards.length > 1 &&
    keyOf(before.origin) === keyOf(line.origin) &&
    before.seat !== line.seat
  );
}

/** The view after the cards of an event have gone where they go. */
export function moved(view: GameView, line: Line): GameView {
  if (!line.cards.length || !(line.origin || line.to)) return view;
  if (isTurned(line)) return turned(view, line);
  let zones = view.zones;
  if (line.origin) zones = changed(zones, line.origin, (zone, place) => lessened(zone, place, line.cards));
  if (line.to) zones = changed(zones, line.to, (zone, place) => increased(zone, place, line.cards));
  return { ...view, zones };
}

function changed(zones: Zone[], place: Place, change: (zone: Zone, place: Place) => Pile[]): Zone[] {
  return zones.map((zone) => (zone.word === place.zone ? { ...zone, piles: change(zone, place) } : zone));
}

function lessened(zone: Zone, place: Place, cards: string[]): Pile[] {
  if (zone.layout === 'pieces') {
    return zone.piles.flatMap((pile, n) => (n === place.item ? without(pile, 0, cards) : [pile])).filter((pile) => pile.items.length > 0);
  }
  return zone.piles.map((pile) => (pile.owner === place.owner ? without(pile, place.item, cards) : pile));
}

/** A pile less these cards: of one thing in it, or wherever they lie. */
function without(pile: Pile, at: number, cards: string[]): Pile {
  const items = [...pile.items];
  for (const card of cards) {
    const n = at >= 0 ? at : items.findLastIndex((item) => item.cards.includes(card));
    const item = items[n];
    if (item) items[n] = { ...item, cards: lessOne(item.cards, card) };
  }
  const left = items.filter((item) => item.cards.length > 0);
  const gone = pile.items.length ? pile.items.length - left.length : cards.length;
  return { ...pile, items: left, size: pile.size === null ? null : Math.max(0, pile.size - gone) };
}

function lessOne(cards: string[], card: string): string[] {
  const at = Math.max(cards.lastIndexOf(card), cards.lastIndexOf(HIDDEN));
  return cards.filter((_, n) => n !== at);
}

function increased(zone: Zone, place: Place, cards: string[]): Pile[] {
  if (zone.layout !== 'pieces') return zone.piles.map((pile) => (pile.owner === place.owner ? grown(pile, place.item, cards) : pile));
  if (zone.piles[place.item])
    return zone.piles.map((pile, n) => (n === place.item ? { ...grown(pile, 0, cards), owner: place.owner } : pile));
  return [...zone.piles, { owner: place.owner, size: 1, items: [{ cards, text: '' }] }];
}

/** A pile with these cards: upon one thing in it, or as new ones at its end; where no face is seen it is only higher. */
function grown(pile: Pile, at: number, cards: string[]): Pile {
  const item = pile.items[at];
  if (item) return { ...pile, items: pile.items.map((each) => (each === item ? { ...each, cards: [...each.cards, ...cards] } : each)) };
  const size = pile.size === null ? null : pile.size + cards.length;
  const isUnseen = (pile.items.length === 0 && pile.size !== 0) || cards.every((card) => card === HIDDEN);
  return { ...pile, size, items: isUnseen ? pile.items : [...pile.items, ...cards.map((card): Item => ({ cards: [card], text: card }))] };
}
