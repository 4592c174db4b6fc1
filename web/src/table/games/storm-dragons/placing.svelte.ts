/** Where the card that is shown, or the one that is selected, could go; a place may be wished for before it is asked. */
import { isSeat } from '../../../speech/said';
import type { Offered } from '../../../wire';
import type { Desk } from '../../desk.svelte';
import { flying, frontOf, outcomeFor } from './battle';

export interface Way {
  name: string; // of the kind of choice
  total?: number;
  isFirst: boolean;
  picked: boolean;
  onpick: () => void;
}

export interface Places {
  side: number;
  word: string; // the zone, where one place is meant; otherwise each way names its own
  ways: Way[];
}

interface End {
  zone: string;
  way: string; // as outcomes name it
  isFirst: boolean;
}

/** The choices that put a card somewhere. */
const ENDS: Record<string, End> = {
  'place-at-head': { zone: 'flight', way: 'head', isFirst: true },
  'place-at-tail': { zone: 'flight', way: 'tail', isFirst: false },
  'place-at-front': { zone: 'front', way: '', isFirst: true },
  'lay-on-top': { zone: 'front', way: 'on-top', isFirst: true },
  'lay-at-bottom': { zone: 'front', way: 'at-bottom', isFirst: false },
};
const AHEAD = ['place-at-head', 'place-at-tail', 'lay-on-top', 'lay-at-bottom'];
export const PLACING = ['placing', 'laying']; // what is asked there
const TURNS = ['turn', 'coop-turn'];

export class Placing {
  wish = $state<string | null>(null); // a kind of choice for the selected card
  #card: string | null = null; // that it was wished for
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly places: Places[] = $derived.by(() => {
    const { view, choice, you } = this.#desk;
    if (!view || !view.owing.includes(you)) return [];
    if (PLACING.includes(view.prompt?.asks ?? '')) return this.#asked(view.options);
    return choice.chosen?.card && choice.chosen.then.length ? this.#ahead(choice.chosen) : [];
  });

  /** The places of a zone of a side. */
  at(side: number, word: string): Way[] {
    return this.places.filter((each) => each.side === side && each.word === word).flatMap((each) => each.ways);
  }

  isAt(side: number): boolean {
    return this.places.some((each) => each.side === side && each.ways.length > 0);
  }

  #asked(options: Offered[]): Places[] {
    const desk = this.#desk;
    return options.flatMap((option) => {
      const end = ENDS[option.said.kind];
      const whose = option.said.parts.side;
      if (!end || whose === undefined || !isSeat(whose)) return [];
      const way = {
        name: option.said.kind,
        total: outcomeFor(option, whose.seat)?.total,
        isFirst: end.isFirst,
        picked: desk.choice.chosen === option,
        onpick: () => desk.pick(option),
      };
      return [{ side: whose.seat, word: end.zone, ways: [way] }];
    });
  }

  /** The places of a card that is not played yet: to touch one is to wish for it. */
  #ahead(option: Offered): Places[] {
    const { view } = this.#desk;
    const { card, target, then } = option;
    if (!card || !target || then.some((outcome) => outcome.way === 'by-day')) return []; // the sky is not chosen yet
    const { owner: side, zone: word } = target;
    const isAlone = word === 'front' ? !frontOf(view!, side).length : !flying(view!, side).length;
    const ways = AHEAD.filter((name) => ENDS[name]!.zone === word && (!isAlone || ENDS[name]!.isFirst)).map((name) => ({
      name,
      total: (outcomeFor(option, side, ENDS[name]!.way) ?? then[0])?.total,
      isFirst: ENDS[name]!.isFirst,
      picked: this.wish === name && this.#card === card,
      onpick: () => this.#wishFor(name, card),
    }));
    return [{ side, word, ways }];
  }

  #wishFor(name: string, card: string): void {
    const isAgain = this.wish === name && this.#card === card;
    this.wish = name;
    this.#card = card;
    if (isAgain) void this.#desk.confirm();
  }

  /** A new question: a wish is done where it is asked at once, and kept in mind where something else is asked first. */
  answer(): void {
    const { view, choice, you, isSending, stage } = this.#desk;
    if (this.wish === null || !view || isSending || stage.moment) return;
    const asks = view.prompt?.asks ?? '';
    if (!view.owing.includes(you) || (TURNS.includes(asks) && choice.card !== null && choice.card !== this.#card)) {
      this.wish = this.#card = null;
      return;
    }
    if (!PLACING.includes(asks)) return;
    const option = view.options.find((each) => each.said.kind === this.wish);
    this.wish = this.#card = null;
    if (!option) return;
    choice.pick(option);
    void this.#desk.confirm();
  }
}
