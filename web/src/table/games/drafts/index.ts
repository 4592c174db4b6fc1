/** Drafts on the table: packs that go round, what one has taken, decks, and the log of it all. */
import type { Refinement } from '../../refinement';
import Room from './Room.svelte';
import Story from './Story.svelte';

const OWN = ['picking', 'building']; // what the room asks by itself

export const draft: Refinement = {
  Field: Room,
  Story,
  isStill: true,
  isUnscored: true,
  asksItself: (view) => OWN.includes(view.prompt?.asks ?? '') || !view.owing.includes(view.seat),
};
