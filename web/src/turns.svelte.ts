/** The browser's own notifications of my turn: asked for by a click only, and shown while nobody looks at the page. */
import { say } from './messages/common';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { tongue } from './speech/tongue.svelte';
import type { Summary } from './wire';

/** Browsers notify at https and on the computer itself only (insecure); some do not at all (none). */
export type Telling = 'insecure' | 'none' | 'refused' | 'off' | 'on';

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

class Turns {
  #permission = $state<NotificationPermission | 'none'>(typeof Notification === 'undefined' ? 'none' : Notification.permission);
  #due: ReadonlySet<string> | null = null; // tables where it was my turn at the last look

  readonly state = $derived.by((): Telling => {
    if (!isSecureContext) return 'insecure';
    if (this.#permission === 'none') return 'none';
    if (this.#permission === 'denied') return 'refused';
    return settings.notifies && this.#permission === 'granted' ? 'on' : 'off';
  });
  readonly isOn = $derived(this.state === 'on');
  readonly isPossible = $derived(this.isOn || this.state === 'off');

  /** On or off; a browser that was never asked asks now, which it allows after a click only. */
  async turn(): Promise<void> {
    if (this.isOn) {
      settings.notifies = false;
      return;
    }
    this.#permission = await Notification.requestPermission();
    settings.notifies = this.#permission === 'granted';
    if (settings.notifies) this.#show('wyrmhall', say('notify-sample'), '');
  }

  /** It has become my turn at this table. */
  tell(table: string, game: string, question: string): void {
    if (!this.isOn || isLookedAt()) return;
    this.#show(`wyrmhall.${table}`, say('notify-turn', { game }), question, `/t/${table}`);
  }

  /** The tables where I sit: tells of those where it was not my turn when they were looked at last. */
  look(tables: readonly Summary[], titleOf: (game: string) => string): void {
    const due = tables.filter((table) => table.your_turn);
    if (this.#due) for (const table of due) if (!this.#due.has(table.id)) this.tell(table.id, titleOf(table.game), '');
    this.#due = new Set(due.map((table) => table.id));
  }

  /** One for each table: a later one takes the place of the one before. */
  #show(tag: string, title: string, body: string, path = ''): void {
    try {
      const shown = new Notification(title, { body, tag, icon: '/icon-192.png', lang: tongue.code });
      shown.onclick = () => {
        window.focus();
        if (path && location.pathname !== path) go(path);
        shown.close();
      };
    } catch {
      this.#permission = 'none'; // some browsers of phones have it, and let no page use it
    }
  }
}

export const turns = new Turns();
