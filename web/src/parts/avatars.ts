// All carry white letters at 4.5 to 1 or better.
const COLOURS = ['#2c6a94', '#2a7a5c', '#a04a2c', '#6b4a9c', '#8a3454', '#4e5d6c', '#7a5a12'];

/** The same name has the same colour everywhere. */
export function colourOf(name: string): string {
  let hash = 2166136261;
  for (const sign of name) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return COLOURS[(hash >>> 8) % COLOURS.length]!;
}
