/** What a view of Storm Dragons says: the sides, what lies before each, the token, and what it all adds up to. */
import { faceOf, type Faces } from '../../../cards/faces';
import { numberIn } from '../../../speech/said';
import type { Line } from '../../../lines';
import type { GameView, Item, Offered, Outcome, Said, ScoreLine } from '../../../wire';
import { CENTRE, sum } from '../../layout';

export const DAY = 0;
export const NIGHT = 1;
export const SKIES = ['day', 'night'];
export const NOBODY = -1;
export const ENEMIES = 6; // the first of them; each stands opposite the side six below it
const SELECTIONS = [0, 0, 3, 3, 2, 1, 1]; // of each seat in each round of a draft, by the number of seats

const number = (view: GameView, fact: string): number => Number(view.facts[fact] ?? NOBODY);
const numbers = (view: GameView, fact: string): number[] => (Array.isArray(view.facts[fact]) ? (view.facts[fact] as number[]) : []);

export const skyOf = (view: GameView): number => number(view, 'side');
export const holderOf = (view: GameView): number => number(view, 'holder');
export const challengerOf = (view: GameView): number => (view.is_over ? NOBODY : number(view, 'challenger'));
export const roundOf = (view: GameView): number => number(view, 'round');
export const isFinal = (view: GameView): boolean => view.facts.final === true;
export const isTogether = (view: GameView): boolean => view.sides.length > 0;
export const isDraft = (view: GameView): boolean => number(view, 'draft_round') > 0 && number(view, 'round') === 0;
export const isIn = (view: GameView, side: number): boolean => numbers(view, 'active').includes(side);
export const isEnemy = (side: number): boolean => side >= ENEMIES;
export const opposite = (side: number): number => (side + ENEMIES) % (2 * ENEMIES);

/** Battlefronts by our sides: people first, then allies. */
export const battlefronts = (view: GameView): number[] => [
  ...view.seats.keys(),
  ...view.sides.map((side) => side.side).filter((side) => !isEnemy(side)),
];
/** Who is in control of a battlefront. */
export const controlOf = (view: GameView, battlefront: number): number => numbers(view, 'control')[battlefront] ?? NOBODY;
/** Whoever has the token of the place where this side fights. */
export const isInControl = (view: GameView, side: number): boolean =>
  (isTogether(view) ? controlOf(view, side % ENEMIES) : holderOf(view)) === side;

export function pileOf(view: GameView, word: string, owner: number): Item[] {
  return (
    view.zones
      .find((zone) => zone.word === word)
      ?.piles.filter((pile) => pile.owner === owner)
      .flatMap((pile) => pile.items) ?? []
  );
}

export function sizeOf(view: GameView, word: string, owner: number): number | null {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.size ?? null;
}

const isMarked = (item: Item, kind: string): boolean => item.marks?.some((mark) => mark.kind === kind) ?? false;
export const isDowned = (item: Item): boolean => isMarked(item, 'laid-down');
export const flightOf = (view: GameView, side: number): Item[] => pileOf(view, 'flight', side);
export const frontOf = (view: GameView, side: number): Item[] => pileOf(view, 'front', side);
export const flying = (view: GameView, side: number): Item[] => flightOf(view, side).filter((item) => !isDowned(item));
export const shownCard = (view: GameView): string | null => pileOf(view, 'showing', CENTRE).at(-1)?.cards[0] ?? null;

export const isStorm = (faces: Faces, card: string): boolean => faceOf(faces, card)?.said?.kind?.kind === 'storm';
/** What a card does, by the name of its text. */
const doing = (faces: Faces, card: string | undefined): string => (card === undefined ? '' : (faceOf(faces, card)?.said?.line?.kind ?? ''));
export const dragonsIn = (view: GameView, word: string, faces: Faces): number =>
  pileOf(view, word, CENTRE).filter((item) => !isStorm(faces, item.cards[0] ?? '')).length;

// --- strength ----------------------------------------------------------------------------------

export function tallyOf(view: GameView, side: number): ScoreLine[] {
  return (view.seats[side] ?? view.sides.find((each) => each.side === side))?.tally ?? [];
}
export const strengthOf = (view: GameView, side: number): number => sum(tallyOf(view, side));
const linesOf = (tally: readonly ScoreLine[], kind: string): ScoreLine[] => tally.filter((line) => line.said.kind === kind);

/** The sum as it is said at a table, source by source: 9 head, 3 wings, 2 storms, 2 Tempest. */
export function sources(tally: readonly ScoreLine[]): Said[] {
  const kinds = [...new Set(tally.map((line) => line.said.kind))];
  return kinds
    .map((kind) => ({ kind: `sum-${kind}`, parts: { points: sum(linesOf(tally, kind)) } }))
    .filter((said) => said.parts.points !== 0);
}

/** What each dragon of a flight, or each storm of a front, adds to the strength now; downed ones nothing. */
export function counted(view: GameView, word: string, side: number): (number | null)[] {
  const tally = tallyOf(view, side);
  if (word === 'front') {
    const storms = linesOf(tally, 'in-front');
    return frontOf(view, side).map((_, place) => storms[place]?.points ?? null);
  }
  const [head] = linesOf(tally, 'head');
  const items = flightOf(view, side);
  const wings = linesOf(tally, 'in-flight');
  const first = wings.length - (items.filter((item) => !isDowned(item)).length - 1); // by house option the head's own tail number stands before them
  return items.map((item, place) =>
    isDowned(item) ? null : place === 0 ? (head?.points ?? null) : (wings[first + place - 1]?.points ?? null),
  );
}

export const outcomeFor = (option: Offered, side: number, way = ''): Outcome | undefined =>
  option.then.find((outcome) => outcome.side === side && (!way || outcome.way === way));

/** Whom a side has to beat: whoever challenges, its enemy, or whoever holds the token. */
export function rivalOf(view: GameView, side: number): number {
  if (isTogether(view)) return opposite(side);
  const challenger = challengerOf(view);
  return challenger !== NOBODY ? challenger : holderOf(view);
}

/** Who forbids the token to be turned, and to what. */
export function locks(view: GameView, faces: Faces): { side: number; card: string; to: number }[] {
  return numbers(view, 'active').flatMap((side) => {
    const head = flying(view, side)[0]?.cards[0];
    const top = frontOf(view, side)[0]?.cards[0];
    return [
      ...(head && doing(faces, head) === 'dawn-bringer' ? [{ side, card: head, to: NIGHT }] : []),
      ...(top && doing(faces, top) === 'fog' ? [{ side, card: top, to: DAY }] : []),
    ];
  });
}

// --- what was told -----------------------------------------------------------------------------

export interface Turn {
  seat: number;
  strength: number;
}

const ANNOUNCED = ['takes-free-token', 'takes-token', 'keeps-token', 'stays-below', 'token-stays-free', 'challenges', 'beats-challenge'];

function thisRound(lines: readonly Line[]): Line[] {
  const last = lines.findLastIndex((line) => line.said?.kind === 'opens-round');
  return lines.filter((_, n) => n > last);
}

/** The strengths as they were announced in this round, one after another. */
export function announced(lines: readonly Line[]): Turn[] {
  return thisRound(lines).flatMap(({ seat, said }) => {
    const strength = said && ANNOUNCED.includes(said.kind) ? numberIn(said, 'total') : null;
    return strength === null ? [] : [{ seat, strength }];
  });
}

/** Hands that were shown to yield in this round (SD-38). */
export function shownHand(lines: readonly Line[], seat: number): string[] {
  return thisRound(lines).findLast((line) => line.said?.kind === 'shows-hand' && line.seat === seat)?.cards ?? [];
}

// --- the draft ---------------------------------------------------------------------------------

export interface DraftState {
  round: number;
  rounds: number;
  order: number[]; // the seats of this round, in the order of their selections: to the left, and back again
  at: number; // how many of them have been made
}

export function draftOf(view: GameView): DraftState {
  const seats = view.seats.length;
  const starter = number(view, 'starter');
  const order = Array.from({ length: seats * (SELECTIONS[seats] ?? 1) }, (_, n) => {
    const turn = n % seats;
    return (starter + (Math.floor(n / seats) % 2 ? seats - 1 - turn : turn)) % seats;
  });
  const about = view.about.find((each) => each.kind === 'draft-round');
  return { round: number(view, 'draft_round'), rounds: (about && numberIn(about, 'rounds')) ?? 0, order, at: number(view, 'picks') };
}

/** The stacks of a draft by the numbers that they keep, each with its place in the zone. */
export function stacksOf(view: GameView): Map<number, { item: Item; at: number }> {
  const numbered = new Map<number, { item: Item; at: number }>();
  pileOf(view, 'stack', CENTRE).forEach((item, at) => {
    const mark = item.marks?.find((each) => each.kind === 'stack-number');
    numbered.set((mark && numberIn(mark, 'number')) ?? at + 1, { item, at });
  });
  return numbered;
}
