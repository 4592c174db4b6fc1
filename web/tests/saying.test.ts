import { expect, test } from 'vitest';
import { saying } from '../src/speech/saying';
import { spokenOf, tongue } from '../src/speech/tongue.svelte';
import { ago, listed, spell } from '../src/words';

const ENGLISH =
  'seats = { $count ->\n    [one] { $count } seat\n   *[other] { $count } seats\n}\nhint = Read <rules>the rules</rules>, { $name }.\nclose = x\n';

test('messages are said in pieces, and what somebody typed is no mark', () => {
  const say = saying('made-up', ENGLISH);
  expect(say('seats', { count: 1 })).toBe('1 seat');
  expect(say('no-such-message')).toBe('{no-such-message}');
  expect(say.pieces('hint', { name: '<rules>Ada</rules>' })).toEqual([
    { text: 'Read ' },
    { text: 'the rules', part: 'rules' },
    { text: ', <rules>Ada</rules>.' },
  ]);
});

test('what an area lacks in a language is said in English, and small words follow the language', async () => {
  const say = saying('common', ENGLISH);
  await tongue.speak('de');
  expect(say('close')).toBe('Schließen');
  expect(say('seats', { count: 2 })).toBe('2 seats');
  expect([listed(['Ada', 'Bo', 'Cy']), spell(180), ago(0, 7200)]).toEqual(['Ada, Bo und Cy', '3 Minuten', 'vor 2 Stunden']);
  await tongue.speak('xx');
  expect(say('close')).toBe('Schließen'); // nobody speaks that
  await tongue.speak('qps');
  expect(say('close')).toBe('⟦ẋ⟧');
  await tongue.speak('en');
  expect(say('close')).toBe('x');
});

test('the first language wanted that is spoken here', () => {
  expect(spokenOf(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(spokenOf(['en-US', 'de'])).toBe('en');
  expect(spokenOf(['fr'])).toBe('en');
  expect(spokenOf(['not a language', 'de'])).toBe('de');
});
