import { answering } from '@hoard/bots';
import type { Box } from '@hoard/kernel';
import { boxOf } from '../boxes.ts';
import type { FromThinker, ToThinker } from './protocol.ts';

/** Bots think here, so that nobody else has to wait. */
const boxes = new Map<string, Box>();
const answer = answering({ boxOf: (game) => boxes.get(game), now: () => performance.now() });

addEventListener('message', async ({ data: { ref, question } }: MessageEvent<ToThinker>) => {
  if (!boxes.has(question.game)) boxes.set(question.game, await boxOf(question.game));
  postMessage({ ref, answer: answer(question) } satisfies FromThinker);
});
