/** Storm Dragons in words: what a choice will do, which thing on the table it is about, which number of a card counts. */
import { faceOf, spoken, type Faces, type InForce } from '../../../cards/faces';
import type { GameView, Item, Line, Offered } from '../../../wire';
import { CENTRE, fact } from '../../layout';
import type { Naming, Outlook, Refinement, Spot } from '../../refinement';
import {
  aimOf, challengerOf, counted, DAY, draftOf, holderOf, isDowned, isDraft, isEnemy, isFinal, isTogether, NIGHT, NOBODY, opposite, pileOf, roundOf, shownCard, sideAsked, sizeOf, skyOf, strengthOf, yieldsByShowing,
} from './battle';

const STORMS = ['Thunderstorm', 'Tempest', 'Blizzard', 'Hailstorm', 'Windstorm', 'Fog'];
export const isStorm = (card: string): boolean => STORMS.includes(card);
const dragonsIn = (view: GameView, word: string): number => pileOf(view, word, CENTRE).filter((item) => !isStorm(item.cards[0] ?? '')).length;
const asksOf = (view: GameView): string => view.prompt?.asks ?? '';

/** Which number counts there: at the head, behind it, in the front; of what is not in play, the one it would have at the head. */
function inForce(view: GameView, card: string, { word, owner, place }: Spot, faces: Faces): InForce | null {
  const plate = faceOf(faces, card)?.numbers ?? [];
  const sky = skyOf(view);
  if (!plate.length || sky === NOBODY || isDraft(view)) return null;
  if (word !== 'flight' && word !== 'front') return { cell: sky, rank: `${isStorm(card) ? '+' : ''}${plate[sky]?.[1]}` };
  const points = counted(view, word, owner)[place];
  if (points == null) return { cell: -1, rank: '–' };
  if (word === 'flight' && place === 0) return { cell: sky, rank: String(points) };
  const usual = isStorm(card) ? sky : 2 + sky;
  const other = isStorm(card) ? 1 - sky : 3 - sky;
  return { cell: plate[usual]?.[1] !== points && plate[other]?.[1] === points ? other : usual, rank: `+${points}` };
}

function isMeant(view: GameView, option: Offered, item: Item, { word, owner, place }: Spot): boolean {
  const aim = aimOf(option, isStorm);
  if (aim) return word === aim.word && owner === aim.side && item.cards[0] === aim.card && isDowned(item) === aim.isDowned && (place === 0 && !isDowned(item)) === aim.isFirst;
  if (word === 'stack') return item.text.startsWith(`${option.option.slice(5)}:`) && option.option.startsWith('Stack');
  return word === 'found' && asksOf(view) === 'Keeping' && owner === view.seat && item.cards[0] === option.card;
}

// --- what a choice will do ---------------------------------------------------------------------

export const VERBS: Record<string, [string, string]> = {
  Assassin: ['Kill', 'Kill'],
  StormCaller: ['Steal', 'Steal'],
  TakeBack: ['Take back', 'Take it back'],
  Discarding: ['Discard', 'Discard it'],
  GiveDragon: ['Discard', 'Discard it'],
  GiveStorm: ['Discard', 'Discard it'],
  Downing: ['Down', 'Down it'],
  Thunderburst: ['Use', 'Use it'],
  Keeping: ['Keep', 'Keep it'],
  Golemmancer: ['Take', 'Take it'],
  Rebuilding: ['Discard', 'Discard'],
  CoopRebuilding: ['Discard', 'Discard'],
  AnswerRebuilding: ['Discard', 'Discard'],
};

export const PASSES: Record<string, string> = { Daring: 'No challenge', CoopDaring: 'No challenge', TurnToken: 'Leave it', CoopAct: 'Pass', Extra: 'No more', PlayingNow: 'Not now' };

interface Said {
  title: string;
  verb: string;
  then?: string;
  tone?: Outlook['tone'];
}

export const SAID: Record<string, Said> = {
  Use: { title: 'Use the ability', verb: 'Use it' },
  Rebuild: { title: 'Rebuild your hand', verb: 'Rebuild', then: 'Discard two or more cards, and draw one fewer' },
  Done: { title: 'Enough discarded', verb: 'Draw', then: 'One card fewer than you have discarded' },
  Yield: { title: 'Yield this battle', verb: 'Yield', then: 'You are out until the next battle, and draw up', tone: 'bad' },
  EndBattle: { title: 'The Outrider ends the battle', verb: 'End the battle', then: 'You win all cards in play', tone: 'good' },
  Day: { title: 'Day', verb: 'Day' },
  Night: { title: 'Night', verb: 'Night' },
  Front: { title: 'The Storm Rider joins the storm front', verb: 'Storm front' },
  Itself: { title: 'Discard the Golemmancer, and draw', verb: 'Discard itself' },
  Challenge: { title: 'Challenge', verb: 'Challenge' },
  ChallengeAll: { title: 'Challenge all enemies', verb: 'Challenge all' },
  Return: { title: 'Return to your own battlefront', verb: 'Return' },
};
export const PLACES: Record<string, [string, string]> = { Head: ['to the head', 'Head'], Tail: ['to the tail', 'Tail'], Top: ['on top of the storm front', 'On top'], Bottom: ['at the bottom of the storm front', 'Bottom'] };

const who = (view: GameView, side: number, name: Naming): string => (side === view.seat ? 'you' : name(side));

/** Whether so much strength would take control, or beat the challenge. */
function means(view: GameView, side: number, total: number): Pick<Outlook, 'then' | 'tone'> {
  const challenger = challengerOf(view);
  const rival = isTogether(view) ? opposite(side) : challenger !== NOBODY ? challenger : holderOf(view);
  if (rival === NOBODY || rival === side) return {};
  const needed = strengthOf(view, rival);
  if (challenger === rival) return total > needed ? { then: 'this beats the challenge', tone: 'good' } : { then: `not enough against ${needed}`, tone: 'bad' };
  return total > needed ? { then: isTogether(view) ? 'in control' : 'you take the token', tone: 'good' } : { then: `${needed + 1} would take control` };
}

/** The strengths that come of it, in words; of one side in two ways, or of several sides. */
function comesTo(view: GameView, option: Offered, name: Naming): Pick<Outlook, 'then' | 'tone'> {
  const { then } = option;
  if (!then.length) return {};
  const best = Math.max(...then.map((outcome) => outcome.total));
  if (new Set(then.map((outcome) => outcome.side)).size === 1) {
    const { side } = then[0]!;
    const said = then.map((outcome) => `${outcome.total} ${outcome.way}`.trim()).join(', ');
    const { then: meaning, tone } = option.target === null ? means(view, side, best) : {};
    const of = side === view.seat ? 'Strength' : name(side);
    return { then: [option.target === null ? `${of} ${said}` : `${of} ${strengthOf(view, side)} → ${said}`, meaning].filter(Boolean).join(': '), tone };
  }
  return { then: then.map((outcome) => `${outcome.side === view.seat ? 'You' : name(outcome.side)} ${strengthOf(view, outcome.side)} → ${outcome.total}`).join(', ') };
}

function outlook(view: GameView, option: Offered, faces: Faces, name: Naming): Outlook | null {
  const asks = asksOf(view);
  const aim = aimOf(option, isStorm);
  const [verb, button] = VERBS[asks] ?? ['Play', 'Play it'];
  if (aim) return { title: `${verb} ${spoken(faces, aim.card)} of ${who(view, aim.side, name)}`, verb: button, ...comesTo(view, option, name) };
  if (option.card !== null) return ofCard(view, option, option.card, faces, name);
  if (option.option.startsWith('Stack')) return ofStack(view, option, faces);
  if (option.option in PLACES) {
    const [where, place] = PLACES[option.option]!;
    const card = shownCard(view);
    return { title: `${card ? spoken(faces, card) : 'It goes'} ${where}`, verb: place, ...comesTo(view, option, name) };
  }
  if (option.option === 'Pass') return { title: PASSES[asks] ?? 'Leave it', verb: PASSES[asks] ?? 'Not now' };
  if (option.option.startsWith('For')) return { title: `Serve ${name(option.option.charCodeAt(3) - 65)}`, verb: `For ${name(option.option.charCodeAt(3) - 65)}`, then: 'Your card goes to that battlefront' };
  const said = SAID[option.option];
  if (!said) return null;
  if (option.option.startsWith('Challenge')) return { ...said, then: `${comesTo(view, option, name).then ?? ''}. Whoever is challenged has one turn to beat it`.replace(/^\. /, ''), tone: 'good' };
  if (option.option === 'Yield' && yieldsByShowing(view)) return { ...said, title: 'Show your hand and yield', verb: 'Show hand, yield' };
  return { ...said, ...comesTo(view, option, name) };
}

function ofCard(view: GameView, option: Offered, card: string, faces: Faces, name: Naming): Outlook {
  const asks = asksOf(view);
  const title = spoken(faces, card);
  const [verb, button] = VERBS[asks] ?? (isStorm(card) ? ['Cast', 'Cast it'] : ['Muster', 'Muster it']);
  const side = sideAsked(view);
  const where = side === view.seat || !isTogether(view) ? '' : ` for ${name(side)}`;
  return { title: `${verb} ${title}${where}`, verb: button, ...comesTo(view, option, name) };
}

function ofStack(view: GameView, option: Offered, faces: Faces): Outlook {
  const n = option.option.slice(5);
  const stack = view.zones.find((zone) => zone.word === 'stack')?.piles.flatMap((pile) => pile.items).find((item) => item.text.startsWith(`${n}:`));
  const cards = stack?.cards ?? [];
  const dragons = cards.filter((card) => !isStorm(card)).length;
  const storms = cards.length - dragons;
  const count = (many: number, word: string) => (many ? [`${many} ${word}${many > 1 ? 's' : ''}`] : []);
  return { title: `Take ${cards.map((card) => spoken(faces, card)).join(', ')}`, verb: 'Take the stack', then: [...count(dragons, 'dragon'), ...count(storms, 'storm')].join(', ') };
}

/** The whole sum of an announcement is in the breakdown; the log tells what it comes to. */
function brief(line: Line): string | null {
  if (line.verb !== 'announces') return null;
  return line.text.replace(/announces .*= (\d+)$/, 'announces $1');
}

function sideName(view: GameView, side: number, name: Naming): string {
  if (isEnemy(side)) return opposite(side) < view.seats.length ? `Enemy of ${name(opposite(side))}` : `Enemy ${String.fromCharCode(59 + side)}`;
  return `Ally ${String.fromCharCode(65 + side)}`;
}

export const told: Refinement = {
  inForce,
  isMeant,
  outlook,
  brief,
  sideName,
  isFromHand: (view) => asksOf(view) !== 'Keeping' && asksOf(view) !== 'Golemmancer',
  light: (view) => `${{ [DAY]: 'day', [NIGHT]: 'night' }[skyOf(view)] ?? ''}${challengerOf(view) === NOBODY ? '' : ' clash'}`,
  headline: (view) => [isDraft(view) ? `Draft round ${draftOf(view).round} of ${draftOf(view).rounds}` : `Battle ${roundOf(view)}`, ...(isFinal(view) ? ['the last one'] : []), ...(isTogether(view) ? ['together'] : []), `${view.seats.length} ${view.seats.length > 1 ? 'players' : 'player'}`].join(' · '),
  ending(view) {
    if (!isTogether(view) || !view.is_over) return null;
    return { title: view.winners.length ? 'We have won' : 'The enemies have won', text: `We have ${dragonsIn(view, 'won')} dragons, the enemies ${dragonsIn(view, 'lost')}.` };
  },
  round: 'Battle',
  isRunning: true,
  known: ['strength', 'dragons won', 'out', 'in control', 'as', 'battlefront'],
  counts(view, seat) {
    const won = fact(view.seats[seat]?.about ?? [], 'dragons won');
    const draw = sizeOf(view, 'draw', seat);
    return [
      ...(draw === null ? [] : [{ icon: 'deck' as const, value: String(draw), says: 'cards to draw' }]),
      ...(won === null ? [] : [{ icon: 'trophy' as const, value: won, says: 'dragons won' }]),
    ];
  },
  columns(view, seat) {
    if (isDraft(view)) return [['Cards', String(sizeOf(view, 'drafted', seat) ?? 0)]];
    const { tally = [], about = [] } = view.seats[seat] ?? {};
    const won = isTogether(view) ? undefined : fact(about, 'dragons won');
    return [['Strength', String(tally.reduce((total, line) => total + line.points, 0))], ...(won == null ? [] : [['Dragons', won] as [string, string]])];
  },
  goal: (view) => (isDraft(view) || !roundOf(view) ? '' : isTogether(view) ? 'more dragons than the enemies' : 'most dragons win'),
};
