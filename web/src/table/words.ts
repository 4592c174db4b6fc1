/** Sentences of the log taken apart: cards become pips, clauses become links; spoken aloud, cards get their names. */
import { spoken, type Faces } from '../cards/faces';
import type { Line } from '../wire';

export interface Token {
  kind: 'text' | 'card' | 'clause';
  text: string;
}

const CLAUSE = String.raw`\b[A-Z]{2,4}-A?\d+\b`;
const patterns = new WeakMap<Faces, RegExp>();

function pattern(faces: Faces): RegExp {
  let found = patterns.get(faces);
  if (!found) {
    const cards = [...faces.keys()].sort((a, b) => b.length - a.length).map((card) => card.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    const card = cards.length ? String.raw`(?<![\w-])(?:${cards.join('|')})(?![\w-])` : '(?!)';
    found = new RegExp(`(${CLAUSE})|(${card})`, 'g');
    patterns.set(faces, found);
  }
  return found;
}

export function tokens(text: string, faces: Faces): Token[] {
  const found: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern(faces))) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) });
    found.push({ kind: match[1] ? 'clause' : 'card', text: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

export function aloud(text: string, faces: Faces): string {
  return tokens(text, faces)
    .map((token) => (token.kind === 'card' ? spoken(faces, token.text) : token.text))
    .join('');
}

/** Somebody has chosen, and nobody may know what: the plates tell it, and nothing moves. */
export const isSealed = (line: Line): boolean => line.verb === 'chose' && line.text.endsWith(' has chosen');

/** Records write names without spaces; people read them as they are: Guest_Wyvern is Guest Wyvern. */
export function withNames(text: string, names: readonly string[]): string {
  return names.reduce((said, name) => (/\s/.test(name) ? said.replaceAll(name.replaceAll(/\s/g, '_'), name) : said), text);
}

const YOURS: Record<string, string> = { is: 'are', was: 'were', has: 'have' };

/** `puts R5 on a stack` as it is said of you: `put R5 on a stack`. */
export function secondPerson(says: string): string {
  return says.replace(/^\S+/, (verb) => YOURS[verb] ?? verb.replace(/(?<=..)ies$/, 'y').replace(/(?<=ss|sh|ch|x|o)es$|(?<!s)s$/, ''));
}

/** 0:41, 12:05, 2 days. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
