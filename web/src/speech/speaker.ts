/** Who says it: the messages of a game filled in for one viewer at one table, as speech/speaker.py does it. */

import { type Arguments, catalogueOf, type Catalogue, type Source } from './catalogue';
import { isCards, isSeat, type Part, type Said } from './said';
import { capital, clean, markedCard, markedPerson, markedWord, spoken, type Spoken } from './spans';

export type Whose = 'you' | 'other' | 'nobody' | 'ally' | 'enemy';

/** What a speaker needs to know of a card. */
export interface NamedCard {
  readonly title: string;
  readonly name?: Said | null; // how it is spoken of, where that is not its title
}

interface Side {
  readonly side: number;
  readonly name: string;
}

const UNSEEN = '?';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LABEL = 'label'; // a button without one of its own shows the whole order
const GROUPS = 'event ask no choice mark score about way card because name face note ended section'.split(' ');
const BEGIN_LARGE = ['event', 'ask', 'choice']; // groups whose defaults begin with a capital
const IRREGULAR: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** 'puts R5 on a stack' as it is said of you: 'put R5 on a stack'. */
export function secondPerson(what: string): string {
  const [verb = ''] = what.split(' ', 1);
  const rest = what.slice(verb.length);
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb]! + rest;
  if (/(sses|shes|ches|xes|oes)$/.test(verb)) return verb.slice(0, -2) + rest;
  if (verb.endsWith('ies') && verb.length > 4) return `${verb.slice(0, -3)}y${rest}`;
  return (/s$/.test(verb) && !verb.endsWith('ss') ? verb.slice(0, -1) : verb) + rest;
}

/** A thing said inside another is of the same group, unless its part has the name of a group. */
const groupOf = (name: string, group: string): string => (GROUPS.includes(name) ? name : group);

/** What a sentence made of parts passes over: nobody, no cards, an empty list. */
function isNothing(part: Part): boolean {
  if (typeof part !== 'object') return false;
  if (Array.isArray(part)) return !part.length;
  return isSeat(part) ? part.seat < 0 : isCards(part) && !part.cards.length;
}

export class Speaker {
  readonly #catalogue: Catalogue;
  readonly #seats = new Map<number, [name: string, whose: Whose]>();

  /** `viewer` is a seat, or -1 for somebody who only looks on; `sides` are those that are no seats. */
  constructor(
    sources: readonly Source[],
    readonly faces: ReadonlyMap<string, NamedCard>,
    readonly names: readonly string[],
    readonly viewer: number,
    readonly sides: readonly Side[] = [],
  ) {
    this.#catalogue = catalogueOf(sources);
  }

  has(group: string, kind: string): boolean {
    return this.#catalogue.has(`${group}-${kind}`);
  }

  /** What a seat or side is called. */
  name(seat: number): string {
    return spoken(this.#seat(seat)[0]).text;
  }

  /** The message of a kind, or an attribute of it: nothing where it has none, but of a label. */
  speak(group: string, said: Said, attribute?: string): Spoken {
    if (attribute === undefined) return spoken(this.#marked(group, said));
    const found = this.#catalogue.say(`${group}-${said.kind}`, () => this.#arguments(group, said), attribute);
    if (found !== null) return spoken(found);
    return attribute === LABEL ? this.speak(group, said) : { text: '', spans: [] };
  }

  #marked(group: string, said: Said): string {
    return this.#catalogue.say(`${group}-${said.kind}`, () => this.#arguments(group, said)) ?? this.#default(group, said);
  }

  #arguments(group: string, said: Said): Arguments {
    const found: Arguments = {};
    for (const [name, part] of Object.entries(said.parts)) {
      if (typeof part === 'number') found[name] = part;
      else if (isSeat(part)) [found[name], found[`${name}Is`]] = this.#seat(part.seat);
      else {
        found[name] = this.#text(groupOf(name, group), part);
        if (Array.isArray(part)) found[`${name}Count`] = part.length;
        else if (isCards(part)) found[`${name}Count`] = part.cards.length;
      }
    }
    return found;
  }

  /** A part as it is said in a list or by itself. */
  #text(group: string, part: Part): string {
    if (typeof part === 'string') return clean(part);
    if (typeof part === 'number') return this.#common('number', { number: part });
    if (Array.isArray(part)) return this.#listed(part.map((each) => this.#text(group, each)));
    if (isSeat(part)) return this.#seat(part.seat)[0];
    if (isCards(part)) return this.#cards(part.cards);
    return this.#marked(group, part);
  }

  #common(id: string, given: Arguments = {}): string {
    return this.#catalogue.say(id, () => given) ?? `{${id}}`;
  }

  /** 'a, b and c' */
  #listed(items: string[]): string {
    const [head, ...rest] = items;
    if (head === undefined) return this.#common('list-empty');
    return rest.reduce((first, item, place) => {
      if (place < rest.length - 1) return this.#common('list-more', { first, next: item });
      return this.#common(place ? 'list-end' : 'list-two', { first, last: item });
    }, head);
  }

  /** 'Red 5 and 2 cards': those that are not seen are counted. */
  #cards(cards: string[]): string {
    if (!cards.length) return this.#common('cards-none');
    const names = cards.filter((card) => card !== UNSEEN).map((card) => this.#card(card));
    const count = cards.length - names.length;
    return this.#listed(count ? [...names, this.#common('cards-unseen', { count })] : names);
  }

  /** What a card is called: 'Red 5', or its title. */
  #card(card: string): string {
    const face = this.faces.get(card);
    return markedCard(card, face?.name ? this.#marked('name', face.name) : (face?.title ?? card));
  }

  /** The name of a seat or side, and whose it is. */
  #seat(seat: number): [string, Whose] {
    let found = this.#seats.get(seat);
    if (!found) this.#seats.set(seat, (found = this.#seatName(seat)));
    return found;
  }

  #seatName(seat: number): [string, Whose] {
    if (seat < 0) return [markedWord(seat, this.#common('name-nobody')), 'nobody'];
    if (seat === this.viewer) return [markedWord(seat, this.#common('name-you')), 'you'];
    if (seat < this.names.length) return [markedPerson(seat, clean(this.names[seat] ?? '') || LETTERS.charAt(seat)), 'other'];
    return this.#sideName(seat, this.sides.find((each) => each.side === seat)?.name ?? LETTERS.charAt(seat));
  }

  /** An ally has a capital letter, an enemy the small letter of whom it fights; other sides keep their names. */
  #sideName(side: number, name: string): [string, Whose] {
    const opposite = name.length === 1 ? LETTERS.indexOf(name.toUpperCase()) : -1;
    if (opposite < 0) return [markedPerson(side, name), 'other'];
    const letter = LETTERS.charAt(opposite);
    if (name === letter) return [markedWord(side, this.#common('name-ally', { letter })), 'ally'];
    const [of, ofIs]: [string, Whose] = opposite < this.names.length ? this.#seat(opposite) : [letter, 'ally'];
    return [markedWord(side, this.#common('name-enemy', { letter, of, ofIs })), 'enemy'];
  }

  /** A decent sentence from kind and parts, for a kind without a message: 'Ada wins the leg: Red 5'. */
  #default(group: string, said: Said): string {
    const words = clean(said.kind).replaceAll(/[-_]/g, ' ');
    let parts = Object.entries(said.parts).filter(
      ([, part]) => !isNothing(part) && (group === 'event' || !isSeat(part) || part.seat !== this.viewer),
    );
    const subject = said.parts.seat;
    let what = BEGIN_LARGE.includes(group) ? capital(words) : words;
    if (group === 'event' && subject !== undefined && isSeat(subject) && subject.seat >= 0) {
      parts = parts.filter(([name]) => name !== 'seat');
      const [seat, whose] = this.#seat(subject.seat);
      what = this.#common('default-deed', { seat, words: whose === 'you' ? secondPerson(words) : words });
    } else if (group === 'no') {
      what = this.#common('default-no', { words });
    }
    const [held, object] = parts.find(([, part]) => isCards(part) || isSeat(part)) ?? [];
    if (group === 'choice' && object !== undefined) {
      parts = parts.filter(([name]) => name !== held);
      what = this.#common('default-choice', { words: what, object: this.#text(group, object) });
    }
    if (!parts.length) return what;
    const details = parts.map(([name, part]) => this.#detail(group, name, part));
    return this.#common('default-details', { what, details: details.reduce((first, next) => this.#common('list-more', { first, next })) });
  }

  #detail(group: string, name: string, part: Part): string {
    return typeof part === 'number' ? this.#common('default-named', { name, value: part }) : this.#text(groupOf(name, group), part);
  }
}
