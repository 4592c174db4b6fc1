/** Passing on in battles: until when, and what stops it. It never looks at what the hand could have done. */
import type { Line } from '../../../lines';
import type { GameView, Said } from '../../../wire';
import { battling, pileOf, standing, turnOf } from './race';

export const UNTIL = ['change', 'battle', 'turn'] as const;
export type Until = (typeof UNTIL)[number];

/** Milliseconds between the question and the pass: the same whether anything else could have been done or not. */
export const PACE = 1200;

/** How things stood when passing began. */
export interface Since {
  turn: number;
  battle: number; // the line of the log with which it began
  line: number; // the last of the log
  leads: boolean; // whether I would win the battle
}

const ACTS = ['plays-event', 'uses'];

const battleOf = (lines: readonly Line[]): number => lines.findLast((line) => line.said?.kind === 'starts-battle')?.n ?? -1;
const leads = (view: GameView): boolean => standing(view)?.winner === view.seat;

export function since(view: GameView, lines: readonly Line[]): Since {
  return { turn: turnOf(view), battle: battleOf(lines), line: lines.at(-1)?.n ?? -1, leads: leads(view) };
}

const stop = (kind: string, parts: Said['parts'] = {}): Said => ({ kind: `stop-${kind}`, parts });

/** Why passing ends here, in words of the screen; null while it goes on. */
export function stops(until: Until, from: Since, view: GameView, lines: readonly Line[]): Said | null {
  if (view.is_over) return stop('over');
  if (turnOf(view) !== from.turn) return stop('turn');
  if (view.prompt && view.prompt.asks !== 'battle') return stop('asked');
  const isSame = battleOf(lines) === from.battle;
  if (until === 'battle' && (!isSame || battling(view).length === 0)) return stop('battle');
  if (until === 'change') {
    const act = lines.find(({ n, seat, said }) => n > from.line && seat !== view.seat && ACTS.includes(said?.kind ?? ''));
    if (act) return stop('act', { seat: { seat: act.seat }, cards: { cards: act.cards } });
    if (!isSame && battling(view).length > 0 && pileOf(view, 'rushing', view.seat).length > 0) return stop('rush');
  }
  return isSame && from.leads && battling(view).length > 0 && !leads(view) ? stop('lead') : null;
}
