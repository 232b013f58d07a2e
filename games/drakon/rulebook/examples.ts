import type { Example } from '@hoard/kernel';
import { building } from './examples/building.ts';
import { drakon } from './examples/drakon.ts';
import { effects } from './examples/effects.ts';
import { end } from './examples/end.ts';
import { heroes } from './examples/heroes.ts';
import { moving } from './examples/moving.ts';

/** Positions that show the rules, in the order of the book. */
export const examples: readonly Example[] = [...building, ...moving, ...effects, ...drakon, ...heroes, ...end];
