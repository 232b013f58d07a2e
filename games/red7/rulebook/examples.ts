import type { Example } from '@hoard/kernel';
import { actions } from './examples/actions.ts';
import { advanced } from './examples/advanced.ts';
import { asking } from './examples/asking.ts';
import { leading } from './examples/leading.ts';
import { setup } from './examples/setup.ts';
import { turn } from './examples/turn.ts';

/** Positions that show the rules, in the order of the book. */
export const examples: readonly Example[] = [...setup, ...turn, ...leading, ...advanced, ...actions, ...asking];
