import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { answerer } from './answer.ts';
import { openDatabase } from './database.ts';
import { openLog } from './log.ts';
import { type Batch, CLOSE, type Reply, type Start, unpack } from './messages.ts';

// The thread in which SQLite runs, so that a disk never holds up the server. Started by ./link.ts.

const { file, port } = workerData as Start;
const db = openDatabase(file);
const log = openLog(db);
const answer = answerer(db, log);

port.on('message', (first: Batch | typeof CLOSE) => {
  if (first === CLOSE) return close();
  const batches = [first, ...waiting()];
  const outcomes = log.append(batches.flatMap(({ appends }) => unpack(appends)));
  const reply: Reply = {
    appended: outcomes.length,
    failed: outcomes.flatMap((outcome, i) => (outcome === 'stored' ? [] : [[i, outcome] as const])),
    answers: batches.flatMap(({ asks }) => asks.map(answer)),
  };
  port.postMessage(reply);
  log.fileSome();
});
parentPort!.postMessage('open');

/** All that arrived while the last group was being synced: one commit will do for it. */
function* waiting(): Generator<Batch> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message as Batch;
}

function close(): void {
  log.file('all');
  db.close();
  port.close();
}
