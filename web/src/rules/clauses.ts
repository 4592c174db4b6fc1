import type { ClauseInfo } from '../wire';

export interface Part {
  text: string;
  kind: 'text' | 'clause' | 'title' | 'code';
}

const MARKS = /\b[A-Z]{2}-A?\d+\b|\*[^*]+\*|`[^`]+`/g;

/** A text of the rules in parts: clauses it cites, *titles* and `words of the program`; the rest is plain text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: 'text' });
    parts.push(partOf(match[0]));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: 'text' });
  return parts;
}

function partOf(mark: string): Part {
  if (mark.startsWith('*')) return { text: mark.slice(1, -1), kind: 'title' };
  if (mark.startsWith('`')) return { text: mark.slice(1, -1), kind: 'code' };
  return { text: mark, kind: 'clause' };
}

/** The clauses in which all words occur, wherever in name, section or text. */
export function found(clauses: ClauseInfo[], sought: string): ClauseInfo[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.name} ${clause.section} ${clause.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
