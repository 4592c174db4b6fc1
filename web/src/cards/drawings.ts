/** Pictures in files of their own, fetched once: the dragons of all games, and what one game brings when its cards are first seen. */
import { ofGame } from '../games';
import dragonFile from './art/dragons.svg?url';

const PREFIX = 'art-';
const drawn = new Set<string>();
const asked = new Map<string, Promise<void>>();

/** Whether a picture, or a part of one, has come under this word. */
export const isDrawn = (word: string): boolean => drawn.has(word);

export function drawingsOf(game: string): Promise<void> {
  const { drawings } = ofGame(game);
  return drawings ? once(drawings) : Promise.resolve();
}

/** Cards are whole without them, and get them as soon as they come. */
export const dragons = (): Promise<void> => once(dragonFile);

function once(file: string): Promise<void> {
  let coming = asked.get(file);
  if (!coming) {
    coming = bring(file).catch(() => void asked.delete(file)); // cards have a picture without it, too
    asked.set(file, coming);
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
