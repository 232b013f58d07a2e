import { readFileSync } from 'node:fs';
import { boxOf } from '@hoard/games';
import { fault, readRecord } from '@hoard/kernel';
import { type Args, BadArguments, type Command } from './command.ts';

/** Replays records and checks them. */
export const verify: Command = {
  summary: 'replay records and check every move and the outcome',
  help: `usage: hoard verify FILE…

Deals each match again from its seed, makes its moves, and compares the outcome.
Exits with 0 if all are right, with 1 if one is not, saying where.`,
  options: {},
  run: ({ positionals }: Args) => {
    if (positionals.length === 0) throw new BadArguments('name one or more record files');
    const faults = positionals.map((file) => {
      const wrong = check(file);
      console.log(`${file}: ${wrong ?? 'right'}`);
      return wrong;
    });
    return faults.some((wrong) => wrong !== undefined) ? 1 : 0;
  },
};

function check(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadArguments(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    const id = (JSON.parse(text) as { game?: unknown } | null)?.game;
    const box = typeof id === 'string' ? boxOf(id) : undefined;
    if (box === undefined) return `wrong: game: there is no game ${JSON.stringify(id)}`;
    const wrong = fault(box.game, readRecord(box.game, JSON.parse(text)));
    return wrong === undefined ? undefined : `wrong: ${wrong}`;
  } catch (error) {
    return `wrong: ${(error as Error).message}`;
  }
}
