/** Shows what happened step by step: each message of the hall is one scene, and each event of it a moment before. */
import type { Line } from '../lines';
import type { Shown } from '../wire';
import { freshEvents } from './events';

export interface Scene {
  shown: Shown;
  lines: Line[]; // of the log, up to this moment
  shownAt: number; // by performance.now(): clocks are reckoned from here
  moment?: Line[]; // what happens in it, where it is a moment before a message
  stands?: number; // milliseconds for which it wants to be seen
}

const STEP = 280; // milliseconds for which a move is shown
const MANY = 3; // more moves than these in the queue run at double speed

export class Stage {
  scene = $state.raw<Scene | null>(null);
  waiting = $state(0); // scenes that are not shown yet

  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (next: Scene, before: Scene | null, haste: number) => Promise<number>;
  #isBusy = false;
  #runs = 0;

  /** `show` sets the scene and says for how many milliseconds it should stand before the next. */
  constructor(show: (next: Scene, before: Scene | null, haste: number) => Promise<number>) {
    this.#show = show;
  }

  /** Whether what is seen is how the table stands. */
  get isLive(): boolean {
    return this.waiting === 0;
  }

  /** The newest scene, shown or not. */
  get last(): Scene | null {
    return this.#queue.at(-1) ?? this.scene;
  }

  /** What happens just now, where that is shown moment by moment. */
  get moment(): Line[] | null {
    return this.scene?.moment ?? null;
  }

  push(scene: Scene): void {
    if (!moved(this.last, scene) && !this.last?.stands) {
      if (this.#queue.length) this.#queue[this.#queue.length - 1] = scene;
      else void this.#show(scene, this.scene, 0);
      return;
    }
    this.#queue.push(scene);
    this.waiting = this.#queue.length;
    if (document.hidden) this.skip();
    else if (!this.#isBusy) void this.#next();
  }

  /** Straight to how the table stands now. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.#queue = [last];
    this.#isBusy = false;
    void this.#next();
  }

  /** At once to another moment, before or after: whatever waits is dropped. */
  turnTo(scene: Scene): void {
    this.close();
    this.waiting = 0;
    this.#isBusy = false;
    void this.#show(scene, null, 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#runs++;
  }

  async #next(): Promise<void> {
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    this.#isBusy = next !== undefined;
    if (!next) return;
    const haste = this.#queue.filter((scene) => !scene.stands).length > MANY ? 2 : 1;
    const before = this.scene;
    const run = ++this.#runs;
    const stands = await this.#show(next, before, haste);
    if (run !== this.#runs) return; // skipped meanwhile
    this.#timer = setTimeout(() => void this.#next(), Math.max(stands, STEP / haste));
  }
}

/** Whether something happened in the game, not only around the table. */
function moved(before: Scene | null, next: Scene): boolean {
  if (!before) return false;
  const was = before.lines.at(-1)?.n ?? -1;
  return freshEvents(next.lines, was).length > 0;
}
