import { worded } from '@hoard/board';
import type { Args } from '@hoard/kernel';
import { language, sayIn } from './language.ts';
import type { GameSet } from './parts/game.ts';

/** A happening or a refusal as a sentence, in which cards and places are called as people call them. */
export function tell({ box, board }: GameSet, key: string, args: Args, names: readonly string[]): string {
  return sayIn(box.texts, key, worded(args, board.wording(language())), names);
}
