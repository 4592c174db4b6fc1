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

export const OTHER = ''; // a game that the hall does not have

export interface OfOneGame {
  back?: Back; // of its cards
  drawings?: string; // where its pictures are, fetched when its cards are first seen
  screen?: () => Promise<Refinement>; // a file of its own, fetched when a table of it is first seen
  leadsTo?: string | null; // of a draft: the game that is played with its decks, OTHER for none of the hall's; null: not before an event
}

const draft = async (): Promise<Refinement> => (await import('./table/games/drafts')).draft;

// In the order in which the hall shows them; games of others follow.
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
    leadsTo: OTHER, // its cards are in people's hands: matches are reported
  },
  'dragon-booster-draft': {
    back: { colour: '#7a4f12', inner: '#331d05', glyph: 'energy', pose: 'bust' },
    drawings: dragonBooster,
    screen: draft,
    leadsTo: 'dragon-booster',
  },
  'custom-draft': {
    back: { colour: '#274a3f', inner: '#0e211b', glyph: 'card', pose: 'soar' },
    screen: draft,
    leadsTo: null,
  },
  'rare-draft': { leadsTo: null },
};

const ORDER = Object.keys(GAMES);
const placeOf = (game: string): number => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);

/** The games as the hall shows them: ours first, others by their names. */
export const inOrder = <T extends { name: string }>(games: T[]): T[] =>
  [...games].sort((one, other) => placeOf(one.name) - placeOf(other.name) || one.name.localeCompare(other.name));

/** The drafts, with the games to which they lead. */
export const drafts = (): [string, string | null][] =>
  Object.entries(GAMES).flatMap(([name, { leadsTo }]) => (leadsTo === undefined ? [] : [[name, leadsTo]]));

export const ofGame = (game: string): OfOneGame => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? {};
