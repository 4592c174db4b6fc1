import type { ClauseInfo, Span } from '../wire';

/** A text of the rules for those who want no more than its words. */
export const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

/** The clauses in which all words occur, wherever in name, section or text. */
export function found(clauses: ClauseInfo[], sought: string): ClauseInfo[] {
  return clauses.filter((clause) => holds(`${clause.name} ${clause.section} ${plain(clause.text)}`, sought));
}

/** Whether all words that are sought occur in a text. */
export function holds(text: string, sought: string): boolean {
  const within = text.toLowerCase();
  return sought
    .toLowerCase()
    .split(' ')
    .every((word) => within.includes(word));
}
