/** Lines of the log as they are said and shown. */
import type { Line } from '../lines';
import type { Cause, Place, Prompt, Said } from '../wire';
import { WHOLE } from './places';

/** All that the sentence of an event may name; kernel/state.py has the same for Python. */
export function eventSaid(line: Line): Said {
  const { kind, parts } = line.said ?? { kind: '', parts: {} };
  return { kind, parts: { seat: { seat: line.seat }, cards: { cards: line.cards }, ...parts, ...becauseOf(line.cause) } };
}

export function promptSaid({ said, cause }: Prompt): Said {
  return { kind: said.kind, parts: { ...said.parts, ...becauseOf(cause) } };
}

const becauseOf = (cause: Cause | null): Said['parts'] => (cause ? { cause: { cards: [cause.card] }, causer: { seat: cause.owner } } : {});

/** Somebody has chosen, and nobody may know what: the plates tell it, and nothing moves. */
export const isSealed = (line: Line): boolean => line.said?.kind === 'chose' && line.said.parts.choice === undefined;

/** Whether something happened on the table that others should see. */
export const isSeen = (line: Line): boolean => line.kind === 'event' && !isSealed(line);

/** Whether it tells what a seat has scored in a round; other events may tell how a number came about, too. */
export const isScored = (line: Line): boolean => line.said?.kind === 'scores' && line.score.length > 0;

/** The events that a log has after another. */
export function freshEvents(lines: readonly Line[], last: number): Line[] {
  return lines.filter((line) => line.n > last && isSeen(line));
}

/** Where an event happens: where its cards go and come from, then whose it is, then the card that caused it. */
export function placesOf(line: Line): Place[] {
  const seats = [line.seat, line.cause?.owner ?? -1].filter((seat) => seat >= 0);
  return [line.to, line.origin, ...seats.map((owner) => ({ zone: '', owner, item: WHOLE }))].filter((place) => place !== null);
}
