// The lines of a table's log, as the page keeps them: with everything that was left out because it is nothing.

import type { EarlierLines, Line as Sent, Shown } from './wire';

export type Line = Required<Sent>;

const NOTHING = { text: '', said: null, cards: [], origin: null, to: null, cause: null, score: [] } satisfies Partial<Line>;

export const wholeLine = (sent: Sent): Line => ({ ...NOTHING, ...sent });

/** The log with the lines that came; where some between did not fit into the message, it begins with these. */
export function mergeLines(had: Line[], view: Pick<Shown, 'since' | 'lines'>): Line[] {
  const came = view.lines.map(wholeLine);
  if (nextLine(had) < view.since) return came;
  return [...had.filter((line) => line.n < view.since), ...came];
}

/** The log with a page of what stands before it; a page that does not end where the log begins is left out. */
export function withEarlier(had: Line[], page: Pick<EarlierLines, 'lines'>): Line[] {
  return nextLine(page.lines) === had[0]?.n ? [...page.lines.map(wholeLine), ...had] : had;
}

/** The number of the line that comes after these. */
export function nextLine(lines: readonly Pick<Line, 'n'>[]): number {
  return (lines.at(-1)?.n ?? -1) + 1;
}
