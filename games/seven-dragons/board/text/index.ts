import type { Texts } from '@hoard/kernel/text';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

export const texts: Texts = { en, cs, sk, pl };
