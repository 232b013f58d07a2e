import { BOXES } from '@hoard/games';
import { arena } from './commands/arena.ts';
import { BadArguments, type Command, describeOptions, readArguments } from './commands/command.ts';
import { engine } from './commands/engine.ts';
import { play } from './commands/play.ts';
import { record } from './commands/record.ts';
import { serve } from './commands/serve.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: { readonly [name: string]: Command } = { serve, play, arena, record, verify, engine };

function overview(): string {
  const commands = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return `Hoard – a table for five games

Games:
${BOXES.map((box) => `  ${describeOptions(box)}`).join('\n')}

Commands:
${commands.join('\n')}

Play in a browser:                 ./hoard serve
Play a first match in the terminal: ./hoard play red7
More about a command:              ./hoard play --help`;
}

async function main([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new BadArguments(`there is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  }
  const args = readArguments(command, rest);
  if (args.values.help === true) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}

process.stdout.on('error', () => process.exit()); // nobody listens any more

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`hoard: ${(error as Error).message}`);
  process.exitCode = error instanceof BadArguments ? 2 : 1;
}
