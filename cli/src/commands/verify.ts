import { readFileSync } from 'node:fs';
import { boxOf } from '@hoard/games';
import { faultIn } from '@hoard/table';
import { type Args, BadArguments, type Command } from './command.ts';

/** Replays records and checks them. */
export const verify: Command = {
  summary: 'replay records and check every move and the outcome',
  help: `usage: hoard verify FILE…

Deals each match again from its seed, makes its moves, and compares the outcome. Where the match was played
at a table, it also checks that the seed is the one the server was bound to before the players added to it.
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
    const value = JSON.parse(text) as { readonly game?: unknown } | null;
    const box = typeof value?.game === 'string' ? boxOf(value.game) : undefined;
    if (box === undefined) return `wrong: game: there is no game ${JSON.stringify(value?.game)}`;
    const wrong = faultIn(box.game, value!);
    return wrong === undefined ? undefined : `wrong: ${wrong}`;
  } catch (error) {
    return `wrong: ${(error as Error).message}`;
  }
}
