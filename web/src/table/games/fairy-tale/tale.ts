/** What a view of Fairy Tale says: the stage, the packs, what was turned up together, and what lies before a seat. */
import type { GameView, Item, Line } from '../../../wire';

export const PICKS = 5; // in each draft
export const PLAYS = 3; // in each play stage
export const PLACES = 12; // in a tableau, at the end
export const SCORING = 9; // the last stage

export const FACTIONS = [
  ['Dragonvale', 'claw', 'green'],
  ['Fairywood', 'flower', 'red'],
  ['Holy Empire', 'crown', 'yellow'],
  ['Shadow', 'mask', 'black'],
] as const;

export type Doing = 'pick' | 'play' | 'hunt' | 'unflip' | 'flip' | 'draw' | 'give' | 'take' | 'name';

const ASKED: [string, Doing][] = [
  ['FT-13', 'pick'],
  ['FT-18', 'play'],
  ['FT-36', 'hunt'],
  ['FT-26', 'unflip'],
  ['FT-27', 'flip'],
  ['FT-47', 'name'],
];
export const EXCHANGING: Record<string, Doing> = { Giving: 'give', Answering: 'give', Taking: 'take' };
const HAPPENED: Record<string, Doing> = { 'is hunted': 'hunt', 'turns up': 'unflip', 'turns down': 'flip', draws: 'draw', 'draws nothing': 'draw', receives: 'give' };

export const stageOf = (view: GameView): number => Number(view.facts.stage ?? 0);
export const stepOf = (view: GameView): number => Number(view.facts.step ?? 0);
export const isDraft = (view: GameView): boolean => stageOf(view) % 2 === 1 && stageOf(view) < SCORING;
/** To the left in the first and the third draft. */
export const goesLeft = (view: GameView): boolean => stageOf(view) % 4 === 1;

export function pileOf(view: GameView, word: string, owner: number): Item[] {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.items ?? [];
}

export function sizeOf(view: GameView, word: string, owner: number): number {
  return view.zones.find((zone) => zone.word === word)?.piles.find((pile) => pile.owner === owner)?.size ?? 0;
}

export const tableauOf = (view: GameView, seat: number): Item[] => pileOf(view, 'tableau', seat);
export const isDown = (item: Item): boolean => item.under.length > 0;
export const faceUp = (view: GameView, seat: number): string[] => tableauOf(view, seat).flatMap((item) => (isDown(item) ? [] : item.cards));

/** What each seat turned up in this step. */
export function revealed(view: GameView): (string | null)[] {
  const told = Array.isArray(view.facts.revealed) ? (view.facts.revealed as string[][]) : [];
  return view.seats.map((_, seat) => told[seat]?.[0] ?? null);
}

export const hunted = (view: GameView): number[] => (Array.isArray(view.facts.hunted) ? (view.facts.hunted as number[]) : []);

/** While the effects of what was turned up together are applied. */
export const isRevealing = (view: GameView): boolean => stageOf(view) % 2 === 0 && stageOf(view) > 0 && revealed(view).some((card) => card !== null);

/** What is asked of the viewer. */
export function asked(view: GameView): Doing | null {
  const clauses = view.prompt?.clauses ?? [];
  const found = ASKED.find(([clause]) => clauses.includes(clause));
  return found?.[1] ?? EXCHANGING[view.prompt?.asks ?? ''] ?? null;
}

/** The events since the cards were turned up. */
export function aftermath(lines: readonly Line[]): Line[] {
  const events = lines.filter((line) => line.kind === 'event');
  const last = events.findLastIndex((line) => line.verb === 'reveals');
  return last < 0 ? [] : events.slice(last + 1).filter((line) => line.verb in HAPPENED);
}

/** What the rules are about now. */
export function doingNow(view: GameView, lines: readonly Line[]): Doing | null {
  const question = asked(view);
  if (question && question !== 'pick' && question !== 'play') return question;
  const verb = aftermath(lines).at(-1)?.verb;
  return verb === undefined ? null : (HAPPENED[verb] ?? null);
}
