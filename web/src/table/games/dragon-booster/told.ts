/** Dragon Booster in what it says: what a choice will come to, how everybody stands, what an event sets. */
import type { GameView, Offered, Said } from '../../../wire';
import type { Refinement } from '../../refinement';
import { contenders, noted, pointsOf, sizeOf, standing, written } from './race';

const word = (kind: string): Said => ({ kind, parts: {} });

/** The sprints that come of it, side by side with what they are now. */
function changes(view: GameView, option: Offered): Said[] {
  if (option.said.kind === 'rush') return [];
  const all = contenders(view, view.seat);
  return option.then.map(({ side, total }) => ({
    kind: 'sprint-change',
    parts: { seat: { seat: side }, before: all.find(({ seat }) => seat === side)?.sprint ?? 0, after: total },
  }));
}

/** What passing would bring, if all others pass too. */
function passed(view: GameView, { said }: Offered): Said[] {
  const stands = standing(view);
  if (said.kind !== 'pass' || !stands) return [];
  const { left = 0 } = said.parts;
  const parts = { seat: { seat: stands.winner }, points: stands.points, left };
  return [{ kind: stands.winner < 0 ? 'pass-and-tie' : 'pass-and-win', parts }];
}

/** Whether an event can be played was asked before it was offered: this says by how much, and why. */
const suffices = ({ said }: Offered): Said[] => (said.kind === 'play-event' ? [{ kind: 'burst-suffices', parts: said.parts }] : []);

const DRAWN = ['pit', 'track', 'zone', 'rushing', 'dragons', 'open_dragons']; // zones whose cards lie on the table one by one

export const told: Refinement = {
  outcome: (view, option) => [...passed(view, option), ...suffices(option), ...changes(view, option)],
  stands: (view) => view.options.flatMap((option) => passed(view, option))[0] ?? null,
  isDrawn: (_, place) => place.zone === '' || (place.item >= 0 && DRAWN.includes(place.zone)),
  isRunning: true,
  tagged: ['energy', 'speed', 'agility', 'power', 'sprint', 'wins-if-all-pass', 'ties-if-all-pass'],
  counts: (view, seat) => [
    { icon: 'deck', value: sizeOf(view, 'race', seat), said: word('race-deck') },
    { icon: 'cards', value: sizeOf(view, 'dragons', seat) + sizeOf(view, 'open_dragons', seat), said: word('dragon-deck') },
  ],
  columns: (view, seat) => [
    [word('column-points'), written(pointsOf(view, seat))],
    [word('column-deck'), String(sizeOf(view, 'race', seat))],
  ],
  atOnce: ['draws', 'has-sprint', 'rides', 'rides-without-dragon'],
  noted,
};
