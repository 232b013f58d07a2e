import type { Args } from '@hoard/kernel';
import { type Language, say } from '@hoard/kernel/text';
import type { en } from './text/en.ts';
import { texts } from './text/index.ts';

export type Speak = (key: keyof typeof en, args?: Args) => string;

/** Says the board's words in a language, to a table of these names. */
export function speaker(language: Language, names: readonly string[]): Speak {
  return (key, args = {}) => say(texts, language, key, args, names);
}
