import { signal } from '@preact/signals';

/** Whose eyes a match is watched with again: a seat's, or with everything open. */
export type Eyes = number | 'all';

/** Where in the page somebody is. */
export type Route =
  | { readonly at: 'home' | 'lobby' | 'mine' | 'settings' | 'about' | 'lost' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'replay'; readonly table: string; readonly move?: number; readonly eyes: Eyes }
  | { readonly at: 'rules'; readonly game: string; readonly section?: string };

const PLAIN = ['lobby', 'mine', 'settings', 'about'] as const;

/** The route an address leads to; any other leads to `lost`. */
export function parseRoute(path: string, search = ''): Route {
  const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { at: 'lost' };
  if (first === '') return { at: 'home' };
  const plain = PLAIN.find((name) => name === first);
  if (plain !== undefined && second === undefined) return { at: plain };
  if (second === undefined) return { at: 'lost' };
  if (first === 'rules') return { at: 'rules', game: second, ...(third === undefined ? {} : { section: third }) };
  if (third !== undefined) return { at: 'lost' };
  if (first === 'new') return { at: 'new', game: second };
  if (first === 't') return { at: 'table', table: second };
  return first === 'r' ? replayRoute(second, new URLSearchParams(search)) : { at: 'lost' };
}

function replayRoute(table: string, query: URLSearchParams): Route {
  const move = query.get('m');
  const eyes = query.get('eyes');
  return {
    at: 'replay',
    table,
    ...(move !== null && /^\d{1,5}$/.test(move) ? { move: Number(move) } : {}),
    eyes: eyes !== null && /^[0-5]$/.test(eyes) ? Number(eyes) : 'all',
  };
}

/** The address of a route. */
export function pathOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.game}`;
    case 'table':
      return `/t/${route.table}`;
    case 'replay': {
      const query = new URLSearchParams();
      if (route.move !== undefined) query.set('m', String(route.move));
      query.set('eyes', String(route.eyes));
      return `/r/${route.table}?${query}`;
    }
    case 'rules':
      return `/rules/${route.game}${route.section === undefined ? '' : `/${route.section}`}`;
    default:
      return `/${route.at}`;
  }
}

/** Where we are. */
export const route = signal<Route>({ at: 'home' });

const read = () => {
  route.value = parseRoute(location.pathname, location.search);
};

export function go(to: Route): void {
  history.pushState(null, '', pathOf(to));
  read();
  scrollTo(0, 0);
}

/** Says where we are without leaving a step to go back to. */
export function stay(at: Route): void {
  history.replaceState(null, '', pathOf(at));
}

/** Follows the address bar, and links within the page. */
export function followAddress(): void {
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
      return;
    event.preventDefault();
    go(parseRoute(link.pathname, link.search));
  });
}
