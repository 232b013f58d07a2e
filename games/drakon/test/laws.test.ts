import type { Subject } from '@hoard/kernel/laws';
import { obey } from '../../../checks/obey.ts';
import { agree } from '../../../checks/vectors.ts';
import { drakon } from '../index.ts';
import { candidates } from './candidates.ts';
import { disguise } from './disguise.ts';
import { inspect } from './inspect.ts';

/** No random match came near it; §9.3 sets an end to every one. */
const subject: Subject<unknown, unknown> = { game: drakon, longest: 3000, candidates, disguise, inspect };

obey(subject);
agree(drakon, new URL('vectors.jsonl', import.meta.url));
