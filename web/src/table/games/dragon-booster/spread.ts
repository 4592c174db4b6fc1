/** Cards that lie in a pile and can be chosen from it now, beside those of the pile that cannot. */
import type { GameView, Offered } from '../../../wire';
import type { Choice } from '../../choice.svelte';
import { itemKey, keyOf } from '../../places';
import { dragonDeck, pileOf } from './race';

export interface Spread {
  word: string; // the zone; empty where what is shown lies in none
  cards: { at: number; card: string; key: string; option: Offered | null; isChosen: boolean }[];
}

const OF_DECK = ['gear-up', 'dragon']; // what is asked where a card of the dragon deck is the answer

export function spreadOf(view: GameView, choice: Pick<Choice, 'placed' | 'plain' | 'aim' | 'chosen'>): Spread | null {
  if (OF_DECK.includes(view.prompt?.asks ?? '')) {
    const word = dragonDeck(view, view.seat);
    const keys = new Set(choice.placed.map((option) => keyOf(option.target)));
    const cards = pileOf(view, word, view.seat).map((item, at) => {
      const key = itemKey(word, view.seat, at);
      return { at, card: item.cards[0] ?? '?', key: keys.has(key) ? key : '', option: null, isChosen: choice.aim === key };
    });
    cards.sort((a, b) => Number(a.key === '') - Number(b.key === '')); // what fits lies first: a phone shows four
    return cards.length ? { word, cards } : null;
  }
  const loose = choice.plain.filter((option) => option.card !== null);
  if (!loose.length) return null;
  const cards = loose.map((option, at) => ({ at, card: option.card!, key: '', option, isChosen: choice.chosen === option }));
  return { word: loose[0]!.target?.zone ?? '', cards };
}
