// The HTTP interface; every refusal is thrown as a Trouble with the hall's own code, told in the reader's language.

import { inOrder } from './games';
import { say } from './messages/errors';
import { tongue } from './speech/tongue.svelte';
import type {
  AskNotices,
  AskReplay,
  Book,
  BookInfo,
  BuildingInfo,
  BuildList,
  CardFace,
  Course,
  ExampleInfo,
  GameInfo,
  ImportSet,
  LessonFilm,
  ListTold,
  Me,
  OpenTable,
  Played,
  Problem,
  Reach,
  Replay,
  RulesInfo,
  Said,
  Seated,
  SetImport,
  Summary,
  Table,
} from './wire';
import { refusal } from './words';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly line: number | null = null, // of the file that was sent, where one of its lines is the trouble
    retry: number | null = null, // after so many milliseconds
  ) {
    super(refusal({ code, text, retry }));
  }
}

export async function call(path: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new Trouble('lost', '', 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const text = problem.text ?? say('answered', { status: answer.status });
  const wait = Number(answer.headers.get('retry-after')) || 0;
  throw new Trouble(problem.code ?? 'failed', text, answer.status, problem.line ?? null, wait * 1000);
}

export const get = async <T>(path: string): Promise<T> => (await call(path)).json() as Promise<T>;
export const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<T>;

/** Asked once, then remembered: these answers do not change while the page is open. */
function once<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (name) => {
    const known = answers.get(name);
    if (known) return known;
    const answer = ask(name);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };
}

const allMessages = once(async (path) => (await call(`/games/${path}`)).text());
const allCourses = once((path) => get<Course>(`/games/${path}`));
const allBooks = once((path) => get<Book>(`/books/${path}`));
const allGames = once((language) => get<GameInfo[]>(`/games?language=${encodeURIComponent(language)}`));

export const games = {
  all: async (): Promise<GameInfo[]> => inOrder(await allGames(tongue.code)),
  one: async (name: string): Promise<GameInfo> => {
    const game = (await allGames(tongue.code)).find((info) => info.name === name);
    if (!game) throw new Trouble('unknown_game', '', 404);
    return game;
  },
  cards: once((name) => get<CardFace[]>(`/games/${encodeURIComponent(name)}/cards`)),
  /** Its messages in a language, as a Fluent text. */
  messages: (name: string, language: string): Promise<string> =>
    allMessages(`${encodeURIComponent(name)}/messages/${encodeURIComponent(language)}`),
  /** What should be known before a table is opened. */
  notices: (ask: AskNotices): Promise<Said[]> => post('/notices', ask),
  rules: once((name) => get<RulesInfo>(`/games/${encodeURIComponent(name)}/rules`)),
  /** The records that show a clause. */
  examples: (name: string, clause: string): Promise<ExampleInfo[]> =>
    get(`/games/${encodeURIComponent(name)}/clauses/${encodeURIComponent(clause)}/records`),
  /** Its lessons, what its coach says, and its overview. */
  course: (name: string, language: string): Promise<Course> =>
    allCourses(`${encodeURIComponent(name)}/course?language=${encodeURIComponent(language)}`),
  lesson: (name: string, lesson: string, language: string): Promise<LessonFilm> =>
    get(`/games/${encodeURIComponent(name)}/lessons/${encodeURIComponent(lesson)}?language=${encodeURIComponent(language)}`),
};

/** Card tables that players have brought, and the games' own, each by its digest. */
export const books = {
  bring: (game: string, name: string, text: string): Promise<BookInfo> => post('/books', { game, name, text }),
  mine: (): Promise<BookInfo[]> => get('/books'),
  /** Off my list; games that are played with it keep it. */
  forget: async (digest: string): Promise<void> => void (await call(`/books/${encodeURIComponent(digest)}`, { method: 'DELETE' })),
  one: async (game: string, digest: string): Promise<Book> =>
    allBooks(`${encodeURIComponent(digest)}?edition=${encodeURIComponent((await games.one(game)).edition)}`),
};

/** Lists of cards that are read; the hall keeps nothing of them. */
export const sets = {
  read: (wish: ImportSet): Promise<SetImport> => post('/sets', wish),
};

/** Lists that somebody builds; the hall keeps nothing of them. */
export const lists = {
  about: (wish: BuildList): Promise<BuildingInfo> => post('/lists', wish),
  check: (wish: BuildList): Promise<ListTold> => post('/lists/check', wish),
  complete: (wish: BuildList): Promise<string[]> => post('/lists/complete', wish),
};

const reached = once(() => get<Reach>('/reach'));
export const reach = (): Promise<Reach> => reached('');

export const me = {
  get: (): Promise<Me> => get('/me'),
  rename: (name: string): Promise<Me> => post('/me', { name }),
};

export interface Listed {
  open: Summary[];
  playing: Summary[];
}

/** The key of a seat stays in this browser, so that its person can take the seat along to another device. */
function kept(seated: Seated): Seated {
  localStorage.setItem(`wyrmhall.seat.${seated.table}`, seated.token);
  return seated;
}

/** The way to one's own seat from another device; the key is behind the #, which no browser sends to a server. */
export function seatPath(id: string): string | null {
  const token = localStorage.getItem(`wyrmhall.seat.${id}`);
  return token && `/t/${id}#seat=${token}`;
}

export const tables = {
  listed: (): Promise<Listed> => get('/tables'),
  mine: (): Promise<Summary[]> => get('/my/tables'),
  played: (first: number, count: number): Promise<Played> => get(`/my/played?first=${first}&count=${count}`),
  open: (wish: OpenTable): Promise<Seated> => post<Seated>('/tables', wish).then(kept),
  one: (id: string): Promise<Table> => get(`/tables/${id}`),
  sit: (id: string, seat: number | null = null): Promise<Seated> => post<Seated>(`/tables/${id}/sit`, { seat }).then(kept),
  claim: (id: string, token: string): Promise<Seated> => post<Seated>(`/tables/${id}/claim`, { token }).then(kept),
  record: async (id: string): Promise<string> => (await call(`/tables/${id}/record`)).text(),
  recordAddress: (id: string): string => `/api/tables/${id}/record`,
  qrAddress: (id: string): string => `/api/tables/${id}/qr.svg`,
};

export const replay = (ask: AskReplay): Promise<Replay> => post('/replay', ask);
