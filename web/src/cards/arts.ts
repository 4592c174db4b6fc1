/**
 * The pictures on the faces, by the word of the card's `art`: 'dragon:soar', 'ice'. All are constant SVG in a box of
 * 200 by 280, painted in the card's own shades. Several words joined by + lie one over the other: 'vale+dragon:soar'. A
 * later game adds its pictures as a file of drawings.
 */
import { ofGame } from '../games';
import { isDrawn } from './drawings';
import { glyphShape } from './glyphs';
import { PALETTES } from './palettes';

const LIGHT = 'var(--light)';
const BASE = 'var(--base)';
const DARK = 'var(--dark)';
const DEEP = 'var(--deep)';

/** Where each pose of art/dragons.svg sits on a card: x, y, width. */
const PLACES = {
  hatch: [14, 66, 172],
  sleep: [6, 74, 188],
  coil: [10, 62, 178],
  soar: [6, 66, 194],
  displayed: [2, 64, 196],
  rampant: [4, 58, 196],
  bust: [2, 62, 200],
} satisfies Record<string, [number, number, number]>;
export type Pose = keyof typeof PLACES;

const disc = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${LIGHT}" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="#fff" opacity=".26"/>`;

const hills =
  `<path fill="${DARK}" opacity=".38" d="M0 214L34 168L58 194L92 150L128 196L160 162L200 206V280H0Z"/>` +
  `<path fill="${DEEP}" opacity=".5" d="M0 244L40 206L84 240L126 202L200 248V280H0Z"/>`;

export const dragonAt = (pose: Pose, x: number, y: number, width: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${width * 0.85}" viewBox="0 0 200 170" overflow="visible"><use href="#pose-${pose}"/></svg>`;

export const glyphAt = (name: string, x: number, y: number, size: number, colour: string) =>
  `<path fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${size / 24})" d="${glyphShape(name)}"/>`;

function shard(x: number, y: number, width: number, height: number, angle: number): string {
  const half = (w: number) => `M0 0L${w} ${-height * 0.25}L${w * 0.6} ${-height * 0.8}L0 ${-height}Z`;
  const faces = `<path fill="${LIGHT}" d="${half(-width)}"/><path fill="${DARK}" opacity=".75" d="${half(width)}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${faces}</g>`;
}

const FLAME =
  'M0 -100C10 -60 46 -40 46 4C46 36 24 52 0 52C-26 52 -46 34 -46 4C-46 -16 -34 -30 -24 -42C-22 -26 -16 -20 -10 -18C-16 -50 -8 -76 0 -100Z';
const flame = (x: number, y: number, size: number, colour: string) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${size})" d="${FLAME}"/>`;

const PETALS: [string, string][] = [
  ['red', 'drop'],
  ['yellow', 'sun'],
  ['green', 'leaf'],
  ['purple', 'crystal'],
  ['black', 'moon'],
];

function petal([colour, glyph]: [string, string], n: number): string {
  const leaf = `<path fill="${PALETTES[colour]!.base}" transform="rotate(${n * 72})" d="M0 0C-34 -20 -38 -66 0 -92C38 -66 34 -20 0 0Z"/>`;
  return `${leaf}<g transform="rotate(${n * 72}) translate(0 -54) rotate(${-n * 72})">${glyphAt(glyph, -14, -14, 28, '#f6eddb')}</g>`;
}

const burst = Array.from({ length: 16 }, (_, n) => {
  const ray = (k: number) =>
    `${Math.round(100 + 230 * Math.cos((k * Math.PI) / 8))} ${Math.round(146 + 230 * Math.sin((k * Math.PI) / 8))}`;
  return `<path fill="${n % 2 ? LIGHT : DARK}" opacity="${n % 2 ? 0.35 : 0.3}" d="M100 146L${ray(n)}L${ray(n + 0.7)}Z"/>`;
}).join('');

const SCENES: Record<string, string> = {
  ice:
    disc(110, 120, 60) +
    shard(64, 236, 20, 90, -24) +
    shard(136, 240, 22, 96, 22) +
    shard(100, 246, 28, 158, 0) +
    shard(46, 250, 13, 52, -40) +
    shard(158, 252, 13, 54, 38) +
    `<path fill="${LIGHT}" d="M0 240Q100 222 200 240V280H0Z"/>`,
  fire:
    disc(104, 130, 74) +
    flame(100, 190, 1.36, DARK) +
    flame(100, 206, 1, BASE) +
    flame(102, 220, 0.64, LIGHT) +
    flame(46, 226, 0.5, DARK) +
    flame(158, 228, 0.46, DARK),
  color: `<g transform="translate(104 150)">${PETALS.map(petal).join('')}<circle r="15" fill="#f6eddb"/></g>`,
};

const isPose = (word: string | undefined): word is Pose => word !== undefined && Object.hasOwn(PLACES, word);

function dragonOf(word: string): string {
  const [kind, pose] = word.split(':');
  const stance = isPose(pose) ? pose : 'soar';
  return kind === 'dragon' ? dragonAt(stance, ...PLACES[stance]) : '';
}

/** The picture that a face asks for; words that nobody has drawn yet get rays with the card's own glyph. */
export function artFor(word: string, glyph: string): string {
  const scene = Object.hasOwn(SCENES, word) ? SCENES[word] : undefined;
  if (scene) return scene;
  const dragon = dragonOf(word);
  if (dragon) return disc(112, 128, 70) + hills + dragon;
  const parts = word.split('+').map((part) => (isDrawn(part) ? `<use href="#art-${part}"/>` : dragonOf(part)));
  if (parts.some((part) => part)) return parts.join('');
  return burst + disc(104, 140, 66) + glyphAt(glyph, 46, 82, 116, DEEP);
}

export interface Back {
  colour: string;
  inner: string;
  glyph: string;
  pose: Pose;
}

const ANY_BACK: Back = { colour: '#3d3a52', inner: '#191724', glyph: 'card', pose: 'sleep' };

/** The back of a game's cards: one frame for all games, with a hue and a dragon of its own for those we know. */
export function backOf(game: string): Back {
  return ofGame(game).back ?? ANY_BACK;
}
