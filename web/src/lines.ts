import type { Line, Shown } from './wire';

/** The log with the lines that came; `since` says how many of those one has still stand. */
export function mergeLines(had: Line[], view: Pick<Shown, 'since' | 'lines'>): Line[] {
  return [...had.slice(0, view.since), ...view.lines];
}
