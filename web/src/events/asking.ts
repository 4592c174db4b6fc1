/** What the hall is asked about events over HTTP. */
import { call, get, post } from '../api';
import type { Audit, EventFigure, EventHistory, EventList, EventMade, EventPlan, EventRound, EventShown, JoinedEvent } from '../wire';

const at = (id: string): string => `/events/${encodeURIComponent(id)}`;

export const events = {
  lists: (): Promise<EventList> => get('/events'),
  make: (plan: EventPlan): Promise<EventMade> => post('/events', plan),
  one: (id: string): Promise<EventShown> => get(at(id)),
  join: (id: string, name: string): Promise<JoinedEvent> => post(`${at(id)}/join`, name ? { name } : {}),
  admit: (id: string, token: string): Promise<EventMade> => post(`${at(id)}/admit`, { token }),
  round: (id: string, round: number): Promise<EventRound> => get(`${at(id)}/rounds/${round}`),
  figures: (id: string, player: number): Promise<EventFigure[]> => get(`${at(id)}/standings/${player}`),
  audit: (id: string, first: number, count: number): Promise<Audit> => get(`${at(id)}/audit?first=${first}&count=${count}`),
  history: (id: string): Promise<EventHistory> => get(`${at(id)}/history`),
  messages: async (language: string): Promise<string> => (await call(`/messages/events/${encodeURIComponent(language)}`)).text(),
};

/** Where a file of an event is fetched from. */
export const fileOf = (id: string, name: string): string => `/api${at(id)}/${name}`;
