/** The table by keyboard alone. */
import { numberIn } from '../speech/said';
import type { Desk } from './desk.svelte';
import { moveFocus, nextRegion } from './roving';

const KEY = 'wyrmhall.letters';
const DIGITS = Array.from('0123456789');

class Keys {
  letters = $state(localStorage.getItem(KEY) !== 'off'); // some screen readers and voices need single letters for themselves

  constructor() {
    $effect.root(() => {
      $effect(() => localStorage.setItem(KEY, this.letters ? 'on' : 'off'));
    });
  }
}

export const keys = new Keys();

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether the key meant something here. */
export function press(desk: Desk, event: KeyboardEvent, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'F6') {
    nextRegion(event.shiftKey ? -1 : 1);
    return true;
  }
  if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return false;
  return special(desk, event) || (keys.letters && letter(desk, event.key, help));
}

function special(desk: Desk, event: KeyboardEvent): boolean {
  const focus = document.activeElement;
  if (desk.view && desk.refined.asksItself?.(desk.view)) return walk(event.key, focus);
  switch (event.key) {
    case 'Escape':
      desk.cancel();
      return true;
    case 'Enter':
      return confirm(desk, focus);
    case ' ':
      if (desk.stage.isLive || focus?.matches('button, a')) return false;
      desk.stage.skip();
      return true;
    case 'ArrowRight':
    case 'ArrowDown':
      return step(desk, focus, 1, event.key === 'ArrowDown');
    case 'ArrowLeft':
    case 'ArrowUp':
      return step(desk, focus, -1, event.key === 'ArrowUp');
    case 'Home':
      return moveFocus(focus, 'first');
    case 'End':
      return moveFocus(focus, 'last');
  }
  return false;
}

/** Where a screen asks by itself, arrows only go from one thing to the next. */
function walk(key: string, focus: Element | null): boolean {
  const to = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: 'first', End: 'last' } as const;
  return Object.hasOwn(to, key) && moveFocus(focus, to[key as keyof typeof to]);
}

/** Enter plays what is chosen, unless the focus is on another button that wants it. */
function confirm(desk: Desk, focus: Element | null): boolean {
  if (!desk.choice.chosen) return false;
  const isOther = focus?.matches('button, a, summary') && !focus.matches('[data-stop], .way');
  if (isOther) return false;
  void desk.confirm();
  return true;
}

/** With a card selected, arrows walk through what it can do; without one, upright through bids, sideways through the region. */
function step(desk: Desk, focus: Element | null, by: 1 | -1, isUpright: boolean): boolean {
  const { choice } = desk;
  if (choice.card !== null && choice.possible.length > 1) {
    choice.walk(by);
    return true;
  }
  if (choice.card === null && choice.plain.length + choice.placed.length && (isUpright || !focus?.matches('[data-stop]'))) {
    choice.walk(by);
    return true;
  }
  if (moveFocus(focus, by)) return true;
  const first = document.querySelector<HTMLElement>('[data-hand][tabindex="0"]');
  if (focus !== document.body || !first) return false;
  first.focus();
  return true;
}

function letter(desk: Desk, key: string, help: () => void): boolean {
  if (DIGITS.includes(key)) return pick(Number(key), desk);
  const card = document.activeElement?.querySelector<HTMLElement>('[data-card]')?.dataset.card ?? desk.choice.card;
  switch (key.toLowerCase()) {
    case 'w':
      if (card) void desk.askWhy(card);
      return card != null;
    case 'z':
      if (card) desk.zoom([card]);
      return card != null;
    case 'h':
      void desk.askHint();
      return true;
    case 'u':
      if (desk.table?.can_undo) void desk.order({ do: 'undo' });
      return true;
    case 'l':
      desk.openPanel('log');
      return true;
    case 'c':
      desk.openPanel('chat');
      return true;
    case 's':
      desk.openPanel('scores');
      return true;
    case 'r':
      desk.openPanel('rules');
      return true;
    case '?':
      help();
      return true;
  }
  return false;
}

/** A digit is a number to be named while there is nothing but those, else a card of the hand. */
function pick(digit: number, desk: Desk): boolean {
  const bids = desk.choice.legal.size === 0 ? desk.choice.plain.filter((option) => numberIn(option.said, 'number') === digit) : [];
  if (bids.length === 1) {
    desk.choice.pick(bids[0]!);
    return true;
  }
  const button = document.querySelector<HTMLElement>(`[data-hand="${digit - 1}"]`);
  button?.focus();
  button?.click();
  return button !== null;
}
