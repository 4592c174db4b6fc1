// A record as pictures: fetched in pieces as one viewer saw them, and kept while one steps to and fro.

import { replay } from '../api';
import { carry } from '../cards/faces';
import { wholeLine } from '../lines';
import type { Scene } from '../table/stage.svelte';
import { plainTable } from '../table/plain';
import type { Frame, Replay } from '../wire';

const PIECE = 60; // the hall gives no more at once

export const ALL_OPEN = -2;
export const SPECTATOR = -1;

export class Film {
  readonly record: string;
  about = $state.raw<Replay | null>(null);
  frames = $state.raw<Frame[]>([]); // from the first on, as far as they have come
  step = $state(0);
  viewer = $state(ALL_OPEN);
  trouble = $state('');

  readonly last = $derived(this.about?.steps ?? 0);
  readonly frame = $derived(this.frames[this.step] ?? this.frames.at(-1));
  #run = 0; // a change of viewer ends the fetching for the one before

  constructor(record: string) {
    this.record = record;
  }

  async look(viewer: number): Promise<void> {
    const run = ++this.#run;
    this.viewer = viewer;
    this.trouble = '';
    let frames: Frame[] = [];
    try {
      do {
        const piece = await replay({ record: this.record, viewer, first: frames.length, count: PIECE });
        if (run !== this.#run) return;
        if (!piece.frames.length) break;
        frames = [...frames, ...piece.frames];
        this.about = piece;
        if (piece.cards !== null && piece.faces.length) carry(piece.cards, piece.faces);
        if (frames.length > this.step || frames.length > piece.steps) this.frames = frames;
      } while (frames.length <= this.last);
    } catch (problem) {
      if (run === this.#run) this.trouble = (problem as Error).message;
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
  }
}

/** A frame as the table component knows scenes; nothing can be chosen in it. */
export function sceneOf(about: Replay, frames: Frame[], frame: Frame): Scene {
  const isOver = frame.step === about.steps;
  const table = plainTable(about.game, about.names, about.cards, isOver);
  const game = { ...frame.game, decision: null, prompt: null, options: [] };
  const lines = frames.slice(0, frame.step + 1).flatMap((one) => one.lines.map(wholeLine));
  return {
    shown: { is: 'table', seq: frame.step, table, game, since: 0, lines, you: game.seat, host: false, brings: null, marked: [] },
    lines,
    shownAt: 0,
  };
}
