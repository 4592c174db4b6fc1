/** What a view of Fairy Tale says: the stage, the packs, what was turned up together, and what lies before a seat. */
import type { Line } from '../../../lines';
import type { GameView, Item } from '../../../wire';

export const PICKS = 5; // in each draft
export const PLAYS = 3; // in each play stage
export const PLACES = 12; // in a tableau, at the end
export const SCORING = 9; // the last stage

export const FACTIONS = [
  ['claw', 'green'],
  ['flower', 'red'],
  ['crown', 'yellow'],
  ['mask', 'black'],
] as const; // sign and palette

export type Doing = 'hunt' | 'unflip' | 'flip' | 'draw' | 'exchange';

const ASKED: Record<string, Doing> = {
  hunting: 'hunt',
  'turning-up': 'unflip',
  'turning-down': 'flip',
  giving: 'exchange',
  answering: 'exchange',
  taking: 'exchange',
};
const HAPPENED: Record<string, Doing> = {
  hunts: 'hunt',
  'hunts-nothing': 'hunt',
  'is-hunted': 'hunt',
  'turns-up': 'unflip',
  'turns-up-nothing': 'unflip',
  'turns-down': 'flip',
  draws: 'draw',
  'draws-nothing': 'draw',
  'finds-no-deck': 'draw',
  offers: 'exchange',
  'offers-face-down': 'exchange',
  gets: 'exchange',
  'gets-face-down': 'exchange',
  'swaps-nothing': 'exchange',
};
const SIDES: Record<string, Doing> = { up: 'unflip', down: 'flip' };

export const kindOf = (line: Line): string => line.said?.kind ?? '';

export const stageOf = (view: GameView): number => Number(view.facts.stage ?? 0);
export const stepOf = (view: GameView): number => Number(view.facts.step ?? 0);
export const isDraft = (view: GameView): boolean => stageOf(view) % 2 === 1 && stageOf(view) < SCORING;

/** Which way the packs go, as the game tells it. */
export const goesLeft = (view: GameView): boolean => view.about.some(({ kind, parts }) => kind === 'packs-go' && parts.value === 'left');

export function pileOf(view: GameView, word: string, owner: number): Item[] {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.items ?? [];
}

export function sizeOf(view: GameView, word: string, owner: number): number {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.size ?? 0;
}

export const tableauOf = (view: GameView, seat: number): Item[] => pileOf(view, 'tableau', seat);
export const isDown = (item: Item): boolean => (item.under?.length ?? 0) > 0;
export const faceUp = (view: GameView, seat: number): string[] => tableauOf(view, seat).flatMap((item) => (isDown(item) ? [] : item.cards));

/** What each seat turned up in this step. */
export function revealed(view: GameView): (string | null)[] {
  const told = Array.isArray(view.facts.revealed) ? (view.facts.revealed as string[][]) : [];
  return view.seats.map((_, seat) => told[seat]?.[0] ?? null);
}

export const hunted = (view: GameView): number[] => (Array.isArray(view.facts.hunted) ? (view.facts.hunted as number[]) : []);

/** While the effects of what was turned up together are applied. */
export const isRevealing = (view: GameView): boolean =>
  stageOf(view) % 2 === 0 && stageOf(view) > 0 && revealed(view).some((card) => card !== null);

/** What an event says of the cards of this step, while it is shown before the hall's own word of it. */
export function noted(view: GameView, line: Line): GameView {
  if (kindOf(line) === 'reveals') {
    const cards = revealed(view).map((card, seat) => (seat === line.seat ? line.cards : card === null ? [] : [card]));
    return { ...view, facts: { ...view.facts, revealed: cards } };
  }
  if (kindOf(line) === 'is-hunted') return { ...view, facts: { ...view.facts, hunted: [...hunted(view), line.seat] } };
  return view;
}

/** What an event was about. */
export function doingOf(line: Line): Doing | null {
  const side = line.said?.parts.side;
  return HAPPENED[kindOf(line)] ?? (typeof side === 'string' ? (SIDES[side] ?? null) : null);
}

/** The events since the cards were turned up. */
export function aftermath(lines: readonly Line[]): Line[] {
  const events = lines.filter((line) => line.kind === 'event');
  const last = events.findLastIndex((line) => kindOf(line) === 'reveals');
  return last < 0 ? [] : events.slice(last + 1).filter((line) => doingOf(line) !== null);
}

/** What the rules are about now. */
export function doingNow(view: GameView, lines: readonly Line[]): Doing | null {
  const last = aftermath(lines).at(-1);
  return ASKED[view.prompt?.asks ?? ''] ?? (last ? doingOf(last) : null);
}
