/**
 * What the page has of its own for single games, one entry each; all of it is optional, and a game without an entry has
 * the table, the back and the pictures that all games share.
 */
import dragonBooster from './cards/art/dragon-booster.svg?url';
import fairyTale from './cards/art/fairy-tale.svg?url';
import stormDragons from './cards/art/storm-dragons.svg?url';
import type { Back } from './cards/arts';
import type { Refinement } from './table/refinement';

export const FIRST = 'magic-dragon'; // where links lead that name no game

export interface OfOneGame {
  back?: Back; // of its cards
  drawings?: string; // where its pictures are, fetched when its cards are first seen
  screen?: () => Promise<Refinement>; // a file of its own, fetched when a table of it is first seen
}

const draft = async (): Promise<Refinement> => (await import('./table/games/drafts')).draft;

const GAMES: Record<string, OfOneGame> = {
  'magic-dragon': {
    back: { colour: '#5b2130', inner: '#2c0d16', glyph: 'drop', pose: 'displayed' },
    screen: async () => (await import('./table/games/magic-dragon')).magicDragon,
  },
  'fairy-tale': {
    back: { colour: '#1f4b57', inner: '#0b2329', glyph: 'book', pose: 'coil' },
    drawings: fairyTale,
    screen: async () => (await import('./table/games/fairy-tale')).fairyTale,
  },
  'storm-dragons': {
    back: { colour: '#2b3f63', inner: '#101b30', glyph: 'bolt', pose: 'soar' },
    drawings: stormDragons,
    screen: async () => (await import('./table/games/storm-dragons')).stormDragons,
  },
  'dragon-booster': {
    back: { colour: '#7a4f12', inner: '#331d05', glyph: 'energy', pose: 'bust' },
    drawings: dragonBooster,
    screen: async () => (await import('./table/games/dragon-booster')).dragonBooster,
  },
  'dbs-draft': {
    back: { colour: '#274a3f', inner: '#0e211b', glyph: 'card', pose: 'soar' },
    screen: draft,
  },
  'custom-draft': {
    back: { colour: '#274a3f', inner: '#0e211b', glyph: 'card', pose: 'soar' },
    screen: draft,
  },
  'dragon-booster-draft': {
    back: { colour: '#7a4f12', inner: '#331d05', glyph: 'energy', pose: 'bust' },
    drawings: dragonBooster,
    screen: draft,
  },
};

export const ofGame = (game: string): OfOneGame => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? {};
