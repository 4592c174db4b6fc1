/** A lesson under way: it stands in for the hall, so that the table and its controls are those of a game. */
import type { Reply, Verdict } from '../connection';
import { type Line, wholeLine } from '../lines';
import { plainTable } from '../table/plain';
import type { Desk, Link } from '../table/desk.svelte';
import type { Scene } from '../table/stage.svelte';
import type { LessonFilm, LessonMoment, LessonReply } from '../wire';
import type { Query, Wish } from '../wishes';

const HINT_AFTER = 2; // misses
const ANSWER_AFTER = 3;

/** What the teacher says to something that was tried. */
export interface Remark {
  kind: 'wrong' | 'right' | 'hint';
  text: string;
  clause: string;
}

export class LessonTable implements Link {
  readonly film: LessonFilm;
  lines = $state.raw<Line[]>([]);
  at = $state(0); // which moment
  misses = $state(0); // at this question
  remark = $state.raw<Remark | null>(null);
  isOver = $state(false);
  desk: Desk | null = null;

  #names: string[];
  #seq = 0;
  #tried = new Map<string, number>(); // how often a card was touched that is refused in several ways

  readonly moment: LessonMoment = $derived.by(() => this.film.moments[this.at]!);
  readonly canShowAnswer = $derived(this.moment.question !== null && this.misses >= ANSWER_AFTER);

  constructor(film: LessonFilm, learner: string, at: number) {
    this.film = film;
    this.#names = [learner, ...film.names.slice(1)];
    this.at = Math.min(at, film.moments.length - 1);
  }

  /** Puts the moment on the table as it stands. */
  begin(): void {
    this.#turn(this.at);
  }

  /** On to what is said next; over the last moment to the end of the lesson. */
  forward(): void {
    if (this.at + 1 >= this.film.moments.length) {
      this.isOver = true;
      this.remark = null;
      return;
    }
    const next = this.film.moments[this.at + 1]!;
    if (next.scene === this.moment.scene) {
      this.#arrive(this.at + 1);
      this.desk?.receive(this.#scene());
    } else this.#turn(this.at + 1);
  }

  back(): void {
    if (this.isOver) this.isOver = false;
    else if (this.at > 0) this.#turn(this.at - 1);
  }

  #turn(at: number): void {
    this.#arrive(at);
    this.desk?.turnTo(this.#scene());
  }

  #arrive(at: number): void {
    this.at = at;
    this.misses = 0;
    this.remark = null;
    this.#tried.clear();
    this.lines = this.#linesUpTo(at);
  }

  /** What was told in this scene so far. */
  #linesUpTo(at: number): Line[] {
    const { scene } = this.film.moments[at]!;
    return this.film.moments.slice(0, at + 1).flatMap((each) => (each.scene === scene ? each.lines.map(wholeLine) : []));
  }

  #scene(): Scene {
    const { moment, lines } = this;
    const table = plainTable(this.film.game, this.#names, this.film.cards);
    const seats = table.seats.map((seat, n) => ({ ...seat, kind: n ? ('bot' as const) : seat.kind }));
    const shown = { is: 'table' as const, seq: ++this.#seq, table: { ...table, seats }, game: moment.game, since: 0, lines };
    return { shown: { ...shown, you: 0, host: false, brings: null, marked: [] }, lines, shownAt: 0 };
  }

  // --- what the learner does --------------------------------------------------------------

  send(wish: Wish): Promise<Verdict> {
    if (wish.do === 'choose' && wish.option) this.#choose(wish.option);
    return Promise.resolve({ is: 'done', to: '', seq: this.#seq, again: false });
  }

  #choose(option: string): void {
    if (this.isOver) return;
    const { question } = this.moment;
    if (!question) {
      // A question is lit before it is asked: whoever answers it at once goes on to it.
      this.forward();
      if (this.moment.question) this.#choose(option);
      return;
    }
    const reply = question.replies.find((each) => each.option === option);
    if (option === question.answer) this.forward();
    else if (reply?.is_right) this.remark = { kind: 'right', text: reply.text, clause: '' };
    else this.#miss(reply?.text ?? question.otherwise, reply?.clause ?? '');
  }

  ask(query: Query): Promise<Reply> {
    if (query.do === 'why') return Promise.resolve(this.#why(query.card));
    if (query.do === 'hint') this.hint();
    return Promise.resolve({ is: 'pong', to: '' });
  }

  /** A card that cannot be played was touched: the teacher says why, and the rules where the teacher does not. */
  #why(card: string): Reply {
    const replies = this.moment.question?.replies.filter((each) => each.card === card && each.clause) ?? [];
    if (replies.length) {
      const { text, clause } = this.#next(card, replies);
      this.#miss(text, clause);
    }
    const refusals = replies.length ? [] : (this.moment.question?.refusals ?? []);
    return { is: 'because', to: '', card, reasons: refusals.find((each) => each.card === card)?.reasons ?? [] };
  }

  #next(card: string, replies: LessonReply[]): LessonReply {
    const count = this.#tried.get(card) ?? 0;
    this.#tried.set(card, count + 1);
    return replies[count % replies.length]!;
  }

  #miss(text: string, clause: string): void {
    this.misses++;
    this.remark = { kind: 'wrong', text, clause };
  }

  hint(): void {
    const text = this.moment.question?.hint;
    if (text) this.remark = { kind: 'hint', text, clause: '' };
  }

  /** Whether a hint should be said without being asked for. */
  get wantsHint(): boolean {
    return this.misses >= HINT_AFTER && this.remark?.kind === 'wrong';
  }

  /** Selects the answer; it is still the learner who confirms it. */
  showAnswer(): void {
    const answer = this.desk?.choice.offered.find((each) => each.option === this.moment.question?.answer);
    if (answer) this.desk?.choice.pick(answer);
  }

  async readBack(): Promise<void> {
    // all lines are here
  }

  renew(): void {
    // nobody comes or goes
  }
}
