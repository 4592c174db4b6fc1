import type { EarlierLines, Line, Shown } from './wire';

/** The log with the lines that came; where some between did not fit into the message, it begins with these. */
export function mergeLines(had: Line[], view: Pick<Shown, 'since' | 'lines'>): Line[] {
  if (nextLine(had) < view.since) return view.lines;
  return [...had.filter((line) => line.n < view.since), ...view.lines];
}

/** The log with a page of what stands before it; a page that does not end where the log begins is left out. */
export function withEarlier(had: Line[], page: Pick<EarlierLines, 'lines'>): Line[] {
  return nextLine(page.lines) === had[0]?.n ? [...page.lines, ...had] : had;
}

/** The number of the line that comes after these. */
export function nextLine(lines: Line[]): number {
  return (lines.at(-1)?.n ?? -1) + 1;
}
