/** One event as the page sees it live. */
import { Connection, type LinkStatus } from '../connection';
import type { EventChanged, EventCommands, EventHello, EventMatch, EventShown } from '../wire';
import { refusal } from '../words';
import { events } from './asking';
import { telling } from './telling.svelte';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type EventWish = WithoutId<EventCommands>;

interface EventTalk {
  hello: EventHello;
  view: EventShown;
  news: EventChanged;
  wish: EventWish;
  query: { do: 'sync' };
}

export class EventLink {
  readonly id: string;
  status = $state<LinkStatus>('connecting');
  shown = $state.raw<EventShown | null>(null);
  clockAt = $state.raw(0); // by performance.now(): clocks are reckoned from here
  retryAt = $state.raw<number | null>(null); // by Date.now()
  closedWith = $state.raw(''); // what the hall said when it hung up
  trouble = $state(''); // why the last wish was refused
  isBusy = $state(false);

  #connection: Connection<EventTalk>;

  constructor(id: string) {
    this.id = id;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/events/${encodeURIComponent(id)}/socket`;
    this.#connection = new Connection<EventTalk>(() => new WebSocket(address), {
      hello: () => ({ do: 'hello', changes: true }),
      shown: (view) => {
        this.shown = view;
        this.clockAt = performance.now();
      },
      followed: (news) => this.#follow(news),
      changed: () => this.#change(),
    });
  }

  open(): void {
    this.#connection.open();
    addEventListener('online', this.reconnect);
    document.addEventListener('visibilitychange', this.#looked);
  }

  close(): void {
    removeEventListener('online', this.reconnect);
    document.removeEventListener('visibilitychange', this.#looked);
    this.#connection.close();
  }

  reconnect = (): void => this.#connection.openNow();

  /** Comes again as somebody else: a player or an organiser now. */
  renew(): void {
    this.#connection.renew();
  }

  /** Whether it was done; if not, `trouble` says why. */
  async order(wish: EventWish): Promise<boolean> {
    this.isBusy = true;
    this.trouble = '';
    const answer = await this.#connection.send(wish);
    this.isBusy = false;
    if (answer.is === 'refused') this.trouble = telling.refusal(answer);
    return answer.is === 'done';
  }

  nameOf = (player: number): string => this.shown?.players.find((each) => each.number === player)?.name ?? '';

  /** One's own match of the latest round. */
  get mine(): EventMatch | null {
    const number = this.shown?.you.match ?? null;
    return this.shown?.round?.matches.find((each) => each.number === number) ?? null;
  }

  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#connection.openNow();
  };

  #follow(news: EventChanged): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, ...(news.set as Partial<EventShown>), seq: news.seq };
    if ('clock' in news.set) this.clockAt = performance.now();
  }

  #change(): void {
    const connection = this.#connection;
    this.status = connection.status;
    this.retryAt = connection.retryAt;
    this.closedWith = connection.closing ? refusal(connection.closing) : '';
    if (connection.failures === 2 && !this.shown) void this.#checkThatItExists();
  }

  /** A refused handshake does not tell a browser why: a second question does. */
  async #checkThatItExists(): Promise<void> {
    try {
      await events.one(this.id);
    } catch (problem) {
      if ((problem as { code?: string }).code === 'not_found') this.#connection.end('not_found');
    }
  }
}
