/** Both runtimes say the same: cases.json holds what Python says, and tests/speech/test_cases.py keeps it so. */
import { expect, test } from 'vitest';
import commonGerman from '../../src/wyrmhall/speech/messages/de.ftl?raw';
import common from '../../src/wyrmhall/speech/messages/en.ftl?raw';
import german from '../../tests/speech/parley/messages/de.ftl?raw';
import own from '../../tests/speech/parley/messages/en.ftl?raw';
import { cases, tables } from '../../tests/speech/cases.json';
import { Catalogue, pseudo, type Source } from '../src/speech/catalogue';
import type { Said } from '../src/speech/said';
import { type NamedCard, secondPerson, Speaker } from '../src/speech/speaker';
import type { Span } from '../src/speech/spans';

interface Case {
  table: string;
  viewer: number;
  group: string;
  attribute?: string;
  language?: string;
  said: Said;
  spans: Span[];
}

interface Table {
  names: string[];
  sides: { side: number; name: string }[];
  faces: Record<string, NamedCard>;
}

const inLanguage = (language: string): Source[] => [common, own].map((text) => ({ language, text }));
const english = inLanguage('en');
const inLanguages: Record<string, Source[]> = {
  en: english,
  qps: inLanguage('qps'),
  de: [...[commonGerman, german].map((text) => ({ language: 'de', text })), ...english],
};
const known = tables as unknown as Record<string, Table>;

function speaker(name: string, viewer: number, sources: readonly Source[] = english): Speaker {
  const table = known[name];
  if (!table) throw new Error(`no table ${name}`);
  return new Speaker(sources, new Map(Object.entries(table.faces)), table.names, viewer, table.sides);
}

test.each(cases as unknown as Case[])(
  '$group-$said.kind as Python says it',
  ({ table, viewer, group, attribute, language, said, spans }) => {
    const spoken = speaker(table, viewer, inLanguages[language ?? 'en']).speak(group, said, attribute);
    expect(spoken.spans).toEqual(spans);
    expect(spoken.text).toBe(spans.map((span) => span.text).join(''));
  },
);

test('lists are those of British English', () => {
  const list = new Intl.ListFormat('en-GB');
  for (const items of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(speaker('table', 0).speak('event', { kind: 'shares', parts: { seats: items, cards: { cards: [] } } }).text).toContain(
      `${list.format(items)} share`,
    );
  }
});

test('messages are found by group and kind', () => {
  expect(speaker('table', 0).has('event', 'captures')).toBe(true);
  expect(speaker('table', 0).has('ask', 'captures')).toBe(false);
});

test('what a language lacks is said in English', () => {
  const catalogue = new Catalogue([{ language: 'de', text: 'event-new = { $n } neue' }, ...inLanguage('en')]);
  expect(catalogue.say('event-new', () => ({ n: 1234 }))).toBe('1.234 neue');
  expect(catalogue.say('choice-pass', () => ({}))).toBe('Pass');
  expect(catalogue.say('choice-nothing', () => ({}))).toBeNull();
});

test('the pseudo-language leaves nothing readable by accident', () => {
  expect(pseudo(' Capture \n it')).toBe(' ⟦Çáƥţúřé⟧ \n ⟦íţ⟧');
});

test('verbs are put into the second person', () => {
  expect(['captures R5', 'is out', 'toString'].map(secondPerson)).toEqual(['capture R5', 'are out', 'toString']);
});
