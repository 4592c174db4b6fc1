// boardgame.io: one round of Magic Dragon, played on its Client without a server.
// `node boardgame.mjs SECONDS`; the package is found through NODE_PATH.

import { createRequire } from 'node:module';

import { MAGIC_DRAGON, SEATS, enumerate, random } from './magic_dragon.mjs';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');

function deal(seed) {
  const client = Client({ game: { ...MAGIC_DRAGON, seed }, numPlayers: SEATS, debug: false });
  client.start();
  return client;
}

function playOut(client) {
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const options = enumerate(state.G, state.ctx);
    const { move, args } = options[Math.floor(random() * options.length)];
    client.moves[move](...args);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function race(seconds) {
  let [games, decisions, dealing, playing] = [0, 0, 0, 0];
  while (dealing + playing < seconds * 1000) {
    const start = performance.now();
    const client = deal(games);
    const dealt = performance.now();
    decisions += playOut(client);
    playing += performance.now() - dealt;
    dealing += dealt - start;
    games += 1;
  }
  return { games, decisions, dealing, playing };
}

const seconds = Number(process.argv.at(-1));
race(Math.max(1, seconds / 4)); // V8 needs a second to compile what is hot
const { games, decisions, dealing, playing } = race(seconds);
console.log(JSON.stringify({
  decisions_per_s: (decisions / (dealing + playing)) * 1000,
  after_deal_per_s: (decisions / playing) * 1000,
  copy_us: null,
  games,
  decisions,
}));
