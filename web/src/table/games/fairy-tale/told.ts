/** Fairy Tale in words: what a choice will do, which thing it is about, what each card counts. */
import { faceOf, spoken, type Faces } from '../../../cards/faces';
import type { CardFace, GameView, Item, Offered } from '../../../wire';
import { fact, partnersOf } from '../../layout';
import type { Label, Note, Outlook, Refinement, Spot } from '../../refinement';
import { unfold } from './moments';
import { asked, faceUp, goesLeft, isDown, isDraft, isRevealing, PICKS, PLACES, PLAYS, revealed, sizeOf, stepOf, tableauOf } from './tale';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

function outlook(view: GameView, option: Offered, faces: Faces): Outlook | null {
  const doing = asked(view);
  const name = option.card === null ? '' : spoken(faces, option.card);
  const face = option.card === null ? null : faceOf(faces, option.card);
  switch (doing) {
    case 'pick': {
      const rest = sizeOf(view, 'hand', view.seat) - 1;
      return { title: `Keep ${name}`, verb: 'Keep it', then: `The other ${cards(rest)} go to the ${goesLeft(view) ? 'left' : 'right'}` };
    }
    case 'play':
      return { title: `Play ${name}`, verb: 'Play it', then: face?.kind ? `${face.kind}. Face-down until all have played` : 'Face-down until all have played' };
    case 'unflip':
      return option.card === null ? { title: 'Turn up nothing', verb: 'Nothing' } : { title: `Turn up ${name}`, verb: 'Turn it up', then: 'It counts again, and its effect does not happen anew' };
    case 'flip':
      return { title: `Turn down ${name}`, verb: 'Turn it down', then: counted(view, option.card) };
    case 'hunt':
      return { title: `Hunt ${name} of ${letterOf(option)}`, verb: 'Hunt it' };
    case 'give':
      return { title: `Give ${option.option.endsWith('-') ? 'the face-down ' : ''}${name}`, verb: 'Give it' };
    case 'take':
      return { title: option.card === null ? `Take the face-down card at place ${Number.parseInt(option.option)}` : `Take ${name}`, verb: option.card === null ? `Place ${Number.parseInt(option.option)}` : 'Take it' };
    case 'name':
      return { title: `The Trickster is ${name}`, verb: 'Take this name' };
  }
  return null;
}

const letterOf = (option: Offered): string => option.option.split(':')[0]!;

/** What is lost when a card of mine goes down. */
function counted(view: GameView, card: string | null): string {
  const place = tableauOf(view, view.seat).findIndex((item) => !isDown(item) && item.cards[0] === card);
  const points = worth(view, 'tableau', view.seat)[place];
  return points ? `It counts ${points} now` : '';
}

const signed = (points: number): string => String(points).replace('-', '−');

/** The lines of the score come in the order of the face-up cards. */
function worth(view: GameView, word: string, owner: number): (string | null)[] {
  if (word !== 'tableau') return [];
  const items = tableauOf(view, owner);
  const score = view.seats[owner]?.score ?? [];
  if (score.length !== items.filter((item) => !isDown(item)).length) return [];
  let at = 0;
  return items.map((item) => (isDown(item) ? null : signed(score[at++]!.points)));
}

/** Which thing on the table an option is about. */
function isMeant(view: GameView, option: Offered, item: Item, { word, owner, place }: Spot): boolean {
  if (word !== 'tableau') return false;
  const isSame = item.cards[0] === option.card;
  switch (asked(view)) {
    case 'unflip':
      return isSame && owner === view.seat && isDown(item);
    case 'flip':
      return isSame && owner === view.seat && !isDown(item);
    case 'give':
      return isSame && owner === view.seat && isDown(item) === option.option.endsWith('-');
    case 'take':
      return partnersOf(view, view.seat).includes(owner) && (option.card === null ? Number.parseInt(option.option) === place + 1 : isSame && !isDown(item));
    case 'hunt':
      return isSame && owner === letterOf(option).charCodeAt(0) - 65 && revealed(view)[owner] === option.card && place === tableauOf(view, owner).length - 1;
  }
  return false;
}

function naming(option: Offered, faces: Faces): Label | null {
  if (option.card === null) return null;
  if (option.option.includes(':')) return { text: `${spoken(faces, option.card)} of ${letterOf(option)}` };
  return option.option.endsWith('-') ? { text: 'The face-down one' } : { text: 'The face-up one' };
}

const PER = /^(\d+) (?:each )?per (.+)$/;
const COUNTS_AS = /Counts as (.+) at the same time/;

/** How many cards of that name lie face-up before me; some count as others. */
function countOf(view: GameView, title: string, faces: Faces): number {
  return faceUp(view, view.seat).filter((card) => {
    const face = faceOf(faces, card);
    return face?.title === title || (COUNTS_AS.exec(face?.text ?? '')?.[1] ?? '').includes(title);
  }).length;
}

/** What the card would mean for what lies before me. */
function note(view: GameView, card: string, faces: Faces): Note | null {
  const face = faceOf(faces, card);
  if (!face || !asked(view)) return null;
  const own = countOf(view, face.title, faces);
  const held = own ? `you have ${own}` : undefined;
  const per = PER.exec(face.kind);
  if (per) {
    const isSelf = per[2] === 'copy';
    const count = countOf(view, isSelf ? face.title : per[2]!, faces) + (isSelf ? 1 : 0);
    const points = Number(per[1]);
    return isSelf
      ? { text: `+${count * count - (count - 1) * (count - 1)} if played`, detail: count > 1 ? `${count} of them: ${count} × ${count}` : 'the first of its kind' }
      : { text: `+${points * count} if played`, detail: `${points} × ${count} ${per[2]}` };
  }
  if (face.rank.endsWith('*')) return { text: `0 or ${face.rank.slice(0, -1)}`, detail: undefined };
  const friends = [...faces.values()].filter((other) => PER.exec(other.kind)?.[2] === face.title).map((other) => [other, countOf(view, other.title, faces)] as const);
  const bonus = friends.reduce((sum, [other, count]) => sum + count * pointsOf(other), 0);
  const [friend] = friends.filter(([, count]) => count > 0);
  return { text: `+${(Number(face.rank.replace('−', '-')) + bonus)} if played`.replace('+-', '−'), detail: friend ? `with your ${friend[0].title}` : held };
}

const pointsOf = (face: CardFace): number => Number(PER.exec(face.kind)?.[1] ?? 0);

export const told: Refinement = {
  rows: {
    tableau: { title: 'Tableau', places: PLACES },
    picked: { title: 'Picked', places: PICKS, isShown: isDraft, hint: () => `play ${PLAYS}` },
    hand: { title: 'Hand', places: 0 },
  },
  isSpread: true,
  isInMiddle: (view) => !isRevealing(view),
  isRunning: true,
  unshown: ['deck', 'discards'],
  known: ['score'],
  isMeant,
  worth,
  note,
  unfold,
  outlook,
  naming,
  asking: (_, step) => (step === 'name' ? 'which of them' : null),
  uncounted(view, seat) {
    const down = tableauOf(view, seat).filter(isDown).length;
    return down ? [{ what: `${cards(down)} face-down`, points: 0, clauses: ['FT-40'] }] : [];
  },
  columns(view, seat) {
    const items = tableauOf(view, seat);
    const down = items.filter(isDown).length;
    return [
      ['Up', String(items.length - down)],
      ['Down', String(down)],
      ['Points', fact(view.seats[seat]?.about ?? [], 'score') ?? '0'],
    ];
  },
  goal: (view) => (isDraft(view) ? `packs go ${goesLeft(view) ? 'left' : 'right'}` : stepOf(view) ? `play ${stepOf(view)} of ${PLAYS}` : ''),
};
