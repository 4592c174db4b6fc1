/** Magic Dragon on the table: stacks of a bid, what a card makes of it, the colour that a stack waits for. */
import type { Faces } from '../../cards/faces';
import { isSeat } from '../../speech/said';
import type { GameView, Offered, Said, ScoreLine } from '../../wire';
import { fact, scoreOf, sum } from '../layout';
import type { Refinement, Shade } from '../refinement';

const owned = (view: GameView, seat: number): number =>
  view.zones.find((zone) => zone.word === 'stack')?.piles.filter((pile) => pile.owner === seat).length ?? 0;
const bidOf = (view: GameView, seat: number): number | null => fact(view.seats[seat]?.about ?? [], 'bid');

function bonusOf(view: GameView, bid: number): number {
  const { bonus } = view.facts;
  return Array.isArray(bonus) && typeof bonus[bid] === 'number' ? bonus[bid] : 0;
}

const GAINS = ['start', 'capture', 'claim']; // a stack more
const LOSSES = ['burn', 'recolour']; // a stack fewer, if it was one's own

/** How many stacks are mine after the play. */
function countAfter(view: GameView, { said }: Offered): number {
  const mine = owned(view, view.seat);
  const { rival } = said.parts;
  const isOwn = rival !== undefined && isSeat(rival) && rival.seat === view.seat;
  return GAINS.includes(said.kind) ? mine + 1 : LOSSES.includes(said.kind) && isOwn ? mine - 1 : mine;
}

/** How the bid stands after the play. */
function outcome(view: GameView, option: Offered): Said[] {
  const bid = bidOf(view, view.seat);
  if (bid === null || option.card === null) return [];
  const count = countAfter(view, option);
  const kind = count === bid ? 'then-met' : count > bid ? 'then-too-many' : 'then-too-few';
  return [{ kind, parts: { count, bid, bonus: bonusOf(view, bid), surplus: count - bid } }];
}

const MARKS: Record<string, string> = { frozen: 'snow', burnt: 'blaze' };

/** A colour that is named or waited for looks like its dragons. */
function shade({ kind, parts }: Said, faces: Faces): Shade | null {
  if (kind !== 'recolour' && kind !== 'waits') return MARKS[kind] ? { glyph: MARKS[kind] } : null;
  const face = [...faces.values()].find((each) => each.said?.line?.parts.colour === parts.colour);
  return face ? { glyph: face.glyph, palette: face.palette } : null;
}

const points = (score: readonly ScoreLine[], kind: string): number => sum(score.filter((line) => line.said.kind === kind));
const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const column = (kind: string): Said => ({ kind: `column-${kind}`, parts: {} });

export const magicDragon: Refinement = {
  unshown: ['aside'],
  unlabelled: ['stack'],
  tagged: ['bid', 'score'],
  outcome,
  shade,
  tag(view, seat) {
    const bid = bidOf(view, seat);
    if (bid === null) return null;
    const count = owned(view, seat);
    return { said: { kind: 'of-bid', parts: { count, bid } }, tone: count === bid ? 'good' : count > bid ? 'bad' : 'plain' };
  },
  columns(view, seat) {
    const score = view.seats[seat]?.score ?? [];
    const bid = bidOf(view, seat);
    return [
      [column('stacks'), bid === null ? '–' : `${owned(view, seat)}/${bid}`],
      [column('cards'), String(points(score, 'cards-in-area'))],
      [column('hand'), signed(points(score, 'cards-in-hand'))],
      [column('total'), String(scoreOf(view, seat))],
    ];
  },
};
