// Small sentences that several pages say.

import type { BotInfo, Clock, GameInfo, Summary } from './wire';

const ENDS = new Set('.!?');

/** A refusal as the hall words it, as a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${ENDS.has(text.at(-1) ?? '') ? '' : '.'}`;
}

export function numbers(values: number[]): string {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? first;
  return first === last ? `${first}` : `${first} to ${last}`;
}

export function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function spell(seconds: number): string {
  if (seconds >= 86_400) return plural(Math.round(seconds / 86_400), 'day');
  if (seconds >= 3600) return plural(Math.round(seconds / 3600), 'hour');
  if (seconds >= 60) return plural(Math.round(seconds / 60), 'minute');
  return plural(seconds, 'second');
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return 'no clock';
  if (clock.kind === 'game') return `${spell(clock.seconds)} a game`;
  return clock.seconds >= 86_400 ? `by post, ${spell(clock.seconds)} a move` : `${spell(clock.seconds)} a move`;
}

export function levelWord(game: GameInfo | null, level: string): string {
  return game?.bots.find((bot) => bot.level === level)?.word ?? level;
}

/** The level that somebody has chosen, or the usual one if the hall has no such bots. */
export function levelAmong(bots: readonly BotInfo[], chosen: string): string {
  return (bots.find((bot) => bot.level === chosen) ?? bots.find((bot) => bot.usual))?.level ?? '';
}

export function taken(table: Summary): string {
  return `${table.names.filter(Boolean).length} of ${table.names.length}`;
}

/** `3 minutes ago`, as of now; both in seconds since 1970. */
export function ago(since: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, Math.round(now - since));
  return passed < 60 ? 'just now' : `${spell(passed)} ago`;
}
