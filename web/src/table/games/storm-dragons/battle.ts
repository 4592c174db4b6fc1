/** What a view of Storm Dragons says: the sides, what lies before each, the token, and what it all adds up to. */
import type { GameView, Item, Line, Offered, Outcome, ScoreLine } from '../../../wire';

export const DAY = 0;
export const NIGHT = 1;
export const NOBODY = -1;
export const ENEMIES = 6; // the first of them; each stands opposite the side six below it
const LETTERS = 'ABCDEFabcdef';
const ROUNDS = [0, 0, 4, 3, 4, 10, 6]; // of the draft, by the number of seats
const SELECTIONS = [0, 0, 3, 3, 2, 1, 1]; // of each seat in each of them

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
/** Who has played no dragon yields by showing the hand (SD-38), but not to a challenge. */
export const yieldsByShowing = (view: GameView): boolean => challengerOf(view) === NOBODY && !numbers(view, 'mustered').includes(view.seat);
export const isEnemy = (side: number): boolean => side >= ENEMIES;
export const opposite = (side: number): number => (side + ENEMIES) % (2 * ENEMIES);

/** Battlefronts by our sides: people first, then allies. */
export const fronts = (view: GameView): number[] => [...view.seats.keys(), ...view.sides.map((side) => side.side).filter((side) => !isEnemy(side))];
/** Who is in control of a battlefront. */
export const controlOf = (view: GameView, front: number): number => numbers(view, 'control')[front] ?? NOBODY;
/** Whoever has the token of the place where this side fights. */
export const isInControl = (view: GameView, side: number): boolean => (isTogether(view) ? controlOf(view, side % ENEMIES) : holderOf(view)) === side;

export function pileOf(view: GameView, word: string, owner: number): Item[] {
  return view.zones.find((zone) => zone.word === word)?.piles.filter((pile) => pile.owner === owner).flatMap((pile) => pile.items) ?? [];
}

export function sizeOf(view: GameView, word: string, owner: number): number | null {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.size ?? null;
}

export const isDowned = (item: Item): boolean => item.text.endsWith('-');
export const flightOf = (view: GameView, side: number): Item[] => pileOf(view, 'flight', side);
export const frontOf = (view: GameView, side: number): Item[] => pileOf(view, 'front', side);
export const flying = (view: GameView, side: number): Item[] => flightOf(view, side).filter((item) => !isDowned(item));
export const shownCard = (view: GameView): string | null => view.zones.find((zone) => zone.word === 'showing')?.piles[0]?.items.at(-1)?.cards[0] ?? null;

export function tallyOf(view: GameView, side: number): ScoreLine[] {
  return (view.seats[side] ?? view.sides.find((each) => each.side === side))?.tally ?? [];
}
export const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, line) => total + line.points, 0);
export const strengthOf = (view: GameView, side: number): number => sum(tallyOf(view, side));

const HEAD = / at the head$/;
const WING = / in the flight$/;
const STORM = / in the storm front$/;
const SOURCES = ['Queen', 'Princess', 'Guardian', 'Challenger', 'Storm Rider', 'Storm Caller', 'Warlord', 'Tempest', 'challenge'];

/** The sum as it is said at a table: 9 head + 3 wings + 2 storms + 2 Tempest. */
export function inShort(tally: readonly ScoreLine[]): string {
  const parts: string[] = [];
  const add = (is: RegExp, one: string, many: string) => {
    const points = sum(tally.filter((line) => is.test(line.what)));
    if (points) parts.push(`${points} ${points > 1 ? many : one}`);
  };
  add(HEAD, 'head', 'head');
  add(WING, 'wing', 'wings');
  add(STORM, 'storm', 'storms');
  for (const line of tally) {
    if (!HEAD.test(line.what) && !WING.test(line.what) && !STORM.test(line.what) && line.points) parts.push(`${line.points} ${SOURCES.find((word) => line.what.includes(word)) ?? line.what}`);
  }
  return parts.join(' + ');
}

/** What each dragon of a flight, or each storm of a front, adds to the strength now; downed ones nothing. */
export function counted(view: GameView, word: string, side: number): (number | null)[] {
  const tally = tallyOf(view, side);
  if (word === 'front') {
    const storms = tally.filter((line) => STORM.test(line.what));
    return frontOf(view, side).map((_, place) => storms[place]?.points ?? null);
  }
  const [head] = tally.filter((line) => HEAD.test(line.what));
  const items = flightOf(view, side);
  const behind = items.filter((item) => !isDowned(item)).length - 1;
  const wings = behind > 0 ? tally.filter((line) => WING.test(line.what)).slice(-behind) : [];
  return items.map((item, place) => (isDowned(item) ? null : place === 0 ? (head?.points ?? null) : (wings[place - 1]?.points ?? null)));
}

/** Which things on the table an option points at: B:Spy^ the head, B:Spy behind it, B:Spy- downed, B:StormRider^~ on top of a front. */
export interface Aim {
  side: number;
  card: string;
  word: 'flight' | 'front';
  isFirst: boolean;
  isDowned: boolean;
}

const AIM = /^([A-Fa-f]):(\w+)(\^?)(~?)(-?)$/;

export function aimOf(option: Offered, isStorm: (card: string) => boolean): Aim | null {
  const [, letter = '', card = '', first, rider, downed] = AIM.exec(option.option) ?? [];
  if (!card) return null;
  return { side: LETTERS.indexOf(letter), card, word: rider || isStorm(card) ? 'front' : 'flight', isFirst: Boolean(first), isDowned: Boolean(downed) };
}

export const outcomeFor = (option: Offered, side: number, way = ''): Outcome | undefined => option.then.find((outcome) => outcome.side === side && (!way || outcome.way === way));

/** The side for which the viewer is choosing: the own, or that of an ally or an enemy. */
export function sideAsked(view: GameView): number {
  const named = view.options.flatMap((option) => option.then).map((outcome) => outcome.side);
  return PLACED.includes(view.prompt?.asks ?? '') && named.length ? named[0]! : view.seat;
}
export const PLACED = ['Placing', 'Laying', 'Act', 'Extra', 'CoopAct', 'CoopAnswer'];

/** Who forbids the token to be turned, and to what. */
export function locks(view: GameView): { side: number; card: string; to: number }[] {
  const sides = numbers(view, 'active');
  return sides.flatMap((side) => {
    const head = flying(view, side)[0]?.cards[0];
    const top = frontOf(view, side)[0]?.cards[0];
    return [...(head === 'DawnBringer' ? [{ side, card: head, to: NIGHT }] : []), ...(top === 'Fog' ? [{ side, card: top, to: DAY }] : [])];
  });
}

export interface Turn {
  seat: number;
  strength: number;
}

/** The strengths as they were announced in this round, one after another. */
export function announced(lines: readonly Line[]): Turn[] {
  const last = lines.findLastIndex((line) => line.verb === 'wins the round');
  return lines.slice(last + 1).flatMap((line) => {
    const total = line.verb === 'announces' ? /= (\d+)|(\d+)$/.exec(line.text) : null;
    return total ? [{ seat: line.seat, strength: Number(total[1] ?? total[2]) }] : [];
  });
}

/** Hands that were shown to yield in this round (SD-38). */
export function shownHand(lines: readonly Line[], seat: number): string[] {
  const last = lines.findLastIndex((line) => line.verb === 'wins the round');
  return lines.slice(last + 1).findLast((line) => line.verb === 'shows' && line.seat === seat)?.cards ?? [];
}

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
  return { round: number(view, 'draft_round'), rounds: ROUNDS[seats] ?? 0, order, at: number(view, 'picks') };
}
