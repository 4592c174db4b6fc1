/** Pictures that a game brings in a file of its own: fetched once, when its cards are first seen. */
import fairyTale from './art/fairy-tale.svg?url';

const FILES: Record<string, string> = { 'fairy-tale': fairyTale };
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
