/** The faces of a game's cards; a card that nobody described still gets a face. */
import { games } from '../api';
import type { CardFace } from '../wire';

export type Faces = ReadonlyMap<string, CardFace>;
export const HIDDEN = '?';

export async function facesOf(game: string): Promise<Faces> {
  return new Map((await games.cards(game)).map((face) => [face.card, face]));
}

/** Null for a card whose face is not seen. */
export function faceOf(faces: Faces, card: string): CardFace | null {
  if (card === HIDDEN) return null;
  return faces.get(card) ?? plainFace(card);
}

function plainFace(card: string): CardFace {
  const [, letters = '', rank = ''] = /^(\D*)(\d{0,3})/.exec(card) ?? [];
  return { card, title: card, kind: card, rank, palette: letters, glyph: 'card', art: '', text: '', provenance: '' };
}

/** How a card is spoken of: 'Red 5', 'Ice'; suits are always said by name. */
export function spoken(faces: Faces, card: string): string {
  const face = faceOf(faces, card);
  if (!face) return 'face-down card';
  return face.rank ? face.kind : face.title;
}
