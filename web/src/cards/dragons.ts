/**
 * Dragons drawn by rule: a spine (a ribbon of changing width), bat wings from finger tips, a head in profile.
 * All in a box of 200 by 170, in the colours of the card: --deep, --dark, --light, --eye, --far.
 */
type Point = readonly [number, number];
interface Wing {
  shoulder: Point;
  wrist: Point;
  fingers: Point[];
  root: Point;
  bow?: number;
}
interface Spine {
  points: Point[];
  widths: number[];
}
interface Crest {
  height: number;
  count: number;
  from: number;
  to: number;
  lean?: number;
}
interface Vertebra {
  at: Point;
  along: Point;
  across: Point;
  width: number;
  part: number; // of the whole length
}

const BODY = 'var(--deep)';
const WING = 'var(--dark)';
const FAR_WING = 'var(--far,var(--dark))';
const SHINE = 'var(--light)';
const EYE = 'var(--eye,#fff3c4)';

const round = (n: number) => Math.round(n * 10) / 10;
const spot = (x: number, y: number) => `${round(x)} ${round(y)}`;
const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string, opacity = 1) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" d="${d}"/>`;

/** A Catmull-Rom curve through the points. */
function curve(points: Point[], steps = 9): Point[] {
  const found: Point[] = [];
  for (let k = 0; k < points.length - 1; k++) {
    const b = points[k]!;
    const c = points[k + 1]!;
    const a = points[k - 1] ?? b;
    const d = points[k + 2] ?? c;
    const at = (i: 0 | 1, t: number) =>
      0.5 *
      (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t ** 2 + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
    for (let s = 0; s < steps; s++) found.push([at(0, s / steps), at(1, s / steps)]);
  }
  found.push(points[points.length - 1]!);
  return found;
}

function widthAt(widths: number[], part: number): number {
  const x = part * (widths.length - 1);
  const low = Math.floor(x);
  const a = widths[low]!;
  const b = widths[Math.min(widths.length - 1, low + 1)]!;
  return a + (b - a) * (x - low);
}

function vertebrae({ points, widths }: Spine): Vertebra[] {
  const way = curve(points);
  const last = way.length - 1;
  return way.map((at, k) => {
    const before = way[Math.max(0, k - 1)]!;
    const after = way[Math.min(last, k + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const along: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    return { at, along, across: [along[1], -along[0]], width: widthAt(widths, k / last), part: k / last };
  });
}

function ribbon(spine: Spine): string {
  const bones = vertebrae(spine);
  const side = (sign: number) => bones.map((v) => spot(v.at[0] + v.across[0] * v.width * sign, v.at[1] + v.across[1] * v.width * sign));
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`;
}

function spikes(spine: Spine, { from, to, count, height, lean = 0.5 }: Crest): string {
  const bones = vertebrae(spine);
  let d = '';
  for (let k = 0; k < count; k++) {
    const along = count > 1 ? k / (count - 1) : 0;
    const v = bones[Math.round((from + (to - from) * along) * (bones.length - 1))]!;
    const h = height * Math.sin(Math.PI * (0.18 + 0.75 * along));
    const half = h * 0.55;
    const x = v.at[0] + v.across[0] * v.width * 0.7;
    const y = v.at[1] + v.across[1] * v.width * 0.7;
    const tip = h + v.width * 0.3;
    d += `M${spot(x - v.along[0] * half, y - v.along[1] * half)}`;
    d += `L${spot(x + v.across[0] * tip - v.along[0] * h * lean, y + v.across[1] * tip - v.along[1] * h * lean)}`;
    d += `L${spot(x + v.along[0] * half, y + v.along[1] * half)}Z`;
  }
  return d;
}

function body(spine: Spine, crest?: Crest): string {
  const scales = vertebrae(spine).filter((v, k) => k % 3 === 0 && v.part > 0.3 && v.part < 0.97);
  const belly = scales.map(({ at, along, across, width }) => {
    const inner = spot(at[0] - across[0] * width * 0.15, at[1] - across[1] * width * 0.15);
    const outer = spot(at[0] - across[0] * width * 0.85 - along[0] * 1.5, at[1] - across[1] * width * 0.85 - along[1] * 1.5);
    return `M${inner}L${outer}`;
  });
  return (crest ? fill(BODY, spikes(spine, crest)) : '') + fill(BODY, ribbon(spine)) + stroke(SHINE, 1.4, belly.join(''), 0.45);
}

function wing({ shoulder: s, wrist: w, fingers, root, bow = 0.16 }: Wing, isFar = false): string {
  const towardsWrist = (a: Point, b: Point, k: number) => {
    const x = (a[0] + b[0]) / 2;
    const y = (a[1] + b[1]) / 2;
    return spot(x + (w[0] - x) * k, y + (w[1] - y) * k);
  };
  const arm = `M${s}Q${spot((s[0] + w[0]) / 2 - (w[1] - s[1]) * bow, (s[1] + w[1]) / 2 + (w[0] - s[0]) * bow)} ${w}`;
  const first = fingers[0]!;
  let skin = `${arm}Q${spot((w[0] + first[0]) / 2 + (first[1] - w[1]) * 0.12, (w[1] + first[1]) / 2 - (first[0] - w[0]) * 0.12)} ${first}`;
  for (let k = 1; k < fingers.length; k++) skin += `Q${towardsWrist(fingers[k - 1]!, fingers[k]!, 0.42)} ${fingers[k]!}`;
  skin += `Q${towardsWrist(fingers[fingers.length - 1]!, root, 0.3)} ${root}Z`;
  const bones = fingers.map((tip) => `M${w}Q${spot((w[0] + tip[0]) / 2 + (tip[1] - w[1]) * 0.1, (w[1] + tip[1]) / 2 - (tip[0] - w[0]) * 0.1)} ${tip}`);
  const thumb = `M${w[0] - 2} ${w[1] + 1}L${spot(w[0] + (w[0] - s[0]) * 0.12, w[1] + (w[1] - s[1]) * 0.3)}L${w[0] + 3} ${w[1]}Z`;
  return (
    fill(isFar ? FAR_WING : WING, skin) + stroke(BODY, isFar ? 1.6 : 2.2, bones.join('')) + stroke(BODY, isFar ? 4 : 5.5, arm) + fill(BODY, thumb)
  );
}

const HORNS = 'M22 -32C4 -40 -22 -46 -58 -72C-44 -44 -20 -26 8 -22ZM8 -24C-8 -26 -28 -26 -50 -38C-38 -18 -16 -8 4 -12Z';
const SKULL =
  'M-12 -17C-4 -29 8 -35 22 -34L33 -40L45 -29C56 -27 68 -25 77 -26C85 -31 96 -27 100 -15C102 -7 99 -1 95 1L91 11L86 1L79 2L75 8L70 2L40 4L46 11L68 14L72 8L77 16C85 19 83 26 76 27C60 31 42 32 27 27L19 41L8 27L-7 38L-10 20Z';

function head(x: number, y: number, size: number, angle: number, mirrored = 1): string {
  const parts = fill(BODY, HORNS) + fill(BODY, SKULL) + fill(EYE, 'M31 -22L48 -24L41 -15Q35 -15 31 -22Z');
  const lines = stroke(SHINE, 2.5, 'M-4 -14C8 -22 20 -22 28 -27M52 -22C64 -19 76 -20 84 -21M46 18L66 20', 0.65);
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size * mirrored} ${size})">${parts}${lines}</g>`;
}

function leg(points: [Point, Point, Point], widths: number[], claw: Point): string {
  const [x, y] = points[2];
  const upright = Math.abs(claw[1]) > Math.abs(claw[0]);
  const toes = [-1, 0, 1].map((k) => {
    const tip = spot(x + claw[0] + k * 4 * (upright ? 1 : 0.2), y + claw[1] + k * 4 * (upright ? 0.2 : 1));
    return `M${x - 2} ${y - 2}L${x + 2} ${y - 2}L${tip}Z`;
  });
  return fill(BODY, ribbon({ points, widths }) + toes.join(''));
}

const tail = (x: number, y: number, angle: number, size = 0.9) =>
  `<path fill="${BODY}" transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" d="M2 -2L-6 -9L-22 0L-6 9L2 2Z"/>`;

function soar(): string {
  const spine: Spine = {
    points: [[22, 130], [38, 146], [60, 138], [80, 112], [106, 98], [130, 88], [146, 70], [148, 50], [160, 40]],
    widths: [0.6, 2, 4, 8, 12, 11, 7, 5.5, 6],
  };
  return (
    wing({ shoulder: [124, 84], wrist: [128, 40], fingers: [[112, 4], [150, 12], [98, 22]], root: [116, 84] }, true) +
    body(spine, { height: 7, count: 15, from: 0.08, to: 0.9 }) +
    leg([[96, 104], [104, 120], [94, 130]], [6, 4, 2.5], [-7, 6]) +
    leg([[128, 92], [140, 104], [134, 114]], [5, 3.5, 2.2], [3, 9]) +
    wing({ shoulder: [118, 86], wrist: [88, 34], fingers: [[52, 6], [18, 26], [8, 62], [36, 86]], root: [88, 106] }) +
    head(158, 40, 0.38, 6) +
    tail(22, 130, 30, 0.8)
  );
}

function rampant(): string {
  const spine: Spine = {
    points: [[26, 100], [16, 126], [34, 152], [70, 156], [98, 138], [100, 106], [104, 78], [120, 56], [116, 32], [130, 24]],
    widths: [0.6, 2, 4, 8, 14, 14, 12, 7.5, 5.5, 6],
  };
  return (
    wing({ shoulder: [110, 76], wrist: [150, 54], fingers: [[186, 30], [194, 66], [184, 98], [154, 104]], root: [110, 106], bow: -0.16 }, true) +
    body(spine, { height: 7, count: 16, from: 0.06, to: 0.92 }) +
    leg([[108, 84], [130, 92], [140, 80]], [6, 4, 2.5], [8, -6]) +
    leg([[100, 96], [122, 112], [136, 106]], [6, 4, 2.5], [9, -2]) +
    leg([[100, 134], [122, 140], [116, 160]], [10, 6, 3], [9, 6]) +
    wing({ shoulder: [100, 78], wrist: [58, 44], fingers: [[42, 4], [10, 22], [2, 58], [26, 90]], root: [92, 112] }) +
    head(130, 24, 0.4, 4) +
    tail(26, 100, 66)
  );
}

function coil(): string {
  const spine: Spine = {
    points: [
      [184, 128], [172, 154], [128, 160], [72, 156], [34, 140], [36, 114], [76, 106], [124, 106],
      [154, 94], [150, 70], [112, 66], [72, 64], [58, 44], [74, 26], [100, 24],
    ],
    widths: [0.6, 4, 8, 11, 12, 12, 12, 12, 11, 10, 9.5, 8.5, 7.5, 6.5, 7],
  };
  return body(spine, { height: 7, count: 30, from: 0.04, to: 0.97 }) + head(100, 24, 0.5, 2) + tail(184, 128, 100);
}

function bust(): string {
  const spine: Spine = { points: [[34, 190], [46, 140], [44, 100], [66, 66], [98, 62]], widths: [52, 42, 31, 23, 23] };
  const shoulders = 'M0 170L0 74C22 84 36 112 40 170ZM60 170C80 150 104 140 140 138C124 146 112 158 110 170Z';
  return fill(WING, shoulders) + body(spine, { height: 20, count: 9, from: 0.12, to: 0.98, lean: 0.2 }) + head(98, 66, 1, 2);
}

function displayed(): string {
  const spine: Spine = {
    points: [[128, 164], [112, 168], [88, 158], [92, 136], [102, 116], [100, 90], [100, 62], [100, 44]],
    widths: [0.6, 3, 5, 8, 12, 14, 9, 7],
  };
  const face = 'M100 10L106 18L110 32L118 14L132 2L126 22L114 44L106 56L94 56L86 44L74 22L68 2L82 14L90 32L94 18Z';
  const chest = 'M100 52V60M96 66L100 70L104 66M95 78L100 83L105 78M94 92L100 97L106 92M95 106L100 111L105 106M96 120L100 124L104 120';
  return (
    wing({ shoulder: [96, 76], wrist: [58, 40], fingers: [[26, 6], [4, 44], [14, 84], [48, 104]], root: [94, 112] }) +
    wing({ shoulder: [104, 76], wrist: [142, 40], fingers: [[174, 6], [196, 44], [186, 84], [152, 104]], root: [106, 112], bow: -0.16 }) +
    leg([[94, 112], [76, 122], [72, 138]], [7, 5, 2.5], [-4, 8]) +
    leg([[106, 112], [124, 122], [128, 138]], [7, 5, 2.5], [4, 8]) +
    body(spine) +
    fill(BODY, face) +
    fill(EYE, 'M91 38L97 42L92 44ZM109 38L103 42L108 44Z') +
    stroke(SHINE, 1.5, chest, 0.5) +
    tail(128, 164, 190)
  );
}

function sleep(): string {
  const spine: Spine = {
    points: [[150, 132], [112, 146], [64, 140], [32, 114], [40, 76], [82, 56], [130, 64], [162, 92], [158, 124], [126, 132]],
    widths: [0.6, 5, 9, 13, 17, 19, 18, 14, 10, 9],
  };
  return (
    `<ellipse cx="100" cy="150" rx="88" ry="12" fill="${SHINE}" opacity=".28"/>` +
    body(spine, { height: 9, count: 22, from: 0.06, to: 0.95 }) +
    wing({ shoulder: [110, 66], wrist: [142, 34], fingers: [[96, 26], [62, 44], [54, 76], [74, 98]], root: [104, 92], bow: -0.1 }) +
    head(128, 132, 0.5, 6, -1)
  );
}

function hatch(): string {
  const spine: Spine = { points: [[92, 130], [88, 104], [84, 80], [96, 62]], widths: [15, 13, 11, 12] };
  const shell = 'M50 118L62 106L74 120L88 106L102 122L116 106L128 118L140 106C146 140 126 166 96 166C66 166 46 142 50 118Z';
  return (
    wing({ shoulder: [82, 100], wrist: [56, 70], fingers: [[40, 46], [28, 70], [34, 92]], root: [76, 112] }) +
    wing({ shoulder: [100, 98], wrist: [128, 82], fingers: [[152, 68], [156, 90], [146, 104]], root: [104, 114], bow: -0.16 }, true) +
    body(spine, { height: 8, count: 6, from: 0.1, to: 0.9 }) +
    head(96, 64, 0.56, -4) +
    fill(SHINE, shell) +
    stroke(BODY, 2, 'M72 136L80 142L76 150M112 132L106 142L112 148', 0.5)
  );
}

const DRAWN = { soar, rampant, coil, bust, displayed, sleep, hatch };
export type Pose = keyof typeof DRAWN;
export const POSES = Object.keys(DRAWN) as Pose[];

/** All poses as symbols, to be drawn once per page and used by every card. */
export function poseSymbols(): string {
  return POSES.map((pose) => `<symbol id="pose-${pose}" viewBox="0 0 200 170" overflow="visible">${DRAWN[pose]()}</symbol>`).join('');
}
