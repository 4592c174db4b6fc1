// Small sentences that several pages say.

import { say as sayRefused } from './messages/errors';
import { say } from './messages/common';
import { tongue } from './speech/tongue.svelte';
import type { BotInfo, Clock, GameInfo, Summary } from './wire';

const ENDS = new Set('.!?');

/** What the hall says itself, as a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${ENDS.has(text.at(-1) ?? '') ? '' : '.'}`;
}

/** A refusal by its code, and where it has none that is known here, in the hall's own words; `retry` after so many milliseconds. */
export function refusal({ code, text, retry }: { code: string; text: string; retry?: number | null }): string {
  return sayRefused('refused', { code, text: text && sentence(text), seconds: Math.ceil((retry ?? 0) / 1000) }).trim();
}

export function numbers(values: number[]): string {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? first;
  return first === last ? `${first}` : say('range', { least: first, most: last });
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(tongue.locale).format(names);
}

/** In the largest unit of which there is at least one. */
function inUnits(seconds: number): [number, 'day' | 'hour' | 'minute' | 'second'] {
  if (seconds >= 86_400) return [Math.round(seconds / 86_400), 'day'];
  if (seconds >= 3600) return [Math.round(seconds / 3600), 'hour'];
  if (seconds >= 60) return [Math.round(seconds / 60), 'minute'];
  return [seconds, 'second'];
}

export function spell(seconds: number): string {
  const [count, unit] = inUnits(seconds);
  return new Intl.NumberFormat(tongue.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return say('clock-none');
  const given = { time: spell(clock.seconds) };
  if (clock.kind === 'game') return say('clock-game', given);
  return clock.seconds >= 86_400 ? say('clock-post', given) : say('clock-decision', given);
}

export function levelWord(game: GameInfo | null, level: string): string {
  return game?.bots.find((bot) => bot.level === level)?.word ?? level;
}

/** The level that somebody has chosen, or the usual one if the hall has no such bots. */
export function levelAmong(bots: readonly BotInfo[], chosen: string): string {
  return (bots.find((bot) => bot.level === chosen) ?? bots.find((bot) => bot.usual))?.level ?? '';
}

export function taken(table: Summary): string {
  return say('taken', { taken: table.names.filter(Boolean).length, seats: table.names.length });
}

/** `3 minutes ago`, as of now; both in seconds since 1970. */
export function ago(since: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, Math.round(now - since));
  if (passed < 60) return say('just-now');
  const [count, unit] = inUnits(passed);
  return new Intl.RelativeTimeFormat(tongue.locale).format(-count, unit);
}
