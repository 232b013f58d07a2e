import type { Example } from '@hoard/kernel';
import { buying } from './examples/buying.ts';
import { drawing } from './examples/drawing.ts';
import { end } from './examples/end.ts';
import { setup } from './examples/setup.ts';
import { turn } from './examples/turn.ts';

/** Positions that show the rules, in the order of the book. */
export const examples: readonly Example[] = [...setup, ...turn, ...drawing, ...buying, ...end];
