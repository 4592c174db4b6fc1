/** Where a small panel may stand beside something, without covering it or anything that can be touched. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 12; // pixels between the places that are tried
const EDGE = 6; // pixels left free at the edge
// eslint-disable-next-line wyrmhall/own-words -- a selector
const CONTROLS = 'button, a[href], input, select, textarea, summary';

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** The nearest place that is free; where none is, the one that covers least, and cards before other controls. */
export function beside(
  about: Box,
  width: number,
  height: number,
  frame: Box,
  controls: readonly Box[],
  cards: readonly Box[],
): { x: number; y: number } {
  let best = { x: frame.left + EDGE, y: frame.top + EDGE, cost: Infinity };
  for (let y = frame.top + EDGE; y + height <= frame.bottom - EDGE; y += STEP) {
    for (let x = frame.left + EDGE; x + width <= frame.right - EDGE; x += STEP) {
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const covered =
        controls.reduce((sum, each) => sum + overlap(box, each), overlap(box, about)) * 50 +
        cards.reduce((sum, each) => sum + overlap(box, each), 0);
      const aslant =
        Math.abs(box.top + box.bottom - about.top - about.bottom) / 50 + Math.abs(box.left + box.right - about.left - about.right) / 200;
      const cost = covered + gap(box, about) + aslant;
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}

/** What can be touched on the page now, cards of hand and table apart. */
export function touchable(): { controls: Box[]; cards: Box[] } {
  const seen = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility() && !one.closest('.sr'));
  const boxes = (all: HTMLElement[]) => all.map((one) => one.getBoundingClientRect());
  return {
    controls: boxes(seen.filter((one) => !one.matches('[data-stop]'))),
    cards: boxes(seen.filter((one) => one.matches('[data-stop]'))),
  };
}
