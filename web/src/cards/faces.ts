/** The faces of a game's cards; a card that nobody described still gets a face. */
import { games } from '../api';
import type { CardFace } from '../wire';
import { drawingsOf } from './drawings';

export type Faces = ReadonlyMap<string, CardFace>;
export const HIDDEN = '?';

export async function facesOf(game: string): Promise<Faces> {
  const [cards] = await Promise.all([games.cards(game), drawingsOf(game)]);
  return new Map(cards.map((face) => [face.card, face]));
}

/** Which of the numbers on a card counts now, and how it is written. */
export interface InForce {
  cell: number;
  rank: string;
}

/** Null for a card whose face is not seen. */
export function faceOf(faces: Faces, card: string): CardFace | null {
  if (card === HIDDEN) return null;
  return faces.get(card) ?? plainFace(card);
}

function plainFace(card: string): CardFace {
  const [, letters = '', rank = ''] = /^(\D*)(\d{0,3})/.exec(card) ?? [];
  return { card, title: card, kind: card, rank, palette: letters, glyph: 'card', art: '', text: '', provenance: '', numbers: [] };
}

/** How a card is spoken of: 'Red 5', 'Ice'; suits are always said by name. */
export function spoken(faces: Faces, card: string): string {
  const face = faceOf(faces, card);
  if (!face) return 'face-down card';
  return face.rank && !isTitled(face) ? face.kind : face.title;
}

/** Whether records know the card by its title: such cards are spoken of by it, others by suit and rank. */
export const isTitled = (face: CardFace): boolean => face.card.toLowerCase() === face.title.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** The same with what matters about a card that its title does not tell. */
export function described(faces: Faces, card: string): string {
  const face = faceOf(faces, card);
  if (!face?.rank || !isTitled(face)) return spoken(faces, card);
  return [face.title, face.numbers.length ? '' : `points ${face.rank}`, face.text.split('. ')[0], face.kind].filter(Boolean).join(', ');
}
