/** The card under the mouse, shown large beside it; touch and keyboard have the zoom instead. */
import type { Attachment } from 'svelte/attachments';

const PATIENCE = 350; // milliseconds before a card that is only passed over shows itself

class Peek {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(card: string, element: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const box = element.getBoundingClientRect();
      const isRight = box.left > innerWidth / 2;
      this.card = card;
      this.x = isRight ? box.left - 214 : box.right + 12;
      this.y = Math.max(8, Math.min(innerHeight - 300, box.top - 120));
    }, PATIENCE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}

export const peeked = new Peek();

export function peek(card: string): Attachment<HTMLElement> {
  return (element) => {
    const open = (event: PointerEvent) => event.pointerType === 'mouse' && peeked.open(card, element);
    const close = () => peeked.close();
    element.addEventListener('pointerenter', open);
    element.addEventListener('pointerleave', close);
    return () => {
      close();
      element.removeEventListener('pointerenter', open);
      element.removeEventListener('pointerleave', close);
    };
  };
}
