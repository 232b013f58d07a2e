import { writeFileSync } from 'node:fs';
import { playersOf, playMatch } from '../players.ts';
import { BadArguments, type Command, text, theGame, theSetting } from './command.ts';

/** A finished match as a file. */
export const record: Command = {
  summary: 'play one match between bots and write it down as a JSON record',
  help: `usage: hoard record <game> --bots a,b[,c…] [--seed S] [--option name=value] [--out FILE]

Writes the record to FILE, or to standard output. A match of your own is written by: hoard play <game> --record FILE
Check a record with: hoard verify FILE`,
  options: {
    bots: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
  run: async (args) => {
    const box = theGame(args);
    const bots = playersOf(text(args, 'bots'), {});
    try {
      const played = await playMatch(box, theSetting(box, args, bots.length), text(args, 'seed') ?? 'record', bots);
      const out = text(args, 'out');
      if (out === undefined) console.log(JSON.stringify(played, null, 1));
      else save(out, played);
      return 0;
    } finally {
      for (const bot of bots) bot.close();
    }
  },
};

export function save(file: string, played: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(played, null, 1)}\n`);
  } catch (error) {
    throw new BadArguments(`cannot write ${file}: ${(error as Error).message}`);
  }
}
