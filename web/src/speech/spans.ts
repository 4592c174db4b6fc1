/**
 * Texts whose names of seats and cards stay recognisable, as speech/spans.py has them: while a sentence is put together
 * they stand between private-use characters, which no argument may contain itself.
 */

/** A piece of a text; of a card its notation, of a seat or side its number. */
export interface Span {
  text: string;
  card?: string;
  seat?: number;
}

export interface Spoken {
  text: string;
  spans: Span[];
}

const PERSON = '\ue000'; // opens a name that somebody chose
const WORD = '\ue001'; // opens a name of ours: you, nobody, your enemy
const CARD = '\ue002';
const NAMED = '\ue003'; // between number or notation and the name
const CLOSE = '\ue004';

const MARKED = new RegExp(`([${PERSON}${WORD}${CARD}])([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, 'g');
// Private use, and what could turn the rest of a sentence round or break its line.
// eslint-disable-next-line no-control-regex -- they are what is looked for
const HOSTILE = /[\ue000-\uf8ff\u202a-\u202e\u2066-\u2069\u2028\u2029\x00-\x1f\x7f-\x9f]/g;

export const clean = (text: string): string => text.replace(HOSTILE, '');
export const markedCard = (notation: string, name: string): string => `${CARD}${clean(notation)}${NAMED}${clean(name)}${CLOSE}`;
export const markedPerson = (seat: number, name: string): string => `${PERSON}${seat}${NAMED}${clean(name)}${CLOSE}`;
/** A name of ours, which may hold the name of a person. */
export const markedWord = (seat: number, name: string): string => `${WORD}${seat}${NAMED}${name.replace(MARKED, '$3')}${CLOSE}`;

export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** The pieces of a text; a name of ours gets a capital letter where a sentence begins. */
export function spoken(marked: string): Spoken {
  const spans: Span[] = [];
  let text = '';
  const pieces = marked.split(MARKED); // text, then sign, what, name, text, again and again
  for (let place = 0; place < pieces.length; place += 4) {
    const [between = '', sign, what = '', plain = ''] = pieces.slice(place, place + 4);
    if (between) spans.push({ text: between });
    text += between;
    if (sign === undefined) continue;
    const name = sign === WORD && (!text || /[.!?] $/.test(text)) ? capital(plain) : plain;
    spans.push(sign === CARD ? { text: name, card: what } : what === '-1' ? { text: name } : { text: name, seat: Number(what) });
    text += name;
  }
  return { text, spans };
}
