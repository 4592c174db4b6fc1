/** Four shades from light to deep, by the word that a card's face names; shapes, not hues, tell suits apart. */
export interface Palette {
  base: string;
  dark: string;
  light: string;
  deep: string;
}

const shades = (base: string, dark: string, light: string, deep: string): Palette => ({ base, dark, light, deep });

export const PALETTES: Record<string, Palette> = {
  red: shades('#c63d26', '#6b1a11', '#f6a489', '#3c0d08'),
  yellow: shades('#e6b127', '#6a4a04', '#ffe7a0', '#402c02'),
  black: shades('#4a4f5b', '#17191f', '#b4bac8', '#0b0c10'),
  purple: shades('#8648ad', '#43195c', '#d8b4f0', '#270d37'),
  green: shades('#1b8a72', '#084638', '#8ce0c6', '#042820'),
  blue: shades('#2c74b8', '#113c69', '#a3d0f5', '#08223d'),
  ice: shades('#5fb4d4', '#1b5571', '#d9f3fc', '#0d3144'),
  fire: shades('#e3702a', '#7a2608', '#ffd08a', '#431303'),
  color: shades('#b9a27a', '#4b3c22', '#f3e6c8', '#2a2112'),
  storm: shades('#5a6f86', '#25323f', '#c3d3e2', '#131b23'),
  gold: shades('#b58a3c', '#4d3610', '#f2d79a', '#2b1d07'),
  steel: shades('#6d7f8d', '#2a3640', '#cfdbe3', '#161e25'),
};

const SPARE = ['steel', 'blue', 'green', 'purple', 'red', 'gold', 'storm', 'black'];

/** The palette's own word, or one that always stays the same for a word that nobody has defined. */
export function paletteWord(word: string): string {
  if (Object.hasOwn(PALETTES, word)) return word;
  let sum = 0;
  for (const sign of word) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return SPARE[sum % SPARE.length]!;
}

export function palette(word: string): Palette {
  return PALETTES[paletteWord(word)]!;
}
