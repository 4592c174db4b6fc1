// Where in the hall one is: real addresses and real links, without loading the page again.

export type Route =
  | { page: 'hall' }
  | { page: 'new'; game: string; cards: string | null }
  | { page: 'table'; id: string; board: boolean }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string; clause: string; cards: string | null }
  | { page: 'cards'; game: string; card: string; cards: string | null }
  | { page: 'sets'; game: string }
  | { page: 'decks'; game: string; deck: string; cards: string | null; shared: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'events'; id: string; part: string }
  | { page: 'nowhere' };

export function routeOf(address: URL): Route {
  const [first, second, third, ...rest] = address.pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length) return { page: 'nowhere' };
  if (first === undefined) return { page: 'hall' };
  if (first === 'replay' && !second) return { page: 'replay', table: address.searchParams.get('table') };
  if (first === 't' && second && (!third || third === 'board')) return { page: 'table', id: second, board: third === 'board' };
  const cards = address.searchParams.get('cards'); // the digest of a table of one's own
  if (first === 'sets' && !third) return { page: 'sets', game: second ?? '' };
  if (first === 'decks') return { page: 'decks', game: second ?? '', deck: third ?? '', cards, shared: address.hash.slice(1) };
  if (first === 'events' && !third && (!second || second === 'new')) return { page: 'events', id: '', part: second ?? '' };
  if (first === 'e' && second) return { page: 'events', id: second, part: third ?? '' };
  if (first === 'learn' && second) return { page: 'learn', game: second, lesson: third ?? '' };
  if (third || !second) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: second, cards };
  if (first === 'rules') return { page: 'rules', game: second, clause: decoded(address.hash.slice(1)), cards };
  if (first === 'cards') return { page: 'cards', game: second, card: decoded(address.hash.slice(1)), cards };
  return { page: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const withCards = (path: string, cards: string | null): string => (cards === null ? path : `${path}?cards=${encodeURIComponent(cards)}`);

/** The pages of a game, as far as they know of cards of one's own. */
export const toCards = (game: string, cards: string | null): string => withCards(`/cards/${game}`, cards);
export const toRules = (game: string, cards: string | null): string => withCards(`/rules/${game}`, cards);
export const toDecks = (game: string, cards: string | null): string => withCards(`/decks/${game}`, cards);
export const toNew = (game: string, cards: string | null): string => withCards(`/new/${game}`, cards);

const here = (): URL => new URL(location.href);

const deckIn = (route: Route): string => (route.page === 'decks' ? route.deck : '');

class Router {
  route = $state.raw<Route>(routeOf(here()));
  visits = $state.raw(0); // grows with every change of page: what tells the page to move the focus

  constructor() {
    addEventListener('popstate', () => this.#arrive(routeOf(here())));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#arrive(routeOf(here()));
    scrollTo(0, 0);
  }

  #arrive(route: Route): void {
    const from = this.route;
    this.route = route;
    const stays =
      route.page === from.page && 'game' in route && 'game' in from && route.game === from.game && deckIn(route) === deckIn(from);
    if (!stays) this.visits++;
  }

  /** A plain click on a link into the hall; everything else is the browser's own affair. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || routeOf(new URL(link.href)).page === 'nowhere') return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
