// House options in words, and what a control makes of their values.

import { say } from '../messages/making';
import type { HouseInfo } from '../wire';

/** The letter by which a seat is written. */
export const letter = (seat: number): string => String.fromCharCode(65 + seat);

/** What an option says when it is set so. */
export function answer(option: HouseInfo, value: string): string {
  const said = option.says[option.words.indexOf(value)];
  if (said !== undefined) return said;
  if (option.kind === 'seat') return value === 'random' ? say('by-lot') : say('seat-number', { seat: value.charCodeAt(0) - 64 });
  if (option.kind === 'numbers') return numbersIn(option, value).join(', ');
  return value;
}

/** A table of numbers as it stands: those of the card table, but for those that are written `place:number`. */
export function numbersIn(option: HouseInfo, value: string): number[] {
  const numbers = [...option.printed];
  if (value === option.default) return numbers;
  for (const part of value.split(',')) {
    const [place, number] = part.split(':').map(Number);
    if (place !== undefined && number !== undefined && place < numbers.length) numbers[place] = number;
  }
  return numbers;
}

/** The same written down: only what differs from the card table. */
export function written(option: HouseInfo, numbers: number[]): string {
  const changed = numbers.flatMap((number, place) => (number === option.printed[place] ? [] : [`${place}:${number}`]));
  return changed.join(',') || option.default;
}

/** A whole number within bounds, from whatever was typed; the other one if that is none. */
export function within(typed: number | null, least: number, most: number, otherwise: number): number {
  return typed === null || !Number.isFinite(typed) ? otherwise : Math.min(most, Math.max(least, Math.round(typed)));
}
