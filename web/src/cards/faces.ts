/** The faces of a game's cards; a card that nobody described still gets a face. */
import { say } from '../messages/common';
import { books, games } from '../api';
import type { CardFace } from '../wire';
import { drawingsOf } from './drawings';

/** How a card is drawn, in words; empty where cards are pictures only. */
export interface Face extends Pick<
  CardFace,
  'card' | 'title' | 'rank' | 'palette' | 'glyph' | 'art' | 'clauses' | 'provenance' | 'numbers' | 'copies'
> {
  name: string; // how it is spoken of: 'Red 5', 'Ice'
  kind: string; // in small letters below the title
  line: string; // what it does
  more: string[]; // what else is to be said of it
  group: string; // with which others it is shown, where all cards are
  isTitled: boolean; // whether it is spoken of by its title, and not by suit and rank
  said: CardFace | null; // as structure
}

export type Faces = ReadonlyMap<string, Face>;
export const HIDDEN = '?';

const carried = new Map<string, CardFace[]>(); // by digest: the hall need not have the cards that a record brought along

export const carry = (own: string, cards: CardFace[]): void => void carried.set(own, cards);

async function cardsOf(game: string, own: string | null): Promise<CardFace[]> {
  return own === null ? games.cards(game) : (carried.get(own) ?? (await books.one(game, own)).faces);
}

/** The pictures of a game's cards, or of those of a table of one's own, without their words: speech/ adds those. */
export async function picturesOf(game: string, own: string | null = null): Promise<Faces> {
  const [cards] = await Promise.all([cardsOf(game, own), drawingsOf(game)]);
  return new Map(cards.map((card) => [card.card, pictured(card)]));
}

export function pictured(card: CardFace): Face {
  return { ...card, name: card.title, kind: '', line: '', more: [], group: '', isTitled: card.name === null, said: card };
}

/** Which of the numbers on a card counts now, and how it is written. */
export interface InForce {
  cell: number;
  rank: string;
}

/** Null for a card whose face is not seen. */
export function faceOf(faces: Faces, card: string): Face | null {
  if (card === HIDDEN) return null;
  return faces.get(card) ?? plainFace(card);
}

function plainFace(card: string): Face {
  return {
    card,
    title: card,
    name: card,
    kind: '',
    rank: '',
    palette: '',
    glyph: 'card',
    art: '',
    line: '',
    more: [],
    isTitled: true,
    clauses: [],
    provenance: '',
    numbers: [],
    group: '',
    copies: 0,
    said: null,
  };
}

/** How a card is spoken of: 'Red 5', 'Ice'; suits are always said by name. */
export function spoken(faces: Faces, card: string): string {
  return faceOf(faces, card)?.name ?? say('face-down-card');
}

/** The same with what matters about a card that its name does not tell. */
export function described(faces: Faces, card: string): string {
  const face = faceOf(faces, card);
  if (!face?.rank || !face.isTitled) return spoken(faces, card);
  return [face.name, face.numbers.length || face.rank === face.name ? '' : say('points-are', { points: face.rank }), face.line, face.kind]
    .filter(Boolean)
    .join(', ');
}

/** Whether a card does something that neither its kind nor its numbers tell. */
export const hasAbility = (face: Face): boolean => face.numbers.length > 0 && face.line !== '' && face.said?.line?.kind !== 'no-ability';

/** What stands at the foot of a card where there is room for it: its line, unless its kind says as much in a few words. */
export const footOf = (face: Face): string => (face.numbers.length ? face.line : face.kind);
