/** The language that the page speaks: as chosen in the settings, otherwise as the browser asks for it, otherwise English. */

/** Messages of a language, by the area of the page that says them. */
export type Texts = Readonly<Record<string, string>>;

export const ENGLISH = 'en'; // comes along with each part of the page; other languages are fetched, as one
export const PSEUDO = 'qps'; // English in accents and brackets: what has none does not come from a catalogue
const LOCALES: Record<string, string> = { [ENGLISH]: 'en-GB', [PSEUDO]: 'en-GB' }; // 'a, b and c'; others as they are called

const fetched = import.meta.glob<Texts>('../messages/*/index.ts', { import: 'texts' });
const coming = new Map(Object.entries(fetched).map(([path, fetch]) => [codeIn(path), fetch]));

function codeIn(path: string): string {
  return path.slice('../messages/'.length, -'/index.ts'.length);
}

/** The languages that one can choose. */
export const TONGUES: readonly string[] = [ENGLISH, ...coming.keys()];

/** What all areas say in a language; null if nobody speaks it or it does not come. */
async function textsIn(code: string): Promise<Texts | null> {
  if (code === ENGLISH || code === PSEUDO) return {}; // both are made of what is here
  const fetch = coming.get(code);
  return fetch ? fetch().catch(() => null) : null;
}

class Tongue {
  #code = $state(ENGLISH);
  #texts = $state.raw<Texts>({});
  #wanted = ENGLISH;

  get code(): string {
    return this.#code;
  }

  /** What Intl is asked for dates, lists and numbers in. */
  get locale(): string {
    return LOCALES[this.#code] ?? this.#code;
  }

  /** What an area says in this language; nothing where it is English. */
  text(area: string): string | undefined {
    return this.#texts[area];
  }

  /** Speaks another language as soon as its words are there; keeps to the one it has if they do not come. */
  async speak(code: string): Promise<void> {
    this.#wanted = code;
    const texts = await textsIn(code);
    if (!texts || this.#wanted !== code) return;
    this.#texts = texts;
    this.#code = code;
  }
}

export const tongue = new Tongue();

/** Of the languages wanted the first that is spoken here: `de-AT` is German. */
export function spokenOf(wanted: readonly string[]): string {
  const spoken = [...TONGUES, PSEUDO];
  for (const each of wanted) {
    const code = spoken.find((known) => each.toLowerCase() === known || each.toLowerCase().startsWith(`${known}-`));
    if (code) return code;
  }
  return ENGLISH;
}

/** Of the address while it is tried out, else as chosen, else as the browser wishes. */
export function wishedFor(chosen: string): string {
  const asked = new URLSearchParams(location.search).get('language') ?? chosen;
  return spokenOf(asked ? [asked] : navigator.languages);
}
