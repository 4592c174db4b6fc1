/** What a view of Dragon Booster says: points, pits, stats with their sources, and how a battle stands. */
import { faceOf, type Faces } from '../../../cards/faces';
import { numberIn, isSaid } from '../../../speech/said';
import type { Line } from '../../../lines';
import type { GameView, Item, Part, Said, ScoreLine } from '../../../wire';
import { fact, sum } from '../../layout';

export const FINISH = 30; // points that win
export const STEPS = ['draw', 'gear-up', 'main', 'rush'] as const; // of a turn, from 1
export const MAIN = 3;
export const RUSH = 4;
export const STATS = ['speed', 'agility', 'power'] as const;
export const NOBODY = -1;
const CAPS = 4; // without a dragon, unless the house says otherwise

const number = (view: GameView, word: string): number => Number(view.facts[word] ?? NOBODY);
const numbers = (view: GameView, word: string): number[] => (Array.isArray(view.facts[word]) ? (view.facts[word] as number[]) : []);

export const turnOf = (view: GameView): number => number(view, 'turn');
export const stepOf = (view: GameView): number => number(view, 'step');
export const leaderOf = (view: GameView): number => (turnOf(view) > 0 ? number(view, 'leader') : NOBODY);
export const pointsOf = (view: GameView, seat: number): number => numbers(view, 'points')[seat] ?? 0;
export const energyOf = (view: GameView, seat: number): number => numbers(view, 'energy')[seat] ?? 0;
export const isIn = (view: GameView, seat: number): boolean => numbers(view, 'playing').includes(seat);
/** Who acts in the battle that is on; nobody where there is none. */
export const battling = (view: GameView): number[] => numbers(view, 'battling');

export function pileOf(view: GameView, word: string, owner: number): Item[] {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.items ?? [];
}

export function sizeOf(view: GameView, word: string, owner: number): number {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.size ?? 0;
}

/** A dragon deck lies in one of two zones, by the way its player keeps it. */
export const dragonDeck = (view: GameView, owner: number): string => (sizeOf(view, 'open_dragons', owner) > 0 ? 'open_dragons' : 'dragons');

// --- the mag pit -------------------------------------------------------------------------------

/** A thing with its place in its zone. */
export interface Lying {
  item: Item;
  at: number;
}

export interface Pit {
  dragon: Lying | null;
  gear: Lying[];
  crew: Lying[];
  free: number; // zap caps without gear
  colour: string; // of whoever rides without a dragon; empty: with one
}

const kindOf = (faces: Faces, item: Item): Said | null => faceOf(faces, item.cards[0] ?? '')?.said?.kind ?? null;

export function pitOf(view: GameView, seat: number, faces: Faces): Pit {
  const lying = pileOf(view, 'pit', seat).map((item, at) => ({ item, at }));
  const of = (kind: string): Lying[] => lying.filter(({ item }) => kindOf(faces, item)?.kind === kind);
  const dragon = of('dragon')[0] ?? null;
  const gear = of('gear');
  const kind = dragon && kindOf(faces, dragon.item);
  const caps = (kind && numberIn(kind, 'caps')) ?? CAPS;
  const crew = lying.filter((each) => each !== dragon && !gear.includes(each));
  return { dragon, gear, crew, free: Math.max(0, caps - gear.length), colour: pileOf(view, 'colour', seat)[0]?.text ?? '' };
}

// --- numbers that explain themselves -----------------------------------------------------------

export interface Stat {
  word: (typeof STATS)[number];
  value: number;
  sources: ScoreLine[];
}

const isList = (part: Part | undefined): part is Part[] => Array.isArray(part);

/** The three stats of a seat, as the game adds them up. */
export function statsOf(view: GameView, seat: number): Stat[] {
  return STATS.flatMap((word) => {
    const said = view.seats[seat]?.about.find((each) => each.kind === word);
    if (!said) return [];
    const told = said.parts.score;
    return [{ word, value: numberIn(said, 'value') ?? 0, sources: isList(told) ? told.filter(isSaid).map(asLine) : [] }];
  });
}

function asLine(said: Said): ScoreLine {
  const { clauses } = said.parts;
  const cited = isList(clauses) ? clauses.filter((each) => typeof each === 'string') : [];
  return { said, points: numberIn(said, 'points') ?? 0, clauses: cited };
}

// --- the battle --------------------------------------------------------------------------------

export interface Contender {
  seat: number;
  item: Item | null; // its rushing card
  tally: ScoreLine[];
  sprint: number;
}

/** Those in the battle, whoever looks last; while rushing cards are named, those who have named one. */
export function contenders(view: GameView, me: number): Contender[] {
  const seats = view.seats.length;
  if (!view.seats.some((_, seat) => sizeOf(view, 'rushing', seat) > 0)) return []; // a battle that has ended the game
  const first = me < 0 ? 0 : me + 1;
  return Array.from({ length: seats }, (_, n) => (first + n) % seats)
    .map((seat) => {
      const tally = view.seats[seat]?.tally ?? [];
      return { seat, item: pileOf(view, 'rushing', seat)[0] ?? null, tally, sprint: sum(tally) };
    })
    .filter(({ seat, item }) => item !== null || battling(view).includes(seat));
}

/** What comes of the battle if nobody acts any more, as the game says it. */
export interface Standing {
  winner: number; // nobody: a tie
  points: number;
}

export function standing(view: GameView): Standing | null {
  for (const [seat, { about }] of view.seats.entries()) {
    const points = fact(about, 'wins-if-all-pass');
    if (points !== null) return { winner: seat, points };
  }
  const isTied = view.seats.some(({ about }) => about.some((each) => each.kind === 'ties-if-all-pass'));
  return isTied ? { winner: NOBODY, points: 0 } : null;
}

/** As it is written on the table: with a minus, not with a hyphen. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** How many passes in a row have been made, and how many end the battle. */
export const passesOf = (view: GameView): { made: number; needed: number } => ({
  made: Math.max(0, number(view, 'passes')),
  needed: battling(view).length,
});

// --- the race track ----------------------------------------------------------------------------

export interface Runner {
  seat: number;
  points: number;
  at: number; // of the way, from 0 to 1
  gains: number; // what the battle would bring
  to: number; // where that would be
}

/** Where everybody is on the way to the finish line; it begins below 0 where somebody has fallen so far. */
export function runners(view: GameView): { first: number; marks: { points: number; at: number }[]; all: Runner[] } {
  const lowest = Math.min(0, ...view.seats.map((_, seat) => pointsOf(view, seat)));
  const first = Math.floor(lowest / 5) * 5;
  const at = (points: number): number => (Math.max(first, Math.min(FINISH, points)) - first) / (FINISH - first);
  const stands = standing(view);
  const all = view.seats.map((_, seat) => {
    const points = pointsOf(view, seat);
    const gains = stands?.winner === seat ? stands.points : 0;
    return { seat, points, at: at(points), gains, to: at(points + gains) };
  });
  const marks = Array.from({ length: (FINISH - first) / 5 }, (_, n) => ({ points: first + 5 * n, at: at(first + 5 * n) }));
  return { first, marks, all };
}

// --- what an event sets, while it is shown before the hall's own word of it ----------------------

const partNumber = (line: Line, name: string): number | null => (line.said ? numberIn(line.said, name) : null);

const withFacts = (view: GameView, facts: Record<string, unknown>): GameView => ({ ...view, facts: { ...view.facts, ...facts } });

function withTally(view: GameView, seat: number, change: (tally: ScoreLine[]) => ScoreLine[]): GameView {
  return { ...view, seats: view.seats.map((each, n) => (n === seat ? { ...each, tally: change(each.tally) } : each)) };
}

const STANDINGS = ['wins-if-all-pass', 'ties-if-all-pass'];

/** A battle that is over has no standing any more. */
function unsettled(view: GameView): GameView {
  const seats = view.seats.map((each) => ({ ...each, about: each.about.filter(({ kind }) => !STANDINGS.includes(kind)) }));
  return { ...view, seats };
}

export function noted(view: GameView, line: Line): GameView {
  const cards = { cards: { cards: line.cause ? [line.cause.card] : line.cards } };
  switch (line.said?.kind) {
    case 'gains-points':
    case 'loses-points':
      return withFacts(view, { points: numbers(view, 'points').with(line.seat, partNumber(line, 'total') ?? 0) });
    case 'turn-begins':
      return withFacts(view, { turn: partNumber(line, 'turn') ?? turnOf(view), leader: line.seat, step: 1 });
    case 'main-begins':
      return withFacts(view, { step: MAIN, energy: view.seats.map(() => partNumber(line, 'energy') ?? 0) });
    case 'rush-begins':
      return withFacts(view, { step: RUSH });
    case 'starts-battle':
    case 'rushes':
      return withTally(view, line.seat, () => [
        { said: { kind: 'printed', parts: cards }, points: partNumber(line, 'sprint') ?? 0, clauses: [] },
      ]);
    case 'gains-sprint':
    case 'loses-sprint': {
      const sign = line.said.kind === 'gains-sprint' ? 1 : -1;
      const points = sign * (partNumber(line, 'number') ?? 0);
      return withTally(view, line.seat, (tally) => [...tally, { said: { kind: 'this-battle', parts: cards }, points, clauses: [] }]);
    }
    case 'wins-battle':
    case 'battle-is-tied':
      return unsettled(view);
    case 'returns-to-track':
    case 'loses-rushing-card':
      return withTally(view, line.seat, () => []);
  }
  return view;
}
