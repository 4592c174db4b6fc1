/** Places on the table: what options point at, and where events happen. Elements carry theirs as data-at. */
import type { GameView, Item, Place } from '../wire';

export const WHOLE = -1; // the item of a place that is a whole pile, or a seat

export const keyOf = (place: Place | null): string => (place ? `${place.zone}:${place.owner}:${place.item}` : '');
export const itemKey = (zone: string, owner: number, item: number): string => keyOf({ zone, owner, item });
export const pileKey = (zone: string, owner: number): string => keyOf({ zone, owner, item: WHOLE });
export const seatKey = (owner: number): string => keyOf({ zone: '', owner, item: WHOLE });

/** What lies at a place, if it is one thing whose face is seen; pieces are counted through all of their zone. */
export function itemAt(view: GameView, place: Place | null): Item | null {
  const zone = view.zones.find((each) => each.word === place?.zone);
  if (!zone || !place || place.item < 0) return null;
  if (zone.layout === 'pieces') return zone.piles[place.item]?.items[0] ?? null;
  return zone.piles.find((pile) => pile.owner === place.owner)?.items[place.item] ?? null;
}

/** The element of a place; of a thing that is not drawn its pile, and of a pile that is not drawn its seat. */
export function elementAt(root: ParentNode, place: Place): HTMLElement | null {
  for (const key of [keyOf(place), pileKey(place.zone, place.owner), seatKey(place.owner)]) {
    const found = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(key)}"]`);
    if (found?.offsetWidth) return found;
  }
  return null;
}
