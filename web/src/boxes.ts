import type { Box } from '@hoard/kernel';

/** What the games' folders hold of one kind, by path; each is fetched when it is needed. */
export type Shelf<T> = { readonly [path: string]: () => Promise<T> };

export function onShelf<T>(shelf: Shelf<T>, game: string): (() => Promise<T>) | undefined {
  return Object.entries(shelf).find(([path]) => path.startsWith(`../../games/${game}/`))?.[1];
}

export async function fetched<T>(shelf: Shelf<T>, game: string): Promise<T> {
  const fetch = onShelf(shelf, game);
  if (fetch === undefined) throw new Error(`${game} has none`);
  return fetch();
}

const boxes = import.meta.glob<Box>('../../games/*/index.ts', { import: 'box' });

/** A game's rules, words and insight. */
export const boxOf = (game: string): Promise<Box> => fetched(boxes, game);
