import { obey } from '../../../checks/obey.ts';
import { agree } from '../../../checks/vectors.ts';
import { red7 } from '../index.ts';
import { trial } from './trial.ts';

obey(trial);
agree(red7, new URL('vectors.jsonl', import.meta.url));
