import type { Example } from '@hoard/kernel';
import { actions } from './examples/actions.ts';
import { bonus } from './examples/bonus.ts';
import { box } from './examples/box.ts';
import { end } from './examples/end.ts';
import { laying } from './examples/laying.ts';
import { playing } from './examples/playing.ts';

/** Positions that show the rules, in the order of the book. */
export const examples: readonly Example[] = [...box, ...laying, ...bonus, ...playing, ...actions, ...end];
