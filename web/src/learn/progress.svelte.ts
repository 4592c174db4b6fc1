/** What this person has learnt in this browser: kept here, sent nowhere. */

const KEY = 'wyrmhall.learning';
const MOST_TABLES = 50; // of which is known that they were counted

interface Kept {
  done: string[];
  under_way: Record<string, number>;
  said: Record<string, string[]>;
  coached: Record<string, number>;
  played: string[];
  tables: string[];
  isCoachOff: boolean;
}

const EMPTY: Kept = { done: [], under_way: {}, said: {}, coached: {}, played: [], tables: [], isCoachOff: false };

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isRecordOf = <T>(value: unknown, isOne: (each: unknown) => each is T): value is Record<string, T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOne);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What was kept, as far as it can be read: anything may stand in a browser's storage. */
export function readKept(text: string | null): Kept {
  let found: Record<string, unknown>;
  try {
    found = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return EMPTY;
  }
  return {
    done: isTexts(found.done) ? found.done : [],
    under_way: isRecordOf(found.under_way, isCount) ? found.under_way : {},
    said: isRecordOf(found.said, isTexts) ? found.said : {},
    coached: isRecordOf(found.coached, isCount) ? found.coached : {},
    played: isTexts(found.played) ? found.played : [],
    tables: isTexts(found.tables) ? found.tables : [],
    isCoachOff: found.isCoachOff === true,
  };
}

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
