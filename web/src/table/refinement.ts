/** What one game may say better than the generic table; everything is optional. */
import type { Component, Snippet } from 'svelte';
import type { Faces, InForce } from '../cards/faces';
import type { IconName } from '../cards/icons';
import type { GameView, Item, Line, Offered, ScoreLine } from '../wire';
import type { Holding } from './layout';
import { magicDragon } from './games/magic-dragon';

export type Tone = 'plain' | 'good' | 'bad';

export interface Tag {
  text: string; // 'n of bid m'
  tone: Tone;
  spoken: string;
}

/** What a choice will do, before it is made. */
export interface Outlook {
  title: string; // 'Red 7: capture 2 cards'
  verb: string; // of the button
  then?: string; // 'Then 2 of 2 stacks: bid met, +5'
  tone?: Tone;
  bonus?: string; // on the button of a bid: '+5'
  landing?: string; // what will lie in one's own area: 'Red stack lands here'
}

export interface Label {
  text: string;
  icon?: string; // a glyph
  palette?: string;
  word?: string; // set apart as a chip: the colour that a stack waits for
}

/** Where something lies: the zone, whose it is there, and its place among the others. */
export interface Spot {
  word: string;
  owner: number;
  place: number;
}

/** What a card of the hand is about to mean, in few words below it. */
export interface Note {
  text: string;
  detail?: string;
}

/** A zone whose things lie in rows, each at a place that it keeps. */
export interface Rows {
  title: string;
  places: number; // that it will have
  isShown?(view: GameView): boolean; // even while nothing lies there
  hint?(view: GameView): string;
}

/** A moment between two messages of the hall, so that what happened at once is seen one after another. */
export interface Moment {
  view: GameView;
  last: number; // the line of the log that it ends with
  stands: number; // milliseconds
}

/** What a seat or another side is called. */
export type Naming = (side: number) => string;

export interface Refinement {
  Field?: Component<{ prompt?: Snippet }>; // the whole table, where seats around a centre would not do
  round?: string; // what a round is called
  headline?(view: GameView): string; // below the title of the table
  light?(view: GameView): string; // a class of the table
  sideName?(view: GameView, side: number, name: Naming): string; // of those that are no seats
  inForce?(view: GameView, card: string, spot: Spot, faces: Faces): InForce | null; // which number of a card counts there now
  isFromHand?(view: GameView): boolean; // whether what can be chosen is in the hand, and not elsewhere under the same names
  ending?(view: GameView): { title: string; text: string } | null; // what the end is called, where it is not about places
  counts?(view: GameView, seat: number): { icon: IconName; value: string; says: string }[]; // small on the plate of a seat
  brief?(line: Line): string | null; // a line of the log with less in it
  rows?: Record<string, Rows>; // zones that lie in rows
  Rows?: Component<{ holding: Holding; rows: Rows; mine?: boolean; tight?: boolean }>; // Rows.svelte, for games that have some
  isSpread?: boolean; // the hand lies open in the middle, and one's own rows below it
  isInMiddle?(view: GameView): boolean; // whether the hand does so now
  middle?: Component; // what stands there above the hand, or instead of it
  beside?: Component; // above the scores
  isMeant?(view: GameView, option: Offered, item: Item, spot: Spot): boolean; // whether an option is about that thing
  worth?(view: GameView, word: string, owner: number): (string | null)[]; // what each thing counts now
  note?(view: GameView, card: string, faces: Faces): Note | null;
  unfold?(view: GameView, lines: Line[]): Moment[];
  uncounted?(view: GameView, seat: number): ScoreLine[]; // what lies there and counts nothing, at the foot of a score
  isRunning?: boolean; // the score counts what lies there now, and is not added up round by round
  unshown?: readonly string[]; // zones that tell nothing
  unlabelled?: readonly string[]; // zones that explain themselves
  tag?(view: GameView, seat: number): Tag | null;
  known?: readonly string[]; // facts about a seat that the tag and the plate tell already
  outlook?(view: GameView, option: Offered, faces: Faces, name: Naming): Outlook | null;
  asking?(card: string, step: 'target' | 'name'): string | null; // 'choose a stack to freeze'
  naming?(option: Offered, faces: Faces): Label | null; // of options that differ in nothing but what they name
  item?(item: Item, faces: Faces): Label | null;
  empty?(view: GameView, seat: number): string | null;
  columns?(view: GameView, seat: number): [string, string][]; // of the score table
  goal?(view: GameView): string; // 'first to 40'
}

/** Those that not every visitor needs come in a file of their own. */
const REFINED: Record<string, () => Refinement | Promise<Refinement>> = {
  'magic-dragon': () => magicDragon,
  'storm-dragons': () => import('./games/storm-dragons').then((module) => module.stormDragons),
  'fairy-tale': () => import('./games/fairy-tale').then((module) => module.fairyTale),
};

export async function refinementOf(game: string): Promise<Refinement> {
  return (Object.hasOwn(REFINED, game) ? await REFINED[game]?.() : undefined) ?? {};
}

/** What any option says of itself, with the game's own words where it has some. */
export function outlookOf(refined: Refinement, view: GameView, option: Offered, faces: Faces, name: Naming = String): Outlook {
  const own = refined.outlook?.(view, option, faces, name);
  if (own) return own;
  const says = option.says || option.option;
  const [verb = 'Choose'] = says.split(' ');
  const then = option.then.map((each) => `${each.side === view.seat ? '' : `${name(each.side)} `}${each.total} ${each.way}`.trim()).join(', ');
  return { title: capital(says), verb: capital(verb), then: then && `Then ${then}` };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
