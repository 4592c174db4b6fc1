/** What the card does that the mouse rests on, or that a keyboard has come to; a long touch looks at it closely. */
import type { Attachment } from 'svelte/attachments';

const PATIENCE = 350; // milliseconds before a card that is only passed over tells of itself
const LONG = 480; // milliseconds of a long touch

class Peek {
  card = $state<string | null>(null);
  element = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(card: string, element: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.card = card;
      this.element = element;
    }, PATIENCE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.card = null;
    this.element = null;
  }
}

export const peeked = new Peek();

/** Whether it was the mark on a card that was touched, and not the card. */
export const isAboutCard = (event: Event): boolean => event.target instanceof Element && event.target.closest('[data-about]') !== null;

/** With `look`, a long touch looks closely, and is no touch of the card besides. */
export function peek(card: string, look?: () => void): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;
    const open = () => peeked.open(card, element);
    const close = () => peeked.close();
    const closeSoon = () => queueMicrotask(close); // an element that goes away loses the focus while the page is drawn
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && open();
    const focus = () => element.matches(':focus-visible') && open();
    const release = () => clearTimeout(press);
    const down = (event: PointerEvent) => {
      close();
      swallow = false;
      release();
      if (look && event.pointerType === 'touch')
        press = setTimeout(() => {
          swallow = true;
          look();
        }, LONG);
    };
    const click = (event: Event) => {
      if (swallow) event.stopImmediatePropagation();
      swallow = false;
    };
    const heard: [string, EventListener, boolean?][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', close],
      ['pointerdown', down as EventListener],
      ['pointerup', release],
      ['pointercancel', release],
      ['pointermove', ((event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 4 && release()) as EventListener],
      ['focus', focus],
      ['blur', closeSoon],
      ['keydown', ((event: KeyboardEvent) => event.key === 'Escape' && close()) as EventListener],
      ['click', click, true],
    ];
    for (const [word, listener, capture] of heard) element.addEventListener(word, listener, capture);
    return () => {
      release();
      if (peeked.element === element) closeSoon();
      for (const [word, listener, capture] of heard) element.removeEventListener(word, listener, capture);
    };
  };
}
