/** In a region only one thing is a tab stop; arrows move among the others. */
import type { Attachment } from 'svelte/attachments';

const STOPS = '[data-stop]';

export const roving: Attachment<HTMLElement> = (region) => {
  const stops = () => [...region.querySelectorAll<HTMLElement>(STOPS)];
  const settle = () => {
    const all = stops();
    const current = all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  };
  const enter = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (stop) for (const each of stops()) each.tabIndex = each === stop ? 0 : -1;
  };
  const observer = new MutationObserver(settle);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', enter);
  settle();
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', enter);
  };
};

/** Moves the focus among the stops of the region it is in; false where there is none. */
export function moveFocus(from: Element | null, step: number | 'first' | 'last'): boolean {
  const region = from?.closest<HTMLElement>('[data-region]');
  const stops = [...(region?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = stops.findIndex((stop) => stop === from);
  if (at < 0) return false;
  const to = step === 'first' ? 0 : step === 'last' ? stops.length - 1 : (at + step + stops.length) % stops.length;
  stops[to]?.focus();
  return true;
}

/** F6: the next region that has something in it. */
export function nextRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const here = document.activeElement?.closest('[data-region]');
  const at = regions.findIndex((region) => region === here);
  for (let k = 1; k <= regions.length; k++) {
    const region = regions[(at + step * k + regions.length * 2) % regions.length]!;
    const stop = region.querySelector<HTMLElement>(`${STOPS}[tabindex="0"], button:not([tabindex="-1"]), a[href]`);
    if (stop && stop.offsetParent !== null) {
      stop.focus();
      return;
    }
  }
}
