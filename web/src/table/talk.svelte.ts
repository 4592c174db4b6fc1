/** What people say at the table, and what I want to read of it. */
import type { Line } from '../lines';

export class Talk {
  heard = $state(-1); // the last line that was looked at
  muted = $state.raw<ReadonlySet<number>>(new Set()); // seats whose chat I do not want to read

  readonly #lines: () => readonly Line[];
  readonly #you: () => number;
  readonly chats = $derived.by(() => this.#lines().filter((line) => line.kind === 'chat' && !this.muted.has(line.seat)));
  readonly unread = $derived.by(() => this.chats.filter((line) => line.n > this.heard && line.seat !== this.#you()).length);

  constructor(lines: () => readonly Line[], you: () => number) {
    this.#lines = lines;
    this.#you = you;
  }

  mute(seat: number): void {
    const muted = new Set(this.muted);
    if (!muted.delete(seat)) muted.add(seat);
    this.muted = muted;
  }
}
