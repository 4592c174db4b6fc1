/** Short sounds made on the spot, silent until the page was touched once. Nothing is told by sound alone. */
import { settings } from '../settings.svelte';

export type Cue = 'deal' | 'select' | 'play' | 'move' | 'turn' | 'hurry' | 'no' | 'win';

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

interface Note {
  from: number; // Hz
  to?: number;
  at?: number; // seconds
  for: number;
  loud?: number;
  shape?: OscillatorType;
}

const TUNES: Record<Exclude<Cue, 'deal' | 'play' | 'move'>, Note[]> = {
  select: [{ from: 880, to: 1040, for: 0.05, loud: 0.25 }],
  turn: [
    { from: 587, for: 0.16 },
    { from: 880, at: 0.14, for: 0.24 },
  ],
  hurry: [{ from: 320, to: 240, for: 0.06, shape: 'triangle' }],
  no: [{ from: 150, to: 90, for: 0.14, shape: 'triangle' }],
  win: [
    { from: 392, for: 0.14 },
    { from: 523, at: 0.12, for: 0.14 },
    { from: 784, at: 0.24, for: 0.15 },
  ],
};
const RUSTLES: Record<'deal' | 'play' | 'move', { hz: number; for: number; loud: number }> = {
  deal: { hz: 3200, for: 0.07, loud: 0.35 },
  play: { hz: 900, for: 0.12, loud: 0.7 },
  move: { hz: 1500, for: 0.1, loud: 0.4 },
};

export function cue(name: Cue): void {
  if (!context || context.state !== 'running' || !settings.sound) return;
  if (name === 'deal' || name === 'play' || name === 'move') rustle(context, RUSTLES[name], settings.volume);
  else for (const note of TUNES[name]) sing(context, note, settings.volume);
}

function sing(on: AudioContext, note: Note, loud: number): void {
  const start = on.currentTime + (note.at ?? 0);
  const voice = on.createOscillator();
  voice.type = note.shape ?? 'sine';
  voice.frequency.setValueAtTime(note.from, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.for);
  voice.connect(fading(on, start, note.for, loud * 0.22 * (note.loud ?? 1)));
  voice.start(start);
  voice.stop(start + note.for);
}

/** Paper on wood: a breath of filtered noise. */
function rustle(on: AudioContext, kind: { hz: number; for: number; loud: number }, loud: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * kind.for), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = kind.hz;
  source.connect(filter).connect(fading(on, on.currentTime, kind.for, loud * 0.5 * kind.loud));
  source.start();
}

function fading(on: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(on.destination);
  return gain;
}
