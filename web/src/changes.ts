// What the hall says has changed of the table, put into what was shown before.

import type { Changed, Shown } from './wire';

type Container = Record<string, unknown>;

/** The table as the news makes it; what was shown before stays as it is. */
export function changed(shown: Shown, news: Changed): Shown {
  const next: Shown = { ...shown, seq: news.seq, since: news.since, lines: news.lines };
  const own = new Set<unknown>([next]); // what may be written to
  for (const [path, value] of Object.entries(news.set)) {
    const steps = path.split('/').slice(1).map(unescaped);
    const last = steps.pop()!;
    let place = next as unknown as Container;
    for (const step of steps) {
      if (!own.has(place[step])) {
        place[step] = copyOf(place[step]);
        own.add(place[step]);
      }
      place = place[step] as Container;
    }
    place[last] = value;
  }
  return next;
}

const copyOf = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Container) });

/** A step of a JSON pointer. */
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
