/** What the cards of an event are called. */
import { loreOf } from '../speech/load';
import type { EventPlan } from '../wire';

export type Called = (card: string) => string;

/** By their names where the hall knows the game, otherwise as they were entered. */
export async function cardsOf(plan: EventPlan): Promise<Called> {
  const game = plan.draft || plan.game;
  const own = (plan.draft ? plan.drafts?.cards : plan.match?.cards) ?? null;
  const faces = await loreOf(game, own).then(
    (lore) => lore.faces,
    () => null, // another game
  );
  return (card) => {
    const face = faces?.get(card);
    return face ? face.name || face.title : card;
  };
}

/** Each card once, with its number, in the order in which they came. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
