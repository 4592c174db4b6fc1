// Magic Dragon for several computers: nobody is sent the hands of others, so only the server can carry out a move.

import { MAGIC_DRAGON } from '../contestants/magic_dragon.mjs';

const { bid, play } = MAGIC_DRAGON.moves;

export const HIDDEN_HANDS = {
  ...MAGIC_DRAGON,
  moves: { bid: { move: bid, client: false }, play: { move: play, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
  }),
};
