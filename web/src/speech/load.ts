/** What a game says, and its cards in words: fetched once for each game and language. */
import { games } from '../api';
import { type Faces, picturesOf } from '../cards/faces';
import type { Said } from '../wire';
import type { Source } from './catalogue';
import { type NamedCard, Speaker } from './speaker';
import { ENGLISH, PSEUDO, tongue } from './tongue.svelte';

export interface Lore {
  sources: Source[];
  faces: Faces;
}

/** A game's words and its cards, or those of a table of one's own; without its catalogue everything is still said, from kinds and parts. */
export async function loreOf(game: string, own: string | null = null): Promise<Lore> {
  const [sources, pictures] = await Promise.all([sourcesOf(game, tongue.code), picturesOf(game, own)]);
  return { sources, faces: worded(pictures, sources) };
}

async function sourcesOf(game: string, spoken: string): Promise<Source[]> {
  const tongues = [...new Set(spoken === PSEUDO ? [PSEUDO] : [spoken, ENGLISH])];
  const texts = await Promise.all(tongues.map((each) => games.messages(game, each).catch(() => '')));
  return tongues.map((each, n) => ({ language: each, text: texts[n]! }));
}

/** The cards with their words. */
export function worded(pictures: Faces, sources: readonly Source[]): Faces {
  const speaker = new Speaker(sources, cardsOf(pictures), [], -1);
  const inWords = (group: string, said: Said | null | undefined): string => (said ? speaker.speak(group, said).text : '');
  return new Map(
    [...pictures].map(([card, face]) => [
      card,
      {
        ...face,
        name: inWords('name', face.said?.name) || face.title,
        kind: inWords('face', face.said?.kind),
        line: inWords('card', face.said?.line),
        more: (face.said?.more ?? []).map((each) => inWords('card', each)),
        group: inWords('group', face.said?.group),
      },
    ]),
  );
}

/** What a speaker knows cards by. */
export function cardsOf(faces: Faces): ReadonlyMap<string, NamedCard> {
  return new Map([...faces].map(([card, face]) => [card, { title: face.title, name: face.said?.name ?? null }]));
}
