/** What one game may say better than the generic table; everything is optional. */
import type { Faces } from '../cards/faces';
import type { GameView, Item, Offered } from '../wire';
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

export interface Refinement {
  unshown?: readonly string[]; // zones that tell nothing
  unlabelled?: readonly string[]; // zones that explain themselves
  tag?(view: GameView, seat: number): Tag | null;
  known?: readonly string[]; // facts about a seat that the tag and the plate tell already
  outlook?(view: GameView, option: Offered, faces: Faces): Outlook | null;
  asking?(card: string, step: 'target' | 'name'): string | null; // 'choose a stack to freeze'
  naming?(option: Offered, faces: Faces): Label | null; // of options that differ in nothing but what they name
  item?(item: Item, faces: Faces): Label | null;
  empty?(view: GameView, seat: number): string | null;
  columns?(view: GameView, seat: number): [string, string][]; // of the score table
  goal?(view: GameView): string; // 'first to 40'
}

const REFINED: Record<string, Refinement> = { 'magic-dragon': magicDragon };

export function refinementOf(game: string): Refinement {
  return (Object.hasOwn(REFINED, game) ? REFINED[game] : undefined) ?? {};
}

/** What any option says of itself, with the game's own words where it has some. */
export function outlookOf(refined: Refinement, view: GameView, option: Offered, faces: Faces): Outlook {
  const own = refined.outlook?.(view, option, faces);
  if (own) return own;
  const says = option.says || option.option;
  const [verb = 'Choose'] = says.split(' ');
  return { title: capital(says), verb: capital(verb) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
