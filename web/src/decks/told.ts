/** What the hall tells of lists, in the words of a game. */
import type { Faces } from '../cards/faces';
import type { Speaker } from '../speech/speaker';
import { capital } from '../speech/spans';
import type { BuildingInfo, ListTold, Said } from '../wire';
import { facetsOf, type Choosable, type Facet, type Section, type Trait, type Verdict } from './building';

export function sectionsOf({ sections }: BuildingInfo, speaker: Speaker): Section[] {
  return sections.map(({ name, least, most, hand, draws }) => ({
    name,
    title: capital(speaker.speak('section', { kind: name, parts: {} }).text),
    least,
    most,
    hand,
    draws,
  }));
}

/** All cards of a table in its order; of cards of a pool there are only so many. */
export function choosableOf({ sections }: BuildingInfo, faces: Faces, pool?: ReadonlyMap<string, number>): Choosable[] {
  const ofCard = new Map(sections.flatMap((section) => section.cards.map((card) => [card, section] as const)));
  return [...faces.values()].map((face) => {
    const section = ofCard.get(face.card);
    const allowed = section?.copies ?? Infinity;
    return {
      face,
      section: section?.name ?? '',
      most: Math.min(allowed, pool ? (pool.get(face.card) ?? 0) : Infinity),
      traits: (face.said?.traits ?? []).map(([name, value]) => ({ name, value })),
    };
  });
}

/** The facets of cards, as the game calls them; what it does not name is called by its own word. */
export function facetsIn(cards: readonly Choosable[], speaker: Speaker): Facet[] {
  const said = (name: string, value: string | number): Said => ({ kind: name, parts: { value: value === '' ? 'none' : value } });
  const titled = (name: string, value: string | number | null): string => {
    if (!speaker.has('trait', name)) return capital(String(value ?? name));
    return value === null ? speaker.speak('trait', said(name, ''), 'title').text : speaker.speak('trait', said(name, value)).text;
  };
  return facetsOf(cards, titled, (name, value) => {
    const colour = name === 'colour' && value !== '' ? plainOf(cards, value) : undefined;
    return colour ? { palette: colour.face.palette, glyph: colour.face.glyph } : {};
  });
}

/** A card of this colour alone, whose drawing stands for the colour. */
const plainOf = (cards: readonly Choosable[], colour: string | number): Choosable | undefined =>
  cards.find(
    ({ traits }) => traits.filter(({ name }) => name === 'colour').every(({ value }) => value === colour) && hasColour(traits, colour),
  );

const hasColour = (traits: readonly Trait[], colour: string | number): boolean =>
  traits.some(({ name, value }) => name === 'colour' && value === colour);

export function verdictOf(told: ListTold, speaker: Speaker): Verdict {
  const say = (group: string, said: Said): string => speaker.speak(group, said).text;
  return {
    rules: told.demands.map(({ said, is_met, clauses }) => ({ text: say('list', said), clauses, isMet: is_met })),
    prospects: new Map(told.prospects.map(({ card, way, said, clauses }) => [card, { way, text: say('prospect', said), clauses }])),
    charts: told.charts.map((chart) => ({
      title: say('chart', chart.said),
      bars: chart.bars.map(({ said, number, way, note }) => ({
        label: say('chart', said),
        number,
        way,
        note: note ? say('chart', note) : '',
      })),
    })),
  };
}
