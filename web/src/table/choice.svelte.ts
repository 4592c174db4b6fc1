/**
 * What I am about to choose: a card, then what it goes on, then (where several options are left) which of them.
 * Nothing of it leaves the page until it is complete and confirmed.
 */
import type { GameView, Offered } from '../wire';

export class Choice {
  view = $state.raw<GameView | null>(null);
  card = $state<string | null>(null);
  copy = $state(0); // which of several equal cards of the hand was touched
  aim = $state<{ target: string | null } | null>(null);
  spot = $state(''); // which of several equal things on the table was touched
  named = $state<string | null>(null); // the option itself, where card and target leave several

  readonly offered = $derived(this.view?.options ?? []);
  /** Options that are about no card: bids and the like. */
  readonly plain = $derived(this.offered.filter((option) => option.card === null));
  readonly legal = $derived(new Set(this.offered.map((option) => option.card).filter((card) => card !== null)));
  /** What the selected card can do. */
  readonly possible = $derived(this.card === null ? [] : this.offered.filter((option) => option.card === this.card));
  readonly targets = $derived(new Set(this.possible.map((option) => option.target).filter((target) => target !== null)));
  /** What is left once the target is chosen too. */
  readonly left = $derived(this.aim === null ? [] : this.possible.filter((option) => option.target === this.aim?.target));
  readonly chosen: Offered | null = $derived.by(() => {
    if (this.named !== null) return this.offered.find((option) => option.option === this.named) ?? null;
    return this.left.length === 1 ? this.left[0]! : null;
  });

  /** A new view: what was selected stays selected if it is still possible. */
  take(view: GameView | null): void {
    const wasOwing = this.view?.decision;
    this.view = view;
    if (this.named !== null && !this.offered.some((option) => option.option === this.named)) this.named = null;
    if (this.card !== null && !this.legal.has(this.card)) this.clear();
    else if (this.aim?.target && !this.targets.has(this.aim.target)) this.aim = null;
    if (view?.decision !== wasOwing && this.card === null) this.named = null;
  }

  select(card: string, copy = 0): void {
    if (!this.legal.has(card)) return;
    this.card = card;
    this.copy = copy;
    this.spot = '';
    this.named = null;
    const targets = new Set(this.possible.map((option) => option.target));
    this.aim = targets.size === 1 ? { target: this.possible[0]!.target } : null;
  }

  point(target: string | null): void {
    if (!this.possible.some((option) => option.target === target)) return;
    this.aim = { target };
    this.named = null;
  }

  /** One option straight away: a bid, a colour to be named, a hint. */
  pick(option: Offered, spot = ''): void {
    if (option.card !== null && option.card !== this.card) this.select(option.card);
    this.spot = spot;
    this.aim = option.card === null ? null : { target: option.target };
    this.named = option.option;
  }

  /** The next or the previous thing that the selected card, or the player without one, could do. */
  walk(step: 1 | -1): void {
    const ways = this.card === null ? this.plain : this.possible;
    if (ways.length === 0) return;
    const at = this.chosen ? ways.findIndex((option) => option.option === this.chosen?.option) : step === 1 ? -1 : 0;
    this.pick(ways[(at + step + ways.length) % ways.length]!);
  }

  clear(): void {
    this.card = null;
    this.spot = '';
    this.aim = null;
    this.named = null;
  }
}
