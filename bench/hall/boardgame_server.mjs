// A boardgame.io server with Magic Dragon, as its documentation sets one up: `node boardgame_server.mjs PORT API_PORT`.
// It keeps all matches in memory, which is its default; nothing is written to a disk.

import { createRequire } from 'node:module';

import { HIDDEN_HANDS } from './boardgame_game.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [HIDDEN_HANDS], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
// A port of its own for the lobby: on a shared one, today's koa-compose leaves its routes out.
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log('ready') });
