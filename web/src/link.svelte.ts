// One table as the page sees it live.

import { tables } from './api';
import { changed } from './changes';
import { Connection, type LinkStatus, type Reply, type Verdict } from './connection';
import { mergeLines, nextLine, withEarlier } from './lines';
import type { Line } from './lines';
import type { Changed, Presence, Shown } from './wire';
import type { Query, Wish } from './wishes';
import { refusal } from './words';

export interface Looks {
  board?: boolean; // from the board: never shows a hand
}

export class TableLink {
  readonly id: string;
  status = $state<LinkStatus>('connecting');
  shown = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]); // of the log, up to its end; the first may be missing
  shownAt = $state.raw(0); // by performance.now(): clocks in `shown` are reckoned from here
  retryAt = $state.raw<number | null>(null); // by Date.now()
  pending = $state.raw<Wish[]>([]); // sent, but not acknowledged yet
  closedWith = $state.raw(''); // what the hall said when it hung up

  #connection: Connection;
  #added = false;

  constructor(id: string, looks: Looks = {}) {
    this.id = id;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`;
    const looks_from = looks.board ? 'board' : 'seat';
    this.#connection = new Connection(() => new WebSocket(address), {
      hello: () => ({ do: 'hello', since: nextLine(this.lines), looks_from, changes: true }),
      shown: (view) => this.#show(view),
      followed: (news) => this.#follow(news),
      met: (news) => this.#meet(news),
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

  /** Tries at once; after `elsewhere` it takes the table over in this window. */
  reconnect = (): void => this.#connection.openNow();

  /** Comes again as somebody else: a seat was taken or given up. */
  renew(): void {
    this.lines = [];
    this.#connection.renew();
  }

  send(wish: Wish): Promise<Verdict> {
    return this.#connection.send(wish);
  }

  ask(query: Query): Promise<Reply> {
    return this.#connection.ask(query);
  }

  /** Brings the page of the log that stands before what is here. */
  async readBack(): Promise<void> {
    const first = this.lines[0]?.n ?? 0;
    if (!first) return;
    const page = await this.ask({ do: 'lines', before: first });
    if (page.is === 'lines') this.lines = withEarlier(this.lines, page);
  }

  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#connection.openNow();
  };

  #show(view: Shown): void {
    this.lines = mergeLines(this.lines, view);
    this.shown = view;
    this.shownAt = performance.now();
    this.#addToShuffle(view);
  }

  #follow(news: Changed): void {
    if (this.shown?.seq === news.base) this.#show(changed(this.shown, news));
    else void this.ask({ do: 'sync', since: nextLine(this.lines) });
  }

  #meet(news: Presence): void {
    if (!this.shown) return;
    const table = this.shown.table;
    const seats = news.seats && { seats: news.seats, begins_in: news.begins_in };
    this.shown = { ...this.shown, table: { ...table, watchers: news.watchers, ...seats } };
    if (seats) this.shownAt = performance.now();
  }

  #change(): void {
    const connection = this.#connection;
    this.status = connection.status;
    this.retryAt = connection.retryAt;
    this.closedWith = connection.closing ? refusal(connection.closing) : '';
    this.pending = connection.pending;
    if (connection.failures === 2 && !this.shown) void this.#checkThatItExists();
  }

  /** A refused handshake does not tell a browser why: a second question does. */
  async #checkThatItExists(): Promise<void> {
    try {
      await tables.one(this.id);
    } catch (problem) {
      if ((problem as { code?: string }).code === 'not_found') this.#connection.end('not_found');
    }
  }

  #addToShuffle(view: Shown): void {
    const seat = view.table.seats[view.you];
    if (view.table.status !== 'shuffling' || !seat || seat.has_added || this.#added) return;
    this.#added = true;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    sessionStorage.setItem(addedKey(this.id), value);
    void this.send({ do: 'add', value });
  }
}

/** What this browser added to the shuffle of a table, to be found again in the record. */
export function addedHere(id: string): string | null {
  return sessionStorage.getItem(addedKey(id));
}

const addedKey = (id: string): string => `wyrmhall.added.${id}`;
