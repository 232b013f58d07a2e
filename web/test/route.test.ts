import { describe, expect, test } from 'vitest';
import { parseRoute, pathOf, type Route } from '../src/route.ts';

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'lobby' },
  { at: 'settings' },
  { at: 'new', game: 'red7' },
  { at: 'table', table: 'local-1' },
  { at: 'replay', table: 'abc', move: 12, eyes: 'all' },
  { at: 'replay', table: 'abc', eyes: 2 },
  { at: 'rules', game: 'red7', section: '3.4' },
  { at: 'rules', game: 'red7' },
];

describe('addresses', () => {
  test.each(ROUTES)('lead back to where they come from: %o', (route) => {
    const [path, search] = pathOf(route).split('?');
    expect(parseRoute(path!, search)).toEqual(route);
  });

  test.each(['/nowhere', '/t', '/new', '/t/a/b', '/settings/a', '/rules/a/b/c'])('%s leads nowhere', (path) => {
    expect(parseRoute(path)).toEqual({ at: 'lost' });
  });

  test('of a moment that makes no sense lead to the match', () => {
    expect(parseRoute('/r/abc', '?m=-1&eyes=9')).toEqual({ at: 'replay', table: 'abc', eyes: 'all' });
  });
});
