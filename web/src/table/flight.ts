/**
 * Cards travel from where they lay to where they lie. Elements with data-card are cards, those with data-pile are
 * places where cards lie unseen; both are compared before and after a change.
 */
import { HIDDEN } from '../cards/faces';
import { settings } from '../settings.svelte';

interface Spot {
  card: string;
  place: string; // zone and owner
  spot: string; // the place that a thing keeps, though its face be turned
  isDown: boolean;
  box: DOMRect;
  width: number; // unturned
  element: HTMLElement;
}

export interface Sight {
  cards: Spot[];
  piles: Map<string, { box: DOMRect; size: number }>;
}

interface Travel {
  from: DOMRect;
  fromWidth: number;
  to: Spot;
}

const MOVE = 280;
const DEAL = 420;
const STAGGER = 35;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const DROP = 'cubic-bezier(.34,1.2,.5,1)';

export function look(root: HTMLElement): Sight {
  const cards: Spot[] = [];
  const piles = new Map<string, { box: DOMRect; size: number }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect();
    if (box.width)
      cards.push({
        card: element.dataset.card!,
        place: element.dataset.place ?? '',
        spot: element.dataset.spot ?? '',
        isDown: element.dataset.down !== undefined,
        box,
        width: element.offsetWidth,
        element,
      });
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    piles.set(element.dataset.pile!, { box: element.getBoundingClientRect(), size: Number(element.dataset.size) });
  }
  return { cards, piles };
}

/** Lets every card that has moved travel to its place; returns for how many milliseconds they travel. */
export function fly(root: HTMLElement, before: Sight, hurry = 1): number {
  const haste = hurry * settings.tempo;
  const now = look(root);
  const { travels, turned } = match(before, now);
  if (settings.isStill) {
    for (const { to } of travels) flash(to.element);
    for (const { element } of turned) flash(element);
    return travels.length ? 120 : 0;
  }
  for (const { element } of turned) turn(element);
  const isDeal = travels.length > 4;
  const duration = (isDeal ? DEAL : MOVE) / haste;
  let wait = 0;
  for (const travel of travels) {
    if (isDeal && isNew(before, travel)) wait += STAGGER / haste;
    carry(travel, duration, Math.min(wait, 280), isDeal ? EASE : DROP);
  }
  const dealt = dealBacks(root, before, now, haste);
  return Math.max(travels.length ? duration + Math.min(wait, 280) : 0, dealt);
}

const isNew = (before: Sight, travel: Travel): boolean => !before.cards.some((spot) => spot.card === travel.to.card);

/** Pairs each card with where it lay: the same place first, then any other, then a pile that has become smaller. */
function match(before: Sight, now: Sight): { travels: Travel[]; turned: Spot[] } {
  const left = [...before.cards];
  const take = (fits: (spot: Spot) => boolean): Spot | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const travels: Travel[] = [];
  const strangers: Spot[] = [];
  const turned: Spot[] = [];
  for (const to of now.cards) {
    if (to.spot && take((spot) => isTurned(spot, to))) {
      turned.push(to);
      continue;
    }
    const stayed = take((spot) => spot.card === to.card && spot.place === to.place);
    if (!stayed) strangers.push(to);
    else if (hasMoved(stayed.box, to.box)) travels.push({ from: stayed.box, fromWidth: stayed.width, to });
  }
  for (const to of strangers) {
    const came = take((spot) => spot.card === to.card);
    const from = came?.box ?? shrunk(before, now) ?? centreOf(before);
    if (from) travels.push({ from, fromWidth: came?.width ?? Math.min(from.width, to.width), to });
  }
  return { travels, turned };
}

/** Whether a card lies where it lay, with the other side up. */
function isTurned(was: Spot, is: Spot): boolean {
  return was.spot === is.spot && was.isDown !== is.isDown && (was.card === is.card || was.card === HIDDEN || is.card === HIDDEN);
}

/** The other side comes up where the card lies. */
function turn(element: HTMLElement): void {
  element.animate([{ transform: 'perspective(400px) rotateY(90deg)' }, { transform: 'none' }], { duration: 420, easing: EASE });
  flash(element, 900);
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3;
}

function shrunk(before: Sight, now: Sight): DOMRect | undefined {
  for (const [place, { box, size }] of before.piles) if ((now.piles.get(place)?.size ?? size) < size) return box;
  return undefined;
}

const centreOf = (sight: Sight): DOMRect | undefined => sight.piles.get('centre')?.box;

/** A copy of the card travels above everything, while the card itself waits unseen in its place. */
function carry({ from, fromWidth, to }: Travel, duration: number, delay: number, easing: string): void {
  const copy = to.element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.inert = true;
  copy.classList.add('flying');
  copy.style.setProperty('--w', `${to.width}px`);
  copy.style.left = `${to.box.left + to.box.width / 2 - to.width / 2}px`;
  copy.style.top = `${to.box.top + to.box.height / 2 - to.element.offsetHeight / 2}px`;
  delete copy.dataset.card;
  layer().append(copy);
  const x = from.left + from.width / 2 - to.box.left - to.box.width / 2;
  const y = from.top + from.height / 2 - to.box.top - to.box.height / 2;
  const timing = { duration, delay, easing, fill: 'backwards' } as const;
  to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = copy.animate([{ transform: `translate(${x}px,${y}px) scale(${fromWidth / to.width})` }, { transform: 'none' }], timing);
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Cards that nobody sees, on their way from the centre to piles that have grown: only a few backs stand for all. */
function dealBacks(root: HTMLElement, before: Sight, now: Sight, haste: number): number {
  const from = centreOf(now);
  const back = root.querySelector<HTMLElement>('[data-back]');
  if (!from || !back) return 0;
  let wait = 0;
  for (const [place, { box, size }] of now.piles) {
    const grown = size - (before.piles.get(place)?.size ?? size);
    if (place === 'centre' || grown < 2) continue;
    for (let k = 0; k < 3; k++) {
      wait += STAGGER / haste;
      const copy = back.cloneNode(true) as HTMLElement;
      copy.classList.add('flying', 'back');
      copy.style.left = `${box.left}px`;
      copy.style.top = `${box.top}px`;
      layer().append(copy);
      const x = from.left + from.width / 2 - box.left;
      const y = from.top + from.height / 2 - box.top;
      const path = [{ transform: `translate(${x}px,${y}px) scale(1.6)` }, { transform: 'none' }];
      const flight = copy.animate(path, { duration: DEAL / haste, delay: Math.min(wait, 400), easing: EASE, fill: 'backwards' });
      flight.onfinish = flight.oncancel = () => copy.remove();
    }
  }
  return wait ? DEAL / haste + Math.min(wait, 280) : 0;
}

export function layer(): HTMLElement {
  let found = document.getElementById('flights');
  if (!found) {
    found = document.createElement('div');
    found.id = 'flights';
    found.setAttribute('aria-hidden', 'true');
    document.body.append(found);
  }
  return found;
}

function flash(element: HTMLElement, duration = 120): void {
  element.animate([{ outline: '4px solid var(--gold-2)' }, { outline: '4px solid transparent' }], { duration });
}
