// The socket of one table or event: says hello, comes back after a loss, and sends again what was not acknowledged, with the same id.
// Knows nothing of the page, so that it can be tested without one.

import type {
  Answer,
  Because,
  Changed,
  Closing,
  Done,
  EarlierLines,
  EventAnswer,
  Hello,
  Hinted,
  Pong,
  Presence,
  Refused,
  Shown,
} from './wire';
import type { Query, Wish } from './wishes';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'restarting' | End;
export type End = 'elsewhere' | 'not_found' | 'unplayable'; // no more tries until the person asks for one
export type Verdict = Done | Refused;
export type Reply = Because | EarlierLines | Hinted | Pong | Refused;

export type SocketLike = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What is said through a socket. */
export interface Talk {
  hello: object;
  view: object;
  news: object;
  wish: { do: string };
  query: { do: string };
}

export interface TableTalk {
  hello: Hello;
  view: Shown;
  news: Changed;
  wish: Wish;
  query: Query;
}

export interface Ears<T extends Talk = TableTalk> {
  hello(): T['hello'];
  shown(view: T['view']): void;
  followed(news: T['news']): void; // what has changed of it
  met?(news: Presence): void; // somebody came or went
  changed(): void; // status, pending or retryAt is new
}

type Sent<Message> = Message & { id: string };

interface Waiting {
  message: Sent<{ do: string }>;
  settle(answer: Verdict | Reply): void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 10_000;
const QUIET = 20_000; // after so long without a word the link asks whether anybody is there
const PATIENCE = 6_000; // and takes the socket for dead after so long without an answer
const UNCONNECTED = 'unconnected'; // a code of the page's own, as `left`
const ENDS: Partial<Record<string, End>> = {
  // what the hall says when trying again does not help
  elsewhere: 'elsewhere',
  not_found: 'not_found',
  bad_log: 'unplayable',
  other_rules: 'unplayable',
  unknown_game: 'unplayable',
};

/** How long to wait before the next try: doubles with each failure, with jitter so that a hall is not stormed after a restart. */
export function backOff(failures: number, chance: () => number = Math.random): number {
  return Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.6 + 0.4 * chance()));
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection<T extends Talk = TableTalk> {
  status: LinkStatus = 'connecting';
  retryAt: number | null = null; // by Date.now()
  closing: Closing | null = null; // what the hall said last when it hung up
  failures = 0;

  #dial: () => SocketLike;
  #ears: Ears<T>;
  #socket: SocketLike | null = null;
  #waiting = new Map<string, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(dial: () => SocketLike, ears: Ears<T>) {
    this.#dial = dial;
    this.#ears = ears;
  }

  /** The commands that are not acknowledged yet. */
  get pending(): Sent<T['wish']>[] {
    return [...this.#waiting.values()].map((waiting) => waiting.message).filter(isCommand);
  }

  open(): void {
    this.#isOver = false;
    this.#connect();
  }

  /** Tries at once: the network is back, the page is looked at again, or the person takes the table over here. */
  openNow(): void {
    if (this.#isOver && this.status !== 'elsewhere') return;
    this.#isOver = false;
    if (this.#socket?.readyState === 1) this.#probe();
    else if (this.#socket?.readyState !== 0) this.#connect();
  }

  close(): void {
    this.#isOver = true;
    this.#drop();
    this.#settleAll('left');
  }

  /** Leaves the socket and takes a new one: as whom one looks at the table has changed. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  send(wish: T['wish']): Promise<Verdict> {
    return this.#post({ ...wish, id: newId() }) as Promise<Verdict>;
  }

  ask(query: T['query']): Promise<Reply> {
    return this.#post({ ...query, id: newId() }) as Promise<Reply>;
  }

  #post(message: Sent<{ do: string }>): Promise<Verdict | Reply> {
    if (this.#isOver) return Promise.resolve(refusal(message.id, UNCONNECTED));
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
      this.#ears.changed();
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.retryAt = null;
    const socket = this.#dial();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#ears.hello()));
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
      this.#heard();
    };
    socket.onmessage = (event) => {
      this.#heard();
      this.#take(JSON.parse(String(event.data)) as Answer | EventAnswer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#ears.changed();
  }

  #take(answer: Answer | EventAnswer): void {
    if (answer.is === 'table' || answer.is === 'event') {
      this.failures = 0;
      this.closing = null;
      this.status = 'open';
      this.#ears.shown(answer);
    } else if (answer.is === 'changed' || answer.is === 'event_changed') {
      this.#ears.followed(answer);
    } else if (answer.is === 'presence') {
      this.#ears.met?.(answer);
    } else if (answer.is === 'closing') {
      this.closing = answer;
      const end = ENDS[answer.code];
      if (end) this.#end(end);
    } else if (answer.to !== null) {
      this.#waiting.get(answer.to)?.settle(answer);
      this.#waiting.delete(answer.to);
    }
    this.#ears.changed();
  }

  #lost(): void {
    this.#drop();
    if (this.#isOver) return;
    this.status = this.closing?.code === 'restarting' ? 'restarting' : 'lost';
    const wait = Math.max(this.closing?.retry ?? 0, backOff(this.failures++));
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#ears.changed();
  }

  /** There is no table here, or none that can be played, or it is played in another window. */
  end(status: End): void {
    this.#end(status);
    this.#ears.changed();
  }

  #end(status: End): void {
    this.status = status;
    this.#isOver = true;
    this.#drop();
    this.#settleAll(status);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#quiet);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      if (socket.readyState < 2) socket.close();
    }
  }

  #heard(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#probe(), QUIET);
  }

  #probe(): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#socket === socket && this.#lost(), PATIENCE);
    socket.send(JSON.stringify({ do: 'ping', id: newId() }));
  }

  #settleAll(code: string): void {
    for (const [id, waiting] of this.#waiting) waiting.settle(refusal(id, code));
    this.#waiting.clear();
  }
}

function isCommand(message: { do: string }): boolean {
  return !['why', 'hint', 'sync', 'lines', 'ping'].includes(message.do);
}

function refusal(to: string, code: string): Refused {
  return { is: 'refused', to, code, text: '', said: null, clauses: [], retry: null, part: null, cards: [] };
}
