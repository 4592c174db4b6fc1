/** Lights up where something happens: the seat, the pile and the cards of an event. */
import { settings } from '../settings.svelte';
import type { Line } from '../lines';
import { placesOf } from './events';
import { elementAt } from './places';

const LEAST = 300; // milliseconds

/** Lights the places of these events for a while; the box of the place that matters most, if any is seen. */
export function spotlight(root: HTMLElement, lines: readonly Line[], milliseconds: number): DOMRect | null {
  const lit = new Set(lines.flatMap((line) => placesOf(line).map((place) => elementAt(root, place))).filter((element) => element !== null));
  for (const element of lit) glow(element, Math.max(LEAST, milliseconds));
  return [...lit][0]?.getBoundingClientRect() ?? null;
}

/** Rings a thing for so many milliseconds. */
export function glow(element: HTMLElement, duration: number): void {
  const on = { outline: '3px solid var(--gold-2)', outlineOffset: '3px', borderRadius: '10px' };
  const off = { outline: '3px solid transparent', outlineOffset: '3px', borderRadius: '10px' };
  element.animate(settings.isStill ? [on, on] : [off, { ...on, offset: 0.15 }, { ...on, offset: 0.8 }, off], { duration });
}
