/** What the games of the hall are called. */
import { games } from '../api';
import type { GameInfo } from '../wire';

class GameTitles {
  all = $state.raw<GameInfo[]>([]);
  #asked = false;

  /** A game that the hall does not have is called as people call it. */
  of(game: string): string {
    if (!this.#asked) {
      this.#asked = true;
      games.all().then(
        (found) => (this.all = found),
        () => (this.#asked = false),
      );
    }
    return this.all.find((each) => each.name === game)?.title ?? game;
  }
}

export const gameTitles = new GameTitles();
