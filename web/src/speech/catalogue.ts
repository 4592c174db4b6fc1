/** The messages of a game in a language; what that language lacks is said in English. As speech/catalogue.py. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

/** A Fluent file as the hall serves it: the language of the reader first, then English. */
export interface Source {
  language: string;
  text: string;
}

const PSEUDO = 'qps'; // English in accents and brackets: what has none was put together by hand
const UNHEARD = 'unheard'; // what those are told who hear only that something happened
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('áƀçďéƒĝĥíĵķľɱñóƥɋřšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĽṀÑÓƤɊŘŠŢÚṼŴẊÝŽ');

/** Each line in accents and brackets: ⟦Ƈáƥţúřé⟧. */
export function pseudo(text: string): string {
  return text.replace(/\S(?:[^\n]*\S)?/g, (line) => `⟦${line.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)}⟧`);
}

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
  readonly #bundles: FluentBundle[] = [];

  constructor(sources: readonly Source[]) {
    for (const language of new Set(sources.map((source) => source.language))) {
      const bundle = new FluentBundle(language === PSEUDO ? 'en' : language, {
        useIsolating: false, // texts are compared with those of the terminal; the page isolates its spans itself
        ...(language === PSEUDO ? { transform: pseudo } : {}),
      });
      for (const source of sources)
        if (source.language === language) bundle.addResource(new FluentResource(source.text), { allowOverrides: true });
      this.#bundles.push(bundle);
    }
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /**
   * A message or an attribute of it, null where there is none. Where a message names what is not given, its attribute
   * `.unheard` is said, or the sentence with its gaps.
   */
  say(id: string, given: () => Arguments, attribute?: string): string | null {
    const bundle = this.#bundles.find((each) => each.hasMessage(id));
    const message: Message | undefined = bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!bundle || pattern == null) return null;
    const errors: Error[] = [];
    const filling = given();
    const text = bundle.formatPattern(pattern, filling, errors);
    const unheard = errors.length && attribute === undefined ? message?.attributes[UNHEARD] : null;
    return unheard ? bundle.formatPattern(unheard, filling, []) : text;
  }
}

const known = new WeakMap<readonly Source[], Catalogue>();

/** The catalogue of these files, made once. */
export function catalogueOf(sources: readonly Source[]): Catalogue {
  let found = known.get(sources);
  if (!found) known.set(sources, (found = new Catalogue(sources)));
  return found;
}
