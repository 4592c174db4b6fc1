import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import common from '../../src/wyrmhall/speech/messages/en.ftl?raw';
import { described, type Faces, spoken } from '../src/cards/faces';
import { worded } from '../src/speech/load';
import { cardsIn, numberIn } from '../src/speech/said';
import { Speaker } from '../src/speech/speaker';
import { Choice } from '../src/table/choice.svelte';
import { endSaid } from '../src/table/ending';
import { eventSaid, freshEvents, isSealed, placesOf, promptSaid } from '../src/table/events';
import { around, fact, handOf, handWord, isDown, isFromHand, onTable, scoreOf } from '../src/table/layout';
import { mentions } from '../src/table/mentions';
import { moments, moved } from '../src/table/moments';
import { itemAt, keyOf } from '../src/table/places';
import { rounds } from '../src/table/rounds';
import { Stage, type Scene } from '../src/table/stage.svelte';
import { countdown } from '../src/table/words';
import type { GameView, Shown } from '../src/wire';
import { face, item, line, offered, place, said, table, view } from './fixtures';

const OWN = `
name-dragon = { $colour } { $number }
face-spell = Spell
card-ice = Locks a stack
`;
const english = [{ language: 'en', text: common + OWN }];
const faces: Faces = worded(
  new Map(
    [
      face('R5', 'Serpent', { rank: '5', name: said('dragon', { colour: 'Red', number: 5 }) }),
      face('R3', 'Hatchling', { rank: '3', name: said('dragon', { colour: 'Red', number: 3 }) }),
      face('Ice', 'Ice', { kind: said('spell'), line: said('ice') }),
    ].map((each) => [each.card, each]),
  ),
  english,
);

test('what lies where is read from any view', () => {
  const seen = view();
  expect(handWord(seen)).toBe('hand');
  expect(handOf(seen, 1)).toMatchObject({ size: 4, items: [] });
  expect(onTable(seen, -1, ['aside']).map((holding) => holding.word)).toEqual(['stack']);
  expect(onTable(seen, 1)[0]).toMatchObject({ items: [{ cards: ['R1', 'R3'] }], numbers: [0] });
  expect(onTable(seen, -1, ['aside'])[0]?.numbers).toEqual([1]); // pieces are counted through all of their zone
  expect(itemAt(seen, place('stack', -1, 1))?.cards).toEqual(['G2', 'Color']);
  expect(itemAt(seen, place('hand', 0, 1))?.cards).toEqual(['Ice']);
  expect(itemAt(seen, place('hand', 0))).toBeNull();
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, -1)).toEqual([0, 1, 2]);
  expect([isDown(item('R5')), isDown(item('R5', { under: [0] })), isDown(item('R5.R6', { under: [0] }))]).toEqual([false, true, false]);
});

test('scores are what the game says of them, or what their lines add up to', () => {
  expect(scoreOf(view(), 0)).toBe(3);
  expect(scoreOf(view(), 1)).toBe(4);
  expect(fact(view().about, 'round')).toBe(2);
  expect(fact(view().about, 'dealer')).toBeNull();
});

test('cards are called by their names, or by their titles', () => {
  expect(['R5', 'Ice', '?', 'New'].map((card) => spoken(faces, card))).toEqual(['Red 5', 'Ice', 'face-down card', 'New']);
  expect(faces.get('Ice')).toMatchObject({ kind: 'Spell', line: 'Locks a stack', isTitled: true });
  expect(described(faces, 'R5')).toBe('Red 5');
});

const onStack = [offered('R5xR3', 'R5', place('stack', 1, 0)), offered('R5xG2', 'R5', place('stack', -1, 1))];

test('a card is selected, then its place, then the name; nothing else is ever chosen', () => {
  const choice = new Choice();
  choice.take(view([...onStack, offered('Ice/R3=R', 'Ice', place('stack', 1, 0)), offered('Ice/R3=G', 'Ice', place('stack', 1, 0))]));
  expect(choice.targets.size).toBe(0); // nothing lights up before a card is selected
  choice.select('Y1');
  expect(choice.card).toBeNull();
  choice.select('R5');
  expect(choice.chosen).toBeNull();
  expect([...choice.targets]).toEqual(['stack:1:0', 'stack:-1:1']);
  choice.point('stack:0:7');
  expect(choice.aim).toBeNull();
  choice.point('stack:-1:1');
  expect(choice.chosen?.option).toBe('R5xG2');
  choice.select('Ice');
  expect(choice.left).toHaveLength(2);
  choice.walk(1);
  expect(choice.chosen?.option).toBe('Ice/R3=R');
});

test('what needs no card of the hand is chosen where it lies, or by a button', () => {
  const choice = new Choice();
  const take = offered('Take', 'R3', place('stack', 1, 0));
  choice.take(view([take, offered('Accuse', null, place('', 1)), offered('Pass')]));
  expect([...choice.targets]).toEqual(['stack:1:0', ':1:-1']);
  expect(choice.plain.map((option) => option.option)).toEqual(['Pass']);
  choice.point(keyOf(place('', 1)));
  expect(choice.chosen?.option).toBe('Accuse');
  choice.pick(take);
  expect(choice.chosen).toBe(take);
  expect(choice.card).toBeNull();
});

test('a card of the hand is played; an equal one on the table is taken', () => {
  const seen = view([], { zones: [...view().zones, { word: 'row', layout: 'each', piles: [{ owner: 0, size: 1, items: [item('R5')] }] }] });
  expect(isFromHand(seen, offered('a', 'R5'))).toBe(true);
  expect(isFromHand(seen, offered('b', 'R5', place('stack', 1, 0)))).toBe(true);
  expect(isFromHand(seen, offered('c', 'R5', place('row', 0, 0)))).toBe(false);
  expect(isFromHand(seen, offered('d', 'G9'))).toBe(false);
  expect(isFromHand(seen, offered('e', null, place('hand', 0)))).toBe(false);
});

test('a selection outlives a new view while it is legal, and not longer', () => {
  const choice = new Choice();
  choice.take(view([onStack[0]!]));
  choice.select('R5');
  choice.take(view([onStack[0]!, offered('Ice/R3', 'Ice', place('stack', 1, 0))]));
  expect(choice.chosen?.option).toBe('R5xR3');
  choice.take(view([offered('Ice/R3', 'Ice', place('stack', 1, 0))]));
  expect(choice.card).toBeNull();
  expect(choice.chosen).toBeNull();
});

test('an event is said with its seat, its cards and its cause', () => {
  const captures = line(4, 'captures', { seat: 1, cards: ['R5'], said: said('captures', { size: 3 }), cause: { card: 'Ice', owner: 0 } });
  expect(eventSaid(captures).parts).toEqual({
    seat: { seat: 1 },
    cards: { cards: ['R5'] },
    size: 3,
    cause: { cards: ['Ice'] },
    causer: { seat: 0 },
  });
  const speaker = new Speaker(
    english,
    new Map([...faces].map(([card, each]) => [card, { title: each.title, name: each.said!.name }])),
    ['Ada', 'Ember'],
    0,
  );
  expect(speaker.speak('event', eventSaid(line(5, 'wins-the-leg', { seat: 0, cards: ['R5'] }))).text).toBe('You win the leg: Red 5');
  expect(speaker.name(1)).toBe('Ember');
  const prompt = { ...view().prompt!, cause: { card: 'Ice', owner: 1 } };
  expect(promptSaid(prompt).parts).toEqual({ cause: { cards: ['Ice'] }, causer: { seat: 1 } });
  expect(cardsIn(said('a', { cards: { cards: ['R5'] }, also: [said('b', { cards: { cards: ['Ice', '?'] } })] }))).toEqual([
    'R5',
    'Ice',
    '?',
  ]);
  expect([numberIn(captures.said!, 'size'), numberIn(captures.said!, 'cards')]).toEqual([3, null]);
});

test('that somebody has chosen in secret is no event to be seen', () => {
  const secret = line(1, 'chose', { seat: 1 });
  const open = line(2, 'chose', { seat: 1, said: said('chose', { choice: said('pass') }) });
  expect([isSealed(secret), isSealed(open)]).toEqual([true, false]);
  expect(freshEvents([line(0, 'deals'), secret, open], 0)).toEqual([open]);
});

test('how a game ended is something to be said', () => {
  const over = (more: Partial<GameView>) => endSaid(table({ status: 'finished' }), view([], more));
  expect(over({ winners: [1] })).toEqual(said('won', { seat: { seat: 1 } }));
  expect(over({ winners: [1, 0] })).toEqual(said('shared', { seats: [{ seat: 0 }, { seat: 1 }] })); // whoever reads it comes first
  expect(over({ winners: [0, 1], teams: [0, 0] }).kind).toBe('won-as-team');
  expect(over({}).kind).toBe('drawn');
  expect(over({ sides: [{ side: 2, name: 'a', about: [], tally: [] }] }).kind).toBe('lost');
  expect(endSaid(table({ status: 'aborted' }), null).kind).toBe('aborted');
  for (const kind of ['won', 'shared', 'won-as-team', 'won-together', 'drawn', 'lost', 'aborted'])
    expect(common).toContain(`end-${kind} =`);
});

test('cards that people mention are found as whole words, and markup stays text', () => {
  const found = (text: string) =>
    mentions(text, faces)
      .spans.filter((span) => span.card)
      .map((span) => `${span.text}=${span.card}`);
  expect(found('my red 5 beats your Serpent, not ICE cream')).toEqual(['red 5=R5', 'Serpent=R5', 'ICE=Ice']);
  expect(found('nice try, Red 55')).toEqual([]);
  const { text, spans } = mentions('<b>Ice</b>', faces);
  expect(text).toBe('<b>Ice</b>');
  expect(spans.map((span) => span.text).join('')).toBe(text);
});

test('the cards of an event go where it says', () => {
  const lying = (seen: GameView, word: string) =>
    seen.zones
      .find((zone) => zone.word === word)!
      .piles.map((pile) => `${pile.owner}:${pile.size}:${pile.items.map((each) => each.cards.join('.')).join(' ')}`);
  const captured = moved(view(), line(1, 'captures', { seat: 0, cards: ['R5'], origin: place('hand', 0), to: place('stack', 0, 0) }));
  expect(lying(captured, 'hand')).toEqual(['0:1:Ice', '1:4:']);
  expect(lying(captured, 'stack')).toEqual(['0:1:R1.R3.R5', '-1:1:G2.Color']);
  const started = moved(view(), line(2, 'starts', { seat: 1, cards: ['B1'], origin: place('hand', 1), to: place('stack', 1, 2) }));
  expect(lying(started, 'hand')).toEqual(['0:2:R5 Ice', '1:3:']);
  expect(lying(started, 'stack')).toEqual(['1:1:R1.R3', '-1:1:G2.Color', '1:1:B1']);
  const drawn = moved(view(), line(3, 'draws', { seat: 1, cards: ['?', '?'], origin: place('aside'), to: place('hand', 1) }));
  expect([lying(drawn, 'aside'), lying(drawn, 'hand')]).toEqual([['-1:28:'], ['0:2:R5 Ice', '1:6:']]);
  const burnt = moved(view(), line(4, 'burns', { cards: ['R1', 'R3'], origin: place('stack', 1, 0) }));
  expect(lying(burnt, 'stack')).toEqual(['-1:1:G2.Color']);
  expect(moved(view(), line(5, 'passes', { seat: 1 }))).toEqual(view());
});

test('each event is a moment, and a deal is one', () => {
  const deal = [0, 1].map((seat) => line(seat, 'is-dealt', { seat, cards: ['?', '?'] }));
  const shown = moments(view(), [...deal, line(2, 'bids', { seat: 0 }), line(3, 'bids', { seat: 1 })]);
  expect(shown.map((moment) => moment.lines.map((each) => each.n))).toEqual([[0, 1], [2], [3]]);
});

test('what happens is shown where cards go, where they come from, and at the seats it concerns', () => {
  const happens = line(1, 'takes', { seat: 1, origin: place('hand', 0), to: place('stack', 1, 0), cause: { card: 'Ice', owner: 0 } });
  expect(placesOf(happens).map(keyOf)).toEqual(['stack:1:0', 'hand:0:-1', ':1:-1', ':0:-1']);
  expect(placesOf(line(2, 'ends'))).toEqual([]);
});

test('times are told in figures', () => {
  expect([41_000, 725_000, 90_000_000].map(countdown)).toEqual(['0:41', '12:05', '1 d 1 h']);
});

test('scores are told round by round', () => {
  const score = [{ said: said('cards'), points: 1, clauses: [] }];
  const told = rounds([
    line(0, 'a'),
    line(1, 'scores', { seat: 0, score }),
    line(2, 'scores', { seat: 1, score }),
    line(3, 'a'),
    line(4, 'scores', { seat: 0, score }),
    line(5, 'takes-control', { seat: 1, score }),
  ]);
  expect(told.map((round) => round.map((each) => each.n))).toEqual([[1, 2], [4]]);
});

const scene = (last: number, kind: 'event' | 'chat' = 'event', more: Partial<Scene> = {}): Scene => ({
  shown: { seq: last } as Shown,
  shownAt: 0,
  lines: Array.from({ length: last + 1 }, (_, n) => line(n, 'a', n === last ? { kind } : {})),
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function staged(): { stage: Stage; seen: number[] } {
  const seen: number[] = [];
  const stage: Stage = new Stage((next) => {
    stage.scene = next;
    seen.push(next.shown.seq);
    return Promise.resolve(next.stands ?? 0);
  });
  return { stage, seen };
}

test('moves are shown one after another, talk at once, and a skip goes straight to the end', async () => {
  const { stage, seen } = staged();
  stage.push(scene(0));
  stage.push(scene(1));
  stage.push(scene(2));
  stage.push(scene(3, 'chat'));
  expect(seen).toEqual([0, 1]);
  expect(stage.isLive).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(seen).toEqual([0, 1, 3]);
  for (const last of [4, 5, 6]) stage.push(scene(last));
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe(6);
  expect(stage.isLive).toBe(true);
});

test('a moment stands for its time, then the table as it is', async () => {
  const { stage, seen } = staged();
  stage.push(scene(0));
  stage.push(scene(1, 'event', { moment: [line(1, 'a')], stands: 1000 }));
  stage.push({ ...scene(1), shown: { seq: 9 } as Shown });
  expect([seen, stage.moment?.length]).toEqual([[0, 1], 1]);
  await vi.advanceTimersByTimeAsync(900);
  expect(seen).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect([seen, stage.moment]).toEqual([[0, 1, 9], null]);
});
