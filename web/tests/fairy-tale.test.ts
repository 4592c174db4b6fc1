import { expect, test } from 'vitest';
import { aftermath, doingNow, goesLeft, isRevealing, revealed } from '../src/table/games/fairy-tale/tale';
import { told as fairyTale } from '../src/table/games/fairy-tale/told';
import { partnersOf } from '../src/table/layout';
import { moments } from '../src/table/moments';
import type { Line } from '../src/lines';
import type { GameView, Item, Place, Said } from '../src/wire';

const up = (card: string): Item => ({ cards: [card], text: card });
const down = (card: string): Item => ({ cards: [card], text: `${card}-`, under: [0] });
const at = (owner: number, item: number): Place => ({ zone: 'tableau', owner, item });
const hand = (owner: number): Place => ({ zone: 'hand', owner, item: -1 });
const counts = (points: number) => ({ said: { kind: 'card', parts: {} }, points, clauses: [] });

function view(asks = ''): GameView {
  return {
    seat: 0,
    facts: { stage: 4, step: 1, revealed: [[], [], [], []], hunted: [] },
    about: [],
    owing: [0],
    sealed: [],
    chosen: [],
    decision: 3,
    prompt: { said: { kind: asks, parts: {} }, clauses: [], asks, cause: null },
    options: [],
    remembered: [],
    winners: [],
    is_over: false,
    teams: [0, 1, 0, 1],
    sides: [],
    seats: [{ about: [], score: [counts(3), counts(-1)], tally: [] }, ...[1, 2, 3].map(() => ({ about: [], score: [], tally: [] }))],
    zones: [
      {
        word: 'hand',
        layout: 'each',
        piles: [
          { owner: 0, size: 2, items: [up('Homesteaders'), up('Bard')] },
          { owner: 1, size: 2, items: [] },
        ],
      },
      {
        word: 'tableau',
        layout: 'each',
        piles: [
          { owner: 0, size: 3, items: [up('ElvenWarrior'), down('TheEggOfChaos'), up('Bard')] },
          { owner: 1, size: 2, items: [down('?'), up('Demon')] },
          { owner: 2, size: 1, items: [down('?')] },
          { owner: 3, size: 0, items: [] },
        ],
      },
    ],
  };
}

function line(
  n: number,
  kind: string,
  seat: number,
  cards: string[] = [],
  origin: Place | null = null,
  to: Place | null = null,
  parts: Said['parts'] = {},
): Line {
  return { n, kind: 'event', seat, at: 0, text: '', said: { kind, parts }, cards, origin, to, cause: null, score: [] };
}

const tableau = (seen: GameView, seat: number) =>
  seen.zones[1]!.piles[seat]!.items.map((item) => (item.cards[0] ?? '') + (item.under?.length ? '-' : ''));

test('a reveal is shown moment by moment from its events alone', () => {
  const shown = moments(
    view(),
    [
      line(11, 'reveals', 0, ['Homesteaders'], hand(0), at(0, 3)),
      line(12, 'reveals', 1, ['Bard'], hand(1), at(1, 2)),
      line(13, 'is-hunted', 1, ['Bard'], at(1, 2), at(1, 2)),
      line(14, 'turns-up', 1, ['Homesteaders'], at(1, 0), at(1, 0)),
      line(15, 'turns-down', 0, ['Bard'], at(0, 2), at(0, 2)),
      line(16, 'gets-face-down', 2, ['Bard'], at(0, 2), at(2, 0)),
      line(17, 'gets-face-down', 0, ['?'], at(2, 0), at(0, 2)),
    ],
    fairyTale,
  );
  expect(shown.map((moment) => moment.lines.map((each) => each.n))).toEqual([[11, 12], [13], [14], [15], [16, 17]]);
  const [reveal, hunt, unflip, flip, swap] = shown.map((moment) => moment.view);
  expect(revealed(reveal!)).toEqual(['Homesteaders', 'Bard', null, null]);
  expect(tableau(reveal!, 0)).toEqual(['ElvenWarrior', 'TheEggOfChaos-', 'Bard', 'Homesteaders']);
  expect(tableau(hunt!, 1)).toEqual(['?-', 'Demon', '?-']);
  expect(hunt!.facts.hunted).toEqual([1]);
  expect(tableau(unflip!, 1)).toEqual(['Homesteaders', 'Demon', '?-']);
  expect(tableau(flip!, 0)).toEqual(['ElvenWarrior', 'TheEggOfChaos-', 'Bard-', 'Homesteaders']);
  expect([tableau(swap!, 0)[2], tableau(swap!, 2)]).toEqual(['?-', ['Bard-']]);
});

test('what goes on is told by the decision and by the kinds of events', () => {
  const lines = [line(1, 'reveals', 0, ['Bard']), line(2, 'is-hunted', 1, ['Demon'])];
  expect(aftermath(lines).map((each) => each.n)).toEqual([2]);
  expect(doingNow(view(), lines)).toBe('hunt');
  expect(doingNow(view(), [...lines, line(3, 'has-nothing-to-turn', 1, [], null, null, { side: 'down' })])).toBe('flip');
  expect(doingNow(view('turning-up'), lines)).toBe('unflip');
  expect(isRevealing(view())).toBe(false);
  expect(goesLeft({ ...view(), about: [{ kind: 'packs-go', parts: { value: 'left' } }] })).toBe(true);
});

test('what a card counts now stands on it; partners are known', () => {
  expect(fairyTale.worth?.(view(), 'tableau', 0)).toEqual(['3', null, '−1']);
  expect(fairyTale.worth?.(view(), 'tableau', 1)).toEqual([]); // not known at this moment
  expect(partnersOf(view(), 0)).toEqual([2]);
});
