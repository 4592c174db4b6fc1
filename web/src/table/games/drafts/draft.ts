/** A draft as its view tells it: whose pack is where, what was taken, and how far everybody is. */
import { numberIn } from '../../../speech/said';
import type { GameView, Seat } from '../../../wire';
import { held } from '../../layout';

export type Way = 'left' | 'right';
export type Stage = 'counting' | 'picking' | 'building' | 'over';
export type Doing = 'picking' | 'picked' | 'waiting' | 'building' | 'built' | 'out' | 'away';

const WAYS: readonly Way[] = ['left', 'right'];

export interface Neighbours {
  to: number; // who gets the pack that a seat passes on
  from: number; // whose pack it gets
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The cards of a pile that the viewer sees. */
export function cardsOf(view: GameView, word: string, owner: number): string[] {
  const zone = view.zones.find((each) => each.word === word);
  return zone ? (held(zone, owner)?.items.flatMap((item) => item.cards) ?? []) : [];
}

export function sizeOf(view: GameView, word: string, owner: number): number {
  const zone = view.zones.find((each) => each.word === word);
  return zone ? (held(zone, owner)?.size ?? 0) : 0;
}

const seatsOf = (view: GameView): number[] => view.seats.map((_, seat) => seat);
const isAnywhere = (view: GameView, word: string): boolean => seatsOf(view).some((seat) => sizeOf(view, word, seat) > 0);

export function stageOf(view: GameView): Stage {
  if (view.is_over) return 'over';
  if (isAnywhere(view, 'pack')) return 'picking';
  return isAnywhere(view, 'counted') ? 'counting' : 'building';
}

export const wayOf = (view: GameView): Way => WAYS[number(view.facts.direction)] ?? 'left';
export const pickOf = (view: GameView): number => number(view.facts.pick);

/** Which pack of how many is open. */
export function roundOf(view: GameView): { number: number; of: number } {
  const pack = view.about.find(({ kind }) => kind === 'pack');
  return { number: number(view.facts.round), of: (pack && numberIn(pack, 'of')) ?? number(view.facts.round) };
}

/** The seats as they sit, each the left neighbour of the one before, beginning with this one. */
export function circleFrom(view: GameView, seat: number): number[] {
  const circle = numbers(view.facts.circle);
  const all = circle.length === view.seats.length ? circle : seatsOf(view);
  const at = Math.max(0, all.indexOf(seat));
  return [...all.slice(at), ...all.slice(0, at)];
}

export function neighboursOf(view: GameView, seat: number): Neighbours {
  const circle = circleFrom(view, seat);
  const [left, right] = [circle[1 % circle.length]!, circle.at(-1)!];
  return wayOf(view) === 'left' ? { to: left, from: right } : { to: right, from: left };
}

/** What a seat has taken, as far as the viewer may look at it. */
export const poolOf = (view: GameView, seat: number): string[] => [
  ...cardsOf(view, 'pool', seat),
  ...cardsOf(view, 'leaders', seat),
  ...cardsOf(view, 'deck', seat),
];

/** How many cards lie on its pile that nobody may look at now. */
export const coveredOf = (view: GameView, seat: number): number => sizeOf(view, 'taken', seat);

export const takenBy = (view: GameView, seat: number): number =>
  ['pool', 'leaders', 'taken', 'deck'].reduce((sum, word) => sum + sizeOf(view, word, seat), 0);

export const hasZone = (view: GameView, word: string): boolean => view.zones.some((zone) => zone.word === word);
const isAmong = (view: GameView, fact: string, seat: number): boolean => numbers(view.facts[fact]).includes(seat);

export function doingOf(view: GameView, seat: Seat): Doing {
  const { seat: number } = seat;
  const stage = stageOf(view);
  if (isAmong(view, 'dropped', number)) return 'out';
  if (view.sealed.includes(number)) return 'picked';
  if (view.owing.includes(number)) {
    if (seat.kind === 'person' && (!seat.is_here || seat.stand_in)) return 'away';
    return stage === 'picking' ? 'picking' : stage === 'building' ? 'building' : 'waiting';
  }
  return stage === 'over' || isAmong(view, 'finished', number) ? 'built' : 'waiting';
}

/** What a seat alone is told of itself, as `chosen` and `leader`: cards, or none. */
export function ownFact(view: GameView, word: string, seat: number): string[] {
  const all = view.facts[word];
  const own: unknown = Array.isArray(all) ? all[seat] : null;
  return Array.isArray(own) ? own.filter((each) => typeof each === 'string') : [];
}

/** The deck of a seat, as far as it is built and the viewer may see it; after the end it lies in a place of its own. */
export const deckOf = (view: GameView, seat: number): string[] => [
  ...ownFact(view, 'leader', seat),
  ...(view.is_over ? cardsOf(view, 'deck', seat) : ownFact(view, 'chosen', seat)),
];

/** Whose something is, for a message: one's own, or somebody else's. */
export const whose = (owner: string): { whose: string; owner: string } => ({ whose: owner ? 'other' : 'own', owner });
