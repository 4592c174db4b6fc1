/** Lessons and the coach, without a page around them. */
import { expect, test } from 'vitest';
import { dueFor, firstDue } from '../src/learn/coach';
import { readKept } from '../src/learn/kept';
import { LessonTable } from '../src/learn/lesson.svelte';
import type { CoachNote, LessonFilm, LessonMoment, LessonQuestion } from '../src/wire';
import { line, offered, place, said, view } from './fixtures';

const note = (trigger: CoachNote['trigger'], key: string): CoachNote => ({ trigger, key, text: `${trigger} ${key}.`, lessons: [] });
const nobody = () => false;

test('a note is set off by what the seat is sent', () => {
  const asked = view([offered('R5'), offered('Ice/R7', 'Ice', place('stack', 1, 0))], {
    decision: 3,
    prompt: { said: said('turn'), clauses: ['MD-16'], asks: 'turn', cause: null },
  });
  const news = [
    line(4, 'takes-token', { to: place('sky') }),
    line(5, 'scores', { score: [{ said: said('x'), points: 1, clauses: ['MD-38'] }] }),
  ];
  const fires = (one: CoachNote) => firstDue([one], nobody, asked, news)?.places ?? null;
  expect(fires(note('asked', 'MD-16'))).toEqual([]);
  expect(fires(note('asked', 'MD-17'))).toBeNull();
  expect(fires(note('event', 'takes-token'))).toEqual([place('sky')]);
  expect(fires(note('event', 'takes'))).toBeNull();
  expect(fires(note('scored', 'MD-38'))).toEqual([]);
  expect(fires(note('offered', 'Ice/*'))).toEqual([place('stack', 1, 0)]);
  expect(fires(note('offered', 'Fire/*'))).toBeNull();
  expect(fires(note('offered', 'R?'))).toEqual([]);
  expect(firstDue([note('offered', '*')], nobody, view([offered('R5')]), [])).toBeNull(); // the only way
});

test('of several notes the first that was not said is due', () => {
  const notes = [note('event', 'a'), note('event', 'b')];
  const news = [line(1, 'b'), line(2, 'a')];
  expect(firstDue(notes, nobody, view(), news)?.note).toBe(notes[0]);
  expect(firstDue(notes, (one) => one.key === 'a', view(), news)?.note).toBe(notes[1]);
  expect(firstDue(notes, () => true, view(), news)).toBeNull();
});

test('a refusal sets off the note of the clause that is named first', () => {
  const notes = [note('asked', 'MD-19'), note('refused', 'MD-19')];
  expect(dueFor([{ said: said('low'), clauses: ['MD-19', 'MD-16'] }], notes, nobody)).toBe(notes[1]);
  expect(dueFor([{ said: said('low'), clauses: ['MD-16', 'MD-19'] }], notes, nobody)).toBeNull();
  expect(dueFor([{ said: said('low'), clauses: [] }], notes, nobody)).toBeNull();
});

test('whatever stands in the storage, what can be read of it is kept', () => {
  for (const text of [null, '', 'null', '[]', '7', '{', '{"done":7,"said":{"a":[1]},"coached":{"a":-1},"under_way":[],"tables":"x"}'])
    expect(readKept(text)).toMatchObject({ done: [], said: {}, coached: {}, under_way: {}, tables: [], isCoachOff: false });
  expect(readKept('{"done":["a/b"],"under_way":{"a/c":4},"isCoachOff":true}')).toMatchObject({
    done: ['a/b'],
    under_way: { 'a/c': 4 },
    isCoachOff: true,
  });
});

// --- a lesson -------------------------------------------------------------------------------

function moment(scene: string, text: string, question: Partial<LessonQuestion> | null = null): LessonMoment {
  const whole = { answer: 'R5', hint: 'Red.', replies: [], otherwise: '', refusals: [], ...question };
  return {
    scene,
    text,
    light: null,
    game: view(question ? [offered('R5', 'R5'), offered('Y4', 'Y4')] : []),
    lines: [],
    question: question && whole,
  };
}

function lesson(...moments: LessonMoment[]): LessonTable {
  const info = { name: '01-x', title: 'X', steps: 0, asks: 0, minutes: 1, shows: [], ends_in_game: true };
  const film: LessonFilm = {
    game: 'g',
    lesson: info,
    names: ['You', 'Ember'],
    variant: '',
    house: {},
    moments,
    position: '',
    cards: null,
    faces: [],
  };
  return new LessonTable(film, 'Ada', 0);
}

const choose = (table: LessonTable, option: string) => table.send({ do: 'choose', decision: 1, option });

test('the answer goes on, and nothing else does', async () => {
  const wrong = { option: 'Y4', card: 'Y4', text: 'No.', clause: '', is_right: false };
  const table = lesson(moment('a', 'One.'), moment('a', 'Two?', { replies: [wrong] }), moment('b', 'Three.'));
  table.forward();
  await choose(table, 'Y4');
  expect(table.at).toBe(1);
  expect(table.remark).toEqual({ kind: 'wrong', text: 'No.', clause: '' });
  await choose(table, 'R5');
  expect(table.at).toBe(2);
  expect(table.remark).toBeNull();
  table.forward();
  expect(table.isOver).toBe(true);
  table.back();
  table.back();
  expect([table.isOver, table.at]).toEqual([false, 1]);
});

test('what is right as well is praised, and the lesson goes on with the answer', async () => {
  const also = { option: 'Y4', card: 'Y4', text: 'Fine, too.', clause: '', is_right: true };
  const table = lesson(moment('a', 'One?', { replies: [also] }), moment('a', 'Two.'));
  await choose(table, 'Y4');
  expect([table.at, table.remark?.kind, table.misses]).toEqual([0, 'right', 0]);
  table.forward();
  expect(table.at).toBe(1);
});

test('the hint comes after the second miss, and the answer can be shown after the third', async () => {
  const table = lesson(moment('a', 'One?', { otherwise: 'Not that.' }));
  const seen: [boolean, boolean][] = [];
  for (let n = 0; n < 3; n++) {
    await choose(table, 'Y4');
    seen.push([table.wantsHint, table.canShowAnswer]);
  }
  expect(seen).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(table.remark?.text).toBe('Not that.');
});

test('a grey card is answered by the teacher, in turn for each way to play it, or by the rules', async () => {
  const first = { option: 'Y4xR7', card: 'Y4', text: 'First.', clause: 'MD-19', is_right: false };
  const second = { option: 'Y4xP2', card: 'Y4', text: 'Second.', clause: 'MD-18', is_right: false };
  const reasons = [{ said: said('low'), clauses: ['MD-20'] }];
  const table = lesson(moment('a', 'One?', { replies: [first, second], refusals: [{ card: 'G1', reasons }] }));
  const told: (string | undefined)[] = [];
  for (let n = 0; n < 3; n++) {
    expect(await table.ask({ do: 'why', card: 'Y4' })).toMatchObject({ is: 'because', reasons: [] });
    told.push(table.remark?.text);
  }
  expect(told).toEqual(['First.', 'Second.', 'First.']);
  expect(await table.ask({ do: 'why', card: 'G1' })).toMatchObject({ is: 'because', reasons });
});

test('whoever answers before the question is asked goes on to it', async () => {
  const table = lesson(moment('a', 'Look.'), moment('a', 'Which?', {}), moment('a', 'Yes.'));
  await choose(table, 'R5');
  expect(table.at).toBe(2);
});
