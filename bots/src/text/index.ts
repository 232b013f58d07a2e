import type { Texts } from '@hoard/kernel/text';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

/** The sentences of a bot's reasons. */
export const REASONS: Texts = { en, cs, sk, pl };
