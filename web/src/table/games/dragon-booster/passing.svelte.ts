/** Whoever has asked for it passes by itself, at a fixed pace, until something stops it. */
import type { Said } from '../../../wire';
import type { Desk } from '../../desk.svelte';
import { PACE, since, stops, type Since, type Until } from './passing';

export class Passing {
  until = $state<Until | null>(null);
  stopped = $state.raw<Said | null>(null); // why it ended, until the next question is answered
  #from: Since | null = null;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The option to pass in a battle, where that is asked of me. */
  readonly option = $derived.by(() => {
    const { view, isMyTurn } = this.#desk;
    return isMyTurn && view?.prompt?.asks === 'battle' ? (view.options.find(({ said }) => said.kind === 'pass') ?? null) : null;
  });

  begin(until: Until): void {
    const { view, lines } = this.#desk;
    if (!view) return;
    this.stopped = null;
    this.#from = since(view, lines);
    this.until = until;
    this.#desk.cancel();
  }

  end(why: Said | null = null): void {
    this.until = null;
    this.stopped = why;
    if (why) this.#desk.polite = this.#desk.say('screen', why).text;
  }

  pick(): void {
    if (this.option) this.#desk.pick(this.option);
  }

  /** To be run whenever the table changes; what it returns takes a pass back that is on its way. */
  follow(): (() => void) | undefined {
    const { view, stage, choice, isSending } = this.#desk;
    if (this.until === null || !this.#from || !view || !stage.isLive || isSending) return undefined;
    const why = stops(this.until, this.#from, view, this.#desk.lines);
    if (why) this.end(why);
    else if (choice.isBegun) this.end();
    else if (this.option) {
      const timer = setTimeout(() => this.#pass(), PACE);
      return () => clearTimeout(timer);
    }
    return undefined;
  }

  #pass(): void {
    const { choice } = this.#desk;
    if (!this.option) return;
    choice.pick(this.option);
    void this.#desk.confirm();
  }
}
