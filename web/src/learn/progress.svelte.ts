/** What this person has learnt in this browser: kept here, sent nowhere. */
import { type Kept, readKept } from './kept';

const KEY = 'wyrmhall.learning';
const MOST_TABLES = 50; // of which is known that they were counted

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

class Progress {
  #kept = $state.raw<Kept>(readKept(localStorage.getItem(KEY)));

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#kept = readKept(event.newValue);
    });
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  // --- lessons ----------------------------------------------------------------------------

  isDone(game: string, lesson: string): boolean {
    return this.#kept.done.includes(nameOf(game, lesson));
  }

  /** The moment of a lesson at which one has stopped; 0 at its beginning. */
  at(game: string, lesson: string): number {
    return this.#kept.under_way[nameOf(game, lesson)] ?? 0;
  }

  reach(game: string, lesson: string, moment: number): void {
    this.#keep({ under_way: { ...this.#kept.under_way, [nameOf(game, lesson)]: moment } });
  }

  finish(game: string, lesson: string): void {
    const name = nameOf(game, lesson);
    const under_way = Object.fromEntries(Object.entries(this.#kept.under_way).filter(([each]) => each !== name));
    this.#keep({ under_way, done: [...new Set([...this.#kept.done, name])] });
  }

  // --- games ------------------------------------------------------------------------------

  hasPlayed(game: string): boolean {
    return this.#kept.played.includes(game);
  }

  /** A game that has begun for this person; counted once, however often its table is looked at. */
  plays(game: string, table: string): void {
    if (this.#kept.tables.includes(table)) return;
    this.#keep({
      played: [...new Set([...this.#kept.played, game])],
      coached: { ...this.#kept.coached, [game]: (this.#kept.coached[game] ?? 0) + 1 },
      tables: [...this.#kept.tables, table].slice(-MOST_TABLES),
    });
  }

  /** How many games of this kind have begun, the one under way among them. */
  games(game: string): number {
    return this.#kept.coached[game] ?? 0;
  }

  // --- the coach --------------------------------------------------------------------------

  get isCoachOff(): boolean {
    return this.#kept.isCoachOff;
  }

  set isCoachOff(isOff: boolean) {
    this.#keep({ isCoachOff: isOff });
  }

  /** The notes that were said in games of this kind. */
  said(game: string): readonly string[] {
    return this.#kept.said[game] ?? [];
  }

  say(game: string, note: string): void {
    this.#keep({ said: { ...this.#kept.said, [game]: [...new Set([...this.said(game), note])] } });
  }

  /** All notes may be said again. */
  forgetNotes(): void {
    this.#keep({ said: {}, coached: {}, isCoachOff: false });
  }
}

export const progress = new Progress();
