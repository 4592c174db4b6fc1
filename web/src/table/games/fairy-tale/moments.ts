/** One message of the hall tells a whole reveal; here it becomes moments: turned up, hunted, unflipped, flipped, drawn. */
import type { GameView, Item, Line } from '../../../wire';
import type { Moment } from '../../refinement';
import { isDown } from './tale';

const STANDS: Record<string, number> = { reveals: 1700, 'is hunted': 1500, 'turns up': 1300, 'turns down': 1300, draws: 900 };
const HIDDEN = '?';

export function unfold(view: GameView, lines: Line[]): Moment[] {
  const told = lines.filter((line) => line.verb in STANDS);
  if (!told.length) return [];
  const moments: Moment[] = [];
  let now = quiet(view);
  for (let at = 0; at < told.length; ) {
    const { verb } = told[at]!;
    if (verb === 'reveals') now = { ...now, facts: { ...now.facts, revealed: now.seats.map(() => []), hunted: [] } };
    let last = at;
    while (last < told.length && told[last]!.verb === verb) now = after(now, told[last++]!);
    moments.push({ view: now, last: told[last - 1]!.n, stands: STANDS[verb]! });
    at = last;
  }
  return moments;
}

/** Nobody is asked anything meanwhile, and what things count is not known. */
function quiet(view: GameView): GameView {
  const seats = view.seats.map((seat) => ({ ...seat, score: [] }));
  return { ...view, seats, owing: [], sealed: [], chosen: [], decision: null, prompt: null, options: [] };
}

function after(view: GameView, { verb, seat, cards }: Line): GameView {
  const [card = HIDDEN] = cards;
  switch (verb) {
    case 'reveals': {
      const told = (view.facts.revealed as string[][]).map((each, other) => (other === seat ? [card] : each));
      const held = inPile(view, 'hand', seat, (items) => without(items, card), -1);
      return { ...inPile(held, 'tableau', seat, (items) => [...items, laid(card)], 1), facts: { ...view.facts, revealed: told } };
    }
    case 'is hunted':
      return { ...turned(view, seat, card, false), facts: { ...view.facts, hunted: [...(view.facts.hunted as number[]), seat] } };
    case 'turns up':
      return turned(view, seat, card, true);
    case 'turns down':
      return turned(view, seat, card, false);
    case 'draws':
      return inPile(view, 'hand', seat, (items) => (seat === view.seat ? [...items, ...cards.map(laid)] : items), cards.length);
  }
  return view;
}

const laid = (card: string): Item => ({ cards: [card], text: card, remark: '', under: [] });

function without(items: Item[], card: string): Item[] {
  const at = items.findIndex((item) => item.cards[0] === card);
  return at < 0 ? items : items.toSpliced(at, 1);
}

function inPile(view: GameView, word: string, owner: number, change: (items: Item[]) => Item[], more: number): GameView {
  const zones = view.zones.map((zone) =>
    zone.word !== word ? zone : { ...zone, piles: zone.piles.map((pile) => (pile.owner !== owner ? pile : { ...pile, size: (pile.size ?? 0) + more, items: change(pile.items) })) },
  );
  return { ...view, zones };
}

/** A card of the seat lies the other way; of others' face-down cards the view may remember which is which. */
function turned(view: GameView, seat: number, card: string, up: boolean): GameView {
  const items = view.zones.find((zone) => zone.word === 'tableau')?.piles.find((pile) => pile.owner === seat)?.items ?? [];
  const recalled = view.remembered.find((known) => isAt(known, seat) && (known as unknown[])[4]?.toString() === card) as unknown[] | undefined;
  const fits = (item: Item) => isDown(item) === up && item.cards[0] === card;
  const own = up ? items.findIndex(fits) : items.findLastIndex(fits);
  const place = own >= 0 ? own : up ? Number(recalled?.[3] ?? items.findIndex(isDown)) : -1;
  if (place < 0 || !items[place]) return view;
  const sees = up || seat === view.seat;
  const next = { ...laid(sees ? card : HIDDEN), under: up ? [] : [0] };
  const others = view.remembered.filter((known) => !(isAt(known, seat) && (known as unknown[])[3] === place));
  const remembered = up || seat === view.seat ? others : [...others, ['KnownPiece', 'tableau', seat, place, [card]]];
  return { ...inPile(view, 'tableau', seat, (all) => all.toSpliced(place, 1, next), 0), remembered };
}

const isAt = (known: unknown, seat: number): boolean => Array.isArray(known) && known[0] === 'KnownPiece' && known[1] === 'tableau' && known[2] === seat;
