/** My pick of the pack in hand: marked at once, so that it is taken if my time is up, and confirmed when I say so. */
import type { Offered } from '../../../wire';
import type { Desk } from '../../desk.svelte';
import { cardsOf } from './draft';
import { isOfTwo, known, optionOf, touched, type Places } from './picking';

export const FRESH = 2000; // milliseconds in which a second touch of a card that has just appeared takes nothing

export class Picks {
  readonly #desk: Desk;
  readonly #cue: (what: 'select' | 'play') => void;
  readonly #now: () => number;
  #pack = '';
  #appeared = 0;
  #marked = ''; // the option that the hall knows to be marked
  selected = $state.raw<Places>([]);
  isSending = $state(false);

  constructor(desk: Desk, cue: (what: 'select' | 'play') => void, now: () => number = () => performance.now()) {
    this.#desk = desk;
    this.#cue = cue;
    this.#now = now;
  }

  readonly #view = $derived.by(() => this.#desk.view);
  readonly isAsked = $derived.by(() => this.#view?.prompt?.asks === 'picking' && this.#desk.isPlaying);
  readonly options = $derived.by(() => (this.isAsked ? (this.#view?.options ?? []) : []));
  readonly pack = $derived.by(() => (this.#view ? cardsOf(this.#view, 'pack', this.#view.seat) : []));
  readonly isTwofold = $derived(isOfTwo(this.options));
  readonly chosen: Offered | null = $derived(optionOf(this.options, this.pack, this.selected));
  /** What the hall has of me already, while others still pick. */
  readonly made: Offered | null = $derived.by(() => (this.#view?.sealed.includes(this.#view.seat) ? (this.#view.chosen[0] ?? null) : null));
  readonly isNews = $derived.by(() => this.chosen !== null && this.chosen.option !== this.made?.option);
  readonly isFixed = $derived.by(() => this.made !== null && this.options.length === 0);

  /** A new pack begins with what the hall knows of it: a mark survives a reload. */
  follow(): void {
    const view = this.#view;
    const pack = view ? `${this.#desk.table?.id} ${view.facts.round as number} ${view.facts.pick as number} ${this.pack.join(' ')}` : '';
    if (pack === this.#pack) return;
    this.#pack = pack;
    this.#appeared = this.#now();
    const marked = this.#desk.scene?.shown.marked ?? [];
    this.#marked = marked[0] ?? '';
    this.selected = known(this.options, this.pack, marked, view?.chosen ?? []);
  }

  touch(place: number): void {
    this.#desk.why = null;
    this.#desk.hint = null;
    const isAgain = this.selected.includes(place);
    if (isAgain && !this.isTwofold) {
      if (this.#now() - this.#appeared >= FRESH) void this.confirm();
      return;
    }
    const next = this.options.length ? touched(this.options, this.pack, this.selected, place) : null;
    if (next) this.become(next);
    else if (!this.isFixed || this.made) void this.#desk.askWhy(this.pack[place]!);
  }

  /** What a bot advises, or nothing after all. */
  become(places: Places): void {
    this.selected = places;
    this.#cue('select');
    void this.#mark();
  }

  clear(): void {
    this.#desk.cancel();
    if (this.selected.length) this.become(this.made ? known([], this.pack, [], [this.made]) : []);
  }

  async #mark(): Promise<void> {
    const { link, view } = this.#desk;
    const wanted = this.chosen?.option ?? '';
    if (!link || !view || view.decision === null || this.made || wanted === this.#marked) return;
    this.#marked = wanted;
    await link.send({ do: 'mark', decision: view.decision, options: wanted ? [wanted] : [] }); // refused: it is too late for it
  }

  async confirm(): Promise<void> {
    const { view } = this.#desk;
    const option = this.chosen?.option;
    if (!option || !view || view.decision === null || this.isSending || !this.isNews) return;
    this.isSending = true;
    if (await this.#desk.order({ do: 'choose', decision: view.decision, option })) this.#cue('play');
    this.isSending = false;
  }
}
