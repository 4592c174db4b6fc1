/** A list of cards on its way to becoming a set: the file, what a person has said of it, and what the hall makes of it. */
import { sets, Trouble } from '../api';
import { nameOf } from '../cards/file';
import { say } from '../messages/sets';
import { person } from '../person.svelte';
import type { Part, SetImport, SetMapping } from '../wire';

export const LARGEST = 8_388_608; // bytes, as the hall takes them
export const FIELDS = ['number', 'name', 'type', 'colours', 'rarity', 'cost', 'copies'] as const;
export type FieldName = (typeof FIELDS)[number];
export const KINDS = ['leader', 'main', 'other'] as const;
/** A word or a number of a sentence. */
export const plain = (part: Part | undefined): string => (typeof part === 'string' || typeof part === 'number' ? `${part}` : '');
const WAIT = 350; // milliseconds after the last key before the list is read again

export class Importing {
  readonly game: string;
  name = $state('');
  said = $state.raw<SetMapping>({}); // what is not guessed
  packs = $state('');
  found = $state.raw<SetImport | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  isBusy = $state(false);
  hasList = $state(false);
  #file = ''; // in base 64
  #bytes: Uint8Array = new Uint8Array();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  async take(file: File): Promise<void> {
    this.forget();
    if (file.size > LARGEST) {
      this.trouble = new Trouble('list_too_large', say('list-too-large'), 0);
      return;
    }
    this.name = file.name;
    this.#bytes = new Uint8Array(await file.arrayBuffer());
    this.#file = await inBase64(file);
    this.hasList = true;
    await this.read();
  }

  /** Everything anew, without a list. */
  forget(): void {
    this.hasList = false;
    this.#file = '';
    this.#bytes = new Uint8Array();
    this.said = {};
    this.packs = '';
    this.found = null;
    this.trouble = null;
    this.#asked++;
    clearTimeout(this.#timer);
  }

  /** What is said besides what was said before. */
  correct(more: SetMapping): void {
    this.said = { ...this.said, ...more };
    this.soon();
  }

  again(): void {
    this.said = {};
    void this.read();
  }

  /** Read it again when nobody types any more. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), WAIT);
  }

  async read(): Promise<void> {
    const asked = ++this.#asked;
    this.isBusy = true;
    try {
      await person.meet();
      const name = nameOf(this.name) || say('pasted-list');
      const found = await sets.read({ game: this.game, name, file: this.#file, mapping: this.said, packs: this.packs });
      if (asked !== this.#asked) return; // somebody has typed on
      this.found = found;
      this.trouble = null;
    } catch (problem) {
      if (asked !== this.#asked) return;
      this.trouble = problem as Trouble;
    }
    this.isBusy = false;
  }

  /** A line of the file, to be shown beside what is wrong with it; nothing where the file is no text. */
  line(number: number): string {
    try {
      const encoding = this.found?.mapping.encoding ?? 'utf-8';
      const label = encoding === 'utf-16' && this.#bytes[0] === 0xfe ? 'utf-16be' : encoding;
      const text = new TextDecoder(label, { fatal: true }).decode(this.#bytes);
      return (text.split(/\r\n|\n|\r/)[number - 1] ?? '').slice(0, 300);
    } catch {
      return '';
    }
  }
}

/** The bytes of a file as JSON can carry them. */
function inBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : '');
    reader.onerror = () => fail(new Trouble('not_read', say('not-read'), 0));
    reader.readAsDataURL(file);
  });
}
