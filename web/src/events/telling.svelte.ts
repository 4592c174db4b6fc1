/** What events say: the hall's messages of them, in the language that is spoken. */
import { Catalogue } from '../speech/catalogue';
import { ENGLISH, PSEUDO, tongue } from '../speech/tongue.svelte';
import type { Part, Refused, Said } from '../wire';
import { listed, refusal } from '../words';
import { events } from './asking';

const NONE = new Catalogue([]);

class Telling {
  #catalogue = $state.raw(NONE);

  /** Fetches the messages; without them their kinds are shown. */
  async prepare(): Promise<void> {
    const tongues = [...new Set(tongue.code === PSEUDO ? [PSEUDO] : [tongue.code, ENGLISH])];
    const texts = await Promise.all(tongues.map((each) => events.messages(each).catch(() => '')));
    this.#catalogue = new Catalogue(tongues.map((language, n) => ({ language, text: texts[n]! })));
  }

  /** The message of a kind in a group, or an attribute of it; null where there is none. */
  tell(group: string, { kind, parts }: Said, attribute?: string): string | null {
    const given = () => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, this.#part(group, part)]));
    return this.#catalogue.say(`${group}-${kind}`, given, attribute);
  }

  #part(group: string, part: Part): string | number {
    if (typeof part === 'string' || typeof part === 'number') return part;
    if (Array.isArray(part)) return listed(part.map((each) => `${this.#part(group, each)}`));
    if ('kind' in part) return this.tell(group, part) ?? part.kind;
    return '';
  }

  /** Why the event did not do what somebody wanted. */
  refusal(refused: Refused): string {
    return (refused.said && this.tell('events', refused.said)) ?? refusal(refused);
  }
}

export const telling = new Telling();
