// Writes to a store until it is killed, and says each promise it was given. Runs what was built: Node reads no TypeScript.
import { writeSync } from 'node:fs';
import { openStore } from '../../dist/store/index.js';

const store = await openStore(process.argv[2]);
const listing = { game: 'red7', phase: 'playing', access: 'open', people: ['ann'], summary: '{}' };

async function write(table) {
  for (let after = 0; ; ) {
    const bodies = Array.from({ length: 1 + (after % 3) }, () => '{"move":"play B6"}');
    await store.append({
      table,
      after,
      bodies,
      at: Date.now(),
      waiting: 1,
      due: 0,
      listing: after ? undefined : listing,
    });
    after += bodies.length;
    writeSync(1, `${table} ${after}\n`);
  }
}

for (let i = 0; i < 40; i++) write(`${process.pid}-${i}`);
