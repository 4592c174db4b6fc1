/** The page's own words: the messages of one area of it, in the language that is spoken. docs/languages.md tells how to write them. */
import { type Arguments, Catalogue } from './catalogue';
import { ENGLISH, tongue } from './tongue.svelte';

/** A piece of a sentence; `part` names what it is within, as <rules>this</rules>. */
export interface Piece {
  text: string;
  part?: string;
}

export interface Say {
  /** A message with its arguments filled in; read where it is shown, so that it follows the language. */
  (key: string, given?: Arguments): string;
  /** The same in pieces, where parts of the sentence are links, buttons or bold: for <Rich>. */
  pieces: (key: string, given?: Arguments) => Piece[];
}

const PART = /<([a-z]+)>(.*?)<\/\1>/gs;
const OPEN = '\ue005'; // stands for a < that somebody has typed, while parts are looked for

/** What an area says. Its English comes with it, other languages when they are spoken. */
export function saying(area: string, english: string): Say {
  const catalogues = new Map<string, Catalogue>();

  function catalogue(): Catalogue {
    let found = catalogues.get(tongue.code);
    if (!found) {
      const own = tongue.text(area);
      const sources = own === undefined ? [] : [{ language: tongue.code, text: own }];
      const first = own === undefined ? tongue.code : ENGLISH; // the pseudo-language is made of English
      found = new Catalogue([...sources, { language: first, text: english }]);
      catalogues.set(tongue.code, found);
    }
    return found;
  }

  const say = (key: string, given: Arguments = {}): string => catalogue().say(key, () => given) ?? `{${key}}`;
  const pieces = (key: string, given: Arguments = {}): Piece[] => {
    const safe = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('<', OPEN) : value]);
    return inPieces(say(key, Object.fromEntries(safe) as Arguments));
  };
  return Object.assign(say, { pieces });
}

function inPieces(marked: string): Piece[] {
  const found: Piece[] = [];
  const texts = marked.split(PART); // text, then part, its words, text, again and again
  for (let place = 0; place < texts.length; place += 3) {
    const [between = '', part, within = ''] = texts.slice(place, place + 3).map((each) => each.replaceAll(OPEN, '<'));
    if (between) found.push({ text: between });
    if (part !== undefined) found.push({ text: within, part });
  }
  return found;
}
