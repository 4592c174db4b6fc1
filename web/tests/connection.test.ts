import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changed } from '../src/changes';
import { backOff, Connection, type SocketLike, type TableTalk } from '../src/connection';
import type { Answer, Changed, Shown } from '../src/wire';

class FakeSocket {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  sent: Record<string, unknown>[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, {} as Event);
  }

  say(answer: Partial<Answer>): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(answer) } as MessageEvent);
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

const TABLE = { is: 'table', seq: 1, since: 0, lines: [] } as unknown as Shown;

function dialled() {
  const sockets: FakeSocket[] = [];
  const shown: Shown[] = [];
  const followed: Changed[] = [];
  const met: number[] = [];
  const connection = new Connection<TableTalk>(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as SocketLike;
    },
    {
      hello: () => ({ do: 'hello', since: shown.length }),
      shown: (view) => void shown.push(view),
      followed: (news) => void followed.push(news),
      met: (news) => void met.push(news.watchers),
      changed: () => {},
    },
  );
  const last = () => sockets.at(-1)!;
  connection.open();
  return { connection, sockets, last, met, followed };
}

test('who comes and goes is told beside the answers, and a page of the log answers its question', async () => {
  const { connection, last, met } = dialled();
  last().accept();
  last().say(TABLE);
  const page = connection.ask({ do: 'lines', before: 7 });
  expect(connection.pending).toEqual([]);
  last().say({ is: 'presence', watchers: 3, seats: null });
  expect(met).toEqual([3]);
  last().say({ is: 'lines', to: last().sent.at(-1)!['id'] as string, since: 6, lines: [] });
  expect((await page).is).toBe('lines');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a command that was not acknowledged is sent again with the same id, and settles once', async () => {
  const { connection, sockets, last } = dialled();
  last().accept();
  last().say(TABLE);
  const verdict = connection.send({ do: 'concede' });
  const sent = last().sent.at(-1)!;
  last().drop();
  expect(connection.status).toBe('lost');
  expect(connection.pending).toHaveLength(1);

  vi.advanceTimersByTime(10_000);
  last().accept();
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([{ do: 'hello', since: 1 }, sent]);
  last().say(TABLE);
  last().say({ is: 'done', to: sent.id as string, seq: 7, again: true });
  expect(await verdict).toMatchObject({ is: 'done', seq: 7 });
  expect(connection.pending).toHaveLength(0);
});

test('what is sent while there is no connection goes out after the hello', () => {
  const { connection, last } = dialled();
  void connection.send({ do: 'start' });
  expect(last().sent).toEqual([]);
  last().accept();
  expect(last().sent.map((message) => message.do)).toEqual(['hello', 'start']);
});

test('a hall that restarts is waited for as long as it asks', () => {
  const { connection, sockets, last } = dialled();
  last().accept();
  last().say(TABLE);
  last().say({ is: 'closing', code: 'restarting', text: '', retry: 3000 });
  last().drop();
  expect(connection.status).toBe('restarting');
  vi.advanceTimersByTime(2900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
});

test('a table that is opened elsewhere is left alone until the person takes it here', async () => {
  const { connection, sockets, last } = dialled();
  last().accept();
  last().say(TABLE);
  const verdict = connection.send({ do: 'undo' });
  last().say({ is: 'closing', code: 'elsewhere', text: '', retry: null });
  expect(connection.status).toBe('elsewhere');
  expect(await verdict).toMatchObject({ is: 'refused', code: 'elsewhere' });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  connection.openNow();
  expect(sockets).toHaveLength(2);
});

test.each(['bad_log', 'other_rules', 'unknown_game'])('a table that cannot be played (%s) is not asked for again and again', (code) => {
  const { connection, sockets, last } = dialled();
  last().accept();
  last().say({ is: 'closing', code, text: 'why', retry: null });
  expect(connection.status).toBe('unplayable');
  expect(connection.closing?.text).toBe('why');
  vi.advanceTimersByTime(60_000);
  connection.openNow();
  expect(sockets).toHaveLength(1);
});

test('a socket that falls silent is probed and given up', () => {
  const { connection, sockets, last } = dialled();
  last().accept();
  last().say(TABLE);
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)!.do).toBe('ping');
  vi.advanceTimersByTime(6_000);
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test('waits grow, are bounded, and differ from browser to browser', () => {
  expect(backOff(0, () => 1)).toBe(400);
  expect(backOff(3, () => 1)).toBe(3200);
  expect(backOff(20, () => 1)).toBe(10_000);
  expect(backOff(20, () => 0)).toBe(6_000);
});

test('what has changed is put into what was shown, which stays as it was', () => {
  const before = {
    is: 'table',
    seq: 4,
    since: 2,
    lines: [],
    you: 0,
    table: { seats: [{ name: 'Ada' }, { name: 'Bea' }] },
    game: { 'a/b~': [1, { c: 2 }] },
  } as unknown as Shown;
  const kept = structuredClone(before);
  const set = { '/game/a~1b~0/1/c': 7, '/table/seats/1/name': 'Cal', '/table/seats/1': { name: 'Dan' }, '/you': 1 };
  const after = changed(before, { is: 'changed', seq: 5, base: 4, since: 3, lines: [], set });
  expect(after).toEqual({
    is: 'table',
    seq: 5,
    since: 3,
    lines: [],
    you: 1,
    table: { seats: [{ name: 'Ada' }, { name: 'Dan' }] },
    game: { 'a/b~': [1, { c: 7 }] },
  });
  expect(before).toEqual(kept);
  expect(after.table.seats[0]).toBe(before.table.seats[0]);
});

test('news of the table are handed on', () => {
  const { last, followed } = dialled();
  last().accept();
  last().say({ is: 'changed', seq: 5, base: 4, since: 3, lines: [], set: {} });
  expect(followed.map((news) => news.seq)).toEqual([5]);
});
