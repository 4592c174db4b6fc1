/** Cards that people mention when they talk: the one place where typed prose is searched for names. */
import type { Faces } from '../cards/faces';
import type { Spoken } from '../speech/spans';

const LETTERS = new Intl.Segmenter('en', { granularity: 'word' });

/** What somebody has said, with the cards whose names it contains as whole words, in any case; the longest name first. */
export function mentions(text: string, faces: Faces): Spoken {
  const names = [...faces.values()].flatMap((face) =>
    [...new Set([face.name, face.title])].map((name) => ({ name: name.toLowerCase(), card: face.card })),
  );
  names.sort((a, b) => b.name.length - a.name.length);
  const starts = new Set([...LETTERS.segment(text)].map((word) => word.index));
  starts.add(text.length);
  const lower = text.toLowerCase();
  const spans: Spoken['spans'] = [];
  let said = 0;
  for (let at = 0; at < text.length; at++) {
    if (!starts.has(at)) continue;
    const found = names.find(({ name }) => lower.startsWith(name, at) && starts.has(at + name.length));
    if (!found) continue;
    if (at > said) spans.push({ text: text.slice(said, at) });
    said = at + found.name.length;
    spans.push({ text: text.slice(at, said), card: found.card });
    at = said - 1;
  }
  if (said < text.length) spans.push({ text: text.slice(said) });
  return { text, spans };
}
