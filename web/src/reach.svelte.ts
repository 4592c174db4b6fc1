// Where others reach this hall: the page itself may be open under a name that only this computer understands.

import { reach as asked } from './api';
import type { Reach } from './wire';

class Reaching {
  found = $state.raw<Reach | null>(null); // null: the hall has not said it yet

  constructor() {
    void asked().then(
      (found) => (this.found = found),
      () => {},
    );
  }

  /** Whether it is known that nobody else can come. */
  get isNowhere(): boolean {
    return this.found?.address === '';
  }

  /** A link that means the same on other devices; where there are none, on this computer. */
  link(path: string): string {
    return `${this.found?.address || location.origin}${path}`;
  }
}

let made: Reaching | undefined;

/** Asked for once, when a page first needs it. */
export const reaching = (): Reaching => (made ??= new Reaching());
