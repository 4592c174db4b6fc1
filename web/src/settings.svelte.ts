// What a person has chosen for this browser; kept in its own storage and never sent anywhere.

import { tongue, TONGUES, wishedFor } from './speech/tongue.svelte';

export type Theme = 'auto' | 'hall' | 'parchment';
export type Speed = 'auto' | 'off' | 'slow' | 'normal' | 'fast'; // of animations; auto: as the system wishes
export type Pace = 'off' | 'slow' | 'normal' | 'fast'; // at which is shown what others do
export type CardSize = 'small' | 'normal' | 'large';

const KEY = 'wyrmhall.settings';
const TEMPOS: Record<Speed, number> = { auto: 1, off: 1, slow: 0.5, normal: 1, fast: 2 };
const STANDS: Record<Pace, number> = { off: 0, slow: 2200, normal: 1000, fast: 450 }; // milliseconds
const BARS = { hall: '#161c23', parchment: '#f5ecd9' }; // --bg-1, for what the system draws around the page
const SCALES: Record<CardSize, string> = { small: '0.85', normal: '1', large: '1.2' };

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(true);
  volume = $state(0.6);
  notifies = $state(false); // of my turn, by the browser
  speed = $state<Speed>('auto');
  pace = $state<Pace>('normal');
  cardSize = $state<CardSize>('normal');
  language = $state(''); // empty: as the browser wishes
  level = $state(''); // of the bots; empty: as the hall has it

  #light = matchMedia('(prefers-color-scheme: light)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #systemLight = $state(this.#light.matches);
  #systemStill = $state(this.#still.matches);

  readonly shownTheme = $derived(this.theme === 'auto' ? (this.#systemLight ? 'parchment' : 'hall') : this.theme);
  readonly isStill = $derived(this.speed === 'auto' ? this.#systemStill : this.speed === 'off');
  readonly tempo = $derived(TEMPOS[this.speed]); // times as fast as usual
  readonly stands = $derived(STANDS[this.pace]); // milliseconds for which is shown what somebody else did

  constructor() {
    this.#read(localStorage.getItem(KEY));
    this.#light.addEventListener('change', (event) => (this.#systemLight = event.matches));
    this.#still.addEventListener('change', (event) => (this.#systemStill = event.matches));
    addEventListener('storage', (event) => event.key === KEY && this.#read(event.newValue));
    $effect.root(() => {
      $effect(() => this.#apply());
      $effect(() => void tongue.speak(wishedFor(this.language)));
      $effect(() => {
        const { theme, sound, volume, notifies, speed, pace, cardSize, language, level } = this;
        localStorage.setItem(KEY, JSON.stringify({ theme, sound, volume, notifies, speed, pace, cardSize, language, level }));
      });
    });
  }

  #read(text: string | null): void {
    let kept: Record<string, unknown>;
    try {
      kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    } catch {
      return;
    }
    const pick = <T>(value: unknown, words: readonly T[], usual: T): T => (words.includes(value as T) ? (value as T) : usual);
    this.theme = pick(kept.theme, ['auto', 'hall', 'parchment'], this.theme);
    this.sound = pick(kept.sound, [true, false], this.sound);
    this.volume = Math.min(1, Number(kept.volume) || this.volume);
    this.notifies = pick(kept.notifies, [true, false], this.notifies);
    this.speed = pick(kept.speed, ['auto', 'off', 'slow', 'normal', 'fast'], this.speed);
    this.pace = pick(kept.pace, ['off', 'slow', 'normal', 'fast'], this.pace);
    this.cardSize = pick(kept.cardSize, ['small', 'normal', 'large'], this.cardSize);
    this.language = pick(kept.language, ['', ...TONGUES], this.language);
    this.level = typeof kept.level === 'string' ? kept.level : this.level;
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = tongue.code;
    root.dataset.theme = this.shownTheme;
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = BARS[this.shownTheme];
    root.dataset.motion = this.isStill ? 'less' : 'full';
    root.style.setProperty('--card-scale', SCALES[this.cardSize]);
  }
}

export const settings = new Settings();
