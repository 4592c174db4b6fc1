// boardgame.io's own clients at a steady rate: `node boardgame_load.mjs PORT API_PORT TABLES RATE SECONDS WARM_UP`.
// Measures what load.py measures of the hall: from sending a choice until every seat has been sent what came of it.

import { createRequire } from 'node:module';

import { SEATS, enumerate, random } from '../contestants/magic_dragon.mjs';
import { HIDDEN_HANDS } from './boardgame_game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [port, apiPort, tables, rate, seconds, warmUp] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const ready = [];
const times = [];
const late = [];
let measuring = false;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/games/magic-dragon${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Circle {
  async begin() {
    const { matchID } = await post('/create', { numPlayers: SEATS });
    this.clients = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat);
      const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: `P${seat}` });
      this.clients.push(this.connect(matchID, playerID, playerCredentials));
    }
    while (!this.clients.every((client) => client.getState())) await sleep(5);
    this.before = -1;
    ready.push(this);
  }

  connect(matchID, playerID, credentials) {
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client({ game: HIDDEN_HANDS, numPlayers: SEATS, multiplayer, matchID, playerID, credentials, debug: false });
    client.start();
    client.transport.socket.on('update', (_, state) => this.moved(state._stateID));
    return client;
  }

  choose() {
    const { ctx, _stateID } = this.clients[0].getState();
    if (ctx.gameover) return false;
    const client = this.clients[ctx.playOrderPos];
    const state = client.getState();
    const options = enumerate(state.G, state.ctx);
    const { move, args } = options[Math.floor(random() * options.length)];
    [this.before, this.missing, this.sent] = [_stateID, SEATS, performance.now()];
    client.moves[move](...args);
    return true;
  }

  moved(stateID) {
    if (this.before < 0 || stateID <= this.before) return;
    this.missing -= 1;
    if (this.missing > 0) return;
    if (measuring) times.push(performance.now() - this.sent);
    this.before = -1;
    ready.push(this);
  }

  playAgain() {
    this.clients.forEach((client) => client.stop());
    return this.begin();
  }
}

async function gather() {
  const circles = Array.from({ length: tables }, () => new Circle());
  for (let first = 0; first < tables; first += 16) {
    await Promise.all(circles.slice(first, first + 16).map((circle) => circle.begin()));
  }
}

function nextChoice() {
  const circle = ready.shift();
  if (circle.choose()) return true;
  circle.playAgain();
  return false;
}

async function play() {
  const began = performance.now();
  let sent = 0;
  for (let now = began; now < began + 1000 * (warmUp + seconds); now = performance.now()) {
    measuring = now >= began + 1000 * warmUp;
    const due = Math.floor(((now - began) / 1000) * rate);
    while (sent < due && ready.length > 0) {
      if (!nextChoice()) continue;
      sent += 1;
      if (measuring) late.push(performance.now() - began - (1000 * sent) / rate);
    }
    await sleep(1);
  }
}

await gather();
console.log('gathered');
await play();
const { user, system } = process.cpuUsage();
process.stdout.write(`${JSON.stringify({ times, late, cpu: (user + system) / 1e6 })}\n`, () => process.exit(0));
