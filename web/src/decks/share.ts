/** A deck in a link: it stands behind the #, which no browser sends to a server, and whoever follows it gets a copy. */
import { readList, writeList } from '../pages/cardlist';
import { cleanName, isDigest, isList, type Deck } from './saved.svelte';

const LONGEST = 20_000; // signs of a link

export type Shared = Pick<Deck, 'name' | 'variant' | 'cards' | 'list'>;

export function inLink({ name, game, variant, cards, list }: Omit<Deck, 'id' | 'changed'>): string {
  const parts = new URLSearchParams({ name, variant, ...(cards ? { cards } : {}), list: writeList(list) });
  return `/decks/${encodeURIComponent(game)}#${parts.toString()}`;
}

/** The deck that a link tells; null where it tells none, or one that nobody could have built. */
export function fromLink(fragment: string): Shared | null {
  if (!fragment || fragment.length > LONGEST) return null;
  const parts = new URLSearchParams(fragment);
  const list = readList(parts.get('list') ?? '');
  if (!list.cards.length || list.problems.length || !isList(list.cards)) return null;
  const cards = parts.get('cards');
  if (cards !== null && !isDigest(cards)) return null;
  return { name: cleanName(parts.get('name') ?? ''), variant: (parts.get('variant') ?? '').slice(0, 60), cards, list: list.cards };
}
