// What a person has chosen for this browser; kept in its own storage and never sent anywhere.

export type Theme = 'auto' | 'hall' | 'parchment';
export type Motion = 'auto' | 'less' | 'full';
export type CardSize = 'small' | 'normal' | 'large';

const KEY = 'wyrmhall.settings';
const SCALES: Record<CardSize, string> = { small: '0.85', normal: '1', large: '1.2' };

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(true);
  volume = $state(0.6);
  motion = $state<Motion>('auto');
  cardSize = $state<CardSize>('normal');
  level = $state('thinking'); // of the bots, when nothing else is said

  #light = matchMedia('(prefers-color-scheme: light)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #systemLight = $state(this.#light.matches);
  #systemStill = $state(this.#still.matches);

  readonly shownTheme = $derived(this.theme === 'auto' ? (this.#systemLight ? 'parchment' : 'hall') : this.theme);
  readonly isStill = $derived(this.motion === 'auto' ? this.#systemStill : this.motion === 'less');

  constructor() {
    this.#read(localStorage.getItem(KEY));
    this.#light.addEventListener('change', (event) => (this.#systemLight = event.matches));
    this.#still.addEventListener('change', (event) => (this.#systemStill = event.matches));
    addEventListener('storage', (event) => event.key === KEY && this.#read(event.newValue));
    $effect.root(() => {
      $effect(() => this.#apply());
      $effect(() => {
        const { theme, sound, volume, motion, cardSize, level } = this;
        localStorage.setItem(KEY, JSON.stringify({ theme, sound, volume, motion, cardSize, level }));
      });
    });
  }

  #read(text: string | null): void {
    let kept: Record<string, unknown> = {};
    try {
      kept = JSON.parse(text ?? '{}');
    } catch {
      return;
    }
    const pick = <T>(value: unknown, words: readonly T[], usual: T): T => (words.includes(value as T) ? (value as T) : usual);
    this.theme = pick(kept.theme, ['auto', 'hall', 'parchment'], this.theme);
    this.sound = pick(kept.sound, [true, false], this.sound);
    this.volume = Math.min(1, Number(kept.volume) || this.volume);
    this.motion = pick(kept.motion, ['auto', 'less', 'full'], this.motion);
    this.cardSize = pick(kept.cardSize, ['small', 'normal', 'large'], this.cardSize);
    this.level = pick(kept.level, [`${kept.level}`], this.level);
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shownTheme;
    root.dataset.motion = this.isStill ? 'less' : 'full';
    root.style.setProperty('--card-scale', SCALES[this.cardSize]);
  }
}

export const settings = new Settings();
