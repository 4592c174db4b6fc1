// One round of Magic Dragon as boardgame.io's documentation writes a game. MD-n: clauses of Magic Dragon's rules.

export const SEATS = 4;
const DRAGONS = 35; // cards 0 to 34: five colours of seven numbers (MD-2)
const [ICE, FIRE, COLOR] = [35, 36, 37];
const DECK = [...Array(DRAGONS).keys(), ICE, ICE, ICE, ICE, FIRE, FIRE, COLOR, COLOR, COLOR]; // MD-1, MD-3
const BID_CARDS = [1, 2, 2, 1, 1]; // MD-4
const BONUS = [7, 4, 5, 6, 8]; // MD-A3
const COLOURS = [0, 1, 2, 3, 4];
const CENTRE = -1;

const colourOf = (card) => Math.floor(card / 7);
const topOf = (stack) => stack.cards[stack.cards.length - 1];
const showsColour = (stack, colour) => topOf(stack) < DRAGONS && colourOf(topOf(stack)) === colour; // MD-22

function accepts(stack, card) {
  const top = topOf(stack);
  if (card >= DRAGONS) return top < DRAGONS; // MD-26, MD-27
  if (top === COLOR) return colourOf(card) === stack.named; // MD-32
  return top < card && showsColour(stack, colourOf(card)); // MD-18, MD-19, MD-23
}

const starts = (stacks, card) => card < DRAGONS && !stacks.some((stack) => showsColour(stack, colourOf(card))); // MD-20

const isPlayable = (stacks, card) => starts(stacks, card) || stacks.some((stack) => accepts(stack, card));

const canPlay = (G, seat) => G.hands[seat].some((card) => isPlayable(G.stacks, card));

function nextSeat(G, ctx) {
  const left = (ctx.playOrderPos + 1) % SEATS;
  if (G.bids.length < SEATS) return left; // MD-11
  for (let i = 0; i < SEATS; i++) {
    if (canPlay(G, (left + i) % SEATS)) return (left + i) % SEATS; // MD-15, MD-17
  }
  return left;
}

function bid({ G }, number) {
  G.bids.push(number); // MD-13; seat 0 bids first, so they lie in the order of seats
}

function play({ G, ctx }, card, target, named) {
  const seat = ctx.playOrderPos;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  if (target === null) {
    G.stacks.push({ cards: [card], owner: seat, named: null }); // MD-21
    return;
  }
  const stack = G.stacks[target];
  stack.cards.push(card);
  stack.named = named;
  if (card < DRAGONS) stack.owner = seat; // MD-24, MD-32
  else if (card !== ICE) stack.owner = CENTRE; // MD-28, MD-30, MD-31
}

function plays(stacks, card) {
  const found = starts(stacks, card) ? [{ move: 'play', args: [card, null, null] }] : [];
  stacks.forEach((stack, target) => {
    if (!accepts(stack, card)) return;
    for (const named of card === COLOR ? COLOURS : [null]) found.push({ move: 'play', args: [card, target, named] });
  });
  return found;
}

export function enumerate(G, ctx) {
  if (G.bids.length < SEATS) {
    const left = (number) => BID_CARDS[number] - G.bids.filter((taken) => taken === number).length; // MD-12
    return BID_CARDS.map((_, number) => ({ move: 'bid', args: [number] })).filter(({ args }) => left(args[0]) > 0);
  }
  return [...new Set(G.hands[ctx.playOrderPos])].flatMap((card) => plays(G.stacks, card)); // MD-16
}

function score(G, seat) {
  const owned = G.stacks.filter((stack) => stack.owner === seat);
  const cards = owned.reduce((sum, stack) => sum + stack.cards.length, 0);
  const bonus = owned.length === G.bids[seat] ? BONUS[owned.length] : 0; // MD-40
  return Math.max(0, cards - 2 * G.hands[seat].length + bonus); // MD-38, MD-39, MD-43
}

export const MAGIC_DRAGON = {
  name: 'magic-dragon',
  setup: ({ random }) => {
    const deck = random.Shuffle(DECK); // MD-6, MD-7
    return { hands: Array.from({ length: SEATS }, () => deck.splice(0, 7)), bids: [], stacks: [] };
  },
  moves: { bid, play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G, ctx }) => nextSeat(G, ctx) } },
  endIf: ({ G }) => {
    if (G.bids.length < SEATS || G.hands.some((_, seat) => canPlay(G, seat))) return undefined; // MD-35
    return { scores: G.hands.map((_, seat) => score(G, seat)) };
  },
  ai: { enumerate },
  disableUndo: true, // else each move stores one more state
};

// A small generator with a seed (mulberry32), because Math.random has none.
let mixed = 1;
export function random() {
  mixed = (mixed + 0x6d2b79f5) | 0;
  let t = Math.imul(mixed ^ (mixed >>> 15), 1 | mixed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
