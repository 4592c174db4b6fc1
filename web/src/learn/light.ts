/** Where the light of a lesson falls: the elements of what is spoken of. */
import { itemAt, keyOf, elementAt, WHOLE } from '../table/places';
import type { GameView, Light, Place } from '../wire';

const PART: Record<string, string> = { prompt: '[data-region="prompt"]', scores: '[data-lit="scores"]', log: '[data-lit="log"]' };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function litBy(root: HTMLElement, view: GameView, light: Light): HTMLElement[] {
  if (light.part === 'table') return [];
  if (light.part) return [...document.querySelectorAll<HTMLElement>(PART[light.part] ?? '')].filter(isSeen);
  const told = light.fact ? root.querySelector<HTMLElement>(`[data-fact~="${CSS.escape(light.fact)}"]`) : null;
  if (told) return [told];
  const found = light.places.flatMap((place) => thingsAt(root, view, place));
  return [...new Set(found)];
}

/** The thing at a place: what is drawn of it, cards of the hand among them, which have no places of their own. */
function thingsAt(root: HTMLElement, view: GameView, place: Place): HTMLElement[] {
  if (place.item !== WHOLE) {
    const own = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(keyOf(place))}"]`);
    if (own && isSeen(own)) return [own];
    const card = itemAt(view, place)?.cards.at(-1);
    const drawn = root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(`${place.zone}:${place.owner}`)}"]`);
    const one = [...drawn].find((each) => each.dataset.card === card && isSeen(each));
    if (one) return [one];
  }
  const whole = elementAt(root, { ...place, item: WHOLE });
  return whole ? [whole] : [];
}

const isSeen = (element: HTMLElement): boolean => element.offsetWidth > 0;

/** The boxes of elements, within a frame, with some room around each; of a hand, that of its cards. */
export function boxesOf(elements: readonly HTMLElement[], frame: DOMRect, room: number): Box[] {
  return elements.map((element) => {
    const cards = element.matches('[data-region="hand"]') ? [...element.querySelectorAll('[data-hand]')] : [];
    const all = (cards.length ? cards : [element]).map((each) => each.getBoundingClientRect());
    const [left, top] = [Math.min(...all.map((box) => box.left)), Math.min(...all.map((box) => box.top))];
    const [right, bottom] = [Math.max(...all.map((box) => box.right)), Math.max(...all.map((box) => box.bottom))];
    return { x: left - frame.left - room, y: top - frame.top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
  });
}
