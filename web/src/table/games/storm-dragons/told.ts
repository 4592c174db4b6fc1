/** Storm Dragons in what it says: what a choice will come to, which number of a card counts, how everybody stands. */
import { faceOf, type Faces, type InForce } from '../../../cards/faces';
import type { GameView, Offered, Said } from '../../../wire';
import { fact } from '../../layout';
import type { Refinement, Spot } from '../../refinement';
import {
  challengerOf,
  counted,
  dragonsIn,
  isDraft,
  isStorm,
  isTogether,
  NOBODY,
  rivalOf,
  sizeOf,
  SKIES,
  skyOf,
  strengthOf,
} from './battle';
import { PLACING } from './placing.svelte';

/** Which number counts there: at the head, behind it, in the front; of what is not in play, the one it would have at the head. */
function inForce(view: GameView, card: string, { word, owner, place }: Spot, faces: Faces): InForce | null {
  const plate = faceOf(faces, card)?.numbers ?? [];
  const sky = skyOf(view);
  const storm = isStorm(faces, card);
  if (!plate.length || sky === NOBODY || isDraft(view)) return null;
  if (word !== 'flight' && word !== 'front') return { cell: sky, rank: `${storm ? '+' : ''}${plate[sky]?.[1]}` };
  const points = counted(view, word, owner)[place];
  if (points == null) return { cell: -1, rank: '–' };
  if (word === 'flight' && place === 0) return { cell: sky, rank: String(points) };
  const usual = storm ? sky : 2 + sky;
  const other = storm ? 1 - sky : 3 - sky;
  return { cell: plate[usual]?.[1] !== points && plate[other]?.[1] === points ? other : usual, rank: `+${points}` };
}

/** Whether so much strength would take control, or beat the challenge. */
function means(view: GameView, side: number, total: number): Said[] {
  const rival = rivalOf(view, side);
  if (rival === NOBODY || rival === side) return [];
  const against = strengthOf(view, rival);
  const parts = { rival: { seat: rival }, total, against, needed: against + 1 };
  const stands = challengerOf(view) === rival ? 'challenge' : isTogether(view) ? 'control' : 'token';
  return [{ kind: `${total > against ? 'beats' : 'misses'}-${stands}`, parts }];
}

const PLAYED = ['play', 'cast', 'send', 'place-at-head', 'place-at-tail', 'place-at-front', 'lay-on-top', 'lay-at-bottom'];

/** The strengths that come of it: of one side in two ways, or of several sides. */
function outcome(view: GameView, option: Offered): Said[] {
  const { then } = option;
  const first = then[0];
  if (!first) return [];
  const sides = new Set(then.map((each) => each.side));
  const best = Math.max(...then.map((each) => each.total));
  const meaning = sides.size === 1 && PLAYED.includes(option.said.kind) ? means(view, first.side, best) : [];
  if (then.some((each) => each.way)) {
    const ways = then.map(({ way, total }): Said => ({ kind: 'strength-so', parts: { total, way: { kind: way, parts: {} } } }));
    return [{ kind: 'strength-in-ways', parts: { seat: { seat: first.side }, ways } }, ...meaning];
  }
  const changes = then.map(({ side, total }): Said => ({
    kind: strengthOf(view, side) === total ? 'strength-stays' : 'strength-change',
    parts: { seat: { seat: side }, before: strengthOf(view, side), after: total },
  }));
  return [{ kind: 'strengths-change', parts: { changes } }, ...meaning];
}

const DRAWN = ['flight', 'front', 'found', 'stack']; // zones whose cards lie on the table one by one
const word = (kind: string): Said => ({ kind, parts: {} });

export const told: Refinement = {
  inForce,
  outcome,
  isDrawn: (view, place) => place.item >= 0 && DRAWN.includes(place.zone) && !PLACING.includes(view.prompt?.asks ?? ''),
  light: (view) => `${SKIES[skyOf(view)] ?? ''}${challengerOf(view) === NOBODY ? '' : ' clash'}`,
  ending(view, faces): Said['parts'] {
    return isTogether(view) ? { ours: dragonsIn(view, 'won', faces), theirs: dragonsIn(view, 'lost', faces) } : {};
  },
  isRunning: true,
  tagged: ['strength', 'dragons-won', 'out', 'in-control', 'battlefront-decided'],
  counts(view, seat) {
    const won = fact(view.seats[seat]?.about ?? [], 'dragons-won');
    const draw = sizeOf(view, 'draw', seat);
    return [
      ...(draw === null ? [] : [{ icon: 'deck' as const, value: draw, said: word('cards-to-draw') }]),
      ...(won === null ? [] : [{ icon: 'trophy' as const, value: won, said: word('dragons-won') }]),
    ];
  },
  columns(view, seat) {
    if (isDraft(view)) return [[word('column-cards'), String(sizeOf(view, 'drafted', seat) ?? 0)]];
    const won = fact(view.seats[seat]?.about ?? [], 'dragons-won');
    return [
      [word('column-strength'), String(strengthOf(view, seat))],
      ...(won === null ? [] : [[word('column-dragons'), String(won)] as [Said, string]]),
    ];
  },
};
