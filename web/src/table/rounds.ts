import type { Line } from '../lines';
import { isScored } from './events';

/** The lines that tell scores, round by round: a seat that scores again begins a new round. */
export function rounds(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    if (!isScored(line)) continue;
    const last = found.at(-1);
    if (!last || last.some((each) => each.seat === line.seat)) found.push([line]);
    else last.push(line);
  }
  return found;
}
