import { conversation } from '../engine/conversation.ts';
import { type Line, lineCutter } from '../engine/lines.ts';
import type { Command } from './command.ts';

/** JSON Lines on standard input and output. */
export const engine: Command = {
  summary: 'let another program play: JSON lines on standard input and output',
  help: `usage: hoard engine

Reads one JSON request a line and answers each with one line, in order.
Requests: games, new, load, moves, play, why, view, perft, best, quit (docs/engine-protocol.md).

  echo '{"id":1,"do":"new","game":"red7","seats":2,"seed":"a"}' | hoard engine`,
  options: {},
  run: () =>
    new Promise((done) => {
      const answer = conversation();
      const cutter = lineCutter();
      const reply = (lines: readonly Line[]) => {
        for (const line of lines) {
          const said = 'text' in line ? answer(line.text) : { id: null, error: { says: line.fault } };
          process.stdout.write(`${JSON.stringify(said)}\n`);
          if ('bye' in said) return stop();
        }
      };
      const stop = () => {
        process.stdin.destroy();
        process.stdout.write('', () => done(0));
      };
      process.stdin.on('data', (bytes: Buffer) => reply(cutter.push(bytes)));
      process.stdin.on('end', () => {
        reply(cutter.end());
        stop();
      });
    }),
};
