/** The decks of this browser: kept in its own storage, and never sent anywhere but to the table where one is brought. */
import { clean } from '../speech/spans';

export interface Deck {
  id: string;
  name: string;
  game: string;
  variant: string;
  cards: string | null; // the digest of a card table of one's own; null: the game's
  list: string[];
  changed: number; // milliseconds since 1970
}

export const LONGEST_NAME = 60; // signs
export const MOST_DECKS = 200;
const MOST_CARDS = 500;
const LONGEST_CARD = 60;
const KEY = 'wyrmhall.decks';
const DIGEST = /^[0-9a-f]{64}$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A name in one line, without signs that nobody sees. */
export const cleanName = (name: string): string => clean(name.replace(/\s+/g, ' ')).trim().slice(0, LONGEST_NAME);

export const isDigest = (text: string): boolean => DIGEST.test(text);

export function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_CARDS && value.every((card) => isText(card) && card.length <= LONGEST_CARD);
}

/** What stands in the storage, as far as it is sound: it may come from another version, or from somebody's hand. */
export function read(text: string | null): Deck[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(found) ? found.flatMap(sound).slice(0, MOST_DECKS) : [];
}

function sound(value: unknown): Deck[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, game, variant, cards, list, changed } = value as Record<string, unknown>;
  if (!isText(id) || !/^[a-z0-9]{4,20}$/.test(id) || !isText(name) || !isText(game) || !isText(variant) || !isList(list)) return [];
  const own = isText(cards) && isDigest(cards) ? cards : null;
  return [{ id, name: cleanName(name), game, variant, cards: own, list, changed: Number(changed) || 0 }];
}

class Saved {
  #decks = $state.raw<Deck[]>(read(localStorage.getItem(KEY)));
  isFull = $state(false); // the browser keeps no more

  constructor() {
    addEventListener('storage', (event) => event.key === KEY && (this.#decks = read(event.newValue)));
  }

  /** The latest first. */
  get all(): Deck[] {
    return [...this.#decks].sort((one, other) => other.changed - one.changed);
  }

  of(game: string): Deck[] {
    return this.all.filter((deck) => deck.game === game);
  }

  one(id: string): Deck | null {
    return this.#decks.find((deck) => deck.id === id) ?? null;
  }

  create(deck: Omit<Deck, 'id' | 'changed'>): Deck | null {
    if (this.#decks.length >= MOST_DECKS) return this.#refuse();
    const made = { ...deck, name: cleanName(deck.name), id: newId(), changed: Date.now() };
    return this.#keep([...this.#decks, made]) ? made : null;
  }

  change(id: string, by: Partial<Pick<Deck, 'name' | 'list' | 'variant'>>): void {
    this.#keep(this.#decks.map((deck) => (deck.id === id ? { ...deck, ...by, changed: Date.now() } : deck)));
  }

  copy(deck: Deck, name: string): Deck | null {
    return this.create({ ...deck, name });
  }

  remove(id: string): void {
    this.#keep(this.#decks.filter((deck) => deck.id !== id));
  }

  /** What was removed is there again. */
  restore(deck: Deck): void {
    if (!this.one(deck.id)) this.#keep([...this.#decks, deck]);
  }

  #refuse(): null {
    this.isFull = true;
    return null;
  }

  #keep(decks: Deck[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(decks));
    } catch {
      this.#refuse();
      return false;
    }
    this.isFull = false;
    this.#decks = decks;
    return true;
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('');
}

export const saved = new Saved();
