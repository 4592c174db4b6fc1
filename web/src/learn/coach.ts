/** Which of the coach's notes something sets off: from what one's own seat is sent, and nothing else. lessons/notes.py does the same. */
import type { Line } from '../lines';
import type { CoachNote, GameView, Place, Reason } from '../wire';

export const nameOf = (note: CoachNote): string => `${note.trigger} ${note.key}`;

/** Patterns of options: * stands for anything, ? for one sign. */
function isLike(text: string, pattern: string): boolean {
  const inWords = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${inWords}$`, 's').test(text);
}

export interface Due {
  note: CoachNote;
  places: Place[]; // where it matters; none: at the question
}

/** The first note of the file that is due and was not said. */
export function firstDue(
  notes: readonly CoachNote[],
  isSaid: (note: CoachNote) => boolean,
  view: GameView,
  news: readonly Line[],
): Due | null {
  for (const note of notes) {
    const places = isSaid(note) ? null : firedAt(note, view, news);
    if (places) return { note, places };
  }
  return null;
}

function firedAt({ trigger, key }: CoachNote, view: GameView, news: readonly Line[]): Place[] | null {
  const events = news.filter((line) => line.kind === 'event');
  if (trigger === 'asked') return view.decision !== null && view.prompt?.clauses.includes(key) ? [] : null;
  if (trigger === 'scored') return placed(events.filter((line) => line.score.some((each) => each.clauses.includes(key))));
  if (trigger === 'event') return placed(events.filter((line) => line.said?.kind === key));
  if (trigger !== 'offered' || view.options.length < 2) return null;
  const offered = view.options.filter(({ option }) => isLike(option, key));
  return offered.length ? offered.flatMap(({ target }) => target ?? []) : null;
}

/** Where these have happened; null where none has. */
function placed(lines: readonly Line[]): Place[] | null {
  return lines.length ? lines.flatMap((line) => line.to ?? line.origin ?? []) : null;
}

/** The note about why something was refused. */
export function dueFor(reasons: readonly Reason[], notes: readonly CoachNote[], isSaid: (note: CoachNote) => boolean): CoachNote | null {
  const clauses = reasons.map(({ clauses: [first] }) => first);
  return notes.find((note) => note.trigger === 'refused' && clauses.includes(note.key) && !isSaid(note)) ?? null;
}
