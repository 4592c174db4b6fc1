/** What all parts of a table share: the link to the hall, the scene that is shown, my choice, and what is open. */
import { say as sayOfTable } from '../messages/table';
import { createContext, tick } from 'svelte';
import { games } from '../api';
import { type Faces, spoken } from '../cards/faces';
import type { Reply, Verdict } from '../connection';
import { plain } from '../rules/clauses';
import { settings } from '../settings.svelte';
import { turns } from '../turns.svelte';
import { refusal } from '../words';
import type { Source } from '../speech/catalogue';
import { cardsOf, loreOf } from '../speech/load';
import { isCards, isSeat } from '../speech/said';
import { type NamedCard, Speaker } from '../speech/speaker';
import { capital, type Spoken } from '../speech/spans';
import type { Line } from '../lines';
import type { Done, GameInfo, GameView, Hinted, Offered, Part, Reason, Refused, Said, Table } from '../wire';
import type { Query, Wish } from '../wishes';
import { Arrangement } from './arrangement.svelte';
import { Choice } from './choice.svelte';
import { endSaid } from './ending';
import { eventSaid, freshEvents, isScored, promptSaid } from './events';
import { fly, look } from './flight';
import { moments } from './moments';
import { refinementOf, type Refinement } from './refinement';
import { cue } from './sound';
import { Stage, type Scene } from './stage.svelte';
import { Talk } from './talk.svelte';

export type Panel = 'log' | 'chat' | 'scores' | 'rules';

export interface Why {
  card: string;
  copy: number;
  reasons: Reason[];
}

/** A fact about table or seat in words. */
export interface Told {
  kind: string;
  word: string; // 'round'
  value: string; // '3'; empty where the text says all
  text: string; // 'round 3'
}

/** What is known of a game besides the table itself. */
interface Lore {
  faces: Faces;
  cards: ReadonlyMap<string, NamedCard>;
  sources: readonly Source[];
  clauses: ReadonlyMap<string, string>;
  info: GameInfo | null;
  refined: Refinement;
}

const inWords = (kind: string): string => kind.replaceAll('-', ' ');
export const plainly = (text: string): Spoken => ({ text, spans: [{ text }] });

export const [getDesk, setDesk] = createContext<Desk>();

/** Where choices go and answers come from: a table of the hall, or a lesson. */
export interface Link {
  readonly lines: Line[]; // of the log, up to its end
  send(wish: Wish): Promise<Verdict>;
  ask(query: Query): Promise<Reply>;
  readBack(): Promise<void>;
  renew(): void;
}

export class Desk {
  readonly link: Link | null; // null: only to look at, as in a replay
  readonly stage: Stage;
  readonly choice = new Choice();
  focused = ''; // the region that had the focus last
  root: HTMLElement | null = null; // of the board, where cards travel

  #met: Promise<void> | null = null;
  #isReady = false;
  #made = Infinity; // the entry of my last choice, until it is shown
  #scored: Line[] = []; // what was told of a round's scores before the table is shown as they leave it

  #lore = $state.raw<Lore>({ faces: new Map(), cards: new Map(), sources: [], clauses: new Map(), info: null, refined: {} });
  panel = $state<Panel>('log');
  sheet = $state(false); // whether the panel is open where it is a sheet
  clause = $state(''); // the one that the rules show
  why = $state.raw<Why | null>(null);
  hint = $state.raw<Hinted | null>(null);
  notice = $state.raw<Spoken | null>(null); // a refusal, or what else must be said now
  zoomed = $state.raw<string[]>([]); // cards to be looked at closely
  summary = $state.raw<Line[]>([]); // how the round was scored
  isSending = $state(false); // until the table is shown as my choice leaves it: nothing is asked for twice
  polite = $state('');
  assertive = $state('');

  readonly scene = $derived.by(() => this.stage.scene);
  readonly table = $derived(this.scene?.shown.table ?? null);
  readonly title = $derived(this.info?.title ?? this.table?.game ?? '');
  readonly view = $derived(this.scene?.shown.game ?? null);
  readonly you = $derived(this.scene?.shown.you ?? -1);
  readonly #people = $derived(
    JSON.stringify([
      (this.table?.seats ?? []).map((seat) => seat.name),
      (this.view?.sides ?? []).map(({ side, name }) => ({ side, name })),
    ]),
  ); // a text: it stays equal from scene to scene
  /** In a replay nobody is "you". */
  readonly speaker = $derived.by(() => {
    const [names, sides] = JSON.parse(this.#people) as [string[], { side: number; name: string }[]];
    return new Speaker(this.#lore.sources, this.#lore.cards, names, this.link ? this.you : -1, sides);
  });
  /** Facts about the table; names are left out where there is little room. */
  readonly heads = $derived(
    (this.view?.about ?? []).map((each) => ({
      text: capital(this.about(each).text),
      isName: each.parts.value !== undefined && isSeat(each.parts.value),
    })),
  );
  readonly headline = $derived(this.heads.map(({ text }) => text).join(' · '));
  readonly end = $derived(
    this.table ? endSaid(this.table, this.view, (this.view && this.refined.ending?.(this.view, this.faces)) ?? {}) : null,
  );
  readonly question = $derived(this.view?.prompt ? this.say('ask', promptSaid(this.view.prompt)) : null);
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
  readonly talk = new Talk(
    () => this.lines,
    () => this.you,
  );

  constructor(link: Link | null) {
    this.link = link;
    this.stage = new Stage((next, before, haste) => this.#show(next, before, haste));
  }

  close(): void {
    this.stage.close();
  }

  get faces(): Faces {
    return this.#lore.faces;
  }

  get clauses(): ReadonlyMap<string, string> {
    return this.#lore.clauses;
  }

  get info(): GameInfo | null {
    return this.#lore.info;
  }

  get refined(): Refinement {
    return this.#lore.refined;
  }

  // --- what is said -----------------------------------------------------------------------

  /** Something said, in the words of its group. */
  say(group: string, said: Said, attribute?: string): Spoken {
    return this.speaker.speak(group, said, attribute);
  }

  /** Words of the screen of a game, from its catalogue. */
  words(kind: string, parts: Said['parts'] = {}): string {
    return this.say('screen', { kind, parts }).text;
  }

  /** Of a seat, or of a side that acts by rule. */
  readonly name = (seat: number): string => this.table?.seats[seat]?.name ?? this.speaker.name(seat);

  /** What an option does; on a button, in short. */
  deed(option: Offered): Spoken {
    return this.say('choice', option.said);
  }

  label(option: Offered): string {
    return this.say('choice', option.said, 'label').text;
  }

  /** What comes of an option, as far as that is known. */
  outcome(option: Offered): string {
    const told = this.view ? (this.refined.outcome?.(this.view, option) ?? []) : [];
    if (told.length) return told.map((said) => this.say('screen', said).text).join(' ');
    const ways = option.then.map(({ way, side, total }) =>
      [side === this.view?.seat ? '' : this.name(side), total, way && this.say('way', { kind: way, parts: {} }).text]
        .filter((part) => part !== '')
        .join(' '),
    );
    return [this.say('choice', option.said, 'then').text, ...ways].filter(Boolean).join(', ');
  }

  /** A message that says all has a label besides; the others are words for the value that stands beside them. */
  about(said: Said): Told {
    const { kind } = said;
    const value = this.#valueOf(said.parts.value);
    if (!this.speaker.has('about', kind)) return { kind, word: inWords(kind), value, text: `${inWords(kind)} ${value}`.trim() };
    const [text, word] = [this.say('about', said).text, this.say('about', said, 'label').text];
    return { kind, word, value, text: text === word ? `${word} ${value}`.trim() : text };
  }

  #valueOf(part: Part | undefined): string {
    if (part === undefined || Array.isArray(part)) return '';
    if (typeof part !== 'object') return String(part);
    if (isSeat(part)) return part.seat < 0 ? '–' : this.speaker.name(part.seat);
    return isCards(part) ? part.cards.map((card) => spoken(this.faces, card)).join(', ') : this.say('about', part).text;
  }

  /** What a zone is called. */
  zoneName(word: string): string {
    return capital(this.zoneWord(word));
  }

  /** The same within a sentence; small words that several games share the page has itself. */
  zoneWord(word: string): string {
    return this.speaker.has('zone', word) ? this.say('zone', { kind: word, parts: {} }).text : sayOfTable('zone', { zone: word });
  }

  /** A line of the log. */
  told(line: Line): Spoken {
    if (line.kind === 'chat') return plainly(line.text);
    return line.kind === 'note' ? this.say('note', line.said!) : this.say('event', eventSaid(line));
  }

  refusal(refused: Refused): Spoken {
    return refused.said ? this.say('no', refused.said) : plainly(refusal(refused));
  }

  warn(text: string): void {
    this.notice = plainly(text);
  }

  // --- what I do --------------------------------------------------------------------------

  select(card: string, copy = 0): void {
    this.stage.skip();
    this.hint = null;
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

  /** A place on the table was touched that can be chosen now; touched twice it is done. */
  point(place: string): void {
    this.stage.skip();
    this.why = null;
    if (this.choice.aim === place && this.choice.chosen) void this.confirm();
    else {
      this.choice.point(place);
      cue('select');
    }
  }

  /** An option was touched that has no place; touched twice it is done. */
  pick(option: Offered): void {
    this.stage.skip();
    this.why = null;
    if (this.choice.chosen?.option === option.option) void this.confirm();
    else {
      this.choice.pick(option);
      cue('select');
    }
  }

  cancel(): void {
    this.choice.clear();
    this.why = null;
    this.hint = null;
    this.notice = null;
  }

  async confirm(): Promise<void> {
    const { chosen, view } = this.choice;
    if (!this.link || !chosen || !view || view.decision === null || this.isSending) return;
    this.isSending = true;
    this.hint = null;
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
    this.notice = verdict.is === 'refused' ? this.refusal(verdict) : null;
    if (verdict.is === 'refused') cue('no');
    return verdict.is === 'done';
  }

  async askWhy(card: string, copy = 0): Promise<void> {
    if (!this.link) return;
    cue('no');
    const reply = await this.link.ask({ do: 'why', card });
    if (reply.is === 'because') {
      this.why = reply.reasons.length ? { card, copy, reasons: reply.reasons } : null;
      this.polite = reply.reasons.map((reason) => this.say('no', reason.said).text).join(' ');
    } else if (reply.is === 'refused') this.notice = this.refusal(reply);
  }

  async askHint(): Promise<void> {
    if (!this.link || !this.isMyTurn) return;
    const reply = await this.link.ask({ do: 'hint' });
    if (reply.is === 'refused') this.notice = this.refusal(reply);
    if (reply.is !== 'hinted') return;
    const option = this.choice.offered.find((each) => each.option === reply.option);
    if (option) this.choice.pick(option);
    this.hint = reply;
    const because = reply.because.map((each) => this.say('because', each).text).join(', ');
    const choice = this.say('choice', reply.said).text;
    this.polite = because ? sayOfTable('bot-hint-because', { choice, because }) : sayOfTable('bot-hint', { choice });
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
    if (panel === 'chat') this.talk.heard = this.lines.at(-1)?.n ?? -1;
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
    (heir ?? document.querySelector<HTMLElement>('[data-region="prompt"] button:not(.clause)') ?? document.getElementById('main'))?.focus({
      preventScroll: true,
    });
  }

  /** A message of the hall; the first waits until the faces of the cards are known. */
  receive(scene: Scene): void {
    if (this.#isReady) this.#push(scene);
    else void this.#meet(scene.shown.table).then(() => this.#push(scene));
  }

  /** The table as it stands at another moment; what lies between is not shown. */
  turnTo(scene: Scene): void {
    void this.#meet(scene.shown.table).then(() => this.stage.turnTo(scene));
  }

  /** What happened at once is shown moment by moment, at the pace that I have set. */
  #push(scene: Scene): void {
    const before = this.stage.last;
    const was = before?.lines.at(-1)?.n ?? -1;
    const fresh = freshEvents(scene.lines, was);
    const isWhole = (scene.lines[0]?.n ?? 0) <= was + 1;
    const [view, after] = [before?.shown.game, scene.shown.game];
    const isShown = settings.pace !== 'off' && !document.hidden && !this.refined.isStill;
    if (before && view && after && fresh.length && isWhole && isShown) {
      const asked = view.decision !== null && view.decision === after.decision ? view : { ...view, ...UNASKED };
      for (const { lines: moment, view: game } of moments(asked, fresh, this.refined)) {
        const last = moment.at(-1)!.n;
        const isMine = this.link !== null && moment.every((line) => line.seat === scene.shown.you);
        this.stage.push({
          shown: { ...before.shown, game },
          lines: scene.lines.filter((line) => line.n <= last),
          shownAt: before.shownAt,
          moment,
          stands: isMine ? MINE : settings.stands,
        });
      }
    }
    this.stage.push(scene);
  }

  #meet({ game, cards }: Table): Promise<void> {
    this.#met ??= this.#learn(game, cards).finally(() => (this.#isReady = true));
    return this.#met;
  }

  /** One moment after another, as a replay tells them. */
  async show(scene: Scene): Promise<void> {
    await this.#meet(scene.shown.table);
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

  async #learn(game: string, own: string | null): Promise<void> {
    const [lore, rules, info, refined] = await Promise.allSettled([
      loreOf(game, own),
      games.rules(game),
      games.one(game),
      refinementOf(game),
    ]);
    const { faces, sources } = lore.status === 'fulfilled' ? lore.value : { faces: new Map(), sources: [] };
    this.#lore = {
      faces,
      cards: cardsOf(faces),
      sources,
      clauses: new Map(rules.status === 'fulfilled' ? rules.value.clauses.map((clause) => [clause.name, plain(clause.text)]) : []),
      info: info.status === 'fulfilled' ? info.value : null,
      refined: refined.status === 'fulfilled' ? refined.value : {},
    };
    if (this.refined.isDrawn) this.choice.isDrawn = this.refined.isDrawn;
  }

  /** Says aloud, and sounds, what is new. */
  #tell(next: Scene, before: Scene | null): void {
    if (!before) {
      this.talk.heard = next.lines.at(-1)?.n ?? -1;
      return;
    }
    const was = before.lines.at(-1)?.n ?? -1;
    const fresh = next.lines.filter((line) => line.n > was);
    const events = fresh.filter((line) => line.kind === 'event');
    this.#scored.push(...fresh.filter(isScored));
    if (fresh.length) {
      this.why = null;
      const told = fresh.map((line) => (line.kind === 'chat' ? `${this.name(line.seat)}: ${line.text}` : this.told(line).text));
      this.polite = told.join('. ').trim();
    }
    if (this.#scored.length && !next.moment) {
      this.summary = this.#scored;
      this.#scored = [];
    }
    if (this.panel === 'chat' && fresh.some((line) => line.kind === 'chat')) this.talk.heard = fresh.at(-1)!.n;
    const asked = asks(next.shown.game, next.shown.you);
    if (asked && asked !== asks(before.shown.game, before.shown.you)) {
      this.assertive = sayOfTable('your-turn-to', { question: this.question?.text ?? '' });
      this.notice = null;
      cue('turn');
      turns.tell(next.shown.table.id, this.title, this.question?.text ?? '');
    } else if (next.shown.table.status === 'finished' && before.shown.table.status !== 'finished') cue('win');
    else if (events.some((line) => line.cards.length > 4)) cue('deal');
    else if (events.length) cue(events.some((line) => line.seat === next.shown.you) ? 'play' : 'move');
  }
}

const MINE = 280; // milliseconds for which my own choice is shown: I know it
const UNASKED: Partial<GameView> = { owing: [], decision: null, prompt: null, options: [] };

const asks = (view: GameView | null, you: number): string => (view && view.owing.includes(you) ? String(view.decision) : '');
