/** Pictures in files of their own, fetched once: the dragons of all games, and what one game brings when its cards are first seen. */
import dragonFile from './art/dragons.svg?url';
import fairyTale from './art/fairy-tale.svg?url';
import stormDragons from './art/storm-dragons.svg?url';

const DRAGONS = 'dragons';
const FILES: Record<string, string> = { [DRAGONS]: dragonFile, 'fairy-tale': fairyTale, 'storm-dragons': stormDragons };
const PREFIX = 'art-';
const drawn = new Set<string>();
const asked = new Map<string, Promise<void>>();

/** Whether a picture, or a part of one, has come under this word. */
export const isDrawn = (word: string): boolean => drawn.has(word);

export function drawingsOf(game: string): Promise<void> {
  const file = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  if (!file) return Promise.resolve();
  let coming = asked.get(game);
  if (!coming) {
    coming = bring(file).catch(() => void asked.delete(game)); // cards have a picture without it, too
    asked.set(game, coming);
  }
  return coming;
}

/** Cards are whole without them, and get them as soon as they come. */
export const dragons = (): Promise<void> => drawingsOf(DRAGONS);

async function bring(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) return;
  const sheet = document.importNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement, true);
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('style', 'position:absolute');
  document.body.append(sheet);
  for (const part of sheet.querySelectorAll(`[id^=${PREFIX}]`)) drawn.add(part.id.slice(PREFIX.length));
}
