/** Magic Dragon on the table: stacks of a bid, what a card will do, where a stack waits. */
import { faceOf, spoken, type Faces } from '../../cards/faces';
import type { GameView, Item, Offered, ScoreLine } from '../../wire';
import { fact } from '../layout';
import type { Label, Outlook, Refinement } from '../refinement';

const CENTRE = -1;

interface Lying {
  item: Item;
  owner: number;
}

function stacks(view: GameView): Lying[] {
  const zone = view.zones.find((each) => each.word === 'stack');
  return (zone?.piles ?? []).flatMap((pile) => pile.items.map((item) => ({ item, owner: pile.owner })));
}

const owned = (view: GameView, seat: number): number => stacks(view).filter((stack) => stack.owner === seat).length;

function bidOf(view: GameView, seat: number): number | null {
  const bid = Number(fact(view.seats[seat]?.about ?? [], 'bid') ?? '–');
  return Number.isNaN(bid) ? null : bid;
}

function bonusOf(view: GameView, bid: number): number | null {
  const bonus = view.facts.bonus;
  return Array.isArray(bonus) && typeof bonus[bid] === 'number' ? bonus[bid] : null;
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const stacksWord = (count: number): string => (count === 1 ? '1 stack' : `${count} stacks`);
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** How the bid stands after the play. */
function prospect(view: GameView, count: number): Pick<Outlook, 'then' | 'tone'> {
  const bid = bidOf(view, view.seat);
  if (bid === null) return {};
  const bonus = bonusOf(view, bid);
  if (count === bid) return { then: `Then ${count} of ${bid} stacks: bid met${bonus === null ? '' : `, +${bonus}`}`, tone: 'good' };
  const surplus = count > bid ? `: ${count - bid} too many` : '';
  return { then: `Then ${count} of ${bid} stacks${surplus}`, tone: surplus ? 'bad' : 'plain' };
}

function outlook(view: GameView, option: Offered, faces: Faces): Outlook | null {
  if (option.card === null) return bidding(view, option);
  const face = faceOf(faces, option.card);
  const name = spoken(faces, option.card);
  const mine = owned(view, view.seat);
  if (!face) return null;
  if (option.target === null) {
    return { title: `${name}: begin a stack`, verb: 'Begin', ...prospect(view, mine + 1), landing: 'New stack begins here' };
  }
  const stack = stacks(view).find(({ item }) => item.cards.includes(option.target!));
  if (!stack) return null;
  const size = cards(stack.item.cards.length);
  const isMine = stack.owner === view.seat;
  const of = `the stack of ${spoken(faces, option.target)}`;
  const without = isMine ? mine - 1 : mine;
  switch (option.card) {
    case 'Ice':
      return { title: `Ice: freeze ${of}`, verb: 'Freeze', then: isMine ? 'It stays yours, and nothing goes on it any more' : 'It stays with its owner', tone: isMine ? 'good' : 'plain' };
    case 'Fire':
      return { title: `Fire: burn ${cards(stack.item.cards.length + 1)}`, verb: 'Burn', ...prospect(view, without) };
    case 'Color': {
      const named = colourOf(option, faces);
      return { title: `Color: ${of} will wait${named ? ` for ${named.text.toLowerCase()}` : ''}`, verb: 'Cast', ...prospect(view, without) };
    }
  }
  if (isMine) return { title: `${name}: raise your stack of ${size}`, verb: 'Raise', ...prospect(view, mine) };
  const landing = `${face.kind.split(' ')[0]} stack lands here`;
  if (stack.owner === CENTRE) return { title: `${name}: claim ${size}`, verb: 'Claim', ...prospect(view, mine + 1), landing };
  return { title: `${name}: capture ${size}`, verb: 'Capture', ...prospect(view, mine + 1), landing };
}

function bidding(view: GameView, option: Offered): Outlook | null {
  const bid = Number(option.option);
  if (Number.isNaN(bid)) return null;
  const bonus = bonusOf(view, bid);
  return {
    title: `Bid ${bid}`,
    verb: `Bid ${bid}`,
    bonus: bonus === null ? undefined : `+${bonus}`,
    then: `Own exactly ${stacksWord(bid)} at the end of the round${bonus === null ? '' : `: +${bonus}`}`,
  };
}

/** The colour that a Color spell names: by the letter at the end of the option. */
function colourOf(option: Offered, faces: Faces): Label | null {
  const letter = option.option.split('=')[1];
  if (!letter) return null;
  for (const face of faces.values()) {
    if (face.rank && face.card.startsWith(letter)) return { text: face.kind.split(' ')[0]!, icon: face.glyph, palette: face.palette };
  }
  return null;
}

function item(stack: Item, faces: Faces): Label | null {
  const waits = /^waits for (\w+)$/.exec(stack.remark)?.[1];
  if (waits) {
    const face = [...faces.values()].find((each) => each.rank && each.kind.toLowerCase().startsWith(`${waits} `));
    return { text: 'Waiting for', icon: face?.glyph, palette: face?.palette, word: waits.charAt(0).toUpperCase() + waits.slice(1) };
  }
  if (stack.remark === 'frozen') return { text: 'Frozen', icon: 'snow' };
  if (stack.remark.startsWith('burnt')) return { text: 'Burnt', icon: 'blaze' };
  return null;
}

const points = (score: ScoreLine[], about: string): number => score.find((line) => line.what.includes(about))?.points ?? 0;

export const magicDragon: Refinement = {
  unshown: ['aside'],
  unlabelled: ['stack'],
  known: ['bid', 'score'],
  tag(view, seat) {
    const bid = bidOf(view, seat);
    if (bid === null) return null;
    const count = owned(view, seat);
    const tone = count === bid ? 'good' : count > bid ? 'bad' : 'plain';
    return { text: `${count} of bid ${bid}`, tone, spoken: `${stacksWord(count)} of a bid of ${bid}` };
  },
  outlook,
  asking(card, step) {
    if (step === 'name') return 'name a colour';
    return card === 'Ice' ? 'choose a stack to freeze' : card === 'Fire' ? 'choose a stack to burn' : 'choose a stack';
  },
  naming: colourOf,
  item,
  empty(view, seat) {
    const bid = bidOf(view, seat);
    if (bid === null) return null;
    return bid === 0 ? 'No stack. The bid of 0 stands.' : 'No stack yet.';
  },
  columns(view, seat) {
    const { about = [], score = [] } = view.seats[seat] ?? {};
    const bid = bidOf(view, seat);
    return [
      ['Stacks', bid === null ? '–' : `${owned(view, seat)}/${bid}`],
      ['Cards', String(points(score, 'in the area'))],
      ['Hand', signed(points(score, 'left in hand'))],
      ['Total', fact(about, 'score') ?? '0'],
    ];
  },
  goal: (view) => `first to ${fact(view.about, 'to win') ?? '40'}`,
};
