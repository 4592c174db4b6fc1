/** What all parts of a table share: the link to the hall, the scene that is shown, my choice, and what is open. */
import { createContext, tick } from 'svelte';
import { games } from '../api';
import { facesOf, type Faces } from '../cards/faces';
import type { Verdict } from '../connection';
import type { TableLink } from '../link.svelte';
import type { Done, GameInfo, GameView, Line, Offered, Reason, Wish } from '../wire';
import { Arrangement } from './arrangement.svelte';
import { Choice } from './choice.svelte';
import { fly, look } from './flight';
import { capital, outlookOf, refinementOf, type Outlook, type Refinement } from './refinement';
import { cue } from './sound';
import { Stage, type Scene } from './stage.svelte';
import { aloud, secondPerson, withNames } from './words';

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
  #made = Infinity; // the entry of my last choice, until it is shown

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
  isSending = $state(false); // until the table is shown as my choice leaves it: nothing is asked for twice
  polite = $state('');
  assertive = $state('');
  heard = $state(-1); // the last line of chat that was looked at
  muted = $state.raw<ReadonlySet<number>>(new Set()); // seats whose chat I do not want to read

  readonly scene = $derived.by(() => this.stage.scene);
  readonly table = $derived(this.scene?.shown.table ?? null);
  readonly title = $derived(this.info?.title ?? capital((this.table?.game ?? 'table').replaceAll('-', ' ')));
  readonly view = $derived(this.scene?.shown.game ?? null);
  readonly headline = $derived((this.view && this.refined.headline?.(this.view)) || this.say((this.view?.about ?? []).map(([word, value]) => `${capital(word)} ${value}`).join(' · ')));
  readonly you = $derived(this.scene?.shown.you ?? -1);
  readonly #tableId = $derived(this.table?.id ?? '');
  readonly arrangement = $derived(new Arrangement(this.#tableId, this.you));
  readonly isHost = $derived(this.scene?.shown.host ?? false);
  readonly lines = $derived.by(() => {
    const told = this.scene?.lines ?? [];
    const earlier = this.link?.lines.filter((line) => line.n < (told[0]?.n ?? 0)) ?? [];
    return earlier.length ? [...earlier, ...told] : told;
  });
  readonly hasEarlier = $derived((this.lines[0]?.n ?? 0) > 0); // lines that the hall has and the page has not
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

  /** Of a seat, or of a side that acts by rule. */
  readonly name = (seat: number): string => this.table?.seats[seat]?.name ?? this.#sideName(seat) ?? 'The table';

  #sideName(side: number): string | undefined {
    const known = this.view?.sides.find((each) => each.side === side);
    return known && (this.refined.sideName?.(this.view!, side, this.name) ?? known.name);
  }

  /** What an option will do. */
  outlook(option: Offered): Outlook | null {
    const view = this.choice.view ?? this.view;
    return view && outlookOf(this.refined, view, option, this.faces, this.name);
  }

  /** A sentence of the hall as people read it. */
  say(text: string): string {
    return withNames(text, (this.table?.seats ?? []).map((seat) => seat.name));
  }

  /** A line of the log: who does it, and what; at a live table of me as "You". */
  told(line: Line): { who: string; text: string } {
    const said = this.say(this.refined.brief?.(line) ?? line.text);
    const name = this.name(line.seat);
    if (!said.startsWith(`${name} `)) return { who: '', text: said };
    const text = said.slice(name.length + 1);
    return this.link && line.seat === this.you ? { who: 'You', text: secondPerson(text) } : { who: name, text };
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

  /** A thing on the table that an option is about: touched once it is chosen, twice it is done. */
  pick(option: Offered, spot = ''): void {
    this.stage.skip();
    this.why = null;
    const again = this.choice.chosen?.option === option.option && this.choice.spot === spot;
    if (again) void this.confirm();
    else {
      this.choice.pick(option, spot);
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
    if (this.#accept(verdict)) this.#made = verdict.seq;
    else this.isSending = false;
    this.#seeWhatIsMade();
  }

  /** The hall's word that a choice is saved comes before the table that shows it, and that may wait for moves before it. */
  #seeWhatIsMade(): void {
    if ((this.scene?.shown.seq ?? 0) < this.#made) return;
    this.#made = Infinity;
    this.isSending = false;
    this.choice.clear();
  }

  async order(wish: Wish): Promise<boolean> {
    return this.link !== null && this.#accept(await this.link.send(wish));
  }

  #accept(verdict: Verdict): verdict is Done {
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

  /** Brings earlier lines of the log; says how many. */
  async readBack(): Promise<void> {
    const had = this.lines.length;
    await this.link?.readBack();
    const more = this.lines.length - had;
    if (more) this.polite = `${more} earlier ${more === 1 ? 'line' : 'lines'}.`;
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
    const heir = region?.querySelector<HTMLElement>('[data-stop][tabindex="0"], [data-stop], button:not(.clause)');
    (heir ?? document.querySelector<HTMLElement>('[data-region="prompt"] button:not(.clause)') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  /** A message of the hall; the first waits until the faces of the cards are known. */
  receive(scene: Scene): void {
    if (this.#isReady) this.#push(scene);
    else void this.#meet(scene.shown.table.game).then(() => this.#push(scene));
  }

  /** What happened at once is shown moment by moment, where the game can tell them apart. */
  #push(scene: Scene): void {
    const before = this.stage.last;
    const view = before?.shown.game;
    const was = before?.lines.at(-1)?.n ?? -1;
    const fresh = scene.lines.filter((line) => line.n > was && line.kind === 'event');
    const isWhole = (scene.lines[0]?.n ?? 0) <= was + 1;
    if (before && view && fresh.length && isWhole && scene.shown.game && !document.hidden) {
      for (const moment of this.refined.unfold?.(view, fresh) ?? []) {
        const lines = scene.lines.filter((line) => line.n <= moment.last);
        this.stage.push({ shown: { ...before.shown, game: moment.view }, lines, shownAt: before.shownAt, stands: moment.stands });
      }
    }
    this.stage.push(scene);
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
    this.#seeWhatIsMade();
    this.#tell(next, before);
    await tick();
    this.keepFocus();
    const travels = sight && this.root ? fly(this.root, sight, haste || 1) : 0;
    return Math.max(travels, next.stands ?? 0);
  }

  async #learn(game: string): Promise<void> {
    const [faces, rules, info, refined] = await Promise.allSettled([facesOf(game), games.rules(game), games.one(game), refinementOf(game)]);
    if (refined.status === 'fulfilled') this.refined = refined.value;
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
      const told = fresh.map((line) => {
        const { who, text } = this.told(line);
        return line.kind === 'chat' ? `${this.name(line.seat)} says: ${line.text}` : `${who} ${aloud(text, this.faces)}`;
      });
      this.polite = told.join('. ').trim();
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
