/** Fairy Tale on the table: what lies in rows, what each card counts, what happens to all at once. */
import { say } from '../../../messages/fairy-tale';
import type { GameView } from '../../../wire';
import { scoreOf } from '../../layout';
import type { Refinement } from '../../refinement';
import { isDown, isDraft, isRevealing, noted, PICKS, PLACES, PLAYS, tableauOf } from './tale';

const signed = (points: number): string => String(points).replace('-', '−');

/** The lines of the score come in the order of the face-up cards. */
function worth(view: GameView, word: string, owner: number): (string | null)[] {
  if (word !== 'tableau') return [];
  const items = tableauOf(view, owner);
  const score = view.seats[owner]?.score ?? [];
  if (score.length !== items.filter((item) => !isDown(item)).length) return [];
  let at = 0;
  return items.map((item) => (isDown(item) ? null : signed(score[at++]!.points)));
}

export const told: Refinement = {
  rows: {
    tableau: { places: PLACES },
    picked: { places: PICKS, isShown: isDraft, hint: () => say('play-so-many', { plays: PLAYS }) },
    hand: { places: 0 },
  },
  isSpread: true,
  isInMiddle: (view) => !isRevealing(view),
  isRunning: true,
  unshown: ['deck', 'discards'],
  worth,
  atOnce: ['reveals', 'is-hunted'],
  noted,
  columns(view, seat) {
    const items = tableauOf(view, seat);
    const down = items.filter(isDown).length;
    return [
      [{ kind: 'column-up', parts: {} }, String(items.length - down)],
      [{ kind: 'column-down', parts: {} }, String(down)],
      [{ kind: 'column-points', parts: {} }, String(scoreOf(view, seat))],
    ];
  },
};
