import type { Example } from '@hoard/kernel';
import { dragons } from './examples/dragons.ts';
import { tiles } from './examples/tiles.ts';

/** Positions that show the rules, in the order of the book. */
export const examples: readonly Example[] = [...tiles, ...dragons];
