/** How people arrange their hands (MD-8), in every game: kept in this browser, with the seat. */
const PREFIX = 'wyrmhall.hand.';
const MOST = 30; // seats whose hands are kept

/** The cards as they were arranged; new ones come last. A hand that is mostly new was dealt anew, and lies as dealt. */
export function arranged(cards: readonly string[], wished: readonly string[]): string[] {
  const left = [...cards];
  const known = wished.flatMap((card) => (left.includes(card) ? left.splice(left.indexOf(card), 1) : []));
  return known.length * 2 < cards.length ? [...cards] : [...known, ...left];
}

export function moved(cards: readonly string[], from: number, to: number): string[] {
  return cards.toSpliced(from, 1).toSpliced(to, 0, cards[from]!);
}

export class Arrangement {
  readonly #key: string;
  #wished = $state.raw<string[]>([]);

  constructor(table: string, seat: number) {
    this.#key = `${PREFIX}${table}.${seat}`;
    this.#wished = read(this.#key);
  }

  get isMade(): boolean {
    return this.#wished.length > 0;
  }

  of(cards: readonly string[]): string[] {
    return arranged(cards, this.#wished);
  }

  /** A card of the hand, as it lies now, goes to another place in it. */
  move(cards: readonly string[], from: number, to: number): void {
    this.#wished = moved(cards, from, to);
    keep(this.#key, this.#wished);
  }

  /** Back to the order of the game. */
  sort(): void {
    this.#wished = [];
    localStorage.removeItem(this.#key);
  }
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => typeof card === 'string') : [];
  } catch {
    return []; // somebody else's value
  }
}

function keep(key: string, wished: string[]): void {
  try {
    forgetOthers(key);
    localStorage.setItem(key, JSON.stringify(wished));
  } catch {
    // no room, or not allowed: the hand stays arranged as long as the page is open
  }
}

function forgetOthers(key: string): void {
  const others = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX) && each !== key);
  for (const each of others.slice(0, Math.max(0, others.length - MOST + 1))) localStorage.removeItem(each);
}
