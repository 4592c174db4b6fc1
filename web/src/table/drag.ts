/** Dragging a card of the hand: onto the table, a shortcut for touching the card, its target and the button; within the hand, to another place in it. */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { layer } from './flight';

const SLOP = 9; // pixels before a touch becomes a drag
const LONG = 480; // milliseconds of a long press, which looks at the card

export function draggable(desk: Desk, card: string, copy: number, arrange: (to: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = event;
      swallow = false;
      follow('addEventListener');
      clearTimeout(press);
      if (event.pointerType === 'touch') press = setTimeout(hold, LONG);
    }

    function hold(): void {
      follow('removeEventListener');
      start = null;
      swallow = true;
      desk.zoom([card]);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const x = event.clientX - start.clientX;
      const y = event.clientY - start.clientY;
      if (!ghost && Math.hypot(x, y) < SLOP) return;
      if (!ghost) lift();
      ghost!.style.transform = `translate(${x}px,${y}px) rotate(${Math.max(-8, Math.min(8, x / 30))}deg)`;
      const target = aimed(desk, under(event));
      if (target) desk.choice.point(target);
    }

    function lift(): void {
      clearTimeout(press);
      swallow = true;
      desk.stage.skip();
      desk.choice.select(card, copy);
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      // eslint-disable-next-line wyrmhall/own-words -- classes
      ghost.className = 'flying dragged';
      ghost.style.setProperty('--w', `${element.offsetWidth}px`);
      ghost.style.left = `${box.left + box.width / 2 - element.offsetWidth / 2}px`;
      ghost.style.top = `${box.top + box.height / 2 - element.offsetHeight / 2}px`;
      layer().append(ghost);
      element.style.opacity = '0.25';
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId && !ghost) return;
      clearTimeout(press);
      follow('removeEventListener');
      start = null;
      if (!ghost) return;
      setTimeout(() => (swallow = false)); // where the click went elsewhere
      drop(event);
      const falling = ghost;
      ghost = null;
      element.style.opacity = '';
      const back = falling.animate(
        [
          { transform: falling.style.transform, opacity: 0.9 },
          { transform: 'none', opacity: 0 },
        ],
        160,
      );
      back.onfinish = back.oncancel = () => falling.remove();
    }

    function drop(event: PointerEvent): void {
      const place = under(event);
      const target = aimed(desk, place);
      const { choice } = desk;
      const neighbour = place?.closest<HTMLElement>('[data-hand]')?.dataset.hand;
      if (neighbour !== undefined) {
        choice.clear();
        arrange(Number(neighbour));
      } else if (!place?.closest('[data-drop]')) choice.clear();
      else if (!choice.legal.has(card)) void desk.askWhy(card, copy);
      else {
        if (target) choice.point(target);
        else if (choice.aim === null) choice.point('');
        if (choice.chosen) void desk.confirm();
      }
    }

    function cancel(): void {
      clearTimeout(press);
      follow('removeEventListener');
      start = null;
      ghost?.remove();
      ghost = null;
      element.style.opacity = '';
    }

    /** A finger or mouse that has left the card is still followed. */
    function follow(how: 'addEventListener' | 'removeEventListener'): void {
      window[how]('pointermove', move as EventListener);
      window[how]('pointerup', up as EventListener);
      window[how]('pointercancel', cancel);
    }

    /** The click that ends a drag or a long press is not a touch of the card. */
    function click(event: MouseEvent): void {
      if (swallow) event.stopImmediatePropagation();
      swallow = false;
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
    };
  };
}

const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

/** The place below the pointer that the card can go to, if it can go there: a thing, its pile, or the seat. */
function aimed(desk: Desk, element: Element | null | undefined): string | null {
  for (let at = element?.closest<HTMLElement>('[data-at]'); at; at = at.parentElement?.closest<HTMLElement>('[data-at]')) {
    const key = at.dataset.at ?? '';
    if (desk.choice.targets.has(key)) return key;
  }
  return null;
}
