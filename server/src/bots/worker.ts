import { parentPort } from 'node:worker_threads';
import { answering, type Question } from '@hoard/bots';
import { boxOf } from '@hoard/games';

/** A thread that thinks: questions in, answers out, one after another. */
const answer = answering({ boxOf, now: () => performance.now() });

parentPort!.on('message', (question: Question) => {
  try {
    parentPort!.postMessage({ answer: answer(question) });
  } catch (error) {
    parentPort!.postMessage({ fault: (error as Error).message });
  }
});
