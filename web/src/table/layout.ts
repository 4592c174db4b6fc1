/** Where things lie: what each seat and the centre hold, read from any game's view. */
import type { GameView, Item, Zone } from '../wire';

export const CENTRE = -1;

export interface Holding {
  word: string;
  owner: number;
  layout: Zone['layout'];
  items: Item[]; // empty where no face is seen
  size: number | null; // null: not even the number is known
}

/** The zone of the cards that a seat holds: called 'hand', or the first that only its owner sees. */
export function handWord(view: GameView): string | null {
  const each = view.zones.filter((zone) => zone.layout === 'each');
  const named = each.find((zone) => zone.word === 'hand');
  const secret = each.find((zone) => zone.piles.some((pile) => pile.owner === view.seat && pile.items.length > 0 && othersHide(zone, view.seat)));
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
  return { word: zone.word, owner, layout: zone.layout, items: piles.flatMap((pile) => pile.items), size };
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
export function keyed<T>(things: readonly T[], name: (thing: T) => string): { key: string; thing: T }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const text = name(thing);
    const copies = seen.get(text) ?? 0;
    seen.set(text, copies + 1);
    return { key: `${text}#${copies}`, thing };
  });
}

/** Whether an item on the table is what an option points at. */
export const isAbout = (item: Item, card: string | null): boolean => card !== null && item.cards.includes(card);

export function fact(about: readonly [string, string][], word: string): string | null {
  return about.find(([name]) => name === word)?.[1] ?? null;
}

/** What a seat has scored: as the game says it, or as the lines of its score add up. */
export function scoreOf(view: GameView | null, seat: number): number {
  const { about = [], score = [] } = view?.seats[seat] ?? {};
  return Number(fact(about, 'score') ?? score.reduce((sum, line) => sum + line.points, 0));
}
