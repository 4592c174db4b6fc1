/** Where the card that is shown, or the one that is selected, could go; a place may be wished for before it is asked. */
import type { Offered } from '../../../wire';
import type { Desk } from '../../desk.svelte';
import { flying, frontOf, outcomeFor, sideAsked } from './battle';
import { isStorm } from './told';

export interface Way {
  name: string;
  total?: number;
  isFirst: boolean;
  picked: boolean;
  onpick: () => void;
}

export interface Places {
  side: number;
  word: 'flight' | 'front';
  ways: Way[];
}

export const NAMES: Record<string, string> = { Head: 'Head', Tail: 'Tail', Top: 'Top', Bottom: 'Bottom' };
const AHEAD: Record<string, [string, string][]> = { flight: [['Head', 'at the head'], ['Tail', 'at the tail']], front: [['Top', 'on top'], ['Bottom', 'at the bottom']] };
const isFirst = (option: string) => option === 'Head' || option === 'Top';

export class Placing {
  wish = $state<string | null>(null); // a place for the selected card
  #card: string | null = null; // that it was wished for
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly places: Places | null = $derived.by(() => {
    const { view, choice, you } = this.#desk;
    if (!view || !view.owing.includes(you)) return null;
    const asks = view.prompt?.asks;
    if (asks === 'Placing' || asks === 'Laying') return this.#asked(asks === 'Placing' ? 'flight' : 'front', view.options);
    return choice.chosen?.card && choice.chosen.then.length ? this.#ahead(choice.chosen) : null;
  });

  #asked(word: 'flight' | 'front', options: Offered[]): Places {
    const desk = this.#desk;
    const side = sideAsked(desk.view!);
    const ways = options.filter((option) => option.option in NAMES).map((option) => ({
      name: option.option,
      total: outcomeFor(option, side)?.total,
      isFirst: isFirst(option.option),
      picked: desk.choice.chosen === option,
      onpick: () => desk.pick(option),
    }));
    return { side, word, ways };
  }

  /** The places of a card that is not played yet: to touch one is to wish for it. */
  #ahead(option: Offered): Places | null {
    const { view } = this.#desk;
    const card = option.card!;
    const { side } = option.then[0]!;
    const word = isStorm(card) ? 'front' : 'flight';
    const isAlone = word === 'front' ? !frontOf(view!, side).length : !flying(view!, side).length;
    if (option.then.some((outcome) => outcome.way.startsWith('by '))) return { side, word, ways: [] }; // the sky is not chosen yet
    const ways = AHEAD[word]!.slice(0, isAlone ? 1 : 2).map(([name, way]) => ({
      name,
      total: (outcomeFor(option, side, way) ?? option.then[0])?.total,
      isFirst: isFirst(name),
      picked: this.wish === name && this.#card === card,
      onpick: () => this.#wishFor(name, card),
    }));
    return { side, word, ways };
  }

  #wishFor(name: string, card: string): void {
    const isAgain = this.wish === name && this.#card === card;
    this.wish = name;
    this.#card = card;
    if (isAgain) void this.#desk.confirm();
  }

  /** A new question: a wish is done where it is asked at once, and kept in mind where something else is asked first. */
  answer(): void {
    const { view, choice, you, isSending } = this.#desk;
    if (this.wish === null || !view || isSending) return;
    const asks = view.prompt?.asks ?? '';
    if (!view.owing.includes(you) || (asks.endsWith('Act') && choice.card !== null && choice.card !== this.#card)) {
      this.wish = this.#card = null;
      return;
    }
    if (asks !== 'Placing' && asks !== 'Laying') return;
    const option = view.options.find((each) => each.option === this.wish);
    this.wish = this.#card = null;
    if (!option) return;
    choice.pick(option);
    void this.#desk.confirm();
  }
}
