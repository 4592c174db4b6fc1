/** What is kept of somebody's learning, as it is written down. */

export interface Kept {
  done: string[];
  under_way: Record<string, number>;
  said: Record<string, string[]>;
  coached: Record<string, number>;
  played: string[];
  tables: string[];
  isCoachOff: boolean;
}

const EMPTY: Kept = { done: [], under_way: {}, said: {}, coached: {}, played: [], tables: [], isCoachOff: false };

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
