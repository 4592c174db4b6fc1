import { expect, test } from 'vitest';
import { backOf } from '../src/cards/arts';
import { ofGame } from '../src/games';
import { refinementOf } from '../src/table/refinement';

test('a game that the page does not know has the table and the back of all games', async () => {
  for (const game of ['high-dragon', 'constructor']) {
    expect(ofGame(game)).toEqual({});
    expect(await refinementOf(game)).toEqual({});
    expect(backOf(game).pose).toBe('sleep');
  }
});
