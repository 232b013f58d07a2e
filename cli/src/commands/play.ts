import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { LANGUAGES } from '@hoard/kernel/text';
import { terminalInk } from '../play/ink.ts';
import { sitting } from '../play/sitting.ts';
import { levelNamed } from '../players.ts';
import { BadArguments, type Command, text, theGame, theSetting, whole } from './command.ts';
import { save } from './record.ts';

/** A person against bots in the terminal. */
export const play: Command = {
  summary: 'play against bots in the terminal',
  help: `usage: hoard play <game> [--seats N] [--seat N] [--bot LEVEL] [--option name=value] [--seed S] [--language en|cs|sk|pl] [--record FILE]

You sit at --seat (0), the bots (medium) at the others. Type the number of a move or the move itself;
"? <move>" says why a move may not be made, "undo" takes your last decision back, "quit" leaves.

  hoard play red7 --seats 3 --bot hard --option advanced=true`,
  options: {
    seats: { type: 'string' },
    seat: { type: 'string' },
    bot: { type: 'string' },
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    language: { type: 'string' },
    record: { type: 'string' },
  },
  run: async (args) => {
    const box = theGame(args);
    const seats = whole(args, 'seats', 1, 9) ?? box.game.seats[0];
    const setting = theSetting(box, args, seats);
    const seat = whole(args, 'seat', 0, seats - 1) ?? 0;
    const wished = text(args, 'language') ?? 'en';
    const language = LANGUAGES.find((known) => known === wished);
    if (language === undefined) throw new BadArguments(`--language must be one of ${LANGUAGES.join(', ')}`);
    const level = levelNamed(text(args, 'bot') ?? 'medium');
    const seed = text(args, 'seed') ?? randomUUID();
    const table = sitting({
      box,
      setting,
      seat,
      level,
      seed,
      language,
      ink: terminalInk(),
      print: (line) => console.log(line),
    });
    const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
    table.show();
    if (!table.isOver()) terminal.prompt();
    for await (const line of terminal) {
      if (line.trim() === 'quit') break;
      table.hear(line.trim());
      if (table.isOver()) break;
      terminal.prompt();
    }
    terminal.close();
    const file = text(args, 'record');
    const played = table.record();
    if (file !== undefined && played !== undefined) {
      save(file, played);
      console.log(`Written to ${file}.`);
    }
    return 0;
  },
};
