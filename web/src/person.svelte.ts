// Who is looking: a name, and a cookie that the page never sees.

import { say } from './messages/common';
import { me } from './api';

// As the catalogue has them.
const KINDS = [
  'wyvern',
  'drake',
  'lindworm',
  'basilisk',
  'amphithere',
  'cockatrice',
  'salamander',
  'hydra',
  'knucker',
  'zilant',
  'ember',
  'cinder',
];

export function guestName(chance: () => number = Math.random): string {
  return say('guest-name', { kind: KINDS[Math.floor(chance() * KINDS.length)]! });
}

class Person {
  name = $state('');
  #asked: Promise<void> | null = null;

  /** Asks the hall once who this is; the first question also makes the cookie. */
  meet(): Promise<void> {
    this.#asked ??= me.get().then(
      (found) => void (this.name = found.name),
      (problem: unknown) => {
        this.#asked = null;
        throw problem;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    await this.meet();
    this.name = (await me.rename(name)).name;
  }

  /** Nobody is asked for a name before the first card: a guest gets one, and can change it later. */
  async ensureName(): Promise<void> {
    await this.meet();
    if (!this.name) await this.rename(guestName());
  }
}

export const person = new Person();
