/**
 * What I am about to choose: a card of the hand, then where it goes, then (where several options are left) which of
 * them; or a place on the table at once. Nothing of it leaves the page until it is complete and confirmed.
 */
import type { GameView, Offered, Place } from '../wire';
import { isFromHand } from './layout';
import { keyOf } from './places';

export class Choice {
  view = $state.raw<GameView | null>(null);
  isDrawn = $state.raw<(view: GameView, place: Place) => boolean>(() => true); // places that can be touched
  card = $state<string | null>(null);
  copy = $state(0); // which of several equal cards of the hand was touched
  aim = $state<string | null>(null); // the key of the place; empty: without one
  named = $state<string | null>(null); // the option itself, where card and place leave several

  readonly offered = $derived(this.view?.options ?? []);
  readonly #fromHand = $derived(this.offered.filter((option) => this.view && isFromHand(this.view, option)));
  readonly #others = $derived(this.offered.filter((option) => !this.#fromHand.includes(option)));
  /** Options that point somewhere and need no card of the hand. */
  readonly placed = $derived(this.#others.filter((option) => this.view && option.target && this.isDrawn(this.view, option.target)));
  /** Options that have no place on the table: they are buttons. */
  readonly plain = $derived(this.#others.filter((option) => !this.placed.includes(option)));
  /** Cards of the hand that can be played. */
  readonly legal = $derived(new Set(this.#fromHand.map((option) => option.card)));
  /** What the selected card can do. */
  readonly possible = $derived(this.card === null ? [] : this.#fromHand.filter((option) => option.card === this.card));
  readonly #reach = $derived(this.card === null ? this.placed : this.possible);
  /** The places that can be touched now. */
  readonly targets = $derived(new Set(this.#reach.map((option) => keyOf(option.target)).filter(Boolean)));
  /** What is left once the place is chosen too. */
  readonly left = $derived(this.aim === null ? [] : this.#reach.filter((option) => keyOf(option.target) === this.aim));
  readonly chosen: Offered | null = $derived.by(() => {
    if (this.named !== null) return this.offered.find((option) => option.option === this.named) ?? null;
    return this.left.length === 1 ? this.left[0]! : null;
  });
  readonly isBegun = $derived(this.card !== null || this.aim !== null || this.named !== null);
  /** What I have chosen secretly, and may still change. */
  readonly sealed = $derived(this.view && !this.view.owing.includes(this.view.seat) ? this.view.chosen : []);

  /** A new view: what was selected stays selected if it is still possible. */
  take(view: GameView | null): void {
    const wasOwing = this.view?.decision;
    this.view = view;
    if (this.named !== null && !this.offered.some((option) => option.option === this.named)) this.named = null;
    if (this.card !== null && !this.legal.has(this.card)) this.clear();
    else if (this.aim && !this.targets.has(this.aim)) this.aim = null;
    if (view?.decision !== wasOwing && this.card === null) this.aim = this.named = null;
  }

  select(card: string, copy = 0): void {
    if (!this.legal.has(card)) return;
    this.card = card;
    this.copy = copy;
    this.named = null;
    const places = new Set(this.possible.map((option) => keyOf(option.target)));
    this.aim = places.size === 1 ? [...places][0]! : null;
  }

  /** A place, by its key; an empty one for doing it without. */
  point(place: string): void {
    if (!this.#reach.some((option) => keyOf(option.target) === place)) return;
    this.aim = place;
    this.named = null;
  }

  /** One option straight away: a bid, a colour to be named, a hint. */
  pick(option: Offered): void {
    if (!this.#fromHand.includes(option)) this.card = null;
    else if (option.card !== this.card) this.select(option.card!);
    this.aim = keyOf(option.target);
    this.named = option.option;
  }

  /** The next or the previous thing that the selected card, or the player without one, could do. */
  walk(step: 1 | -1): void {
    const ways = this.card === null ? [...this.plain, ...this.placed] : this.possible;
    if (ways.length === 0) return;
    const at = this.chosen ? ways.findIndex((option) => option.option === this.chosen?.option) : step === 1 ? -1 : 0;
    this.pick(ways[(at + step + ways.length) % ways.length]!);
  }

  clear(): void {
    this.card = this.aim = this.named = null;
  }
}
