/** What all parts of a table share: the link to the hall, the scene that is shown, my choice, and what is open. */
import { createContext, tick } from 'svelte';
import { games } from '../api';
import { facesOf, type Faces } from '../cards/faces';
import type { Verdict } from '../connection';
import type { TableLink } from '../link.svelte';
import type { GameInfo, GameView, Line, Reason, Wish } from '../wire';
import { Choice } from './choice.svelte';
import { fly, look } from './flight';
import { capital, refinementOf, type Refinement } from './refinement';
import { cue } from './sound';
import { Stage, type Scene } from './stage.svelte';
import { aloud, withNames } from './words';

export type Panel = 'log' | 'chat' | 'scores' | 'rules';

export interface Why {
  card: string;
  copy: number;
  reasons: Reason[];
}

export const [getDesk, setDesk] = createContext<Desk>();

export class Desk {
  readonly link: TableLink | null; // null: only to look at, as in a replay
  readonly stage: Stage;
  readonly choice = new Choice();
  focused = ''; // the region that had the focus last
  root: HTMLElement | null = null; // of the board, where cards travel

  #met: Promise<void> | null = null;
  #isReady = false;

  faces = $state.raw<Faces>(new Map());
  clauses = $state.raw<ReadonlyMap<string, string>>(new Map());
  info = $state.raw<GameInfo | null>(null);
  refined = $state.raw<Refinement>({});
  panel = $state<Panel>('log');
  sheet = $state(false); // whether the panel is open where it is a sheet
  clause = $state(''); // the one that the rules show
  why = $state.raw<Why | null>(null);
  hint = $state('');
  notice = $state(''); // a refusal, or what else must be said now
  zoomed = $state.raw<string[]>([]); // cards to be looked at closely
  summary = $state.raw<Line[]>([]); // how the round was scored
  isSending = $state(false);
  polite = $state('');
  assertive = $state('');
  heard = $state(-1); // the last line of chat that was looked at
  muted = $state.raw<ReadonlySet<number>>(new Set()); // seats whose chat I do not want to read

  readonly scene = $derived.by(() => this.stage.scene);
  readonly table = $derived(this.scene?.shown.table ?? null);
  readonly title = $derived(this.info?.title ?? capital((this.table?.game ?? 'table').replaceAll('-', ' ')));
  readonly view = $derived(this.scene?.shown.game ?? null);
  readonly you = $derived(this.scene?.shown.you ?? -1);
  readonly isHost = $derived(this.scene?.shown.host ?? false);
  readonly lines = $derived(this.scene?.lines ?? []);
  readonly isPlaying = $derived(this.table?.status === 'playing');
  readonly isMyTurn = $derived(this.isPlaying && (this.view?.owing.includes(this.you) ?? false));
  readonly chats = $derived(this.lines.filter((line) => line.kind === 'chat' && !this.muted.has(line.seat)));
  readonly unread = $derived(this.chats.filter((line) => line.n > this.heard && line.seat !== this.you).length);

  constructor(link: TableLink | null) {
    this.link = link;
    this.stage = new Stage((next, before, haste) => this.#show(next, before, haste));
  }

  close(): void {
    this.stage.close();
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? 'The table';
  }

  /** A sentence of the hall as people read it. */
  say(text: string): string {
    return withNames(text, (this.table?.seats ?? []).map((seat) => seat.name));
  }

  // --- what I do --------------------------------------------------------------------------

  select(card: string, copy = 0): void {
    this.stage.skip();
    this.hint = '';
    if (!this.choice.legal.has(card)) {
      void this.askWhy(card, copy);
      return;
    }
    this.why = null;
    const again = this.choice.card === card && this.choice.copy === copy;
    if (again && this.choice.chosen) void this.confirm();
    else if (again && this.choice.possible.length > 1 && this.choice.aim === null) this.cancel();
    else {
      this.choice.select(card, copy);
      cue('select');
    }
  }

  /** A thing on the table was touched that the selected card can go on; touched twice it is played. */
  point(target: string): void {
    const again = this.choice.aim?.target === target;
    if (again && this.choice.chosen) void this.confirm();
    else {
      this.choice.point(target);
      cue('select');
    }
  }

  cancel(): void {
    this.choice.clear();
    this.why = null;
    this.hint = '';
    this.notice = '';
  }

  async confirm(): Promise<void> {
    const { chosen, view } = this.choice;
    if (!this.link || !chosen || !view || view.decision === null || this.isSending) return;
    this.isSending = true;
    this.hint = '';
    const verdict = await this.link.send({ do: 'choose', decision: view.decision, option: chosen.option });
    this.isSending = false;
    if (this.#accept(verdict)) this.choice.clear();
  }

  async order(wish: Wish): Promise<boolean> {
    return this.link !== null && this.#accept(await this.link.send(wish));
  }

  #accept(verdict: Verdict): boolean {
    this.notice = verdict.is === 'refused' ? [verdict.text, verdict.clauses.join(', ')].filter(Boolean).join(' ') : '';
    if (verdict.is === 'refused') cue('no');
    return verdict.is === 'done';
  }

  async askWhy(card: string, copy = 0): Promise<void> {
    if (!this.link) return;
    cue('no');
    const reply = await this.link.ask({ do: 'why', card });
    if (reply.is === 'because') {
      this.why = reply.reasons.length ? { card, copy, reasons: reply.reasons } : null;
      this.polite = aloud(`${card} cannot be played. ${reply.reasons.map((reason) => reason.text).join('; ')}`, this.faces);
    } else if (reply.is === 'refused') this.notice = reply.text;
  }

  async askHint(): Promise<void> {
    if (!this.link || !this.isMyTurn) return;
    const reply = await this.link.ask({ do: 'hint' });
    if (reply.is === 'refused') this.notice = reply.text;
    if (reply.is !== 'hinted') return;
    const option = this.choice.offered.find((each) => each.option === reply.option);
    if (option) this.choice.pick(option);
    this.hint = reply.says;
    this.polite = aloud(`A bot would ${reply.says}.`, this.faces);
  }

  openPanel(panel: Panel): void {
    this.panel = panel;
    this.sheet = true;
    if (panel === 'chat') this.heard = this.lines.at(-1)?.n ?? -1;
  }

  openClause(name: string): void {
    this.clause = name;
    this.why = null;
    this.openPanel('rules');
  }

  zoom(cards: string[]): void {
    this.zoomed = cards.filter((card) => card !== '?');
  }

  // --- what happens -----------------------------------------------------------------------

  /** The thing that had the focus may be gone: then its region keeps it. */
  keepFocus(): void {
    if (!this.focused || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const region = document.querySelector<HTMLElement>(`[data-region="${this.focused}"]`);
    const heir = region?.querySelector<HTMLElement>('[data-stop][tabindex="0"], [data-stop], button');
    (heir ?? document.querySelector<HTMLElement>('[data-region="prompt"] button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  /** A message of the hall; the first waits until the faces of the cards are known. */
  receive(scene: Scene): void {
    if (this.#isReady) this.stage.push(scene);
    else void this.#meet(scene.shown.table.game).then(() => this.stage.push(scene));
  }

  #meet(game: string): Promise<void> {
    this.#met ??= this.#learn(game).finally(() => (this.#isReady = true));
    return this.#met;
  }

  /** One moment after another, as a replay tells them. */
  async show(scene: Scene): Promise<void> {
    await this.#meet(scene.shown.table.game);
    await this.#show(scene, this.scene, 1);
  }

  async #show(next: Scene, before: Scene | null, haste: number): Promise<number> {
    const sight = this.root && haste ? look(this.root) : null;
    this.stage.scene = next;
    this.choice.take(next.shown.game);
    this.#tell(next, before);
    await tick();
    this.keepFocus();
    return sight && this.root ? fly(this.root, sight, haste || 1) : 0;
  }

  async #learn(game: string): Promise<void> {
    this.refined = refinementOf(game);
    const [faces, rules, info] = await Promise.allSettled([facesOf(game), games.rules(game), games.one(game)]);
    if (faces.status === 'fulfilled') this.faces = faces.value;
    if (rules.status === 'fulfilled') this.clauses = new Map(rules.value.clauses.map((clause) => [clause.name, clause.text]));
    if (info.status === 'fulfilled') this.info = info.value;
  }

  /** Says aloud, and sounds, what is new. */
  #tell(next: Scene, before: Scene | null): void {
    if (!before) {
      this.heard = next.lines.at(-1)?.n ?? -1;
      return;
    }
    const was = before.lines.at(-1)?.n ?? -1;
    const fresh = next.lines.filter((line) => line.n > was);
    const events = fresh.filter((line) => line.kind === 'event');
    const scores = fresh.filter((line) => line.score.length > 0);
    if (fresh.length) {
      this.why = null;
      const names = next.shown.table.seats.map((seat) => seat.name);
      const told = fresh.map((line) => (line.kind === 'chat' ? `${this.name(line.seat)} says: ${line.text}` : withNames(aloud(line.text, this.faces), names)));
      this.polite = told.join('. ');
    }
    if (scores.length) this.summary = scores;
    if (this.panel === 'chat' && fresh.some((line) => line.kind === 'chat')) this.heard = fresh.at(-1)!.n;
    const asked = asks(next.shown.game, next.shown.you);
    if (asked && asked !== asks(before.shown.game, before.shown.you)) {
      this.assertive = `Your turn. ${next.shown.game?.prompt?.text ?? ''}`;
      this.notice = '';
      cue('turn');
    } else if (next.shown.table.status === 'finished' && before.shown.table.status !== 'finished') cue('win');
    else if (events.some((line) => line.cards.length > 4)) cue('deal');
    else if (events.length) cue(events.some((line) => line.seat === next.shown.you) ? 'play' : 'move');
  }
}

const asks = (view: GameView | null, you: number): string => (view && view.owing.includes(you) ? String(view.decision) : '');
