import { say } from '../messages/gathering';
// A list of cards as people write it: one card a line, `R1` or `2 R1`, and notes after a semicolon.

export const MOST = 500; // cards that a list may have

export interface Entry {
  line: number; // from 1
  card: string;
}

export interface Problem {
  line: number;
  text: string;
}

export interface CardList {
  cards: string[];
  entries: Entry[];
  problems: Problem[];
}

export function readList(text: string): CardList {
  const list: CardList = { cards: [], entries: [], problems: [] };
  text.split('\n').forEach((written, place) => {
    const line = place + 1;
    const words = written.split(';')[0]!.trim().split(/\s+/).filter(Boolean);
    if (!words.length) return;
    const card = words.at(-1)!;
    const count = words.length === 1 ? '1' : words[0]!;
    if (words.length > 2 || !/^\d+$/.test(count)) {
      list.problems.push({ line, text: say('write-one', { card }) });
    } else if (+count < 1 || +count > MOST) {
      list.problems.push({ line, text: say('from-to', { most: MOST }) });
    } else {
      list.cards.push(...Array<string>(+count).fill(card));
      list.entries.push({ line, card });
    }
  });
  if (list.cards.length > MOST)
    list.problems.push({ line: list.entries.at(-1)!.line, text: say('at-most', { count: list.cards.length, most: MOST }) });
  return list;
}

export function writeList(cards: string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => `${count} ${card}`).join('\n');
}

/** The lines that name one of these cards. */
export function linesWith(list: CardList, cards: string[]): Problem[] {
  return list.entries.filter((entry) => cards.includes(entry.card)).map(({ line, card }) => ({ line, text: card }));
}

/** Puts the cursor into a field, on the line of this number. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const text = field.value;
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((length, each) => length + each.length + 1, 0);
  const end = text.indexOf('\n', before);
  field.focus();
  field.setSelectionRange(before, end < 0 ? text.length : end);
}

export const howMany = (list: CardList): string => say('count-cards', { count: list.cards.length });
