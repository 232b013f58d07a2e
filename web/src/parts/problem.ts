import type { Level } from '@hoard/bots';
import type { Problem } from '@hoard/table';
import { texts } from '@hoard/table/text';
import { sayIn, t } from '../language.ts';
import { ServerTrouble } from '../tables/server.ts';

/** Why something went wrong, in a sentence. */
export function problemText(error: unknown): string {
  if (error instanceof ServerTrouble) {
    return error.problem === 'unavailable' ? t('page.noServer') : problemSentence(error.problem);
  }
  return t('broken.text');
}

export function problemSentence(problem: Problem): string {
  return sayIn(texts, `problem.${problem}`);
}

export function levelName(level: Level): string {
  return sayIn(texts, `level.${level}`);
}
