/** What one game may show better than the generic table; everything is optional, and structure needs none of it. */
import type { Component, Snippet } from 'svelte';
import type { Faces, InForce } from '../cards/faces';
import type { IconName } from '../cards/icons';
import { ofGame } from '../games';
import type { Frame, GameView, Offered, Part, Place, Said } from '../wire';
import type { Holding } from './layout';
import type { Eventful } from './moments';

export type Tone = 'plain' | 'good' | 'bad';

/** Words of a screen are of the group `screen` of the game's catalogue. */
export interface Tag {
  said: Said; // 'n of bid m'; its attribute `spoken` says it aloud
  tone: Tone;
}

/** A small number on the plate of a seat. */
export interface Count {
  icon: IconName;
  value: number;
  said: Said; // what it counts
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
  places: number; // that it will have
  isShown?: (view: GameView) => boolean; // even while nothing lies there
  hint?: (view: GameView) => string;
}

/** The colours and the sign of something said: of a colour that is named, of a mark on a stack. */
export interface Shade {
  glyph?: string;
  palette?: string;
}

/** Where things lie: changed by whoever designs the screen of a game. */
export interface Arranged {
  asksItself?: (view: GameView) => boolean; // whether the Field asks and is answered by itself now: no keys of the table choose
  Story?: Component<{ frames: Frame[]; isWhole: boolean }>; // what a replay tells of the whole game besides its steps
  Field?: Component<{ prompt?: Snippet }>; // the whole table, where seats around a centre would not do
  middle?: Component; // what stands above the hand, or instead of it
  beside?: Component; // above the scores
  rows?: Record<string, Rows>; // zones that lie in rows
  Rows?: Component<{ holding: Holding; rows: Rows; mine?: boolean; tight?: boolean }>; // Rows.svelte, for games that have some
  isSpread?: boolean; // the hand lies open in the middle, and one's own rows below it
  isInMiddle?: (view: GameView) => boolean; // whether the hand does so now
  light?: (view: GameView) => string; // a class of the table
  unshown?: readonly string[]; // zones that tell nothing
  unlabelled?: readonly string[]; // zones that explain themselves
  isDrawn?: (view: GameView, place: Place) => boolean; // whether that place is there to be touched; options that point elsewhere are buttons
}

/** What things mean now: changed by whoever knows the numbers of a game. */
export interface Meant {
  inForce?: (view: GameView, card: string, spot: Spot, faces: Faces) => InForce | null; // which number of a card counts there now
  worth?: (view: GameView, word: string, owner: number) => (string | null)[]; // what each thing counts now
  note?: (view: GameView, card: string, faces: Faces) => Note | null;
  tag?: (view: GameView, seat: number) => Tag | null;
  outcome?: (view: GameView, option: Offered) => Said[]; // what comes of an option, in sentences
  stands?: (view: GameView) => Said | null; // how things stand while nothing is chosen
  shade?: (said: Said, faces: Faces) => Shade | null;
}

/** How scores are told. */
export interface Scored {
  isUnscored?: boolean; // nobody wins, and nothing is counted
  tagged?: readonly string[]; // kinds of facts about a seat that its tag tells already
  isRunning?: boolean; // the score counts what lies there now, and is not added up round by round
  counts?: (view: GameView, seat: number) => Count[];
  columns?: (view: GameView, seat: number) => [Said, string][]; // of the score table
  ending?: (view: GameView, faces: Faces) => Record<string, Part>; // what the words about the end may name besides
}

export type Refinement = Arranged & Meant & Scored & Eventful;

export async function refinementOf(game: string): Promise<Refinement> {
  return (await ofGame(game).screen?.()) ?? {};
}
